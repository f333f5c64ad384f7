/** The published texts beside the project, where they are at hand, and what of theirs must not be repeated here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Edition } from '../../engine/game/editions.ts';

export const SHARED = new URL('../../../shared/', import.meta.url);

const RUN = 10;

/** Every ten words in a row of a text, whatever their case and the signs between them. */
export const runsOf = (text: string): readonly string[] => {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
};

/** Rules, seeds and rulings, whole. */
export const publishedTexts = (): readonly string[] =>
  ['rules/', 'seeds/', 'rulings/'].flatMap(folder =>
    readdirSync(new URL(folder, SHARED)).map(name => readFileSync(new URL(folder + name, SHARED), 'utf8')),
  );

/** Lines whose number a page broke in two, by what they begin with: `553. 5 …` is rule 553.5. */
const BROKEN: Readonly<Record<Edition, readonly string[]>> = {
  '1.0': ['553. 5'],
  '1.1': ['130. 4', '131. 4'],
  '1.2': [
    ...['130. 4', '131. 4', '135. 1', '135. 2', '135.2. a', '135.2. b', '135.2. c'],
    ...['136. 1', '136. 2', '136. 3', '136.3. a', '136.3. b', '312. 3', '313. 4'],
    ...['322. 2', '322. 3', '322.8. a', '322. 9', '322. 11', '352.2. a', '352.2. b'],
    ...['419. 2', '420.1. c', '420.2. a', '454.3.d.1. b', '747. 4'],
  ],
  '1.3': ['359.3.f.3.a. 1', '461. 4', '461.7. b'],
  '1.4': [],
};

/** Lines that repeat a number of the edition, by what they begin with, and why they are no further rule. */
const REPEATED: Readonly<Record<Edition, Readonly<Record<string, string>>>> = {
  '1.0': {},
  '1.1': {
    '143. Gear are': 'the heading of the section has this number as well',
    '352.2. , they': 'the rest of an example of 354.3 that names this rule, broken off before the name',
  },
  '1.2': { '744.5. Whether or not': 'two rules were given one number' },
  '1.3': {},
  '1.4': {},
};

export interface PublishedRules {
  /** As the document has them. */
  readonly numbers: readonly string[];
  /** What the document says under each number, with its examples. */
  readonly texts: ReadonlyMap<string, string>;
  /** Lines without a number, or with one that there was already and nothing above explains. */
  readonly unexplained: readonly string[];
  /** What is listed above and is not in the document. */
  readonly unused: readonly string[];
}

/** One rule a line, its number first; a step's own label behind it (`323.5. 3b. …`) is no part of it. */
export const rulesOf = (edition: Edition): PublishedRules => {
  const [title = '', ...lines] = readFileSync(pathOf(edition), 'utf8').trim().split('\n');
  const texts = new Map<string, string>();
  const unused = new Set([...BROKEN[edition], ...Object.keys(REPEATED[edition])]);
  const unexplained: string[] = [];
  for (const line of NUMBER.test(title) ? [title, ...lines] : lines) {
    const listed = [...unused].find(each => line.startsWith(`${each} `) || line.startsWith(`${each}:`));
    if (listed !== undefined) unused.delete(listed);
    if (listed !== undefined && listed in REPEATED[edition]) continue;
    const number = listed?.replace(' ', '') ?? NUMBER.exec(line)?.[1];
    if (number === undefined || texts.has(number)) unexplained.push(line);
    else texts.set(number, line.slice(line.indexOf(' ') + 1));
  }
  return { numbers: [...texts.keys()], texts, unexplained, unused: [...unused] };
};

const NUMBER = /^(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.? /;

const pathOf = (edition: Edition) => new URL(`rules/core-rules-${edition}.txt`, SHARED);

/** The texts are the publisher's, and no part of this repository. */
export const areAtHand = existsSync(pathOf('1.4'));
