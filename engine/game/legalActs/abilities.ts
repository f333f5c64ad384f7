/** The abilities that a player may activate (`ability.activate`). */

import { passiveEffects } from '../abilities/prohibited.ts';
import { isLegal } from '../actions.ts';
import { type ActivateAct, abilitiesToActivate, isActivatedThere } from '../chain/activatable.ts';
import { refuseActivate } from '../chain/activating.ts';
import { flatMapped } from '../state/lists.ts';
import type { DeclaredChoices, DeclaredPayment, PlayerId, State } from '../state/state.ts';
import { ALL_DISTINCT, type Interchangeable } from '../stateKey/interchangeable.ts';
import { type ListedActs, listedActs } from './listing.ts';

/** Nothing is chosen: what has to be chosen is asked for. */
export const legalActivations = (state: State, who: PlayerId, most: number): ListedActs => {
  const candidates = activationsToTry(state, who, ALL_DISTINCT);
  return listedActs(candidates, most, { count: candidates.length, isLegal: act => isLegal(state, who, act) });
};

/** Each of them may turn out to be illegal. */
export const activationsToTry = (state: State, who: PlayerId, alike: Interchangeable): readonly ActivateAct[] => {
  if (!state.hasAbilities && state.objects.every(({ type }) => type !== 'rune')) return [];
  const ways = waysToPay(state);
  const ofObjects = flatMapped(state.objects, (o): readonly ActivateAct[] => {
    if (o.controller !== who || !isActivatedThere(o)) return NONE;
    const abilities = abilitiesToActivate(state, { kind: 'object', id: o.id });
    if (abilities.length === 0) return NONE;
    const acts = flatMapped(abilities, ability =>
      ways.map(declared => ({ kind: 'activate', source: o.id, ability, declared }) as const),
    );
    if (alike === ALL_DISTINCT) return acts;
    // What can change places takes longer to find out than what is refused at once.
    const timely = acts.filter(act => refuseActivate(state, who, act).length === 0);
    return timely.length > 0 && alike.before(o.id) !== undefined ? NONE : timely;
  });
  const ofPlaces = flatMapped(state.battlefields, ({ id }): readonly ActivateAct[] =>
    flatMapped(abilitiesToActivate(state, { kind: 'battlefield', id }), ability =>
      ways.map(declared => ({ kind: 'activate-place', at: id, ability, declared }) as const),
    ),
  );
  return ofPlaces.length === 0 ? ofObjects : [...ofObjects, ...ofPlaces];
};

const NONE: readonly never[] = [];

/** `keyword.repeat.where`: an ability is done more than once where a passive lets its player pay for that. */
const waysToPay = (state: State): readonly DeclaredChoices[] => {
  const repeats = passiveEffects(state, 'repeat').filter(({ effect }) => effect.of === 'my abilities').length;
  return repeats === 0 ? ONCE : Array.from({ length: repeats + 1 }, (_, times) => doneAgain(times));
};

const doneAgain = (times: number): DeclaredChoices => ({
  choosing: [],
  moves: [],
  paying: Array.from({ length: times }, (): DeclaredPayment => ({ kind: 'keyword', keyword: 'repeat' })),
  asks: true,
});

const ONCE: readonly DeclaredChoices[] = [doneAgain(0)];
