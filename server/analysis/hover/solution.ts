/** At the solution of a puzzle: what each first act comes to, and how those that fail are refuted. */
import type { FirstTry } from '../../../engine/scenario/report/outlook.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, joined, lineOf, list, together } from '../../../rules-db/blocks/making.ts';

export const describeSolution = (run: Run | undefined): Blocks | undefined => {
  const tries = run?.puzzle?.firstTries ?? [];
  if (tries.length === 0) return undefined;
  const inOrder = tries.toSorted((a, b) => rankOf(a) - rankOf(b));
  const more = inOrder.length > SHOWN ? [lineOf`and ${inOrder.length - SHOWN} more`] : [];
  return together('First acts:', list([...inOrder.slice(0, SHOWN).map(tryText), ...more]));
};

const AND_THEN = lineOf`; `;

/** Nobody reads more of them. */
const SHOWN = 30;

/** Those that solve it first; of the others, those that take longest to refute. */
const rankOf = ({ keeps, refuted }: FirstTry): number => (keeps === true ? -1_000 : -refuted.length);

const tryText = ({ act, keeps, refuted }: FirstTry): Line => {
  const line = joined(act, AND_THEN);
  if (keeps === null) return lineOf`${line}: not decided`;
  if (keeps) return lineOf`${line}: ${bold('solves it')}`;
  return refuted.length === 0
    ? lineOf`${line}: fails, nothing helps after it`
    : lineOf`${line}: fails to ${joined(refuted, AND_THEN)}`;
};
