/** Instructions that deal, prevent and double damage. */

import { firstNames } from '../../lists.ts';
import { nameOfRef } from '../abilities/context.ts';
import { isCountedForEach } from '../abilities/dependencies.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { recordDamage } from '../abilities/outcomes.ts';
import { type Cause, causeOf } from '../gameActions/cause.ts';
import { bonusDamage, type Damage, deal, dealtBy } from '../gameActions/deal.ts';
import { addModifier } from '../gameActions/modifiers.ts';
import { ask, askWhich } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { Selector } from '../state/cards/terms.ts';
import { sameTerms } from '../state/cards/walk.ts';
import { withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, type Ref } from '../state/ref.ts';
import { RECIPIENT_SLOT } from '../state/slots.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { amountFor, objectsFor } from './refs.ts';
import { finish } from './results.ts';
import { untilOf } from './until.ts';

export const damageHandlers = {
  deal: (play, frame, i) => {
    dealInstruction(play, frame, i);
  },
  prevent: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.to);
    const amount = i.amount === 'all' ? 'all' : amountFor(play, frame, i.amount);
    if (amount === null) return;
    const what = amount === 'all' ? 'all damage' : `the next ${amount} damage`;
    addModifier(
      play,
      idsOf(refs),
      { kind: 'prevent', amount, once: i.once === true, until: untilOf(frame, i.until), name: frame.name },
      'prevent',
      `will have ${i.once === true ? 'the next damage' : what} prevented`,
    );
    finish(frame, refs, refs.length);
  },
  'double damage': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.to);
    addModifier(
      play,
      idsOf(refs),
      { kind: 'double damage', until: untilOf(frame, i.until), name: frame.name },
      'double',
      'will take double damage',
    );
    finish(frame, refs, refs.length);
  },
  'deal instead': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.to);
    const amount = amountFor(play, frame, i.amount) ?? 0;
    const cause: Cause = frame.event === null ? causeOf(frame) : { player: frame.event.player, by: frame.event.by };
    const dealt = deal(
      play,
      idsOf(refs).map(to => ({ to, amount, cause })),
      'deal',
    );
    frame.lastAmount = dealt.reduce((sum, d) => sum + d.amount, 0);
    finish(frame, refs, frame.lastAmount);
  },
} satisfies Partial<InstructionHandlers>;

type Deal = InstructionOf<'deal'>;

const dealInstruction = (play: Play, frame: EffectFrame, i: Deal): void => {
  const targets = objectsFor(play, frame, i.to);
  const dealers = i.by === undefined ? null : objectsFor(play, frame, i.by);
  recordDamage(frame, targets, dealers ?? []);
  if (dealers !== null) {
    // Each deals its own damage; what is gone deals none (`play.information.gone`).
    let sum = 0;
    for (const by of dealers) sum += dealAs(play, frame, i, targets, by);
    frame.lastAmount = sum;
    finish(frame, targets, sum);
    return;
  }
  const dealt = deal(play, damageOf(play, frame, i, targets), 'deal');
  frame.lastAmount = dealt.reduce((sum, d) => sum + d.amount, 0);
  finish(frame, targets, dealt.some(d => d.amount > 0) ? 1 : 0);
};

/** By the item itself; an amount that is reckoned for each of them is another for each. */
const damageOf = (play: Play, frame: EffectFrame, i: Deal, targets: readonly Ref[]): readonly Damage[] => {
  const of = (to: readonly Ref[], within: EffectFrame): readonly Damage[] => {
    const amount = amountFor(play, within, i.amount);
    return amount === null ? [] : sharesFor(play, within, i, to, { amount, source: 'item', cause: causeOf(within) });
  };
  if (typeof i.amount === 'number' || !isCountedForEach(i.amount)) return of(targets, frame);
  return flatMapped(targets, r => of([r], { ...frame, slots: withSlot(frame.slots, RECIPIENT_SLOT, [r]) }));
};

const dealAs = (play: Play, frame: EffectFrame, i: Deal, targets: readonly Ref[], by: Ref): number => {
  const unit = by.kind === 'object' ? play.state.objects[by.id] : undefined;
  if (unit === undefined) return 0;
  // "Equal to its Might" is that of the unit that deals.
  const amount = evaluator.value({ ...contextOf(play, frame), antecedent: [by] }, asOwn(i.amount, i.by));
  if (amount === null) return 0;
  const isMutual =
    i.by?.kind === 'both' ||
    i.to.kind === 'each other' ||
    (i.by?.kind === 'all' && i.to.kind === 'all' && i.to.filter.other === true);
  const others = targets.filter(t => !(isMutual && t.kind === 'object' && t.id === unit.id));
  const dealt = deal(
    play,
    sharesFor(play, frame, i, others, { amount, source: 'unit', cause: dealtBy(play, unit) }),
    'deal',
  );
  return dealt.reduce((sum, d) => sum + d.amount, 0);
};

/** The amount that one unit deals, where the instruction names all dealing units together. */
const asOwn = (v: Deal['amount'], by: Selector | undefined): Deal['amount'] =>
  typeof v === 'object' && v.kind === 'might' && by !== undefined && sameTerms(v.of, by)
    ? { ...v, of: { kind: 'it' } }
    : v;

/** How much is dealt, and by what: by the spell or ability itself, or by a unit. */
interface Dealt {
  readonly amount: number;
  readonly source: 'item' | 'unit';
  readonly cause: Cause;
}

/** The same to each, or split among them at resolution (`play.split.divided`); Bonus Damage comes to each deal, or to the whole split (`bonus-damage.split`). */
const sharesFor = (
  play: Play,
  frame: EffectFrame,
  i: Deal,
  targets: readonly Ref[],
  { amount, source, cause }: Dealt,
): readonly Damage[] => {
  const ids = idsOf(targets);
  const own = i.bonus === undefined ? 0 : Math.max(0, amountFor(play, frame, i.bonus) ?? 0);
  const bonus = (id: (typeof ids)[number]): number =>
    source === 'unit' || frame.source.kind === 'none' || amount <= 0
      ? 0
      : own + bonusDamage(play, frame.controller, id, frame.item);
  const ofItem = source === 'item';
  if (i.split !== true) return ids.map(to => ({ to, amount: amount + bonus(to), bonus: bonus(to), ofItem, cause }));
  const total = amount + Math.max(0, ...ids.map(bonus));
  if (total <= 0 || ids.length === 0) return [];
  const among = total >= ids.length ? targets : fewer(play, frame, targets, total);
  const { shares } = ask(play, 'shares', {
    player: frame.controller,
    question: { ask: 'shares', among, total, each: 1 },
    about: frame.name,
    rule: 'play.split.divided',
    prompt: `how ${total} damage is split among ${firstNames(among.map(r => nameOfRef(play.state, r))).join(', ')}`,
  });
  return idsOf(among).map((to, n) => ({ to, amount: shares[n] ?? 0, ofItem, cause }));
};

/** `play.split.too-little`: with more targets than damage, some cease to be targets. */
const fewer = (play: Play, frame: EffectFrame, targets: readonly Ref[], total: number): readonly Ref[] =>
  askWhich(play, {
    player: frame.controller,
    question: { ask: 'refs', what: 'object', options: targets, least: total, most: total },
    about: frame.name,
    rule: 'play.split.too-little',
    prompt: `the ${total} that stay targets`,
  });
