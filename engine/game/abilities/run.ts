/** Carries out what abilities say, one instruction after the other (`play.spell.resolve`). */

import { ask } from '../ask.ts';
import type { Instruction } from '../cards/ability.ts';
import type { Selector } from '../cards/terms.ts';
import type { Play } from '../play.ts';
import { step } from '../play.ts';
import { player } from '../query.ts';
import type { Ref } from '../ref.ts';
import { type Acting, acting, now } from './acting.ts';
import { living } from './context.ts';
import { isOnBoard } from './filter.ts';
import { runCards } from './instructions/cards.ts';
import { runControl } from './instructions/control.ts';
import { runDamage } from './instructions/damage.ts';
import { runFlow } from './instructions/flow.ts';
import { runMight } from './instructions/might.ts';
import { runMoves } from './instructions/moves.ts';
import { runObjects } from './instructions/objects.ts';
import { runPlaying } from './instructions/playing.ts';
import { playersMeant } from './who.ts';

/** Whether a family of instructions knows this one; it has carried it out then. */
export type Runner = (play: Play, a: Acting, i: Instruction) => boolean;

const RUNNERS: readonly Runner[] = [
  runDamage,
  runMight,
  runObjects,
  runMoves,
  runCards,
  runControl,
  runPlaying,
  runFlow,
];

export const run = (play: Play, a: Acting, does: readonly Instruction[]): void => {
  for (const i of does) {
    if (play.state.winners.length > 0) return;
    if (!RUNNERS.some(r => r(play, a, i)))
      step(play, 'play.impossible', `${a.name}: "${i.do}" cannot be shown on this board.`, { players: [a.controller] });
  }
};

export type { Ref, Selector };
export { acting, ask, isOnBoard, living, now, player, playersMeant };
