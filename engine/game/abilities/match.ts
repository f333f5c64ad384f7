/** Whether an event is one that an ability refers to. */

import { combatUnderWay, isOnBoard, player, sameLocation } from '../play/query.ts';
import type { EventPattern, Filter, Selector, Where } from '../state/cards/terms.ts';
import { ANYTHING, ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { fromOf, type GameEvent, pastEvents, type ScoreEvent, toOf } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, Location, Ref } from '../state/state.ts';
import { type Context, objectOf } from './context.ts';
import { objectFits } from './filter.ts';
import { inRange } from './measures.ts';
import { locationFits } from './where.ts';
import { isMeant } from './who.ts';

/** Without its count: the caller checks whether it is the Nth time. */
export const eventMatches = (c: Context, p: EventPattern, e: GameEvent): boolean => {
  if (e.on !== p.on) return false;
  if (p.who !== undefined && (e.player === null || !isMeant(c, p.who, e.player))) return false;
  if (p.what === undefined ? isOfOneUnit(e) || isOfRune(e) : !isAbout(fromTheirs(c, p, e), p, p.what, e)) return false;
  if (p.with !== undefined) {
    const means = p.with;
    if (
      !e.by.some(
        r =>
          (mentions(c, means, r, null) && isTheirs(c, r, e)) || isAbilityOf(r, means, e) || isOfSource(c, r, means, e),
      )
    )
      return false;
  }
  if (p.inCombat === true && !e.inCombat) return false;
  if (p.at !== undefined && !placeFits(c, e.at, p.at, e)) return false;
  if (p.from !== undefined && !placeFits(c, fromOf(e), p.from, e)) return false;
  if (p.to !== undefined && !isWithin(c, toOf(e), p.to)) return false;
  if (p.spent !== undefined && !inRange(c, 'spent' in e ? e.spent : 0, p.spent)) return false;
  if (p.tie === true && !(e.on === 'combat ends' && e.tie)) return false;
  if (p.first === 'game' && (e.player === null || player(c.state, e.player).turns !== 1)) return false;
  if (p.after === 'attack' && !hasAttacked(c, e)) return false;
  return p.amount === undefined || inRange(c, e.amount, p.amount);
};

const isWithin = (c: Context, at: Location | null, where: Where): boolean => at !== null && locationFits(c, at, where);

/** Roles may be gone by the time that control is established (`combat.ends.roles`); the combat is still the same. */
const hasAttacked = (c: Context, e: GameEvent): boolean => {
  if (e.memo?.role === 'attacker') return true;
  const combat = combatUnderWay(c.state);
  return combat !== null && e.at?.kind === 'battlefield' && e.at.at === combat.at && e.player === combat.attacker;
};

/** A battlefield sides with nobody: "when a player chooses a friendly unit here" is about a unit friendly to that player. */
const fromTheirs = (c: Context, p: EventPattern, e: GameEvent): Context =>
  c.source.kind === 'battlefield' && p.who === 'a player' && e.player !== null ? { ...c, controller: e.player } : c;

/**
 * Whether the event happened to what the pattern names; a pattern that names only a unit dealing damage means that
 * unit.
 */
const isAbout = (c: Context, p: EventPattern, what: Selector | Filter, e: GameEvent): boolean =>
  e.on === 'deal' && p.who === undefined
    ? e.by.some(r => mentions(c, what, r, null))
    : mentions(c, what, e.what, e.memo);

/** `action.with`: a spell that somebody does something with is one that they control, or have just played. */
const isTheirs = (c: Context, r: Ref, e: GameEvent): boolean => {
  const o = objectOf(c.state, r);
  if (o === null || o.type !== 'spell' || r.kind !== 'object') return true;
  const playedBy = pastEvents(
    c.state.past,
    p => p.on === 'finalize' && p.what?.kind === 'object' && p.what.id === r.id,
  )[0];
  return (playedBy?.player ?? o.owner) === e.player;
};

/** `deal.source.abilities.and-maker`: an ability that did it has usually left the chain by then; for spells, the event names the card. A filter by what was chosen needs more than being an ability. */
const isAbilityOf = (r: Ref, means: Selector | Filter, e: GameEvent): boolean =>
  r.kind === 'item' &&
  e.on !== 'choose' &&
  !isSelector(means) &&
  means.chooses === undefined &&
  means.types.includes('ability');

/**
 * `action.with`: "chosen with abilities of units". The ability has left the chain when that is asked later on, and what has
 * it is known still; a card that chooses as it is played is no ability: it was finalised as that item.
 */
const isOfSource = (c: Context, r: Ref, means: Selector | Filter, e: GameEvent): boolean => {
  if (r.kind !== 'object' || e.on !== 'choose' || isSelector(means)) return false;
  const sources = flatMapped([means, ...(means.or ?? [])], ({ source }) => (source === undefined ? [] : [source]));
  if (!sources.some(source => mentions(c, source, r, null))) return false;
  const isSame = (by: Ref): boolean =>
    by.kind === 'item' && e.by.some(each => each.kind === 'item' && each.id === by.id);
  return pastEvents(c.state.past, p => p.on === 'finalize' && p.by.some(isSame)).length === 0;
};

/** A zone off the board is where the object was as it happened. */
const placeFits = (c: Context, at: Location | null, where: Where, e: GameEvent): boolean => {
  if (where.kind === 'zone') {
    if (e.on === 'play') return e.zone === where.zone;
    return e.memo !== null && objectFits(c, e.memo, withWhere(ANYTHING, where));
  }
  if (at === null || isOwnPlace(c, at, where)) return false;
  return e.on === 'conquer' ? wasFit(c, at, where, e) : locationFits(c, at, where);
};

/** "When you conquer, if you have conquered another battlefield this turn": another than that of the trigger. */
const isOwnPlace = (c: Context, at: Location, where: Where): boolean =>
  where.kind === 'battlefield' && where.other === true && c.event?.at != null && sameLocation(c.event.at, at);

/** A conquered battlefield has a controller by now; the event says whether it had none before. */
const wasFit = (c: Context, at: Location, where: Where, e: ScoreEvent): boolean => {
  if (where.kind !== 'battlefield') return locationFits(c, at, where);
  // The player who conquers it has it now: it was an opponent's, or nobody's.
  if (where.of === 'enemy') {
    const { of: _, ...rest } = where;
    return !e.uncontrolled && locationFits(c, at, rest);
  }
  if (where.is?.some(state => state === 'uncontrolled' || state === 'open') !== true) return locationFits(c, at, where);
  // Open: nobody was there to fight for it.
  if (where.is.includes('open') && hasAttacked(c, e)) return false;
  const is = where.is.filter(state => state !== 'uncontrolled' && state !== 'open');
  return e.uncontrolled && locationFits(c, at, { ...where, is });
};

/** `ability.attack-trigger`, `ability.conquer-effect`: what a player does with several units is also recorded for each unit; sentences about the player ignore those events. */
const isOfOneUnit = (e: GameEvent): boolean => OF_UNITS_TOO.has(e.on) && e.what?.kind === 'object';
/** "Cards" without another word are no runes. */
const isOfRune = (e: GameEvent): boolean => e.on === 'recycle' && e.memo?.type === 'rune';
const OF_UNITS_TOO: ReadonlySet<GameEvent['on']> = new Set<GameEvent['on']>([
  'attack',
  'defend',
  'conquer',
  'hold',
  'win combat',
  'lose combat',
]);

const isSelector = (what: Selector | Filter): what is Selector => 'kind' in what;

/**
 * What left the board and came back is another object, so earlier events do not count for it (`play.target.illegal.new-object`).
 * Events of what dies count for its card in the trash.
 */
const inOneIncarnation = (meant: Ref, recorded: Ref, memo: GameObject | null): boolean =>
  meant.kind !== 'object' ||
  recorded.kind !== 'object' ||
  memo === null ||
  !isOnBoard(memo) ||
  meant.incarnation === recorded.incarnation ||
  meant.incarnation === recorded.incarnation + 1;

/** Objects are judged as they were when it happened: what has died since was friendly then. */
const mentions = (c: Context, what: Selector | Filter, ref: Ref | null, memo: GameObject | null): boolean => {
  if (ref === null) return false;
  if (isSelector(what)) {
    return c.evaluator
      .refs(c, what)
      .some(r => r.kind === ref.kind && 'id' in r && 'id' in ref && r.id === ref.id && inOneIncarnation(r, ref, memo));
  }
  if (what.other === true && isChosenOnChain(c, ref)) return false;
  const o = memo ?? objectOf(c.state, ref);
  if (ref.kind !== 'object' || o === null) return c.evaluator.fits(c, ref, what);
  return objectFits(c, o, what.where === undefined ? withWhere(what, ANYWHERE) : what);
};

/** For "if an opponent has played another spell": another than the one that is to be countered. */
const isChosenOnChain = ({ state, slots }: Context, ref: Ref): boolean =>
  ref.kind === 'object' &&
  Object.values(slots)
    .flat()
    .some(r => {
      const item = r.kind === 'item' ? state.chain.find(i => i.id === r.id) : undefined;
      return item?.kind === 'card' && item.source.kind === 'object' && item.source.id === ref.id;
    });
