/** Dealing damage, outside combat and as combat's assignments are dealt (`deal`). */

import type { Context } from '../abilities/context.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { objectFits } from '../abilities/filter.ts';
import { cannotBeDealt } from '../abilities/might.ts';
import { passiveEffects, prohibited } from '../abilities/prohibited.ts';
import { isFriendly, isMeant } from '../abilities/who.ts';
import { ask } from '../play/ask.ts';
import { itemOf, spellBehind } from '../play/items.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { listed, unit } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import type { Filter } from '../state/cards/terms.ts';
import type { GameEvent } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { bounded } from '../state/outOfBounds.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { GameObject, Modifier, ObjectId, PlayerId, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { numberSameNames } from '../triggers/placing.ts';
import type { Cause } from './cause.ts';
import { eventFor } from './objectEvents.ts';
import { orderedBy } from './replacementOrder.ts';
import { mayReplace } from './replacements.ts';
import { replaced } from './replacing.ts';

export interface Damage {
  readonly to: ObjectId;
  readonly amount: number;
  /** How much of it is Bonus Damage. */
  readonly bonus?: number;
  /** A spell or ability deals it, no unit for it (`deal.source`). */
  readonly ofItem?: boolean;
  readonly cause: Cause;
}

/**
 * What a spell or ability adds to each of its deals (`bonus-damage`); an ability that a spell has made deals for that spell, too
 * (`deal.source.abilities.and-maker`).
 */
export const bonusDamage = (play: Play, who: PlayerId, to: ObjectId, item: number): number => {
  const spell = spellBehind(play.state, item);
  let bonus = 0;
  for (const { effect, c } of passiveEffects(play.state, 'bonus damage', spell ?? item)) {
    const isBy =
      effect.by === undefined ||
      effect.by === 'spells and abilities' ||
      (effect.by === 'spells' ? spell !== null : spell !== item);
    // Said of a place, it holds for everybody; said of "your" spells, for its controller's.
    const isMine =
      effect.to === undefined
        ? effect.source !== undefined || c.controller === who
        : evaluator.refs(c, effect.to).some(r => r.kind === 'object' && r.id === to);
    if (isBy && isMine && isOfSource(play, c, effect.source, item)) bonus += evaluator.value(c, effect.amount) ?? 0;
  }
  return Math.max(0, bonus);
};

/** `abilities of friendly gear`: whether the item is of such a thing, as that is or last was. */
const isOfSource = (play: Play, c: Context, source: Filter | undefined, item: number): boolean => {
  if (source === undefined) return true;
  const of = itemOf(play.state, item)?.source;
  return of?.kind === 'object' && objectFits(c, of.memo, { where: { kind: 'anywhere' }, ...source });
};

/**
 * `deal`: all at once; only what is 1 or more is dealt (`deal.valid.only`). Gives what was dealt to each. Rules:
 * `unit.damage-marked.by-effects`.
 */
export const deal = (play: Play, all: readonly Damage[], rule: 'deal' | 'combat.deal'): readonly Damage[] => {
  const dealt: Damage[] = [];
  const instead: Damage[] = [];
  let marked = 0;
  // All at once, but for what something else happens instead of, which sees what was dealt before it.
  const markAll = (): void => {
    mark(play, dealt.slice(marked));
    marked = dealt.length;
  };
  for (const { to, amount, bonus = 0, ofItem = false, cause } of all) {
    if (mayReplace(play.state) || unit(play.state, to).modifiers.length > 0) markAll();
    const u = unit(play.state, to);
    const none =
      amount <= 0 ||
      cannotBeDealt(play.state, u) ||
      (ofItem && prohibited(play.state, 'be dealt damage', u, cause) !== null) ||
      (ofItem && isHeldBack(play, u, cause, 'spells and abilities')) ||
      (rule === 'combat.deal' && isHeldBack(play, u, cause, 'combat'));
    const through = none ? 0 : throughShields(play, u, { amount, bonus, cause });
    if (through === 'replaced') {
      // Told, and known as the last that it was dealt, as that happened; of this event it is all that came of it.
      instead.push({ to, amount: unit(play.state, to).damage - u.damage, cause });
      continue;
    }
    dealt.push({ to, amount: through, cause });
  }
  markAll();
  const hurt = dealt.filter(d => d.amount > 0);
  if (dealt.length === 0 && instead.length > 0) return instead;
  const { state } = play;
  step(play)?.tell(rule, sentence`${() => hurtText(state, hurt)}.`, { units: all.map(d => d.to) });
  if (!play.state.hasAbilities) return dealt;
  emitEvents(play, () => flatMapped(hurt, d => [dealtEvent(play, 'be dealt', d), dealtEvent(play, 'deal', d)]));
  return instead.length === 0 ? dealt : [...dealt, ...instead];
};

const mark = (play: Play, dealt: readonly Damage[]): void => {
  let next = 0;
  changeObjects(
    play,
    dealt.map(({ to }) => to),
    d => {
      const { amount = 0, cause } = dealt[next++] ?? {};
      d.damage += amount;
      if (amount > 0) d.lastDealt = amount;
      const player = cause?.player ?? null;
      if (amount > 0 && player !== null && !d.damagedBy.includes(player)) d.damagedBy = [...d.damagedBy, player];
    },
  );
};

const hurtText = (state: State, hurt: readonly Damage[]): string =>
  hurt.length === 0
    ? 'No damage is dealt'
    : listed(hurt.map(d => `${unit(state, d.to).name} is dealt ${d.amount} damage`));

const dealtEvent = (play: Play, on: 'be dealt' | 'deal', d: Damage): GameEvent =>
  eventFor(play, on, unit(play.state, d.to), d.cause, { amount: d.amount });

type Prevent = Extract<Modifier, { kind: 'prevent' }>;
type Shield = Extract<Modifier, { kind: 'prevent' | 'double damage' }>;

/** `prevent.replaces`, `double`, and other replacements; with `bonus-damage.none-dealt` where the edition has it. */
const throughShields = (
  play: Play,
  u: GameObject,
  { amount, bonus, cause }: { readonly amount: number; readonly bonus: number; readonly cause: Cause },
): number | 'replaced' => {
  const onTop = play.behaviours.bonusDamage === 'before prevention' ? 0 : bonus;
  let left = amount - onTop;
  let held = false;
  let isReplaced = false;
  // What is left of it gets its bonus, and whatever else replaces it may, after what prevents it.
  const hold = (): void => {
    if (held) return;
    held = true;
    if (left > 0) left += onTop;
    if (
      left > 0 &&
      mayReplace(play.state) &&
      replaced(play, () => eventFor(play, 'be dealt', u, cause, { amount: left }), orderedBy(play, u))
    ) {
      left = 0;
      isReplaced = true;
    }
  };
  for (const m of shieldsOf(play, u, cause)) {
    if (m.kind === 'prevent') left = prevent(play, u.id, m, left);
    else {
      hold();
      left = bounded(left * 2, 'damage');
    }
  }
  hold();
  return isReplaced ? 'replaced' : left;
};

const NONE: readonly never[] = [];

/** `ability.replacement.order`: what prevents and what doubles, in the order that one player likes. */
const shieldsOf = (play: Play, u: GameObject, cause: Cause): readonly Shield[] => {
  if (u.modifiers.length === 0) return NONE;
  const preventing = isPreventable(play, cause) ? u.modifiers.filter(m => m.kind === 'prevent') : [];
  const doubling = u.modifiers.filter(m => m.kind === 'double damage');
  const all = [...preventing, ...doubling];
  // All of a kind come to the same in every order.
  if (preventing.length === 0 || doubling.length === 0) return all;
  const names = numberSameNames(all.map(m => m.name ?? u.name));
  const { order } = ask(play, 'order', {
    player: orderedBy(play, u),
    question: { ask: 'order', names },
    about: u.name,
    rule: 'ability.replacement.order',
    prompt: 'the order in which prevention and doubling of damage apply',
  });
  return flatMapped(order, n => all[n] ?? []);
};

/** `unit.damage.yours`: of a player whose damage cannot be prevented, it is dealt in full. */
const isPreventable = (play: Play, cause: Cause): boolean =>
  !passiveEffects(play.state, 'no prevention').some(
    ({ effect, c }) => cause.player !== null && isMeant(c, effect.whose, cause.player),
  );

/** All that spells and abilities, or all that combat deals, is prevented (`prevent`). */
const isHeldBack = (play: Play, u: GameObject, cause: Cause, of: 'spells and abilities' | 'combat'): boolean => {
  const held = passiveEffects(play.state, 'prevention').find(
    ({ effect, c }) =>
      effect.of === of &&
      (effect.to === undefined || evaluator.refs(c, effect.to).some(r => r.kind === 'object' && r.id === u.id)) &&
      (effect.by === undefined || (cause.player !== null && !isFriendly(c, cause.player))),
  );
  if (held === undefined || !isPreventable(play, cause)) return false;
  step(play)?.tell('prevent', `${held.by.instance.name} prevents the damage to ${u.name}.`, { units: [u.id] });
  return true;
};

/** `prevent`: what the next damage is reduced by; the value that is left is tracked on (`prevent.used`). */
const prevent = (play: Play, id: ObjectId, m: Prevent, amount: number): number => {
  const held = m.amount === 'all' ? amount : Math.min(amount, m.amount);
  if (held === 0) return amount;
  const rest = restOf(m, held);
  const left = rest === null ? [] : [rest];
  changeObjects(play, [id], d => {
    d.modifiers = flatMapped(d.modifiers, other => (other === m ? left : [other]));
  });
  const damage = `${held} damage to ${unit(play.state, id).name}`;
  const text = m.name === undefined ? `${damage} is prevented.` : `${m.name} prevents ${damage}.`;
  step(play)?.tell('prevent', text, { units: [id] });
  return amount - held;
};

const restOf = (m: Prevent, held: number): Prevent | null => {
  if (m.once) return null;
  if (m.amount === 'all') return m;
  return m.amount > held ? { ...m, amount: m.amount - held } : null;
};

/** A unit that deals damage itself is its only source (`deal.source.unit-only`), and its controller answers for it. */
export const dealtBy = (play: Play, source: GameObject): Cause => ({
  player: source.controller,
  by: [objectRef(play.state, source.id)] satisfies readonly Ref[],
});
