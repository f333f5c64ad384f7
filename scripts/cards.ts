/** The library's cards against their prints, for `scripts/cards.mjs`. */
import { allCards } from '../rules-db/cards.ts';
import {
  type Differences,
  differing,
  featuresOfOurs,
  featuresOfPrint,
  type Hashes,
  hashesOf,
} from '../test/official/prints/compare.ts';
import { ourLines } from '../test/official/prints/ours.ts';
import { printedLines, readPrints } from '../test/official/prints/printed.ts';

export interface Found {
  /** What is to be kept of the prints. */
  readonly hashes: Hashes;
  /** Each card that differs and is not listed as it is, to be read. */
  readonly open: readonly string[];
  /** What is listed, and does not differ any more. */
  readonly settled: readonly string[];
  /** Printed cards that the library lacks, by set. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  readonly compared: number;
}

export const comparePrints = (listed: Differences): Found => {
  const prints = readPrints();
  const cards = allCards().filter(({ name }) => prints.has(name));
  const hashes: Record<string, string> = {};
  const open: string[] = [];
  const differ = new Set<string>();
  for (const card of cards) {
    const print = prints.get(card.name);
    if (print === undefined) continue;
    const theirs = featuresOfPrint(print, card.tree.type?.text ?? '');
    const ours = featuresOfOurs(card);
    const kept = hashesOf(card.name, theirs);
    hashes[card.name] = kept;
    const features = differing(card, kept);
    if (features.length === 0) continue;
    differ.add(card.name);
    const recorded = listed[card.name]?.ours ?? {};
    const same =
      features.every(each => recorded[each] === ours[each]) && Object.keys(recorded).length === features.length;
    if (same) continue;
    const row = { ours: Object.fromEntries(features.map(each => [each, ours[each]])), because: '' };
    open.push(
      [
        `${card.name} (${card.set})`,
        `  print  ${printedLines(print)
          .map(({ text }) => text)
          .join(' | ')}`,
        `  ours   ${ourLines(card.tree)
          .map(({ text }) => text)
          .join(' | ')}`,
        ...features.map(each => `  ${each}: ${theirs[each]} -> ${ours[each]}`),
        `  ${JSON.stringify(card.name)}: ${JSON.stringify(row)}`,
      ].join('\n'),
    );
  }
  const known = new Set(allCards().map(({ name }) => name));
  const missing: Record<string, string[]> = {};
  for (const { name, set } of prints.values()) {
    if (!known.has(name)) missing[set] = [...(missing[set] ?? []), name];
  }
  return {
    hashes: Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))),
    open,
    settled: Object.keys(listed).filter(name => !differ.has(name)),
    missing,
    compared: cards.length,
  };
};
