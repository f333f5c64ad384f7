/** Runs a scenario under each of its editions, and makes one report of it. */
import type { Concept } from '../game/concepts.ts';
import { EDITIONS, type Edition, isEdition } from '../game/editions.ts';
import type { Block, ScenarioTree, Span, Word } from '../language/syntax.ts';
import { type Board, boardOf, guesses } from './board.ts';
import { NO_CARDS } from './cards.ts';
import { checkCites } from './cites.ts';
import { mergeProblems } from './merge.ts';
import { noteNotRun } from './notRun.ts';
import type { Played } from './playing.ts';
import { mend, type Problem, problem, replace } from './problems.ts';
import type { Fix, RuleNumbers, Run, RunContext, ScenarioReport, Status } from './report.ts';
import { playScript } from './script.ts';
import { setUp } from './setup.ts';

/** Pure: the same block and context give the same report. Never throws. */
export const runScenario = (block: Pick<Block<ScenarioTree>, 'text' | 'tree'>, context: RunContext): ScenarioReport => {
  const { tree, text } = block;
  const board = boardOf(tree, context.cards ?? NO_CARDS);
  const listed = context.under === undefined ? own(tree, context) : instead(tree, context, context.under);
  const title = tree.name?.span ?? { start: 0, end: Math.min('scenario'.length, text.length) };
  const played = withoutIdlePasses(
    tree,
    listed.run.map(edition => playUnder(block, board, edition, listed.cited, title, context)),
  );
  const always = [...tree.problems.map(syntaxProblem(text)), ...board.problems, ...listed.problems];
  const cites = checkCites(tree, context.rules, listed.cited, () => appliedRules(played));
  return {
    name: tree.name?.text ?? '',
    runs: played.map(p => runOf(p, always, listed.standsIn)),
    unrun: listed.unknown,
    diagnostics: mergeProblems([...always, ...cites], played, context.rules),
  };
};

/**
 * Editions differ in how many showdowns there are to pass in: an "all pass" that has something to pass in under one of a
 * scenario's editions is no mistake under the others.
 */
const withoutIdlePasses = (tree: ScenarioTree, played: readonly Played[]): readonly Played[] => {
  if (played.length < 2) return played;
  const passes = new Set(tree.statements.flatMap(s => (s.kind === 'all-pass' ? [s.span.start] : [])));
  const isIdle = (p: Problem): boolean => p.code === 'flow/nothing-pending' && passes.has(p.span.start);
  const idleEverywhere = (p: Problem): boolean =>
    played.every(({ problems }) => problems.some(o => isIdle(o) && o.span.start === p.span.start));
  return played.map(one => {
    const problems = one.problems.filter(p => !isIdle(p) || idleEverywhere(p));
    return problems.length === one.problems.length ? one : { ...one, problems };
  });
};

const playUnder = (
  { tree, text }: Pick<Block<ScenarioTree>, 'text' | 'tree'>,
  board: Board,
  edition: Edition,
  editions: readonly Edition[],
  title: Span,
  context: RunContext,
): Played => {
  const setup = setUp(board, edition, title, context.rules);
  const script = playScript(setup.state, tree.statements, {
    edition,
    editions,
    rules: context.rules,
    names: board.names,
    source: text,
    isGuess: guesses(tree),
  });
  const notRun = noteNotRun(script.play.state, board.names.cards, title);
  return { edition, script, problems: [...setup.problems, ...script.problems, ...notRun] };
};

interface Listed {
  /** Newest first. */
  readonly run: readonly Edition[];
  /** In which its rule numbers are read, newest first. */
  readonly cited: readonly Edition[];
  readonly unknown: readonly string[];
  /** Whether no edition is named that can be run, so that the default one stands in. */
  readonly standsIn: boolean;
  readonly problems: readonly Problem[];
}

/** Other editions than the scenario names: what it says of its own is no mistake there. */
const instead = (tree: ScenarioTree, context: RunContext, under: readonly Edition[]): Listed => ({
  ...own(tree, context),
  run: EDITIONS.filter(edition => under.includes(edition)).reverse(),
  unknown: [],
  standsIn: false,
  problems: [],
});

const own = (tree: ScenarioTree, { defaultEdition: byDefault, rules }: RunContext): Listed => {
  const words: Word[] = [];
  for (const s of tree.statements) if (s.kind === 'edition') words.push(...s.editions);
  if (words.length === 0) {
    const run = [byDefault];
    return { run, cited: run, unknown: [], standsIn: false, problems: otherEditions(tree, run, rules) };
  }
  const named = EDITIONS.filter(e => words.some(w => w.text === e)).reverse();
  const run = named.length > 0 ? named : [byDefault];
  const wrong = words.filter(w => !isEdition(w.text));
  return {
    run,
    cited: run,
    unknown: wrong.map(w => w.text),
    standsIn: named.length === 0,
    problems: [...wrong.map(word => unknownEdition(word, rules)), ...otherEditions(tree, named, rules)],
  };
};

const unknownEdition = (word: Word, rules: RuleNumbers): Problem =>
  problem('setup/edition', word.span, notPlayed(word.text, rules), {
    fixes: [...EDITIONS].reverse().map((e, i) => replace(word.span, e, `Change to ${e}`, i === 0)),
  });

const notPlayed = (edition: string, { inLookUpEdition }: RuleNumbers): string =>
  inLookUpEdition?.(edition) === undefined
    ? `Edition ${edition} is not implemented; scenarios run under ${EDITIONS.join(', ')}.`
    : `Edition ${edition} was imported: it is there to look up and to cite, and no scenario runs under it; those run under ${EDITIONS.join(', ')}.`;

/** `expect in 1.0: …` where the scenario is not run in 1.0. */
const otherEditions = (tree: ScenarioTree, run: readonly Edition[], rules: RuleNumbers): Problem[] => {
  const problems: Problem[] = [];
  if (run.length === 0) return problems;
  for (const s of tree.statements) {
    if (s.kind !== 'expect' || s.editions === undefined) continue;
    for (const { text, span } of s.editions) {
      if (run.some(e => e === text)) continue;
      const why = isEdition(text)
        ? `This scenario is not run in ${text}; it lists ${run.join(', ')}.`
        : notPlayed(text, rules);
      problems.push(problem('setup/edition', span, why));
    }
  }
  return problems;
};

const syntaxProblem =
  (text: string) =>
  (p: ScenarioTree['problems'][number]): Problem => {
    if (p.replacement === undefined) return problem(p.code, p.span, p.message);
    const { span, text: right, title } = p.replacement;
    // Quotes around what stands there, or without a stray comma: nothing else can have been meant.
    const same = letters(right) === letters(text.slice(span.start, span.end));
    return problem(p.code, p.span, p.message, { fixes: [(same ? mend : preferred)(span, right, title)] });
  };

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const preferred = (span: Span, text: string, title: string): Fix => replace(span, text, title, true);

const appliedRules = (played: readonly Played[]): ReadonlySet<Concept> => {
  const applied = new Set<Concept>();
  for (const { script } of played) {
    for (const s of script.play.steps) applied.add(s.rule);
    for (const r of script.refused) for (const rule of r.rules) applied.add(rule);
  }
  return applied;
};

const invalidates = (p: Problem): boolean =>
  p.severity === 'error' && !p.code.startsWith('expect/') && !p.code.startsWith('cite/');

const runOf = ({ edition, script, problems }: Played, always: readonly Problem[], standsIn: boolean): Run => {
  const status: Status =
    always.some(invalidates) || problems.some(invalidates) || script.countsOnUnread === 'played'
      ? 'invalid'
      : script.failed
        ? 'failed'
        : script.undecided
          ? 'undecided'
          : 'passed';
  return {
    edition,
    status,
    expectations: script.expectations,
    steps: script.play.steps,
    moments: script.moments,
    reached: script.reached,
    final: script.play.state,
    ...(standsIn ? { standsIn } : {}),
  };
};
