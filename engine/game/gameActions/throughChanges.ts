/** Damage as it comes through what prevents, doubles or replaces it (`prevent.replaces`, `double`). */

import { changeObjects, type Play, step } from '../play/play.ts';
import { unit } from '../play/query.ts';
import { flatMapped } from '../state/lists.ts';
import { bounded } from '../state/outOfBounds.ts';
import type { GameObject, Modifier, ObjectId } from '../state/state.ts';
import type { Cause } from './cause.ts';
import { type DamageChange, type Prevent, replacementsOn, shieldsOn, withReplacements } from './damageChanges.ts';
import { keysInOrderSaid, orderAsked } from './damageOrder.ts';
import { eventFor } from './objectEvents.ts';
import { applyTo } from './replacing.ts';

/**
 * What is left of it; with `bonus-damage.none-dealt` where the edition has it: what is left after prevention gets its bonus, and
 * whatever else changes it applies to both. Each applies once (`ability.replacement.once`), also to what the damage is replaced with.
 */
export const throughChanges = (
  play: Play,
  u: GameObject,
  { amount, bonus, cause }: { readonly amount: number; readonly bonus: number; readonly cause: Cause },
): number | 'replaced' => {
  let onTop = play.behaviours.bonusDamage === 'before prevention' ? 0 : bonus;
  let left = amount - onTop;
  const done: string[] = [];
  const shields = shieldsOn(play, u, cause);
  let said = keysInOrderSaid(play.state, u, cause);
  const next = (): DamageChange | undefined => {
    const open = withReplacements(shields, replacementsOn(play, u, cause, [left + onTop])).filter(
      ({ key }) => !done.includes(key),
    );
    if (open.every(({ key }) => said.includes(key)))
      return said.map(key => open.find(each => each.key === key)).find(each => each !== undefined);
    const order = orderAsked(play, u, cause, { changes: open, amount: left + onTop });
    if (order === null) return open[0];
    said = flatMapped(order, n => open[n]?.key ?? []);
    return open[order[0] ?? 0];
  };
  while (left > 0) {
    const change = next();
    if (change === undefined) break;
    done.push(change.key);
    if (change.kind === 'prevents') {
      left = prevent(play, u.id, change, left);
      continue;
    }
    left += onTop;
    onTop = 0;
    if (change.kind === 'doubles') left = bounded(left * 2, 'damage');
    else if (isReplaced(play, u, change, { amount: left, cause, done })) return 'replaced';
  }
  return left > 0 ? left + onTop : 0;
};

interface Dealt {
  readonly amount: number;
  readonly cause: Cause;
  /** What has applied to it. */
  readonly done: readonly string[];
}

/** Whether something else has happened instead; what has applied to the damage does not apply to that. */
const isReplaced = (
  play: Play,
  u: GameObject,
  { candidate }: Extract<DamageChange, { kind: 'replaces' }>,
  { amount, cause, done }: Dealt,
): boolean => {
  const before = play.replacing;
  play.replacing = [...before, ...done];
  try {
    const would = eventFor(play, 'be dealt', u, cause, { amount });
    return applyTo(play, candidate, would) && candidate.instance.ability.additional !== true;
  } finally {
    play.replacing = before;
  }
};

/** `prevent`: what the next damage is reduced by; the value that is left is tracked on (`prevent.used`). */
const prevent = (
  play: Play,
  id: ObjectId,
  { shield: m, counted }: Extract<DamageChange, { kind: 'prevents' }>,
  amount: number,
): number => {
  const held = m.amount === 'all' ? amount : Math.min(amount, m.amount);
  if (held === 0) return amount;
  changeObjects(play, [id], d => {
    d.modifiers =
      counted === undefined
        ? withRest(d.modifiers, m, restOf(m, held))
        : [
            ...d.modifiers,
            { kind: 'prevented', amount: held, until: m.until === 'combat' ? 'combat' : 'turn', by: counted },
          ];
  });
  const damage = `${held} damage to ${unit(play.state, id).name}`;
  const text = m.name === undefined ? `${damage} is prevented.` : `${m.name} prevents ${damage}.`;
  step(play)?.tell('prevent', text, { units: [id] });
  return amount - held;
};

const withRest = (modifiers: readonly Modifier[], used: Prevent, rest: Prevent | null): readonly Modifier[] =>
  flatMapped(modifiers, other => (other === used ? (rest ?? []) : [other]));

const restOf = (m: Prevent, held: number): Prevent | null => {
  if (m.once) return null;
  if (m.amount === 'all') return m;
  return m.amount > held ? { ...m, amount: m.amount - held } : null;
};
