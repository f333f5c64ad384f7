/** A document as the features see it: its blocks, and the report of each scenario, computed when it is first needed. */

import type { Edition } from '../../../engine/game/state/editions.ts';
import { RULESETS } from '../../../engine/game/state/rulesets.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { knownOf } from '../../../engine/known.ts';
import {
  type Block,
  isScenario,
  type ScenarioBlock,
  type ScenarioTree,
  type Span,
  type Statement,
} from '../../../engine/language/syntax.ts';
import type { Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { runsAt } from '../../../engine/scenario/script/parts.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { PageLinks } from '../pageLinks.ts';
import { type CitingFile, passagesOf, type ReadPassage } from './citing.ts';
import { contextOfFile } from './context.ts';
import { type DefaultEdition, rulesetOf } from './edition.ts';
import type { Paths } from './files.ts';
import { type LineIndex, lineIndex, type Position, type Range } from './lines.ts';
import { editionOfScenario, ownEdition } from './ownEdition.ts';
import { NOTHING_USED, playableCards, type Used } from './uses.ts';

export interface Source {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
  /** Whether scenarios are in it as fenced blocks. */
  readonly markdown: boolean;
  /** The document has more bytes than are read: `text` is empty then, and a problem says so. */
  readonly isTooLarge?: true;
}

/** The rule book, and where its pages are. */
export interface BookAccess {
  readonly book: RuleBook;
  readonly pages: PageLinks;
}

/** What a document is read with. */
export interface AnalysisSetup extends BookAccess {
  readonly edition: DefaultEdition;
  readonly paths: Pick<Paths, 'uriOf'>;
  readonly reports: Reports;
  /** The cards of the files that it uses; none without. */
  readonly used?: Used;
}

/** Runs a scenario, or returns the report of its last run. */
export type Reports = (block: ScenarioBlock, context: RunContext) => ScenarioReport;

export interface Analysis extends AnalysisSetup {
  readonly source: Source;
  readonly lines: LineIndex;
  readonly blocks: readonly Block[];
  /** With the document's own cards, and those that it uses. */
  readonly context: RunContext;
  readonly used: Used;
}

/** Cheap: no scenario is run by it. */
export const analyse = (source: Source, blocks: readonly Block[], setup: AnalysisSetup): Analysis => {
  const { book, used = NOTHING_USED } = setup;
  const edition = ownEdition(source.text, source.markdown, setup.edition);
  return {
    ...setup,
    edition,
    source,
    blocks,
    used,
    lines: lineIndex(source.text),
    context: contextOfFile(book, rulesetOf(edition), playableCards(blocks, used)),
  };
};

export const scenariosOf = (analysis: Analysis): readonly ScenarioBlock[] => analysis.blocks.filter(isScenario);

/**
 * The scenario that is meant at a line: the one that begins there or above. Above the first one of a file it is that one, as
 * what is there is said about it, or is a card that it may play; in an article it is prose, and there is none.
 */
export const scenarioAt = (analysis: Analysis, line: number): ScenarioBlock | undefined => {
  const all = scenariosOf(analysis);
  return all.findLast(each => each.line <= line) ?? (analysis.source.markdown ? undefined : all[0]);
};

/** The scenario is run if there is no report of the same text and context yet. */
export const reportOf = (analysis: Analysis, block: ScenarioBlock): ScenarioReport =>
  analysis.reports(block, analysis.context);

/** A span of the block as a range of the document. */
export const rangeOf = (analysis: Analysis, block: Pick<Block, 'offset'>, span: Span): Range => ({
  start: analysis.lines.positionAt(block.offset + span.start),
  end: analysis.lines.positionAt(block.offset + span.end),
});

/** A position, found in its scenario. */
export interface Spot {
  readonly block: ScenarioBlock;
  /** From the block's start. */
  readonly offset: number;
  /** Line in the block. */
  readonly line: number;
  /** The statement on this line, or the one that continues across it. */
  readonly statement: Statement | undefined;
}

/**
 * Undefined outside of scenarios. `offset` and `line` are those in the block; `statement` is undefined between
 * statements.
 */
export const spotAt = (analysis: Analysis, position: Position): Spot | undefined => {
  const block = blockAt(analysis, position);
  if (block === undefined || !isScenario(block)) return undefined;
  const offset = analysis.lines.offsetAt(position) - block.offset;
  const line = position.line - block.line;
  const statement = block.tree.statements.find(
    each => each.line === line || (each.span.start <= offset && offset <= each.span.end),
  );
  return { block, offset, line, statement };
};

/** The block that holds a position; where one ends as the next begins, the next. */
export const blockAt = (analysis: Analysis, position: Position): Block | undefined => {
  const offset = analysis.lines.offsetAt(position);
  return analysis.blocks.findLast(block => block.offset <= offset && offset <= block.offset + block.text.length);
};

/** The run that features speak of where a scenario has several: the one under the newest of its editions. */
export const mainRun = ({ runs }: Pick<ScenarioReport, 'runs'>): Run | undefined =>
  runs.reduce<Run | undefined>(
    (best, run) => (best === undefined || RULESETS.indexOf(run.ruleset) > RULESETS.indexOf(best.ruleset) ? run : best),
    undefined,
  );

/** The game as it stood before a line of the block: on the board's lines as it was set up, after the script as it ended. */
export const stateBefore = (report: ScenarioReport, line: number): State | undefined => {
  const run = mainRun({ runs: runsAt(report, line) });
  const next = run?.moments.find(moment => moment.line >= line);
  if (next === undefined) return run?.reached ?? run?.final;
  // A line that is no statement yet is still being written: what has been left open for it is open.
  return next.line === line ? next.before : next.reached;
};

/** The edition that a scenario's numbers belong to: the newest it lists, else the default. */
export const editionOf = (analysis: Analysis, tree: ScenarioTree): Edition =>
  editionOfScenario(tree, analysis.edition.edition);

/** The place of what is not in a block: its offsets are those of the document. */
export const WHOLE = { offset: 0 } as const;

/** The citations in the document's prose and comments: read once for each analysis. */
export const passagesIn = knownOf((analysis: Analysis): readonly ReadPassage[] =>
  passagesOf(citingFile(analysis), analysis.book),
);

export const citingFile = ({ source, blocks, edition }: Analysis): CitingFile => ({
  text: source.text,
  markdown: source.markdown,
  blocks,
  edition,
});
