/** Refusals that several actions share. */

import { battlefield, listed, player } from '../play/query.ts';
import type { Refusal } from '../state/refusal.ts';
import type { BattlefieldId, State } from '../state/state.ts';
import { openAssignment } from './damage.ts';

/** A list with one refusal, which concerns no particular unit. */
export const refusal = (
  code: Refusal['code'],
  rules: Refusal['rules'],
  message: string,
  place?: BattlefieldId,
): readonly Refusal[] => [{ code, rules, message, units: [], ...(place === undefined ? {} : { place }) }];

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
      `${name} has to choose first which begins: ${places}.`,
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
