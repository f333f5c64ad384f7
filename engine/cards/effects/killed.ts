/** `for each unit killed this way`, of damage: it kills only in the cleanup after it, so what is said of that waits (`kill.attributed.cleanup`). */
import type { Filter, Instruction } from '../../game/state/cards/ability.ts';
import { anywhere, partsOf, replaceParts, type TermPart } from '../../game/state/cards/walk.ts';
import type { Parser } from '../parser.ts';
import type { Instructions } from './readers.ts';

/** What is reckoned for each unit killed by damage dealt before becomes something done for each of them as it dies. */
export const withDeathsByDamage = (p: Parser, damaging: boolean, found: Instructions): Instructions => {
  const all = damaging
    ? found.map((each): Instruction => {
        const of = countedKilled(each);
        return of === null ? each : { do: 'for each killed', of, instructions: forOne(each) };
      })
    : found;
  if (anywhere(found, part => part.do === 'deal')) p.damaging = true;
  if (anywhere(found, part => part.do === 'kill')) p.damaging = false;
  return all;
};

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

/** Which of the killed are counted, or have something done for each of them. */
const filterOfKilled = (part: TermPart): Filter | null => {
  if (isCountOfKilled(part)) return part.what;
  if (part.do !== 'for each' || typeof part.what !== 'object' || part.what === null) return null;
  return isAllKilled(part.what) ? part.what.filter : null;
};

const countedKilled = (instruction: Instruction): Filter | null => {
  for (const part of partsOf(instruction)) {
    const filter = filterOfKilled(part);
    if (filter === null) continue;
    const { by, ...of } = filter;
    return of;
  }
  return null;
};

const forOne = (each: Instruction): Instructions => {
  if (each.do === 'do this' && typeof each.times === 'object' && isCountOfKilled(each.times)) return each.instructions;
  if (each.do === 'for each' && typeof each.what === 'object' && (isCountOfKilled(each.what) || isAllKilled(each.what)))
    return each.instructions;
  return [replaceParts(each, part => (isCountOfKilled(part) ? 1 : undefined)) as Instruction];
};
