/** The tokens of a text, kept in arrays: their kinds, and the room that they take. */
import { BOUNDS } from '../../bounds.ts';
import type { Comment, SyntaxProblem } from '../syntax.ts';

export const T = {
  /** The end of a line that holds tokens. */
  end: 0,
  word: 1,
  string: 2,
  number: 3,
  /** `+2`, `-2` */
  signed: 4,
  /** `4x` */
  count: 5,
  /** `1.4`, `465.2.c.6` */
  dotted: 6,
  comma: 7,
  colon: 8,
  equals: 9,
  other: 10,
  /** The end of a line that continues: the parser passes over it. */
  join: 11,
} as const;

export interface Tokens {
  text: string;
  count: number;
  kind: Uint8Array;
  start: Int32Array;
  end: Int32Array;
  line: Int32Array;
  /** The value of a number, a signed number or a count. */
  value: Int32Array;
  /** The word of the language in lower case, or '' for anything else. */
  word: string[];
  comments: Comment[];
  problems: SyntaxProblem[];
}

/** What is larger is refused by the parser. */
export const LARGEST = BOUNDS.number;

/** Room for the tokens of a text; it grows as they need it. */
export const roomFor = (tokens: number): Tokens => ({
  text: '',
  count: 0,
  kind: new Uint8Array(tokens),
  start: new Int32Array(tokens),
  end: new Int32Array(tokens),
  line: new Int32Array(tokens),
  value: new Int32Array(tokens),
  word: new Array<string>(tokens).fill(''),
  comments: [],
  problems: [],
});

// biome-ignore lint/complexity/useMaxParams: an object for each token would be what the lexer spends its time on.
export const pushToken = (t: Tokens, at: number, kind: number, start: number, end: number, line: number): void => {
  t.kind[at] = kind;
  t.word[at] = '';
  t.start[at] = start;
  t.end[at] = end;
  t.line[at] = line;
};

/** Doubles the room of the typed arrays; what they hold stays. */
export const grow = (t: Tokens): void => {
  const size = t.kind.length * 2;
  const kind = new Uint8Array(size);
  kind.set(t.kind);
  t.kind = kind;
  for (const field of ['start', 'end', 'line', 'value'] as const) {
    const wider = new Int32Array(size);
    wider.set(t[field]);
    t[field] = wider;
  }
};
