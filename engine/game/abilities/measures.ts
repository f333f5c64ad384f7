/** The Might and Power of objects where they are, and the ranges of numbers in an ability's words. */

import { rememberLast } from '../play/memo.ts';
import { isOnBoard, player } from '../play/query.ts';
import type { Value, ValueRange } from '../state/cards/terms.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';
import type { Context } from './context.ts';

/** Where abilities work that say nothing else (`ability.passive.permanents.board`). */
export const isThere = (o: GameObject): boolean => isOnBoard(o) || o.zone.kind === 'legend';

/** On the board its Might now, elsewhere what is printed (`mighty`). */
export const mightHere = (c: Context, o: GameObject): number => (isOnBoard(o) ? c.view.might(o) : o.might);

/** The Power in its printed cost, all domains together; an amount that is only known as it is played counts as 0. */
export const powerOf = (o: GameObject): number => {
  let sum = 0;
  for (const p of o.print.power) sum += typeof p.amount === 'number' ? p.amount : 0;
  return sum;
};

/** Including cards that the scenario does not name. */
export const cardsInHand = (state: State, who: PlayerId): number =>
  state.objects.filter(o => o.zone.kind === 'hand' && o.owner === who).length + player(state, who).unseen;

/** What words come to, once for a context: it stays the same for each of the objects that are compared with it. */
const endsIn = rememberLast('ends of ranges', (_: Context) => new Map<Exclude<Value, number>, number | null>(), 4);

const endOf = (c: Context, v: Value): number | null => {
  if (typeof v === 'number') return v;
  const ends = endsIn(c.state.memory, c);
  const known = ends.get(v);
  if (known !== undefined) return known;
  const end = c.evaluator.value(c, v);
  ends.set(v, end);
  return end;
};

/**
 * Both ends included. False where there is no number to compare, or an end cannot be worked out
 * (`play.information.gone`).
 */
export const inRange = (c: Context, n: number | null, range: ValueRange): boolean => {
  if (n === null) return false;
  if (range.least !== undefined) {
    const least = endOf(c, range.least);
    if (least === null || n < least) return false;
  }
  if (range.most !== undefined) {
    const most = endOf(c, range.most);
    if (most === null || n > most) return false;
  }
  return true;
};
