/** A decision that waits, as a problem with its legal choices as fixes. */

import { nameOfRef } from '../../game/abilities/context.ts';
import { openAssignment } from '../../game/combat/damage.ts';
import { battlefield, listed, listedNames, player } from '../../game/play/query.ts';
import type { Concept } from '../../game/state/concepts.ts';
import type { Decision, Ref, State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { decisionFixes } from '../fixes/fixes.ts';
import { optionsText } from '../lines/answers.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Script } from './playing.ts';

/** What a decision leaves open, as the beginning of a sentence; or nothing, where a script merely ends. */
type Keeps = { readonly open: string } | 'nothing';

/** `flow/undecided`, with the choices as fixes. */
export const waitingProblem = (script: Script, at: Span, keeps: Keeps): Problem => {
  const { state } = script.play;
  const { decision } = state;
  const severity = keeps === 'nothing' ? 'hint' : 'warning';
  if (decision === null) return problem('flow/undecided', at, 'A decision waits.', { severity });
  const waits = decisionText(state, decision);
  return problem('flow/undecided', at, keeps === 'nothing' ? waits : `${keeps.open}: ${waits}`, {
    severity,
    concepts: [ruleOf(decision)],
    fixes: decisionFixes(state, script.settings.source, at, keeps === 'nothing' ? 'below' : 'above'),
  });
};

/** Who has to decide what, and what there is to choose from. */
export const decisionText = (state: State, decision: Decision): string => {
  const { name } = player(state, decision.player);
  switch (decision.kind) {
    case 'begin': {
      const places = decision.places.map(id => battlefield(state, id).name);
      return `${name} has to choose what begins: ${listed(places, 'or')}.`;
    }
    case 'assign': {
      const open = openAssignment(state);
      const among = listedNames(open?.targets.map(u => u.name) ?? []);
      return `${name} has to assign ${open?.total ?? 0} damage among ${among}.`;
    }
    case 'choose': {
      const { about, prompt, question } = decision;
      if (question.ask === 'may')
        return `${name} has to accept or decline for ${about}${subjectText(state, question.to, about)}: ${prompt}.`;
      if (question.ask === 'order') return `${name} has to order ${optionsText(state, question)}: ${prompt}.`;
      if (question.ask === 'name')
        return `${name} has to name a ${question.of} for ${about}, such as ${optionsText(state, question)}.`;
      if (question.ask === 'shares') return `${name} has to choose for ${about}: ${prompt}.`;
      return `${name} has to choose for ${about}: ${prompt} (${optionsText(state, question)}).`;
    }
  }
};

/** What would happen otherwise, happens to this: of several, the player says yes or no for each. */
const subjectText = (state: State, to: Ref | undefined, about: string): string => {
  const named = to === undefined ? about : nameOfRef(state, to);
  return named === about ? '' : `, as to ${named}`;
};

const ruleOf = (decision: Decision): Concept => {
  if (decision.kind === 'choose') return decision.rule;
  return decision.kind === 'begin' ? 'combat.staged.choice' : 'combat.assign';
};
