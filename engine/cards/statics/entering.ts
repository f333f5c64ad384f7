/** How permanents enter: ready or exhausted, and where. */
import type { Filter, Selector } from '../../game/state/cards/terms.ts';
import { attempt, fail, type Parser, say } from '../parser.ts';
import { played } from './costs.ts';
import type { Effects } from './effects.ts';

export const readiness = (p: Parser): 'ready' | 'exhausted' | null =>
  say(p, 'ready') ? 'ready' : say(p, 'exhausted') ? 'exhausted' : fail(p, 'ready');

/** `I enter ready`, `this enters exhausted`, `friendly units enter ready`, `units you play enter ready`. */
export const enters = (p: Parser): Effects => {
  const of = attempt(p, () => played(p));
  if (of === null || (typeof of.of === 'string' && of.of !== 'me')) return null;
  if (!say(p, 'enter/enters')) return null;
  if (of.of === 'me' && say(p, 'in/at (your/my) base')) return [{ gives: 'enters in base', what: 'me' }];
  const how = readiness(p);
  if (how === null) return null;
  const { plays } = of;
  return [{ gives: 'enters', how, what: of.of, whose: of.whose, ...(plays === undefined ? {} : { plays }) }];
};

export const asFilter = (to: Selector): Filter | 'me' | null =>
  to.kind === 'me' ? 'me' : to.kind === 'all' ? to.filter : null;

export const entering = (p: Parser, to: Selector): Effects => {
  const what = asFilter(to);
  if (what === null || !say(p, 'enter/enters')) return null;
  if (what === 'me' && say(p, 'in/at (your/my) base')) return [{ gives: 'enters in base', what: 'me' }];
  const how = readiness(p);
  return how === null ? null : [{ gives: 'enters', how, what, whose: 'you' }];
};
