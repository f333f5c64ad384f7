/** The objects, players and places that a selector means, once its choices have been made. */

import { rememberWhileAlike } from '../play/memo.ts';
import { isOnBoard } from '../play/query.ts';
import { EVENT_GROUP, type Filter, type Selector } from '../state/cards/terms.ts';
import { ANYWHERE, withoutOther, withWhere } from '../state/cards/withWhere.ts';
import { fromOf, type GameEvent, toOf } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { amongRefs, objectRef, type Ref, sameRef } from '../state/ref.ts';
import { isChoice, namedSlot, RECIPIENT_SLOT, type SlotName } from '../state/slots.ts';
import type { GameObject, Location, ObjectId } from '../state/state.ts';
import { type Context, hereOf, NO_SLOTS, objectOf } from './context.ts';
import { fits, objectFits } from './filter.ts';
import { shownOff } from './shownOff.ts';
import { isOfBoardAlone } from './where.ts';

/** The refs that are meant now; of `chosen`, what its slot holds. */
export const refsOf = (c: Context, s: Selector): readonly Ref[] => {
  switch (s.kind) {
    case 'me':
      if (c.source.kind === 'object')
        return [followed(c, { kind: 'object', id: c.source.id, incarnation: c.source.memo.incarnation })];
      return c.source.kind === 'battlefield' ? [{ kind: 'battlefield', id: c.source.id }] : [];
    case 'offerer':
      return [{ kind: 'object', id: s.id as ObjectId, incarnation: s.incarnation }];
    case 'chosen':
      return c.slots[s.slot] ?? [];
    case 'slot':
      return s.done === 'kill' ? killedOf(c, c.slots[s.slot] ?? []) : (c.slots[s.slot] ?? []);
    case 'all': {
      const all = objectsMeant(c, s.filter, s.among);
      if (s.except === undefined) return all;
      const isExcepted = amongRefs(refsOf(c, s.except));
      return all.filter(r => !isExcepted(r));
    }
    case 'event':
      return eventRefs(c, s.part);
    case 'it':
      return c.antecedent ?? eventRefs(c, 'what');
    case 'shown off':
      return shownOff(c, s).map(({ what }) => what);
    case 'your':
      return c.state.objects
        .filter(o =>
          s.what === 'legend'
            ? o.zone.kind === 'legend' && o.owner === c.controller
            : o.print.marks.includes('champion') && o.owner === c.controller,
        )
        .map(o => objectRef(c.state, o.id));
    case 'attachment':
    case 'bearer': {
      if (c.source.kind === 'object' && c.source.gear !== undefined) return [objectRef(c.state, c.source.gear)];
      const gear = c.source.kind === 'object' ? c.state.objects[c.source.id] : undefined;
      return gear === undefined || gear.attachedTo === null ? [] : [objectRef(c.state, gear.attachedTo)];
    }
    case 'here': {
      const here = hereOf(c);
      return here === null
        ? []
        : [here.kind === 'battlefield' ? { kind: 'battlefield', id: here.at } : { kind: 'location', location: here }];
    }
    case 'named':
      return c.slots[namedSlot(s.name)] ?? [];
    case 'each other': {
      const all = refsOf(c, s.of);
      return all.filter(
        r => !(c.antecedent?.length === 1 && c.antecedent[0] !== undefined && sameRef(c.antecedent[0], r)),
      );
    }
    case 'both':
      return flatMapped(s.of, part => refsOf(c, part));
  }
};

const TO_TRASH: ReadonlySet<string> = new Set(['die', 'discard', 'burn']);

/**
 * What dies or is discarded is spoken of further as the card that it is in the trash, as long as it stays there; so is a spell that has
 * resolved by the abilities that it has made: "do this: you may play this from your trash" (`ability.reflexive`).
 */
const followed = (c: Context, ref: Ref): Ref => {
  if (ref.kind !== 'object') return ref;
  const died =
    c.event !== null && TO_TRASH.has(c.event.on) && c.event.what?.kind === 'object' && c.event.what.id === ref.id;
  const { source } = c;
  const resolved = source.kind === 'object' && source.id === ref.id && source.memo.zone.kind === 'chain';
  if (!died && !resolved) return ref;
  const now = c.state.objects[ref.id];
  return now !== undefined && now.zone.kind === 'trash' && now.incarnation === ref.incarnation + 1
    ? objectRef(c.state, ref.id)
    : ref;
};

/**
 * `play.linked.replaced`: a unit that was saved is no killed unit, unless the edition says no more of what was replaced. While
 * an item is being played, it is the one that is to be killed for it.
 */
const killedOf = (c: Context, refs: readonly Ref[]): readonly Ref[] =>
  c.state.behaviours.replacedActions === 'count as done' || isPending(c)
    ? refs
    : refs.filter(r => {
        const o = objectOf(c.state, r);
        return o === null || !isOnBoard(o);
      });

const isPending = ({ state, item }: Context): boolean => state.chain.some(i => i.id === item && i.status === 'pending');

const placeIn = (event: GameEvent, part: 'at' | 'to' | 'from'): Location | null => {
  if (part === 'from') return fromOf(event);
  return part === 'at' ? (event.at ?? toOf(event)) : (toOf(event) ?? event.at);
};

const eventRefs = (c: Context, part: Extract<Selector, { kind: 'event' }>['part']): readonly Ref[] => {
  if (c.event === null) return [];
  if (part === 'by') return c.event.by;
  if (part === 'at' || part === 'to' || part === 'from') {
    const at = placeIn(c.event, part);
    return at === null
      ? []
      : [at.kind === 'battlefield' ? { kind: 'battlefield', id: at.at } : { kind: 'location', location: at }];
  }
  if (c.event.group !== null) return c.event.group.map(each => followed(c, each));
  return c.event.what === null ? [] : [followed(c, c.event.what)];
};

/** All that a phrase means: "other" than the source and what was chosen before, or than what it is reckoned for. */
export const objectsMeant = (c: Context, f: Filter, among?: SlotName | typeof EVENT_GROUP): readonly Ref[] => {
  if (f.other !== true || c.slots === NO_SLOTS) return candidates(c, f, among);
  const same = withoutOther(f);
  const self = c.slots[RECIPIENT_SLOT]?.[0];
  if (self !== undefined && fits(c, self, same)) return candidates(c, same, among).filter(r => !sameRef(r, self));
  const isChosen = amongRefs(flatMapped(Object.entries(c.slots), ([slot, refs]) => (isChoice(slot) ? refs : [])));
  return candidates(c, f, among).filter(r => !isChosen(r));
};

/** All that a phrase means, on the board and off it, in a fixed order. */
const candidates = (c: Context, f: Filter, among?: SlotName | typeof EVENT_GROUP): readonly Ref[] => {
  if (among !== undefined) {
    const all = among === EVENT_GROUP ? eventRefs(c, 'what') : (c.slots[among] ?? []);
    // Of which nothing is said, they are all meant, whatever has become of them: "for each rune recycled this way".
    return isAnything(f) ? all : all.filter(r => fits(c, r, withWhere(f, ANYWHERE)));
  }
  const { state } = c;
  const found: Ref[] = [];
  if (f.types.includes('player')) for (const p of state.players) if (!p.left) found.push({ kind: 'player', id: p.id });
  if (f.types.includes('battlefield') || f.types.includes('location'))
    for (const b of state.battlefields) found.push({ kind: 'battlefield', id: b.id });
  if (f.types.includes('location'))
    for (const p of state.players)
      if (!p.left) found.push({ kind: 'location', location: { kind: 'base', player: p.id } });
  const offChain = f.where?.kind === 'zone' && f.where.zone !== 'chain';
  if (!offChain && (f.types.includes('spell') || f.types.includes('ability')))
    for (const i of state.chain) found.push({ kind: 'item', id: i.id });
  const others = found.length === 0 ? found : found.filter(r => fits(c, r, f));
  const all = meansObjects(f) ? [...others, ...objects(c, f)] : others;
  return f.extreme === undefined ? all : extremes(c, all, f.extreme);
};

const isAnything = (f: Filter): boolean =>
  f.types.length === 0 && Object.entries(f).every(([word, said]) => word === 'types' || said === undefined);

const meansObjects = ({ types }: Filter): boolean =>
  types.length === 0 || types.some(t => t !== 'player' && t !== 'battlefield' && t !== 'location' && t !== 'ability');

/** In the order of their numbers. */
const objectsOnBoard = rememberWhileAlike('on board', isOnBoard, (all): readonly GameObject[] => all.filter(isOnBoard));

/** Objects are many, and most of them do not fit: only of those that do a ref is made. */
const objects = (c: Context, f: Filter): readonly Ref[] => {
  const found: Ref[] = [];
  const isSpells = f.types.includes('spell');
  const all = isOfBoardAlone(f) ? objectsOnBoard(c.state.memory, c.state.objects) : c.state.objects;
  c.state.budget.spend(all.length, 'words');
  for (const o of all) {
    // What this ability has done something to is looked back on, a token that is gone as well.
    if ((o.zone.kind === 'gone' && f.by === undefined) || (isSpells && o.zone.kind === 'chain')) continue;
    if (f.or === undefined ? objectFits(c, o, f) : fits(c, objectRef(c.state, o.id), f))
      found.push({ kind: 'object', id: o.id, incarnation: o.incarnation });
  }
  return found;
};

const extremes = (c: Context, refs: readonly Ref[], { of, end }: NonNullable<Filter['extreme']>): readonly Ref[] => {
  const measure = (r: Ref): number => {
    const o = r.kind === 'object' ? c.state.objects[r.id] : undefined;
    if (o === undefined) return 0;
    return of === 'energy' ? o.print.energy : c.view.might(o);
  };
  if (refs.length === 0) return refs;
  const all = refs.map(measure);
  const most = end === 'most' ? Math.max(...all) : Math.min(...all);
  return refs.filter((_, i) => all[i] === most);
};
