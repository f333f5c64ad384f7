/** `all pass`: all players pass until everything that is open has come to its end, or somebody has to decide. */
import { allPass, allPassOn } from '../../game/actions.ts';
import { assignerOf } from '../../game/combat/damage.ts';
import { player } from '../../game/play/query.ts';
import type { Decision } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { assumeAcceptance } from '../acts/assumedAcceptance.ts';
import { isOpenDeckOrder } from '../acts/assumedOrder.ts';
import { advance, type Script, type ScriptLine } from '../acts/playing.ts';
import { isAnswer } from '../acts/unread.ts';
import { decisionText } from '../acts/waiting.ts';
import { decisionFixes } from '../fixes/fixes.ts';
import { removeLine } from '../report/lineEdits.ts';
import { type Problem, problem } from '../report/problems.ts';
import { gameIsOver, whatWaits } from './turnLines.ts';

/**
 * Passes on the script's game. Reports it where there was nothing to pass in, the game is over, or a decision stopped
 * it that the next line does not make.
 */
export const playAllPass = (script: Script, { statement, coming }: ScriptLine): readonly Problem[] => {
  const { play } = script;
  const { winners, showdown, chain } = play.state;
  if (winners.length > 0) return [gameIsOver(script, statement.span, 'nobody can pass')];
  if (showdown === null && chain.length === 0) return nothingToPass(script, statement.span);
  const open = showdown?.at ?? null;
  const before = play.state;
  allPass(play);
  const between = { next: coming.next, previous: statement.span, coming: null };
  const assumed = assumeAcceptance(script, between, () => allPassOn(play, open));
  advance(script, next => {
    next.passing =
      assignerOf(play.state) === null && !isOpenDeckOrder(play.state.decision) ? null : { at: open, carriedOn: false };
  });
  const waiting = play.state.decision;
  const isAnswered = coming.next?.kind === 'action' && isAnswer(coming.next.action);
  if (play.state !== before || waiting?.kind !== 'choose' || isAnswered) return assumed;
  return [...assumed, notYet(script, statement.span, waiting)];
};

/**
 * Nothing can be passed while a choice waits. Unless the script makes that choice next, its author may think that it is
 * settled.
 */
const notYet = ({ settings, play }: Script, at: Span, waiting: Extract<Decision, { kind: 'choose' }>): Problem =>
  problem('flow/undecided', at, `Nobody passes here yet: ${decisionText(play.state, waiting)}`, {
    concepts: [waiting.rule],
    fixes: decisionFixes(play.state, settings.source, at, 'above'),
  });

const nothingToPass = ({ settings, play, progress }: Script, at: Span): readonly Problem[] => {
  const { decision } = play.state;
  if (progress.passing?.carriedOn === true) return [];
  const concepts = ['showdown.pass'] as const;
  const remove = removeLine(settings.source, at);
  if (progress.resolvedAtOnce && decision === null) {
    const message = 'Everything has already happened, so nobody has to pass.';
    return [problem('flow/nothing-pending', at, message, { severity: 'hint', concepts, fixes: [remove] })];
  }
  const [code, why] =
    decision === null
      ? (['flow/nothing-pending', 'no showdown is open'] as const)
      : ([
          'flow/not-now',
          `${player(play.state, decision.player).name} has to decide first${whatWaits(decision)}`,
        ] as const);
  const fixes = [...decisionFixes(play.state, settings.source, at, 'above'), remove];
  return [problem(code, at, `Nobody can pass here: ${why}.`, { concepts, fixes })];
};
