/** Contested battlefields: by whoever becomes present at one that they do not control. */

import type { Concept } from '../state/concepts.ts';
import { flatMapped } from '../state/lists.ts';
import type { BattlefieldId, GameObject, ObjectId, PlayerId } from '../state/state.ts';
import { changeBattlefield, type Play, step } from './play.ts';
import { battlefield, player } from './query.ts';
import { sentence } from './sentence.ts';

/** `control.contested.applies-when`: a unit of a player who does not control the battlefield has arrived there. */
export const contest = (
  play: Play,
  at: BattlefieldId,
  by: PlayerId,
  rule: Concept = 'control.contested.applies-when',
): void => {
  const b = battlefield(play.state, at);
  if (b.contestedBy !== null || b.controller === by) return;
  changeBattlefield(play, at, d => {
    d.contestedBy = by;
  });
  step(play)?.tell(rule, sentence`${player(play.state, by).name} contests ${b.name}.`, { players: [by], places: [at] });
};

/** `move.contests`, `control.contested.applies-when`: also by being played or coming under another's control there. */
export const arrive = (play: Play, ids: readonly ObjectId[]): void => {
  for (const id of ids) {
    const u = play.state.objects[id];
    if (u?.type === 'unit' && u.zone.kind === 'battlefield') contest(play, u.zone.at, u.controller, 'move.contests');
  }
};

/** `control.contested.new-controller`: the same by whatever has another controller than `before`, where the edition says so of every way. */
export const changeHands = (play: Play, before: readonly GameObject[]): void => {
  if (play.behaviours.controlChangeContests === 'however control changes')
    arrive(
      play,
      flatMapped(before, o => (play.state.objects[o.id]?.controller === o.controller ? [] : [o.id])),
    );
};
