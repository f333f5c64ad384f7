/** Carries out what abilities say, one instruction after the other (`play.spell.resolve`). */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import type { Play } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { runCards } from './cards.ts';
import { runControl } from './control.ts';
import { runDamage } from './damage.ts';
import { runFlow } from './flow.ts';
import { runMight } from './might.ts';
import { runMoves } from './moves.ts';
import { runNewChoices } from './newChoices.ts';
import { runObjects } from './objects.ts';
import { runPlaying } from './playing.ts';

/** Carries out an instruction of its family; false for one of another. */
type Runner = (play: Play, a: EffectFrame, i: Instruction) => boolean;

/** Which family an instruction belongs to. */
const RUNNERS: Readonly<Record<Instruction['do'], Runner>> = {
  choose: runObjects,
  deal: runDamage,
  'give might': runMight,
  'set might': runMight,
  'double might': runMight,
  'swap might': runMight,
  give: runMight,
  lose: runMight,
  copy: runMight,
  stun: runObjects,
  buff: runObjects,
  'spend buff': runObjects,
  kill: runObjects,
  banish: runObjects,
  'banish top': runObjects,
  recall: runMoves,
  heal: runObjects,
  ready: runObjects,
  exhaust: runObjects,
  return: runObjects,
  recycle: runObjects,
  'discard these': runObjects,
  counter: runObjects,
  detach: runObjects,
  empower: runObjects,
  disempower: runObjects,
  reveal: runObjects,
  hide: runObjects,
  'draw these': runObjects,
  put: runObjects,
  move: runMoves,
  'swap places': runMoves,
  attach: runMoves,
  equip: runMoves,
  'take control': runControl,
  'lose control': runControl,
  'extra turn': runControl,
  skip: runControl,
  'end the turn': runControl,
  draw: runCards,
  burn: runCards,
  predict: runCards,
  'gain points': runCards,
  'lose points': runCards,
  'gain xp': runCards,
  'spend xp': runCards,
  discard: runCards,
  'recycle some': runCards,
  channel: runCards,
  add: runCards,
  look: runCards,
  'burn out': runCards,
  'win the game': runCards,
  'play token': runPlaying,
  play: runPlaying,
  'play copy': runPlaying,
  enter: runPlaying,
  'replace battlefield': runPlaying,
  'add battlefield': runPlaying,
  prevent: runDamage,
  'double damage': runDamage,
  'replace next': runFlow,
  'for a while': runFlow,
  later: runFlow,
  'do this': runFlow,
  'activate triggers': runFlow,
  may: runFlow,
  pay: runFlow,
  'unless paid': runFlow,
  if: runFlow,
  'if done': runFlow,
  'for each': runFlow,
  'for each killed': runFlow,
  'each player': runFlow,
  'choose one': runFlow,
  'make new choices': runNewChoices,
};

/** `spell.resolve.order` */
export const run = (play: Play, a: EffectFrame, instructions: readonly Instruction[]): void => {
  for (const i of instructions) {
    if (play.state.winners.length > 0) return;
    RUNNERS[i.do](play, a, i);
  }
};
