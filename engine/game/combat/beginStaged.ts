/** Begins what is staged once nothing else is under way; of several, the turn player chooses. */

import { change, type Play } from '../play/play.ts';
import { battlefield, isNeutral, turnOrder } from '../play/query.ts';
import type { Battlefield, BattlefieldId, State } from '../state/state.ts';
import { becomeCombat, openCombat } from './combat.ts';
import { openShowdown } from './showdown.ts';

const isAnythingStaged = ({ battlefields }: State): boolean => {
  for (const b of battlefields) if (b.stagedShowdown || b.stagedCombat) return true;
  return false;
};

/** The battlefields that the edition lets the turn player pick from now (`cleanup.begin-showdown`, `cleanup.begin-combat`). */
const candidates = (play: Play): { what: 'showdown' | 'combat'; from: readonly Battlefield[] } => {
  const { battlefields } = play.state;
  const showdowns =
    play.behaviours.beginFirst === 'any'
      ? battlefields.filter(b => b.stagedShowdown)
      : battlefields.filter(b => b.stagedShowdown && !b.stagedCombat);
  if (showdowns.length > 0)
    return { what: showdowns.every(b => b.stagedCombat) ? 'combat' : 'showdown', from: showdowns };
  return { what: 'combat', from: battlefields.filter(b => b.stagedCombat) };
};

/** Begins what is staged, or asks the turn player which of several. True when something began. */
export const beginStaged = (play: Play): boolean => {
  const { state } = play;
  if (state.winners.length > 0) return false;
  const overtaken = state.showdown;
  const becomes = play.behaviours.showdownOvertaken === 'becomes the combat';
  if (becomes && overtaken !== null && battlefield(state, overtaken.at).stagedCombat) {
    becomeCombat(play, overtaken.at);
    return play.state !== state;
  }
  if (!isNeutral(state)) return false;
  if (!isAnythingStaged(state)) {
    if (state.decision?.kind === 'begin')
      change(play, s => {
        s.decision = null;
      });
    return false;
  }
  const { what, from } = candidates(play);
  if (from.length > 1) {
    change(play, s => {
      s.decision = {
        kind: 'begin',
        player: turnOrder(state)[0] ?? state.turnPlayer,
        what,
        places: from.map(b => b.id),
      };
    });
    return false;
  }
  const [only] = from;
  if (only !== undefined) beginAt(play, only.id);
  return play.state !== state;
};

/** Opens what is staged at a battlefield: its combat, or else its showdown. */
export const beginAt = (play: Play, at: BattlefieldId): void => {
  const b = battlefield(play.state, at);
  if (b.stagedCombat) openCombat(play, at);
  else if (b.contestedBy !== null) openShowdown(play, at, b.contestedBy, 'non-combat');
};
