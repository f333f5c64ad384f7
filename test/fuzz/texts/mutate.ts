/** Texts made wrong: lines and words swapped, dropped, doubled, put elsewhere, and all that no author would write. */
import { PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { KEYWORDS } from '../../../engine/keywords.ts';
import { WORDS } from '../../../engine/language/words/words.ts';
import { pick, type Random } from '../../engine/game/random/chance.ts';

type Mutation = (random: Random, text: string, lines: readonly string[]) => string;

/** Makes a text wrong in a few ways. `lines` are those that may be put in. */
export const mutated = (random: Random, text: string, lines: readonly string[]): string => {
  let out = text;
  for (let count = 1 + random(5); count > 0; count--) out = (pick(random, MUTATIONS) ?? same)(random, out, lines);
  return out;
};

const same: Mutation = (_, text) => text;

const onLines =
  (change: (random: Random, all: string[], at: number, lines: readonly string[]) => void): Mutation =>
  (random, text, lines) => {
    const all = text.split('\n');
    change(random, all, random(all.length), lines);
    return all.join('\n');
  };

/** On what a line is made of: words, numbers, blanks and marks. */
const onWords = (change: (random: Random, all: string[], at: number) => void): Mutation =>
  onLines((random, all, at) => {
    const words = (all[at] ?? '').match(/[\p{L}'-]+|\d+|\s+|[^\s]/gu) ?? [];
    if (words.length > 0) change(random, words, random(words.length));
    all[at] = words.join('');
  });

const swap = (all: string[], a: number, b: number): void => {
  const kept = all[a] ?? '';
  all[a] = all[b] ?? '';
  all[b] = kept;
};

/** A number somewhere in the text, replaced. */
const onNumber =
  (make: (random: Random) => string): Mutation =>
  (random, text) => {
    const found = pick(random, [...text.matchAll(/\d+/g)]);
    if (found === undefined) return text;
    return text.slice(0, found.index) + make(random) + text.slice(found.index + found[0].length);
  };

const inserted =
  (make: (random: Random) => string): Mutation =>
  (random, text) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + make(random) + text.slice(at);
  };

const NUMBERS = ['0', '1', '00', '100', '101', '3000', '9999', '10000', '99999999999', '1e9', '-1', '1.5', '0x10'];
const QUOTES = ['"', '\\"', '“', "'", '""', '"""', '`', '```', '```rift\n'];
const LETTERS = [
  '\u0000',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u200f',
  '\ufeff',
  '\u0085',
  '\u2028',
  '\u001b[31m',
  '\r',
  '\t',
  '\v',
  '\u{1f600}',
  'e\u0301\u0301\u0301',
  'ﬁ',
  'İ',
  'ß',
  '٣',
  '__proto__',
  'constructor',
  'toString',
];
const MARKS = [
  '#',
  ':',
  ',',
  '.',
  '=',
  '(',
  ')',
  '/',
  '\\',
  '\n',
  '\n\n',
  '  ',
  '%',
  '&',
  '<',
  '>',
  ']]>',
  '::error::',
];
const ALL_EDITIONS = `  edition ${PLAYED_EDITIONS.join(', ')}`;
const OPENINGS = [
  'level 3: ',
  'legion: ',
  'when I attack: ',
  'if you control a Poro, ',
  'you may ',
  'choose one: ',
  '(',
];

const MUTATIONS: readonly Mutation[] = [
  onLines((random, all, at) => swap(all, at, random(all.length))),
  onLines((_, all, at) => void all.splice(at, 1)),
  onLines((random, all, at) => void all.splice(at, 1 + random(all.length))),
  onLines((_, all, at) => void all.splice(at, 0, all[at] ?? '')),
  onLines((random, all, at) => {
    const often = Array.from({ length: 2 + random(60) }, () => all[at] ?? '');
    all.splice(at, 0, ...often);
  }),
  onLines((random, all, at, lines) => void all.splice(at, 0, pick(random, lines) ?? '')),
  onLines((random, all, at, lines) => {
    all[at] = pick(random, lines) ?? '';
  }),
  onLines((random, all, at) => {
    all[at] = `${' '.repeat(random(9))}${(all[at] ?? '').trim()}`;
  }),
  onLines((_, all, at) => void all.splice(Math.min(at, 1), 0, ALL_EDITIONS)),
  onWords((random, all, at) => swap(all, at, random(all.length))),
  onWords((_, all, at) => void all.splice(at, 1)),
  onWords((_, all, at) => void all.splice(at, 0, all[at] ?? '', ' ')),
  onWords((random, all, at) => void all.splice(at, 0, pick(random, WORDS) ?? '', ' ')),
  onWords((random, all, at) => {
    all[at] = pick(random, WORDS) ?? '';
  }),
  onWords((random, all, at) => void all.splice(at, 0, ` ${pick(random, KEYWORDS)?.name ?? ''} ${random(5)} `)),
  onWords((random, all, at) => void all.splice(at, 0, (pick(random, OPENINGS) ?? '').repeat(1 + random(150)))),
  onWords((random, all, at) => void all.splice(at, 0, 'x'.repeat(1 + random(5000)))),
  onNumber(random => pick(random, NUMBERS) ?? ''),
  onNumber(random => String(random(200))),
  onNumber(() => '9999'),
  inserted(random => pick(random, QUOTES) ?? ''),
  inserted(random => pick(random, LETTERS) ?? ''),
  inserted(random => pick(random, MARKS) ?? ''),
  (random, text) => text.slice(0, random(text.length + 1)),
  (random, text) => text.slice(random(text.length + 1)),
  (_, text) => text.replaceAll('\n', '\r\n'),
];
