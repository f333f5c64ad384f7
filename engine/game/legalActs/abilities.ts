/** The abilities that a player may activate (`ability.activate`). */

import { passiveEffects } from '../abilities/prohibited.ts';
import { isLegal } from '../actions.ts';
import { abilitiesToActivate } from '../chain/activatable.ts';
import type { Act, DeclaredChoices, DeclaredPayment } from '../state/act.ts';
import { flatMapped } from '../state/lists.ts';
import type { PlayerId, State } from '../state/state.ts';
import { type ListedActs, listedActs } from './listing.ts';

/** Nothing is chosen: what has to be chosen is asked for. */
export const legalActivations = (state: State, who: PlayerId, most: number): ListedActs => {
  if (!state.hasAbilities && state.objects.every(({ type }) => type !== 'rune')) return NONE;
  const ways = waysToPay(state);
  const candidates = [
    ...flatMapped(state.objects, (o): readonly Act[] =>
      o.controller !== who
        ? []
        : flatMapped(abilitiesToActivate(state, { kind: 'object', id: o.id }), ability =>
            ways.map(declared => ({ kind: 'activate', source: o.id, ability, declared }) as const),
          ),
    ),
    ...flatMapped(state.battlefields, ({ id }): readonly Act[] =>
      flatMapped(abilitiesToActivate(state, { kind: 'battlefield', id }), ability =>
        ways.map(declared => ({ kind: 'activate-place', at: id, ability, declared }) as const),
      ),
    ),
  ];
  return listedActs(candidates, most, { count: candidates.length, isLegal: act => isLegal(state, who, act) });
};

const NONE: ListedActs = { acts: [], cut: 0 };

/** `keyword.repeat.where`: an ability is done more than once where a passive lets its player pay for that. */
const waysToPay = (state: State): readonly DeclaredChoices[] => {
  const repeats = passiveEffects(state, 'repeat').filter(({ effect }) => effect.of === 'my abilities').length;
  return Array.from({ length: repeats + 1 }, (_, times) => ({
    choosing: [],
    moves: [],
    paying: Array.from({ length: times }, (): DeclaredPayment => ({ kind: 'keyword', keyword: 'repeat' })),
    asks: true as const,
  }));
};
