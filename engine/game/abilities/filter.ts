/** Whether something is what a phrase means. */
import type { Filter, Range, ThingState, ThingType, Where } from '../cards/terms.ts';
import type { ChainItem } from '../chain/item.ts';
import { itemCard } from '../chain/items.ts';
import { isLocation, sameLocation, teammates, unitsAt } from '../query.ts';
import type { Ref } from '../ref.ts';
import type { Battlefield, GameObject, Location, PlayerId, State } from '../state.ts';
import { type Context, hereOf, living, locationOf, objectOf } from './context.ts';
import { isFriendly, isMeant, playersMeant } from './who.ts';

export const fits = (c: Context, ref: Ref, f: Filter): boolean =>
  fitsItself(c, ref, f) || (f.or?.some(each => fits(c, ref, { ...inherited(f), ...each })) ?? false);

/** "Another friendly gear, unit or facedown card": the words in front are meant of each. */
const inherited = ({ side, other }: Filter): Pick<Filter, 'side' | 'other'> => ({
  ...(side === undefined ? {} : { side }),
  ...(other === undefined ? {} : { other }),
});

const fitsItself = (c: Context, ref: Ref, f: Filter): boolean => {
  switch (ref.kind) {
    case 'object': {
      const o = objectOf(c.state, ref);
      return o !== null && objectFits(c, o, f);
    }
    case 'player':
      return f.types.includes('player') && sideFits(c, ref.id, f);
    case 'battlefield':
      return battlefieldFits(c, c.state.battlefields[ref.id] ?? null, f);
    case 'location':
      return f.types.includes('location');
    case 'item': {
      const item = c.state.chain.find(i => i.id === ref.id);
      return item !== undefined && itemFits(c, item, f);
    }
  }
};

/**
 * `gear.card-type.referred`, `gear.card-type.everywhere`, `gear.on-board.affected`, `gear.in-trash.affected`,
 * `gear.equipment`, `gear.equipment.is-gear`, `gear.equipment.referred`, `unit.on-board.affected`,
 * `unit.in-trash.affected`, `unit.type.restriction`, `unit.type.everywhere`
 */
const typeFits = (o: GameObject, type: ThingType): boolean => {
  switch (type) {
    case 'card':
      return true;
    case 'permanent':
      return o.type === 'unit' || o.type === 'gear';
    case 'equipment':
      return o.type === 'gear' && o.print.tags.includes('Equipment');
    default:
      return o.type === type;
  }
};

/** `play.target.valid`: an object as a phrase with these words means it. */
export const objectFits = (c: Context, o: GameObject, f: Filter): boolean => {
  if (f.types.length > 0 && !f.types.some(t => typeFits(o, t))) return false;
  if (f.notTypes?.some(t => typeFits(o, t)) === true) return false;
  if (o.zone.kind === 'gone') return false;
  if (!placeFits(c, o, f)) return false;
  if (!sideFits(c, isOnBoard(o) || o.zone.kind === 'facedown' || o.zone.kind === 'legend' ? o.controller : o.owner, f))
    return false;
  if (f.other === true && c.source.kind === 'object' && c.source.id === o.id) return false;
  if (f.is !== undefined && !f.is.every(s => stateFits(c, o, s))) return false;
  if (f.isNot?.some(s => stateFits(c, o, s)) === true) return false;
  if (f.tags !== undefined && !f.tags.some(t => hasTag(c, o, t))) return false;
  if (f.notTags?.some(t => hasTag(c, o, t)) === true) return false;
  if (f.keyword !== undefined && c.view.keyword(o, f.keyword) === 0) return false;
  if (f.notKeyword !== undefined && c.view.keyword(o, f.notKeyword) > 0) return false;
  if (f.sameController === true && !sharesController(c, o)) return false;
  if (f.by !== undefined && !isBy(c, o, f.by)) return false;
  if (f.domain !== undefined && !o.print.domains.includes(f.domain)) return false;
  if (f.name !== undefined && !sameWord(f.name, o.print.name)) return false;
  if (f.notName !== undefined && sameWord(f.notName, o.print.name)) return false;
  if (f.might !== undefined && !inRange(c, mightHere(c, o), f.might)) return false;
  if (f.energy !== undefined && !inRange(c, o.print.energy, f.energy)) return false;
  if (f.power !== undefined && !inRange(c, powerOf(o), f.power)) return false;
  return true;
};

/** `ability.linked`: done by the source itself, or by what it lent to another; or else in a step of this ability. */
const isBy = (c: Context, o: GameObject, by: string): boolean => {
  const { source } = c;
  if (by === 'banish' && source.kind === 'object')
    return c.state.banishedBy.some(x => x.by === source.id && x.what === o.id && x.life === o.life);
  if (by === 'not played from hand') return isPlayedFromElsewhere(c, o);
  return (c.slots[by] ?? []).some(r => r.kind === 'object' && r.id === o.id);
};

/** A card that is being played, from any zone but a hand; a token comes from none. */
const isPlayedFromElsewhere = (c: Context, o: GameObject): boolean =>
  o.zone.kind === 'chain' &&
  c.state.chain.some(
    i =>
      i.kind === 'card' &&
      i.source.kind === 'object' &&
      i.source.id === o.id &&
      i.from !== 'hand' &&
      i.from !== 'nowhere',
  );

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
/** `unit.tag.referenced` */
const hasTag = (c: Context, o: GameObject, tag: string): boolean => c.view.tags(o).some(t => sameWord(t, tag));
export const isOnBoard = (o: GameObject): boolean => isLocation(o.zone);

/** On the board its Might now, elsewhere what is printed (`mighty`). */
export const mightHere = (c: Context, o: GameObject): number => (isOnBoard(o) ? c.view.might(o) : o.might);

export const powerOf = (o: GameObject): number => {
  let sum = 0;
  for (const p of o.print.power) sum += typeof p.amount === 'number' ? p.amount : 0;
  return sum;
};

export const inRange = (c: Context, n: number | null, range: Range): boolean => {
  if (n === null) return false;
  if (range.least !== undefined) {
    const least = c.means.value(c, range.least);
    if (least === null || n < least) return false;
  }
  if (range.most !== undefined) {
    const most = c.means.value(c, range.most);
    if (most === null || n > most) return false;
  }
  return true;
};

const sideFits = (c: Context, who: PlayerId, f: Filter): boolean => {
  switch (f.side) {
    case undefined:
      return true;
    case 'friendly':
      return isFriendly(c, who);
    case 'enemy':
      return !isFriendly(c, who);
    case 'yours':
      return who === c.controller;
    default:
      return isMeant(c, f.side, who);
  }
};

/**
 * Without another word, units, gear and runes are meant on the board, cards where they may be (`play.target.valid`).
 * Rules: `gear.in-trash.inert`, `unit.in-trash.inert`.
 */
const placeFits = (c: Context, o: GameObject, f: Filter): boolean => {
  if (f.where !== undefined) return isWhere(c, o, f.where);
  if (f.by === 'banish') return o.zone.kind === 'banished';
  if (f.by !== undefined) return true;
  if (f.is?.includes('facedown') === true) return o.zone.kind === 'facedown';
  if (o.zone.kind === 'legend') return f.types.includes('legend') || f.types.length === 0;
  if (o.zone.kind === 'facedown') return f.types.includes('card') && f.is?.includes('facedown') === true;
  return isOnBoard(o) || (o.zone.kind === 'chain' && f.types.includes('spell'));
};

const isWhere = (c: Context, o: GameObject, where: Where): boolean => {
  if (where.kind === 'anywhere') return true;
  if (where.kind === 'attached to') {
    const to = o.attachedTo;
    return to !== null && c.means.refs(c, where.what).some(r => r.kind === 'object' && r.id === to);
  }
  if (where.kind === 'zone') {
    const zone = ZONES[where.zone];
    return o.zone.kind === zone && (where.of === 'any' || isMeant(c, where.of, o.owner));
  }
  const at = locationOf(c.state, o);
  return at !== null && (isOnBoard(o) || o.zone.kind === 'facedown') && locationFits(c, at, where);
};

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
      return true;
    case 'one battlefield':
      return at.kind === 'battlefield';
    case 'location':
      return unitsIn(c, at).some(u => objectFits(c, u, where.withUnits));
    case 'here': {
      const here = hereOf(c);
      return here !== null && sameLocation(here, at);
    }
    case 'there': {
      const there = thereOf(c);
      return there !== null && sameLocation(there, at);
    }
    case 'elsewhere': {
      const here = hereOf(c);
      return here === null || !sameLocation(here, at);
    }
    case 'battlefield': {
      if (at.kind !== 'battlefield') return false;
      const b = c.state.battlefields[at.at];
      return b !== undefined && battlefieldIs(c, b, where);
    }
    case 'base':
      return at.kind === 'base' && (where.of === undefined || playersMeant(c, where.of).includes(at.player));
    case 'with':
    case 'not with': {
      const places = c.means.refs(c, where.what).flatMap(r => {
        if (r.kind === 'location') return [r.location];
        if (r.kind === 'battlefield') return [{ kind: 'battlefield', at: r.id } as const];
        const o = objectOf(c.state, r);
        const l = o === null ? null : locationOf(c.state, o);
        return l === null ? [] : [l];
      });
      if (places.length === 0) return false;
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
  const chosen = c.it?.find(r => r.kind === 'battlefield' || r.kind === 'location');
  if (chosen?.kind === 'battlefield') return { kind: 'battlefield', at: chosen.id };
  if (chosen?.kind === 'location') return chosen.location;
  if (c.event === null) return hereOf(c);
  return c.event.on === 'move' ? (c.event.from ?? c.event.at) : (c.event.at ?? c.event.to);
};

const battlefieldIs = (c: Context, b: Battlefield, where: Extract<Where, { kind: 'battlefield' }>): boolean => {
  if (where.of === 'you' && b.controller !== c.controller) return false;
  if (where.of === 'friendly' && (b.controller === null || !isFriendly(c, b.controller))) return false;
  if (where.of === 'enemy' && (b.controller === null || isFriendly(c, b.controller))) return false;
  if (where.is?.every(s => placeIs(c.state, b, s)) === false) return false;
  if (where.other === true && isTaken(c, b)) return false;
  if (where.by === 'conquered this turn' && !c.state.players.some(p => p.conquered.includes(b.id))) return false;
  const { withUnits } = where;
  return withUnits === undefined || unitsAt(c.state, b.id).some(u => objectFits(c, u, withUnits));
};

const placeIs = (state: State, b: Battlefield, is: ThingState): boolean => {
  switch (is) {
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

const battlefieldFits = (c: Context, b: Battlefield | null, f: Filter): boolean => {
  if (b === null || !(f.types.includes('battlefield') || f.types.includes('location'))) return false;
  if (f.is?.every(s => placeIs(c.state, b, s)) === false) return false;
  if (f.other === true) {
    const here = hereOf(c);
    if (here?.kind === 'battlefield' && here.at === b.id) return false;
  }
  if (f.side === 'yours') return b.controller === c.controller;
  if (f.side === 'friendly') return b.controller !== null && isFriendly(c, b.controller);
  if (f.side === 'enemy') return b.controller !== null && !isFriendly(c, b.controller);
  return f.where === undefined || locationFits(c, { kind: 'battlefield', at: b.id }, f.where);
};

const itemFits = (c: Context, item: ChainItem, f: Filter): boolean => {
  if (item.id === c.item) return false;
  const isSpell = item.kind === 'card' && itemCard(c.state, item)?.type === 'spell';
  const typed = f.types.some(t =>
    t === 'spell' ? isSpell : t === 'ability' ? item.kind === 'ability' : t === 'card' && item.kind === 'card',
  );
  if (!typed || !sideFits(c, item.controller, f)) return false;
  if (f.is?.every(s => item.ability?.kind === s) === false) return false;
  const card = itemCard(c.state, item);
  if (f.energy !== undefined && !inRange(c, card?.print.energy ?? null, f.energy)) return false;
  if (f.power !== undefined && !inRange(c, card === null ? null : powerOf(card), f.power)) return false;
  if (f.name !== undefined && !sameWord(f.name, item.name)) return false;
  return f.chooses === undefined || itemChooses(c, item, f.chooses);
};

/** `play.mistarget.references`: counts what was chosen, be it mistargeted since, as long as it is on the board. */
const itemChooses = (c: Context, item: ChainItem, { what, only }: NonNullable<Filter['chooses']>): boolean => {
  const chosen = [item.slots, ...item.again].flatMap(s => Object.values(s)).flat();
  const means = (r: Ref): boolean =>
    'types' in what
      ? fits(c, r, what)
      : c.means.refs(c, what).some(o => o.kind === r.kind && 'id' in o && 'id' in r && o.id === r.id);
  if (!chosen.some(means)) return false;
  if (!only) return true;
  return chosen.every(r => {
    const o = living(c.state, r);
    return o === null || !isOnBoard(o) || o.type !== 'unit' || !isFriendly(c, o.controller) || means(r);
  });
};

/**
 * `keyword.equip.equipped`, `keyword.equip.equipped.with-attached`, `keyword.equip.equipped.one-enough`,
 * `keyword.equip.equipped.by-equip`
 */
const stateFits = (c: Context, o: GameObject, is: ThingState): boolean => {
  const { state } = c;
  switch (is) {
    case 'exhausted':
      return o.exhausted;
    case 'ready':
      return !o.exhausted;
    case 'stunned':
      return o.stunned;
    case 'buffed':
      return o.buffed;
    case 'damaged':
      return o.damage > 0;
    case 'undamaged':
      return o.damage === 0;
    case 'attacking':
      return o.role === 'attacker';
    case 'defending':
      return o.role === 'defender';
    case 'in combat':
      return o.role !== null;
    case 'mighty':
      return mightHere(c, o) >= MIGHTY;
    case 'empowered':
      return o.empowered;
    case 'equipped':
      return state.objects.some(g => g.attachedTo === o.id && g.type === 'gear');
    case 'attached':
      return o.attachedTo !== null;
    case 'unattached':
      return o.attachedTo === null;
    case 'token':
      return o.token;
    case 'not token':
      return !o.token;
    case 'alone':
      return isAlone(state, o);
    case 'facedown':
      return o.zone.kind === 'facedown';
    case 'champion':
    case 'chosen champion':
      return o.print.marks.includes('champion');
    case 'occupied':
    case 'uncontrolled':
    case 'open':
    case 'contested':
    case 'triggered':
    case 'activated':
      return false;
  }
};

/** `mighty`: a Might of 5 or more. */
export const MIGHTY = 5;

/** `term.alone`: no other friendly units at the same location. */
export const isAlone = (state: State, o: GameObject): boolean => {
  const at = locationOf(state, o);
  if (at === null) return false;
  return !state.objects.some(
    u =>
      u.type === 'unit' &&
      u.id !== o.id &&
      isLocation(u.zone) &&
      sameLocation(u.zone, at) &&
      (u.controller === o.controller || teammates(state, u.controller, o.controller)),
  );
};

/** `with the same controller`: as everything chosen before for this item. */
const sharesController = (c: Context, o: GameObject): boolean =>
  Object.values(c.slots)
    .flat()
    .every(r => {
      const other = objectOf(c.state, r);
      return other === null || other.controller === o.controller;
    });

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
