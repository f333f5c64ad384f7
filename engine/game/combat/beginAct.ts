/** The turn player's choice among staged showdowns and combats, as an act (`combat.staged.choice`). */

import { change, type Play } from '../play/play.ts';
import { battlefield, combatUnderWay, isNeutral, listed, player } from '../play/query.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import type { BattlefieldId, PlayerId, State } from '../state/state.ts';
import { beginAt } from './beginStaged.ts';

/** Begins it; does nothing if it has just begun by itself. Ask `refuseBegin` first. */
export const begin = (play: Play, at: BattlefieldId): void => {
  if (begun(play.state, at)) return;
  change(play, s => {
    s.decision = null;
  });
  beginAt(play, at);
};

/** Whether what was asked for has just begun by itself, as the only thing that could. */
const begun = ({ showdown, decision }: State, at: BattlefieldId): boolean =>
  showdown?.at === at && showdown.fresh && decision === null;

/** `combat.staged.choice`, `cleanup.begin-showdown`: the turn player picks among what the edition lets begin now. */
export const refuseBegin = (
  state: State,
  who: PlayerId,
  what: 'combat' | 'showdown',
  at: BattlefieldId,
): readonly Refusal[] => {
  const { decision } = state;
  const place = battlefield(state, at);
  if (begun(state, at) && who === state.turnPlayer && (what === 'showdown' || combatUnderWay(state)?.at === at))
    return [];
  if (decision?.kind !== 'begin') {
    return refusal(
      'flow/nothing-pending',
      ['combat.staged.choice'],
      `No ${what} is waiting for a choice: ${isNeutral(state) ? 'nothing is staged' : 'one is under way'}.`,
    );
  }
  if (decision.player !== who) {
    return refusal(
      'flow/not-now',
      ['combat.staged.choice'],
      `The turn player, ${player(state, decision.player).name}, chooses what begins.`,
    );
  }
  const open = listed(
    decision.places.map(id => battlefield(state, id).name),
    'or',
  );
  if (!decision.places.includes(at)) {
    return refusal(
      'flow/not-now',
      ['cleanup.begin-showdown', 'cleanup.begin-combat'],
      `Nothing at ${place.name} can begin now; the choice is between ${open}.`,
      { place: at },
    );
  }
  if (what === 'combat' && !place.stagedCombat) {
    return refusal('flow/not-now', ['combat.staged'], `No combat is staged at ${place.name}, only a showdown.`, {
      place: at,
    });
  }
  return [];
};
