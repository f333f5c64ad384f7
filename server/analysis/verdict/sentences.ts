/** The small parts of a verdict. */

import type { Edition } from '../../../engine/game/state/editions.ts';
import { capitalized } from '../../../engine/lists.ts';
import { numberFor } from '../../../engine/scenario/citations/citing.ts';
import type { RuleNumbers } from '../../../engine/scenario/report/report.ts';
import { citation } from '../../../rules-db/citation.ts';
import type { BookEdition } from '../../../rules-db/types.ts';

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** With a capital letter and a full stop. */
export const sentence = (text: string): string => {
  const said = oneLine(text);
  return said === '' ? '' : capitalized(said) + (/[.!?…]”?$/.test(said) ? '' : '.');
};

/** " CR 465.2.c.4 (1.4)." for the first rule of each list that an edition has, each once; empty where there is none. */
export const citations = (
  lists: readonly (readonly string[])[],
  editions: readonly BookEdition[],
  rules: RuleNumbers,
): string => {
  const numbers = editions.flatMap(edition =>
    lists.flatMap(concepts => {
      const number = numberFor(rules, concepts, edition as Edition);
      return number === null ? [] : [citation(number, edition)];
    }),
  );
  return numbers.length === 0 ? '' : ` ${[...new Set(numbers)].join(', ')}.`;
};
