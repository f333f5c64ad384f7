/**
 * Damage assignment played out as the rules tell it, one unit after the other: slow, and knowing nothing of the code under
 * test beyond its input types. An assignment is legal when there is a choice for every unit that goes both first and last
 * (`combat.assign.exclusive.each`), and an order in which its amounts can be handed out:
 * - the next unit may only be begun when all that were begun before have lethal (`combat.assign.lethal-first`);
 * - a unit that does not go first, only when all that go first have lethal (`keyword.tank.order`);
 * - a unit that goes last, only when all that do not go last have lethal (`keyword.backline.order`);
 * - beyond lethal, only when in the end nobody is left without lethal (`combat.assign.over-lethal`, not in the first edition).
 * A unit that cannot be dealt damage is as good as absent, whatever lies on it (`combat.assign.exempt`).
 */
import type { AssignmentRule, Target } from '../../../../../engine/game/combat/assignment/targets.ts';

interface Unit {
  readonly lethal: number;
  readonly goes: 'first' | 'normal' | 'last';
  readonly share: number;
}

export function oracleIsLegal(
  targets: readonly Target[],
  total: number,
  shares: readonly number[],
  rule: AssignmentRule,
): boolean {
  let sum = 0;
  for (const share of shares) sum += share;
  if (sum !== total) return false;
  return everyChoice(targets, shares).some(units => {
    if (rule.overLethal === 'only-when-none-short') {
      const someoneOver = units.some(unit => unit.share > unit.lethal);
      const someoneWithout = units.some(unit => unit.share < unit.lethal);
      if (someoneOver && someoneWithout) return false;
    }
    return canBeHandedOut(units, []);
  });
}

/** Legal assignments, found by trying every way to write the total as a sum; more to earlier units first. */
export function oracleList(targets: readonly Target[], total: number, rule: AssignmentRule): number[][] {
  return compositions(total, targets.length).filter(shares => oracleIsLegal(targets, total, shares, rule));
}

/** Every way to hand out `total` points to `parts` units, the greatest first in the order of a dictionary. */
export function compositions(total: number, parts: number): number[][] {
  if (parts === 0) return total === 0 ? [[]] : [];
  const found: number[][] = [];
  for (let head = total; head >= 0; head--) {
    for (const tail of compositions(total - head, parts - 1)) found.push([head, ...tail]);
  }
  return found;
}

function everyChoice(targets: readonly Target[], shares: readonly number[]): Unit[][] {
  let choices: Unit[][] = [[]];
  targets.forEach(({ lethal, rank, exempt }, index) => {
    if (exempt) return;
    const share = shares[index] ?? 0;
    const roles = rank === 'either' ? (['first', 'last'] as const) : ([rank] as const);
    choices = choices.flatMap(units => roles.map(goes => [...units, { lethal, goes, share }]));
  });
  return choices;
}

function canBeHandedOut(units: readonly Unit[], begun: readonly Unit[]): boolean {
  const waiting = units.filter(unit => unit.share > 0 && !begun.includes(unit));
  if (waiting.length === 0) return true;
  if (begun.some(unit => unit.share < unit.lethal)) return false;
  const lacking = units.filter(unit => !begun.includes(unit));
  return waiting.some(unit => {
    const others = lacking.filter(other => other !== unit);
    if (unit.goes !== 'first' && others.some(other => other.goes === 'first')) return false;
    if (unit.goes === 'last' && others.some(other => other.goes !== 'last')) return false;
    return canBeHandedOut(units, [...begun, unit]);
  });
}
