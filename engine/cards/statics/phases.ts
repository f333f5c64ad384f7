/** What passive sentences say of the phases of a turn: skipped ones, and how much is channelled. */
import { fail, number, type Parser, say } from '../parser.ts';
import { who } from '../players.ts';
import type { Effects } from './effects.ts';

/** `skip your draw phase`. */
export const skipping = (p: Parser): Effects => {
  if (!say(p, 'skip your')) return null;
  const what = say(p, 'draw phase') ? 'draw phase' : say(p, 'channel phase') ? 'channel phase' : null;
  return what === null ? null : [{ gives: 'skip', who: 'you', what }];
};

/** `players only channel 1 rune in their channel phase`. */
export const channelling = (p: Parser): Effects => {
  const by = who(p);
  if (by === null || !say(p, 'only channel/channels')) return null;
  const amount = number(p);
  if (amount === null || !say(p, 'rune/runes')) return null;
  return say(p, 'at the start of their/your channel phase | in/during their/your channel phase')
    ? [{ gives: 'channels only', who: by, amount }]
    : fail(p, 'at the start of');
};
