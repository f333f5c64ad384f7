/**
 * What to read out at the table. Each expectation is a question, and gets its answer as a line of its own: yes or no,
 * what is so, why, by which rule; or that it is not decided or cannot be answered. Without any: what happened.
 */

import { listed } from '../../../engine/game/play/query.ts';
import { knownOf } from '../../../engine/known.ts';
import { type Block, onlyLooks, type ScenarioTree, type Statement } from '../../../engine/language/syntax.ts';
import { addAll } from '../../../engine/lists.ts';
import { isBreaking } from '../../../engine/scenario/acts/consequences.ts';
import { spokenAction } from '../../../engine/scenario/expectations/spoken.ts';
import type { Diagnostic, RuleNumbers, Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { questionAt } from '../../../engine/scenario/script/questions.ts';
import { lineIndex } from '../document/lines.ts';
import { type AnswerIn, answerText, type Cited } from './answerText.ts';
import { citations, oneLine, sentence } from './sentences.ts';
import { whatHappened } from './whatHappened.ts';

export interface JudgedScenario {
  readonly block: Pick<Block<ScenarioTree>, 'text' | 'line' | 'tree'>;
  readonly report: ScenarioReport;
  readonly rules: RuleNumbers;
}

/** Where it is asked: an offset in the block. */
export const verdictLines = (judged: JudgedScenario, offset?: number, cited: Cited = 'each'): readonly string[] => {
  const { block, report } = judged;
  const { statements } = block.tree;
  const here = offset === undefined ? undefined : statementAt(block, offset);
  const questions = statements.filter(onlyLooks);
  const first = here !== undefined && (onlyLooks(here) || refusedIn(judged, here).length > 0) ? [here] : [];
  const broken = offset === undefined ? undefined : brokenAt(judged, offset);
  const unreadable = unreadableQuestions(judged);
  const atCursor = unreadable.filter(d => broken !== undefined && isOnLineOf(block, d, broken));
  if (first.length === 0 && broken !== undefined && atCursor.length === 0)
    return [unanswerable(judged, broken, reasonOf(judged, broken), [], [])];
  const asked = [...first, ...questions.filter(s => s !== here)];
  if (asked.length === 0 && unreadable.length === 0) return without(judged);
  if (report.runs.length === 0) return [noRun(judged)];
  const notRead = (d: Diagnostic): string =>
    unanswerable(judged, d, reasonOf(judged, d), [], [withoutExpect(lineText(block, d))]);
  const lines = [
    ...atCursor.map(notRead),
    ...withMarkedRulings(answered(judged, asked, cited), judged),
    ...unreadable.filter(d => !atCursor.includes(d)).map(notRead),
  ];
  return lines.length > 0 ? lines : [`Nothing is asked in ${listed(report.runs.map(({ ruleset }) => ruleset))}.`];
};

/** The answer to the question at the place, else to the first: with the rules of the newest edition alone, for a chat. */
export const shortAnswer = (judged: JudgedScenario, offset?: number): string =>
  verdictLines(judged, offset, 'newest')[0] ?? '';

/** Rulings about the cards in play that the rules do not bear out: a reader who knows one may expect another answer. Said once. */
const withMarkedRulings = (lines: readonly string[], { report, rules }: JudgedScenario): readonly string[] => {
  const [first, ...others] = lines;
  const cards = [...new Set(report.runs.flatMap(run => run.cards))];
  const marked = rules.markedRulings?.(cards) ?? [];
  if (first === undefined || marked.length === 0) return lines;
  const see = `See the ${marked.length > 1 ? 'rulings' : 'ruling'} ${listed(marked)}, which ${marked.length > 1 ? 'differ' : 'differs'} from what was answered elsewhere.`;
  return [`${first} ${see}`, ...others];
};

const statementAt = ({ text, tree }: JudgedScenario['block'], offset: number): Statement | undefined => {
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length - 1;
  const line = lineAt(offset);
  return tree.statements.find(s => s.line === line || (s.span.start <= offset && offset <= s.span.end));
};

/** Questions that the same error leaves without an answer share a line, which comes last; a reason is given only once. */
const answered = (judged: JudgedScenario, asked: readonly Statement[], cited: Cited): readonly string[] => {
  const lines: string[] = [];
  const left = new Map<Diagnostic, { readonly editions: Set<string>; readonly questions: Set<string> }>();
  for (const s of asked) {
    const answers: AnswerIn[] = [];
    for (const run of runsFor(judged.report, s)) {
      const stops = stopFor(judged, s, run);
      const answer = stops === undefined ? answerIn(judged, s, run) : undefined;
      if (answer !== undefined) answers.push(answer);
      if (stops === undefined) continue;
      const before = left.get(stops) ?? { editions: new Set(), questions: new Set() };
      before.editions.add(run.ruleset);
      before.questions.add(source(judged, s));
      left.set(stops, before);
    }
    if (answers.length > 0)
      lines.push(
        answerText(answers, { text: judged.block.text, editions: judged.report.runs.length, cited }, judged.rules),
      );
    else addAll(lines, inOtherWords(judged, s));
  }
  const rest = [...left].map(([stops, { editions, questions }]) =>
    unanswerable(
      judged,
      stops,
      asked.some(s => refusedIn(judged, s).includes(stops)) ? '' : reasonOf(judged, stops),
      editions.size < judged.report.runs.length ? [...editions] : [],
      [...questions],
    ),
  );
  return [...lines, ...rest];
};

/** A question in other words than the language's is understood, and not judged: the message says how to write it. */
const inOtherWords = (judged: JudgedScenario, s: Statement): readonly string[] => {
  const { report, block } = judged;
  const own = report.diagnostics.find(d => d.code === 'syntax/wording' && isOnLineOf(block, d, { span: s.span }));
  return own === undefined ? [] : [unanswerable(judged, own, reasonOf(judged, own), [], [])];
};

const runsFor = ({ runs }: ScenarioReport, s: Statement): readonly Run[] =>
  s.kind === 'expect' && s.editions !== undefined
    ? runs.filter(({ ruleset }) => s.editions?.some(({ text }) => text === ruleset))
    : runs;

const concerns = ({ editions }: Diagnostic, { ruleset }: Run): boolean => editions?.includes(ruleset) ?? true;
const isError = (d: Diagnostic): boolean => isBreaking(d) || (d.severity === 'error' && d.code === 'setup/edition');

/** The first error that the answer would hang on: one above the question, or in it; those of other questions change nothing. */
const stopFor = ({ report, block }: JudgedScenario, s: Statement, run: Run): Diagnostic | undefined => {
  const isOwn = ({ span }: Diagnostic): boolean => span.start >= s.span.start && span.start <= s.span.end;
  const isAbove = (d: Diagnostic): boolean =>
    d.span.start < s.span.start &&
    (d.code === 'flow/unread' || questionAt(block.text, block.tree.statements, d.span) === undefined);
  const found = report.diagnostics.filter(d => (isError(d) || isUnread(report, d)) && concerns(d, run));
  return found.find(d => (onlyLooks(s) && isOwn(d)) || isAbove(d));
};

/** Whether a line is left unanswered for a sentence that is not understood. Beside words that do not run it has its own result. */
const isUnread = ({ diagnostics }: ScenarioReport, { code, span }: Diagnostic): boolean =>
  code === 'flow/unread' &&
  !diagnostics.some(other => other.code === 'expect/failed' && other.span.start === span.start);

const answerIn = (judged: JudgedScenario, s: Statement, run: Run): AnswerIn | undefined => {
  if (!onlyLooks(s)) return refusedAnswer(judged, s, run);
  const result = [...run.expectations, ...run.questions].find(each => each.span.start === s.span.start);
  return result === undefined ? undefined : { ruleset: run.ruleset, answer: result.answer() };
};

// --- lines that are refused ----------------------------------------------------------------------------------------

/** Names that are not known and words that are not read are no refusals: nobody has judged them. */
const REFUSALS = ['assign/', 'move/', 'play/', 'flow/not-now', 'flow/nothing-pending', 'flow/game-over'];

const refusedIn = ({ report }: JudgedScenario, s: Statement): readonly Diagnostic[] =>
  s.kind !== 'action'
    ? []
    : report.diagnostics.filter(
        ({ severity, code, span }) =>
          severity === 'error' &&
          span.start >= s.span.start &&
          span.start <= s.span.end &&
          REFUSALS.some(family => code.startsWith(family)),
      );

/** A line that is refused asks by itself whether it may be done. */
const refusedAnswer = (judged: JudgedScenario, s: Statement, run: Run): AnswerIn | undefined => {
  if (s.kind !== 'action') return undefined;
  const found = refusedIn(judged, s).filter(d => concerns(d, run));
  const yes = found.length === 0;
  return {
    ruleset: run.ruleset,
    answer: {
      asks: 'legality',
      question: spokenAction(s.player, s.action, 'yes'),
      yes,
      reply: null,
      says: spokenAction(s.player, s.action, yes ? 'yes' : 'no'),
      because: found.map(({ message, concepts }) => ({ text: withoutEditions(message), rules: concepts })),
      before: null,
      waits: null,
      open: null,
      turns: false,
      unread: [],
      notRun: run.notRun,
      assumed: run.assumed.filter(({ span }) => span.start < s.span.start),
    },
  };
};

// --- what cannot be answered ---------------------------------------------------------------------------------------

const brokenAt = ({ report, block }: JudgedScenario, offset: number): Diagnostic | undefined => {
  const line = lineOf(block, offset);
  return report.diagnostics.find(d => isError(d) && lineOf(block, d.span.start) === line);
};

/** The first error of each question that could not be read. */
const unreadableQuestions = ({ report, block }: JudgedScenario): readonly Diagnostic[] => {
  const found = report.diagnostics.filter(
    d => isError(d) && questionAt(block.text, block.tree.statements, d.span) === null,
  );
  const byLine = new Map<number, Diagnostic>();
  for (const each of found) {
    const line = lineOf(block, each.span.start);
    if (!byLine.has(line)) byLine.set(line, each);
  }
  return [...byLine.values()];
};

const isOnLineOf = (block: JudgedScenario['block'], one: Diagnostic, other: Pick<Diagnostic, 'span'>): boolean =>
  lineOf(block, one.span.start) === lineOf(block, other.span.start);

const lineText = (block: JudgedScenario['block'], { span }: Diagnostic): string => {
  const lines = linesOf(block);
  const line = lineOf(block, span.start);
  const start = lines.offsetAt({ line, character: 0 });
  return block.text
    .slice(start, lines.lineEnd(line))
    .replace(/\s#.*$/, '')
    .trim();
};

const reasonOf = ({ rules }: JudgedScenario, { message, concepts, edition }: Diagnostic): string =>
  ` ${sentence(withoutEditions(message))}${edition === undefined ? '' : citations([concepts], [edition], rules)}`;

const WHY_BY_CODE: Readonly<Partial<Record<Diagnostic['code'], string>>> = {
  'flow/unread': 'depends on something that is not understood',
  'syntax/wording': 'has to be rewritten',
};

/** `reason` is empty where it has been given before. */
const unanswerable = (
  { block }: JudgedScenario,
  stops: Diagnostic,
  reason: string,
  editions: readonly string[],
  questions: readonly string[],
): string => {
  const at = lineOf(block, stops.span.start);
  const where = editions.length === 0 ? '' : ` in ${[...editions].sort().join(' and ')}`;
  const what = WHY_BY_CODE[stops.code] ?? 'has an error';
  const open = questions.length === 0 ? '' : ` Left open: ${questions.map(each => `“${each}”`).join(', ')}.`;
  return `Cannot be answered${where}: line ${block.line + at + 1}, “${lineText(block, stops)}”, ${what}.${reason}${open}`;
};

const without = (judged: JudgedScenario): readonly string[] => {
  const stops = judged.report.diagnostics.find(isError);
  const [run] = judged.report.runs;
  if (stops !== undefined || run === undefined)
    return [stops === undefined ? noRun(judged) : unanswerable(judged, stops, reasonOf(judged, stops), [], [])];
  return whatHappened(judged.report, run, judged.rules);
};

const noRun = ({ report }: JudgedScenario): string =>
  `Cannot be answered: ${oneLine(report.diagnostics[0]?.message ?? 'it was not run.')}`;

const linesOf = knownOf(({ text }: JudgedScenario['block']) => lineIndex(text));

const lineOf = (block: JudgedScenario['block'], offset: number): number => linesOf(block).positionAt(offset).line;

/** "In 1.0, 1.2: …" is said once, in front. */
const withoutEditions = (message: string): string =>
  message.replace(/^In [\d.]+(?: as (?:printed|[\d.]+))?(?:, [\d.]+(?: as (?:printed|[\d.]+))?)*: /, '');

/** What an expectation says, in its author's words. */
const source = ({ block }: JudgedScenario, { span }: Statement): string =>
  withoutExpect(oneLine(block.text.slice(span.start, span.end)));

const withoutExpect = (line: string): string => line.replace(/^expect\s+/i, '');
