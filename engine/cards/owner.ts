/** Whose something is that is measured. */
import type { Selector, ThingType } from '../game/state/cards/terms.ts';
import { attempt, fail, type Parser, peek, say, tokenAt } from './parser.ts';
import { doneTo, it, that, them } from './referents.ts';

/** Whose: `my`, `its`, `that unit's`, `a friendly unit's`. */
export const owner = (p: Parser): Selector | null => {
  if (say(p, 'my')) return { kind: 'me' };
  if (say(p, "this unit/gear/spell/card 's")) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  if (say(p, "this/its/it 's")) return { kind: 'me' };
  if (say(p, 'its')) return it(p);
  if (say(p, "their | those units '")) return them(p);
  if (say(p, 'our')) return { kind: 'both', of: [{ kind: 'me' }, it(p)] };
  const named = attempt(p, () => {
    if (!say(p, 'that/the')) return null;
    const done = say(p, 'killed/chosen/discarded/recycled/moved/banished/returned/exhausted/burned')
      ? peek(p, -1)
      : null;
    const type = peek(p) as ThingType;
    p.pos++;
    if (!say(p, "'s")) return null;
    return done === null ? that(p, [type]) : doneTo(p, done, [type]);
  });
  if (named !== null) return named;
  if (tokenAt(p).kind === 'end') return fail(p, 'my might');
  return attempt(p, () => {
    const what = p.grammar.selector(p);
    return what !== null && say(p, "'s | '") ? what : null;
  });
};
