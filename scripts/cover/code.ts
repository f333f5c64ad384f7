/** Which files of the engine name a rule, and how: in its code, or only in a comment. */

import { filesIn } from './files.ts';
import { book } from './rules.ts';

/** Names of rules, and no code. */
const TABLES: readonly string[] = ['engine/game/state/concepts.ts', 'engine/game/state/behaviours.ts'];
const GAME = 'engine/game/';

/** Paths from the project's root, in their order. */
export interface Named {
  /** Carried out in code: the rule of a step, of a refusal or of another value, so that users see it cited. */
  readonly code: readonly string[];
  /** Said in a comment of what carries it out. */
  readonly comments: readonly string[];
}

export const namedIn = (root: string): ReadonlyMap<string, Named> => {
  const code = new Map<string, string[]>();
  const comments = new Map<string, string[]>();
  for (const { path, text } of filesIn(root, 'engine', '.ts'))
    if (!TABLES.includes(path)) {
      const parts = partsOf(text);
      const isGame = path.startsWith(GAME);
      for (const name of namesInCode(parts.code, isGame)) listUnder(code, name, path);
      for (const name of namesInComments(parts.comments, isGame)) listUnder(comments, name, path);
    }
  const names = new Set([...code.keys(), ...comments.keys()]);
  return new Map([...names].map(name => [name, { code: code.get(name) ?? [], comments: comments.get(name) ?? [] }]));
};

const listUnder = (lists: Map<string, string[]>, name: string, path: string): void => {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [path]);
  else list.push(path);
};

/** Strings are taken first, so that what looks like a comment inside one is none. */
const PIECES = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** A source text without its comments, and its comments. */
export const partsOf = (text: string): { readonly code: string; readonly comments: string } => {
  const comments: string[] = [];
  const code = text.replace(PIECES, piece => {
    if (!/^\/[/*]/.test(piece)) return piece;
    comments.push(piece);
    return '';
  });
  return { code, comments: comments.join('\n') };
};

/**
 * A word without a dot is mostly no rule (`'kill'` is an instruction, too, and a word of sentences): it counts where a rule
 * is due, as the first of a step's or a refusal's, and in comments; both in the game's own rooms only.
 */
export const namesInCode = (code: string, inGame: boolean): ReadonlySet<string> =>
  conceptsOf([
    ...namesOf(code, /'([a-z0-9-]+(?:\.[a-z0-9-]+)+)'/g),
    ...(inGame ? namesOf(code, /(?:\btell\(\s*|\brules: \[)'([a-z-]+)'/g) : []),
  ]);

/** `keyword.*.characteristic` names the rule of each keyword. */
export const namesInComments = (comments: string, inGame: boolean): ReadonlySet<string> =>
  conceptsOf([
    ...namesOf(comments, /`([a-z0-9*-]+(?:\.[a-z0-9*-]+)+)`/g),
    ...(inGame ? namesOf(comments, /`([a-z-]+)`/g) : []),
  ]);

const namesOf = (text: string, form: RegExp): readonly string[] =>
  [...text.matchAll(form)].map(([, name = '']) => name);

const conceptsOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.flatMap(matching));

/** The concepts of this name; `*` stands for one part of it, or, at the end, for all that is under it. */
export const matching = (name: string): readonly string[] => {
  if (!name.includes('*')) return book.concepts.has(name) ? [name] : [];
  const parts = name
    .replace(/\.\*$/, '')
    .split('.')
    .map(part => (part === '*' ? '[a-z0-9-]+' : part));
  const form = new RegExp(`^${parts.join('\\.')}${name.endsWith('.*') ? '(?:\\..+)?' : ''}$`);
  return [...book.concepts.keys()].filter(concept => form.test(concept));
};
