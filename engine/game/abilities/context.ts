/**
 * The context in which an ability's words are evaluated: the state, who controls the ability, where it comes from, and
 * what was chosen.
 */

import { battlefield, isLocation } from '../play/query.ts';
import type { Condition, EventPattern, Filter, Nameable, NamedFor, Selector, Value } from '../state/cards/ability.ts';
import type { EffectFrame } from '../state/effectFrame.ts';
import { type GameEvent, pastEvents } from '../state/events.ts';
import type { GameObject, Location, Ref, Slots, State } from '../state/state.ts';

/** What objects are like, once all layers have been applied (`layers`), and what passives make of the game. */
export interface View {
  /** As others read it, never below 0. */
  might(o: GameObject): number;
  keyword(o: GameObject, name: string): number;
  /** However it has come by the keyword (`hasKeywordNow`). */
  has(o: GameObject, keyword: string): boolean;
  /** Whether a passive takes the keyword away from it, whatever it has it from (`keyword.removed`). */
  isLost(o: GameObject, keyword: string): boolean;
  tags(o: GameObject): readonly string[];
  /** `win.victory-score`, as passives raise or lower it. */
  victoryScore(): number;
}

/**
 * What each kind of term means in a state. Terms contain one another (a filter has values, a value counts what fits a
 * filter), so each asks for the others through its context, and `evaluator.ts` ties them together.
 */
export interface Evaluator {
  fits(c: Context, ref: Ref, f: Filter): boolean;
  /** The same of an object as it was, wherever it is by now. */
  fitsAsItWas(c: Context, o: GameObject, f: Filter): boolean;
  refs(c: Context, s: Selector): readonly Ref[];
  /** All that fit; `among` the refs of a slot. */
  all(c: Context, f: Filter, among?: string): readonly Ref[];
  value(c: Context, v: Value): number | null;
  matches(c: Context, pattern: EventPattern, e: GameEvent): boolean;
  holds(c: Context, condition: Condition): boolean;
}

/** In whose words, and of what: as of the ability that is carried out. */
type SaidIn = 'controller' | 'source' | 'event' | 'slots' | 'antecedent' | 'lastAmount' | 'terms' | 'item';

export interface Context extends Readonly<Pick<EffectFrame, SaidIn>> {
  readonly state: State;
  readonly view: View;
  readonly evaluator: Evaluator;
}

export const NO_SLOTS: Slots = {};

/**
 * Where an object is on the board; attached gear is where its bearer is (`attachment`). Rules: `unit.location.where`,
 * `gear.location.where`, `gear.location`.
 */
export const locationOf = (state: State, o: GameObject): Location | null => {
  const bearer = o.attachedTo === null ? undefined : state.objects[o.attachedTo];
  const { zone } = bearer ?? o;
  if (isLocation(zone)) return zone;
  return zone.kind === 'facedown' ? { kind: 'battlefield', at: zone.at } : null;
};

/** "Here": where the source is, or where it was for an ability that looks back (`play.referent.when`). */
export const hereOf = (c: Context): Location | null => {
  if (c.source.kind === 'battlefield') return { kind: 'battlefield', at: c.source.id };
  if (c.source.kind === 'none') return null;
  if (c.source.fixed === true) return c.source.location;
  const now = c.state.objects[c.source.id];
  if (now !== undefined && now.incarnation === c.source.memo.incarnation) {
    const at = locationOf(c.state, now);
    return at ?? c.source.location ?? whereHidden(c);
  }
  return lookedBack(c, { kind: 'object', id: c.source.id, incarnation: c.source.memo.incarnation }) === null
    ? null
    : c.source.location;
};

/** A spell is nowhere; one that is played from facedown speaks of the battlefield where it was (`keyword.hidden.here`). */
const whereHidden = ({ state, item }: Context): Location | null => {
  if (item < 0) return null;
  const at = state.chain.find(i => i.id === item)?.hiddenAt ?? null;
  return at === null ? null : { kind: 'battlefield', at };
};

/**
 * What left the board, as it was: known to the ability that moved it (`play.information.look-back`), and to what its leaving set
 * off; to all others it is gone (`play.information.gone`).
 */
export const lookedBack = (c: Context, ref: Ref): GameObject | null => leftIn(c, ref)?.memo ?? null;

/**
 * What left the board, as it was, even where it is spoken of as the card that it has become: "less Might than the returned unit"
 * had (`play.information.look-back`).
 */
export const asItWas = (c: Context, ref: Ref): GameObject | null => {
  const left = lookedBack(c, ref);
  if (left !== null || ref.kind !== 'object') return left;
  const before = lookedBack(c, { ...ref, incarnation: ref.incarnation - 1 });
  return before !== null && isLocation(before.zone) ? before : null;
};

/** The event in which it left. */
const leftIn = (c: Context, ref: Ref): GameEvent | null => {
  if (ref.kind !== 'object') return null;
  const left = (e: GameEvent): boolean =>
    LEAVING.has(e.on) && e.memo !== null && e.memo.id === ref.id && e.memo.incarnation === ref.incarnation;
  if (c.event !== null && left(c.event)) return c.event;
  const { source } = c;
  const own = (e: GameEvent): boolean =>
    source.kind === 'none' || e.by.some(r => r.kind === source.kind && r.id === source.id);
  return pastEvents(c.state.past, e => left(e) && own(e))[0] ?? null;
};

/**
 * The event in which something left the board, where an ability may look back on it: also for what is followed into the trash
 * by the ability that its own death set off (`keyword.deathknell.noted`). Null for what is still on the board.
 */
export const departureOf = (c: Context, ref: Ref): (GameEvent & { readonly memo: GameObject }) | null => {
  if (ref.kind !== 'object') return null;
  const now = c.state.objects[ref.id];
  if (now !== undefined && now.incarnation === ref.incarnation && isLocation(now.zone)) return null;
  const followed =
    c.event?.on === 'die' && c.event.memo?.id === ref.id && c.event.memo.incarnation + 1 === ref.incarnation;
  const e = followed ? c.event : leftIn(c, ref);
  return e?.memo == null || !isLocation(e.memo.zone) ? null : { ...e, memo: e.memo };
};

/**
 * Where an object is, or was before this ability had it leave (`play.information.look-back`), of whom it may speak by now as the
 * card that it has become.
 */
export const whereIsOrWas = (c: Context, ref: Ref): Location | null => {
  const now = objectOf(c.state, ref);
  const at = now === null ? null : locationOf(c.state, now);
  if (at !== null) return at;
  const before: Ref = ref.kind === 'object' ? { ...ref, incarnation: ref.incarnation - 1 } : ref;
  const left = (departureOf(c, ref) ?? departureOf(c, before))?.memo.zone;
  return left !== undefined && isLocation(left) ? left : null;
};

const LEAVING: ReadonlySet<GameEvent['on']> = new Set<GameEvent['on']>([
  'die',
  'banish',
  'return',
  'recycle',
  'discard',
  'leave',
]);

/**
 * The object with the number of a ref, even if it has left the board or come back since; `unchangedObject` asks for
 * that too. Null for any other kind of ref.
 */
export const objectOf = (state: State, ref: Ref): GameObject | null =>
  ref.kind === 'object' ? (state.objects[ref.id] ?? null) : null;

/** The object that a ref means, if it still is that object. */
export const unchangedObject = (state: State, ref: Ref): GameObject | null => {
  const o = objectOf(state, ref);
  return o !== null && ref.kind === 'object' && o.incarnation === ref.incarnation ? o : null;
};

/** How a ref is called. */
export const nameOfRef = (state: State, ref: Ref): string => {
  switch (ref.kind) {
    case 'object':
      return state.objects[ref.id]?.name ?? '?';
    case 'player':
      return state.players[ref.id]?.name ?? '?';
    case 'battlefield':
      return battlefield(state, ref.id).name;
    case 'item':
      return state.chain.find(i => i.id === ref.id)?.name ?? '?';
    case 'location':
      return ref.location.kind === 'base'
        ? `${state.players[ref.location.player]?.name ?? '?'}'s base`
        : battlefield(state, ref.location.at).name;
  }
};

/** The card, tag or type that was named last for the source; null while none has been (`naming.what`). */
export const namedFor = ({ source, state }: Context, which: NamedFor): string | null => {
  if (source.kind !== 'object') return null;
  const of = state.named.findLast(
    n => n.by === source.id && n.incarnation === source.memo.incarnation && namedAs(n.of) === which,
  );
  return of?.name ?? null;
};

const namedAs = (of: Nameable): NamedFor => (of === 'tag' || of === 'card type' ? of : 'name');
