/** Cards that the scenario does not name, in a hand, a deck or a trash: they are cards, whatever else they are. */
import { unseenCards, unseenInHand, unseenInTrash, unseenRunes } from '../play/unseen.ts';
import type { Filter, Where } from '../state/cards/terms.ts';
import type { PlayerId, State } from '../state/state.ts';
import type { Context } from './context.ts';
import { playersMeant } from './who.ts';

type Zone = Extract<Where, { kind: 'zone' }>['zone'];

const UNSEEN: Readonly<Partial<Record<Zone, (state: State, who: PlayerId) => number>>> = {
  hand: unseenInHand,
  deck: unseenCards,
  trash: unseenInTrash,
  'rune deck': unseenRunes,
};

/** How many of them a filter means; `only`: of one zone. */
export const unseenIn = (c: Context, { types, where }: Filter, only?: Zone): number => {
  if (where?.kind !== 'zone' || where.of === 'any' || types.some(type => type !== 'card')) return 0;
  if (only !== undefined && where.zone !== only) return 0;
  return playersMeant(c, where.of).reduce((sum, who) => sum + unseenOf(c, { types, where }, who), 0);
};

/** How many of one player's, in whichever zone of theirs a filter means. */
export const unseenOf = ({ state }: Context, { types, where }: Filter, who: PlayerId): number =>
  where?.kind !== 'zone' || types.some(type => type !== 'card') ? 0 : (UNSEEN[where.zone]?.(state, who) ?? 0);
