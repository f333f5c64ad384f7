/**
 * What can be chosen for an ability's words, and when: targets as the item is finalised, everything else as it resolves
 * (`play.target`).
 */

import { knownOf } from '../../known.ts';
import { allLocations } from '../play/destinations.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { type Count, EVENT_GROUP, type Filter, type Selector, type Where } from '../state/cards/terms.ts';
import { visitParts } from '../state/cards/walk.ts';
import { AT_A_BATTLEFIELD, withWhere } from '../state/cards/withWhere.ts';
import { type GroupRule, ruleAmong } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import { amongRefs, type Ref } from '../state/ref.ts';
import type { SlotName } from '../state/slots.ts';
import type { Location, Slots } from '../state/state.ts';
import { type Context, locationOf, objectOf } from './context.ts';
import { locationFits } from './where.ts';

export type ChosenSelector = Extract<Selector, { kind: 'chosen' }>;

/** One choice that an ability asks for, named by its slot. */
export type Choosable =
  | { readonly kind: 'objects'; readonly slot: SlotName; readonly selector: ChosenSelector; readonly optional: boolean }
  /** A place whose things are meant: `all units at a battlefield`. */
  | { readonly kind: 'place'; readonly slot: SlotName; readonly where: Where | undefined }
  /** Where something is moved to; `moved` is chosen before it. */
  | {
      readonly kind: 'destination';
      readonly slot: SlotName;
      readonly where: Where | undefined;
      readonly moved: Selector;
    };

/**
 * Parts of an ability that are carried out later, by other players, or to pay a cost: nothing in them is chosen
 * beforehand (`play.choices.objects.triggers`, `play.target.not`).
 */
const LATER: ReadonlySet<Instruction['do']> = new Set([
  'later',
  'do this',
  'replace next',
  'each player',
  'for each',
  'for each killed',
]);

/**
 * Everything that is chosen as the item is finalised, in the order of the sentence; a `choose one` is left to its
 * modes. `known`: the slots that the item already has, among whose objects targets may be picked
 * (`ability.reflexive.chain`).
 */
export const choosablesOf = (instructions: readonly Instruction[], known: Slots = {}): readonly Choosable[] =>
  known.it === undefined ? choosables(instructions) : choosablesAmongIt(instructions);

const choosables = knownOf((instructions: readonly Instruction[]) => findChoosables(instructions, {}));
const choosablesAmongIt = knownOf((instructions: readonly Instruction[]) => findChoosables(instructions, { it: [] }));

const findChoosables = (instructions: readonly Instruction[], known: Slots): readonly Choosable[] => {
  const found = new Map<string, Choosable>();
  for (const i of instructions) gather(i, found, 'required', known);
  return [...found.values()].sort((a, b) => a.slot.length - b.slot.length || (a.slot < b.slot ? -1 : 1));
};

/** Whether what it is chosen for is done in any case. */
type Need = 'required' | 'optional';

const gather = (i: Instruction, found: Map<string, Choosable>, need: Need, known: Slots): void => {
  if (i.do === 'choose one') return;
  if (LATER.has(i.do)) {
    // The players or things that are gone through may themselves be chosen: "for each of up to two units".
    if (i.do === 'for each' && typeof i.what === 'object' && 'kind' in i.what && i.what.kind === 'chosen')
      gatherFrom(i.what, found, need, known);
    return;
  }
  const nested = 'instructions' in i ? i.instructions : [];
  for (const [key, value] of Object.entries(i)) {
    if (key === 'cost' || key === 'instructions' || key === 'otherwise' || key === 'when' || key === 'paid') continue;
    // Where something is played to is no target, and chosen as it is played (`play.target.not`).
    if ((key === 'to' || key === 'units') && (i.do === 'play' || i.do === 'play token')) continue;
    if (key === 'to' && i.do === 'move' && isChosenPlace(value)) {
      found.set(value.slot, { kind: 'destination', slot: value.slot, where: value.where, moved: i.what });
      continue;
    }
    gatherFrom(value, found, need, known);
  }
  const within = i.do === 'may' || (i.do === 'pay' && i.optional) ? 'optional' : need;
  for (const inner of nested) gather(inner, found, within, known);
  if (i.do === 'unless paid') for (const inner of i.paid ?? []) gather(inner, found, need, known);
  if (i.do === 'if' || i.do === 'if done') for (const inner of i.otherwise ?? []) gather(inner, found, need, known);
};

const isChosenPlace = (value: unknown): value is { kind: 'chosen'; slot: SlotName; where?: Where } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'chosen' && !('filter' in value);

/** The choices within some terms. The filter of a chosen object may itself refer to another chosen one. */
const gatherFrom = (terms: unknown, found: Map<string, Choosable>, need: Need, known: Slots): void =>
  visitParts(terms, part => {
    if (part.kind !== 'chosen') return Object.values(part);
    if (isChosenPlace(part)) {
      if (!found.has(part.slot)) found.set(part.slot, { kind: 'place', slot: part.slot, where: part.where });
      return undefined;
    }
    const selector = part as unknown as ChosenSelector;
    if (isTarget(selector, known) && !found.has(selector.slot))
      found.set(selector.slot, { kind: 'objects', slot: selector.slot, selector, optional: need === 'optional' });
    return selector.filter;
  });

/** `play.target.not`: zones that are not public for it (`play.target.not.hidden-zone.public`, `zone.banishment.not-choosing`), what others choose, what "must" be done and what is picked from cards looked at are no targets. */
export const isTarget = (s: ChosenSelector, known: Slots = {}): boolean => {
  if (s.among !== undefined && s.among !== EVENT_GROUP && (s.among !== 'it' || known.it === undefined)) return false;
  if (s.must === true || (s.who !== undefined && s.who !== 'you')) return false;
  const { where, by } = s.filter;
  if (where === undefined) return by !== 'banish';
  return where.kind !== 'zone' || !NOT_PUBLIC.has(where.zone);
};

/** Everybody may see the cards in a Banishment, but it is none of the zones that the rule lists as public. */
const NOT_PUBLIC: ReadonlySet<Extract<Where, { kind: 'zone' }>['zone']> = new Set([
  'hand',
  'deck',
  'rune deck',
  'banishment',
]);

export interface ChoiceOptions {
  readonly options: readonly Ref[];
  readonly least: number;
  readonly most: number;
  /** What the chosen options have to be together, where not every set of them is allowed. */
  readonly group?: GroupRule;
}

const countOf = (count: Count, available: number): { least: number; most: number } => ({
  least: count.least,
  most: count.most === 'any' ? available : Math.min(count.most, available),
});

/**
 * What can be chosen for a selector. `limit` rules out what its words allow and other rules do not: untargetable
 * objects, other battlefields.
 */
export const optionsFor = (c: Context, s: ChosenSelector, limit: (r: Ref) => boolean = () => true): ChoiceOptions => {
  const filter = s.filter;
  const isBefore = amongRefs(
    filter.other === true ? [...flatMapped(Object.values(c.slots), refs => refs), ...firstSpokenOf(c)] : [],
  );
  const options = c.evaluator
    .all(c, filter.where?.kind === 'one battlefield' ? withWhere(filter, AT_A_BATTLEFIELD) : filter, s.among)
    .filter(r => !isBefore(r) && limit(r));
  // "Up to one at each location" is that many for every location there is.
  const places = isEach(filter.where?.kind) ? placesOf(c, options).size : 1;
  const { least, most } = countOf(each(s.count, places), options.length);
  const group = groupOf(c, s, options);
  return group === undefined ? { options, least, most } : { options, least, most, group };
};

/** As many at each of several places. */
const isEach = (where: Where['kind'] | undefined): boolean => where === 'each location' || where === 'each battlefield';

/** How the places of objects chosen together relate to each other. */
const ARRANGED: { readonly [Kind in Where['kind']]?: 'one' | 'all different' } = {
  'one battlefield': 'one',
  'one location': 'one',
  'each location': 'all different',
  'each battlefield': 'all different',
  'different locations': 'all different',
  'different battlefields': 'all different',
};

/** Whether the words say how the places of the chosen objects relate to each other. */
export const isArranged = ({ where }: Filter): boolean => where !== undefined && ARRANGED[where.kind] !== undefined;

/** What the words ask of the chosen objects as a group. */
export const groupOf = (c: Context, s: ChosenSelector, options: readonly Ref[]): GroupRule | undefined => {
  const keys = keysOf(c, s, options);
  const tags = s.together === 'share a tag' ? options.map(r => tagsOf(c, r)) : undefined;
  if (s.total === undefined && keys === undefined && tags === undefined) return undefined;
  return { keys, tags, total: s.total === undefined ? undefined : totalOf(c, s.total, options) };
};

const keysOf = (c: Context, { filter, together }: ChosenSelector, options: readonly Ref[]): GroupRule['keys'] => {
  if (together === 'different names')
    return { of: options.map(r => objectOf(c.state, r)?.print.name ?? ''), are: 'all different' };
  if (together === 'the same owner') return { of: options.map(r => ownerKey(c, r)), are: 'one' };
  const are = filter.where === undefined ? undefined : ARRANGED[filter.where.kind];
  return are === undefined ? undefined : { of: options.map(r => placeKey(c, r)), are };
};

const ownerKey = (c: Context, r: Ref): string => String(objectOf(c.state, r)?.owner);

const tagsOf = (c: Context, r: Ref): readonly string[] => {
  const o = objectOf(c.state, r);
  return o === null ? [] : c.view.tags(o);
};

const totalOf = (c: Context, { of, most }: NonNullable<ChosenSelector['total']>, options: readonly Ref[]) => ({
  of: options.map(r => amountOf(c, r, of)),
  most: c.evaluator.value(c, most) ?? 0,
});

/** Some of the options, with the group rule for those that are left. */
export const narrowed = (all: ChoiceOptions, keeps: (r: Ref) => boolean): ChoiceOptions => {
  const kept = flatMapped(all.options, (r, i) => (keeps(r) ? [i] : []));
  const { group } = all;
  const options = flatMapped(kept, i => all.options[i] ?? []);
  const most = Math.min(all.most, kept.length);
  return group === undefined
    ? { options, least: all.least, most }
    : { options, least: all.least, most, group: ruleAmong(group, kept) };
};

/**
 * What "another" excludes where the source itself is not of the kind: for a battlefield's ability, the object of its
 * trigger; for attached gear, the unit that it is attached to.
 */
const firstSpokenOf = ({ source, event }: Context): readonly Ref[] => {
  if (event?.what?.kind !== 'object') return [];
  if (source.kind === 'battlefield') return [event.what];
  return event.on === 'attach' && source.kind === 'object' && event.what.id === source.id ? event.by : [];
};

/** A count that is meant for each of so many places. */
const each = (count: Count, places: number): Count =>
  places === 1 || count.most === 'any' ? count : { least: count.least * places, most: count.most * places };

const placesOf = (c: Context, refs: readonly Ref[]): ReadonlySet<string> => new Set(refs.map(r => placeKey(c, r)));

const placeKey = (c: Context, r: Ref): string => {
  const o = objectOf(c.state, r);
  const at = o === null ? null : locationOf(c.state, o);
  if (at === null) return '';
  return at.kind === 'base' ? `base ${at.player}` : `at ${at.at}`;
};

/**
 * The board locations of the objects among the refs, in their order and one for each; other refs, and objects off the
 * board, are left out.
 */
export const placesOfRefs = (c: Context, refs: readonly Ref[]): readonly Ref[] =>
  flatMapped(refs, r => {
    const o = objectOf(c.state, r);
    const at = o === null ? null : locationOf(c.state, o);
    return at === null ? [] : [placeRef(at)];
  });

const amountOf = (c: Context, r: Ref, of: NonNullable<ChosenSelector['total']>['of']): number => {
  const o = objectOf(c.state, r);
  if (o === null) return 0;
  return of === 'might' ? c.view.might(o) : o.print.energy;
};

/** The places that an instruction's place can be. */
export const placeOptions = (c: Context, where: Where | undefined): readonly Ref[] =>
  allLocations(c.state)
    .filter(at => (where === undefined ? at.kind === 'battlefield' : locationFits(c, at, where)))
    .map(placeRef);

const placeRef = (at: Location): Ref =>
  at.kind === 'battlefield' ? { kind: 'battlefield', id: at.at } : { kind: 'location', location: at };

/** The place that the ref itself names; null for refs to anything but a place, objects among them. */
export const locationOfRef = (r: Ref): Location | null => {
  if (r.kind === 'battlefield') return { kind: 'battlefield', at: r.id };
  return r.kind === 'location' ? r.location : null;
};

const SIDES: Readonly<Record<string, string>> = { yours: 'own', friendly: 'friendly', enemy: 'enemy' };

/** What is to be chosen, as the prompt says it: `up to 2 enemy units`, `2 units at the same battlefield`. */
export const describeChoice = ({ count, filter, together: said }: ChosenSelector): string => {
  const kinds = filter.types.map(type => (count.most === 1 || UNCOUNTED.has(type) ? type : `${type}s`)).join(' or ');
  const side = filter.side === undefined ? '' : `${SIDES[filter.side] ?? `${filter.side}'s`} `;
  const together = count.most === 1 ? '' : (TOGETHER[said ?? filter.where?.kind ?? ''] ?? '');
  return `${howManyOf(count)} ${side}${kinds === '' ? 'something' : kinds}${together}`;
};

const howManyOf = ({ least, most }: Count): string => {
  if (most === 'any') return least === 0 ? 'any number of' : 'one or more';
  if (most === 1) return 'one';
  return least === most ? `${most}` : `up to ${most}`;
};

/** What several have to be together. */
const TOGETHER: Readonly<Record<string, string>> = {
  'one battlefield': ' at the same battlefield',
  'each battlefield': ' at different battlefields',
  'one location': ' at the same location',
  'each location': ' at different locations',
  'different battlefields': ' at different battlefields',
  'different locations': ' at different locations',
  'share a tag': ' that share a tag',
  'different names': ' with different names',
};

const UNCOUNTED: ReadonlySet<string> = new Set(['gear', 'equipment']);
