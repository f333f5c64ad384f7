/** The meaning of all terms, tied together. */

import { conditionHolds } from './condition.ts';
import type { Meaning } from './context.ts';
import { fits } from './filter.ts';
import { eventMatches } from './match.ts';
import { meant, refsOf } from './select.ts';
import { valueFor } from './value.ts';

export const MEANING: Meaning = {
  fits,
  refs: refsOf,
  all: meant,
  value: valueFor,
  matches: eventMatches,
  holds: conditionHolds,
};
