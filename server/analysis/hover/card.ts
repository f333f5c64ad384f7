/** A card as it is printed: its facts, its keywords, and its abilities in the sentences that the engine runs. */

import type { CardKeyword, CardTree, WrittenCost } from '../../../engine/language/syntax.ts';
import { capitalized } from '../../../engine/lists.ts';
import { bansOf, banText } from '../../../rules-db/bans.ts';
import { type Runs, runsOf } from '../../../rules-db/cards.ts';
import { evidenceText } from '../../../rules-db/evidence.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { bold, bullets, dotted, joined, type MarkdownText, markdown, paragraphs, plain } from './markdown.ts';

export const describeCard = (tree: CardTree): MarkdownText => {
  const { name, type, markers, cost, might, mightBonus, domains, tags, keywords, abilities, texts } = tree;
  const kind = [...markers.map(({ text }) => text), type?.text ?? 'card'].join(' ');
  return paragraphs(
    dotted(
      markdown`${bold(name?.text ?? 'Card')} (${plain(kind)})`,
      cost === undefined ? undefined : markdown`costs ${costText(cost)}`,
      might === undefined ? undefined : markdown`Might ${mightBonus === true ? plain('+') : ''}${might.value}`,
      plain(domains.map(({ text }) => text).join(', ')),
      plain(tags.map(({ text }) => text).join(', ')),
    ),
    RUNS[runsOf(tree)],
    joined(keywords.map(keywordText), ', '),
    bullets([
      ...abilities.map(({ text }) => plain(text.replace(/\s+/g, ' ').trim())),
      ...texts.map(({ text }) => markdown`${plain(text)} *(not run)*`),
    ]),
  );
};

/** A card of the library, with how sure its words are, and where it is banned. */
export const describeLibraryCard = (book: RuleBook, tree: CardTree): MarkdownText => {
  const name = tree.name?.text ?? '';
  const bans = bansOf(book, name).map(ban => plain(banText(book, ban)));
  return paragraphs(describeCard(tree), plain(evidenceText(name) ?? ''), joined(bans, ' '));
};

const RUNS: Readonly<Record<Runs, MarkdownText | undefined>> = {
  whole: undefined,
  'in part': markdown`Runs only in part: the words marked below do nothing.`,
  'facts only': markdown`Only its facts are known: none of its text runs.`,
};

/** Undefined of what has none, as battlefields. */
export const costOf = (tree: CardTree | undefined): MarkdownText | undefined =>
  tree?.cost === undefined ? undefined : costText(tree.cost);

/** "3 Energy and 2 fury Power" */
const costText = ({ energy, power, rest }: WrittenCost): MarkdownText => {
  const sums = new Map<string, number>();
  for (const { text } of power) sums.set(text, (sums.get(text) ?? 0) + 1);
  const resources = joined(
    [
      ...(energy > 0 || sums.size === 0 ? [markdown`${energy} Energy`] : []),
      ...[...sums].map(([domain, amount]) => markdown`${amount} ${plain(domain)} Power`),
    ],
    markdown` and `,
  );
  return rest === undefined ? resources : markdown`${resources}, ${plain(rest.text.trim())}`;
};

const keywordText = ({ word, value, cost }: CardKeyword): MarkdownText => {
  const name = bold(capitalized(word.text) + (value === undefined ? '' : ` ${value.value}`));
  return cost === undefined ? name : markdown`${name} (${costText(cost)})`;
};
