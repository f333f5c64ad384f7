/** Which openings keep a claim: each line is carried out as it is written, and searched from where it leads. */
import { type ActJudged, type ActTried, actsJudged } from '../../../engine/game/explore/actsJudged.ts';
import { GoalSearch } from '../../../engine/game/explore/force.ts';
import { waysOfAct } from '../../../engine/game/legalActs/wholeActs.ts';
import { exploredFrom } from '../../../engine/game/play/lookInto.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { outcomeOf } from '../../../engine/game/state/stopping.ts';
import { MOST_POSITIONS, type SearchLimits } from '../../../engine/scenario/exploring/limits.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import { horizonAfter } from '../../../engine/scenario/report/actsTaken.ts';
import { holds, type ReachQuestion } from '../../../engine/scenario/report/outlook.ts';
import type { JudgedOpening, JudgeOpeningsResult } from '../../protocol.ts';
import type { Analysis } from '../document/analysis.ts';
import { actionOnLine } from '../openings/readLine.ts';
import { type OpeningsRequest, positionAt } from '../openings.ts';
import { claimsHere } from './claimsHere.ts';
import { inSlices, type Searching } from './inSlices.ts';
import { inTime } from './inTime.ts';

export interface Judging extends Searching {
  /** With each slice: those that are new. */
  readonly onJudged: (judged: readonly JudgedOpening[]) => void;
}

export interface OpeningsAsked {
  readonly question: ReachQuestion;
  readonly state: State;
  /** As openings say them: one act each. */
  readonly lines: readonly string[];
  readonly cards: Cards | undefined;
}

/** Null where that claim does not stand there. `claim`: its line in the document. */
export const openingsToJudge = (
  analysis: Analysis,
  at: OpeningsRequest,
  { claim, lines }: { readonly claim: number; readonly lines: readonly string[] },
): OpeningsAsked | null => {
  const position = positionAt(analysis, at);
  const found = position === null ? undefined : claimsHere(analysis, position).find(({ line }) => line === claim);
  if (position === null || found === undefined) return null;
  const { question, taken } = found;
  const asked = {
    ...question,
    exploration: { ...question.exploration, horizon: horizonAfter(question.exploration.horizon, taken) },
  };
  return { question: asked, state: position.state, lines, cards: analysis.context.cards };
};

/** What is not decided in time is not among the answer. Throws `Cancelled` once it is not wanted any more. */
export const judgeOpenings = async (
  asked: OpeningsAsked,
  { onJudged, ...searching }: Judging,
): Promise<JudgeOpeningsResult> => {
  const { host, now } = searching;
  const end = now() + 1_000 * searching.seconds;
  let until = 0;
  const search = openingsSearch(asked, {
    isEnough: positions => now() > end || positions > MOST_POSITIONS,
    isPaused: () => now() > until,
  });
  const judged: JudgedOpening[] = [];
  return inSlices(searching, endOfSlice => {
    until = endOfSlice;
    const found: JudgedOpening[] = [];
    const came = inTime(host, () => outcomeOf(['out of bounds'], () => search.goOn(each => found.push(each))));
    for (const each of found) judged.push(each);
    onJudged(found);
    const isOver = came === null || came.kind !== 'done' || came.value === 'ended';
    return isOver ? { judged, positions: search.positions() } : null;
  });
};

/** What is known by now is told to `tell` at once, so that it stays known where the rest is more than can be run. */
interface OpeningsSearch {
  readonly goOn: (tell: (judged: JudgedOpening) => void) => 'paused' | 'ended';
  readonly positions: () => number;
}

const openingsSearch = (
  asked: OpeningsAsked,
  { isEnough: isEnoughOf, isPaused }: Required<SearchLimits>,
): OpeningsSearch => {
  const { question, lines } = asked;
  const state = exploredFrom(asked.state);
  const tried: TriedLine[] = [];
  let search: GoalSearch | null = null;
  let judging: ReturnType<typeof actsJudged> | null = null;
  const positions = (): number => search?.positions ?? 0;
  const isEnough = (): boolean => isEnoughOf(positions());
  return {
    positions,
    goOn(tell) {
      search ??= new GoalSearch(state, { ...question.exploration, isEnough }, question.goal, isPaused);
      for (const line of lines.slice(tried.length)) {
        if (isEnough()) return 'ended';
        tried.push(triedLine(search, { ...asked, state }, line));
        if (isPaused()) return 'paused';
      }
      const known = tried.flatMap(({ line, act }) => (act === null ? [] : [{ line, act }]));
      judging ??= actsJudged(search, question.helpers, { acts: known.map(({ act }) => act), isEnough });
      for (let next = judging.next(); next.done !== true; next = judging.next()) {
        if (next.value === null) return 'paused';
        const line = known[next.value.at]?.line;
        if (line !== undefined) tell(judgedOpening(line, question, next.value));
      }
      return 'ended';
    },
  };
};

/** Null where the line is no act that can be done there, or there are more ways to do it than are looked at. */
interface TriedLine {
  readonly line: string;
  readonly act: ActTried | null;
}

const triedLine = (search: GoalSearch, { state, question, cards }: OpeningsAsked, line: string): TriedLine => {
  const said = actionOnLine(state, line, cards);
  if (said === undefined) return { line, act: null };
  const ways: ActTried['ways'][number][] = [];
  for (const way of waysOfAct(said.state, said.who, said.act, question.exploration.way)) {
    if (ways.length === MOST_WAYS) return { line, act: null };
    ways.push(search.at(way.state, 1));
  }
  return { line, act: ways.length === 0 ? null : { who: said.who, ways } };
};

const MOST_WAYS = 100;

const judgedOpening = (
  line: string,
  { claim }: ReachQuestion,
  { isFound, plies, isSplit }: ActJudged,
): JudgedOpening => ({
  line,
  keeps: holds(claim, { isFound }) === true,
  within: plies,
  dependsOnChoices: isSplit,
});
