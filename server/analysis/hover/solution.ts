/** At the solution of a puzzle: what each first act comes to, and how those that fail are refuted. */
import type { FirstTry } from '../../../engine/scenario/report/outlook.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { bold, bullets, joined, type MarkdownText, markdown, plain } from './markdown.ts';

export const describeSolution = (run: Run | undefined): MarkdownText | undefined => {
  const tries = run?.puzzle?.firstTries ?? [];
  if (tries.length === 0) return undefined;
  const inOrder = tries.toSorted((a, b) => rankOf(a) - rankOf(b));
  const more = inOrder.length > SHOWN ? [markdown`and ${inOrder.length - SHOWN} more`] : [];
  return markdown`First acts:\n\n${bullets([...inOrder.slice(0, SHOWN).map(tryText), ...more])}`;
};

const AND_THEN = markdown`; `;

/** Nobody reads more of them. */
const SHOWN = 30;

/** Those that solve it first; of the others, those that take longest to refute. */
const rankOf = ({ keeps, refuted }: FirstTry): number => (keeps === true ? -1_000 : -refuted.length);

const tryText = ({ act, keeps, refuted }: FirstTry): MarkdownText => {
  const line = joined(act.map(plain), AND_THEN);
  if (keeps === null) return markdown`${line}: not decided`;
  if (keeps) return markdown`${line}: ${bold('solves it')}`;
  return refuted.length === 0
    ? markdown`${line}: fails, nothing helps after it`
    : markdown`${line}: fails to ${joined(refuted.map(plain), AND_THEN)}`;
};
