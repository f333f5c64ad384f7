/**
 * The abilities of each object, sorted by who asks for them at every step: passives for the layers, triggers for
 * events. Worked out once for an object and kept until another value takes its place, as most steps change one object
 * of many.
 */

import { haveSameItems } from '../play/memo.ts';
import type { Ability, Static, Triggered } from '../state/cards/ability.ts';
import type { Behaviours } from '../state/editions.ts';
import type { Battlefield, GameObject, PlayerId, State } from '../state/state.ts';
import {
  type AbilityInstance,
  abilitiesOf,
  abilitiesOfBattlefield,
  attachedTo,
  attachmentsAmong,
} from './abilityInstances.ts';
import { NO_SLOTS } from './context.ts';
import type { Passive } from './layers.ts';
import { isThere } from './measures.ts';

export type TriggeredInstance = AbilityInstance & { readonly ability: Triggered };

export interface AbilityIndex {
  readonly passives: readonly Passive[];
  readonly triggers: readonly TriggeredInstance[];
  /** Whether any of it replaces what would happen. */
  readonly replaces: boolean;
}

const NONE: readonly never[] = [];
const EMPTY: AbilityIndex = { passives: NONE, triggers: NONE, replaces: false };

export const isTrigger = (b: AbilityInstance): b is TriggeredInstance => b.ability.kind === 'triggered';
export const isStatic = (b: AbilityInstance): b is AbilityInstance & { readonly ability: Static } =>
  b.ability.kind === 'static';

const indexed = (all: readonly AbilityInstance[]): AbilityIndex =>
  all.length === 0
    ? EMPTY
    : {
        passives: all
          .filter(isStatic)
          .map(instance => ({ instance, ability: instance.ability, slots: NO_SLOTS, event: null })),
        triggers: all.filter(isTrigger),
        replaces: all.some(b => b.ability.kind === 'replacement'),
      };

/** All that `abilitiesOf` looks at, besides what passives give. */
interface Known {
  readonly object: GameObject;
  readonly bearer: GameObject | undefined;
  readonly gear: readonly GameObject[];
  readonly behaviours: Behaviours;
  readonly index: AbilityIndex;
}

/** By the object's number: the last one seen. */
const known: (Known | undefined)[] = [];

/** The abilities of an object on the board, with those that passives give it. */
export const abilityIndexOf = (state: State, o: GameObject, given: readonly Ability[] | undefined): AbilityIndex => {
  if (given !== undefined) return indexed(abilitiesOf(state, o, given));
  const gear = o.type === 'unit' ? attachedTo(state, o.id) : NONE;
  if (o.print.abilities.length === 0 && o.modifiers.length === 0 && gear.length === 0) return EMPTY;
  const bearer = o.attachedTo === null ? undefined : state.objects[o.attachedTo];
  const before = known[o.id];
  if (
    before !== undefined &&
    before.object === o &&
    before.bearer === bearer &&
    before.behaviours === state.behaviours &&
    haveSameItems(before.gear, gear)
  )
    return before.index;
  const index = indexed(abilitiesOf(state, o));
  known[o.id] = { object: o, bearer, gear, behaviours: state.behaviours, index };
  return index;
};

/** An object that bears abilities or keywords, with its own abilities. */
export interface Bearer {
  readonly object: GameObject;
  readonly index: AbilityIndex;
  /** What triggers of it where it is, its keywords among that; null until somebody asks. */
  triggers: readonly TriggeredInstance[] | null;
}

/** By their numbers: those of the last objects asked about, null for all that bear nothing. */
const bearers: (Bearer | null)[] = [];
let last: Pick<State, 'objects' | 'behaviours'> | null = null;
let lastAttached: ReturnType<typeof attachmentsAmong> = null;
let list: readonly Bearer[] = NONE;

/**
 * Those that bear anything, or may, in the order of their numbers: on the board and among legends, and cards elsewhere whose
 * triggers work there. The same list while all of them are the same.
 */
export const bearersIn = (state: State): readonly Bearer[] => {
  const { objects, behaviours } = state;
  if (objects === last?.objects && behaviours === last.behaviours) return list;
  const attached = attachmentsAmong(objects);
  const isSameEdition = last?.behaviours === behaviours;
  const before = last !== null && isSameEdition && attached === lastAttached ? last.objects : NONE;
  let isOther = !isSameEdition || bearers.length > objects.length;
  // As long as they are being found, nothing is known: whoever ends this in the middle begins anew.
  last = null;
  // Only where it differs: to set a length costs more than to go through the list.
  if (isOther) bearers.length = isSameEdition ? objects.length : 0;
  for (let id = 0; id < objects.length; id++) {
    const o = objects[id] as GameObject;
    // What is attached is where its bearer is, so it may tell something else though it has not changed itself.
    if (o === before[id] && (attached === null || o.attachedTo === null)) continue;
    const now = bears(state, o) ? abilityIndexOf(state, o, undefined) : null;
    const was = bearers[id] ?? null;
    if (now === was?.index && o === was?.object) continue;
    bearers[id] = now === null ? null : { object: o, index: now, triggers: null };
    isOther ||= now !== null || was !== null;
  }
  last = { objects, behaviours };
  lastAttached = attached;
  if (isOther) list = bearers.filter(b => b !== null);
  return list;
};

const bears = (state: State, o: GameObject): boolean =>
  isThere(o)
    ? o.print.abilities.length + o.modifiers.length + o.keywords.length > 0 || attachedTo(state, o.id).length > 0
    : o.print.abilities.length > 0 && o.print.abilities.some(triggersElsewhere);

const triggersElsewhere = (a: Ability): boolean =>
  a.kind === 'dependent' ? triggersElsewhere(a.ability) : a.kind === 'triggered' && a.from !== undefined;

interface KnownPlace {
  readonly name: string;
  readonly print: Battlefield['print'];
  readonly whose: PlayerId;
  readonly isControlled: boolean;
  readonly index: AbilityIndex;
}

const places: (KnownPlace | undefined)[] = [];

/** What is printed on a battlefield; the turn player answers for one that nobody controls. */
export const abilityIndexOfBattlefield = (b: Battlefield, turnPlayer: PlayerId): AbilityIndex => {
  if (b.print === null) return EMPTY;
  const whose = b.controller ?? turnPlayer;
  const isControlled = b.controller !== null;
  const before = places[b.id];
  if (
    before !== undefined &&
    before.print === b.print &&
    before.whose === whose &&
    before.isControlled === isControlled &&
    before.name === b.name
  )
    return before.index;
  const index = indexed(abilitiesOfBattlefield(b, whose));
  places[b.id] = { name: b.name, print: b.print, whose, isControlled, index };
  return index;
};
