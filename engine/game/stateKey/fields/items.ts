/** What counts of chain items, of abilities that last, and of events. */
import type { ChainItem, GameEvent, LastingAbility, ObjectId, Past, Source, Tally, Terms } from '../../state/state.ts';
import { type FieldList, fields, listOf, part, plain, type Write } from '../terms.ts';
import { memo, object, reference, shownOff, slots, sortOf } from './objects.ts';

const item: Write<number> = (out, id) => out.item(id);

const source: Write<Source> = (out, from) => {
  if (from.kind === 'object') out.object(from.id);
  else out.word(from.kind === 'battlefield' ? String(from.id) : '');
  sourceFields(out, from);
};
const SOURCE_FIELDS: FieldList<Source> = {
  kind: plain,
  /** Said first. */
  id: 'left out',
  memo,
  location: plain,
  gear: object,
  fixed: plain,
  uncontrolled: plain,
};
const sourceFields = fields<Source>(SOURCE_FIELDS);

const TERMS_FIELDS: FieldList<Terms> = {
  additional: plain,
  keywords: plain,
  repeats: plain,
  x: plain,
  powerSaid: plain,
  energySpent: plain,
  powerSpent: plain,
  shownOff,
};

/** `noted` puts the number of the gear that lends an ability behind its text. */
const useOfAbility: Write<string> = (out, key) => {
  const [, text, gear] = /^(.*) \((\d+)\)$/s.exec(key) ?? [];
  if (text === undefined) return out.plain(key);
  out.plain(text);
  out.object(Number(gear) as ObjectId);
};

const EVENT_FIELDS: FieldList<GameEvent | Tally> = {
  on: plain,
  player: plain,
  what: reference,
  memo,
  by: listOf(reference),
  at: plain,
  amount: plain,
  inCombat: plain,
  group: listOf(reference),
  from: plain,
  to: plain,
  zone: plain,
  spent: plain,
  additional: plain,
  shownOff,
  saying: plain,
  alone: plain,
  uncontrolled: plain,
  tie: plain,
  ability: useOfAbility,
  times: plain,
  mode: plain,
};
const event = fields<GameEvent | Tally>(EVENT_FIELDS);

/** The same event is met in each state that comes of it. */
const pastEvent: Write<GameEvent | Tally> = part(event, (e, circumstances) => {
  if ('shownOff' in e && e.shownOff.length > 0) return null;
  const seen = 'memo' in e ? e.memo : null;
  return seen !== null && seen.shownOff.length > 0 ? null : sortOf(seen, circumstances);
});

/** Of the turn, newest first; kept only where an ability may look back. */
export const past: Write<Past> = (out, newest) => {
  for (let p: Past | null = newest; p !== null; p = p.before) {
    pastEvent(out, p.event);
    out.word(String(p.fresh));
  }
};

export const ITEM_FIELDS: FieldList<ChainItem> = {
  id: item,
  kind: plain,
  /** That of its source. */
  name: 'left out',
  controller: plain,
  source,
  ability: plain,
  instructions: plain,
  status: plain,
  spell: item,
  event,
  slots,
  paidSlots: plain,
  again: listOf(slots),
  terms: fields(TERMS_FIELDS),
  to: plain,
  places: plain,
  granted: plain,
  hiddenAt: plain,
  from: plain,
  adds: plain,
  afterwards: plain,
  enters: plain,
  willing: plain,
  free: plain,
  instead: plain,
  playedFor: plain,
  discount: plain,
  placed: plain,
  byEffect: plain,
};

export const LASTING_FIELDS: FieldList<LastingAbility> = {
  id: item,
  ability: plain,
  controller: plain,
  source,
  name: 'left out',
  spell: item,
  slots,
  event,
  until: plain,
  times: plain,
  bound: item,
};
