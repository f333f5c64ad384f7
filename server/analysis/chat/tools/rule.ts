import { STANDINGS } from '../../../../rules-db/types.ts';
import { RESULTS } from '../results.ts';
import { type ChatTool, EDITION, listOf, maybe, number, object, oneOf, string, WORDS } from './tool.ts';

const RELATED = object({ cite: string, question: string, standing: oneOf(STANDINGS), doubt: maybe(string) });
export const RULE = {
  name: 'rule',
  title: 'Look up a rule',
  about:
    "Looks up rules of Riftbound by a number (467.2.c.4, CR 467.2.c.4 (1.5), TR 601.2), a concept's name, a keyword, or in a player's own words. Answers in this project's words, not the official ones: the rule, its number in the edition, what is below it, and FAQ entries and rulings with their standing (whether they hold in that edition).",
  takes: {
    query: {
      type: 'string',
      isRequired: true,
      most: WORDS,
      about: 'A number, a concept, a keyword, or words: can I assign all damage to one unit',
    },
    edition: { ...EDITION, about: 'The edition of the core rules to look in. By default the newest.' },
    limit: { type: 'integer', least: 1, most: 20, about: `The most results for words. By default ${RESULTS}.` },
  },
  answers: object({
    query: string,
    edition: string,
    results: listOf(
      object({
        kind: oneOf(['rule', 'faq', 'ruling', 'card', 'keyword', 'book', 'document']),
        id: string,
        concept: maybe(string),
        cite: string,
        title: string,
        text: string,
        standing: maybe(oneOf(STANDINGS)),
        holdsIn: maybe(listOf(string)),
        doubt: maybe(string),
        note: maybe(string),
        rules: maybe(listOf(string)),
        path: maybe(string),
        below: maybe(listOf(string)),
        elsewhere: maybe(listOf(string)),
        clarified: maybe(listOf(string)),
        related: maybe(listOf(RELATED)),
        relatedLeftOut: maybe(number),
      }),
    ),
    notes: listOf(string),
  }),
  answer: async () => (await import('../rule.ts')).rule,
} as const satisfies ChatTool;
