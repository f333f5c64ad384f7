/** Objects by their names. A scenario may have thousands of each, and every word of a line asks. */

import { isOnBoard } from '../../game/play/query.ts';
import { memorySlot } from '../../game/state/memory.ts';
import type { GameObject, ObjectId, State } from '../../game/state/state.ts';
import { once } from '../../known.ts';

/** How names compare: without regard to case. */
export const key = (name: string): string => name.toLowerCase();

/** The part of a name before its comma. */
export const short = (name: string): string => key(name.split(',', 1)[0] ?? name);

/** Each list in the order of the objects. */
interface ByName {
  /** All objects, those that are gone among them. */
  readonly names: readonly string[];
  /** What may be chosen where a name is wrong: the units on the board, else all; each name once. */
  readonly choices: readonly string[];
  readonly exactly: (wanted: string) => readonly GameObject[];
  /** By the name of its card, or what either is called for short. */
  readonly loosely: (wanted: string) => readonly GameObject[];
  /** Those that have a name but for the number behind it, or whose card has: those that are gone among them. */
  readonly numbered: (base: string) => readonly GameObject[];
}

/** Of the state that was asked about last alone: reports keep thousands of them. */
const last = memorySlot<Known>('names');

interface Known {
  readonly objects: State['objects'];
  readonly groups: Groups;
  readonly byName: ByName;
}

export const byNameIn = ({ memory, objects }: State): ByName => {
  const known = last.get(memory);
  if (known?.objects === objects) return known.byName;
  // Most lines change what objects are like, and not what they are called.
  const groups = known !== null && areCalledAlike(known.objects, objects) ? known.groups : groupsOf(objects);
  return last.put(memory, { objects, groups, byName: byNameOf(objects, groups) }).byName;
};

const areCalledAlike = (a: State['objects'], b: State['objects']): boolean =>
  a.length === b.length && a.every((o, id) => isCalledAlike(o, b[id] as GameObject));

const isCalledAlike = (a: GameObject, b: GameObject): boolean =>
  a === b ||
  (a.name === b.name &&
    a.print === b.print &&
    a.type === b.type &&
    (a.zone === b.zone || (a.zone.kind === 'gone') === (b.zone.kind === 'gone')) &&
    isOnBoard(a) === isOnBoard(b));

type Ids = readonly ObjectId[];

/** The numbers of objects by what they are called, each worked out when it is first asked for. */
interface Groups {
  readonly names: () => readonly string[];
  readonly choices: () => readonly string[];
  readonly exactly: () => ReadonlyMap<string, Ids>;
  readonly loosely: () => ReadonlyMap<string, Ids>;
  readonly numbered: () => ReadonlyMap<string, Ids>;
}

const groupsOf = (objects: State['objects']): Groups => {
  const present = once(() => objects.filter(o => o.zone.kind !== 'gone'));
  const names = once(() => objects.map(o => o.name));
  return {
    names,
    choices: once(() => {
      const units = objects.filter(o => o.type === 'unit' && isOnBoard(o)).map(o => o.name);
      return [...new Set(units.length > 0 ? units : names())];
    }),
    exactly: once(() => grouped(present(), o => [key(o.name)])),
    loosely: once(() => grouped(present(), o => [key(o.print.name), short(o.name), short(o.print.name)])),
    numbered: once(() => grouped(objects, o => [key(o.print.name), key(o.name).replace(/ \d+$/, '')])),
  };
};

const byNameOf = (objects: State['objects'], groups: Groups): ByName => {
  const objectsOf = (ids: Ids = NONE): readonly GameObject[] => ids.map(id => objects[id] as GameObject);
  return {
    get names() {
      return groups.names();
    },
    get choices() {
      return groups.choices();
    },
    exactly: wanted => objectsOf(groups.exactly().get(wanted)),
    loosely: wanted => objectsOf(groups.loosely().get(wanted)),
    numbered: base => objectsOf(groups.numbered().get(base)),
  };
};

const NONE: readonly never[] = [];

/** Each object once under each of its keys. */
const grouped = (
  objects: readonly GameObject[],
  keysOf: (o: GameObject) => readonly string[],
): ReadonlyMap<string, Ids> => {
  const groups = new Map<string, ObjectId[]>();
  for (const o of objects)
    for (const each of new Set(keysOf(o))) {
      const group = groups.get(each);
      if (group === undefined) groups.set(each, [o.id]);
      else group.push(o.id);
    }
  return groups;
};
