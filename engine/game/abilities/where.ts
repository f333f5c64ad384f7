/** Whether something is where an ability's words say (`play.target.valid`). */

import { combatUnderWay, isLocation, isOnBoard, sameLocation, unitsAt } from '../play/query.ts';
import type { Filter, ThingState, Where } from '../state/cards/ability.ts';
import { fromOf, toOf } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { Battlefield, GameObject, Location } from '../state/state.ts';
import { type Context, hereOf, locationOf, objectOf, whereIsOrWas } from './context.ts';
import { inRange } from './measures.ts';
import { isFriendly, isMeant, playersMeant } from './who.ts';

/**
 * Without another word, units, gear and runes are meant on the board, cards where they may be (`play.target.valid`).
 * Rules: `gear.on-board.affected`, `gear.in-trash.affected`, `gear.in-trash.inert`, `unit.on-board.affected`,
 * `unit.in-trash.affected`, `unit.in-trash.inert`.
 */
export const placeFits = (c: Context, o: GameObject, f: Filter): boolean => {
  if (f.where !== undefined) return isWhere(c, o, f, f.where);
  if (f.by === 'banish') return o.zone.kind === 'banished';
  if (f.by !== undefined) return true;
  if (f.is?.includes('facedown') === true) return o.zone.kind === 'facedown';
  if (o.zone.kind === 'legend') return f.types.includes('legend') || f.types.length === 0;
  if (o.zone.kind === 'facedown') return f.types.includes('card') && f.is?.includes('facedown') === true;
  return isOnBoard(o) || (o.zone.kind === 'chain' && f.types.includes('spell'));
};

/** Whether `placeFits` holds of nothing that is off the board: then only what is there has to be looked at. */
export const isOfBoardAlone = ({ types, where, is, by, or }: Filter): boolean => {
  if (or !== undefined || by !== undefined || types.includes('card') || is?.includes('facedown') === true) return false;
  if (where === undefined) return types.length > 0 && !types.includes('legend') && !types.includes('spell');
  return where.kind !== 'anywhere' && where.kind !== 'attached to' && where.kind !== 'zone';
};

const isWhere = (c: Context, o: GameObject, f: Filter, where: Where): boolean => {
  if (where.kind === 'anywhere') return true;
  if (where.kind === 'attached to') {
    const to = o.attachedTo;
    return to !== null && c.evaluator.refs(c, where.what).some(r => r.kind === 'object' && r.id === to);
  }
  if (where.kind === 'zone') {
    const zone = ZONES[where.zone];
    return o.zone.kind === zone && (where.of === 'any' || isMeant(c, where.of, o.owner));
  }
  const at = locationOf(c.state, o);
  return at !== null && (isOnBoard(o) || isFacedownCard(o, f)) && locationFits(c, at, where);
};

/** A unit that is hidden is no unit at the battlefield, but a facedown card there (`play.target.valid`). */
const isFacedownCard = (o: GameObject, f: Filter): boolean =>
  o.zone.kind === 'facedown' && (f.is?.includes('facedown') === true || f.types.includes('card'));

const ZONES = {
  hand: 'hand',
  trash: 'trash',
  deck: 'deck',
  'rune deck': 'rune deck',
  banishment: 'banished',
  'champion zone': 'champion',
  chain: 'chain',
  facedown: 'facedown',
} as const;

/** Whether a place is what a phrase means. */
export const locationFits = (c: Context, at: Location, where: Where): boolean => {
  switch (where.kind) {
    case 'board':
    case 'anywhere':
    case 'one location':
    case 'each location':
    case 'different locations':
      return true;
    case 'one battlefield':
    case 'each battlefield':
    case 'different battlefields':
      return at.kind === 'battlefield';
    case 'location':
      return unitsIn(c, at).some(u => c.evaluator.fits(c, objectRef(c.state, u.id), where.withUnits));
    case 'here': {
      const here = hereOf(c);
      return here !== null && sameLocation(here, at) && (where.battlefield !== true || at.kind === 'battlefield');
    }
    case 'there': {
      const there = thereOf(c);
      return there !== null && sameLocation(there, at);
    }
    case 'this battlefield': {
      const place = thisBattlefieldOf(c);
      return place !== null && sameLocation(place, at);
    }
    case 'elsewhere': {
      const here = hereOf(c);
      return here === null || !sameLocation(here, at);
    }
    case 'moved between':
      return (
        at.kind === 'battlefield' &&
        c.event !== null &&
        [fromOf(c.event), toOf(c.event)].some(p => p !== null && sameLocation(p, at))
      );
    case 'battlefield': {
      if (at.kind !== 'battlefield') return false;
      const b = c.state.battlefields[at.at];
      return b !== undefined && battlefieldIs(c, b, where);
    }
    case 'base':
      return at.kind === 'base' && (where.of === undefined || playersMeant(c, where.of).includes(at.player));
    case 'with':
    case 'not with': {
      const places = flatMapped(c.evaluator.refs(c, where.what), r => {
        if (r.kind === 'location') return [r.location];
        if (r.kind === 'battlefield') return [{ kind: 'battlefield', at: r.id } as const];
        const l = whereIsOrWas(c, r);
        return l === null ? [] : [l];
      });
      if (where.kind === 'with' && where.orBase === true && at.kind === 'base') return true;
      if (places.length === 0) return false;
      if (where.kind === 'with' && where.battlefield === true && at.kind !== 'battlefield') return false;
      const found = places.some(p => sameLocation(p, at));
      return where.kind === 'with' ? found : !found;
    }
    case 'chosen': {
      const chosen = c.slots[where.slot];
      if (chosen === undefined) return where.where === undefined || locationFits(c, at, where.where);
      return chosen.some(r =>
        r.kind === 'location'
          ? sameLocation(r.location, at)
          : r.kind === 'battlefield' && at.kind === 'battlefield' && r.id === at.at,
      );
    }
    case 'zone':
    case 'attached to':
      return false;
  }
};

/** "There": where the event took place. */
export const thereOf = (c: Context): Location | null => {
  const chosen = c.antecedent?.find(r => r.kind === 'battlefield' || r.kind === 'location');
  if (chosen?.kind === 'battlefield') return { kind: 'battlefield', at: chosen.id };
  if (chosen?.kind === 'location') return chosen.location;
  if (c.event === null) return hereOf(c);
  return c.event.on === 'move' ? (c.event.from ?? c.event.at) : (c.event.at ?? toOf(c.event));
};

/**
 * "This battlefield": the one where the source is as it resolves (`play.referent.when`), or was for a delayed trigger; gone to a
 * base, it is at none, and what speaks of it is ignored.
 */
export const thisBattlefieldOf = (c: Context): Location | null => {
  const here = hereOf(c);
  return here?.kind === 'battlefield' ? here : null;
};

const battlefieldIs = (c: Context, b: Battlefield, where: Extract<Where, { kind: 'battlefield' }>): boolean => {
  if (where.of === 'you' && b.controller !== c.controller) return false;
  if (where.of === 'not you' && b.controller === c.controller) return false;
  if (where.of === 'friendly' && (b.controller === null || !isFriendly(c, b.controller))) return false;
  if (where.of === 'enemy' && (b.controller === null || isFriendly(c, b.controller))) return false;
  if (where.is?.every(s => placeIs(c, b, s)) === false) return false;
  if (where.other === true && isTaken(c, b)) return false;
  if (where.by === 'conquered this turn' && !c.state.players.some(p => p.conquered.includes(b.id))) return false;
  const { withUnits, count } = where;
  if (withUnits === undefined) return true;
  const such = unitsAt(c.state, b.id).filter(u => c.evaluator.fits(c, objectRef(c.state, u.id), withUnits));
  return count === undefined ? such.length > 0 : inRange(c, such.length, count);
};

const placeIs = ({ state, controller }: Context, b: Battlefield, is: ThingState): boolean => {
  switch (is) {
    // "A battlefield you are attacking".
    case 'attacking': {
      const combat = combatUnderWay(state);
      return combat?.at === b.id && combat.attacker === controller;
    }
    case 'occupied':
      return unitsAt(state, b.id).length > 0;
    case 'uncontrolled':
      return b.controller === null;
    case 'open':
      return b.controller === null && unitsAt(state, b.id).length === 0;
    case 'contested':
      return b.contestedBy !== null;
    default:
      return false;
  }
};

/** False for null, which stands for a place that is not a battlefield. */
export const battlefieldFits = (c: Context, b: Battlefield | null, f: Filter): boolean => {
  if (b === null || !(f.types.includes('battlefield') || f.types.includes('location'))) return false;
  if (f.is?.every(s => placeIs(c, b, s)) === false) return false;
  if (f.other === true) {
    const here = hereOf(c);
    if (here?.kind === 'battlefield' && here.at === b.id) return false;
  }
  if (f.side === 'yours') return b.controller === c.controller;
  if (f.side === 'friendly') return b.controller !== null && isFriendly(c, b.controller);
  if (f.side === 'enemy') return b.controller !== null && !isFriendly(c, b.controller);
  return f.where === undefined || locationFits(c, { kind: 'battlefield', at: b.id }, f.where);
};

const unitsIn = (c: Context, at: Location): readonly GameObject[] =>
  c.state.objects.filter(o => o.type === 'unit' && isLocation(o.zone) && sameLocation(o.zone, at));

/** A battlefield that the source, or what was chosen before, is at. */
const isTaken = (c: Context, b: Battlefield): boolean => {
  const here = hereOf(c);
  if (here?.kind === 'battlefield' && here.at === b.id) return true;
  return Object.values(c.slots)
    .flat()
    .some(r => (r.kind === 'battlefield' ? r.id === b.id : r.kind === 'object' && isAtPlace(c, r, b)));
};

const isAtPlace = (c: Context, r: Ref, b: Battlefield): boolean => {
  const o = objectOf(c.state, r);
  const at = o === null ? null : locationOf(c.state, o);
  return at?.kind === 'battlefield' && at.at === b.id;
};
