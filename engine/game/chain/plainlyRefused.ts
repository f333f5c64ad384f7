/**
 * Cards of which it is plain that they cannot be played now, whatever is chosen for them: found out without trying, for callers that
 * look for acts and need no reason. Whatever is not plain is left to be tried.
 */

import { passivesIn } from '../abilities/traits.ts';
import { isPayable } from '../costs/adding.ts';
import { planFor } from '../costs/resources.ts';
import { mayReplace } from '../gameActions/replacements.ts';
import { player } from '../play/query.ts';
import type { Ability, StaticEffect } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import { objectRef } from '../state/ref.ts';
import type { GameObject, Modifier, PlayerId, State } from '../state/state.ts';
import { refuseAnyTiming, refuseCardTimingAtOnce, timingOf } from './cardTiming.ts';
import type { PlayAct } from './permissions.ts';

/** Of an act that names no card in a hand, nothing is plain. */
export const isPlainlyRefused = (state: State, who: PlayerId, { card, to }: PlayAct): boolean => {
  const o = state.objects[card];
  if (o === undefined || o.zone.kind !== 'hand' || o.owner !== who) return false;
  if (refuseAnyTiming(state, who, o).length > 0) return true;
  return refuseCardTimingAtOnce(state, who, o, to, timingOf(state, who, o)).length > 0 || isTooDear(state, who, o);
};

/**
 * Whether there is not even the Energy that is printed on it, where nothing can take any of that off or add to it before it is paid
 * (`play.cost`, `play.pay.resources`).
 */
const isTooDear = (state: State, who: PlayerId, o: GameObject): boolean => {
  const { pool } = player(state, who);
  if (pool === null || o.token || o.print.energy === 0) return false;
  const on = { to: 'play', what: objectRef(state, o.id) } as const;
  const price = { energy: o.print.energy, power: [] };
  if (planFor(state, who, price, on) !== null || pool.limited.length > 0) return false;
  if (!o.print.abilities.every(isOfNoCost) || !isPriceFixed(state)) return false;
  return !isPayable(state, { who, price, about: o.name, on, said: NONE, isRestPayable: null });
};

const NONE: readonly never[] = [];

const isOfNoCost = ({ kind }: Ability): boolean => kind === 'spell' || kind === 'triggered' || kind === 'activated';

/** Whether nothing in the game speaks of costs, has other things happen instead, or adds resources while something is played. */
const isPriceFixed = (state: State): boolean => {
  if (state.lastingAbilities.length > 0 || mayReplace(state)) return false;
  for (const gives of passivesIn(state)?.gives.keys() ?? NONE) if (!OF_NO_COST.has(gives)) return false;
  return (
    state.objects.every(({ print, modifiers }) => addNothingUnasked(print.abilities) && modifiers.every(isPlain)) &&
    state.battlefields.every(({ print, replaced }) => replaced === null && addNothingUnasked(print?.abilities ?? NONE))
  );
};

const OF_NO_COST: ReadonlySet<string> = new Set<StaticEffect['gives']>([
  'bonus damage',
  'cannot',
  'enters',
  'extra triggers',
  'immunity',
  'keywords',
  'might',
  'no triggers',
  'untargetable',
  'victory score',
]);

const isPlain = ({ kind }: Modifier): boolean => kind !== 'ability' && kind !== 'effect text' && kind !== 'copy';

/** Triggers that add are finished in the middle of whatever is being done (`add.at-once`). */
const addNothingUnasked = (abilities: readonly Ability[]): boolean =>
  abilities.length === 0 || !abilities.some(a => a.kind !== 'activated' && a.kind !== 'spell' && adds(a));

const adds = (ability: Ability): boolean => anywhere(ability, part => part.do === 'add');
