/** Dealing damage, outside combat and as combat's assignments are dealt (`deal`). */

import type { Context } from '../abilities/context.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { objectFits } from '../abilities/filter.ts';
import { cannotBeDealt } from '../abilities/might.ts';
import { passiveEffects, prohibited } from '../abilities/prohibited.ts';
import { itemOf, spellBehind } from '../play/items.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { listed, unit } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import type { Filter } from '../state/cards/terms.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { GameEvent, GameObject, ObjectId, PlayerId, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { Cause } from './cause.ts';
import { heldBackBy } from './damageChanges.ts';
import { eventFor } from './objectEvents.ts';
import { mayReplace } from './replacements.ts';
import { throughChanges } from './throughChanges.ts';

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
    const through = none ? 0 : throughChanges(play, u, { amount, bonus, cause });
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

/** All that spells and abilities, or all that combat deals, is prevented (`prevent`). */
const isHeldBack = (play: Play, u: GameObject, cause: Cause, of: 'spells and abilities' | 'combat'): boolean => {
  const by = heldBackBy(play.state, u, cause, of);
  if (by !== null) step(play)?.tell('prevent', `${by} prevents the damage to ${u.name}.`, { units: [u.id] });
  return by !== null;
};

/** A unit that deals damage itself is its only source (`deal.source.unit-only`), and its controller answers for it. */
export const dealtBy = (play: Play, source: GameObject): Cause => ({
  player: source.controller,
  by: [objectRef(play.state, source.id)] satisfies readonly Ref[],
});
