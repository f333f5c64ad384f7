/** Plays a scenario's script under one edition, line by line, and notes all that there is to say about it. */
import { type Act, perform, refuse } from '../game/actions.ts';
import { refuseEffect, resolveEffect } from '../game/effects.ts';
import { allPass, makeForcedAssignments } from '../game/flow.ts';
import { change, playFrom } from '../game/play.ts';
import { battlefield, isNeutral, player } from '../game/query.ts';
import type { Refusal } from '../game/refusal.ts';
import type { PlayerId, State } from '../game/state.ts';
import { endTurn, openMainPhase, startOfTurn, startTurn } from '../game/turn.ts';
import type { Action, Effect, Name, Span, Statement } from '../language/syntax.ts';
import { decisionFixes } from './choices.ts';
import { numberFor } from './citing.ts';
import { judgeExpectation } from './expectation.ts';
import { makeForcedFor } from './forced.ts';
import { laterIn } from './later.ts';
import { addLineAbove, removeLine } from './lineEdits.ts';
import { written } from './names.ts';
import type { Script, Stage } from './playing.ts';
import { type Problem, problem } from './problems.ts';
import { refusalProblems } from './refusals.ts';
import { actOf, effectOf, resolver } from './resolve.ts';
import { waitingProblem } from './waiting.ts';

const SCRIPT = new Set<Statement['kind']>(['turn', 'action', 'all-pass', 'effect', 'expect']);
export const isScript = (s: Statement): boolean => SCRIPT.has(s.kind);

export const playScript = (opening: State, statements: readonly Statement[], stage: Stage): Script => {
  const problems: Problem[] = [];
  const script: Script = {
    stage,
    play: playFrom(opening),
    resolver: resolver(stage.names, problems),
    problems,
    expectations: [],
    moments: [],
    undecided: false,
    failed: false,
    opened: false,
    reached: opening,
    refused: [],
  };
  for (const s of statements) if (isScript(s)) playStatement(script, s);
  if (!script.opened) openAssumedTurn(script, null);
  script.reached = script.play.state;
  makeForcedAssignments(script.play);
  noteWaiting(script, statements.filter(isScript).at(-1));
  return script;
};

const playStatement = (script: Script, s: Statement): void => {
  const { play } = script;
  play.line = s.line;
  if (s.kind !== 'turn' && !script.opened) openAssumedTurn(script, s.span);
  const reached = play.state;
  if (s.kind !== 'turn') makeForcedFor(script, s);
  script.moments.push({ line: s.line, reached, before: play.state, steps: play.steps.length });
  const later = laterIn(s);
  if (later !== null) script.problems.push(problem('syntax/not-run-yet', s.span, later));
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
      if (s.editions === undefined || s.editions.some(e => e.text === script.stage.edition))
        judgeExpectation(script, s.claim, s.span, s.line);
      return;
  }
};

const openAssumedTurn = (script: Script, at: Span | null): void => {
  const { play } = script;
  script.opened = true;
  const who = play.state.turnPlayer;
  openMainPhase(play);
  if (at === null) return;
  const name = player(play.state, who).name;
  script.problems.push(
    problem(
      'flow/assumed',
      at,
      `No "turn" line stands above: ${name}'s Main Phase is assumed, as if by "turn ${name}".`,
      { concepts: ['turn.main'], fixes: [addLineAbove(script.stage.source, at, `turn ${written(name)}`)] },
    ),
  );
};

const playTurn = (script: Script, name: Name, fromStart: boolean, at: Span): void => {
  const { play, problems } = script;
  const who = script.resolver.player(name);
  if (script.opened) makeForcedAssignments(play);
  if (who === null) {
    script.opened = true;
    return;
  }
  if (play.state.winners.length > 0) return tell(script, at, 'flow/game-over', 'The game is over; no turn follows.');
  if (script.opened) {
    const { showdown, decision } = play.state;
    if (decision !== null)
      return tell(
        script,
        at,
        'flow/not-now',
        `${player(play.state, decision.player).name} has to decide first; the turn cannot end here.`,
      );
    if (showdown !== null || !isNeutral(play.state)) {
      const place = showdown === null ? '' : ` at ${battlefield(play.state, showdown.at).name}`;
      problems.push(
        problem('flow/not-now', at, `A showdown is open${place}; close it first, as with "all pass".`, {
          concepts: ['turn.priority'],
          fixes: [addLineAbove(script.stage.source, at, 'all pass')],
        }),
      );
      return;
    }
    endTurn(play);
  }
  script.opened = true;
  if (play.steps.length > 0) startTurn(play, who);
  else
    change(play, s => {
      s.turnPlayer = who;
    });
  change(play, s => {
    s.players = play.state.players.map(p => ({ ...p, drew: 0 }));
  });
  if (fromStart) startOfTurn(play);
  openMainPhase(play);
};

const tell = (script: Script, at: Span, code: 'flow/game-over' | 'flow/not-now', message: string): void => {
  const { source } = script.stage;
  const isOver = code === 'flow/game-over';
  script.problems.push(
    problem(code, at, message, {
      concepts: isOver ? ['score.win', 'win'] : ['turn.priority'],
      fixes: isOver ? [removeLine(source, at)] : decisionFixes(script.play.state, source, at, 'above'),
    }),
  );
};

const playAction = (script: Script, name: Name, action: Action, statement: Span): void => {
  const who = script.resolver.player(name);
  const act = who === null ? null : actOf(script.resolver, who, action, script.problems);
  if (who === null || act === null) return;
  const refusals = refuse(script.play.state, who, act);
  if (refusals.length === 0) perform(script.play, who, act);
  else reportRefusals(script, who, act, refusals, action, name, statement);
};

const reportRefusals = (
  script: Script,
  who: PlayerId,
  act: Act,
  refusals: readonly Refusal[],
  action: Action,
  playerName: Name,
  statement: Span,
): void => {
  const { stage, play } = script;
  script.refused.push(...refusals);
  script.problems.push(
    ...refusalProblems({
      state: play.state,
      who,
      action,
      act,
      refusals,
      statement,
      playerName,
      source: stage.source,
      cite: r => numberFor(stage.rules, r.rules, stage.edition),
    }),
  );
};

const playAllPass = (script: Script, at: Span): void => {
  const { play } = script;
  if (play.state.winners.length > 0)
    return tell(script, at, 'flow/game-over', 'The game is over; nobody passes any more.');
  if (play.state.showdown === null) {
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
  allPass(play);
};

const playEffect = (script: Script, by: Name | undefined, effect: Effect): void => {
  if (by !== undefined && script.resolver.player(by) === null) return;
  const does = effectOf(script.resolver, effect);
  if (does === null) return;
  const { play, stage } = script;
  if (play.state.winners.length > 0)
    return tell(script, effect.span, 'flow/game-over', 'The game is over; nothing happens any more.');
  const refusals = refuseEffect(play.state, does.units, does.does);
  if (refusals.length === 0) return resolveEffect(play, does.units, does.does);
  script.refused.push(...refusals);
  for (const r of refusals)
    script.problems.push(
      problem(r.code, effectSpan(effect, does.units, r), r.message, {
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

/** A script that merely ends while a decision waits: a hint on its last line. */
const noteWaiting = (script: Script, last: Statement | undefined): void => {
  const { decision } = script.play.state;
  if (decision === null || last === undefined) return;
  if (script.problems.some(p => p.code === 'flow/undecided' && p.span.start === last.span.start)) return;
  script.problems.push(waitingProblem(script, last.span, 'hint'));
};
