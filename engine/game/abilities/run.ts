/** Carries out what abilities say, one instruction after the other (`play.spell.resolve`). */
import type { Instruction } from '../cards/ability.ts';
import type { Play } from '../play.ts';
import type { Acting } from './acting.ts';
import { runCards } from './instructions/cards.ts';
import { runControl } from './instructions/control.ts';
import { runDamage } from './instructions/damage.ts';
import { runFlow } from './instructions/flow.ts';
import { runMight } from './instructions/might.ts';
import { runMoves } from './instructions/moves.ts';
import { runNewChoices } from './instructions/newChoices.ts';
import { runObjects } from './instructions/objects.ts';
import { runPlaying } from './instructions/playing.ts';

/** Carries out an instruction of its family; false for one of another. */
type Runner = (play: Play, a: Acting, i: Instruction) => boolean;

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
export const run = (play: Play, a: Acting, does: readonly Instruction[]): void => {
  for (const i of does) {
    if (play.state.winners.length > 0) return;
    RUNNERS[i.do](play, a, i);
  }
};
