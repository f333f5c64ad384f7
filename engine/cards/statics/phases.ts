/** What passive sentences say of the phases of a turn, and of the resources in it: skipped ones, how much is channelled or added. */
import { filter } from '../filters/filter.ts';
import { number } from '../numerals.ts';
import { fail, oneWord, type Parser, say } from '../parser.ts';
import { who } from '../players.ts';
import { value } from '../values.ts';
import type { Effects } from './effects.ts';

/** `your Gold add an additional 1`. */
export const addingMore = (p: Parser): Effects => {
  const source = filter(p);
  if (source === null || !say(p, 'add/adds an additional')) return null;
  const energy = value(p);
  say(p, 'energy');
  return energy === null ? null : [{ gives: 'more added', source, energy }];
};

/** `skip your draw phase`. */
export const skipping = (p: Parser): Effects => {
  if (!say(p, 'skip your')) return null;
  const what = oneWord(p, ['draw phase', 'channel phase']);
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
