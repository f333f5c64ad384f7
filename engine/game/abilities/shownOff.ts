/**
 * What words read of things that were shown off (`keyword.show-off.information`). Each is kept as it was at that moment, with its
 * characteristics worked out, so that nothing that happens to it later makes a difference (`keyword.show-off.information.when`).
 */

import type { Filter, Selector } from '../state/cards/terms.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { pastEvents } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { NOTHING_SHOWN_OFF, type Shown, type ShownOff } from '../state/shownOff.ts';
import type { GameObject } from '../state/state.ts';
import type { Context } from './context.ts';

type ShownSelector = Extract<Selector, { kind: 'shown off' }>;

/** Words that speak of what was shown off. */
interface Reference {
  readonly link?: string | undefined;
  /** Only of such things; left out, of all. */
  readonly filter?: Filter | undefined;
}

/**
 * `keyword.show-off.each.linked`: what was shown off for the keywords that the words are linked with, of that kind. Those are the
 * ones that came with them; where none did, all that the card has.
 */
export const shownOff = (c: Context, { link, filter }: Reference): readonly Shown[] => {
  const all = keywordsShown(c);
  const own = all.filter(each => each.link === (link ?? null));
  return flatMapped(own.length > 0 ? own : all, ({ shown }) =>
    filter === undefined ? shown : shown.filter(each => fitsAsShown(c, each, filter)),
  );
};

/**
 * Of the item that is being played or resolved; of the permanent that says so, if it has Show Off itself; or of the play that set this
 * off. Nothing where none is one.
 */
const keywordsShown = (c: Context): readonly ShownOff[] => {
  if (c.state.behaviours.finalizedBy === 'its controller' && isFinalizedByAnother(c)) return NOTHING_SHOWN_OFF;
  const own = c.terms?.shownOff ?? NOTHING_SHOWN_OFF;
  if (own.length > 0) return own;
  const [played, permanent] = [c.event !== null && 'shownOff' in c.event ? c.event : null, permanentOf(c)];
  const isOther = permanent !== null && played?.what?.kind === 'object' && played.what.id !== permanent.id;
  if (permanent !== null && (played === null || (isOther && hasShowOff(permanent)))) return permanent.shownOff;
  return played?.shownOff ?? NOTHING_SHOWN_OFF;
};

/** What the words are of, as it is, or as it was if it has left the board since. */
const permanentOf = ({ source, state }: Context): GameObject | null => {
  if (source.kind !== 'object') return null;
  const now = state.objects[source.id];
  return now !== undefined && now.incarnation === source.memo.incarnation ? now : source.memo;
};

const hasShowOff = ({ print, shownOff }: GameObject): boolean =>
  shownOff.length > 0 ||
  print.abilities.some(each => each.kind === 'static' && each.effects.some(({ gives }) => gives === 'show off'));

/** `card.text.instructions.finalizing`: whether it counts that this was done, or only that "you" did it. */
const isFinalizedByAnother = ({ state, controller, item }: Context): boolean =>
  pastEvents(
    state.past,
    e => e.on === 'finalize' && e.player !== controller && e.by.some(r => r.kind === 'item' && r.id === item),
  ).length > 0;

/** Whether all of it is such a thing; null where it is read as it is by then, as anything else. */
export const areShownSo = (c: Context, what: ShownSelector, filter: Filter): boolean | null => {
  if (c.state.behaviours.shownOffIsRead === 'those it has by then') return null;
  const shown = shownOff(c, what);
  return shown.length > 0 && shown.every(each => fitsAsShown(c, each, filter));
};

/** The objects to measure; null where they are measured as anything else. */
export const shownToMeasure = (c: Context, what: Selector): readonly GameObject[] | null =>
  what.kind === 'shown off' && c.state.behaviours.shownOffIsRead === 'those it had as it was shown off'
    ? shownOff(c, what).map(({ memo }) => memo)
    : null;

const fitsAsShown = (c: Context, { memo }: Shown, filter: Filter): boolean =>
  c.evaluator.fitsAsItWas(c, memo, filter.where === undefined ? withWhere(filter, ANYWHERE) : filter);
