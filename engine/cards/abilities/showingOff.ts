/** Show Off: what is shown of the hand, or picked on the board, as a card is played (`keyword.show-off.format`). */
import type { Ability } from '../../game/state/cards/ability.ts';
import { fail, type Parser, say, writtenFrom } from '../parser.ts';
import { thingsShownOff } from '../shownOff.ts';

/** `show off a unit`, `show off five units with different names`, `show off a card costing 7 or more`. */
export const showingOff = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  if (!say(p, 'show off')) return null;
  const what = thingsShownOff(p);
  if (what === null) return fail(p, 'a unit');
  return [{ kind: 'static', effects: [{ gives: 'show off', what }], keyword: SHOW_OFF, text: writtenFrom(p, from) }];
};

const SHOW_OFF = 'show off';
