/** Creates objects: tokens that effects make, and cards that a scenario lays out. */

import type { Draft } from '../state/draft.ts';
import { type Memory, memorySlot } from '../state/memory.ts';
import { needRoom } from '../state/outOfBounds.ts';
import { NOTHING_SHOWN_OFF } from '../state/shownOff.ts';
import type { GameObject, ObjectId, PlayerId, Print, State } from '../state/state.ts';

/** A token on the chain, about to be played (`token.where`). Its name is its own: "Recruit", then "Recruit 2". */
export const tokenObject = (state: State, id: ObjectId, print: Print, who: PlayerId): Draft<GameObject> => {
  const token = blankObject(id, print, who);
  token.name = freeName(state, print.name);
  token.zone = { kind: 'chain' };
  token.token = true;
  token.since = state.turnNumber;
  return token;
};

/** A rune from a rune deck whose cards the scenario does not name. */
export const runeObject = (state: State, id: ObjectId, who: PlayerId): GameObject => {
  const rune = blankObject(id, plainPrint('rune', 'rune'), who);
  rune.name = freeName(state, 'rune');
  rune.zone = { kind: 'rune deck' };
  rune.since = state.turnNumber;
  return rune;
};

/** The name itself, else with the first free number. */
const freeName = (state: State, name: string): string => {
  needRoom(state.objects.length);
  const numbers = numbersAfter(name.toLowerCase(), state);
  while (numbers.taken.has(numbers.free)) numbers.free++;
  return numbers.free === 1 ? name : `${name} ${numbers.free}`;
};

/** The numbers after a name that are taken, 1 for the name by itself; none below `free` is free. */
interface Numbers {
  readonly taken: Set<number>;
  free: number;
  /** How many of the objects were looked at for it. */
  seen: number;
}

/** Names of the objects that were looked at last. Thousands may be called alike, and each new one asks: only it is added. */
const known = memorySlot<Known>('names of tokens');

interface Known {
  /** Whose it is: others that have it look at it, and make one of their own. */
  readonly memory: Memory;
  readonly names: string[];
  readonly numbers: Map<string, Numbers>;
}

const numbersAfter = (name: string, { memory, objects }: State): Numbers => {
  const last = known.get(memory);
  const isMore =
    last !== null &&
    last.memory === memory &&
    last.names.length <= objects.length &&
    last.names.every((each, i) => each === objects[i]?.name);
  const { names, numbers } = isMore ? last : known.put(memory, { memory, names: [], numbers: new Map() });
  for (let i = names.length; i < objects.length; i++) names.push(objects[i]?.name ?? '');
  const found = numbers.get(name) ?? { taken: new Set(), free: 1, seen: 0 };
  numbers.set(name, found);
  for (; found.seen < names.length; found.seen++) take(found.taken, names[found.seen] ?? '', name);
  return found;
};

/** "Recruit" is 1 of "recruit", and "Recruit 2" is 2 of it. */
const take = (taken: Set<number>, full: string, name: string): void => {
  const lower = full.toLowerCase();
  if (lower === name) taken.add(1);
  else if (lower.lastIndexOf(' ') === name.length && lower.startsWith(name))
    taken.add(Number(lower.slice(name.length)));
};

/** An object of a card, with nothing done to it yet. */
export const blankObject = (id: ObjectId, print: Print, owner: PlayerId): Draft<GameObject> => ({
  id,
  type: print.type === 'battlefield' ? 'unit' : print.type,
  print,
  incarnation: 0,
  since: 0,
  attachedTo: null,
  timesEmpowered: 0,
  name: print.name,
  controller: owner,
  owner,
  zone: { kind: 'hand' },
  might: print.might,
  keywords: print.keywords,
  damage: 0,
  exhausted: false,
  stunned: false,
  buffs: 0,
  immune: false,
  token: print.marks.includes('token'),
  tags: NONE,
  role: null,
  modifiers: NONE,
  killed: false,
  lastDealt: 0,
  damagedBy: [],
  shownOff: NOTHING_SHOWN_OFF,
  noted: null,
});

const NONE: readonly never[] = [];

/** Whether it stands for no card: for what a board lays out with a name alone, or for a token that no card describes. */
export const isPlain = ({ abilities }: Print): boolean => abilities === NONE;

/** What a unit that only has a name is printed like. */
export const plainPrint = (name: string, type: Print['type'] = 'unit'): Draft<Print> => ({
  name,
  type,
  also: NONE,
  marks: NONE,
  domains: NONE,
  energy: 0,
  power: NONE,
  might: 0,
  mightBonus: 0,
  tags: NONE,
  keywords: NONE,
  abilities: NONE,
  timing: 'main',
});
