/** Instructions that change Might, keywords and abilities. */

import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { keywordsOf } from '../abilities/keywords.ts';
import { mightOfUnit } from '../abilities/might.ts';
import { causeOf } from '../gameActions/cause.ts';
import { addModifier, giveKeyword, giveMight } from '../gameActions/modifiers.ts';
import { change, type Play } from '../play/play.ts';
import type { Ability, StaticEffect } from '../state/cards/ability.ts';
import type { Lasting } from '../state/cards/effectTerms.ts';
import { withSlot } from '../state/item.ts';
import { idsOf, type Ref } from '../state/ref.ts';
import { RECIPIENT_SLOT } from '../state/slots.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { amountFor, objectsFor } from './refs.ts';
import { finish } from './results.ts';
import { duration, untilOf } from './until.ts';

export const mightHandlers = {
  'give might': (play, a, i) => {
    const refs = objectsFor(play, a, i.to);
    const minimum = i.minimum === undefined ? undefined : (amountFor(play, a, i.minimum) ?? undefined);
    const maximum = i.maximum === undefined ? undefined : (amountFor(play, a, i.maximum) ?? undefined);
    for (const r of refs) {
      // "For each other unit": than the one that is given it.
      const amount =
        typeof i.amount === 'number'
          ? i.amount
          : amountFor(play, { ...a, slots: withSlot(a.slots, RECIPIENT_SLOT, [r]) }, i.amount);
      if (amount === null) {
        finish(a, refs, 0);
        return;
      }
      const limits = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
      giveMight(play, idsOf([r]), { amount, until: untilOf(a, i.until), ...limits }, causeOf(a));
    }
    finish(a, refs, refs.length);
  },
  'set might': (play, a, i) => {
    const refs = objectsFor(play, a, i.to);
    const amount = amountFor(play, a, i.amount);
    if (amount === null) return;
    addModifier(
      play,
      idsOf(refs),
      { kind: 'set might', amount, until: untilOf(a, i.until) },
      'layers.traits',
      `${refs.length === 1 ? 'has' : 'have'} its Might set to ${amount}${duration(i.until)}`,
    );
    finish(a, refs, refs.length);
  },
  'double might': (play, a, i) => {
    const refs = objectsFor(play, a, i.to);
    for (const r of refs) {
      const [id] = idsOf([r]);
      const o = id === undefined ? undefined : play.state.objects[id];
      // Nothing is increased by a negative amount (`layers.no-negative-increase`).
      if (o !== undefined)
        giveMight(
          play,
          [o.id],
          { amount: Math.max(0, mightOfUnit(play.state, o).value), until: untilOf(a, i.until) },
          causeOf(a),
        );
    }
    finish(a, refs, refs.length);
  },
  'swap might': (play, a, i) => {
    const first = objectsFor(play, a, i.a);
    const second = i.a === i.b ? first.slice(1) : objectsFor(play, a, i.b);
    swap(
      play,
      a,
      first[0],
      second.find(r => !(first[0]?.kind === 'object' && r.kind === 'object' && r.id === first[0].id)),
      i.until,
    );
  },
  give: (play, a, i) => give(play, a, i),
  lose: (play, a, i) => {
    const refs = objectsFor(play, a, i.from);
    const what = i.keywords === 'all' ? 'all keywords' : i.keywords.join(', ');
    addModifier(
      play,
      idsOf(refs),
      { kind: 'no keyword', names: i.keywords, until: untilOf(a, i.until), later: play.behaviours.laterKeywords },
      'keyword.removed',
      `loses ${what}${duration(i.until)}`,
    );
    finish(a, refs, refs.length);
  },
} satisfies Partial<InstructionHandlers>;

const isOffBoard = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.effects.some(e => e.gives === 'may be played' && e.from !== undefined);

/** Keywords and abilities, or all the keywords that something else has. */
const give = (play: Play, a: EffectFrame, i: InstructionOf<'give'>): void => {
  // What lets a card be played from the trash is given to it there (`ability.passive.off-board`).
  const refs = objectsFor(play, a, i.to, i.abilities.some(isOffBoard) ? 'anywhere' : 'board');
  for (const k of i.keywords) {
    const value = evaluator.value(contextOf(play, a), k.value) ?? 1;
    giveKeyword(play, idsOf(refs), { name: k.name, value }, untilOf(a, i.until));
  }
  const model = i.keywordsOf === undefined ? undefined : objectsFor(play, a, i.keywordsOf)[0];
  const copied = model?.kind === 'object' ? play.state.objects[model.id] : undefined;
  if (copied !== undefined)
    for (const k of keywordsOf(play.state, copied)) giveKeyword(play, idsOf(refs), k, untilOf(a, i.until));
  for (const ability of i.abilities) {
    addModifier(
      play,
      idsOf(refs),
      { kind: 'ability', ability, until: untilOf(a, i.until) },
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
  finish(a, refs, refs.length);
};

/** `layers.snapshot`: what is missing now is given now, and is not looked up again. */
export const raiseMight = (
  play: Play,
  a: EffectFrame,
  { amount, to }: Extract<StaticEffect, { gives: 'at least might' }>,
  until: Lasting,
): void => {
  const refs = objectsFor(play, a, to);
  const wanted = amountFor(play, a, amount) ?? 0;
  for (const id of idsOf(refs)) {
    const o = play.state.objects[id];
    const missing = o === undefined ? 0 : wanted - mightOfUnit(play.state, o).value;
    if (missing > 0) giveMight(play, [id], { amount: missing, until: untilOf(a, until) }, causeOf(a));
  }
  finish(a, refs, refs.length);
};

/** `swap`: an increase for the lower, a decrease for the higher, by the difference. */
const swap = (play: Play, a: EffectFrame, x: Ref | undefined, y: Ref | undefined, until: Lasting): void => {
  const p = x?.kind === 'object' ? play.state.objects[x.id] : undefined;
  const q = y?.kind === 'object' ? play.state.objects[y.id] : undefined;
  if (p === undefined || q === undefined) {
    a.done = false;
    return;
  }
  const difference = mightOfUnit(play.state, q).value - mightOfUnit(play.state, p).value;
  if (difference !== 0) {
    giveMight(play, [p.id], { amount: difference, until: untilOf(a, until) }, causeOf(a));
    giveMight(play, [q.id], { amount: -difference, until: untilOf(a, until) }, causeOf(a));
  }
  a.done = difference !== 0;
};
