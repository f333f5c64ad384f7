/** Runs a scenario under each of its editions, and makes one report of it. */
import { BOUNDS } from '../bounds.ts';
import { newBudget } from '../game/state/budget.ts';
import type { Concept } from '../game/state/concepts.ts';
import type { Behaviours } from '../game/state/editions.ts';
import { flatMapped } from '../game/state/lists.ts';
import { listenedTo, type Rules, type Ruleset, rulesOf, withReplaced } from '../game/state/rulesets.ts';
import { type Excess, outcomeOf } from '../game/state/stopping.ts';
import type { Budget } from '../game/state/work.ts';
import type { Block, ScenarioTree, Span } from '../language/syntax.ts';
import { AS_MEANT, isBreaking, withConsequences } from './acts/consequences.ts';
import { notRunProblems } from './acts/notRun.ts';
import type { PlayedEdition, ScriptSettings } from './acts/playing.ts';
import { tellsAsWell, withWhatWaits } from './acts/waitingThere.ts';
import { type Board, boardOf, guesses } from './board/board.ts';
import { editionsForced, editionsNamed, type RunEditions } from './board/runEditions.ts';
import { setUp } from './board/setup.ts';
import { checkCites } from './citations/cites.ts';
import { type Cards, NO_CARDS, takingFrom } from './names/cards.ts';
import { withCountersOnly } from './names/countering.ts';
import { withNamesQuoted } from './names/nameWithComma.ts';
import { puzzleIn } from './puzzles/written.ts';
import { excessText } from './report/excess.ts';
import { type Interruption, interruptionProblem, UNINTERRUPTED } from './report/interruption.ts';
import { NOTHING_EXPLORED, type OutlookQuestion, type Outlooks } from './report/outlook.ts';
import { type Problem, problem } from './report/problems.ts';
import type { BranchReport, RuleNumbers, Run, ScenarioReport } from './report/report.ts';
import { syntaxProblem } from './report/syntaxProblem.ts';
import { titleSpan } from './report/titleSpan.ts';
import { closingOf, leadsTo, type ScriptSection, type Sections, sectionsOf } from './script/branches.ts';
import { mergeProblems } from './script/merge.ts';
import { statusOfScript } from './script/outcome.ts';
import { playSections } from './script/playSections.ts';
import { questionAt } from './script/questions.ts';

export interface RunContext {
  /** For scenarios without an `edition` line. */
  readonly defaultEdition: Ruleset;
  readonly rules: RuleNumbers;
  /** Run under these, whatever a scenario names: to compare editions. Its numbers are still read in those that it names. */
  readonly under?: readonly Ruleset[];
  /** What to do otherwise than the edition that a scenario is run under: to find which difference of editions decides. */
  readonly replaced?: Partial<Behaviours>;
  /** Told each behaviour that a run under a ruleset asks for, also by what is read of it later: no other makes a difference to it. */
  readonly onAsked?: (ruleset: Ruleset, behaviour: keyof Behaviours) => void;
  /** None where the front end hands none over. */
  readonly cards?: Cards;
}

/** What a scenario is written in. */
type Written = Pick<Block<ScenarioTree>, 'text' | 'tree'>;

/**
 * Pure: the same block and context give the same report, unless it is interrupted. Never throws. What is claimed of all that can come
 * is not explored (`outlook/exploring.ts`): it is judged by `outlooks`.
 */
export const runScenario = (
  block: Written,
  context: RunContext,
  interruption: Interruption = UNINTERRUPTED,
  outlooks: Outlooks = NOTHING_EXPLORED,
): ScenarioReport => {
  const budget = newBudget(interruption.isDue);
  const works = new Map<string, number>();
  const noted: Outlooks = question => {
    const known = outlooks(question);
    if (known !== undefined) works.set(question.id, known.work);
    return known;
  };
  const came = outcomeOf(['out of bounds'], () => reportOf(block, context, { interruption, budget, outlooks: noted }));
  const work = BOUNDS.work - Math.max(0, budget.left);
  budget.finish();
  const report = came.kind === 'done' ? came.value : notReported(block, context, came.excess, interruption);
  if (works.size === 0) return { ...report, work };
  return { ...report, work, workOfClaims: [...works.values()].reduce((sum, each) => sum + each, 0) };
};

type Played = Omit<ScenarioReport, 'work' | 'workOfClaims'>;

/** What is done again and again counts reading, laying out and reporting as well: they take that much however little is played. */
export const workOfRunningAgain = (
  { text }: Pick<Written, 'text'>,
  { runs, work }: Pick<ScenarioReport, 'runs' | 'work'>,
): number => work + Math.max(1, runs.length) * WORK_OF_A_RUN + Math.ceil(text.length / READ_BY_A_UNIT);

const WORK_OF_A_RUN = 1_000;
/** Characters that are read with what a look at one object costs. */
const READ_BY_A_UNIT = 4;

/** Beside what its lines do, which is stopped and reported there, something of the scenario as a whole was too much. */
const notReported = (block: Written, { rules }: RunContext, excess: Excess, { because }: Interruption): Played => {
  const title = titleSpan(block);
  const why =
    excess.kind === 'interrupted'
      ? interruptionProblem(because, title, null)
      : problem('flow/limit', title, `${excessText(excess)} This scenario is not played.`);
  return {
    name: block.tree.name?.text ?? '',
    runs: [],
    branches: [],
    unrun: [],
    diagnostics: mergeProblems([why], { played: [], all: [] }, rules),
  };
};

interface RunWith {
  readonly interruption: Interruption;
  readonly budget: Budget;
  readonly outlooks: Outlooks;
}

const reportOf = (block: Written, context: RunContext, { interruption, budget, outlooks }: RunWith): Played => {
  const { tree, text } = block;
  const sections = sectionsOf(tree.statements, text);
  const cards = takingFrom(budget, context.cards ?? NO_CARDS);
  const board = boardOf(tree, cards);
  const editions =
    context.under === undefined ? editionsNamed(tree, context) : editionsForced(tree, context, context.under);
  const title = titleSpan(block);
  const puzzle = puzzleIn(tree, text, title);
  const boardProblems = [
    ...withNamesQuoted(tree.problems, text, cards).map(withCountersOnly(cards)).map(syntaxProblem(text)),
    ...board.problems,
    ...editions.problems,
    ...puzzle.problems,
  ];
  const unexplored: OutlookQuestion[] = [];
  const shared = {
    editions: editions.cited,
    broken: boardProblems.filter(p => isBreaking(p) && questionAt(text, tree.statements, p.span) === undefined),
    interruption,
    budget,
    puzzle: puzzle.puzzle,
    outlookOf: (question: OutlookQuestion) => {
      const known = outlooks(question);
      if (known === undefined) unexplored.push(question);
      return known;
    },
  };
  const byRuleset = editions.run.map(ruleset => playUnder(block, { board, sections, ruleset, shared, title, context }));
  // In the order of the sections, each under every edition.
  const played = sections.all.map((_, i) =>
    withoutIdlePasses(
      tree,
      flatMapped(byRuleset, each => each[i] ?? []),
    ),
  );
  const playedAll = flatMapped(played, each => each);
  const found = withConsequences(
    [...boardProblems, ...sections.problems],
    playedAll.map(({ script }) => script.consequences),
  );
  const unconditional = found.map(p => withWhatWaitsThere(p, sections, played, text));
  const playedOnce = withoutHintsOn(
    unconditional.filter((p, i) => p !== found[i]),
    playedAll,
  );
  const runs = played.map((each, i) => {
    const problemsOfSection = unconditional.filter(p =>
      leadsTo(sections, sections.all[i] ?? sections.all[0], p.span.start),
    );
    return each.map(p => runOf(p, problemsOfSection, editions));
  });
  const cites = checkCites(tree, context.rules, editions.cited, editions.doubted, such =>
    isAnyApplied(playedAll, such),
  );
  return {
    name: tree.name?.text ?? '',
    runs: runs[0] ?? [],
    branches: flatMapped(sections.all, (section, i) => branchReport(section, runs[i] ?? [])),
    unrun: editions.unknown,
    diagnostics: mergeProblems([...unconditional, ...cites], { played: playedOnce, all: editions.run }, context.rules),
    ...(unexplored.length === 0 ? {} : { unexplored }),
  };
};

/** By the first of the editions, in the section that the line is in. */
const withWhatWaitsThere = (
  p: Problem,
  sections: Sections,
  played: readonly (readonly PlayedEdition[])[],
  text: string,
): Problem => {
  const at = sections.all.findIndex(section => leadsTo(sections, section, p.span.start));
  const script = played[at]?.[0]?.script;
  return script === undefined ? p : withWhatWaits(p, script, text);
};

/** Without the hint that a decision waits where a line that is not understood tells it already. */
const withoutHintsOn = (told: readonly Problem[], played: readonly PlayedEdition[]): readonly PlayedEdition[] =>
  told.length === 0
    ? played
    : played.map(one => ({ ...one, problems: one.problems.filter(p => !told.some(each => tellsAsWell(each, p))) }));

const branchReport = (section: ScriptSection, runs: readonly Run[]): readonly BranchReport[] => {
  const { opening, path } = section;
  return opening === null
    ? []
    : [{ path, line: opening.line, span: opening.span, closes: closingOf(section)?.line ?? null, runs }];
};

/**
 * Editions differ in how many showdowns there are to pass in: an "all pass" that has something to pass in under one of a
 * scenario's editions is no mistake under the others.
 */
const withoutIdlePasses = (tree: ScenarioTree, played: readonly PlayedEdition[]): readonly PlayedEdition[] => {
  if (played.length < 2) return played;
  const passes = new Set(flatMapped(tree.statements, s => (s.kind === 'all-pass' ? s.span.start : [])));
  const isIdle = (p: Problem): boolean => p.code === 'flow/nothing-pending' && passes.has(p.span.start);
  const isIdleHere = ({ problems, script }: PlayedEdition, { span }: Problem): boolean =>
    [...problems, ...script.consequences.folded].some(o => isIdle(o) && o.span.start === span.start);
  const idleEverywhere = (p: Problem): boolean => played.every(one => isIdleHere(one, p));
  return played.map(one => {
    const problems = one.problems.filter(p => !isIdle(p) || idleEverywhere(p));
    return problems.length === one.problems.length ? one : { ...one, problems };
  });
};

interface Playing {
  readonly board: Board;
  readonly sections: Sections;
  readonly ruleset: Ruleset;
  readonly shared: Pick<ScriptSettings, 'editions' | 'broken' | 'outlookOf' | 'puzzle'> & {
    readonly interruption: Interruption;
    readonly budget: Budget;
  };
  readonly title: Span;
  readonly context: RunContext;
}

const playedBy = (ruleset: Ruleset, { replaced, onAsked }: RunContext): Rules => {
  const rules = replaced === undefined ? rulesOf(ruleset) : withReplaced(rulesOf(ruleset), replaced);
  return onAsked === undefined ? rules : listenedTo(rules, behaviour => onAsked(ruleset, behaviour));
};

/** The scenario's own script and each of its branches. */
const playUnder = (
  { tree, text }: Written,
  { board, sections, ruleset, shared, title, context }: Playing,
): readonly PlayedEdition[] => {
  const { editions, broken, interruption } = shared;
  const rules = playedBy(ruleset, context);
  const { edition } = rules;
  const setup = setUp(board, rules, title, context.rules, shared.budget);
  const scripts = playSections(setup.state, sections, {
    ruleset,
    edition,
    editions,
    rules: context.rules,
    names: board.names,
    assumed: board.assumed,
    players: board.players,
    source: text,
    broken: [...broken, ...setup.problems.filter(isBreaking)].sort((a, b) => a.span.start - b.span.start),
    isGuess: guesses(tree),
    isInterrupted: interruption.isDue,
    puzzle: shared.puzzle,
    outlookOf: shared.outlookOf,
  });
  return scripts.map(script => {
    const notRun = notRunProblems(script.notRun, title);
    const problems = withConsequences([...setup.problems, ...script.problems], [script.consequences]);
    const stopped =
      script.play.excess?.kind === 'interrupted' ? [interruptionProblem(interruption.because, title, script.last)] : [];
    return { opening: setup.state, ruleset, edition, script, problems: [...stopped, ...problems, ...notRun] };
  });
};

const isAnyApplied = (played: readonly PlayedEdition[], such: (rule: Concept) => boolean): boolean =>
  played.some(
    ({ script }) =>
      script.play.recorder.steps.some(({ rule }) => such(rule)) || script.refused.some(({ rules }) => rules.some(such)),
  );

const invalidates = (p: Problem): boolean => isBreaking(p) || (p.severity === 'error' && AS_MEANT.has(p.code));

const runOf = (
  { opening, ruleset, edition, script, problems }: PlayedEdition,
  problemsOfSection: readonly Problem[],
  { standsIn }: RunEditions,
): Run => {
  const isInvalid =
    problemsOfSection.some(invalidates) || problems.some(invalidates) || script.dependsOnUnread === 'played';

  return {
    ruleset,
    edition,
    status: isInvalid ? 'invalid' : statusOfScript(script),
    opening,
    expectations: script.judged.map(({ result }) => result),
    questions: script.answered.map(({ result }) => result),
    notRun: script.notRun,
    assumed: script.assumed,
    cards: script.cards,
    steps: script.play.recorder.steps,
    acts: script.play.recorder.acts,
    moments: script.moments,
    reached: script.reached,
    final: script.play.state,
    ...(script.puzzle === null ? {} : { puzzle: script.puzzle }),
    ...(standsIn ? { standsIn } : {}),
  };
};
