/** The meaning of all terms, tied together. */
import type { Meaning } from './context.ts';
import { conditionHolds } from './condition.ts';
import { fits } from './filter.ts';
import { eventMatches } from './match.ts';
import { candidates, refsOf } from './select.ts';
import { valueOf } from './value.ts';

export const MEANING: Meaning = {
  fits,
  refs: refsOf,
  all: candidates,
  value: valueOf,
  matches: eventMatches,
  holds: conditionHolds,
};
