/** How `cite/other-edition` words a number that only other editions have, in scenarios and in prose. */
import { listed } from '../../game/play/query.ts';

/** What a number of other editions stands for in this one; `now` is null where it stands for nothing here. */
export interface NumberHere {
  readonly now: string | null;
  /** Those in which the number stands for it. */
  readonly editions: readonly string[];
}

/** `known`: the editions that have the number, the oldest first. `here`: what it stands for in `edition`. */
export const otherEdition = (
  number: string,
  edition: string,
  known: readonly string[],
  here: readonly NumberHere[],
): string => {
  const lacks = `Edition ${edition} has no rule ${number}; ${known.join(', ')} ${known.length === 1 ? 'has' : 'have'}.`;
  const numbers = here.flatMap(({ now, editions }) => (now === null ? [] : [{ now, editions }]));
  if (numbers.length === 0) return `${lacks} ${edition} no longer has that rule under any number.`;
  const isOne = here.length === 1;
  const current = numbers.map(({ now, editions }) => (isOne ? now : `${now} (for the rule in ${listed(editions)})`));
  return `${lacks} In ${edition} it is ${listed(current, 'or')}.`;
};
