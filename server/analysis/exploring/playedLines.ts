/** What each act of a script kept or gave away of something that a player wants to come true. */
import { firstActsOf } from '../../../engine/game/explore/firstActs.ts';
import { GoalSearch, type Helpers, type Node } from '../../../engine/game/explore/force.ts';
import { hasEnded } from '../../../engine/game/explore/horizon.ts';
import type { Exploration } from '../../../engine/game/explore/plies.ts';
import { exploredFrom } from '../../../engine/game/play/lookInto.ts';
import type { State } from '../../../engine/game/state/state.ts';
import type { ScenarioTree, Statement } from '../../../engine/language/syntax.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import type { ForcingAsked } from './forcing.ts';

/** An act as it is written, with the game before and after it. */
export interface PlayedAct {
  readonly statement: Statement;
  readonly before: State;
  readonly after: State;
}

/**
 * From the first act behind the line on; without a line, from the first act of the turn in which the last one is. `line`: the number
 * of one in the scenario, from 0.
 */
export const playedActs = (
  { statements }: ScenarioTree,
  { moments, final }: Run,
  line: number | undefined,
): readonly PlayedAct[] => {
  const script = statements.filter(isScript);
  const acts = moments.flatMap((moment, at): readonly PlayedAct[] => {
    const statement = script.find(each => each.line === moment.line);
    const after = moments[at + 1]?.before ?? final;
    if (statement === undefined || after === undefined || !isAct(statement)) return [];
    return [{ statement, before: exploredFrom(moment.before), after: exploredFrom(after) }];
  });
  const turn = acts.at(-1)?.before.turnNumber;
  return acts.filter(({ statement, before }) =>
    line === undefined ? before.turnNumber === turn : statement.line > line,
  );
};

/** What somebody does; an effect that is written as a line is nobody's, and changes the game as well. */
const isAct = ({ kind }: Statement): boolean => kind === 'action' || kind === 'all-pass' || kind === 'effect';

export interface JudgedAct {
  readonly statement: Statement;
  /** Whether it could be forced; null where that was not decided. */
  readonly before: boolean | null;
  readonly after: boolean | null;
  /** In how many plies, after it. */
  readonly within: number | null;
  /**
   * `brought`: it came true with it, or on the way to the next. `kept`, `lost`: it could be forced before. `gave`: it could not, and can
   * after, or has come true. `nothing`: it could neither before nor after. Null where that was not decided.
   */
  readonly what: 'brought' | 'kept' | 'lost' | 'gave' | 'nothing' | null;
  /** Acts, as lines, that would have kept it where it was lost, the shortest way first; or held it off where it was given. */
  readonly instead: readonly (readonly string[])[];
}

export interface JudgedLines {
  /** Up to where it comes true, or the horizon is reached. */
  readonly acts: readonly JudgedAct[];
  readonly nodes: number;
  readonly limited: boolean;
}

export const judgedLines = (
  played: readonly PlayedAct[],
  exploration: Exploration,
  { who, goal }: ForcingAsked,
): JudgedLines => {
  const [first] = played;
  if (first === undefined) return { acts: [], nodes: 0, limited: false };
  const search = new GoalSearch(first.before, exploration, goal);
  // From the last one back: what can come later is a part of what can come before.
  const judged = upToTheEnd(played, exploration, search)
    .toReversed()
    .map(act => judgedAct(search, who, act));
  return {
    acts: judged.toReversed(),
    nodes: search.positions,
    limited: judged.some(({ what }) => what === null),
  };
};

/**
 * One act, in a search from there or from above: what it did to what these helpers want. `plies`: how many of the horizon's had been
 * taken before it, and after it.
 */
export const judgedInSearch = (
  search: GoalSearch,
  who: Helpers,
  { statement, before, after }: PlayedAct,
  plies: { readonly before: number; readonly after: number },
): JudgedAct =>
  judgedAct(search, who, { statement, from: search.at(before, plies.before), to: search.at(after, plies.after) });

/** An act, from one position to the next. */
interface Between {
  readonly statement: Statement;
  readonly from: Node;
  readonly to: Node;
}

/** Without those for which it has come true before, or the horizon has been passed. */
const upToTheEnd = (played: readonly PlayedAct[], { horizon }: Exploration, search: GoalSearch): readonly Between[] => {
  const found: Between[] = [];
  for (const { statement, before, after } of played) {
    if (hasEnded(before, horizon) || before.turnNumber > horizon.lastTurn) break;
    const from = search.at(before);
    if (from.isReached) break;
    found.push({ statement, from, to: search.at(after) });
  }
  return found;
};

const judgedAct = (search: GoalSearch, who: Helpers, { statement, from, to }: Between): JudgedAct => {
  const after = search.pliesTo(who, to);
  const before = search.pliesTo(who, from);
  const what = whatItDid(before, after, to);
  return {
    statement,
    before: isForced(before),
    after: isForced(after),
    within: after ?? null,
    what,
    instead: what === 'lost' || what === 'gave' ? othersWith(search, who, from, what === 'lost') : [],
  };
};

const isForced = (plies: number | null | undefined): boolean | null => (plies === undefined ? null : plies !== null);

const whatItDid = (
  before: number | null | undefined,
  after: number | null | undefined,
  { isReached }: Node,
): JudgedAct['what'] => {
  const [was, is] = [isForced(before), isForced(after)];
  if (isReached && was !== false) return 'brought';
  if (was === null || is === null) return null;
  if (is) return was ? 'kept' : 'gave';
  return was ? 'lost' : 'nothing';
};

/** Acts that were possible there, after which it can be forced, or cannot; without what then goes on as it has to. */
const othersWith = (search: GoalSearch, who: Helpers, from: Node, force: boolean): JudgedAct['instead'] =>
  firstActsOf(search, who, from)
    .filter(({ within }) => isForced(within) === force)
    .sort((a, b) => (a.within ?? 0) - (b.within ?? 0))
    .map(({ ply }) => linesOfActs(ply.acts().slice(0, 1)));
