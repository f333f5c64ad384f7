/**
 * Print against sentence: what each card's print comes to, kept as hashes in prints.json, and where our sentences come to
 * something else, why they mean the same (differences.json). See `scripts/cards.mjs`, which makes the one and asks for
 * the other.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LibraryCard } from '../../../rules-db/cards.ts';
import { FEATURES, type Feature, type Features, featuresOf } from './features.ts';
import { ourLines } from './ours.ts';
import { type Print, printedLines } from './printed.ts';

/** By the card's name: the hashes of its features, in their order. */
export type Hashes = Readonly<Record<string, string>>;

/** A card whose sentences come to something else than its print. */
export interface Difference {
  /** What ours come to, of each feature that differs. */
  readonly ours: Readonly<Partial<Record<Feature, string>>>;
  /** Why that means the same; or, of a card that runs in part (`text`), what does not run. */
  readonly because: string;
}
export type Differences = Readonly<Record<string, Difference>>;

const PRINTS = new URL('prints.json', import.meta.url);
const DIFFERENCES = new URL('differences.json', import.meta.url);

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
export const readHashes = (): Hashes => readJson(PRINTS) as Hashes;
export const readDifferences = (): Differences => readJson(DIFFERENCES) as Differences;

export const featuresOfOurs = ({ tree }: LibraryCard): Features => featuresOf(ourLines(tree), tree.type?.text ?? '');

/** `type`: as ours has it, since the print's own lines tell nothing of it. */
export const featuresOfPrint = (print: Print, type: string): Features => featuresOf(printedLines(print), type);

/** Digits of each feature's hash: enough to see a change, too few to be read back. */
const DIGITS = 6;

/** With the card and the feature in it, so that no two can be compared with one another. */
const hashOf = (name: string, feature: Feature, value: string): string =>
  createHash('sha256').update(`${name}\n${feature}\n${value}`).digest('hex').slice(0, DIGITS);

export const hashesOf = (name: string, features: Features): string =>
  FEATURES.map(each => hashOf(name, each, features[each])).join('');

/** The features in which a card's sentences differ from what was kept of its print. */
export const differing = (card: LibraryCard, kept: string): readonly Feature[] => {
  const ours = hashesOf(card.name, featuresOfOurs(card));
  const part = (hashes: string, at: number): string => hashes.slice(at * DIGITS, (at + 1) * DIGITS);
  return FEATURES.filter((_, at) => part(ours, at) !== part(kept, at));
};
