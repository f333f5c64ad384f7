/** A scenario as a link: its text with the cards of its own, and the edition that it is played by where it names none. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Block, CardTree, ScenarioBlock } from '../../../engine/language/syntax.ts';
import { type Packed, packed } from './packing.ts';

/** Opens the scenario in the editor; a site of one's own can take its place. */
export const LINK_ADDRESS = 'vscode://riftbench.riftbench/open';

/** Whether it is one that a link can lead to: behind it come the “#” and what is packed. No script and no data. */
export const isLinkAddress = (address: string): boolean =>
  URL.canParse(address) && /^[a-z][\w+.-]*:\/\//i.test(address) && !address.includes('#');

/** In characters: what chats keep in one piece. */
const LONGEST_IN_CHATS = 2_000;

export interface Linkable {
  readonly block: Pick<ScenarioBlock, 'text' | 'tree'>;
  /** All that its file can play; of them those come along that are spoken of. */
  readonly cards: readonly Pick<Block<CardTree>, 'text' | 'tree'>[];
  /** What it is played by where it names no edition. */
  readonly ruleset: Ruleset;
  /** Of the block, from 0. */
  readonly line: number;
}

export interface Link {
  readonly link: string;
  /** Whether chats may cut it. */
  readonly isLong: boolean;
}

export const linkTo = (linkable: Linkable, address = LINK_ADDRESS): Link => {
  const link = `${address}#${packed(toPack(linkable))}`;
  return { link, isLong: link.length > LONGEST_IN_CHATS };
};

/** What is to be done about a link that is too long. */
export const tooLongText = ({ link }: Link): string =>
  `This link has ${link.length} characters, and many chats cut what is longer than ${LONGEST_IN_CHATS}. Leave out comments and what the question does not need, or send the file.`;

export const toPack = ({ block, cards, ruleset, line }: Linkable): Packed => {
  const own = cardsOf(block.text, cards).map(({ text }) => `${tidy(text)}\n`);
  const above = own.join('\n') + (own.length === 0 ? '' : '\n');
  const [head = '', ...rest] = tidy(block.text).split('\n');
  const saysEdition = block.tree.statements.some(({ kind }) => kind === 'edition');
  const edition = saysEdition ? [] : [`  edition ${ruleset}`];
  const at = line === 0 ? 0 : line + edition.length;
  return { text: `${above}${[head, ...edition, ...rest].join('\n')}\n`, line: above.split('\n').length - 1 + at };
};

/** Spaces at the ends of lines, and empty lines at the end, say nothing. */
const tidy = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(each => each.trimEnd())
    .join('\n')
    .trimEnd();

/** Those that the text speaks of, and those that these speak of. */
const cardsOf = (text: string, cards: Linkable['cards']): Linkable['cards'] => {
  const spoken = new Set<Linkable['cards'][number]>();
  const texts = [text];
  for (const said of texts)
    for (const card of cards) {
      const name = card.tree.name?.text.toLowerCase();
      if (name === undefined || spoken.has(card) || !said.toLowerCase().includes(name)) continue;
      spoken.add(card);
      texts.push(card.text);
    }
  // The first of a name counts.
  const first = new Set<string>();
  return cards.filter(card => {
    const name = card.tree.name?.text.toLowerCase() ?? '';
    if (!spoken.has(card) || first.has(name)) return false;
    first.add(name);
    return true;
  });
};
