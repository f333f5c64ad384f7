/** Whether an object, player, place or chain item is what a phrase means. */

import { isOfType } from '../play/query.ts';
import type { EventPattern, Filter, NamedFor, Selector, ThingState, ThingType } from '../state/cards/ability.ts';
import { normalizeFilter } from '../state/cards/normalizeShape.ts';
import { ANYWHERE } from '../state/cards/withWhere.ts';
import { pastEvents } from '../state/events.ts';
import { slotNames } from '../state/item.ts';
import { CHOSEN_BEFORE_SLOT, isChoice, isOutcomeSlot, type OutcomeSlot } from '../state/slots.ts';
import type { GameObject, Ref } from '../state/state.ts';
import { type Context, lookedBack, namedFor, objectOf } from './context.ts';
import { cardChooses, choicesOf, itemFits, sameWord } from './itemFits.ts';
import { inRange, isThere, mightHere, powerOf } from './measures.ts';
import { isEquipment, stateFits } from './thingStates.ts';
import { battlefieldFits, placeFits } from './where.ts';
import { sideFits } from './who.ts';

/** Whether a ref is what a phrase or one of its alternatives (`or`) means (`play.target.valid`). */
export const fits = (c: Context, ref: Ref, f: Filter): boolean =>
  fitsItself(c, ref, f) || (f.or?.some(each => fits(c, ref, inheriting(each, f))) ?? false);

/** "Another friendly gear, unit or facedown card": the words in front are meant of each. */
const inheriting = (f: Filter, before: Filter): Filter => {
  const side = f.side ?? before.side;
  const other = f.other ?? before.other;
  if (side === f.side && other === f.other) return f;
  return normalizeFilter({ ...f, side, other });
};

const fitsItself = (c: Context, ref: Ref, f: Filter): boolean => {
  switch (ref.kind) {
    case 'object': {
      const o = objectOf(c.state, ref);
      return o !== null && objectFits(c, o, f);
    }
    case 'player':
      return f.types.includes('player') && sideFits(c, ref.id, f);
    case 'battlefield':
      return battlefieldFits(c, c.state.battlefields[ref.id] ?? null, f);
    case 'location':
      return f.types.includes('location');
    case 'item': {
      const item = c.state.chain.find(i => i.id === ref.id);
      return item !== undefined && itemFits(c, item, f);
    }
  }
};

/**
 * A type is the same in every zone, and Equipment is gear with that tag. Rules: `gear.card-type.referred`,
 * `gear.card-type.everywhere`, `gear.equipment`, `gear.equipment.is-gear`, `gear.equipment.referred`,
 * `unit.type.restriction`, `unit.type.everywhere`. What is of several types is meant by each (`types.effects`), and a token
 * is no card (`token.not-card`).
 */
const typeFits = (c: Context, o: GameObject, type: ThingType): boolean => {
  switch (type) {
    case 'card':
      return !o.token;
    case 'permanent':
      return isOfType(o, 'unit') || isOfType(o, 'gear');
    case 'equipment':
      return isOfType(o, 'gear') && isEquipment(c.view, o);
    case 'unit':
    case 'gear':
    case 'spell':
    case 'rune':
    case 'legend':
      return isOfType(o, type);
    default:
      return false;
  }
};

/**
 * Whether an object passes a test with one of several words. Asked of every object all the time: a loop, and tests that are functions of
 * the module, because making a function each time would cost more than the question.
 */
const passesAny = <T>(c: Context, o: GameObject, words: readonly T[], passes: Test<T>): boolean => {
  for (const word of words) if (passes(c, o, word)) return true;
  return false;
};

/** By itself, as what a filter is within another. */
const fitsAny = (c: Context, o: GameObject, filters: readonly Filter[]): boolean => {
  for (const each of filters) if (objectFits(c, o, each)) return true;
  return false;
};

type Test<T> = (c: Context, o: GameObject, word: T) => boolean;

const isAll = (c: Context, o: GameObject, states: readonly ThingState[]): boolean => {
  for (const state of states) if (!stateFits(c, o, state)) return false;
  return true;
};

/** `play.target.valid`: an object as a phrase with these words means it. */
export const objectFits = (c: Context, o: GameObject, f: Filter): boolean =>
  f.by !== undefined && isOutcomeSlot(f.by) ? wasDoneTo(c, o, f, f.by) : meetsFilter(c, o, f);

/** "Killed this way": judged as it was as it left the board (`play.information.look-back`), a token as well. */
const wasDoneTo = (c: Context, o: GameObject, f: Filter, outcome: OutcomeSlot): boolean => {
  const ref = (c.slots[outcome] ?? []).find(r => r.kind === 'object' && r.id === o.id);
  if (ref === undefined) return false;
  return meetsFilter(c, lookedBack(c, ref) ?? o, normalizeFilter({ ...f, by: undefined, where: f.where ?? ANYWHERE }));
};

/** Chosen for the same item before, by any player. */
const wasChosen = ({ slots }: Context, { id }: GameObject): boolean =>
  slotNames(slots).some(
    slot =>
      (slot === CHOSEN_BEFORE_SLOT || isChoice(slot)) &&
      slots[slot]?.some(r => r.kind === 'object' && r.id === id) === true,
  );

const meetsFilter = (c: Context, o: GameObject, f: Filter): boolean => {
  if (f.types.length > 0 && !passesAny(c, o, f.types, typeFits)) return false;
  if (f.notTypes !== undefined && passesAny(c, o, f.notTypes, typeFits)) return false;
  if (o.zone.kind === 'gone') return false;
  if (!placeFits(c, o, f)) return false;
  if (!sideFits(c, isThere(o) || o.zone.kind === 'facedown' ? o.controller : o.owner, f)) return false;
  if (f.unchosen === true && wasChosen(c, o)) return false;
  if (f.other === true && c.source.kind === 'object' && c.source.id === o.id) return false;
  if (f.is !== undefined && !isAll(c, o, f.is)) return false;
  if (f.isNot !== undefined && passesAny(c, o, f.isNot, stateFits)) return false;
  if (f.tags !== undefined && !passesAny(c, o, f.tags, hasTag)) return false;
  if (f.notTags !== undefined && passesAny(c, o, f.notTags, hasTag)) return false;
  if (f.keyword !== undefined && !c.view.has(o, f.keyword)) return false;
  if (f.notKeyword !== undefined && c.view.has(o, f.notKeyword)) return false;
  if (f.any !== undefined && !fitsAny(c, o, f.any)) return false;
  if (f.sameController === true && !sharesController(c, o)) return false;
  if (f.by !== undefined && !isBy(c, o, f.by)) return false;
  if (f.pastEvent !== undefined && !hadEvent(c, o, f.pastEvent)) return false;
  if (f.noPastEvent !== undefined && hadEvent(c, o, f.noPastEvent)) return false;
  if (f.domain !== undefined && !o.print.domains.includes(f.domain)) return false;
  if (f.name !== undefined && !sameWord(f.name, o.print.name)) return false;
  if (f.notName !== undefined && sameWord(f.notName, o.print.name)) return false;
  if (f.sameName !== undefined && !sharesName(c, o, f.sameName)) return false;
  if (f.named !== undefined && !hasNamed(c, o, f.named)) return false;
  if (f.owned === true && o.owner !== c.controller) return false;
  if (f.might !== undefined && !inRange(c, mightHere(c, o), f.might)) return false;
  if (f.energy !== undefined && !inRange(c, o.print.energy, f.energy)) return false;
  if (f.power !== undefined && !inRange(c, powerOf(o), f.power)) return false;
  if (f.fights !== undefined && !isFighting(c, o, f.fights)) return false;
  if (f.chosenBy !== undefined && !isBeingChosen(c, o, f.chosenBy)) return false;
  if (f.when !== undefined && !c.evaluator.holds(c, f.when)) return false;
  return f.chooses === undefined || cardChooses(c, o, f.chooses);
};

/** Whether a unit that fits is on the other side of the object's combat (`combat.showdown.roles`). */
const isFighting = (c: Context, { role }: GameObject, such: Filter): boolean =>
  role !== null && c.state.objects.some(u => u.role !== null && u.role !== role && objectFits(c, u, such));

/** Whether a chain item of that kind has chosen it. */
const isBeingChosen = (c: Context, o: GameObject, by: Filter): boolean =>
  c.state.chain.some(item => itemFits(c, item, by) && choicesOf(item).some(r => r.kind === 'object' && r.id === o.id));

/** `ability.linked`: done by the source itself, or by what it lent to another; or else in a step of this ability. */
const isBy = (c: Context, o: GameObject, by: NonNullable<Filter['by']>): boolean => {
  const { source } = c;
  if (by === 'banish' && source.kind === 'object')
    return c.state.banishedBy.some(x => x.by === source.id && x.what === o.id && x.incarnation === o.incarnation);
  if (by === 'not played from hand') return isPlayedFromElsewhere(c, o);
  if (by === 'banish' || by === 'conquered this turn') return false;
  return (c.slots[by] ?? []).some(r => r.kind === 'object' && r.id === o.id);
};

/** Only since it last came to the board: what came back is another object (`play.target.illegal.new-object`). */
const hadEvent = (c: Context, o: GameObject, pastEvent: EventPattern): boolean =>
  pastEvents(
    c.state.past,
    e =>
      e.what?.kind === 'object' &&
      e.what.id === o.id &&
      e.what.incarnation === o.incarnation &&
      c.evaluator.matches(c, pastEvent, e),
  ).length > 0;

/** A card that is being played, from any zone but a hand; a token comes from none. */
const isPlayedFromElsewhere = (c: Context, o: GameObject): boolean =>
  o.zone.kind === 'chain' &&
  c.state.chain.some(
    i =>
      i.kind === 'card' &&
      i.source.kind === 'object' &&
      i.source.id === o.id &&
      i.from !== 'hand' &&
      i.from !== 'nowhere',
  );

/** `with my name`: that of its card; what has left the board is still called so. */
const sharesName = (c: Context, o: GameObject, like: Selector): boolean =>
  c.evaluator.refs(c, like).some(r => {
    const other = objectOf(c.state, r);
    return other !== null && sameWord(other.print.name, o.print.name);
  });

/** `with that name`, `with the named tag`, `of that type`: nothing fits while none has been named (`naming.what`). */
const hasNamed = (c: Context, o: GameObject, which: NamedFor): boolean => {
  const name = namedFor(c, which);
  if (name === null) return false;
  if (which === 'card type') return [o.print.type, ...o.print.also].some(type => type === name);
  return which === 'tag' ? hasTag(c, o, name) : sameWord(name, o.print.name);
};

/** `unit.tag.referenced`; a token is spoken of by its name as well: "a Gold", "a Shadow Clone you control". */
const hasTag = (c: Context, o: GameObject, tag: string): boolean =>
  c.view.tags(o).some(t => sameWord(t, tag)) || (o.token && sameWord(o.print.name, tag));

/** `with the same controller`: as everything chosen before for this item. */
const sharesController = (c: Context, o: GameObject): boolean =>
  Object.values(c.slots)
    .flat()
    .every(r => {
      const other = objectOf(c.state, r);
      return other === null || other.controller === o.controller;
    });
