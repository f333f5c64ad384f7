/** Finding what has a name: objects, chain items, places and players. */
import { nameOfRef } from '../../game/abilities/context.ts';
import { baseOf } from '../../game/play/query.ts';
import { objectRef, type Ref, sameRef } from '../../game/state/ref.ts';
import type { BattlefieldId, GameObject, ObjectId, State } from '../../game/state/state.ts';
import { numberSameNames } from '../../game/triggers/placing.ts';
import { byNameIn, key, short } from './byName.ts';
import type { Names } from './names.ts';

/** Where an object keeps its name while a trigger of it waits: a legend's abilities can be activated then, too. */
const IN_PLAY: readonly string[] = ['base', 'battlefield', 'legend'];

/** An item of the chain comes before the card that it is of, unless that is in play; places before players before objects. */
export const refCalled = (names: Names, state: State, name: string): Ref | null => {
  const place = names.battlefields.find(name);
  if (place.ok) return { kind: 'battlefield', id: place.id };
  const who = names.players.find(name);
  if (who.ok) return { kind: 'player', id: who.id };
  const later = battlefieldOfLater(state, name);
  if (later !== null) return { kind: 'battlefield', id: later };
  const item = itemCalled(state, name);
  const found = objectCalled(names, state, name);
  const inPlay = found !== null && IN_PLAY.includes(state.objects[found]?.zone.kind ?? '');
  if (item !== null && !inPlay) return item;
  return found === null ? item : objectRef(state, found);
};

/**
 * A battlefield that is not as it was laid out goes by the name that it has now: one that was added, or one that took the place
 * of another (`create.battlefield`, `replace`). Of several that did, none is meant.
 */
export const battlefieldOfLater = ({ battlefields }: State, name: string): BattlefieldId | null => {
  const added = battlefields.find(b => key(b.name) === key(name));
  if (added !== undefined) return added.id;
  const [only, another] = battlefields.filter(
    ({ print, replaced }) => replaced !== null && print !== null && key(print.name) === key(name),
  );
  return only === undefined || another !== undefined ? null : only.id;
};

/** Where a card is played from, the likeliest first. */
export const playRank = (o: GameObject): number => {
  const order = ['hand', 'facedown', 'champion'];
  const at = order.indexOf(o.zone.kind);
  return at < 0 ? NOT_PLAYABLE + (o.zone.kind === 'trash' ? 0 : 1) : at;
};

export const NOT_PLAYABLE = 10;

/** Objects that go by a name, or whose card does: `Sprite 2` is the second of that name. */
export const cardsCalled = (state: State, name: string): readonly GameObject[] => {
  const [wanted, byName] = [key(name), byNameIn(state)];
  const exact = byName.exactly(wanted);
  if (exact.length > 0) return exact;
  const printed = byName.loosely(wanted);
  if (printed.length > 0) return printed;
  const number = /^(.*\S) ?(\d+)$/.exec(wanted);
  if (number === null) return [];
  const nth = byName.numbered(number[1] ?? '')[Number(number[2]) - 1];
  return nth === undefined ? [] : [nth];
};

/** All that goes by a name, whether it is their own or their card's: a second token of a kind has a name with a number. */
export const objectsOfNameOrCard = (state: State, name: string): readonly GameObject[] => {
  const [wanted, byName] = [key(name), byNameIn(state)];
  const all = new Set([...byName.exactly(wanted), ...byName.loosely(wanted)]);
  return all.size === 0 ? cardsCalled(state, name) : [...all];
};

/** The objects of a card, whatever their names here: words about one may name its card as well. */
export const namesHere = (state: State, card: string): readonly string[] => [
  ...cardsCalled(state, card).map(o => o.name),
  ...state.battlefields.flatMap(({ name, print }) =>
    print !== null && (key(print.name) === key(card) || short(print.name) === key(card)) ? [name] : [],
  ),
];

const ZONE_RANK: readonly string[] = [
  'battlefield',
  'base',
  'chain',
  'legend',
  'facedown',
  'hand',
  'champion',
  'trash',
  'banished',
  'deck',
  'outside',
];

/** Gone tokens are found last, so that a scenario can still say that one is dead. */
export const objectCalled = (names: Names, state: State, name: string): ObjectId | null => {
  const declared = names.units.find(name);
  if (declared.ok) return declared.id;
  const called = cardsCalled(state, name);
  // A short name of several that were declared stands for none of them.
  const among = declared.problem.kind === 'ambiguous' ? called.filter(o => key(o.name) === key(name)) : called;
  const found = [...among].sort((a, b) => ZONE_RANK.indexOf(a.zone.kind) - ZONE_RANK.indexOf(b.zone.kind))[0];
  if (found !== undefined) return found.id;
  return state.objects.find(o => o.zone.kind === 'gone' && key(o.name) === key(name))?.id ?? null;
};

/** An item by its name; of two that are called so, `X 1` and `X 2`. */
const itemCalled = ({ chain }: State, name: string): Ref | null => {
  const wanted = key(name);
  // Numbered only where one can be meant: most names, of a long chain too, are none of an item.
  const called = chain.some(i => wanted.startsWith(key(i.name))) ? numberSameNames(chain.map(i => i.name)) : [];
  const at = called.findIndex(n => key(n) === wanted);
  const by = at >= 0 ? at : chain.findIndex(i => key(i.name) === wanted || short(i.name) === wanted);
  const item = chain[by];
  return item === undefined ? null : { kind: 'item', id: item.id };
};

/** Whatever else goes by the name of `one`: a spell on the chain, and a card in a trash that is called alike. */
export const othersCalled = (state: State, name: string, one: Ref): readonly Ref[] => {
  if (one.kind !== 'object' && one.kind !== 'item') return [];
  const item = itemCalled(state, name);
  const cards = cardsCalled(state, name).map(o => objectRef(state, o.id));
  return [...(item === null ? [] : [item]), ...cards].filter(r => !sameRef(r, one));
};

/** A base where places are chosen among, though not that one: `base` is that of whoever chooses. */
export const baseCalled = (state: State, name: string): Ref | null => {
  const wanted = key(name);
  const chooser = state.decision?.player ?? state.turnPlayer;
  if (wanted === 'base') return { kind: 'location', location: baseOf(chooser) };
  const bases = state.players.map(({ id }): Ref => ({ kind: 'location', location: baseOf(id) }));
  return bases.find(base => key(nameOfRef(state, base)) === wanted) ?? null;
};

/**
 * The ref among these that a name means: by its own name first, then `base`, chain items, and the names of cards.
 * Undefined for none.
 */
export const pickFrom = (state: State, among: readonly Ref[], name: string): Ref | undefined => {
  const wanted = key(name);
  const exact = among.find(r => key(nameOfRef(state, r)) === wanted);
  if (exact !== undefined) return exact;
  if (wanted === 'base') return among.find(r => r.kind === 'location');
  const items = among.filter(r => r.kind === 'item');
  const item = items.length > 0 ? itemCalled(state, name) : null;
  const chosen =
    item === null ? undefined : items.find(r => r.kind === 'item' && item.kind === 'item' && r.id === item.id);
  if (chosen !== undefined) return chosen;
  const called = cardsCalled(state, name);
  return among.find(r => r.kind === 'object' && called.some(o => o.id === r.id));
};
