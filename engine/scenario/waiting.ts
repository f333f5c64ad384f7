/** A decision that waits: told, with its legal choices as fixes. */
import { openAssignment } from '../game/damage.ts';
import { battlefield, player } from '../game/query.ts';
import type { Span } from '../language/syntax.ts';
import { decisionFixes } from './choices.ts';
import type { Script } from './playing.ts';
import { type Problem, problem } from './problems.ts';

/** `flow/undecided`, with the choices as fixes. */
export const waitingProblem = (script: Script, at: Span, severity: 'warning' | 'hint'): Problem => {
  const { state } = script.play;
  const { decision } = state;
  if (decision === null) return problem('flow/undecided', at, 'A decision waits.', { severity });
  const name = player(state, decision.player).name;
  const open = openAssignment(state);
  const what =
    decision.kind === 'begin'
      ? `${name} has to choose what begins: ${decision.places.map(id => battlefield(state, id).name).join(' or ')}`
      : `${name} has to assign ${open?.total ?? 0} damage among ${open?.targets.map(u => u.name).join(', ')}`;
  const before = severity === 'warning';
  return problem('flow/undecided', at, `${what}.`, {
    severity,
    concepts: [decision.kind === 'begin' ? 'combat.staged.choice' : 'combat.assign'],
    fixes: decisionFixes(state, script.stage.source, at, before ? 'above' : 'below'),
  });
};
