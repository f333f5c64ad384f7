/** Nothing that the publisher says is repeated here. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../rules-db/book.ts';
import { allCards } from '../../rules-db/cards.ts';
import { packedHashes } from '../../scripts/phraseHashes.ts';
import { copiedFrom, PACKED } from '../official/copied.ts';
import { describeWithTexts } from '../official/needed.ts';
import { CANARY, packHashes, passageFinder, phraseHashesOf } from '../official/phraseHashes.ts';
import { areAtHand, officialTexts } from '../official/texts.ts';
import { fromRoot, projectFiles } from './support/root.ts';

const BINARY = /\.(bin|png|ico)$/;

interface Said {
  readonly of: string;
  readonly text: string;
}

const files = (): readonly Said[] =>
  projectFiles()
    .filter(file => !BINARY.test(file) && file !== 'package-lock.json')
    .map(file => ({ of: file, text: readFileSync(fromRoot(file), 'utf8') }));

/** Every text of the data, by itself: in a file it may be told in pieces. */
const textsIn = (of: string, value: unknown): readonly Said[] => {
  if (typeof value === 'string') return [{ of, text: value }];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(each => textsIn(of, each)) : [];
};

const data = (): readonly Said[] => {
  const { concepts, entries, keywords, errata, books } = loadRuleBook();
  return [
    ...[...concepts].flatMap(([id, concept]) => textsIn(id, concept)),
    ...entries.flatMap(entry => textsIn(entry.id, entry)),
    ...[...keywords].flatMap(([name, keyword]) => textsIn(name, keyword)),
    ...errata.flatMap(erratum => textsIn(erratum.card, erratum)),
    ...books.flatMap(({ prefix, rules }) => rules().flatMap(rule => textsIn(`${prefix} ${rule.number}`, rule))),
    ...allCards().map(({ name, text }) => ({ of: name, text })),
  ];
};

const copied = (all: readonly Said[]): readonly string[] =>
  all.flatMap(({ of, text }) =>
    copiedFrom(text)
      .filter(({ words }) => isConfirmed(words))
      .map(({ line, words }) => `${of}:${line}: ${words}`),
  );

/** Where the texts are at hand they have the last word: a hash could be met by chance. */
const isConfirmed = (words: string): boolean =>
  !areAtHand || phraseHashesOf(words).some(run => officialRuns().has(run));

let kept: ReadonlySet<string> | undefined;
const officialRuns = (): ReadonlySet<string> => {
  kept ??= new Set(officialTexts().flatMap(({ text }) => phraseHashesOf(text)));
  return kept;
};

// A million hashes: seconds on a machine that has nothing else to do.
describe('ten words in a row of an official text', { timeout: 120_000 }, () => {
  it('stand in no file of this repository', () => {
    const all = files();
    expect(all.length).toBeGreaterThan(800);
    expect(copied(all)).toEqual([]);
  });

  it('stand in no concept, entry, keyword, erratum, card or rule of another book', () => {
    const all = data();
    expect(all.length).toBeGreaterThan(5000);
    expect(copied(all)).toEqual([]);
  });

  it('would be found, whatever their case and signs, and not when there are nine', () => {
    expect(copiedFrom(`It says:\n"${CANARY.toUpperCase().replace(' ', ',\\n')}" …`)).toEqual([
      { line: 2, words: CANARY },
    ]);
    const [begin, end] = [CANARY.split(' ').slice(0, 9), CANARY.split(' ').slice(-9)].map(words => words.join(' '));
    expect(copiedFrom(`${begin}; ${end}`)).toEqual([]);
    // The rules of five editions, FAQs, errata and cards.
    expect(PACKED.length).toBeGreaterThan(900_000);
  });
});

describe('packed runs', () => {
  const text = Array.from({ length: 3000 }, (_, at) => `word${(at * 7919) % 1009}`).join(' ');
  const runs = phraseHashesOf(text);

  it('are found again, each of them and no other', () => {
    expect(runs).toHaveLength(2991);
    expect(passageFinder(packHashes(runs))(text)).toEqual([{ line: 1, words: text }]);
    expect(passageFinder(packHashes(runs))(text.replaceAll('word', 'ward'))).toEqual([]);
    expect(passageFinder(packHashes([]))(text)).toEqual([]);
  });

  it('are the same whatever their order, and however often they come', () => {
    expect(packHashes([...runs, ...runs].toReversed())).toEqual(packHashes(runs));
  });

  it('hold nothing of the words themselves', () => {
    const packed = packHashes(runs);
    expect(packed).toHaveLength(256 ** 2 + 5 * new Set(runs).size);
    expect(packed.includes('word')).toBe(false);
  });
});

describeWithTexts('the hashes of the official runs', () => {
  it('are those of the texts at hand: `npm run phrase-hashes` makes them anew', () => {
    expect(packedHashes().equals(PACKED)).toBe(true);
  });
});
