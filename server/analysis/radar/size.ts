/** How small a scenario is: fewest objects first, then fewest lines, plain units before cards, and the smallest numbers. */
import type { BattlefieldAttribute, PlayerAttribute, Statement } from '../../../engine/language/syntax.ts';
import type { Script } from './judging.ts';

export type Size = readonly number[];

export const sizeOf = (text: string, { block, cards }: Script): Size => {
  const { statements } = block.tree;
  const names = new Set(
    statements.flatMap(({ card }: Statement & { readonly card?: { readonly text: string } }) => card?.text ?? []),
  );
  return [
    statements.reduce((sum, s) => sum + objectsOf(s), 0),
    statements.length,
    cards.length + names.size,
    text.match(WORD)?.length ?? 0,
    (text.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0),
  ];
};

const WORD = /"[^"]*"|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

export const isSmaller = (a: Size, b: Size): boolean => {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

const objectsOf = (s: Statement): number => {
  switch (s.kind) {
    case 'player':
      return 1 + sum(s.attributes, ofPlayer);
    case 'battlefield':
      return 1 + sum(s.attributes, each => (each.kind === 'facedown' ? 1 : 0));
    case 'unit':
    case 'gear': {
      const attached = sum(s.attributes, each => (each.kind === 'attached' ? each.gear.length : 0));
      return s.count + attached;
    }
    case 'trash':
      return s.cards.length;
    default:
      return 0;
  }
};

const ofPlayer = (attribute: PlayerAttribute): number => {
  switch (attribute.kind) {
    case 'hand':
    case 'deck':
    case 'trash':
      return attribute.cards.length;
    case 'legend':
    case 'champion':
      return 1;
    case 'runes':
      return attribute.count;
    case 'rune deck':
      return attribute.runes.reduce((total, { count }) => total + count, 0);
    default:
      return 0;
  }
};

const sum = <Attribute extends BattlefieldAttribute | PlayerAttribute | { readonly kind: string }>(
  all: readonly Attribute[],
  of: (attribute: Attribute) => number,
): number => all.reduce((total, each) => total + of(each), 0);
