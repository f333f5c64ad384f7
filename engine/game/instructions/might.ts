/** Instructions that change Might, keywords and abilities. */

import { isCountedForEach } from '../abilities/dependencies.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { keywordsOf } from '../abilities/keywords.ts';
import { mightValue } from '../abilities/might.ts';
import { causeOf } from '../gameActions/cause.ts';
import { addModifier, giveKeyword, giveMight } from '../gameActions/modifiers.ts';
import { change, type Play } from '../play/play.ts';
import type { Ability, Lasting, StaticEffect, Value } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import { withSlot } from '../state/item.ts';
import { idsOf, type Ref } from '../state/ref.ts';
import { RECIPIENT_SLOT } from '../state/slots.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { amountFor, objectsFor } from './refs.ts';
import { finish } from './results.ts';
import { duration, untilOf } from './until.ts';

export const mightHandlers = {
  'give might': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.to);
    const minimum = i.minimum === undefined ? undefined : (amountFor(play, frame, i.minimum) ?? undefined);
    const maximum = i.maximum === undefined ? undefined : (amountFor(play, frame, i.maximum) ?? undefined);
    const limits = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
    const gifts = giftsFor(play, frame, refs, i.amount);
    if (gifts === null) {
      finish(frame, refs, 0);
      return;
    }
    for (const [amount, to] of gifts)
      giveMight(play, idsOf(to), { amount, until: untilOf(frame, i.until), ...limits }, causeOf(frame));
    finish(frame, refs, refs.length);
  },
  'set might': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.to);
    const amount = amountFor(play, frame, i.amount);
    if (amount === null) return;
    addModifier(
      play,
      idsOf(refs),
      { kind: 'set might', amount, until: untilOf(frame, i.until) },
      'layers.traits',
      `${refs.length === 1 ? 'has' : 'have'} its Might set to ${amount}${duration(i.until)}`,
    );
    finish(frame, refs, refs.length);
  },
  'double might': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.to);
    for (const r of refs) {
      const [id] = idsOf([r]);
      const o = id === undefined ? undefined : play.state.objects[id];
      // Nothing is increased by a negative amount (`layers.no-negative-increase`).
      if (o !== undefined)
        giveMight(
          play,
          [o.id],
          { amount: Math.max(0, mightValue(play.state, o)), until: untilOf(frame, i.until) },
          causeOf(frame),
        );
    }
    finish(frame, refs, refs.length);
  },
  'swap might': (play, frame, i) => {
    const first = objectsFor(play, frame, i.a);
    const second = i.a === i.b ? first.slice(1) : objectsFor(play, frame, i.b);
    swap(
      play,
      frame,
      first[0],
      second.find(r => !(first[0]?.kind === 'object' && r.kind === 'object' && r.id === first[0].id)),
      i.until,
    );
  },
  give: (play, frame, i) => give(play, frame, i),
  lose: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.from);
    const what = i.keywords === 'all' ? 'all keywords' : i.keywords.join(', ');
    addModifier(
      play,
      idsOf(refs),
      { kind: 'no keyword', names: i.keywords, until: untilOf(frame, i.until), later: play.behaviours.laterKeywords },
      'keyword.removed',
      `loses ${what}${duration(i.until)}`,
    );
    finish(frame, refs, refs.length);
  },
} satisfies Partial<InstructionHandlers>;

/**
 * How much each is given, by the amount: all are given it at once, so that what one of them gets changes no amount of another. Null
 * where an amount is not known.
 */
const giftsFor = (
  play: Play,
  frame: EffectFrame,
  refs: readonly Ref[],
  value: Value,
): ReadonlyMap<number, readonly Ref[]> | null => {
  const gifts = new Map<number, Ref[]>();
  const same = refs.length > 0 && !isAnotherForEach(value) ? amountFor(play, frame, value) : undefined;
  for (const r of refs) {
    const amount =
      same === undefined
        ? amountFor(play, { ...frame, slots: withSlot(frame.slots, RECIPIENT_SLOT, [r]) }, value)
        : same;
    if (amount === null) return null;
    const before = gifts.get(amount);
    if (before === undefined) gifts.set(amount, [r]);
    else before.push(r);
  }
  return gifts;
};

/** "For each other unit": than the one that is given it. */
const isAnotherForEach = (amount: Value): boolean =>
  typeof amount !== 'number' && (isCountedForEach(amount) || anywhere(amount, part => part.other === true));

const isOffBoard = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.effects.some(e => e.gives === 'may be played' && e.from !== undefined);

/** Keywords and abilities, or all the keywords that something else has. */
const give = (play: Play, frame: EffectFrame, i: InstructionOf<'give'>): void => {
  // What lets a card be played from the trash is given to it there (`ability.passive.off-board`).
  const refs = objectsFor(play, frame, i.to, i.abilities.some(isOffBoard) ? 'anywhere' : 'board');
  for (const k of i.keywords) {
    const value = evaluator.value(contextOf(play, frame), k.value) ?? 1;
    giveKeyword(play, idsOf(refs), { name: k.name, value }, untilOf(frame, i.until));
  }
  const model = i.keywordsOf === undefined ? undefined : objectsFor(play, frame, i.keywordsOf)[0];
  const copied = model?.kind === 'object' ? play.state.objects[model.id] : undefined;
  if (copied !== undefined)
    for (const k of keywordsOf(play.state, copied)) giveKeyword(play, idsOf(refs), k, untilOf(frame, i.until));
  for (const ability of i.abilities) {
    addModifier(
      play,
      idsOf(refs),
      { kind: 'ability', ability, until: untilOf(frame, i.until) },
      'layers.abilities',
      `gains "${ability.text}"${duration(i.until)}`,
    );
    change(play, s => {
      s.hasAbilities = true;
    });
  }
  if (i.keywords.length > 0 && !play.state.hasAbilities)
    change(play, s => {
      s.hasAbilities = true;
    });
  finish(frame, refs, refs.length);
};

/** `layers.snapshot`: what is missing now is given now, and is not looked up again. */
export const raiseMight = (
  play: Play,
  frame: EffectFrame,
  { amount, to }: Extract<StaticEffect, { gives: 'at least might' }>,
  until: Lasting,
): void => {
  const refs = objectsFor(play, frame, to);
  const wanted = amountFor(play, frame, amount) ?? 0;
  for (const id of idsOf(refs)) {
    const o = play.state.objects[id];
    const missing = o === undefined ? 0 : wanted - mightValue(play.state, o);
    if (missing > 0) giveMight(play, [id], { amount: missing, until: untilOf(frame, until) }, causeOf(frame));
  }
  finish(frame, refs, refs.length);
};

/** `swap`: an increase for the lower, a decrease for the higher, by the difference. */
const swap = (play: Play, frame: EffectFrame, x: Ref | undefined, y: Ref | undefined, until: Lasting): void => {
  const p = x?.kind === 'object' ? play.state.objects[x.id] : undefined;
  const q = y?.kind === 'object' ? play.state.objects[y.id] : undefined;
  if (p === undefined || q === undefined) {
    frame.done = false;
    return;
  }
  const difference = mightValue(play.state, q) - mightValue(play.state, p);
  if (difference !== 0) {
    giveMight(play, [p.id], { amount: difference, until: untilOf(frame, until) }, causeOf(frame));
    giveMight(play, [q.id], { amount: -difference, until: untilOf(frame, until) }, causeOf(frame));
  }
  frame.done = difference !== 0;
};
