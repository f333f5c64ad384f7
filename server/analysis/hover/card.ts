/** A card as it is printed: its facts, its keywords, and its abilities in the sentences that the engine runs. */

import type { CardKeyword, CardTree, WrittenCost } from '../../../engine/language/syntax.ts';
import { capitalized } from '../../../engine/lists.ts';
import { bansOf, banText } from '../../../rules-db/bans.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, dotted, emphasis, joined, lineOf, list, together } from '../../../rules-db/blocks/making.ts';
import { type Runs, runsOf } from '../../../rules-db/cards.ts';
import { evidenceText } from '../../../rules-db/evidence.ts';
import type { RuleBook } from '../../../rules-db/types.ts';

export const describeCard = (tree: CardTree): Blocks => {
  const { name, type, markers, cost, might, mightBonus, domains, tags, keywords, abilities, texts } = tree;
  const kind = [...markers.map(({ text }) => text), type?.text ?? 'card'].join(' ');
  return together(
    dotted(
      lineOf`${bold(name?.text ?? 'Card')} (${kind})`,
      cost === undefined ? undefined : lineOf`costs ${costText(cost)}`,
      might === undefined ? undefined : lineOf`Might ${mightBonus === true ? '+' : ''}${might.value}`,
      domains.map(({ text }) => text).join(', '),
      tags.map(({ text }) => text).join(', '),
    ),
    RUNS[runsOf(tree)],
    joined(keywords.map(keywordText), ', '),
    list([
      ...abilities.map(({ text }) => text.replace(/\s+/g, ' ').trim()),
      ...texts.map(({ text }) => lineOf`${text} ${emphasis('(not run)')}`),
    ]),
  );
};

/** A card of the library, with how sure its words are, and where it is banned. */
export const describeLibraryCard = (book: RuleBook, tree: CardTree): Blocks => {
  const name = tree.name?.text ?? '';
  const bans = bansOf(book, name).map(ban => banText(book, ban));
  return together(describeCard(tree), evidenceText(name) ?? '', joined(bans, ' '));
};

const RUNS: Readonly<Record<Runs, Line | undefined>> = {
  whole: undefined,
  'in part': lineOf`Runs only in part: the words marked below do nothing.`,
  'facts only': lineOf`Only its facts are known: none of its text runs.`,
};

/** Undefined of what has none, as battlefields. */
export const costOf = (tree: CardTree | undefined): Line | undefined =>
  tree?.cost === undefined ? undefined : costText(tree.cost);

/** "3 Energy and 2 fury Power" */
const costText = ({ energy, power, rest }: WrittenCost): Line => {
  const sums = new Map<string, number>();
  for (const { text } of power) sums.set(text, (sums.get(text) ?? 0) + 1);
  const resources = joined(
    [
      ...(energy > 0 || sums.size === 0 ? [lineOf`${energy} Energy`] : []),
      ...[...sums].map(([domain, amount]) => lineOf`${amount} ${domain} Power`),
    ],
    lineOf` and `,
  );
  return rest === undefined ? resources : lineOf`${resources}, ${rest.text.trim()}`;
};

const keywordText = ({ word, value, cost }: CardKeyword): Line => {
  const name = bold(capitalized(word.text) + (value === undefined ? '' : ` ${value.value}`));
  return cost === undefined ? name : lineOf`${name} (${costText(cost)})`;
};
