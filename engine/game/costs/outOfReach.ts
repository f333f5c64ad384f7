/** Whether parts of a cost want more things than there are: found by matching, not by trying (`play.pay.other`). */

import { knownOf } from '../../known.ts';
import type { Context } from '../abilities/context.ts';
import { isOfBoardAlone } from '../abilities/where.ts';
import { mayReplace } from '../gameActions/replacements.ts';
import { type Alike, matching } from '../play/matching.ts';
import type { Play } from '../play/play.ts';
import type { CostPart, Filter, Selector } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf } from '../state/ref.ts';
import type { ObjectId } from '../state/state.ts';
import { objectsMeant } from './costParts.ts';

/**
 * Whether there are not enough things on the board for the parts that each take some of them away: none of those pays twice, and
 * paying brings no more of them, in whatever order it is done. Nothing is said of parts that could be paid with what others give.
 */
export const isOutOfReach = (play: Play, costParts: readonly CostPart[], c: Context): boolean => {
  if (costParts.length < 2) return false;
  const taking = flatMapped(costParts, d => (takesFromBoard(d) ? [d.what] : []));
  if (taking.length < 2 || mayReplace(play.state)) return false;
  const wanted = taking.map(
    (what): Alike<ReadonlySet<ObjectId>> => ({ each: new Set(idsOf(objectsMeant(c, what))), amount: what.count.least }),
  );
  const all = new Set(flatMapped(wanted, ({ each }) => [...each]));
  const sources = [...all].map((each): Alike<ObjectId> => ({ each, amount: 1 }));
  return matching(wanted, sources, (meant, id) => meant.has(id)) === null;
};

type Taking = CostPart & { readonly what: Extract<Selector, { kind: 'chosen' }> };

const TAKES: ReadonlySet<CostPart['pays']> = new Set<CostPart['pays']>(['kill', 'banish', 'recycle', 'return']);

const takesFromBoard = (d: CostPart): d is Taking => isTaking(d);

const isTaking = knownOf(
  (d: CostPart): boolean =>
    TAKES.has(d.pays) &&
    'what' in d &&
    d.what !== undefined &&
    'kind' in d.what &&
    d.what.kind === 'chosen' &&
    isOfBoardAlone(d.what.filter) &&
    asksNothingElse(d.what.filter),
);

const PLAIN: ReadonlySet<string> = new Set<keyof Filter>(['types', 'side', 'where', 'other']);

/** What a filter asks besides may come to be so while the cost is paid. */
const asksNothingElse = (f: Filter): boolean =>
  Object.entries(f).every(([word, said]) => said === undefined || PLAIN.has(word));
