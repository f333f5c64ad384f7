/** `rule`: rules, and what was answered about them, by a number, a concept, a keyword or words. */
import { type FoundRule, inBook, missingInBook, unknownEdition } from '../../../rules-db/books/find.ts';
import { ask } from '../../../rules-db/search/search.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import { citedWith, homesOf, numberIn } from '../about/asked.ts';
import { nearIt } from '../about/near.ts';
import { RefusedRequest } from '../refused.ts';
import type { ChatAnswer } from './answer.ts';
import { editionAsked } from './reading.ts';
import { RESULTS } from './results.ts';
import { bookRuleFound, type Found, foundBy, ruleFound } from './ruleFound.ts';
import { andMore } from './shortened.ts';
import type { ReadArguments } from './tools/tool.ts';

export const rule = (book: RuleBook, asked: ReadArguments): ChatAnswer => {
  const query = asked.text('query').trim().replace(/\s+/g, ' ');
  const said = citedWith(query);
  const edition = editionOf(book, asked, said.named);
  const exact = exactly(book, said.asked, edition, query);
  if (exact !== undefined) return answer({ query, edition, results: exact.results, notes: exact.notes });
  const {
    results,
    notes,
    meant,
    edition: searched,
  } = ask(book, query, { edition, limit: asked.number('limit') ?? RESULTS });
  const found = results.flatMap(result => foundBy(book, result, searched) ?? []);
  return answer({
    query,
    edition: searched,
    results: found,
    notes: [
      ...notes,
      ...(meant === undefined ? [] : [`Searched as: ${meant}.`]),
      ...(found.length > 0
        ? [WORDS_ALONE]
        : [`Nothing was found in edition ${searched}. Fewer or other words may find more.`]),
    ],
  });
};

const WORDS_ALONE =
  'Found by words, the best first: whether one of them decides the question is for whoever reads them. To have it decided, write the position as a scenario and check it.';

interface Told {
  readonly query: string;
  readonly edition: BookEdition;
  readonly results: readonly Found[];
  readonly notes: readonly string[];
}

/** An edition named in the words goes before the argument. */
const editionOf = (book: RuleBook, asked: ReadArguments, named: string | undefined): BookEdition => {
  if (named === undefined) return editionAsked(asked).edition;
  if (book.editions.includes(named)) return named;
  throw new RefusedRequest(`There is no edition “${named}” of the core rules; there are ${book.editions.join(', ')}.`);
};

type Exact = Pick<Told, 'results' | 'notes'>;

/** What is named exactly: undefined where it is words. */
const exactly = (book: RuleBook, asked: string, edition: BookEdition, query: string): Exact | undefined => {
  const other = inBook(book, query);
  if (other !== undefined && /^\d/.test(other.rest)) return inOtherBook(book, other);
  const concept = book.concepts.get(asked.toLowerCase())?.id ?? book.keywords.get(asked.toLowerCase())?.concept;
  const number = concept === undefined ? numberIn(asked) : book.numbersOf(concept, edition)[0];
  if (concept !== undefined && number === undefined)
    return nothing(`Edition ${edition} has no rule ${concept}. ${homesOf(book, concept)}`);
  if (number === undefined) return named(book, asked, edition);
  const found = book.rule(number, edition);
  if (found !== undefined) return { results: [ruleFound(book, found, 'whole')], notes: [] };
  const homes = book.editions.flatMap(each => (each !== edition && book.rule(number, each) !== undefined ? each : []));
  const elsewhere =
    homes.length === 0 ? '' : ` Edition ${homes.join(', ')} ${homes.length === 1 ? 'has' : 'have'} one of that number.`;
  return nothing(`Edition ${edition} has no rule ${number}.${elsewhere} ${nearIt(book, number, edition)}`);
};

const nothing = (note: string): Exact => ({ results: [], notes: [note] });

const inOtherBook = (book: RuleBook, asked: NonNullable<ReturnType<typeof inBook>>): Exact => {
  const { book: own, rest, unknownDate } = asked;
  if (unknownDate !== undefined) return nothing(unknownEdition(own, unknownDate));
  const rule = own.rule(rest.replace(/\.$/, ''));
  if (rule === undefined) return nothing(missingInBook(own, rest));
  return { results: [bookRuleFound(book, { book: own, rule } satisfies FoundRule)], notes: [] };
};

/** `faq equal-might`, `ruling vision-trash`, as scenarios cite them. */
const named = (book: RuleBook, asked: string, edition: BookEdition): Exact | undefined => {
  const [, kind, name] = /^(faq|ruling)\s+([\w-]+)(?:\s*\(.*\))?$/i.exec(asked) ?? [];
  const entry =
    name === undefined ? undefined : book.entry(kind?.toLowerCase() === 'faq' ? 'faq' : 'ruling', name.toLowerCase());
  if (entry === undefined) return undefined;
  const result = { kind: entry.kind, id: entry.id, title: entry.question, edition, excerpt: entry.answer };
  return { results: [foundBy(book, result, edition) ?? []].flat(), notes: [] };
};

const answer = (told: Told): ChatAnswer => ({ text: textOf(told), data: { ...told } });

const textOf = ({ edition, results, notes }: Told): string =>
  [
    ...(results.length === 0 ? [] : [`Edition ${edition}, in this project's words, not the official ones.`]),
    ...results.flatMap(foundLines),
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ].join('\n');

const foundLines = (found: Found): readonly string[] => {
  const {
    cite,
    title,
    text,
    doubt,
    note,
    rules = [],
    below = [],
    elsewhere = [],
    clarified = [],
    related = [],
    holdsIn,
    path,
  } = found;
  return [
    '',
    `${cite}: ${title}${doubt === undefined ? '' : ` [${doubt}]`}`,
    ...(path === undefined ? [] : [`  in ${path}`]),
    ...(text === '' || text === title ? [] : [`  ${text}`]),
    ...(note === undefined ? [] : [`  ${note}`]),
    ...(holdsIn === undefined ? [] : [`  Holds in ${holdsIn.length === 0 ? 'no edition' : holdsIn.join(', ')}.`]),
    ...(rules.length === 0 ? [] : [`  By ${rules.join('; ')}.`]),
    ...clarified.map(each => `  Clarified: ${each}`),
    ...below.map(each => `  - ${each}`),
    ...(elsewhere.length === 0 ? [] : [`  In other editions: ${elsewhere.join('; ')}.`]),
    ...related.map(each => `  - ${each.question} ${each.cite}${each.doubt === undefined ? '' : ` [${each.doubt}]`}`),
    ...andMore(found.relatedLeftOut ?? 0, 'answers about it').map(line => `  ${line}`),
  ];
};
