/** What gear says of the cost of its own Equip. */
import type { StaticEffect, Value } from '../../game/state/cards/ability.ts';
import { EQUIPPED_SLOT } from '../../game/state/slots.ts';
import { fail, type Parser, say } from '../parser.ts';

/** `my equip costs energy less by the might of the unit you choose`, said by gear; of the Equip printed right before, `this ability`. */
export const ownEquip = (p: Parser): Extract<StaticEffect, { gives: 'cost' }> | null => {
  if (!say(p, "my equip costs energy less by | this ability 's energy cost is reduced by")) return null;
  if (!say(p, 'the might of the unit you choose')) return fail(p, 'the might of the unit you choose');
  const might: Value = { kind: 'might', of: { kind: 'slot', slot: EQUIPPED_SLOT } };
  return { gives: 'cost', of: 'my equip', whose: 'you', energy: { kind: 'negative', of: might }, power: [] };
};
