/** What `it`, `them`, `that unit` and `there` point back to. Rules: `ability.linked`, `ability.linked.reference`. */
import type { Filter, Selector, ThingState, ThingType, Where } from '../game/state/cards/ability.ts';
import { LEFT_SLOT, LOOKED_SLOT, RECIPIENT_SLOT } from '../game/state/slots.ts';
import { type Parser, type Referent, speakOf } from './parser.ts';

const IT: Selector = { kind: 'it' };
const OBJECTS: readonly ThingType[] = [
  'unit',
  'gear',
  'equipment',
  'rune',
  'legend',
  'spell',
  'ability',
  'card',
  'permanent',
];

const fits = ({ types }: Referent, wanted: readonly ThingType[]): boolean =>
  types.some(type => wanted.includes(type)) ||
  (wanted.includes('card') && types.some(type => OBJECTS.includes(type))) ||
  (types.includes('permanent') && wanted.some(type => type === 'unit' || type === 'gear')) ||
  (types.includes('card') && wanted.some(type => OBJECTS.includes(type))) ||
  (wanted.includes('gear') && types.includes('equipment')) ||
  (wanted.includes('equipment') && types.includes('gear'));

const isThing = ({ types }: Referent): boolean => !types.includes('player') && !types.includes('battlefield');

/** The last single thing spoken of; what the instruction before acted on, where none was. */
export const it = (p: Parser): Selector => p.referents.findLast(each => isThing(each) && !each.many)?.what ?? lastOf(p);

const lastOf = (p: Parser): Selector => p.referents.findLast(isThing)?.what ?? IT;

/** Of something on the board that was chosen since, and the one card that was revealed: "it", where only a card can be meant. */
export const revealedCard = (p: Parser): Selector | null => {
  const last = p.referents.findLast(each => isThing(each) && !each.many);
  const isOnBoard = last?.what.kind === 'slot' && last.filter?.where?.kind !== 'zone' && !last.types.includes('card');
  const revealed = p.referents.findLast(({ what, many }) => !many && what.kind === 'all' && what.among === LOOKED_SLOT);
  return isOnBoard ? (revealed?.what ?? null) : null;
};

/** What a phrase calls something: `the enemy unit`, `that stunned unit`. */
export interface Called {
  readonly side?: Filter['side'];
  readonly is?: ThingState;
}

const isCalled = ({ filter }: Referent, { side, is }: Called): boolean =>
  (side === undefined || filter?.side !== undefined) && (is === undefined || filter?.is?.includes(is) === true);

/** The last thing of such a type, called so if it was; null where none was spoken of. */
export const that = (p: Parser, types: readonly ThingType[], called: Called = {}): Selector | null => {
  const fitting = p.referents.filter(each => fits(each, types) && !isOther(each, called));
  const found =
    fitting.findLast(each => isCalled(each, called) && each.types.some(type => types.includes(type))) ??
    fitting.findLast(each => each.types.some(type => types.includes(type))) ??
    fitting.at(-1);
  return found?.what ?? null;
};

/** Called the opposite: an enemy unit is no friendly one. */
const isOther = ({ filter }: Referent, { side }: Called): boolean =>
  side !== undefined && filter?.side !== undefined && (filter.side === 'enemy') !== (side === 'enemy');

/** The last several things, or the last two single ones together. */
export const them = (p: Parser): Selector => {
  const last = p.referents.findLast(isThing);
  if (last === undefined) return IT;
  if (last.many) return last.what;
  const pair = p.referents.filter(isThing).slice(-2);
  return pair.length === 2 ? { kind: 'both', of: pair.map(({ what }) => what) } : last.what;
};

/** The battlefield chosen, where the thing last chosen is, or where the trigger's event was. */
export const there = (p: Parser): Where | null => {
  const battlefield = p.referents.findLast(({ types }) => types.includes('battlefield'));
  if (battlefield !== undefined) return { kind: 'with', what: battlefield.what };
  if (p.eventSaysWhere) return { kind: 'there' };
  const thing = p.referents.findLast(isThing);
  if (thing !== undefined) return { kind: 'with', what: thing.what };
  if (p.scenario || namesPlace(p)) return { kind: 'there' };
  p.unbound = p.pos - 1;
  return null;
};

const PLACES: ReadonlySet<string> = new Set([
  'battlefield',
  'battlefields',
  'base',
  'bases',
  'location',
  'locations',
  'here',
  'showdown',
  'combat',
]);

/** Whether the line has named a place so far, if only in a condition: "if I'm at a battlefield, … there". */
export const namesPlace = (p: Parser): boolean => p.tokens.slice(0, p.pos).some(({ word }) => PLACES.has(word));

/** Whether the sentence has spoken of a player, so that `they` and `their` can be that player's. */
export const refersToPlayer = (p: Parser): boolean => p.referents.some(({ types }) => types.includes('player'));

/** `the killed unit`: what that was done to, or else the last of its type. */
export const doneTo = (p: Parser, done: string, types: readonly ThingType[], called: Called = {}): Selector | null => {
  const found = p.referents.findLast(each => each.done === done && fits(each, types))?.what;
  if (found === undefined) return that(p, types, called);
  return found.kind === 'slot' && done === 'killed' ? { ...found, done: 'kill' } : found;
};

/** Notes what is done to something, for `the killed unit`. */
export const mark = (p: Parser, what: Selector, done: string): void => {
  if (what.kind !== 'chosen') return;
  p.referents = p.referents.map(each =>
    each.what.kind === 'slot' && each.what.slot === what.slot ? { ...each, done } : each,
  );
};

/** What an instruction does something to was spoken of last, also where it was chosen before something else. */
export const mention = (p: Parser, what: Selector): void => {
  if (what.kind !== 'slot') return;
  const last = p.referents.findLast(each => each.what.kind === 'slot' && each.what.slot === what.slot);
  if (last !== undefined) p.referents = [...p.referents.filter(each => each !== last), last];
};

/** The last thing, but for players, that was chosen before; null for none. */
export const chosenBefore = (p: Parser): Selector | null =>
  p.referents.findLast(
    ({ what, types }) => what.kind === 'slot' && what.slot !== LEFT_SLOT && !types.includes('player'),
  )?.what ?? null;

/** Things that an instruction made or named, without choosing them. */
export const speakOfThem = (p: Parser, types: readonly ThingType[]): void => {
  speakOf(p, { what: IT, types, many: true });
};

/** An amount after what it is reckoned for: of several, "its" and "it" are each of them in turn. */
export const reckonedFor = <Of>(p: Parser, to: Selector, read: (p: Parser) => Of | null): Of | null =>
  to.kind === 'all' || (to.kind === 'chosen' && to.count.most !== 1) ? reckonedForEach(p, read) : read(p);

/** An amount after "each": "its" and "it" are each of them in turn. */
export const reckonedForEach = <Of>(p: Parser, read: (p: Parser) => Of | null): Of | null => {
  const before = p.referents;
  speakOf(p, { what: { kind: 'slot', slot: RECIPIENT_SLOT }, types: ['unit'], many: false });
  const found = read(p);
  p.referents = [...before, ...p.referents.slice(before.length + 1)];
  return found;
};
