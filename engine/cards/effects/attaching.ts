/** `attach it to that unit`, `detach an equipment from a unit`. */
import type { Selector } from '../../game/state/cards/terms.ts';
import { attempt, fail, type Parser, say, slot } from '../parser.ts';
import { selector } from '../selectors.ts';
import { anotherThan } from './copying.ts';
import type { Instructions } from './readers.ts';

/** `attach it to that unit`, `detach it`. */
export const attach = (p: Parser): Instructions | null => {
  if (say(p, 'detach/detaches')) return attempt(p, () => detached(p)) ?? detachedFromChosen(p);
  if (!say(p, 'attach/attaches')) return null;
  const what = selector(p);
  if (what === null || !say(p, 'to')) return fail(p, 'to');
  const to = anotherThan(p, what.kind === 'chosen' ? { kind: 'slot', slot: what.slot } : what);
  return to === null ? null : [{ do: 'attach', what, to }];
};

const detached = (p: Parser): Instructions | null => {
  const what = selector(p);
  if (what === null) return null;
  if (!say(p, 'from')) return [{ do: 'detach', what }];
  const bearer = anotherThan(p, what.kind === 'chosen' ? { kind: 'slot', slot: what.slot } : what);
  if (bearer === null || bearer.kind === 'chosen') return null;
  // "Detach an Equipment from it": one of those that are attached to it.
  return what.kind === 'chosen' || what.kind === 'all'
    ? [{ do: 'detach', what: attachedTo(what, bearer) }]
    : [{ do: 'detach', what, from: bearer }];
};

/** `detach an equipment from a unit`: the unit is chosen first, as it says which equipment there is to choose from. */
const detachedFromChosen = (p: Parser): Instructions | null => {
  const slotBefore = slot(p);
  const what = selector(p);
  if ((what?.kind !== 'chosen' && what?.kind !== 'all') || !say(p, 'from')) return null;
  const bearer = anotherThan(p, what.kind === 'chosen' ? { kind: 'slot', slot: what.slot } : what);
  if (bearer?.kind !== 'chosen') return null;
  p.referents = p.referents.map(each =>
    each.what.kind === 'slot' && each.what.slot === bearer.slot
      ? { ...each, what: { kind: 'slot', slot: slotBefore } }
      : each,
  );
  return [{ do: 'detach', what: attachedTo(what, { ...bearer, slot: slotBefore }) }];
};

type Several = Extract<Selector, { kind: 'chosen' | 'all' }>;

const attachedTo = (what: Several, bearer: Selector): Several => ({
  ...what,
  filter: { ...what.filter, where: { kind: 'attached to', what: bearer } },
});
