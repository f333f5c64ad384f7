/** What may be played later on: `banish the top card of your deck. you may play it this turn`. */
import { outcomeSlot } from '../../game/state/slots.ts';
import { lasting } from '../durations.ts';
import { attempt, fail, type Parser, say } from '../parser.ts';
import type { Instructions } from './readers.ts';

/** A permission for as long as it says, at the card's own cost (`ability.passive.off-board`); without a time it is played at once. */
export const permitted = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  if (last?.do !== 'banish top' && last?.do !== 'banish') return null;
  const early = attempt(p, () => {
    const found = lasting(p);
    return found !== null && say(p, ',') ? found : null;
  });
  if (!say(p, 'you may play it/them | you may play that card/unit/gear/spell | you may play those cards')) return null;
  const until = early ?? lasting(p);
  if (until === null) return fail(p, 'this turn');
  const what = { types: ['card'], by: outcomeSlot('banished') } as const;
  return [...before, { do: 'for a while', effect: { gives: 'may be played', what, from: 'banishment' }, until }];
};
