/** `check`: what comes of the scenarios of a text, and what is wrong in it. */
import type { Block, ScenarioBlock } from '../../../engine/language/syntax.ts';
import { NOT_RUN_IN_FILE, newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { Run, Status } from '../../../engine/scenario/report/report.ts';
import { ownStatus, statusOf } from '../../../engine/scenario/script/outcome.ts';
import { type ScenarioPart, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { citation } from '../../../rules-db/citation.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { type Analysis, mainRun, reportOf } from '../document/analysis.ts';
import { isCard } from '../document/uses.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import { reportedExpectations, reportedQuestions } from '../verdict/reported.ts';
import { verdictLines } from '../verdict/verdict.ts';
import type { ChatAnswer } from './answer.ts';
import { boardLines } from './board.ts';
import { readLanguagePage } from './languagePage.ts';
import { pictureOf } from './picture.ts';
import { type ChatProblem, problemLines, problemsOf } from './problems.ts';
import { readText } from './reading.ts';
import { andMore, first } from './shortened.ts';
import type { ReadArguments, Running } from './tools/tool.ts';

const MOST = { scenarios: 20, notRun: 20, cards: 40, problems: 30, answers: 20, steps: 40 } as const;

export const check = (book: RuleBook, asked: ReadArguments, running: Running): ChatAnswer => {
  const { analysis, scenarios, isOver } = readText(book, asked, running);
  const withSteps = asked.flag('steps') !== false;
  const ran = new Set<Block>();
  const late: { readonly block: ScenarioBlock; readonly why: string }[] = [];
  const fileWork = newFileWork();
  for (const block of scenarios)
    if (isOver()) late.push({ block, why: NO_TIME });
    else if (fileWork.isSpent) late.push({ block, why: NOT_RUN_IN_FILE });
    else {
      fileWork.add(reportOf(analysis, block));
      ran.add(block);
    }
  const parts = scenarios.flatMap(block => (ran.has(block) ? scenarioParts(block, reportOf(analysis, block)) : []));
  const told = first(parts, MOST.scenarios);
  const problems = first(problemsOf(analysis, ran), MOST.problems);
  const cards = first(
    analysis.blocks.filter(isCard).map(({ tree, line }) => ({
      name: tree.name?.text ?? '',
      line: line + 1,
      isRead: tree.problems.length === 0,
    })),
    MOST.cards,
  );
  const notRun = first(
    late.map(({ block: { tree, line }, why }) => ({ name: tree.name?.text ?? '', line: line + 1, why })),
    MOST.notRun,
  );
  const last = told.shown.at(-1);
  const run = last && mainRun(last.report);
  const board = run?.final === undefined ? [] : boardLines(sceneOf(run.final, { ruleset: run.ruleset }));
  const data = {
    scenarios: told.shown.map(part => scenarioTold(analysis, part, withSteps)),
    scenariosLeftOut: told.left,
    notRun: notRun.shown,
    notRunLeftOut: notRun.left,
    cards: cards.shown,
    cardsLeftOut: cards.left,
    problems: problems.shown,
    problemsLeftOut: problems.left,
    board,
    ...(asked.flag('language') === true ? { language: readLanguagePage() } : {}),
  };
  const picture =
    asked.flag('picture') === true && last !== undefined && run !== undefined
      ? pictureOf(analysis, last, run)
      : undefined;
  return { text: textOf(data), data, ...(picture === undefined ? {} : { picture }) };
};

const NO_TIME =
  'The time for one question was over before it was run: nothing is known about it. Check fewer scenarios at once.';

const scenarioTold = (analysis: Analysis, part: ScenarioPart, withSteps: boolean) => {
  const { block, report, line } = part;
  const { shown, left } = first(verdictLines({ block, report, rules: analysis.context.rules }), MOST.answers);
  return {
    name: report.name,
    line: block.line + line + 1,
    verdict: statusOf(report),
    answers: [...shown, ...andMore(left, 'answers')],
    editions: report.runs
      .filter(({ standsIn }) => standsIn !== true)
      .map(run => runTold(analysis, part, run, withSteps)),
  };
};

const runTold = ({ context }: Analysis, part: ScenarioPart, run: Run, withSteps: boolean) => {
  const firstLine = part.block.line;
  const steps = first(withSteps ? run.steps : [], MOST.steps);
  const cited = (number: string | undefined) => (number === undefined ? {} : { cite: citation(number, run.edition) });
  return {
    edition: run.ruleset,
    verdict: ownStatus(part, run),
    expectations: reportedExpectations(run, firstLine).map(({ line, holds, isDecided = true, message }) => ({
      line: line + 1,
      outcome: isDecided ? heldOrNot(holds) : 'not decided',
      says: message,
    })),
    questions: reportedQuestions(run, firstLine).map(({ line, question, answer, rule, message }) => ({
      line: line + 1,
      asks: question,
      answer,
      ...cited(rule),
      because: message,
    })),
    steps: steps.shown.map(({ line, text, rule, note }) => ({
      line: firstLine + Math.max(line, 0) + 1,
      does: text,
      ...cited(context.rules.numbersOf(rule, run.edition)[0]),
      ...(note === undefined ? {} : { note }),
    })),
    stepsLeftOut: steps.left,
    assumed: run.assumed.map(({ says, otherwise }) => `${says} ${otherwise}`.trim()),
    withoutText: run.notRun.map(({ name }) => name),
  };
};

const heldOrNot = (holds: boolean): string => (holds ? 'holds' : 'does not hold');

interface Told {
  readonly scenarios: readonly ReturnType<typeof scenarioTold>[];
  readonly scenariosLeftOut: number;
  readonly notRun: readonly { readonly name: string; readonly why: string }[];
  readonly notRunLeftOut: number;
  readonly cardsLeftOut: number;
  readonly cards: readonly { readonly name: string; readonly line: number; readonly isRead: boolean }[];
  readonly problems: readonly ChatProblem[];
  readonly problemsLeftOut: number;
  readonly board: readonly string[];
  readonly language?: string;
}

const SAID: Readonly<Record<Status, string>> = {
  passed: 'passed',
  failed: 'failed: not all that is expected holds',
  undecided: 'not decided',
  invalid: 'has errors, so that nothing is proved by it',
  untested: 'expects and asks nothing, so that nothing is proved by it',
};

const textOf = ({
  scenarios,
  scenariosLeftOut,
  notRun,
  notRunLeftOut,
  cards,
  cardsLeftOut,
  problems,
  problemsLeftOut,
  board,
  language,
}: Told): string =>
  [
    ...(scenarios.length + notRun.length + cards.length === 0
      ? ['There is no scenario in the text: one begins with scenario "NAME".']
      : []),
    ...scenarios.flatMap(scenarioLines),
    ...andMore(scenariosLeftOut, 'scenarios, which were run and are not shown'),
    ...notRun.map(({ name, why }) => `“${name}”: not run. ${why}`),
    ...andMore(notRunLeftOut, 'scenarios that were not run'),
    ...cards.map(({ name, line, isRead }) => `Card “${name}”, line ${line}: ${isRead ? 'read' : 'not understood'}.`),
    ...andMore(cardsLeftOut, 'cards'),
    ...(problems.length === 0 ? [] : ['', 'Problems', ...problems.flatMap(problemLines), ...andMore(problemsLeftOut)]),
    ...(board.length === 0 ? [] : ['', 'The board at the end', ...board]),
    ...(language === undefined ? notReadHint(problems) : ['', language]),
  ].join('\n');

/** To whoever writes what is no line of the language. */
const notReadHint = (problems: readonly ChatProblem[]): readonly string[] =>
  problems.some(({ code = '', severity }) => severity === 'error' && code.startsWith('syntax/'))
    ? ['', 'The language is told on one page with language: true.']
    : [];

const scenarioLines = ({
  name,
  line,
  verdict,
  answers,
  editions,
}: ReturnType<typeof scenarioTold>): readonly string[] => [
  `“${name}”, line ${line}, under ${editions.map(({ edition }) => edition).join(', ') || 'no edition'}: ${SAID[verdict]}.`,
  ...answers.map(answer => `- ${answer}`),
  ...editions.flatMap(({ edition, steps, stepsLeftOut, assumed, withoutText }) => [
    ...assumed.map(each => `- Assumed in ${edition}: ${each}`),
    ...(withoutText.length === 0 ? [] : [`- Played without the text of ${withoutText.join('; ')}.`]),
    ...(steps.length === 0 ? [] : [`Steps in ${edition}`]),
    ...steps.map(
      step =>
        `- line ${step.line}: ${step.does}${step.cite === undefined ? '' : ` ${step.cite}`}${step.note === undefined ? '' : ` Note: ${step.note}`}`,
    ),
    ...andMore(stepsLeftOut, 'steps'),
  ]),
];
