/** A way that was found, run again by the ordinary runner: what is shown as a proof is one. */
import { BOUNDS } from '../../bounds.ts';
import type { Horizon } from '../../game/explore/horizon.ts';
import type { State } from '../../game/state/state.ts';
import { stateKey } from '../../game/stateKey/stateKey.ts';
import { expectationsOf } from '../expectations/outlookFixes.ts';
import type { OutlookScript, ReachQuestion } from '../report/outlook.ts';
import type { Sighting } from './limits.ts';
import { playedBelow, type RunAgain, withAllPass } from './playedBelow.ts';
import type { StrategyLines } from './strategyLines.ts';

/** Null where nothing was found to be shown, or where running it does not show it; as short as `all pass` makes it. */
export const provenBy = (
  source: string,
  question: ReachQuestion,
  { lines, isFound, isPossible }: Sighting,
  run: RunAgain,
): OutlookScript | null => {
  if (isFound === null || (!isFound && isPossible !== true)) return null;
  const showing = { source, question, isFound, run };
  const inFull = shownBy(lines, showing);
  const short = withAllPass(lines);
  const inShort = inFull === null || short.length === lines.length ? null : shownBy(short, showing);
  const isSame = inShort !== null && inFull !== null && stateKey(inShort.final) === stateKey(inFull.final);
  const shown = isSame ? inShort : inFull;
  return shown && { lines: shown.lines, isSoThen: shown.isSoThen };
};

/** Its lines, if each way through it comes to what is to be forced; null also where playing all of them takes too much. */
export const strategyProven = (
  source: string,
  question: ReachQuestion,
  { lines, ways }: StrategyLines,
  run: RunAgain,
): readonly string[] | null => {
  let left = BOUNDS.workOfClaims;
  const counted: RunAgain = written => {
    const report = run(written);
    left -= report.work;
    return report;
  };
  const isShown = (way: readonly string[]): boolean =>
    left > 0 && shownBy(way, { source, question, isFound: true, run: counted }) !== null;
  return ways.every(isShown) ? lines : null;
};

interface Showing {
  readonly source: string;
  readonly question: ReachQuestion;
  readonly isFound: boolean;
  readonly run: RunAgain;
}

interface Shown extends OutlookScript {
  readonly final: State;
}

const shownBy = (lines: readonly string[], { source, question, isFound, run }: Showing): Shown | null => {
  const shown = isFound ? expectationsOf(question) : [];
  const played = playedBelow(lines, {
    source,
    question,
    shown,
    opening: question.of === 'goal' ? ['solution'] : [],
    run,
  });
  if (played === null) return null;
  const { final, through, judged } = played;
  if (!isFound) return { lines, isSoThen: false, final };
  const isSoThen = judged.length === shown.length && judged.every(({ holds, isDecided }) => holds && isDecided);
  const { goal, exploration } = question;
  const counted = goal.isOfTheEnd === true ? lastIn(through, exploration.horizon) : through;
  return counted.some(goal.isReached) ? { lines, isSoThen, final } : null;
};

/** The ordinary runner goes on into the next turn. */
const lastIn = (through: readonly State[], { lastTurn }: Horizon): readonly State[] =>
  through.filter(({ turnNumber }) => turnNumber <= lastTurn).slice(-1);
