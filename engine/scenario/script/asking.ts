/**
 * Judges expectations and answers questions on any state of a run, and not only where the script has them: for the console and
 * for conditions.
 */

import type { Concept } from '../../game/state/concepts.ts';
import type { Ruleset } from '../../game/state/rulesets.ts';
import type { State } from '../../game/state/state.ts';
import type { Step } from '../../game/state/steps.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import type { ScenarioTree, Statement } from '../../language/syntax.ts';
import { NOTHING_COMES } from '../acts/coming.ts';
import { type JudgedExpectation, type ScriptLine, type ScriptSettings, scriptAt } from '../acts/playing.ts';
import { boardOf } from '../board/board.ts';
import { judgeExpectation } from '../expectations/expectation.ts';
import { answerQuestion } from '../expectations/question.ts';
import { type Cards, NO_CARDS } from '../names/cards.ts';
import { notRunText } from '../report/notRunText.ts';
import type { Problem } from '../report/problems.ts';
import type { QuestionResult, RuleNumbers, Run } from '../report/report.ts';

export type JudgedQuestion =
  /** `waits`: whether it is not decided yet. */
  | {
      readonly kind: 'judged';
      readonly holds: boolean;
      readonly waits: boolean;
      /** Sentences. */
      readonly message: string;
      /** The rules that it hangs on, the one to cite first in front. */
      readonly concepts: readonly Concept[];
    }
  /** A question of the language, with its answer. */
  | { readonly kind: 'answered'; readonly result: QuestionResult }
  /** It is neither, or names what is not there: sentences that say so. */
  | { readonly kind: 'unclear'; readonly message: string };

/** A state of a run, with the steps that led to it. */
export interface StateOfRun {
  readonly state: State;
  readonly steps: readonly Step[];
}

/** An expectation as it is written, with or without the word `expect`: judged in each state that it is given. */
export interface WrittenExpectation {
  /** Why it cannot be judged anywhere. */
  readonly problem?: string;
  judgeIn(moment: StateOfRun): JudgedQuestion;
}

interface Context {
  readonly rules: RuleNumbers;
  readonly cards?: Cards;
}

/**
 * Answers expectations about a scenario's run. Their names are those of its board, and of whatever its game has
 * brought.
 */
export const asker = (tree: ScenarioTree, run: Pick<Run, 'ruleset' | 'edition'>, context: Context) => {
  const { names, assumed, players } = boardOf(tree, context.cards ?? NO_CARDS);
  const { ruleset, edition } = run;
  const settings: Omit<ScriptSettings, 'source'> = {
    ruleset,
    edition,
    editions: [edition],
    rules: context.rules,
    names,
    assumed,
    players,
    broken: [],
    isGuess: () => false,
    isInterrupted: () => false,
    puzzle: null,
    outlookOf: () => undefined,
  };
  return (text: string): WrittenExpectation => {
    const asked = questionIn(text);
    const source = asked?.source ?? `${HEAD}expect ${text.trim().replace(/^expect\s+/i, '')}\n`;
    const read = asked ?? readExpectation(source);
    if ('problem' in read) return unclear(read.problem);
    const { statement } = read;
    if (statement.kind === 'expect' && !isFor(statement, ruleset))
      return unclear(
        `The scenario is stepped through under ${ruleset}, and this is only about ${statement.editions?.map(each => each.text).join(', ')}.`,
      );
    return { judgeIn: moment => judgedIn(moment, statement, { ...settings, source }) };
  };
};

const unclear = (problem: string): WrittenExpectation => ({
  problem,
  judgeIn: () => ({ kind: 'unclear', message: problem }),
});

const judgedIn = ({ state, steps }: StateOfRun, statement: Expect | Ask, settings: ScriptSettings): JudgedQuestion => {
  const script = scriptAt(state, settings);
  script.play.recorder.steps.push(...steps);
  // What is decided after this state is another question.
  const line: ScriptLine = { statement, coming: { ...NOTHING_COMES, branches: true }, previous: null };
  const { problems, judged, answered } =
    statement.kind === 'ask' ? answerQuestion(script, line, statement) : judgeExpectation(script, line, statement);
  if (answered !== undefined) return { kind: 'answered', result: answered.result };
  if (judged === undefined) return { kind: 'unclear', message: problems.map(each => each.message).join(' ') };
  return answerOf(judged, problems);
};

/** A decision that waits is reported in place of the result. */
const answerOf = ({ result, isUndecided }: JudgedExpectation, problems: readonly Problem[]): JudgedQuestion => {
  const waiting = isUndecided ? problems.at(-1) : undefined;
  const { says, because, notRun } = result.answer();
  const far = notRun.length === 0 ? '' : `This holds as far as Riftbench can read ${notRunText(notRun)}.`;
  const sentences = [`${says}.`, ...because.map(({ text: reason }) => reason), far].filter(each => each !== '');
  return {
    kind: 'judged',
    holds: result.holds,
    waits: isUndecided,
    message: waiting?.message ?? sentences.join(' '),
    concepts: waiting?.concepts ?? because.flatMap(({ rules }) => rules),
  };
};

type Expect = Extract<Statement, { kind: 'expect' }>;
type Ask = Extract<Statement, { kind: 'ask' }>;

/** One expectation or question alone is in its own scenario. */
const HEAD = 'scenario "Asked"\n  ';

/** Undefined for what is no question of the language. */
const questionIn = (text: string): { readonly statement: Ask; readonly source: string } | undefined => {
  const source = `${HEAD}${text.trim()}\n`;
  const tree = parseBlock(source);
  if (tree.kind !== 'scenario' || tree.problems.length > 0) return undefined;
  const [statement, ...more] = tree.statements;
  return statement?.kind === 'ask' && more.length === 0 ? { statement, source } : undefined;
};

const readExpectation = (source: string): { readonly statement: Expect } | { readonly problem: string } => {
  const tree = parseBlock(source);
  if (tree.kind !== 'scenario') return { problem: NO_EXPECTATION };
  const [wrong] = tree.problems;
  if (wrong !== undefined) return { problem: wrong.message };
  const [statement, ...more] = tree.statements;
  return statement?.kind === 'expect' && more.length === 0 ? { statement } : { problem: NO_EXPECTATION };
};

const NO_EXPECTATION = 'One expectation or question is expected here, such as "Wall is dead" or "who controls Grove?".';

const isFor = ({ editions }: Expect, ruleset: Ruleset): boolean =>
  editions === undefined || editions.some(each => each.text === ruleset);
