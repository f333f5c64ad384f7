/** The board at a line of a document, drawn, with the path of its scenario to walk along. */

import { RULESETS } from '../../engine/game/state/rulesets.ts';
import { onlyLooks, type ScenarioBlock } from '../../engine/language/syntax.ts';
import type { Run, ScenarioReport } from '../../engine/scenario/report/report.ts';
import { isScript } from '../../engine/scenario/script/branches.ts';
import { type ScenarioPart, scenarioParts } from '../../engine/scenario/script/parts.ts';
import { citationOrNone } from '../../rules-db/citation.ts';
import { pageUri } from '../../rules-db/pages.ts';
import type { BoardResult } from '../protocol.ts';
import { type Analysis, mainRun, reportOf, scenarioAt } from './document/analysis.ts';
import { drawScene } from './drawing/drawing.ts';
import { pictureWords, verdictOf } from './drawing/pictureWords.ts';
import { THEMES, type Theme } from './drawing/theme.ts';
import { puzzleIn } from './exploring/puzzlePlayed.ts';
import { partAfter } from './openings.ts';
import { printedOn } from './printedOn.ts';
import { type Path, pathOf, stateAtStop, stopAtLine } from './scene/path.ts';
import { sceneOf } from './scene/sceneOf.ts';
import { namesWithoutText } from './verdict/caveats.ts';
import { reportedQuestions } from './verdict/reported.ts';

export interface BoardRequest {
  /** In the document, from 0. */
  readonly line: number;
  /** Of the scenario's path; without it, where the line leaves the game. */
  readonly stop?: number | undefined;
  /** "1.3 as printed"; without it, or where the scenario does not run under it, the newest of its editions. */
  readonly ruleset?: string | undefined;
  /** Where lines begin that are not written: without a stop, it is the last one of the turn that is under way there. */
  readonly aheadOf?: number | undefined;
  /** Whether a puzzle is played there: what is asked of it stands beside the board. Left out: no. */
  readonly isPlayed?: boolean;
  readonly width: number;
  readonly theme: Theme;
  /** Left out: those of the editor. */
  readonly colours?: 'theme' | undefined;
  /** Left out: no. */
  readonly withScene?: boolean;
  /** The rows of the QR code of its link, of a picture in colours of its own. Left out: none. */
  readonly code?: readonly (readonly boolean[])[] | undefined;
}

/** The dark one for what is none. */
export const themeCalled = (name: unknown): Theme => THEMES.find(each => each === name) ?? 'dark';

/** What a board at a line shows: of which scenario or branch, run in which edition, at which stop of its path. */
export interface BoardShown {
  readonly block: ScenarioBlock;
  readonly part: ScenarioPart['block'];
  readonly report: ScenarioReport;
  readonly run: Run;
  readonly path: Path;
  readonly at: number;
}

/** Null where there is no scenario at the line or above it. */
export const shownAt = (
  analysis: Analysis,
  { line, stop, ruleset, aheadOf }: Pick<BoardRequest, 'line' | 'stop' | 'ruleset' | 'aheadOf'>,
): BoardShown | null => {
  const block = scenarioAt(analysis, line);
  if (block === undefined) return null;
  const whole = reportOf(analysis, block);
  const { block: part, report } = partAfter(block, scenarioParts(block, whole), line);
  const run = report.runs.find(each => each.ruleset === ruleset) ?? mainRun(report);
  if (run === undefined) return null;
  const path = unsolvedPath(block, line, pathOf(part, run, analysis.context.rules));
  const last = Math.min(stop ?? stopAtLine(path, line), path.stops.length - 1);
  const at = aheadOf === undefined || stop !== undefined ? last : lastOfTurn(run, path, { from: aheadOf, last });
  return { block, part, report, run, path, at };
};

/** Null where there is no scenario at the line or above it. */
export const boardAt = (
  analysis: Analysis,
  { width, theme, colours, withScene, code, ...place }: BoardRequest,
): BoardResult | null => {
  const { line } = place;
  const shown = shownAt(analysis, place);
  if (shown === null) return null;
  const { block, part, report, run, path, at } = shown;
  const { rules } = analysis.context;
  const found = stateAtStop(run, path, at);
  if (found === undefined) return null;
  const scene = sceneOf(found.state, { ruleset: path.ruleset, before: found.before });
  const withoutText = namesWithoutText(run.notRun);
  const done = part.tree.statements.filter(s => isScript(s) && !onlyLooks(s)).map(s => part.line + s.line);
  return {
    name: path.name,
    line: block.line,
    status: path.status,
    expectations: {
      holding: run.expectations.filter(({ holds, isDecided }) => holds && isDecided).length,
      all: run.expectations.length,
    },
    withoutText,
    printed: printedOn(analysis, found.state),
    ruleset: path.ruleset,
    rulesets: RULESETS.filter(each => report.runs.some(other => other.ruleset === each)),
    stop: at,
    stops: path.stops.map(({ line: from, text, rule, note }) => ({
      line: from,
      by: done.findLast(line => line <= from) ?? from,
      text,
      ...(rule === undefined ? {} : { rule: rule.number ?? citationOrNone(undefined, run.edition) }),
      ...(rule?.number === undefined ? {} : { uri: pageUri('rule', rule.number, run.edition) }),
      ...(note === undefined ? {} : { note }),
    })),
    answers: reportedQuestions(run, part.line)
      .filter(each => path.lines.some(asks => asks.line === each.line && asks.to === at))
      .map(each => ({
        line: each.line,
        question: each.question,
        answer: each.answer,
        ...(each.rule === undefined ? {} : { rule: each.rule, uri: pageUri('rule', each.rule, run.edition) }),
        message: each.message,
      })),
    isBroken: isBrokenAt(block, line),
    puzzle: puzzleIn(block),
    // The window says by itself what the board is without.
    svg: drawScene(scene, {
      width,
      theme,
      ...(colours === 'theme'
        ? {
            withoutText,
            ...pictureWords(path, at, place.isPlayed === true ? [] : verdictOf({ block: part, report, rules })),
            ...(code === undefined ? {} : { code }),
          }
        : { follows: 'editor' }),
    }).svg,
    after: path.stops[at]?.line ?? block.line,
    ...(withScene === true ? { scene } : {}),
  };
};

/** Above its solution a puzzle shows nothing of it. */
export const unsolvedPath = (block: ScenarioBlock, line: number, path: Path): Path => {
  const solution = puzzleIn(block)?.solution ?? null;
  if (solution === null || line >= solution) return path;
  const solved = path.stops.findIndex(stop => stop.line > solution);
  return solved < 0 ? path : { ...path, stops: path.stops.slice(0, solved) };
};

/** What a turn comes to is seen before the next one begins. */
const lastOfTurn = (run: Run, path: Path, { from, last }: { readonly from: number; readonly last: number }): number => {
  const turnAt = (stop: number): number | undefined => stateAtStop(run, path, stop)?.state.turnNumber;
  const begun = stopAtLine(path, from);
  const turn = turnAt(begun);
  let at = last;
  while (at > begun && turnAt(at) !== turn) at--;
  return at;
};

/** Whether the line itself is not understood: the board is then that of the line above it. */
const isBrokenAt = ({ tree, text, line: first }: ScenarioBlock, line: number): boolean => {
  const starts = startOfLine(text, line - first);
  const ends = startOfLine(text, line - first + 1);
  return tree.problems.some(({ span }) => span.start >= starts && span.start < ends);
};

const startOfLine = (text: string, line: number): number => {
  let at = 0;
  for (let left = line; left > 0; left--) {
    const next = text.indexOf('\n', at);
    if (next < 0) return text.length + 1;
    at = next + 1;
  }
  return at;
};
