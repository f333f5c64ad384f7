/** Whether abilities that triggered at once do the same. */

import { anywhere, sameTerms, type TermPart } from '../state/cards/walk.ts';
import type { GameEvent } from '../state/events.ts';
import type { PendingTrigger } from './triggering.ts';

/** Whether both do the same to the same objects, so that their order makes no difference. */
export const isSameOfSame = (t: PendingTrigger, first: PendingTrigger | undefined): boolean =>
  first !== undefined &&
  t.instance.ability.text === first.instance.ability.text &&
  t.instance.name === first.instance.name &&
  !anywhere(t.instance.ability.instructions, part => differsIn(part.kind, t.event, first.event));

/** Whether two events differ in what words of this kind mean: what it happened to, where, or how much. */
const differsIn = (kind: unknown, a: GameEvent, b: GameEvent): boolean => {
  switch (kind) {
    case 'event':
    case 'it':
      return a.what !== b.what;
    case 'there':
      return !sameTerms(a.at, b.at);
    case 'that much':
      return a.amount !== b.amount;
    default:
      return false;
  }
};

/** Whether it would be done to or by somebody else if the other event had set it off: `its controller draws 1`. */
export const isOfOthers = ({ instance, event }: PendingTrigger, other: GameEvent): boolean =>
  anywhere(instance.ability.instructions, part => isOfOtherPlayer(part, event, other));

/** Whether a word for a player in this part means another one for each of two events: `its controller draws 1`. */
const isOfOtherPlayer = (part: TermPart, a: GameEvent, b: GameEvent): boolean =>
  [part.who, part.whose, part.side, part.by].some(player => {
    switch (player) {
      case 'that player':
        return a.player !== b.player;
      case 'its controller':
        return a.memo?.controller !== b.memo?.controller;
      case 'its owner':
        return a.memo?.owner !== b.memo?.owner;
      default:
        return false;
    }
  });
