/** What may be played later on: `banish the top card of your deck. you may play it this turn`. */
import { outcomeSlot } from '../../game/state/slots.ts';
import { lasting } from '../durations.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import type { Instructions } from './readers.ts';

const IGNORING = ways<'energy' | 'cost'>([
  ['(,) ignoring its energy cost', 'energy'],
  ['(,) ignoring its cost', 'cost'],
]);

/** `you may play a gear from your hand this turn, ignoring its energy cost`: once, when its player likes (`play.cost.ignore`). */
export const readPermissionForLess = (p: Parser): Instructions | null => {
  if (!say(p, 'you may play a/an/any/one/1')) return null;
  const found = filter(p);
  const where = found?.where;
  if (found === null || where?.kind !== 'zone' || where.of !== 'you') return null;
  if (where.zone !== 'hand' && where.zone !== 'trash') return null;
  const until = lasting(p);
  if (until === null) return fail(p, 'this turn');
  if (where.zone === 'trash') {
    const effect = { gives: 'may be played', what: { ...found, side: 'yours' }, from: 'trash' } as const;
    return [{ do: 'for a while', effect, until, times: 1 }];
  }
  const free = oneOf(p, IGNORING);
  if (free === null) return fail(p, 'ignoring its cost');
  const effect = { gives: 'may be played', what: found, from: 'hand', free } as const;
  return [{ do: 'for a while', effect, until, times: 1 }];
};

/** A permission for as long as it says, at the card's own cost (`ability.passive.off-board`); without a time it is played at once. */
export const permitted = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  // "Banish one and recycle the rest. You may play it": what was banished.
  const rest = last?.do === 'recycle' && last.what.kind === 'all' && last.what.among !== undefined;
  const done = rest ? before.at(-2) : last;
  if (done?.do !== 'banish top' && done?.do !== 'banish') return null;
  const early = attempt(p, () => {
    const found = lasting(p);
    return found !== null && say(p, ',') ? found : null;
  });
  const one = say(p, 'you may play one of them/those (cards)');
  if (!one && !say(p, 'you may play it/them | you may play that card/unit/gear/spell | you may play those cards'))
    return null;
  const until = early ?? lasting(p);
  if (until === null) return fail(p, 'this turn');
  const what = { types: ['card'], by: outcomeSlot('banished') } as const;
  return [
    ...before,
    {
      do: 'for a while',
      effect: { gives: 'may be played', what, from: 'banishment' },
      until,
      ...(one ? { times: 1 } : {}),
    },
  ];
};
