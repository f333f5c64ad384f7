/** The cards that a document can play, by their names, and where each is described. */
import type { Block, CardTree } from '../../engine/language/syntax.ts';
import { type CardHeader, cardHeaders, cardNamed, runsOf } from '../../rules-db/cards.ts';
import { sameName } from './declarations.ts';
import { type Analysis, rangeOf } from './document/analysis.ts';
import { lineIndex, type Range } from './document/lines.ts';
import { isCard } from './document/uses.ts';

export interface KnownCard {
  readonly tree: CardTree;
  /** Nowhere for a card of the library. */
  readonly at?: { readonly uri: string; readonly range: Range };
}

/** The document's own card of that name, else one that it uses, else the library's. */
export const cardCalled = (analysis: Analysis, name: string): KnownCard | undefined => {
  const own = analysis.blocks.filter(isCard).find(({ tree }) => isCalled(tree, name));
  if (own !== undefined) return { tree: own.tree, at: { uri: analysis.source.uri, range: nameRange(analysis, own) } };
  const used = analysis.used.cards.find(({ block }) => isCalled(block.tree, name));
  if (used !== undefined) {
    const { offset, tree } = used.block;
    const lines = lineIndex(used.text);
    const { start, end } = tree.name?.span ?? START;
    const range = { start: lines.positionAt(offset + start), end: lines.positionAt(offset + end) };
    return { tree, at: { uri: analysis.paths.uriOf(used.path), range } };
  }
  const card = cardNamed(name);
  return card && { tree: card.tree };
};

/** All of them, those of the document first; of two that are called alike, the one that counts. */
export const cardsKnown = ({ blocks, used }: Analysis): readonly CardHeader[] => {
  const nearer = [...blocks.filter(isCard), ...used.cards.map(({ block }) => block)].flatMap(({ tree }) =>
    header(tree),
  );
  if (nearer.length === 0) return cardHeaders();
  const byName = new Map<string, CardHeader>();
  for (const card of [...nearer, ...cardHeaders()]) {
    const key = card.name.toLowerCase();
    if (!byName.has(key)) byName.set(key, card);
  }
  return [...byName.values()];
};

/** A card without a type yet is of no kind. */
const header = (tree: CardTree): readonly CardHeader[] => {
  const { name, type, markers, keywords } = tree;
  if (name === undefined) return [];
  const hasHidden = keywords.some(({ word }) => word.text === 'hidden');
  return [
    {
      name: name.text,
      type: type?.text ?? '',
      markers: markers.map(({ text }) => text),
      hasHidden,
      runs: runsOf(tree),
    },
  ];
};

const START = { start: 0, end: 0 };
const isCalled = (tree: CardTree, name: string): boolean => tree.name !== undefined && sameName(tree.name.text, name);
const nameRange = (analysis: Analysis, block: Block<CardTree>): Range =>
  rangeOf(analysis, block, block.tree.name?.span ?? START);
