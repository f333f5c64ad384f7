/** Creates objects: tokens that effects make, and cards that a scenario lays out. */
import { needRoom } from '../state/outOfBounds.ts';
import type { GameObject, ObjectId, PlayerId, Print, State } from '../state/state.ts';
import type { Draft } from './copies.ts';

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
const freeName = ({ objects }: State, name: string): string => {
  needRoom(objects.length);
  lookAt(objects);
  const numbers = known.numbers.get(name.toLowerCase());
  if (numbers === undefined) return name;
  while (numbers.taken.has(numbers.free)) numbers.free++;
  return numbers.free === 1 ? name : `${name} ${numbers.free}`;
};

/** The numbers after a name that are taken, 1 for the name by itself; none below `free` is free. */
interface Numbers {
  readonly taken: Set<number>;
  free: number;
}

/** Names of the objects that were looked at last. Thousands may be called alike, and each new one asks: only it is added. */
let known: { readonly names: string[]; readonly numbers: Map<string, Numbers> } = { names: [], numbers: new Map() };

const lookAt = (objects: State['objects']): void => {
  const { names } = known;
  const isMore = names.length <= objects.length && names.every((name, i) => name === objects[i]?.name);
  if (!isMore) known = { names: [], numbers: new Map() };
  for (let i = known.names.length; i < objects.length; i++) {
    const name = objects[i]?.name ?? '';
    known.names.push(name);
    const lower = name.toLowerCase();
    take(lower, 1);
    const space = lower.lastIndexOf(' ');
    if (space > 0) take(lower.slice(0, space), Number(lower.slice(space)));
  }
};

const take = (name: string, number: number): void => {
  const numbers = known.numbers.get(name);
  if (numbers === undefined) known.numbers.set(name, { taken: new Set([number]), free: 1 });
  else numbers.taken.add(number);
};

/** An object of a card, with nothing done to it yet. */
export const blankObject = (id: ObjectId, print: Print, owner: PlayerId): Draft<GameObject> => ({
  id,
  type: print.type === 'battlefield' ? 'unit' : print.type,
  print,
  life: 0,
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
