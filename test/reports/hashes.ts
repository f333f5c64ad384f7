/**
 * A line a scenario and edition: where it is, a hash of all that its report says is so, and one of the words that say it. A
 * line depends on its own scenario alone, so that adding one touches no other.
 */
import { createHash } from 'node:crypto';
import type { ScenarioText } from './scenarios.ts';

export const HASHES = 'test/reports/hashes.txt';

/** By where: `examples/damage.rift, Tank first, 1.4`. */
export type Hashes = ReadonlyMap<string, { readonly facts: string; readonly words: string }>;

export const whereOf = ({ file, name, edition }: ScenarioText): string => `${file}, ${name}, ${edition}`;

export const hashesOf = (texts: Iterable<ScenarioText>): Hashes => {
  const hashes = new Map<string, { facts: string; words: string }>();
  for (const text of texts)
    hashes.set(whereOf(text), {
      facts: hashOf(text.lines.map(({ fact }) => fact)),
      words: hashOf(text.lines.map(({ words }) => words)),
    });
  return hashes;
};

/** 40 bits: of 10,000 changed reports one goes unnoticed with a chance of one in a hundred million. */
const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 10);

export const printHashes = (hashes: Hashes): string =>
  [...hashes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([where, { facts, words }]) => `${facts} ${words} ${where}\n`)
    .join('');

export const readHashes = (text: string): Hashes =>
  new Map(
    text
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const [facts = '', words = ''] = line.split(' ', 2);
        return [line.slice(facts.length + words.length + 2), { facts, words }];
      }),
  );

export interface Difference {
  /** What is so is another; or only its words are. */
  readonly facts: readonly string[];
  readonly words: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export const differenceOf = (before: Hashes, after: Hashes): Difference => {
  const both = [...after].flatMap(([where, now]) => {
    const old = before.get(where);
    return old === undefined ? [] : [{ where, old, now }];
  });
  return {
    facts: both.flatMap(({ where, old, now }) => (old.facts === now.facts ? [] : [where])),
    words: both.flatMap(({ where, old, now }) => (old.facts === now.facts && old.words !== now.words ? [where] : [])),
    added: [...after.keys()].filter(where => !before.has(where)),
    removed: [...before.keys()].filter(where => !after.has(where)),
  };
};

/** As one would tell it: each kind with how many they are, and the first of them. */
export const differenceText = ({ facts, words, added, removed }: Difference, most = 20): string =>
  [
    listed('The report says something else is so', facts, most),
    listed('The report says the same in other words', words, most),
    listed('Not listed yet', added, most),
    listed('Listed, and not there any more', removed, most),
  ]
    .filter(text => text !== '')
    .join('\n');

const listed = (what: string, all: readonly string[], most: number): string =>
  all.length === 0
    ? ''
    : [
        `${what} (${all.length}):`,
        ...all.slice(0, most).map(where => `  ${where}`),
        ...(all.length > most ? [`  … and ${all.length - most} more`] : []),
      ].join('\n');
