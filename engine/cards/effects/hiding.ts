/** Hiding as an instruction: a card is put facedown at a battlefield, and what that costs is left (`hide`). */
import type { Destination, Filter, Instruction, Selector } from '../../game/state/cards/ability.ts';
import { fail, type Parser, say, sees } from '../parser.ts';
import { single } from '../selectors.ts';
import type { Instructions } from './readers.ts';

const FROM_HAND = { kind: 'zone', zone: 'hand', of: 'you' } as const;

/** `hide a card from your hand here, ignoring its cost`, `hide it at a battlefield you control, ignoring its cost`. */
export const hiding = (p: Parser): Instructions | null => {
  if (!say(p, 'hide')) return null;
  const before = p.goalBehind;
  p.goalBehind = true;
  const what = hidden(single(p));
  p.goalBehind = before;
  const at = what === null ? null : place(p);
  if (what === null || at === null) return null;
  // Without these words, it is not clear whether the Power for it is to be paid.
  if (!say(p, '(,) ignoring/without (paying) (its/their/the) (hide/hiding) cost/costs'))
    return fail(p, 'ignoring its cost');
  return [...at.chosen, { do: 'hide', what, to: at.to }];
};

/** "A card" is one of the hand; only what has Hidden has a cost of hiding that could be ignored (`hide.hidden`). */
const hidden = (what: Selector | null): Selector | null => {
  if (what === null || (what.kind !== 'chosen' && what.kind !== 'all')) return null;
  const { where, keyword } = what.filter;
  if (keyword !== undefined && keyword !== 'hidden') return null;
  if (where !== undefined && !(where.kind === 'zone' && where.zone === 'hand' && where.of === 'you')) return null;
  const filter: Filter = {
    ...what.filter,
    keyword: 'hidden',
    ...(what.among === undefined ? { where: FROM_HAND } : {}),
  };
  return { ...what, filter };
};

interface At {
  readonly to: Destination;
  /** The battlefield, where that is chosen as it is done. */
  readonly chosen: readonly Instruction[];
}

const place = (p: Parser): At | null => {
  if (say(p, 'here | at this battlefield')) return { to: { kind: 'here' }, chosen: [] };
  if (sees(p, 'there')) {
    p.pos++;
    const there = p.referents.findLast(({ types }) => types.includes('battlefield'));
    return there === undefined ? null : { to: { kind: 'location of', what: there.what }, chosen: [] };
  }
  const at = say(p, 'at') ? single(p) : null;
  if (at?.kind !== 'chosen' || at.filter.types.join() !== 'battlefield') return fail(p, 'here');
  return {
    to: { kind: 'location of', what: { kind: 'slot', slot: at.slot } },
    chosen: [{ do: 'choose', what: { ...at, must: true } }],
  };
};
