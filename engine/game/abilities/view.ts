/** The view that abilities have of a state: objects as passives make them, and what passives change about the game. */

import type { GameObject, ObjectId, State } from '../state/state.ts';
import { isActive } from './active.ts';
import type { Context, View } from './context.ts';
import { evaluator } from './evaluator.ts';
import {
  countedMight,
  isLostUnder,
  keywordUnder,
  notedKeyword,
  type Passive,
  type Passives,
  type Traits,
  tagsUnder,
} from './layers.ts';
import { hasByItself } from './ownKeyword.ts';

/** While traits are being worked out: as far as they are. `note` is told of each object whose characteristics are asked for. */
export const viewWhileLayering = (state: State, traits: Traits, note?: (id: ObjectId) => void): View => {
  const view: View = {
    might: o => o.noted?.might ?? countedMight(state, traits, o),
    keyword: (o, name) => (o.noted === null ? keywordUnder(traits, o, name) : notedKeyword(o.noted, name)),
    has: (o, name) => (o.noted === null ? hasByItself(state, view, o, name) : notedKeyword(o.noted, name) > 0),
    isLost: (o, name) => o.noted === null && isLostUnder(traits, o, name),
    tags: o => o.noted?.tags ?? tagsUnder(traits, o),
    victoryScore: () => victoryScoreIn(state, view, traits.passives),
  };
  return note === undefined ? view : notingView(view, note);
};

const notingView = (view: View, note: (id: ObjectId) => void): View => {
  const noted = <O extends GameObject>(o: O): O => {
    note(o.id);
    return o;
  };
  return {
    might: o => view.might(noted(o)),
    keyword: (o, name) => view.keyword(noted(o), name),
    has: (o, name) => view.has(noted(o), name),
    isLost: (o, name) => view.isLost(noted(o), name),
    tags: o => view.tags(noted(o)),
    victoryScore: () => view.victoryScore(),
  };
};

/** `win.victory-score`, as passives raise or lower it. */
export const victoryScoreIn = (state: State, view: View, passives: Passives | null): number => {
  let score = state.victoryScore;
  for (const { by, effect } of passives?.gives.get('victory score') ?? []) {
    const c = contextOfPassive(state, view, by);
    if (effect.gives === 'victory score' && isActive(c, by.instance)) score += c.evaluator.value(c, effect.amount) ?? 0;
  }
  return score;
};

/** What the words of a passive are read in. */
export const contextOfPassive = (
  state: State,
  view: View,
  { instance, slots, event }: Pick<Passive, 'instance' | 'slots' | 'event'>,
): Context => ({
  state,
  view,
  evaluator: evaluator,
  controller: instance.controller,
  source: instance.source,
  event,
  slots,
  antecedent: null,
  lastAmount: 0,
  terms: null,
  item: -1,
});
