/**
 * Who says in which order damage is prevented, doubled and replaced, and when: in combat before it is assigned, as what is lethal
 * depends on it (`combat.assign.replacements`), else as it would be dealt (`ability.replacement.order`).
 */

import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, ObjectId, State } from '../state/state.ts';
import { numberSameNames } from '../triggers/placing.ts';
import type { Cause } from './cause.ts';
import { areInAnyOrder, type DamageChange, damageChanges, MOST_DAMAGE } from './damageChanges.ts';
import { eventFor } from './objectEvents.ts';
import { orderedBy } from './replacementOrder.ts';

/** Its player's answer; null where they come to the same in every order. */
export const orderAsked = (
  play: Play,
  u: GameObject,
  cause: Cause,
  { changes, amount }: { readonly changes: readonly DamageChange[]; readonly amount: number },
): readonly number[] | null => {
  if (changes.length < 2) return null;
  if (areInAnyOrder(play.state, changes, eventFor(play, 'be dealt', u, cause, { amount }))) return null;
  return ask(play, 'order', {
    player: orderedBy(play, u),
    question: { ask: 'order', names: numberSameNames(changes.map(({ name }) => name)) },
    about: u.name,
    rule: 'ability.replacement.order',
    prompt: changes.every(({ kind }) => kind === 'replaces')
      ? 'which replacement applies first'
      : `the order in which what changes the damage to ${u.name} applies`,
  }).order;
};

/** Whatever may apply to damage that is assigned to it, whatever the amount. */
export const changesAtAssignment = (state: State, u: GameObject, cause: Cause): readonly DamageChange[] =>
  damageChanges({ state, replacing: [] }, u, cause, [1, MOST_DAMAGE]);

/** Those in the order in which they apply to combat damage: as its player has said, else as they come. */
export const orderedAtAssignment = (state: State, u: GameObject, cause: Cause): readonly DamageChange[] => {
  const changes = changesAtAssignment(state, u, cause);
  const order = orderSaid(state, u.id);
  const ordered = order === null ? changes : flatMapped(order, n => changes[n] ?? []);
  return ordered.length === changes.length ? ordered : changes;
};

const orderSaid = ({ combat }: State, id: ObjectId): readonly number[] | null =>
  combat?.damageOrders.find(({ unit }) => unit === id)?.order ?? null;

/** The keys of the changes as their order was said when the damage was assigned; empty where it was not. */
export const keysInOrderSaid = (state: State, u: GameObject, cause: Cause): readonly string[] =>
  orderSaid(state, u.id) === null ? [] : orderedAtAssignment(state, u, cause).map(({ key }) => key);
