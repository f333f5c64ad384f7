/** Carries out what abilities say, one instruction after the other (`play.spell.resolve`). */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import type { Play } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { battlefieldHandlers } from './battlefields.ts';
import { cardHandlers } from './cards.ts';
import { controlHandlers } from './control.ts';
import { copyingHandlers } from './copying.ts';
import { counterHandlers } from './counter.ts';
import { damageHandlers } from './damage.ts';
import { flowHandlers } from './flow.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { lastingHandlers } from './lasting.ts';
import { legendHandlers } from './legends.ts';
import { mightHandlers } from './might.ts';
import { moveHandlers } from './moves.ts';
import { namingHandlers } from './naming.ts';
import { newChoicesHandlers } from './newChoices.ts';
import { objectHandlers } from './objects.ts';
import { optionalHandlers } from './optional.ts';
import { playingHandlers } from './playing.ts';
import { tokenHandlers } from './playingTokens.ts';
import { puttingHandlers } from './putting.ts';

const HANDLERS: InstructionHandlers = {
  ...flowHandlers,
  ...optionalHandlers,
  ...lastingHandlers,
  ...objectHandlers,
  ...counterHandlers,
  ...moveHandlers,
  ...mightHandlers,
  ...copyingHandlers,
  ...damageHandlers,
  ...cardHandlers,
  ...playingHandlers,
  ...tokenHandlers,
  ...puttingHandlers,
  ...battlefieldHandlers,
  ...controlHandlers,
  ...newChoicesHandlers,
  ...namingHandlers,
  ...legendHandlers,
};

/** The name stands for itself, so that the compiler sees that handler and instruction are of the same. */
const handle = <D extends Instruction['do']>(name: D, play: Play, frame: EffectFrame, i: InstructionOf<D>): void =>
  HANDLERS[name](play, frame, i);

/** `spell.resolve.order` */
export const run = (play: Play, frame: EffectFrame, instructions: readonly Instruction[]): void => {
  for (const i of instructions) {
    if (play.state.winners.length > 0) return;
    handle(i.do, play, frame, i);
  }
};
