/** From where, to where and in whose turn somebody plays what a passive sentence speaks of. */

import type { Plays } from '../../game/state/cards/plainEffects.ts';
import { saysOnly } from '../../game/state/cards/walk.ts';
import type { Draft } from '../../game/state/draft.ts';
import { type Parser, say } from '../parser.ts';

/** `here`, `from your trash`, `on an opponent's turn`: which plays of theirs. */
export const playsMeant = (p: Parser, nth: number | null): Plays | null => {
  const draft: Draft<Plays> = nth === null ? {} : { nth };
  for (;;) {
    if (say(p, 'here')) draft.to = { kind: 'here' };
    else if (say(p, 'from anywhere but/except (your) hand | from anywhere other than (your) hand'))
      draft.from = 'anywhere but hand';
    else if (say(p, 'from (your) hand')) draft.from = 'hand';
    else if (say(p, 'from (your) trash')) draft.from = 'trash';
    else if (say(p, 'from facedown/hiding/hidden | from face down')) draft.from = 'facedown';
    else if (say(p, "on/during an opponent 's turn | on/during opponents ' turns")) draft.turn = 'opponents';
    else if (say(p, 'on/during your turn')) draft.turn = 'you';
    else if (say(p, 'on/during their turn')) draft.turn = 'that player';
    else if (nth === null || !say(p, 'each turn')) break;
  }
  return saysOnly(draft) ? null : draft;
};
