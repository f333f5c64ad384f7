/** What a tool for chats is: what it takes and answers, in JSON Schema, and who answers. */
import { BOUNDS, inFigures } from '../../../../engine/bounds.ts';
import { EDITIONS, NEWEST } from '../../../../engine/game/state/editions.ts';
import type { RuleBook } from '../../../../rules-db/types.ts';
import type { ChatAnswer } from '../answer.ts';

/** JSON Schema of a value. */
export type Schema = Readonly<Record<string, unknown>>;

/** One argument: `most` is its largest length in characters, or its largest number. */
export type ChatArgument =
  | { readonly type: 'string'; readonly about: string; readonly most: number; readonly isRequired?: true }
  | { readonly type: 'integer'; readonly about: string; readonly least: number; readonly most: number }
  | { readonly type: 'boolean'; readonly about: string };

export interface ChatTool {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly takes: Readonly<Record<string, ChatArgument>>;
  /** Of the data that it answers with. */
  readonly answers: Schema;
  /** Loaded where it is asked: whoever only lists the tools needs nothing of the rules. */
  readonly answer: () => Promise<(book: RuleBook, asked: ReadArguments, running: Running) => ChatAnswer>;
}

export interface ReadArguments {
  /** Empty where it is not given. */
  readonly text: (name: string) => string;
  readonly number: (name: string) => number | undefined;
  readonly has: (name: string) => boolean;
  /** Undefined where it is not given. */
  readonly flag: (name: string) => boolean | undefined;
}

/** What ends a run: the clock in milliseconds, the memory in use in megabytes. */
export interface Running {
  readonly now: () => number;
  readonly memory: () => number;
}

/** Characters of words that are looked up, and of a line or a name. */
export const WORDS = 500;

export const string = { type: 'string' } as const;
export const number = { type: 'integer', minimum: 0 } as const;
export const boolean = { type: 'boolean' } as const;
export const listOf = (items: Schema) => ({ type: 'array', items }) as const;
export const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values }) as const;

/** A property that may be left out. */
interface Optional {
  readonly optional: Schema;
}
export const maybe = (optional: Schema): Optional => ({ optional });
const isOptional = (property: Schema | Optional): property is Optional => 'optional' in property;

/** An object that has these properties and no other. */
export const object = (properties: Readonly<Record<string, Schema | Optional>>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, isOptional(property) ? property.optional : property]),
  ),
  required: Object.entries(properties).flatMap(([name, property]) => (isOptional(property) ? [] : [name])),
  additionalProperties: false,
});

export const TEXT: ChatArgument = {
  type: 'string',
  isRequired: true,
  most: BOUNDS.fileBytes,
  about: `The text itself, not a path: one or more scenarios (and cards) in the .rift language, or Markdown with \`\`\`rift fences. At most ${inFigures(BOUNDS.fileBytes)} bytes.`,
};
export const SCENARIO: ChatArgument = {
  type: 'string',
  most: WORDS,
  about:
    'Only the scenario with this name, or with this in its name; without it, all of them (check) or the first (explain).',
};
export const EDITION: ChatArgument = {
  type: 'string',
  most: 40,
  about: `The edition of the core rules: ${EDITIONS.join(', ')}, or one "as printed" (without the publisher's clarifications). A scenario's own edition line goes before it. By default ${NEWEST}, the newest.`,
};
export const PICTURE: ChatArgument = {
  type: 'boolean',
  about: 'Whether the board is to be drawn as a picture as well.',
};

const FIX = object({ title: string, write: maybe(string) });
export const PROBLEM = object({
  line: number,
  severity: oneOf(['error', 'warning', 'information', 'hint']),
  code: maybe(string),
  says: string,
  cite: maybe(string),
  fixes: listOf(FIX),
});
