/**
 * The abilities of each object, sorted by who asks for them at every step: passives for the layers, triggers for
 * events. Worked out once for an object and kept until another value takes its place, as most steps change one object
 * of many.
 */

import { haveSameItems } from '../play/memo.ts';
import type { Ability, Static, Triggered } from '../state/cards/ability.ts';
import type { Behaviours } from '../state/editions.ts';
import { memorySlot } from '../state/memory.ts';
import type { Battlefield, GameObject, PlayerId, State } from '../state/state.ts';
import {
  type AbilityInstance,
  type Attachments,
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

/** The abilities of an object on the board, with those that passives give it. */
export const abilityIndexOf = (state: State, o: GameObject, given: readonly Ability[] | undefined): AbilityIndex => {
  if (given !== undefined) return indexed(abilitiesOf(state, o, given));
  const gear = gearOf(state, o);
  const before = bearers.get(state.memory)?.byNumber[o.id];
  return before !== undefined && isSame(before, state, o, gear) ? before.index : ownIndex(state, o, gear);
};

const ownIndex = (state: State, o: GameObject, gear: readonly GameObject[]): AbilityIndex =>
  o.print.abilities.length === 0 && o.modifiers.length === 0 && gear.length === 0
    ? EMPTY
    : indexed(abilitiesOf(state, o));

/** An object that bears abilities or keywords, with its own abilities. */
export interface Bearer {
  readonly object: GameObject;
  readonly index: AbilityIndex;
  /** What triggers of it where it is, its keywords among that; null until somebody asks. */
  triggers: readonly TriggeredInstance[] | null;
}

/** With all that `abilitiesOf` looks at, besides what passives give. */
interface Known extends Bearer {
  readonly gear: readonly GameObject[];
  readonly attachedTo: GameObject | undefined;
  readonly behaviours: Behaviours;
}

const isSame = (known: Known, state: State, o: GameObject, gear: readonly GameObject[]): boolean =>
  known.object === o &&
  known.attachedTo === bearerOf(state, o) &&
  known.behaviours === state.behaviours &&
  haveSameItems(known.gear, gear);

const gearOf = (state: State, o: GameObject): readonly GameObject[] =>
  o.type === 'unit' ? attachedTo(state, o.id) : NONE;

const bearerOf = ({ objects }: State, { attachedTo: to }: GameObject): GameObject | undefined =>
  to === null ? undefined : objects[to];

interface Bearers {
  readonly objects: State['objects'];
  readonly behaviours: Behaviours;
  readonly attached: Attachments | null;
  /** Undefined for all that bear nothing. */
  readonly byNumber: readonly (Known | undefined)[];
  readonly list: readonly Bearer[];
}

const bearers = memorySlot<Bearers>('bearers');

/**
 * Those that bear anything, or may, in the order of their numbers: on the board and among legends, and cards elsewhere whose
 * triggers work there. The same list while all of them are the same.
 */
export const bearersIn = (state: State): readonly Bearer[] => {
  const { memory, objects, behaviours } = state;
  const last = bearers.get(memory);
  if (objects === last?.objects && behaviours === last.behaviours) return last.list;
  return bearers.put(memory, foundAfter(last, state)).list;
};

const foundAfter = (last: Bearers | null, state: State): Bearers => {
  const { objects, behaviours } = state;
  const attached = attachmentsAmong(state);
  const before = last !== null && last.behaviours === behaviours && last.attached === attached ? last.objects : NONE;
  const known = last?.byNumber ?? NONE;
  /** Copied once anything differs. */
  let byNumber: (Known | undefined)[] | null = known.length > objects.length ? known.slice(0, objects.length) : null;
  for (let id = 0; id < objects.length; id++) {
    const o = objects[id] as GameObject;
    // What is attached is where its bearer is, so it may tell something else though it has not changed itself.
    if (o === before[id] && (attached === null || o.attachedTo === null)) continue;
    const was = known[id];
    const now = bears(state, o) ? bearerAfter(was, state, o) : undefined;
    if (now === was) continue;
    byNumber ??= known.slice();
    byNumber[id] = now;
  }
  if (byNumber === null) return { objects, behaviours, attached, byNumber: known, list: last?.list ?? NONE };
  return { objects, behaviours, attached, byNumber, list: byNumber.filter(b => b !== undefined) };
};

/** The same one as long as it is the same. */
const bearerAfter = (was: Known | undefined, state: State, o: GameObject): Known => {
  const gear = gearOf(state, o);
  if (was !== undefined && isSame(was, state, o, gear)) return was;
  const index = ownIndex(state, o, gear);
  return { object: o, index, triggers: null, gear, attachedTo: bearerOf(state, o), behaviours: state.behaviours };
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

/** By their numbers. */
const places = memorySlot<readonly (KnownPlace | undefined)[]>('abilities of battlefields');

/** What is printed on a battlefield; the turn player answers for one that nobody controls. */
export const abilityIndexOfBattlefield = (
  { memory, turnPlayer }: Pick<State, 'memory' | 'turnPlayer'>,
  b: Battlefield,
): AbilityIndex => {
  if (b.print === null) return EMPTY;
  const whose = b.controller ?? turnPlayer;
  const isControlled = b.controller !== null;
  const known = places.get(memory) ?? NONE;
  const before = known[b.id];
  if (
    before !== undefined &&
    before.print === b.print &&
    before.whose === whose &&
    before.isControlled === isControlled &&
    before.name === b.name
  )
    return before.index;
  const index = indexed(abilitiesOfBattlefield(b, whose));
  const next = known.slice();
  next[b.id] = { name: b.name, print: b.print, whose, isControlled, index };
  places.put(memory, next);
  return index;
};
