/** Everything that can come of the game after a line of a document: a slice of time after the other, and each outcome as it is found. */
import { endsAsFound, type FoundEnd } from '../../../engine/game/explore/asFound.ts';
import { turnsFrom } from '../../../engine/game/explore/horizon.ts';
import { positionLimit } from '../../../engine/game/explore/positionLimit.ts';
import { UnknownsMet } from '../../../engine/game/explore/unknowns.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { outcomeOf } from '../../../engine/game/state/stopping.ts';
import { type Conditions, conditionsOf, conditionsText } from '../../../engine/scenario/expectations/conditions.ts';
import { wayOn } from '../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';
import { NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import { unknownIn } from '../../../engine/scenario/report/unknown.ts';
import type { ExploredOutcome, ExploreResult } from '../../protocol.ts';
import type { Analysis } from '../document/analysis.ts';
import { type OpeningsRequest, positionAt } from '../openings.ts';
import { notAsWritten, refusedLines } from '../verdict/notAsWritten.ts';
import { branchAhead, linesAhead } from './ahead.ts';
import { changesFrom } from './differences.ts';
import { inSlices, type Searching } from './inSlices.ts';
import { inTime } from './inTime.ts';
import { exploredState } from './start.ts';

export interface ExploredPlace {
  readonly analysis: Analysis;
  readonly name: string;
  readonly ruleset: string;
  /** In the document, from 0. */
  readonly line: number;
  readonly state: State;
  /** How many lines up to there did not do what they say. */
  readonly refused: number;
}

/** Above the script it is the game once the first turn has begun; null where none does. */
export const exploredPlace = (analysis: Analysis, asked: OpeningsRequest): ExploredPlace | null => {
  const here = positionAt(analysis, asked);
  if (here === null) return null;
  const { tree } = here.part;
  const first = tree.statements.find(({ kind }) => kind === 'turn');
  if (first === undefined) return null;
  const at = here.at === undefined || here.at.line < first.line ? first : here.at;
  const state = exploredState(tree, here.run, at.line);
  if (state === null) return null;
  const line = Math.max(asked.line, here.block.line + at.line);
  const refused = refusedLines({ block: here.part, report: here.report }, line).length;
  return { analysis, name: here.report.name, ruleset: here.run.ruleset, line, state, refused };
};

export interface Exploring extends Searching {
  /** Each is kept, so that it is not met again. */
  readonly mostPositions?: number;
  /** With each slice. */
  readonly onFound: (found: readonly ExploredOutcome[], positions: number) => void;
}

/** Throws `Cancelled` once it is not wanted any more. */
export const exploreFrom = async (
  place: ExploredPlace,
  { onFound, mostPositions = MOST_POSITIONS, ...searching }: Exploring,
): Promise<ExploreResult> => {
  const { analysis, name, ruleset, line, state, refused } = place;
  const { host, now } = searching;
  const end = now() + 1_000 * searching.seconds;
  const horizon = turnsFrom(state, 0);
  const way = wayOn(horizon.lastTurn, analysis.context.cards);
  let positions = 0;
  let enough: 'time' | 'positions' | null = null;
  const isEnough = (): boolean => {
    if (now() > end) enough = 'time';
    else if (positions > mostPositions) enough = 'positions';
    return enough !== null;
  };
  const unknown = new UnknownsMet();
  const { isTooMuch } = positionLimit();
  const search = endsAsFound(state, { horizon, ply: 'written', way, isEnough, isTooMuch, unknown });
  const outcomes: ExploredOutcome[] = [];
  const texts: string[] = [];
  return inSlices(searching, until => {
    const slice = sliceOf(search, until, now, host);
    positions += slice.positions;
    const found = slice.ends.map(each => outcomeIn(place, each));
    for (const each of found) outcomes.push(each);
    for (const { outcome } of slice.ends) texts.push(outcome);
    onFound(found, positions);
    if (slice.ended === null) return null;
    const { ways } = slice;
    // Without either of them, it was ended by what is too much.
    const ended = slice.ended === 'cut' ? (enough ?? 'bounds') : slice.ended;
    const counted = outcomes.map((each, at) => withWays(each, ways?.get(texts[at] ?? '')));
    const conditions = conditionsOf(state, analysis.context.cards ?? NO_CARDS, unknownIn(state, unknown.met));
    return { name, ruleset, line, outcomes: counted, positions, ended, without: withoutText(refused, conditions) };
  });
};

const withoutText = (refused: number, conditions: Conditions): string =>
  [notAsWritten(refused), conditionsText(conditions)].filter(text => text !== '').join(' ');

const MOST_POSITIONS = 200_000;

interface Slice {
  readonly ends: readonly FoundEnd[];
  readonly positions: number;
  /** Null: there is more. */
  readonly ended: 'all' | 'cut' | null;
  /** Once all is found: by outcome, in how many ways it is come to. */
  readonly ways: ReadonlyMap<string, bigint> | null;
}

const withWays = (outcome: ExploredOutcome, ways: bigint | undefined): ExploredOutcome =>
  ways === undefined ? outcome : { ...outcome, ways: `${ways}` };

const sliceOf = (
  search: ReturnType<typeof endsAsFound>,
  until: number,
  now: () => number,
  host: Exploring['host'],
): Slice => {
  const ends: FoundEnd[] = [];
  let positions = 0;
  let ways: Slice['ways'] = null;
  const looked = (): Slice['ended'] => {
    do {
      const { value, done } = search.next();
      if (done === true) {
        ways = value.ways;
        return value.ended;
      }
      positions += 1;
      if (value !== null) ends.push(value);
    } while (now() < until);
    return null;
  };
  const came = inTime(host, () => outcomeOf(['out of bounds'], looked));
  return { ends, positions, ended: came?.kind === 'done' ? came.value : 'cut', ways };
};

const outcomeIn = ({ analysis, line, state: start }: ExploredPlace, { state, plies }: FoundEnd): ExploredOutcome => {
  const changes = changesFrom(start, state);
  const written = plies.map(linesOfActs).filter(({ length }) => length > 0);
  const lines = written.flat();
  const nowhere = { after: line, text: '' };
  return {
    changes,
    plies: written,
    lines: linesAhead(analysis, line, lines) ?? nowhere,
    branch: branchAhead(analysis, line, { name: changes.join(', ') || NOTHING, lines }) ?? nowhere,
  };
};

const NOTHING = 'nothing changes';
