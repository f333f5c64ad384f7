/** How long something lasts: `this turn`, `this combat`, `until I leave the board`. */
import type { Instruction, Lasting } from '../game/state/cards/ability.ts';
import { type Parser, say } from './parser.ts';

/** Null where no span of time is named. */
export const lasting = (p: Parser): Lasting | null => {
  if (say(p, 'this turn | until end of turn | until (the) end of (the/this) turn | for the rest of the/this turn'))
    return 'turn';
  if (say(p, '(for/during) this combat | until (the) end of (the/this) combat')) return 'combat';
  if (
    say(
      p,
      'until I/this leave/leaves the board | (for) as long as I/this am/is on the board | while I/this am/is on the board',
    )
  )
    return 'source';
  if (say(p, '(or) until (the) start/beginning of your next turn | until your next turn')) return 'next turn';
  if (say(p, '(or) until (the) start/beginning of your next ending phase | until your next ending phase'))
    return 'next ending';
  if (say(p, '(or) until (the) end of your next turn')) return 'next turn end';
  if (say(p, '(or) until (the) (start/beginning of) your next beginning phase')) return 'next beginning';
  return null;
};

/** For as long as it is on the board, where nothing is said. */
export const until = (p: Parser): Lasting => lasting(p) ?? p.lasting ?? 'board';

/** `… has +1 might and … has -1 might this turn`: how long is said once, at the end, of all that is joined by `and`. */
export const asLongAs = (before: readonly Instruction[], [first]: readonly Instruction[]): readonly Instruction[] => {
  const lasts = first !== undefined && 'until' in first ? first.until : undefined;
  if (lasts === undefined || lasts === 'board') return before;
  const open = before.findLastIndex(each => !('until' in each) || each.until !== 'board') + 1;
  return [...before.slice(0, open), ...before.slice(open).map(each => lastingFor(each, lasts))];
};

const lastingFor = (each: Instruction, lasts: unknown): Instruction =>
  Object.fromEntries(
    Object.entries(each).map(([key, value]) => [key, key === 'until' ? lasts : value]),
  ) as unknown as Instruction;
