/** A refused action, reported at the offending words, with fixes. */
import type { Refusal } from '../../game/state/refusal.ts';
import { byCode, type Problem, problem } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { expectTheRefusal } from './expectTheRefusal.ts';
import { nearestAssignment } from './nearestAssignment.ts';
import { otherAnswers } from './otherAnswers.ts';
import { otherDestinations } from './otherDestinations.ts';
import { otherPlaces } from './otherPlaces.ts';
import { otherTargets } from './otherTargets.ts';
import type { RefusedAction } from './refusedAction.ts';
import { spanOf } from './refusedWords.ts';

/** What could be done instead, in the order of the menu; each gives none for an action that it is not about. */
export const REFUSAL_FIXES: readonly ((refused: RefusedAction) => readonly Fix[])[] = [
  nearestAssignment,
  otherDestinations,
  otherPlaces,
  otherTargets,
  otherAnswers,
  expectTheRefusal,
];

/** One problem for each code among the refusals. */
export const refusalProblems = (r: RefusedAction): Problem[] => {
  const fixes = REFUSAL_FIXES.flatMap(fixesOf => fixesOf(r)).filter(replacesWords);
  const problems: Problem[] = [];
  for (const [code, group] of byCode(r.refusals)) {
    const first = group[0];
    if (first === undefined) continue;
    const rest = group.slice(1);
    problems.push(
      problem(
        code,
        spanOf(r.state, r.action, r.act, code === 'assign/lethal-first' ? lastUnit(first) : first),
        first.message,
        {
          concepts: [...new Set(group.flatMap(g => g.rules))],
          related: rest.map(g => ({ span: spanOf(r.state, r.action, r.act, g), message: g.message })),
          fixes,
        },
      ),
    );
  }
  return problems;
};

/** Of a line in other words, what is refused may stand in none of them: “Ana retreats” names no place to be replaced. */
const replacesWords = ({ edits }: Fix): boolean => edits.every(({ span }) => span.end > span.start);

const lastUnit = (refusal: Refusal): Refusal => ({ ...refusal, units: refusal.units.slice(-1) });
