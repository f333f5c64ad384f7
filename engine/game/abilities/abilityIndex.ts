/**
 * What each object bears, sorted for those who ask at every step: passives for the layers, triggers for what happens. Worked
 * out once for an object as it is, and kept until another takes its place: most steps change one object of many.
 */

import { areSame, remembered } from '../play/memo.ts';
import type { Ability, Static, Triggered } from '../state/cards/ability.ts';
import type { Behaviours } from '../state/editions.ts';
import type { Battlefield, GameObject, PlayerId, State } from '../state/state.ts';
import { attachedTo, type Borne, borneBy, borneByPlace } from './abilityInstances.ts';
import { NO_SLOTS } from './context.ts';
import type { Passive } from './layers.ts';
import { isThere } from './measures.ts';

export type BorneTrigger = Borne & { readonly ability: Triggered };

export interface Bearing {
  readonly passives: readonly Passive[];
  readonly triggers: readonly BorneTrigger[];
  /** Whether any of it replaces what would happen. */
  readonly replaces: boolean;
}

const NONE: readonly never[] = [];
const BARE: Bearing = { passives: NONE, triggers: NONE, replaces: false };

export const isTrigger = (b: Borne): b is BorneTrigger => b.ability.kind === 'triggered';
const isStatic = (b: Borne): b is Borne & { readonly ability: Static } => b.ability.kind === 'static';

const sorted = (all: readonly Borne[]): Bearing =>
  all.length === 0
    ? BARE
    : {
        passives: all.filter(isStatic).map(borne => ({ borne, ability: borne.ability, slots: NO_SLOTS, event: null })),
        triggers: all.filter(isTrigger),
        replaces: all.some(b => b.ability.kind === 'replacement'),
      };

/** All that `borneBy` looks at, besides what was given. */
interface Known {
  readonly object: GameObject;
  readonly bearer: GameObject | undefined;
  readonly gear: readonly GameObject[];
  readonly behaviours: Behaviours;
  readonly bearing: Bearing;
}

/** By the object's number: the last one seen. */
const known: (Known | undefined)[] = [];

/** What an object bears on the board, and what it was given. */
export const bearingOf = (state: State, o: GameObject, given: readonly Ability[] | undefined): Bearing => {
  if (given !== undefined) return sorted(borneBy(state, o, given));
  const gear = o.type === 'unit' ? attachedTo(state, o.id) : NONE;
  if (o.print.abilities.length === 0 && o.modifiers.length === 0 && gear.length === 0) return BARE;
  const bearer = o.attachedTo === null ? undefined : state.objects[o.attachedTo];
  const before = known[o.id];
  if (
    before !== undefined &&
    before.object === o &&
    before.bearer === bearer &&
    before.behaviours === state.behaviours &&
    areSame(before.gear, gear)
  )
    return before.bearing;
  const bearing = sorted(borneBy(state, o));
  known[o.id] = { object: o, bearer, gear, behaviours: state.behaviours, bearing };
  return bearing;
};

/** Those that bear anything, or may: on the board and among legends, and cards elsewhere whose triggers work there. */
export const bearers = remembered((objects: State['objects']): readonly GameObject[] =>
  objects.filter(o =>
    isThere(o)
      ? o.print.abilities.length + o.modifiers.length + o.keywords.length > 0 ||
        attachedTo({ objects }, o.id).length > 0
      : o.print.abilities.some(triggersElsewhere),
  ),
);

const triggersElsewhere = (a: Ability): boolean =>
  a.kind === 'dependent' ? triggersElsewhere(a.ability) : a.kind === 'triggered' && a.from !== undefined;

interface KnownPlace {
  readonly name: string;
  readonly print: Battlefield['print'];
  readonly whose: PlayerId;
  readonly bearing: Bearing;
}

const places: (KnownPlace | undefined)[] = [];

/** What is printed on a battlefield; "you" is whoever controls it, or else the turn player. */
export const bearingOfPlace = (b: Battlefield, turnPlayer: PlayerId): Bearing => {
  if (b.print === null) return BARE;
  const whose = b.controller ?? turnPlayer;
  const before = places[b.id];
  if (before !== undefined && before.print === b.print && before.whose === whose && before.name === b.name)
    return before.bearing;
  const bearing = sorted(borneByPlace(b, whose));
  places[b.id] = { name: b.name, print: b.print, whose, bearing };
  return bearing;
};
