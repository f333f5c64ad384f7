/** Plays a scenario's script under one edition, line by line, and notes all that there is to say about it. */
import { BOUNDS } from '../../bounds.ts';
import { allPass, allPassOn, perform, playFrom } from '../../game/actions.ts';
import { openAssignment } from '../../game/combat/damage.ts';
import { player } from '../../game/play/query.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { State } from '../../game/state/state.ts';
import type { Effect, Name, Span, Statement } from '../../language/syntax.ts';
import { assumeAcceptance } from '../acts/assumedAcceptance.ts';
import { goesOnTo, playBetween, settleAll } from '../acts/between.ts';
import { comingBehind, NOTHING_COMES } from '../acts/coming.ts';
import { noConsequences, withoutConsequences } from '../acts/consequences.ts';
import { effectLine, refuseEffect } from '../acts/effectLines.ts';
import type { Script, Stage } from '../acts/playing.ts';
import { foldUnread } from '../acts/unread.ts';
import { waitingProblem } from '../acts/waiting.ts';
import { numberFor } from '../citations/citing.ts';
import { judgeExpectation } from '../expectations/expectation.ts';
import { decisionFixes } from '../fixes/choices.ts';
import { resolver } from '../names/resolve.ts';
import { excessProblem } from '../report/excess.ts';
import { removeLine } from '../report/lineEdits.ts';
import { type Problem, problem } from '../report/problems.ts';
import { playAction } from './actionLines.ts';
import { PlayedTable } from './playedTable.ts';
import { openAssumedTurn, playTurn, tell } from './turnLines.ts';

const SCRIPT = new Set<Statement['kind']>(['turn', 'action', 'all-pass', 'effect', 'expect']);

export const isScript = (s: Statement): boolean => SCRIPT.has(s.kind);

export const playScript = (opening: State, statements: readonly Statement[], stage: Stage): Script => {
  const problems: Problem[] = [];
  const play = playFrom(opening, name => stage.names.cards.print(name), stage.isInterrupted);
  const table = new PlayedTable(play, stage.names.cards);
  const script: Script = {
    stage,
    play,
    resolver: resolver(stage.names, problems, table),
    table,
    problems,
    expectations: [],
    moments: [],
    undecided: false,
    failed: false,
    countsOnUnread: 'none',
    consequences: noConsequences(stage.broken),
    resolvedAtOnce: false,
    opened: false,
    passing: null,
    beforeNeeded: null,
    reached: opening,
    refused: [],
    chosenFor: new Set(),
    coming: NOTHING_COMES,
    last: null,
  };
  const lines = statements.filter(isScript);
  const coming = comingBehind(lines);
  lines.forEach((s, i) => {
    script.coming = coming[i] ?? NOTHING_COMES;
    if (play.excess !== null) return;
    if (play.isInterrupted()) play.excess = { kind: 'interrupted' };
    if (play.excess !== null) return;
    const before = problems.length;
    play.left.line = BOUNDS.stepsOfLine;
    playStatement(script, s);
    noteExcess(script, s.span);
    foldUnread(script, s, before);
    if (problems.length > before)
      problems.push(...withoutConsequences(script.consequences, s, problems.splice(before), play.state));
    noteResolved(script, s);
    script.last = s.span;
  });
  while (assumeAcceptance(script, null));
  if (!script.opened) openAssumedTurn(script, null);
  script.reached = script.beforeNeeded ?? script.play.state;
  settleAll(script);
  noteWaiting(script, lines.at(-1));
  return script;
};

/** An interruption is told of at the scenario's title (`interruptionProblem`). */
const noteExcess = ({ play: { excess }, problems }: Script, at: Span): void => {
  if (excess !== null && excess.kind !== 'interrupted') problems.push(excessProblem(excess, at));
};

const PASSED: ReadonlySet<string> = new Set('play activate choose accept decline order assign pass'.split(' '));

/** What is played, chosen or assigned may be all over at once: whoever does not know lets all pass behind it. */
const noteResolved = (script: Script, s: Statement): void => {
  if (s.kind === 'expect' || s.kind === 'effect') return;
  const { chain, showdown } = script.play.state;
  script.resolvedAtOnce = s.kind === 'action' && PASSED.has(s.action.kind) && chain.length === 0 && showdown === null;
};

const playStatement = (script: Script, s: Statement): void => {
  const { play } = script;
  play.line = s.line;
  if (goesOnTo(script, s)?.kind !== 'turn' && !script.opened) openAssumedTurn(script, s.span);
  playBetween(script, s, reached => {
    if (s.kind === 'action' || s.kind === 'effect') script.passing = null;
    script.moments.push({ line: s.line, reached, before: play.state, steps: play.steps.length });
    playLine(script, s);
  });
};

const playLine = (script: Script, s: Statement): void => {
  switch (s.kind) {
    case 'turn':
      return playTurn(script, s.player, s.fromStart, s.span);
    case 'action':
      return playAction(script, s.player, s.action, s.span);
    case 'all-pass':
      return playAllPass(script, s.span);
    case 'effect':
      return playEffect(script, s.by, s.effect);
    case 'expect':
      // A mended line would be told twice: once for its word, once for what the mended claim comes to.
      if (script.stage.isGuess(s.span)) return;
      if (s.editions === undefined || s.editions.some(e => e.text === script.stage.ruleset))
        judgeExpectation(script, s.claim, s.span, s.line);
      return;
  }
};

const playAllPass = (script: Script, at: Span): void => {
  const { play } = script;
  if (play.state.winners.length > 0) return tell(script, at, 'flow/game-over', 'The game is over; nobody can pass.');
  if (play.state.showdown === null && play.state.chain.length === 0) {
    if (script.passing?.carriedOn === true) return;
    if (script.resolvedAtOnce && play.state.decision === null) {
      script.problems.push(
        problem('flow/nothing-pending', at, 'Everything has already happened, so nobody has to pass.', {
          severity: 'hint',
          concepts: ['showdown.pass'],
          fixes: [removeLine(script.stage.source, at)],
        }),
      );
      return;
    }
    const { decision } = play.state;
    const why =
      decision === null ? 'no showdown is open' : `${player(play.state, decision.player).name} has to decide first`;
    script.problems.push(
      problem(decision === null ? 'flow/nothing-pending' : 'flow/not-now', at, `There is nothing to pass in: ${why}.`, {
        concepts: ['showdown.pass'],
        fixes: [...decisionFixes(play.state, script.stage.source, at, 'above'), removeLine(script.stage.source, at)],
      }),
    );
    return;
  }
  const open = play.state.showdown?.at ?? null;
  allPass(play);
  while (assumeAcceptance(script, script.coming.next)) allPassOn(play, open);
  script.passing = openAssignment(play.state) === null ? null : { at: open, carriedOn: false };
};

const playEffect = (script: Script, by: Name | undefined, effect: Effect): void => {
  const { play, stage, problems } = script;
  const who = by === undefined ? play.state.turnPlayer : script.resolver.player(by);
  if (who === null) return;
  const line = effectLine(script.resolver, effect, play.state, problems);
  if (line === null) return;
  if (play.state.winners.length > 0)
    return tell(script, effect.span, 'flow/game-over', 'The game is over; nothing more can happen.');
  if (play.state.decision?.kind === 'choose')
    return tell(
      script,
      effect.span,
      'flow/not-now',
      `${player(play.state, play.state.decision.player).name} has to decide first.`,
    );
  const refusals = refuseEffect(play.state, line);
  if (refusals.length === 0)
    return perform(play, who, { kind: 'effect', instructions: line.instructions, slots: line.slots });
  script.refused.push(...refusals);
  for (const r of refusals)
    problems.push(
      problem(r.code, effectSpan(effect, line.units, r), r.message, {
        concepts: r.rules,
        fixes: [removeLine(stage.source, effect.span)],
        ...ruleOf(stage, r),
      }),
    );
};

const ruleOf = (stage: Stage, r: Refusal) => {
  const rule = numberFor(stage.rules, r.rules, stage.edition);
  return rule === null ? {} : { rule };
};

const effectSpan = (effect: Effect, units: readonly number[], r: Refusal): Span => {
  if (effect.kind === 'sentence') return effect.span;
  if (r.place !== undefined && effect.kind === 'move') return effect.to.span;
  return effect.units[units.indexOf(r.units[0] ?? -1)]?.span ?? effect.span;
};

/** A script that merely ends while a decision waits, and nothing has been told of that: a hint on its last line. */
const noteWaiting = (script: Script, last: Statement | undefined): void => {
  const { decision } = script.play.state;
  if (decision === null || last === undefined) return;
  const { causes, waiting } = script.consequences;
  if (waiting?.decision === decision || causes.some(cause => cause.decision === decision)) return;
  script.problems.push(waitingProblem(script, last.span, 'nothing'));
};
