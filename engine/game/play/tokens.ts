/** Game objects as they come to be: tokens that effects make, cards that a scenario lays out. */
import { needRoom } from '../state/outOfBounds.ts';
import type { GameObject, ObjectId, PlayerId, Print, State } from '../state/state.ts';

/** A token on the chain, about to be played (`token.where`). Its name is its own: "Recruit", then "Recruit 2". */
export const tokenObject = (state: State, id: ObjectId, print: Print, who: PlayerId): GameObject => ({
  ...blankObject(id, print, who),
  name: freeName(state, print.name),
  zone: { kind: 'chain' },
  token: true,
  since: state.turnNumber,
});

/** A rune that comes from a rune deck whose cards nobody told. */
export const runeObject = (state: State, id: ObjectId, who: PlayerId): GameObject => ({
  ...blankObject(id, plainPrint('rune', 'rune'), who),
  name: freeName(state, 'rune'),
  since: state.turnNumber,
});

/** The name itself, else with the first free number: one look at each object, as thousands may be called alike. */
const freeName = ({ objects }: State, name: string): string => {
  needRoom(objects.length);
  const wanted = name.toLowerCase();
  const taken = new Set<number>();
  for (const o of objects) {
    if (o.name.length < name.length || !o.name.toLowerCase().startsWith(wanted)) continue;
    const rest = o.name.slice(name.length);
    if (rest === '') taken.add(1);
    else if (rest.startsWith(' ')) taken.add(Number(rest));
  }
  let n = 1;
  while (taken.has(n)) n++;
  return n === 1 ? name : `${name} ${n}`;
};

/** An object of a card, with nothing done to it yet. */
export const blankObject = (id: ObjectId, print: Print, owner: PlayerId): GameObject => ({
  id,
  type: print.type === 'battlefield' ? 'unit' : print.type,
  print,
  life: 0,
  since: 0,
  attachedTo: null,
  empowered: false,
  name: print.name,
  controller: owner,
  owner,
  zone: { kind: 'hand' },
  might: print.might,
  keywords: print.keywords,
  damage: 0,
  exhausted: false,
  stunned: false,
  buffed: false,
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

/** What a unit that only has a name is printed like. */
export const plainPrint = (name: string, type: Print['type'] = 'unit'): Print => ({
  name,
  type,
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
