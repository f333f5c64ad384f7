/** Whose turn it is, and which phase of it. */
import type { Condition, Who } from '../../game/state/cards/terms.ts';
import { not } from '../events/happening.ts';
import { attempt, type Parser, say } from '../parser.ts';
import { place } from '../where.ts';

/** `a showdown is in progress here`. */
export const showdownOpen = (p: Parser): Condition | null => {
  if (!say(p, "a showdown is (in progress) | there is/'s a showdown (in progress)")) return null;
  const at = attempt(p, () => place(p));
  return { is: 'state', turn: 'showdown', ...(at === null ? {} : { at: at.where }) };
};

export const turns = (p: Parser): Condition | null => {
  if (!say(p, 'it is/was')) return null;
  const negative = say(p, 'not');
  const of: Who | null = say(p, 'your') ? 'you' : say(p, "an opponent 's") ? 'opponents' : null;
  if (of === null) return null;
  const found: Condition | null = say(p, 'turn')
    ? { is: 'turn', of }
    : say(p, 'beginning phase')
      ? { is: 'phase', phase: 'beginning', of }
      : say(p, 'main phase')
        ? { is: 'phase', phase: 'main', of }
        : null;
  return found !== null && negative ? not(found) : found;
};
