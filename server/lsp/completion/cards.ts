/** Names of cards: those that a player holds first; and what a card's own block can go on with. */
import { FORMS } from '../../../engine/cards/sentence.ts';
import type { Player, State } from '../../../engine/game/state.ts';
import type { CardTree } from '../../../engine/language/syntax.ts';
import type { Analysis } from '../analysis.ts';
import { cardsKnown } from '../cards.ts';
import { CompletionItemKind } from '../lsp.ts';
import { nameOffer, type Offer } from './item.ts';

/** All cards that the document knows; where a player plays or hides one, those that they could first. */
export const cardOffers = (analysis: Analysis, state: State | undefined, who: Player | undefined): readonly Offer[] => {
  const held = state === undefined || who === undefined ? [] : heldBy(state, who);
  const names = cardsKnown(analysis);
  return [
    ...held.map(([name, where], order) =>
      nameOffer(name, CompletionItemKind.Class, order, { rank: 'legal', detail: where }),
    ),
    ...names
      .filter(name => !held.some(([each]) => each === name))
      .map((name, order) => ({
        ...nameOffer(name, CompletionItemKind.Class, held.length + order),
        // A name of several words is quoted; so is every card's, as a bare word never stands for one.
        insert: `"${name}"`,
        data: { card: name },
      })),
  ];
};

const heldBy = (state: State, { id }: Player): readonly (readonly [string, string])[] => {
  const found = new Map<string, string>();
  for (const { owner, zone, name } of state.objects) {
    if (owner !== id || found.has(name)) continue;
    if (zone.kind === 'hand') found.set(name, 'in hand');
    else if (zone.kind === 'champion') found.set(name, 'in the Champion Zone');
    else if (zone.kind === 'facedown') found.set(name, 'facedown');
  }
  return [...found];
};

/** Sentences such as stand on a card of this type, where a line begins. */
export const sentenceOffers = ({ type }: CardTree): readonly Offer[] =>
  FORMS.filter(({ on }) => on === type?.text).map(({ form, example, does }, order) => ({
    label: example,
    kind: CompletionItemKind.Snippet,
    rank: 'plain',
    order,
    detail: form,
    ...(does === '' ? {} : { documentation: does }),
  }));
