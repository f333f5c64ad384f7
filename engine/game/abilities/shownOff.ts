/**
 * What words read of things that were shown off (`keyword.show-off.information`). Each is kept as it was at that moment, with its
 * characteristics worked out, so that nothing that happens to it later makes a difference (`keyword.show-off.information.when`).
 */

import { copyObject } from '../play/copies.ts';
import { isOnBoard } from '../play/query.ts';
import { meaningfulKeywords } from '../state/cards/keywords.ts';
import type { Filter, Selector } from '../state/cards/terms.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { pastEvents } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { NOTHING_SHOWN_OFF, type Shown, type ShownOff } from '../state/shownOff.ts';
import type { GameObject, Keyword } from '../state/state.ts';
import type { Context, View } from './context.ts';

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

/** Of the item that is being played or resolved, or of the play that set this off; nothing where neither is one. */
const keywordsShown = (c: Context): readonly ShownOff[] => {
  if (c.state.behaviours.finalizedBy === 'its controller' && isFinalizedByAnother(c)) return NOTHING_SHOWN_OFF;
  const own = c.terms?.shownOff ?? NOTHING_SHOWN_OFF;
  if (own.length > 0) return own;
  return c.event !== null && 'shownOff' in c.event ? c.event.shownOff : NOTHING_SHOWN_OFF;
};

/** `card.text.instructions.finalizing`: whether it counts that this was done, or only that "you" did it. */
const isFinalizedByAnother = ({ state, controller, item }: Context): boolean =>
  pastEvents(
    state.past,
    e => e.on === 'finalize' && e.player !== controller && e.by.some(r => r.kind === 'item' && r.id === item),
  ).length > 0;

/** Whether all of it is such a thing; null where it is read as it is by then, as anything else. */
export const areShownSo = (c: Context, what: ShownSelector, filter: Filter): boolean | null => {
  if (c.state.behaviours.shownOffIsRead === 'as it is by then') return null;
  const shown = shownOff(c, what);
  return shown.length > 0 && shown.every(each => fitsAsShown(c, each, filter));
};

/** The objects to measure, and the context to do it in; null where they are measured as anything else. */
export const shownToMeasure = (
  c: Context,
  what: Selector,
): { readonly objects: readonly GameObject[]; readonly c: Context } | null =>
  what.kind === 'shown off' && c.state.behaviours.shownOffIsRead === 'as it was shown off'
    ? { objects: shownOff(c, what).map(({ memo }) => memo), c: asShown(c) }
    : null;

const fitsAsShown = (c: Context, { memo }: Shown, filter: Filter): boolean =>
  c.evaluator.fitsAsItWas(asShown(c), memo, filter.where === undefined ? withWhere(filter, ANYWHERE) : filter);

/** The context in which things are read as they were shown off. */
const asShown = (c: Context): Context => ({ ...c, view: AS_SHOWN });

/** What was worked out stands in the object itself. */
const AS_SHOWN: View = {
  might: o => o.might,
  keyword: ({ keywords }, name) => valueIn(keywords, name),
  has: ({ keywords }, name) => valueIn(keywords, name) > 0,
  tags: o => o.tags,
  victoryScore: () => 0,
};

const valueIn = (keywords: readonly Keyword[], name: string): number =>
  keywords.reduce((sum, k) => (k.name === name ? sum + k.value : sum), 0);

/** An object with its characteristics worked out, as they are now. */
export const frozen = (c: Context, o: GameObject): GameObject => {
  const memo = copyObject(o);
  memo.might = isOnBoard(o) ? c.view.might(o) : o.might;
  memo.tags = c.view.tags(o);
  memo.keywords = flatMapped(meaningfulKeywords, name => {
    const value = Math.max(c.view.keyword(o, name), Number(c.view.has(o, name)));
    return value > 0 ? [{ name, value }] : [];
  });
  return memo;
};
