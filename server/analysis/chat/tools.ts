/**
 * The four tools that a chat assistant is given, as data: their names, what they take and what they answer, in JSON Schema. Every
 * front end that offers them (`server/mcp/`) offers these.
 */
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import { EDITIONS, NEWEST } from '../../../engine/game/state/editions.ts';
import { STATUSES } from '../../../engine/scenario/report/report.ts';
import { STANDINGS } from '../../../rules-db/types.ts';

export const CHAT_TOOL_NAMES = ['check', 'explain', 'rule', 'card'] as const;
export type ChatToolName = (typeof CHAT_TOOL_NAMES)[number];

/** JSON Schema of a value. */
export type Schema = Readonly<Record<string, unknown>>;

/** One argument: `most` is its largest length in characters, or its largest number. */
export type ChatArgument =
  | { readonly type: 'string'; readonly about: string; readonly most: number; readonly isRequired?: true }
  | { readonly type: 'integer'; readonly about: string; readonly least: number; readonly most: number }
  | { readonly type: 'boolean'; readonly about: string };

export interface ChatTool {
  readonly name: ChatToolName;
  readonly title: string;
  readonly about: string;
  readonly takes: Readonly<Record<string, ChatArgument>>;
  /** Of the data that it answers with. */
  readonly answers: Schema;
}

/** Results for words, unless more or fewer are asked for. */
export const RESULTS = 7;

/** Characters of words that are looked up, and of a line or a name. */
const WORDS = 500;

const string = { type: 'string' } as const;
const number = { type: 'integer', minimum: 0 } as const;
const boolean = { type: 'boolean' } as const;
const listOf = (items: Schema) => ({ type: 'array', items }) as const;
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values }) as const;

/** A property that may be left out. */
interface Optional {
  readonly optional: Schema;
}
const maybe = (optional: Schema): Optional => ({ optional });
const isOptional = (property: Schema | Optional): property is Optional => 'optional' in property;

/** An object that has these properties and no other. */
const object = (properties: Readonly<Record<string, Schema | Optional>>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, isOptional(property) ? property.optional : property]),
  ),
  required: Object.entries(properties).flatMap(([name, property]) => (isOptional(property) ? [] : [name])),
  additionalProperties: false,
});

const TEXT: ChatArgument = {
  type: 'string',
  isRequired: true,
  most: BOUNDS.fileBytes,
  about: `The text itself, not a path: one or more scenarios (and cards) in the .rift language, or Markdown with \`\`\`rift fences. At most ${inFigures(BOUNDS.fileBytes)} bytes.`,
};
const SCENARIO: ChatArgument = {
  type: 'string',
  most: WORDS,
  about:
    'Only the scenario with this name, or with this in its name; without it, all of them (check) or the first (explain).',
};
const EDITION: ChatArgument = {
  type: 'string',
  most: 40,
  about: `The edition of the core rules: ${EDITIONS.join(', ')}, or one "as printed" (without the publisher's clarifications). A scenario's own edition line goes before it. By default ${NEWEST}, the newest.`,
};
const PICTURE: ChatArgument = { type: 'boolean', about: 'Whether the board is to be drawn as a picture as well.' };

const EXPECTATION = object({
  line: number,
  outcome: oneOf(['holds', 'does not hold', 'not decided']),
  says: string,
});
const QUESTION = object({ line: number, asks: string, answer: string, cite: maybe(string), because: string });
const STEP = object({ line: number, does: string, cite: maybe(string), note: maybe(string) });
const FIX = object({ title: string, write: maybe(string) });
const PROBLEM = object({
  line: number,
  severity: oneOf(['error', 'warning', 'information', 'hint']),
  code: maybe(string),
  says: string,
  cite: maybe(string),
  fixes: listOf(FIX),
});
const RUN = object({
  edition: string,
  verdict: oneOf(STATUSES),
  expectations: listOf(EXPECTATION),
  questions: listOf(QUESTION),
  steps: listOf(STEP),
  stepsLeftOut: number,
  assumed: listOf(string),
  withoutText: listOf(string),
});

const CHECK: ChatTool = {
  name: 'check',
  title: 'Check a scenario',
  about:
    'Runs written scenarios of Riftbound by the rules engine. Answers the verdict of each, what is wrong (line, reason, what would be right), the answers to its questions and expectations, and every step with its rule, in each edition that it names. Claims of everything that can come (can force, it is possible that) are explored within a few seconds; what was not decided is said. To write scenarios, read the resource riftbench:///language first, or ask once with language: true.',
  takes: {
    text: TEXT,
    scenario: SCENARIO,
    edition: EDITION,
    steps: { type: 'boolean', about: 'Whether the steps are told. By default they are.' },
    language: {
      type: 'boolean',
      about:
        'Whether the language is told with the answer, on one page: for whoever cannot read the resource and has not seen it.',
    },
    picture: PICTURE,
  },
  answers: object({
    scenarios: listOf(
      object({ name: string, line: number, verdict: oneOf(STATUSES), answers: listOf(string), editions: listOf(RUN) }),
    ),
    scenariosLeftOut: number,
    notRun: listOf(object({ name: string, line: number, why: string })),
    notRunLeftOut: number,
    cards: listOf(object({ name: string, line: number, isRead: boolean })),
    cardsLeftOut: number,
    problems: listOf(PROBLEM),
    problemsLeftOut: number,
    board: listOf(string),
    language: maybe(string),
  }),
};

const ACT = object({ line: string, asks: maybe(string) });
const EXPLAIN: ChatTool = {
  name: 'explain',
  title: 'What is legal here, and why not',
  about:
    'Plays a scenario up to a line and tells the board there, who has to act, every legal act as a line that could be written next, and what players would try and may not, each with its rule. With "act" it tells whether that one line is legal there, or every reason against it. Of a line that fails or is refused it tells why, and which single change of the board would make it right.',
  takes: {
    text: TEXT,
    scenario: SCENARIO,
    edition: {
      ...EDITION,
      about: `${EDITION.about} Of a scenario that names several, the one to tell; without it, the newest of them.`,
    },
    line: {
      type: 'integer',
      least: 1,
      most: 10_000_000,
      about: 'The line of the text after which it is asked, counted from 1. By default the last line of the scenario.',
    },
    act: {
      type: 'string',
      most: WORDS,
      about: 'A line that somebody would like to play there: Ana assigns 7 to Wall',
    },
    picture: PICTURE,
  },
  answers: object({
    scenario: string,
    edition: string,
    line: number,
    after: maybe(string),
    board: listOf(string),
    act: maybe(object({ line: string, isLegal: boolean, problems: listOf(PROBLEM) })),
    legal: listOf(
      object({ player: string, kind: string, acts: listOf(ACT), leftOut: number, unlisted: maybe(string) }),
    ),
    lines: listOf(string),
    refused: listOf(object({ player: string, line: string, why: string, cite: maybe(string) })),
    refusedLeftOut: number,
    problems: listOf(PROBLEM),
    changes: maybe(object({ makeItRight: listOf(string), tried: number, isComplete: boolean })),
    notes: listOf(string),
  }),
};

const RELATED = object({ cite: string, question: string, standing: oneOf(STANDINGS), doubt: maybe(string) });
const RULE: ChatTool = {
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
};

const CARD: ChatTool = {
  name: 'card',
  title: 'Look up a card',
  about:
    'Tells what a card of Riftbound does, in the sentences that the engine runs; words of it that do not run; where it is banned; its corrections; and FAQ entries and rulings about it.',
  takes: {
    name: {
      type: 'string',
      isRequired: true,
      most: WORDS,
      about: 'Its name, or words of the name that no other card has.',
    },
    edition: { ...EDITION, about: 'Answers that hold in this edition come first. By default the newest.' },
  },
  answers: object({
    name: string,
    cite: string,
    says: listOf(string),
    evidence: string,
    notRun: listOf(string),
    bans: listOf(string),
    corrections: listOf(object({ source: string, was: string, now: string })),
    answers: listOf(object({ cite: string, question: string })),
    answersLeftOut: number,
  }),
};

export const CHAT_TOOLS: readonly ChatTool[] = [CHECK, EXPLAIN, RULE, CARD];

/** What a tool takes, as JSON Schema. */
export const inputSchema = ({ takes }: ChatTool): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(takes).map(([name, argument]) => [name, argumentSchema(argument)])),
  required: Object.entries(takes).flatMap(([name, argument]) => ('isRequired' in argument ? [name] : [])),
  additionalProperties: false,
});

const argumentSchema = (argument: ChatArgument): Schema => {
  const { type, about: description } = argument;
  if (type === 'string') return { type, description, maxLength: argument.most };
  return type === 'integer'
    ? { type, description, minimum: argument.least, maximum: argument.most }
    : { type, description };
};
