/** `for each unit killed this way`, of damage: it kills only in the cleanup behind it, so what is said of that waits (`kill.attributed.cleanup`). */
import type { Instruction } from '../../game/state/cards/ability.ts';
import type { Filter } from '../../game/state/cards/terms.ts';
import type { Parser } from '../parser.ts';

type All = readonly Instruction[];

/** What is reckoned for each unit killed by damage dealt before becomes something done for each of them as it dies. */
export const killedByDamage = (p: Parser, damaging: boolean, found: All): All => {
  const all = damaging
    ? found.map((each): Instruction => {
        const of = countedKilled(each);
        return of === null ? each : { do: 'for each killed', of, instructions: forOne(each) };
      })
    : found;
  if (doesAny(found, 'deal')) p.damaging = true;
  if (doesAny(found, 'kill')) p.damaging = false;
  return all;
};

const doesAny = (node: unknown, what: Instruction['do']): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('do' in node && node.do === what) || Object.values(node).some(each => doesAny(each, what)));

const KILLED = 'killed this way';

interface Counted {
  readonly kind: 'count';
  readonly what: Filter;
}
const isCountOfKilled = (node: object): node is Counted =>
  'kind' in node && node.kind === 'count' && 'what' in node && (node.what as Filter).by === KILLED;

interface ThoseKilled {
  readonly kind: 'all';
  readonly filter: Filter;
}
const isAllKilled = (node: object): node is ThoseKilled =>
  'kind' in node && node.kind === 'all' && 'filter' in node && (node.filter as Filter).by === KILLED;

const countedKilled = (node: unknown): Filter | null => {
  if (typeof node !== 'object' || node === null) return null;
  if (isCountOfKilled(node)) {
    const { by, ...of } = node.what;
    return of;
  }
  if ('do' in node && node.do === 'for each' && 'what' in node && isAllKilled(node.what as object)) {
    const { by, ...of } = (node.what as ThoseKilled).filter;
    return of;
  }
  return Object.values(node).reduce<Filter | null>((found, each) => found ?? countedKilled(each), null);
};

const forOne = (each: Instruction): All => {
  if (each.do === 'do this' && typeof each.times === 'object' && isCountOfKilled(each.times)) return each.instructions;
  if (each.do === 'for each' && typeof each.what === 'object' && (isCountOfKilled(each.what) || isAllKilled(each.what)))
    return each.instructions;
  return [one(each) as Instruction];
};

const one = (node: unknown): unknown => {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(one);
  return isCountOfKilled(node) ? 1 : Object.fromEntries(Object.entries(node).map(([key, each]) => [key, one(each)]));
};
