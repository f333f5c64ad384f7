/** What the amounts in an ability's words come to. */

import { itemCard, itemOf } from '../play/items.ts';
import { isOnBoard, player, roleIn } from '../play/query.ts';
import type { Filter, Value } from '../state/cards/terms.ts';
import { pastEvents } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { bounded } from '../state/outOfBounds.ts';
import type { SlotName } from '../state/slots.ts';
import type { GameObject, PlayerId, Ref } from '../state/state.ts';
import { asItWas, type Context, objectOf, unchangedObject } from './context.ts';
import { cardsInHand, mightHere, powerOf } from './measures.ts';
import { cardsPlayed, lookedBackOn } from './played.ts';
import { shownToMeasure } from './shownOff.ts';
import { unseenIn } from './unseenIn.ts';
import { playersMeant } from './who.ts';

/** Null where the object asked about is gone (`play.information.gone`): calculations with it are ignored. */
export const valueFor = (c: Context, v: Value): number | null => {
  if (typeof v === 'number') return v;
  const amount = reckoned(c, v);
  return amount === null ? null : bounded(amount, 'what its words come to');
};

const reckoned = (c: Context, v: Exclude<Value, number>): number | null => {
  switch (v.kind) {
    case 'might':
    case 'base might':
    case 'damage':
    case 'energy cost':
    case 'power cost':
    case 'keyword':
    case 'times empowered':
      return sumOf(c, v);
    case 'count':
      return c.evaluator.all(c, v.what, v.among).length + (v.among === undefined ? unseenIn(c, v.what, 'trash') : 0);
    case 'points':
    case 'turns':
    case 'xp':
      return tally(c, v.who, v.kind);
    case 'cards in hand':
      return perPlayer(c, v.who, id => cardsInHand(c.state, id));
    case 'cards played':
      return perPlayer(c, v.who, id => playedBy(c, id, v));
    case 'energy spent this turn':
      return tally(c, v.who, 'energySpent');
    case 'power spent this turn':
      return tally(c, v.who, 'powerSpent');
    case 'power spent':
      return c.terms?.powerSpent ?? 0;
    case 'energy spent':
      return energySpentOn(c);
    case 'highest':
    case 'lowest':
    case 'total': {
      const all = flatMapped(c.evaluator.all(c, v.what, v.among), r => {
        const o = objectOf(c.state, r);
        return o === null ? [] : [numberOf(c, o, v.of)];
      });
      if (v.kind === 'total') return all.reduce((sum, n) => sum + n, 0);
      if (all.length === 0) return 0;
      return v.kind === 'highest' ? Math.max(...all) : Math.min(...all);
    }
    case 'that much':
      return c.lastAmount;
    case 'excess':
      return excessAssigned(c);
    case 'x':
      return c.terms?.x ?? 0;
    case 'times':
      return both(valueFor(c, v.value), valueFor(c, v.by), (a, b) => a * b);
    case 'sum':
      return v.of.reduce<number | null>((sum, part) => both(sum, valueFor(c, part), (a, b) => a + b), 0);
    case 'negative':
      return both(valueFor(c, v.of), 0, a => -a);
    case 'half':
      return both(valueFor(c, v.of), 0, a => (v.round === 'up' ? Math.ceil(a / 2) : Math.floor(a / 2)));
    case 'groups':
      return both(valueFor(c, v.of), v.by, (a, by) => Math.floor(a / by));
    case 'tags among':
      return tagsAmong(c, v);
    case 'different':
      return differing(c, v).size;
    case 'difference':
      return both(valueFor(c, v.of[0]), valueFor(c, v.of[1]), (a, b) => Math.abs(a - b));
    case 'happened':
      return pastEvents(c.state.past, e => c.evaluator.matches(c, v.event, lookedBackOn(c, v.event, e))).length;
  }
};

const allOf = (c: Context, what: Filter, among?: SlotName): readonly GameObject[] =>
  flatMapped(c.evaluator.all(c, what, among), r => {
    const o = objectOf(c.state, r);
    return o === null ? [] : [o];
  });

/** Each of their domains, tags, names or Energy costs, once. */
const differing = (c: Context, { of, what, among }: Extract<Value, { kind: 'different' }>): ReadonlySet<string> =>
  of === 'tags' ? tagsOf(c, what) : new Set(flatMapped(allOf(c, what, among), o => KINDS[of](o)));

/** Costs are those printed or copied (`cost.determining`); that of a token counts as 0. */
const KINDS: Readonly<
  Record<Exclude<Extract<Value, { kind: 'different' }>['of'], 'tags'>, (o: GameObject) => readonly string[]>
> = {
  names: o => [o.print.name],
  domains: o => o.print.domains,
  'energy costs': o => [String(o.print.energy)],
};

const tagsOf = (c: Context, what: Filter): ReadonlySet<string> =>
  new Set(flatMapped(allOf(c, what), o => c.view.tags(o).map(t => t.toLowerCase())));

/** How many of the tags there are among such things. */
const tagsAmong = (c: Context, { tags, what }: Extract<Value, { kind: 'tags among' }>): number => {
  const had = tagsOf(c, what);
  return tags.filter(t => had.has(t.toLowerCase())).length;
};

/** What you assigned beyond lethal damage in the combat that the event is part of. */
const excessAssigned = (c: Context): number => {
  const { combat } = c.state;
  if (combat === null) return 0;
  const at = c.event?.at ?? null;
  if (at !== null && !(at.kind === 'battlefield' && at.at === combat.at && combat.stage !== 'over')) return 0;
  const role = roleIn(combat, c.controller);
  return role === null ? 0 : combat.excess[role];
};

const both = (a: number | null, b: number | null, reckon: (a: number, b: number) => number): number | null =>
  a === null || b === null ? null : reckon(a, b);

/** A number of the player's own state; `turns` counts those that have begun, the current one included. */
const tally = (
  c: Context,
  who: Parameters<typeof playersMeant>[1],
  of: 'points' | 'turns' | 'xp' | 'energySpent' | 'powerSpent',
): number => perPlayer(c, who, id => player(c.state, id)[of]);

/** "When you play a spell, if you spent 4 or more": on what set it off. */
const energySpentOn = ({ event, terms }: Context): number =>
  event !== null && 'spent' in event ? event.spent : (terms?.energySpent ?? 0);

/** `each other card you've played`: than the one that asks, as for Legion (`keyword.legion.active`). */
const playedBy = (c: Context, who: PlayerId, { other }: { readonly other?: true }): number => {
  const all = cardsPlayed(c.state, who, c.state.behaviours.countsAsPlayed);
  const { source } = c;
  return other === true && source.kind === 'object' ? all.filter(e => e.memo?.id !== source.id).length : all.length;
};

const perPlayer = (c: Context, who: Parameters<typeof playersMeant>[1], of: (id: PlayerId) => number): number =>
  playersMeant(c, who).reduce((sum, id) => sum + of(id), 0);

/** The Might as it is now; the others as they are printed. */
const numberOf = (c: Context, o: GameObject, of: 'might' | 'might bonus' | 'energy'): number => {
  if (of === 'might') return mightHere(c, o);
  return of === 'might bonus' ? o.print.mightBonus : o.print.energy;
};

type Measure = Extract<Value, { of: { kind: string } }>;

const sumOf = (
  c: Context,
  v: Extract<
    Measure,
    { kind: 'might' | 'base might' | 'damage' | 'energy cost' | 'power cost' | 'keyword' | 'times empowered' }
  >,
): number | null => {
  let sum: number | null = null;
  const shown = shownToMeasure(c, v.of);
  if (shown !== null) {
    for (const o of shown) sum = (sum ?? 0) + measured(c, o, v);
    return sum;
  }
  for (const ref of c.evaluator.refs(c, v.of)) {
    const o =
      ref.kind === 'item' ? cardOnChain(c, ref.id) : (objectToMeasure(c, ref) ?? asTheTriggerHadIt(c, v.of, ref));
    if (o === null) continue;
    sum = (sum ?? 0) + measured(c, o, v);
  }
  return sum;
};

/** On the board as it is, elsewhere as it was. */
const objectToMeasure = (c: Context, ref: Ref): GameObject | null => {
  const here = unchangedObject(c.state, ref);
  return here !== null && isOnBoard(here) ? here : (asItWas(c, ref) ?? here);
};

/**
 * `play.referent.condition`: "when you play a card, … that card's Energy cost" is what it was as that came to pass, also once the card
 * has left. What is chosen or spoken of since has no such record.
 */
const asTheTriggerHadIt = ({ event, antecedent }: Context, of: Measure['of'], ref: Ref): GameObject | null => {
  if (event === null || ref.kind !== 'object' || !(of.kind === 'event' || (of.kind === 'it' && antecedent === null)))
    return null;
  const { memo } = event;
  return memo !== null && memo.id === ref.id && memo.incarnation === ref.incarnation ? memo : null;
};

/** A spell has the numbers of its card. */
const cardOnChain = ({ state }: Context, id: number): GameObject | null => {
  const item = itemOf(state, id);
  return item === null ? null : itemCard(state, item);
};

const measured = (c: Context, o: GameObject, v: { readonly kind: string; readonly keyword?: string }): number => {
  switch (v.kind) {
    case 'might':
      return mightHere(c, o);
    case 'base might':
      return o.might;
    case 'damage':
      return o.damage;
    case 'energy cost':
      return o.print.energy;
    case 'power cost':
      return powerOf(o);
    case 'times empowered':
      return o.timesEmpowered;
    default:
      return v.keyword === undefined ? 0 : c.view.keyword(o, v.keyword);
  }
};
