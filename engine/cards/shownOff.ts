/** Things that are shown off, and words that speak of them afterwards (`keyword.show-off.linked`). */
import type { Condition, Selector } from '../game/state/cards/terms.ts';
import { anywhere, mapParts } from '../game/state/cards/walk.ts';
import { SHOWN_OFF_SLOT } from '../game/state/slots.ts';
import { not } from './events/happening.ts';
import { attempt, type Parser, say, speakOf } from './parser.ts';

/** `a unit`, `five units with different names`: whatever is said of it after this is said of what was shown off. */
export const thingsShownOff = (p: Parser): Extract<Selector, { kind: 'chosen' }> | null => {
  const { referents, slots } = p;
  const what = p.grammar.selector(p);
  if (what?.kind !== 'chosen') return null;
  const { filter, count } = what;
  const types = filter.types.length === 0 ? (['card'] as const) : filter.types;
  p.slots = slots;
  p.referents = [...referents, { what: { kind: 'shown off', filter }, types, many: count.most !== 1, filter }];
  return { ...what, slot: SHOWN_OFF_SLOT };
};

/** `you showed off`, `you showed off a unit`, `you showed one off`, `you did not show off`. */
export const showedOff = (p: Parser): Condition | null => {
  if (say(p, 'you showed one/it/any/them off')) {
    speakOf(p, { what: { kind: 'shown off', filter: { types: [] } }, types: ['card'], many: false });
    return { is: 'showed off' };
  }
  const negative = say(p, 'you did not show off');
  if (!negative && !say(p, 'you showed off')) return null;
  const what = attempt(p, () => thingsShownOff(p));
  const found: Condition = { is: 'showed off', ...(what === null ? {} : { what: what.filter }) };
  return negative ? not(found) : found;
};

/**
 * `keyword.show-off.each.linked`: words that are given together with a Show Off are linked with that one, and not with others of the
 * card. The text of all that is given stands for it.
 */
export const linkedTogether = <T>(given: T, text: string): T =>
  anywhere(given, ({ gives }) => gives === 'show off')
    ? (mapParts(given, part =>
        part.gives === 'show off' || part.is === 'showed off' || part.kind === 'shown off'
          ? { ...part, link: text }
          : part,
      ) as T)
    : given;
