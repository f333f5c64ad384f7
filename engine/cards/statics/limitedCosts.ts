/** What so many cards cost each turn: `once each turn, spells you play cost 2 less`. */

import type { StaticEffect } from '../../game/state/cards/ability.ts';
import type { Plays } from '../../game/state/cards/plainEffects.ts';
import { oneOf, type Parser } from '../parser.ts';
import { TIMES_IN_FRONT } from '../timesInFront.ts';
import { costing, played } from './costs.ts';

/** So many of such cards, and no more until the next turn (`ability.times.passive`). */
export const limitedCosts = (p: Parser): readonly StaticEffect[] | null => {
  const often = oneOf(p, TIMES_IN_FRONT);
  const subject = often === null ? null : played(p);
  if (often === null || subject === null || subject.plays?.nth !== undefined) return null;
  const found = costing(p, subject);
  if (found === null) return null;
  const plays: Plays | undefined = often.when === undefined ? found.plays : { ...found.plays, turn: 'you' };
  return [{ ...found, ...(plays === undefined ? {} : { plays }), times: often.limit }];
};
