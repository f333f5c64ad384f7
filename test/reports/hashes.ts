/**
 * A file of lines for each file of scenarios, with a line a scenario and edition: a hash of all that its report says is so, one
 * of the words that say it, and which it is. A line depends on its own scenario alone, so that adding one touches no other.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ScenarioText } from './scenarios.ts';

/** From the project's root; below it the paths are those of the files of scenarios, each with this ending more. */
const HASHES = 'test/reports/hashes';
const ENDING = '.txt';

interface Hash {
  readonly facts: string;
  readonly words: string;
}

/** By where: `examples/damage.rift, Tank first, 1.4`. */
export type Hashes = ReadonlyMap<string, Hash>;

/** By the file of scenarios, then by the scenario: `Tank first, 1.4`. */
export type ListedHashes = ReadonlyMap<string, Hashes>;

const scenarioOf = ({ name, edition }: ScenarioText): string => `${name}, ${edition}`;

export const whereOf = (text: ScenarioText): string => `${text.file}, ${scenarioOf(text)}`;

export const hashesOf = (texts: Iterable<ScenarioText>): ListedHashes => {
  const listed = new Map<string, Map<string, Hash>>();
  for (const text of texts) {
    const ofFile = listed.get(text.file) ?? new Map<string, Hash>();
    listed.set(text.file, ofFile);
    ofFile.set(scenarioOf(text), {
      facts: hashOf(text.lines.map(({ fact }) => fact)),
      words: hashOf(text.lines.map(({ words }) => words)),
    });
  }
  return listed;
};

/** 40 bits: of 10,000 changed reports one goes unnoticed with a chance of one in a hundred million. */
const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 10);

export const printHashes = (hashes: Hashes): string =>
  [...hashes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([scenario, { facts, words }]) => `${facts} ${words} ${scenario}\n`)
    .join('');

export const parseHashes = (text: string): Hashes =>
  new Map(
    text
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const [facts = '', words = ''] = line.split(' ', 2);
        return [line.slice(facts.length + words.length + 2), { facts, words }];
      }),
  );

/** The texts that list hashes, by the file of scenarios. */
export const hashTexts = (root: string): ReadonlyMap<string, string> => {
  const folder = path.join(root, HASHES);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith(ENDING))
      .sort()
      .map(name => [
        name.slice(0, -ENDING.length).replaceAll(path.sep, '/'),
        readFileSync(path.join(folder, name), 'utf8'),
      ]),
  );
};

export const readHashes = (root: string): ListedHashes =>
  new Map([...hashTexts(root)].map(([file, text]) => [file, parseHashes(text)]));

/** In the place of what is listed. Of `removed` files there are no scenarios any more. */
export const writeHashes = (root: string, listed: ListedHashes, removed: readonly string[] = []): void => {
  const pathOf = (file: string): string => path.join(root, HASHES, `${file}${ENDING}`);
  for (const file of removed) rmSync(pathOf(file), { force: true });
  for (const [file, hashes] of listed) {
    mkdirSync(path.dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), printHashes(hashes));
  }
};

/** By where each is. */
export const inOneList = (listed: ListedHashes): Hashes =>
  new Map([...listed].flatMap(([file, hashes]) => [...hashes].map(([at, hash]) => [`${file}, ${at}`, hash] as const)));

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
