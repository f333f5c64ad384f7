/** Where a unit can be moved to, by a standard move or otherwise (`move.destination`). */

import { everyReason, isWithoutReason, type Reasons } from '../state/reasons.ts';
import type { Refusal } from '../state/refusal.ts';
import type { BattlefieldId, Location, PlayerId, State, Unit } from '../state/state.ts';
import { rememberLast } from './memo.ts';
import {
  baseOf,
  battlefield,
  combatUnderWay,
  listed,
  opponents,
  placeName,
  player,
  sameLocation,
  teammates,
} from './query.ts';

/** Every reason why a destination is invalid for a unit, moved by that means; none for a valid one. */
export const refuseDestination = (state: State, u: Unit, to: Location, by: Means): readonly Refusal[] =>
  everyReason(reasons => againstDestination(state, u, to, by, reasons));

/** Whether it would find none. */
export const isDestination = (state: State, u: Unit, to: Location, by: Means): boolean =>
  isWithoutReason(reasons => againstDestination(state, u, to, by, reasons));

/** An effect may say where, or let a player choose. */
export type Means = 'standard move' | 'effect' | 'choice for an effect';

/** Gives whether enough was heard. */
export const againstDestination = (state: State, u: Unit, to: Location, by: Means, reasons: Reasons): boolean => {
  const because = (code: Refusal['code'], rules: Refusal['rules'], message: () => string): boolean =>
    reasons.add(() =>
      to.kind === 'battlefield'
        ? { code, rules, message: message(), units: [u.id], place: to.at }
        : { code, rules, message: message(), units: [u.id] },
    );
  const isThere = sameLocation(u.zone, to);
  if (
    isThere &&
    because(
      'move/same-place',
      SAME_PLACE[by],
      () => `${u.name} is already at ${placeName(state, to)}; a move goes to a different place.`,
    )
  )
    return true;
  if (to.kind === 'base')
    return (
      to.player !== u.controller &&
      !mayBeSentToOthersBase(u, by) &&
      because(
        'move/not-your-base',
        OTHERS_BASE[by],
        () => `${u.name} can move only to ${placeName(state, baseOf(u.controller))}, not to ${placeName(state, to)}.`,
      )
    );
  if (isThere) return false;
  const others = otherPlayersAt(state, u.controller, to.at);
  if (
    others.length >= 2 &&
    because('move/two-other-players', TWO_OTHERS[by], () => {
      const who = listed(others.map(id => player(state, id).name));
      return `${battlefield(state, to.at).name} has units of two other players (${who}); ${u.name} cannot move there.`;
    })
  )
    return true;
  const fighters = othersCombatAt(state, u.controller, to.at);
  if (
    fighters !== null &&
    because('move/combat-not-involved', OTHERS_COMBAT, () => {
      const [a, b] = fighters.map(id => player(state, id).name);
      return `A combat between ${a} and ${b} is staged or under way at ${battlefield(state, to.at).name}; ${player(state, u.controller).name} is not part of it.`;
    })
  )
    return true;
  const mate = barringTeammate(state, u.controller, to.at);
  return (
    mate !== null &&
    because(
      'move/teammate',
      ['move.destination.teammate'],
      () =>
        `${battlefield(state, to.at).name} is ${state.behaviours.teammatePlace === 'barred if occupied' ? 'occupied' : 'controlled'} by ${player(state, mate).name}, a teammate; ${u.name} cannot move there.`,
    )
  );
};

/**
 * Units are in no base but their controller's. Gear goes where an effect says (`move.by-effect.restrictions`); where that leaves it to a
 * player, only where such permanents belong (`zone.base.holds`).
 */
const mayBeSentToOthersBase = ({ type }: Unit, by: Means): boolean => by === 'effect' && type === 'gear';

/** What moves by an effect is not held to what standard moves are (`play.choices.destination.valid`). */
const SAME_PLACE: Readonly<Record<Means, Refusal['rules']>> = {
  'standard move': ['move.standard.destinations', 'move'],
  effect: ['play.choices.destination.valid', 'move.destination', 'move'],
  'choice for an effect': ['play.choices.destination.valid', 'move.destination', 'move'],
};
/** A unit is at a battlefield or in its own base (`unit.on-board.location`), gear in its own where no effect says otherwise. */
const OTHERS_BASE: Readonly<Record<Means, Refusal['rules']>> = {
  'standard move': ['move.standard.to-base', 'move.standard.destinations'],
  effect: ['play.choices.destination.valid', 'unit.on-board.location', 'move.destination'],
  'choice for an effect': [
    'play.choices.destination.valid',
    'unit.on-board.location',
    'zone.base.holds',
    'move.destination',
  ],
};
const TWO_OTHERS: Readonly<Record<Means, Refusal['rules']>> = {
  'standard move': ['move.standard.two-others', 'move.destination.two-others'],
  effect: ['move.destination.two-others'],
  'choice for an effect': ['move.destination.two-others'],
};
const OTHERS_COMBAT: Refusal['rules'] = [
  'move.destination.others-combat',
  'combat.two-players',
  'combat.two-players.choices',
];

/** `move.standard.two-others`, `move.destination.two-others` */
const otherPlayersAt = (state: State, who: PlayerId, at: BattlefieldId): readonly PlayerId[] =>
  controllersAt(state, at).filter(id => id !== who);

/** `move.destination.others-combat`: the two who fight there, if `who` has no unit there and more than two play. */
const othersCombatAt = (state: State, who: PlayerId, at: BattlefieldId): readonly PlayerId[] | null => {
  if (state.players.length <= 2) return null;
  const there = controllersAt(state, at);
  if (there.includes(who)) return null;
  const combat = combatUnderWay(state);
  if (combat?.at === at) return [combat.attacker, combat.defender];
  const areOpposed = there.some(a => there.some(b => opponents(state, a, b)));
  if (!battlefield(state, at).stagedCombat && !areOpposed) return null;
  return otherPlayersAt(state, who, at).slice(0, 2);
};

/** `move.destination.teammate`: by control, or by units there, as the edition has it. */
const barringTeammate = (state: State, who: PlayerId, at: BattlefieldId): PlayerId | null => {
  switch (state.behaviours.teammatePlace) {
    case 'allowed':
      return null;
    case 'barred if controlled': {
      const { controller } = battlefield(state, at);
      return controller !== null && teammates(state, controller, who) ? controller : null;
    }
    case 'barred if occupied':
      return controllersAt(state, at).find(id => teammates(state, id, who)) ?? null;
  }
};

/** Those with units at a battlefield, in the order of the units: asked for each unit that may go there. */
const controllersAt = ({ memory, objects }: State, at: BattlefieldId): readonly PlayerId[] =>
  controllersByPlace(memory, objects).get(at) ?? [];

const controllersByPlace = rememberLast(
  'controllers by place',
  (objects: State['objects']): ReadonlyMap<BattlefieldId, readonly PlayerId[]> => {
    const found = new Map<BattlefieldId, PlayerId[]>();
    for (const { type, zone, controller } of objects) {
      if (zone.kind !== 'battlefield' || type !== 'unit') continue;
      const there = found.get(zone.at);
      if (there === undefined) found.set(zone.at, [controller]);
      else if (!there.includes(controller)) there.push(controller);
    }
    return found;
  },
);

/** All locations of the board, battlefields first. */
export const allLocations = (state: State): readonly Location[] => [
  ...state.battlefields.map((b): Location => ({ kind: 'battlefield', at: b.id })),
  ...state.players.filter(p => !p.left).map((p): Location => baseOf(p.id)),
];
