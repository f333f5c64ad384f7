/**
 * How much work all scenarios of a file may make together where the file is run as a whole. What each of them makes is counted and
 * added up, so that the same ones are run on every machine; those below are not run, and say so. What they claim of all that can come
 * is counted by itself: where that is too much, claims below are left undecided, but their scenarios are run.
 */
import { BOUNDS } from '../../bounds.ts';
import type { ScenarioBlock } from '../../language/syntax.ts';
import { problem } from './problems.ts';
import type { ScenarioReport } from './report.ts';
import { titleSpan } from './titleSpan.ts';

export interface FileWork {
  /** Whether those so far leave nothing for the ones below. */
  readonly isSpent: boolean;
  /** What the next one may make. */
  readonly left: number;
  /** What looking for all that the next one claims may take. */
  readonly leftForClaims: number;
  /** To be called with the report of each scenario, in their order. */
  add(report: Pick<ScenarioReport, 'work' | 'workOfClaims'>): void;
}

/** `first`: what they may make however few they are. */
export const newFileWork = (first: number = BOUNDS.workOfFile): FileWork => {
  let made = 0;
  let scenarios = 0;
  const claims = newClaimsWork();
  const left = (): number =>
    Math.min(first + scenarios * BOUNDS.workOfOrdinaryScenario, BOUNDS.workOfLargestFile) - made;
  return {
    get isSpent() {
      return left() < 0;
    },
    get left() {
      return left();
    },
    get leftForClaims() {
      return claims.left();
    },
    add({ work, workOfClaims = 0 }) {
      scenarios += 1;
      made += work;
      claims.add(workOfClaims);
    },
  };
};

const newClaimsWork = () => {
  let made = 0;
  let beyondOrdinary = 0;
  return {
    left: (): number => {
      const own = BOUNDS.workOfOrdinaryClaims + Math.max(0, BOUNDS.workOfClaimsOfFile - beyondOrdinary);
      return Math.max(0, Math.min(BOUNDS.workOfClaims, own, BOUNDS.workOfClaimsOfLargestFile - made));
    },
    add: (work: number): void => {
      made += work;
      beyondOrdinary += Math.max(0, work - BOUNDS.workOfOrdinaryClaims);
    },
  };
};

export const NOT_RUN_IN_FILE =
  'This scenario is not run: the scenarios above it already need as much work as one file is allowed. Move it into another file, or make those above smaller.';

/** In place of its report. */
export const notRunInFile = (block: ScenarioBlock): ScenarioReport => ({
  name: block.tree.name?.text ?? '',
  runs: [],
  branches: [],
  unrun: [],
  work: 0,
  diagnostics: [problem('flow/limit', titleSpan(block), NOT_RUN_IN_FILE)],
});
