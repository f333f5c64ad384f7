/** Objects by their names. A scenario may have thousands of each, and every word of a line asks. */
import { isOnBoard } from '../../game/play/query.ts';
import type { GameObject, State } from '../../game/state/state.ts';

/** How names compare: without regard to case. */
export const key = (name: string): string => name.toLowerCase();

/** The part of a name before its comma. */
export const short = (name: string): string => key(name.split(',')[0] ?? name);

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
let known: { readonly objects: State['objects']; readonly byName: ByName } | null = null;

export const byNameIn = ({ objects }: State): ByName => {
  if (known?.objects === objects) return known.byName;
  const byName = byNameOf(objects);
  known = { objects, byName };
  return byName;
};

const byNameOf = (objects: State['objects']): ByName => {
  const present = objects.filter(o => o.zone.kind !== 'gone');
  const names = later(() => objects.map(o => o.name));
  const choices = later(() => {
    const units = objects.filter(o => o.type === 'unit' && isOnBoard(o)).map(o => o.name);
    return [...new Set(units.length > 0 ? units : names())];
  });
  const exactly = later(() => grouped(present, o => [key(o.name)]));
  const loosely = later(() => grouped(present, o => [key(o.print.name), short(o.name), short(o.print.name)]));
  const numbered = later(() => grouped(objects, o => [key(o.print.name), key(o.name).replace(/ \d+$/, '')]));
  return {
    get names() {
      return names();
    },
    get choices() {
      return choices();
    },
    exactly: wanted => exactly().get(wanted) ?? [],
    loosely: wanted => loosely().get(wanted) ?? [],
    numbered: base => numbered().get(base) ?? [],
  };
};

/** Worked out when it is first asked for. */
const later = <T extends object>(work: () => T): (() => T) => {
  let done: T | undefined;
  return () => {
    done ??= work();
    return done;
  };
};

/** Each object once under each of its keys. */
const grouped = (
  objects: readonly GameObject[],
  keysOf: (o: GameObject) => readonly string[],
): ReadonlyMap<string, readonly GameObject[]> => {
  const groups = new Map<string, GameObject[]>();
  for (const o of objects)
    for (const each of new Set(keysOf(o))) {
      const group = groups.get(each);
      if (group === undefined) groups.set(each, [o]);
      else group.push(o);
    }
  return groups;
};
