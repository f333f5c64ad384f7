/** Whether abilities that triggered at once do the same. */

import { anywhere, sameTerms } from '../state/cards/walk.ts';
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
