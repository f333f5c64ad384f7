/** The same state with other numbers and names for what has no order: objects, their incarnations, items, and the turn. */
import { Memory } from '../../../../engine/game/state/memory.ts';
import type { GameObject, ObjectId, State } from '../../../../engine/game/state/state.ts';
import { type Random, shuffled } from '../random/chance.ts';
import { nodesOf } from './inFull.ts';

/** Fields that hold numbers of objects wherever they stand, found by name: the engine's own list is not asked. */
const OBJECT_FIELDS = new Set(['attachedTo', 'deck', 'cards', 'unit', 'units', 'gear', 'seen', 'objects', 'card']);
const ITEM_FIELDS = new Set(['spell', 'bound', 'nextItem', 'underWay']);

interface Numbers {
  /** The new number of each object. */
  readonly objects: readonly number[];
  readonly items: number;
  readonly incarnations: number;
  readonly turns: number;
}

/**
 * `all`: every object may get every number. `equal`: only those that are equal and that nothing refers to change places, as events
 * that happen at once are kept in the order of objects.
 */
export const renumbered = (random: Random, state: State, which: 'all' | 'equal' = 'all'): State => {
  const numbers = {
    objects: otherOrder(random, state, which),
    items: random(5),
    incarnations: random(4),
    turns: random(3),
  };
  return changed(numbers, state);
};

/**
 * What passives come from keeps its order (`layers.timestamp`). What was made since an act began that is not over stays behind what
 * was there.
 */
const otherOrder = (random: Random, state: State, which: 'all' | 'equal'): readonly number[] => {
  const { objects } = state;
  const old =
    (state.decision?.kind === 'choose' ? state.decision.resume.start : null)?.objects.length ?? objects.length;
  const uses = new Set(nodesOf(state).flat());
  const groups = new Map<string, number[]>();
  for (const o of objects) {
    const alike = JSON.stringify({ ...o, id: 0, name: o.type === 'rune' ? o.name : '', incarnation: 0 });
    const hasPassives = o.print.abilities.length > 0 || o.modifiers.some(m => m.kind === 'ability');
    const isFixed = hasPassives || (which === 'equal' && uses.has(o.id + 1));
    const group = JSON.stringify([isFixed ? o.id : null, o.id < old, which === 'all' ? '' : alike]);
    groups.set(group, [...(groups.get(group) ?? []), o.id]);
  }
  const order = objects.map(({ id }): number => id);
  for (const group of groups.values()) {
    const places = shuffled(random, group);
    for (const [at, id] of group.entries()) order[id] = places[at] ?? id;
  }
  return order;
};

const changed = (numbers: Numbers, state: State): State => {
  const next = walked(numbers, state, '') as State;
  const objects: GameObject[] = [];
  for (const o of next.objects) objects[o.id] = o;
  return {
    ...next,
    objects,
    turnNumber: next.turnNumber,
    budget: state.budget,
    memory: new Memory(),
    behaviours: state.behaviours,
  };
};

const walked = (numbers: Numbers, value: unknown, field: string): unknown => {
  const to = (id: number): number => numbers.objects[id] ?? id;
  if (typeof value === 'number') {
    if (OBJECT_FIELDS.has(field)) return to(value);
    if (ITEM_FIELDS.has(field)) return value + numbers.items;
    if (field === 'turnNumber' || field === 'since') return value + numbers.turns;
    return field === 'incarnation' ? value + numbers.incarnations : value;
  }
  if (typeof value !== 'object' || value === null || value instanceof Memory) return value;
  if (field === 'print' || field === 'ability' || field === 'instructions' || field === 'budget') return value;
  if (field === 'start') return changed(numbers, value as State);
  if (Array.isArray(value)) return value.map(each => walked(numbers, each, field));
  const copy: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) copy[key] = walked(numbers, each, key);
  return renamedThing(numbers, value as Readonly<Record<string, unknown>>, copy, field);
};

/** Fields whose meaning hangs on what they are in. */
const renamedThing = (
  numbers: Numbers,
  before: Readonly<Record<string, unknown>>,
  copy: Record<string, unknown>,
  field: string,
): object => {
  const object = (key: string): void => {
    if (typeof before[key] === 'number') copy[key] = numbers.objects[before[key]] ?? before[key];
  };
  const item = (key: string): void => {
    if (typeof before[key] === 'number') copy[key] = before[key] + numbers.items;
  };
  if ('print' in before && 'zone' in before) {
    object('id');
    if (before.type !== 'rune') copy.name = `${before.name} as well`;
  } else if (field === 'chain' || field === 'lastingAbilities' || before.kind === 'item') item('id');
  else if (before.kind === 'object') object('id');
  if (field === 'banishedBy') object('what');
  if (field === 'banishedBy' || field === 'named') object('by');
  if (field === 'modifiers' || field === 'act') object('source');
  if (field === 'moves') object('what');
  if (typeof before.ability === 'string' && 'times' in before)
    copy.ability = before.ability.replace(/\((\d+)\)$/, (_, id) => `(${numbers.objects[Number(id) as ObjectId]})`);
  return copy;
};
