/** The published rules of each edition, rule by rule. */
import { readFileSync } from 'node:fs';
import type { Edition } from '../../engine/game/state/editions.ts';
import { TEXTS } from '../official/texts.ts';

/** Lines whose number a page broke in two, by what they begin with: `553. 5 …` is rule 553.5. */
const BROKEN: Readonly<Partial<Record<Edition, readonly string[]>>> = {
  '1.0': ['553. 5'],
  '1.1': ['130. 4', '131. 4'],
  '1.2': [
    ...['130. 4', '131. 4', '135. 1', '135. 2', '135.2. a', '135.2. b', '135.2. c'],
    ...['136. 1', '136. 2', '136. 3', '136.3. a', '136.3. b', '312. 3', '313. 4'],
    ...['322. 2', '322. 3', '322.8. a', '322. 9', '322. 11', '352.2. a', '352.2. b'],
    ...['419. 2', '420.1. c', '420.2. a', '454.3.d.1. b', '747. 4'],
  ],
  '1.3': ['359.3.f.3.a. 1', '461. 4', '461.7. b'],
};

/** Lines that repeat a number of the edition, by what they begin with, and why they are no further rule. */
const REPEATED: Readonly<Partial<Record<Edition, Readonly<Record<string, string>>>>> = {
  '1.1': {
    '143. Gear are': 'the heading of the section has this number as well',
    '352.2. , they': 'the rest of an example of 354.3 that names this rule, broken off before the name',
  },
  '1.2': { '744.5. Whether or not': 'two rules were given one number' },
};

/** Lines that another one has swallowed: by the number whose text they stand in, the number that is theirs. */
const SWALLOWED: Readonly<Partial<Record<Edition, Readonly<Record<string, string>>>>> = {
  '1.3': { '390.5.b': '391' },
};

/** Numbers that the publisher left out, by the one after them: no line of the document bears them or says what they would. */
const LEFT_OUT: Readonly<Partial<Record<Edition, Readonly<Record<string, string>>>>> = {
  '1.0': { '577.2': '577.1' },
  // The steps of the third layer were numbered as if each began a list of its own.
  '1.1': { '450.3.d.1': '450.3.d', '450.3.e.1': '450.3.e', '450.3.f.0.a': '450.3.f.0', '450.3.g.1': '450.3.g' },
  '1.2': { '721.1': '721' },
};

/** Where chapters begin: the numbers before them were kept free. */
const CHAPTERS = ['050', '100', '300', '500', '649', '700', '800'];

export interface PublishedRules {
  /** As the document has them. */
  readonly numbers: readonly string[];
  /** What the document says under each number, with its examples. */
  readonly texts: ReadonlyMap<string, string>;
  /** Lines without a number, or with one that there was already and nothing above explains. */
  readonly unexplained: readonly string[];
  /** Numbers within a text that no "rule" or "see" refers to: a line that was swallowed may begin there. */
  readonly inside: readonly string[];
  /** Numbers that were passed over for no reason that is listed above, each with the one after. */
  readonly gaps: readonly string[];
  /** What is listed above and is not in the document. */
  readonly unused: readonly string[];
}

/** One rule a line, its number first; a step's own label after it (`323.5. 3b. …`) is no part of it. */
export const rulesOf = (edition: Edition): PublishedRules => {
  const [title = '', ...lines] = readFileSync(pathOf(edition), 'utf8').trim().split('\n');
  const texts = new Map<string, string>();
  const { [edition]: swallowed = {} } = SWALLOWED;
  const { [edition]: repeated = {} } = REPEATED;
  const unused = new Set([...(BROKEN[edition] ?? []), ...Object.keys(repeated), ...Object.keys(swallowed)]);
  const unexplained: string[] = [];
  for (const line of NUMBER.test(title) ? [title, ...lines] : lines) {
    const listed = [...unused].find(each => line.startsWith(`${each} `) || line.startsWith(`${each}:`));
    if (listed !== undefined) unused.delete(listed);
    if (listed !== undefined && listed in repeated) continue;
    const number = listed?.replace(' ', '') ?? NUMBER.exec(line)?.[1];
    if (number === undefined || texts.has(number)) {
      unexplained.push(line);
      continue;
    }
    const text = line.slice(line.indexOf(' ') + 1);
    const within = swallowed[number];
    const at = within === undefined ? -1 : text.indexOf(`${within}. `);
    texts.set(number, at < 0 ? text : text.slice(0, at));
    if (within === undefined || at < 0) continue;
    unused.delete(number);
    texts.set(within, text.slice(at + within.length + 2));
  }
  const inside = [...texts].flatMap(([number, text]) =>
    [...text.matchAll(WITHIN)].map(([found]) => `${number}: ${found}`),
  );
  const passed = gapsOf([...texts.keys()]);
  const leftOut = Object.entries(LEFT_OUT[edition] ?? {}).map(([before, missing]) => `${missing} before ${before}`);
  return {
    numbers: [...texts.keys()],
    texts,
    unexplained,
    inside,
    gaps: passed.filter(gap => !leftOut.includes(gap)),
    unused: [...unused, ...leftOut.filter(gap => !passed.includes(gap))],
  };
};

/**
 * What has to be there for a number to be the next: for 3 its 2, for c its b, for a first one what it stands under. Written
 * out here once more, so that the reader of imports is not held to itself.
 */
const gapsOf = (numbers: readonly string[]): readonly string[] => {
  const known = new Set(numbers);
  return numbers.flatMap((number, at) => {
    if (at === 0 || CHAPTERS.includes(number)) return [];
    const [, above = '', last = ''] = /^(?:(.*)\.)?([^.]+)$/.exec(number) ?? [];
    const value = /\d/.test(last) ? Number(last) : last.charCodeAt(0) - 96;
    const sibling = /\d/.test(last) ? String(value - 1).padStart(above === '' ? 3 : 1, '0') : LETTERS.charAt(value - 2);
    const before = above !== '' && value === 1 ? above : [above, sibling].filter(part => part !== '').join('.');
    if (known.has(before)) return [];
    known.add(before);
    return [`${before} before ${number}`];
  });
};
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A number with nothing before it that refers: glued to a word, or after the stop of a sentence. */
const WITHIN = /(?<![\d.])(?<!\b(?:rules?|See|see|and|or|through|to) )\d{3}(?:\.(?:\d{1,2}|[a-z]))*\.? (?=[“"]?[A-Z])/g;

const NUMBER = /^(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.? /;

const pathOf = (edition: Edition) => new URL(`rules/core-rules-${edition}.txt`, TEXTS);
