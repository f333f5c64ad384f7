/** `effect` lines: carried out at once, or refused. */
import { perform } from '../../game/actions.ts';
import { isInGame } from '../../game/play/query.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Effect, Span, Statement } from '../../language/syntax.ts';
import { effectLine, refuseEffect } from '../acts/effectLines.ts';
import { type LineOutcome, type Script, type ScriptSettings, scopeOf } from '../acts/playing.ts';
import { numberFor } from '../citations/citing.ts';
import { playerNamed } from '../names/resolve.ts';
import { found } from '../names/resolved.ts';
import { removeLine } from '../report/lineEdits.ts';
import { type Problem, problem } from '../report/problems.ts';
import { decidesFirst, gameIsOver, hasLeft } from './turnLines.ts';

/**
 * Carries out the sentence at once, for the player after `by` or else the turn player. Refused while a decision waits,
 * and for players who have left.
 */
export const playEffect = (script: Script, { by, effect }: Extract<Statement, { kind: 'effect' }>): LineOutcome => {
  const { play, settings } = script;
  const scope = scopeOf(script);
  const who = by === undefined ? found(play.state.turnPlayer) : playerNamed(scope, by);
  if (!who.ok) return { problems: who.problems };
  const read = effectLine(scope, effect);
  if (!read.ok) return { problems: read.problems };
  const line = read.value;
  const { winners, decision } = play.state;
  if (winners.length > 0) return { problems: [gameIsOver(script, effect.span, 'nothing more can happen')] };
  if (!isInGame(play.state, who.value)) return { problems: [hasLeft(script, who.value, effect.span)] };
  if (decision?.kind === 'choose') return { problems: [decidesFirst(script, effect.span, decision)] };
  const refused = refuseEffect(play.state, line, who.value);
  if (refused.length > 0)
    return { refused, problems: refused.map(r => effectProblem(settings, effect, line.units, r)) };
  perform(play, who.value, { kind: 'effect', instructions: line.instructions, slots: line.slots });
  return { problems: [] };
};

const effectProblem = (settings: ScriptSettings, effect: Effect, units: readonly number[], r: Refusal): Problem => {
  const rule = numberFor(settings.rules, r.rules, settings.edition);
  return problem(r.code, effectSpan(effect, units, r), r.message, {
    concepts: r.rules,
    fixes: [removeLine(settings.source, effect.span)],
    ...(rule === null ? {} : { rule }),
  });
};

const effectSpan = (effect: Effect, units: readonly number[], r: Refusal): Span => {
  if (effect.kind === 'sentence') return effect.span;
  if (r.place !== undefined && effect.kind === 'move') return effect.to.span;
  return effect.units[units.indexOf(r.units[0] ?? -1)]?.span ?? effect.span;
};
