/** Parses a file and runs what is in it. */

import {
  type Block,
  type CardTree,
  isScenario,
  type ScenarioBlock,
  type ScenarioTree,
  type Span,
  type SyntaxProblem,
} from '../../../engine/language/syntax.ts';
import { addAll } from '../../../engine/lists.ts';
import type { ExploringOptions } from '../../../engine/scenario/exploring/exploring.ts';
import { type FileWork, NOT_RUN_IN_FILE, newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { Diagnostic, Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { titleSpan } from '../../../engine/scenario/report/titleSpan.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { ownStatus } from '../../../engine/scenario/script/outcome.ts';
import { type ScenarioPart, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { numbersToCite } from '../../../rules-db/citation.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { type CardProblem, cardProblems } from '../document/cardProblems.ts';
import {
  type CitingText,
  citationProblems,
  isChecked,
  passagesInBlock,
  passagesInProse,
  type ReadPassage,
} from '../document/citing.ts';
import { withCards } from '../document/context.ts';
import { saidOf } from '../document/edition.ts';
import { type LineIndex, lineIndex } from '../document/lines.ts';
import { isMarkdown } from '../document/paths.ts';
import { type UsedFiles, type UseProblem, useProblems } from '../document/uses.ts';
import { UNCOUNTED_WORK } from '../exploring/limits.ts';
import { capped } from '../text/capped.ts';
import { reportedExpectations, reportedProofs, reportedPuzzle, reportedQuestions } from '../verdict/reported.ts';
import { type BlocksFile, blocksOf, cardsIn } from './blocks.ts';
import { endedProblem, type LeftOut, type LeftOutProblem, leftOutResult, NOTHING_LEFT_OUT } from './leftOut.ts';
import { eachBegun, runOrSayWhy } from './played.ts';
import type { CardResult, FileReport, ReportedProblem, ScenarioResult } from './report.ts';

export interface SourceFile extends BlocksFile {
  /** What is wrong with the project file that the default edition was looked for in. */
  readonly projectProblem?: string | undefined;
  /** Whether the citations in its prose are checked although the file does not ask for it. */
  readonly citations?: true | undefined;
  /** Only scenarios with this in their name are run; in small letters. */
  readonly scenario?: string | undefined;
  /** Whether what shows that claims hold is reported, too. */
  readonly proofs?: true | undefined;
  /** In seconds, how long each claim of what can come is looked for; without it, for as much work as is the same on every machine. */
  readonly limit?: number | undefined;
}

export interface JudgeOptions {
  readonly context: RunContext;
  readonly book: RuleBook;
  readonly uses: UsedFiles;
  /** Called before each scenario. */
  readonly onScenario?: () => void;
  /** Called before each scenario or card is read, and before it is run, with its offset in the file. */
  readonly onBlock?: (offset: number) => void;
  /** How long each scenario may run, and each of its claims be explored; without it, as long as it takes. */
  readonly options?: ExploringOptions;
}

export const judgeFile = (
  source: SourceFile,
  { context, book, uses, onScenario, onBlock, options }: JudgeOptions,
): FileReport => {
  const { path, text, projectProblem, citations, scenario = '', proofs, leftOut = NOTHING_LEFT_OUT } = source;
  const lines = lineIndex(text);
  const problems: ReportedProblem[] = projectProblem === undefined ? [] : [inProject(projectProblem, context, lines)];
  const scenarios: ScenarioResult[] = [];
  const cards: CardResult[] = [];
  const { cards: playable, used, parsed } = cardsIn(source, uses, onBlock);
  const playing = withCards(context, playable);
  const citing: CitingText = {
    text,
    markdown: isMarkdown(path),
    edition: { ...saidOf(context.defaultEdition), from: 'setting', ...(citations === true ? { citations } : {}) },
  };
  const checked = isChecked(citing);
  const passages: ReadPassage[] = [];
  const problemsOfCard = cardProblems();
  const fileWork = newFileWork();
  for (const block of blocksOf(text, path, { parsed, leftOut, onBlock })) {
    const isAsked = isScenario(block) && nameOf(block.tree).toLowerCase().includes(scenario);
    const why = whyNotJudged(block, leftOut, isAsked ? fileWork : undefined);
    if (why !== undefined) {
      const { problem, scenario: left, card } = leftOutResult(block, why, rangeOf(why.span, block, lines), context);
      problems.push(problem);
      if (left !== undefined) scenarios.push(left);
      if (card !== undefined) cards.push(card);
      continue;
    }
    if (checked) addAll(passages, passagesInBlock(block, citing.edition, book));
    if (isScenario(block)) {
      if (!isAsked) continue;
      onScenario?.();
      const begun = (): void => onBlock?.(block.offset);
      const mostWork = source.limit === undefined ? fileWork.leftForClaims : UNCOUNTED_WORK;
      const report = runOrSayWhy(block, playing, { mostWork, ...eachBegun(options, begun) });
      fileWork.add(report);
      const found = report.diagnostics.map(each =>
        problemIn({ ...each, alsoRules: alsoRefusing(book, each) }, rangeOf(each.span, block, lines)),
      );
      addAll(problems, found);
      addAll(scenarios, resultsOf(report, block, found, { lines, proofs }));
    } else {
      const sentences = block.tree.kind === 'card' ? problemsOfCard(block.tree) : [];
      const found = problemsOutside(block, [...sentences, ...block.tree.problems, ...useProblems(used, block)], lines);
      addAll(problems, found);
      if (block.tree.kind === 'card') cards.push({ name: nameOf(block.tree), line: block.line, problems: found });
    }
  }
  if (checked) {
    addAll(passages, passagesInProse(citing, book));
    addAll(
      problems,
      citationProblems(citing, book, passages).map(each => problemIn(each, rangeOf(each.span, WHOLE_TEXT, lines))),
    );
    problems.sort(inOrder);
  }
  const shown = capped(
    problems,
    ({ severity }) => severity,
    ({ first: { range }, severity, message }): ReportedProblem => ({ code: 'flow/limit', severity, message, range }),
  );
  return { path, text, problems: shown, scenarios, cards };
};

const nameOf = ({ name }: CardTree | ScenarioTree): string => name?.text ?? '';

/** Of what had to be ended before, and of scenarios for which those above leave no work. */
const whyNotJudged = (
  block: Block,
  leftOut: LeftOut,
  fileWork: FileWork | undefined,
): (LeftOutProblem & { readonly span: Span }) | undefined => {
  const ended = leftOut[block.offset];
  if (ended !== undefined) return { ...endedProblem(ended), span: { start: 0, end: block.text.trimEnd().length } };
  return fileWork?.isSpent === true && isScenario(block)
    ? { code: 'flow/limit', message: NOT_RUN_IN_FILE, span: titleSpan(block) }
    : undefined;
};

/** What is wrong with a card, a `use`, or text that is neither. */
const problemsOutside = (
  block: Block,
  problems: readonly Pick<CardProblem | SyntaxProblem | UseProblem, 'code' | 'span' | 'message'>[],
  lines: LineIndex,
): readonly ReportedProblem[] =>
  problems.map(({ code, span, message }) => ({
    code,
    severity: 'error',
    message,
    range: rangeOf(span, block, lines),
  }));

const inOrder = ({ range: { start: a } }: ReportedProblem, { range: { start: b } }: ReportedProblem): number =>
  a.line - b.line || a.character - b.character;

/** For spans that are in the file, not in a block of it. */
const WHOLE_TEXT = { offset: 0 };

type Reported = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'rule'> &
  Pick<ReportedProblem, 'alsoRules'> & { readonly edition?: string };

/** Of an act that is refused: the other rules that refuse it, by their numbers in the same edition. */
const alsoRefusing = (book: RuleBook, { code, concepts, rule, edition }: Diagnostic): readonly string[] => {
  if (edition === undefined || !REFUSED.test(code)) return [];
  const numbers = concepts.flatMap(concept => numbersToCite(book, concept, edition).slice(0, 1));
  const isAbove = (number: string): boolean => [rule, ...numbers].some(each => each?.startsWith(`${number}.`) === true);
  return [...new Set(numbers)].filter(number => number !== rule && !isAbove(number)).slice(0, MOST_BESIDE);
};

/** What refuses an act comes first; the rest only says more of it. */
const MOST_BESIDE = 2;

const REFUSED = /^(?:assign|move|play)\//;

const problemIn = (
  { code, severity, message, rule, alsoRules = [], edition }: Reported,
  range: ReportedProblem['range'],
): ReportedProblem => ({
  code,
  severity,
  message,
  ...(rule === undefined ? {} : { rule }),
  ...(alsoRules.length === 0 ? {} : { alsoRules }),
  ...(edition === undefined ? {} : { edition }),
  range,
});

const rangeOf = (
  { start, end }: Span,
  { offset }: Pick<Block, 'offset'>,
  lines: LineIndex,
): ReportedProblem['range'] => ({
  start: lines.positionAt(offset + start),
  end: lines.positionAt(offset + end),
});

interface InFile extends Pick<SourceFile, 'proofs'> {
  readonly lines: LineIndex;
}

/** One for each edition that it and each of its branches ran under, and one for each that is not implemented. */
const resultsOf = (
  report: ScenarioReport,
  block: ScenarioBlock,
  found: readonly ReportedProblem[],
  inFile: InFile,
): readonly ScenarioResult[] => {
  const results: ScenarioResult[] = [];
  for (const part of scenarioParts(block, report))
    for (const run of part.report.runs)
      if (run.standsIn !== true) results.push(resultOf(run, part, concerning(part, report, run, found), inFile));
  for (const edition of report.unrun)
    results.push({
      name: report.name,
      edition,
      line: block.line,
      status: 'invalid',
      expectations: [],
      questions: [],
      notRun: [],
      assumed: [],
      problems: found.filter(({ code }) => code === 'setup/edition'),
    });
  return results;
};

const resultOf = (
  run: Run,
  part: ScenarioPart,
  problems: readonly ReportedProblem[],
  { lines, proofs }: InFile,
): ScenarioResult => {
  const { line, offset } = part.block;
  const puzzle = part.branch === null ? reportedPuzzle(run, line) : undefined;
  return {
    name: part.report.name,
    edition: run.ruleset,
    line: line + part.line,
    status: ownStatus(part, run),
    expectations: reportedExpectations(run, line),
    questions: reportedQuestions(run, line),
    ...(puzzle === undefined ? {} : { puzzle }),
    ...(proofs === undefined ? {} : { proofs: reportedProofs(run, line) }),
    notRun: run.notRun,
    assumed: run.assumed.map(({ span, says, otherwise }) => ({
      line: lines.positionAt(offset + span.start).line,
      says,
      otherwise,
    })),
    problems,
  };
};

/** Those of a scenario's problems that concern one of its parts under one edition. */
const concerning = (
  { report }: ScenarioPart,
  { diagnostics }: ScenarioReport,
  { ruleset }: Run,
  found: readonly ReportedProblem[],
): readonly ReportedProblem[] => {
  if (found.length === 0) return found;
  const reported = new Set(report.diagnostics);
  return found.filter((_, i) => {
    const diagnostic = diagnostics[i];
    if (diagnostic === undefined) return true;
    return reported.has(diagnostic) && (diagnostic.editions?.includes(ruleset) ?? true);
  });
};

/** It concerns every file below: reported on the first line of each, as the editor does. */
const inProject = (problem: string, { defaultEdition }: RunContext, lines: LineIndex): ReportedProblem => ({
  code: 'setup/edition',
  severity: 'error',
  message: `${problem} Until then ${defaultEdition} is used.`,
  range: { start: { line: 0, character: 0 }, end: lines.positionAt(lines.lineEnd(0)) },
});
