/** What modifies objects for a while or for good: Might and keywords that are given (`layers.arithmetic`). */
import { capitalized } from '../../lists.ts';
import { mightCounted, mightValue } from '../abilities/might.ts';
import { MIGHTY } from '../abilities/thingStates.ts';
import { changeObjects, type Play, remarkClarified, step } from '../play/play.ts';
import { namesOf, objectsById } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import type { Concept } from '../state/concepts.ts';
import { flatMapped } from '../state/lists.ts';
import { bounded, withModifier } from '../state/outOfBounds.ts';
import type { Keyword, Modifier, ObjectId, State, Unit, Until } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { Cause } from './cause.ts';
import { emitMightyChanges } from './mighty.ts';
import { eventFor } from './objectEvents.ts';
import { orderedBy } from './replacementOrder.ts';
import { mayReplace } from './replacements.ts';
import { remaining, replaced } from './replacing.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const lasting = (until: Until): string => (until === 'turn' || until === 'combat' ? ` this ${until}` : '');

export interface MightGift {
  readonly amount: number;
  readonly until: Until;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** `layers.arithmetic` */
export const giveMight = (play: Play, all: readonly ObjectId[], gift: MightGift, cause: Cause): void => {
  bounded(gift.amount, 'Might');
  if (gift.amount < 0 && mayReplace(play.state)) {
    for (const id of all) weaken(play, id, gift, cause);
    return;
  }
  const ids = all.filter(id => !neverMighty(play, id, gift, cause));
  if (ids.length > 0 || all.length === 0) raiseMight(play, ids, gift, cause);
};

/**
 * A decrease that something else may happen instead of, or that may be made greater: its limit stays (`ability.replacement.inherits`).
 * Where that limit leaves nothing of it, nothing is given and nothing replaced (`layers.snapshot`).
 */
const weaken = (play: Play, id: ObjectId, gift: MightGift, cause: Cause): void => {
  const o = play.state.objects[id];
  if (o === undefined) return;
  if (mightModifier(play.state, o, gift).amount === 0) {
    raiseMight(play, [id], gift, cause);
    return;
  }
  const would = eventFor(play, 'reduce might', o, cause, { amount: -gift.amount });
  const left = remaining(play, would, orderedBy(play, o));
  if (left !== null) raiseMight(play, [id], { ...gift, amount: -left.amount }, cause);
};

/** `ability.replacement.event.same`: a unit whose becoming Mighty is replaced has not become so. */
const neverMighty = (play: Play, id: ObjectId, gift: MightGift, cause: Cause): boolean => {
  const o = play.state.objects[id];
  if (o === undefined || gift.amount <= 0 || !mayReplace(play.state) || mightNow(play.state, id) >= MIGHTY)
    return false;
  const trial: Play = { ...play, memory: null, recorder: null };
  changeObjects(trial, [id], u => {
    u.modifiers = withModifier(u.modifiers, mightModifier(trial.state, u, gift));
  });
  return (
    mightNow(trial.state, id) >= MIGHTY &&
    replaced(play, () => eventFor(play, 'become mighty', o, cause), orderedBy(play, o))
  );
};

const raiseMight = (play: Play, ids: readonly ObjectId[], gift: MightGift, cause: Cause): void => {
  const before = ids.map(id => valueNow(play.state, id));
  changeObjects(play, ids, u => {
    u.modifiers = withModifier(u.modifiers, mightModifier(play.state, u, gift));
  });
  const all = objectsById(play.state, ids);
  if (play.state.clarified.mightBelowZero !== undefined && all.some(o => mightValue(play.state, o) < 0))
    remarkClarified(play, 'mightBelowZero', 'Might below 0 is 0');
  step(play)?.tell(
    'layers.arithmetic',
    sentence`${all} ${all.length === 1 ? 'gets' : 'get'} ${() => signed(gift.amount)} Might${() => lasting(gift.until)}.`,
    { units: ids },
  );
  emitMightyChanges(play, cause);
  if (gift.amount < 0 && play.state.hasAbilities) emitReduced(play, ids, before, cause);
};

/** Whose Might it has reduced, and by how much: a limit may leave it as it was. */
const emitReduced = (play: Play, ids: readonly ObjectId[], before: readonly number[], cause: Cause): void => {
  emitEvents(play, () =>
    flatMapped(ids, (id, n) => {
      const o = play.state.objects[id];
      const amount = (before[n] ?? 0) - valueNow(play.state, id);
      return o === undefined || amount <= 0 ? [] : [eventFor(play, 'reduce might', o, cause, { amount })];
    }),
  );
};

const valueNow = (state: State, id: ObjectId): number => {
  const o = state.objects[id];
  return o === undefined ? 0 : mightValue(state, o);
};

const mightNow = (state: State, id: ObjectId): number => {
  const o = state.objects[id];
  return o === undefined ? 0 : mightCounted(state, o);
};

/** `layers.snapshot`: a limited change is fixed at what it comes to now, where the edition says so. */
const mightModifier = (
  state: State,
  u: Unit,
  { amount, minimum, maximum, until }: MightGift,
): Extract<Modifier, { kind: 'might' }> => {
  if (maximum !== undefined && amount > 0) {
    const room = Math.max(0, maximum - mightValue(state, u));
    return { kind: 'might', amount: Math.min(amount, room), until };
  }
  if (minimum === undefined || amount >= 0) return { kind: 'might', amount, until };
  if (state.behaviours.limitedDecrease === 'looked up') return { kind: 'might', amount, minimum, until };
  const room = Math.max(0, mightValue(state, u) - minimum);
  return { kind: 'might', amount: Math.max(amount, -room), until };
};

/** Adds to what is in force on an object. */
export const addModifier = (
  play: Play,
  ids: readonly ObjectId[],
  modifier: Modifier,
  rule: Concept,
  said: string,
): void => {
  if (ids.length === 0) return;
  changeObjects(play, ids, u => {
    u.modifiers = withModifier(u.modifiers, modifier);
  });
  const all = objectsById(play.state, ids);
  step(play)?.tell(rule, `${namesOf(all)} ${said}.`, { units: ids });
};

const keywordText = (k: Keyword): string => {
  const name = capitalized(k.name);
  return k.value > 1 ? `${name} ${k.value}` : name;
};

export const giveKeyword = (play: Play, ids: readonly ObjectId[], keyword: Keyword, until: Until): void =>
  addModifier(
    play,
    ids,
    { kind: 'keyword', keyword, until },
    'keyword.granted',
    `${ids.length === 1 ? 'gains' : 'gain'} ${keywordText(keyword)}${lasting(until)}`,
  );
