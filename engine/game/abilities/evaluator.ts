/** The meaning of all terms, tied together. */

import { conditionHolds } from './condition.ts';
import type { Evaluator } from './context.ts';
import { fits, objectFits } from './filter.ts';
import { eventMatches } from './match.ts';
import { objectsMeant, refsOf } from './select.ts';
import { valueFor } from './value.ts';

export const evaluator: Evaluator = {
  fits,
  fitsAsItWas: objectFits,
  refs: refsOf,
  all: objectsMeant,
  value: valueFor,
  matches: eventMatches,
  holds: conditionHolds,
};
