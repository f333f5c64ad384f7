/** What keeps everybody from acting while somebody has to decide. */

import { battlefield, listed, player } from '../play/query.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import type { State } from '../state/state.ts';
import { openAssignment } from './damage.ts';

/** What keeps everybody from acting: somebody has to decide first. */
export const refuseWhileDeciding = (state: State): readonly Refusal[] => {
  const { decision } = state;
  if (decision === null) return [];
  const name = player(state, decision.player).name;
  if (decision.kind === 'begin') {
    const places = listed(
      decision.places.map(id => battlefield(state, id).name),
      'or',
    );
    return refusal(
      'flow/not-now',
      ['cleanup.begin-combat', 'combat.staged.choice'],
      `${name} first has to choose which begins: ${places}.`,
    );
  }
  if (decision.kind === 'choose')
    return refusal(
      'flow/not-now',
      [decision.rule],
      `${name} has to decide first for ${decision.about}: ${decision.prompt}.`,
    );
  const total = openAssignment(state)?.total ?? 0;
  return refusal('flow/not-now', ['combat.assign'], `${name} has to assign ${total} damage first.`);
};
