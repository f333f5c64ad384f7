/** What a statement means at its place in the script: an expectation, the end of a branch, assigned damage, a price. */
import { openAssignment, targetOf } from '../../../engine/game/combat/damage.ts';
import { player } from '../../../engine/game/play/query.ts';
import type { State } from '../../../engine/game/state/state.ts';
import {
  type Block,
  type Claim,
  isScenario,
  type ScenarioBlock,
  type Span,
  type Statement,
} from '../../../engine/language/syntax.ts';
import { cardsAskingForTurn } from '../../../engine/scenario/acts/turnNumber.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { asker, type WrittenExpectation } from '../../../engine/scenario/script/asking.ts';
import { isScript, sectionsOf } from '../../../engine/scenario/script/branches.ts';
import { partAt, type ScenarioPart, scenarioParts, titleOf } from '../../../engine/scenario/script/parts.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, dotted, joined, lineOf, linked, list, type Part, together } from '../../../rules-db/blocks/making.ts';
import { numbersToCite } from '../../../rules-db/citation.ts';
import { cardCalled } from '../cards.ts';
import { assignments } from '../completion/assignments.ts';
import { type Analysis, mainRun, reportOf, stateBefore } from '../document/analysis.ts';
import { objectNamed, playerNamed } from '../namesInState.ts';
import { answerMarkdown } from '../story/storyText.ts';
import { reportedQuestions } from '../verdict/reported.ts';
import { judgesAnswer } from './atATable.ts';
import { costOf } from './card.ts';
import { describeSolution } from './solution.ts';

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

/** Nothing for statements that the words themselves explain. */
export const describeStatement = (analysis: Analysis, block: Block, offset: number): Part => {
  if (!isScenario(block)) return undefined;
  const statement = block.tree.statements.find(({ span }) => span.start <= offset && offset <= span.end);
  switch (statement?.kind) {
    case 'expect':
    case 'goal':
      return describeExpectation(analysis, block, statement);
    case 'solution':
      return describeSolution(mainRun(reportOf(analysis, block)));
    case 'ask':
      return describeQuestion(analysis, block, statement);
    case 'back':
      return describeBack(block, statement);
    case 'turn':
      return describeTurn(analysis, block, statement);
    case 'action':
      return statement.action.kind === 'assign' ? describeAssignments(analysis, block, statement) : undefined;
    default:
      return undefined;
  }
};

/** The assignments that are legal at a line that makes one. */
const describeAssignments = (analysis: Analysis, block: ScenarioBlock, statement: Of<'action'>): Blocks | undefined => {
  const state = stateBefore(reportOf(analysis, block), statement.line);
  const who = state && playerNamed(block.tree, state, statement.player.text);
  const legal = state === undefined || who === undefined ? [] : assignments(state, who);
  if (legal.length === 0) return undefined;
  const more = legal.length > ASSIGNMENTS_SHOWN ? [lineOf`and ${legal.length - ASSIGNMENTS_SHOWN} more`] : [];
  return together('Legal here:', list([...legal.slice(0, ASSIGNMENTS_SHOWN).map(({ label }) => label), ...more]));
};
const ASSIGNMENTS_SHOWN = 5;

/** Which turn of the player's it is, and which cards ask for that. */
const describeTurn = (
  analysis: Analysis,
  block: ScenarioBlock,
  { player: name, number, line }: Of<'turn'>,
): Line | undefined => {
  const run = mainRun(reportOf(analysis, block));
  const at = run?.moments.findIndex(each => each.line === line) ?? -1;
  const after = at < 0 ? undefined : (run?.moments[at + 1]?.reached ?? run?.final);
  const who = after && playerNamed(block.tree, after, name.text);
  if (after === undefined || who === undefined) return undefined;
  const turns = Math.max(player(after, who.id).turns, 1);
  const counted = number === undefined ? ', counted from the first in the script' : '';
  const asking = cardsAskingForTurn(after).map(each => bold(each));
  const asked =
    asking.length === 0
      ? 'No card in play asks for the number.'
      : lineOf`${joined(asking, ', ')} ${asking.length === 1 ? 'asks' : 'ask'} for the number.`;
  return lineOf`Turn ${bold(turns)} of ${bold(who.name)}${counted}. ${asked}`;
};

// --- expectations --------------------------------------------------------------------------------------------------

/** Whether it holds in each edition, and since which step. */
const describeExpectation = (
  analysis: Analysis,
  block: ScenarioBlock,
  statement: Of<'expect' | 'goal'>,
): Blocks | undefined => {
  const part = partAt(scenarioParts(block, reportOf(analysis, block)), statement.line);
  const found = part.report.runs.flatMap(run => {
    const result = run.expectations.find(({ span }) => span.start === statement.span.start);
    return result === undefined ? [] : [{ run, result }];
  });
  if (found.length === 0) return undefined;
  const main = mainRun({ runs: found.map(({ run }) => run) });
  return together(
    list(
      found.map(({ run, result }) => {
        const { says } = result.answer();
        const met = result.holds ? 'Holds' : 'Does not hold';
        return lineOf`${bold(result.isDecided ? met : 'Not decided')} under ${run.ruleset}: ${says}.`;
      }),
    ),
    main && statement.claim.about !== 'outlook' ? describeSince(analysis, part, main, statement) : undefined,
    aboutLoops(analysis, block, statement.claim),
  );
};

/** How often something is repeated is settled between the players. */
const aboutLoops = (analysis: Analysis, { tree }: ScenarioBlock, claim: Claim): Line | undefined =>
  claim.about === 'outlook' && claim.modality === 'repeat' ? judgesAnswer(analysis, tree, LOOPS) : undefined;
const LOOPS = 'TR 505.1';

/** The answer in each edition, and why. */
const describeQuestion = (analysis: Analysis, block: ScenarioBlock, { line, span }: Of<'ask'>): Blocks | undefined => {
  const { report } = partAt(scenarioParts(block, reportOf(analysis, block)), line);
  const found = report.runs.flatMap(run => {
    const questions = run.questions.filter(each => each.span.start === span.start);
    return reportedQuestions({ questions }, 0).map(
      each => lineOf`${run.ruleset}: ${answerMarkdown(each, run.edition)}`,
    );
  });
  return found.length === 0 ? undefined : list(found);
};

/** Nobody looks further back. */
const MOST_STEPS = 400;

const describeSince = (
  analysis: Analysis,
  part: ScenarioPart,
  run: Run,
  statement: Of<'expect' | 'goal'>,
): Line | undefined => {
  const { block } = part;
  const ask = asker(block.tree, run, analysis.context);
  const question = ask(block.text.slice(statement.span.start, statement.span.end));
  const moment = run.moments.find(({ line }) => line === statement.line);
  if (question.problem !== undefined || moment === undefined || run.opening === undefined) return undefined;
  const now = judged(question, moment.before, run, moment.steps);
  if (now === undefined) return undefined;
  for (let taken = moment.steps; taken > Math.max(0, moment.steps - MOST_STEPS); taken--) {
    const before = (taken === 1 ? run.opening : run.steps[taken - 2]?.after) ?? run.opening;
    const step = run.steps[taken - 1];
    if (step === undefined || judged(question, before, run, taken - 1) === now) continue;
    const [number] = numbersToCite(analysis.book, step.rule, run.edition);
    const by = number === undefined ? '' : lineOf` (${linked(number, analysis.pages.to('rule', number, run.edition))})`;
    return lineOf`So since line ${block.line + Math.max(0, step.line) + 1}: ${step.text}${by}`;
  }
  return moment.steps > MOST_STEPS ? undefined : 'So since the board was laid out.';
};

/** Undefined where it cannot be judged, or is not decided. */
const judged = (question: WrittenExpectation, state: State, run: Run, taken: number): boolean | undefined => {
  const answer = question.judgeIn({ state, steps: run.steps.slice(0, taken) });
  return answer.kind === 'judged' && !answer.waits ? answer.holds : undefined;
};

// --- branches ------------------------------------------------------------------------------------------------------

/** Which branch ends there, and from where the script continues. */
const describeBack = ({ tree, text, line }: ScenarioBlock, statement: Of<'back'>): Line | undefined => {
  const { all } = sectionsOf(tree.statements, text);
  const closed = all.find(({ closing }) => closing?.line === statement.line);
  if (closed?.opening == null) return undefined;
  const { opening, path } = closed;
  const last = tree.statements.findLast(s => isScript(s) && s.line < opening.line);
  const after =
    last === undefined ? lineOf`as the board was laid out` : lineOf`as line ${line + last.line + 1} left it`;
  return lineOf`Ends ${bold(titleOf(tree.name?.text ?? '', path))}, which line ${line + opening.line + 1} has opened. The lines below go on with the game ${after}.`;
};

// --- numbers -------------------------------------------------------------------------------------------------------

/** For assigned damage, the total and what is lethal; for a payment, the price and what it can be paid with. */
export const describeNumber = (analysis: Analysis, block: ScenarioBlock, at: Span): Line | undefined => {
  const statement = block.tree.statements.find(({ span }) => span.start <= at.start && at.end <= span.end);
  if (statement?.kind === 'turn') return describeTurn(analysis, block, statement);
  if (statement?.kind !== 'action') return undefined;
  const state = stateBefore(reportOf(analysis, block), statement.line);
  const who = state && playerNamed(block.tree, state, statement.player.text);
  if (state === undefined || who === undefined) return undefined;
  const { action } = statement;
  if (action.kind === 'assign') {
    const share = action.shares.find(({ amount }) => amount.span.start === at.start);
    const unit = share && objectNamed(block.tree, state, share.unit.text);
    const open = openAssignment(state);
    if (share === undefined || unit === undefined || open === null) return undefined;
    const { lethal, exempt } = targetOf(state, unit);
    const needed = exempt ? lineOf`it cannot be dealt damage` : lineOf`${bold(lethal)} is lethal to it`;
    return dotted(lineOf`${bold(share.amount.value)} of ${open.total} damage to ${bold(unit.name)}`, needed);
  }
  if (action.kind !== 'play') return undefined;
  const cost = costOf(cardCalled(analysis, action.card.text)?.tree);
  const { pool } = player(state, who.id);
  const has = pool === null ? undefined : lineOf`${who.name} has ${pool.energy} Energy in the pool`;
  return cost === undefined ? undefined : dotted(lineOf`${bold(action.card.text)} costs ${cost}`, has);
};
