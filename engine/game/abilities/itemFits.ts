/** Items of the chain, as a phrase means them (`play.target.valid`). */

import { itemCard } from '../play/items.ts';
import { isOnBoard } from '../play/query.ts';
import { normalizeFilter } from '../state/cards/normalizeShape.ts';
import type { Chooses, Filter, ThingType } from '../state/cards/terms.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { pastEvents } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { distinctRefs, objectRef, type Ref } from '../state/ref.ts';
import type { ChainItem, GameObject } from '../state/state.ts';
import { type Context, unchangedObject } from './context.ts';
import { inRange, powerOf } from './measures.ts';
import { isFriendly, sideFits } from './who.ts';

/** Names compare without regard to case. */
export const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const isOfType = ({ kind }: ChainItem, type: ThingType, isSpell: boolean): boolean => {
  if (type === 'spell') return isSpell;
  return (type === 'ability' || type === 'card') && kind === type;
};

/** Whether a chain item fits a phrase. The item whose words these are never does, even without "another". */
export const itemFits = (c: Context, item: ChainItem, f: Filter): boolean => {
  if (item.id === c.item) return false;
  const isSpell = item.kind === 'card' && itemCard(c.state, item)?.type === 'spell';
  if (!f.types.some(t => isOfType(item, t, isSpell)) || !sideFits(c, item.controller, f)) return false;
  if (f.is?.every(s => item.ability?.kind === s) === false) return false;
  if (f.source !== undefined && !isAbilityOf(c, item, f.source)) return false;
  const card = itemCard(c.state, item);
  if (f.energy !== undefined && !inRange(c, card?.print.energy ?? null, f.energy)) return false;
  if (f.power !== undefined && !inRange(c, card === null ? null : powerOf(card), f.power)) return false;
  if (f.name !== undefined && !sameWord(f.name, item.name)) return false;
  if (!cardFits(c, card, f)) return false;
  return f.chooses === undefined || itemChooses(c, item, f.chooses);
};

/** `abilities of units`: judged by the object that has the ability, or, where that has left since, as it was (`play.information.look-back`). */
const isAbilityOf = (c: Context, { kind, source }: ChainItem, such: Filter): boolean => {
  if (kind !== 'ability' || source.kind !== 'object') return false;
  const now = c.state.objects[source.id];
  return c.evaluator.fitsAsItWas(
    c,
    now?.incarnation === source.memo.incarnation ? now : source.memo,
    withWhere(such, ANYWHERE),
  );
};

/** What the phrase asks of the card itself: tags, keywords, domains. An ability has none of these. */
const cardFits = (c: Context, card: GameObject | null, f: Filter): boolean => {
  const { tags, notTags, any, keyword, notKeyword, domain, notName, notTypes, named } = f;
  const words = { tags, notTags, any, keyword, notKeyword, domain, notName, notTypes, named };
  if (Object.values(words).every(word => word === undefined)) return true;
  const of = normalizeFilter({ types: [], where: ANYWHERE, ...words });
  return card !== null && c.evaluator.fits(c, objectRef(c.state, card.id), of);
};

/** The same of a card: of what it chooses on the chain, or has chosen this turn as it went there. */
export const cardChooses = (c: Context, card: GameObject, chooses: Chooses): boolean => {
  const item = c.state.chain.find(i => i.kind === 'card' && i.source.kind === 'object' && i.source.id === card.id);
  if (item !== undefined) return itemChooses(c, item, chooses);
  const bySame = (r: Ref): boolean => r.kind === 'object' && r.id === card.id;
  const past = pastEvents(c.state.past, e => e.on === 'choose' && e.by.some(bySame));
  return hasChosen(
    c,
    flatMapped(past, e => (e.what === null ? [] : [e.what])),
    chooses,
  );
};

/**
 * `play.mistarget.count`: what was chosen counts even if it has been mistargeted since, as long as it is on the board.
 */
const itemChooses = (c: Context, item: ChainItem, chooses: Chooses): boolean => hasChosen(c, choicesOf(item), chooses);

/** All that it has chosen, each time that it is carried out. */
export const choicesOf = (item: ChainItem): readonly Ref[] =>
  flatMapped([item.slots, ...item.again], s => Object.values(s)).flat();

const hasChosen = (c: Context, chosen: readonly Ref[], { what, only, least }: Chooses): boolean => {
  const means = (r: Ref): boolean =>
    'types' in what
      ? c.evaluator.fits(c, r, what)
      : c.evaluator.refs(c, what).some(o => o.kind === r.kind && 'id' in o && 'id' in r && o.id === r.id);
  if (least === undefined ? !chosen.some(means) : distinctRefs(chosen.filter(means)).length < least) return false;
  if (!only) return true;
  return chosen.every(r => {
    const o = unchangedObject(c.state, r);
    return o === null || !isOnBoard(o) || o.type !== 'unit' || !isFriendly(c, o.controller) || means(r);
  });
};
