/** Whether what happened is what an ability speaks of. */
import type { EventPattern, Filter, Selector, Where } from '../cards/terms.ts';
import type { GameEvent } from '../events.ts';
import type { Ref } from '../ref.ts';
import type { GameObject, Location } from '../state.ts';
import { type Context, objectOf } from './context.ts';
import { inRange, locationFits, objectFits } from './filter.ts';
import { isMeant } from './who.ts';

/** Without its count: whether it is the Nth time is for whoever counts. */
export const eventMatches = (c: Context, p: EventPattern, e: GameEvent): boolean => {
  if (e.on !== p.on) return false;
  if (p.who !== undefined && (e.player === null || !isMeant(c, p.who, e.player))) return false;
  if (p.what !== undefined && !mentions(c, p.what, e.what, e.memo)) return false;
  if (p.with !== undefined) {
    const means = p.with;
    if (!e.by.some(r => mentions(c, means, r, null))) return false;
  }
  if (p.inCombat === true && !e.inCombat) return false;
  if (p.at !== undefined && !placeFits(c, e.at, p.at, e)) return false;
  if (p.from !== undefined && !placeFits(c, e.from, p.from, e)) return false;
  if (p.to !== undefined && !(e.to !== null && locationFits(c, e.to, p.to))) return false;
  if (p.spent !== undefined && !inRange(c, e.spent, p.spent)) return false;
  if (p.tie === true && e.word !== 'tie') return false;
  if (p.after === 'attack' && e.memo?.role !== 'attacker') return false;
  return p.amount === undefined || inRange(c, e.amount, p.amount);
};

/** A zone off the board is where the object was as it happened. */
const placeFits = (c: Context, at: Location | null, where: Where, e: GameEvent): boolean =>
  where.kind === 'zone'
    ? e.memo !== null && objectFits(c, e.memo, { types: [], where })
    : at !== null && locationFits(c, at, where);

const isSelector = (what: Selector | Filter): what is Selector => 'kind' in what;

/** Objects are judged as they were when it happened: what has died since was friendly then. */
const mentions = (c: Context, what: Selector | Filter, ref: Ref | null, memo: GameObject | null): boolean => {
  if (ref === null) return false;
  if (isSelector(what)) {
    return c.means.refs(c, what).some(r => r.kind === ref.kind && 'id' in r && 'id' in ref && r.id === ref.id);
  }
  const o = memo ?? objectOf(c.state, ref);
  if (ref.kind !== 'object' || o === null) return c.means.fits(c, ref, what);
  return objectFits(c, o, what.where === undefined ? { ...what, where: { kind: 'anywhere' } } : what);
};
