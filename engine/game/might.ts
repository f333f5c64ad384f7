/** A unit's Might as it is now, with all that makes it up, and the damage that is lethal to it. */
import { behaviours } from './editions.ts';
import type { Keyword, Modifier, State, Unit } from './state.ts';

export interface MightPart {
  readonly label: string;
  readonly amount: number;
}

export interface Might {
  /** The actual value; in editions that track it, it may be below 0 (`unit.might.below-zero.actual`). */
  readonly value: number;
  /** What whoever reads it takes it for: never below 0 (`unit.might.below-zero`). */
  readonly counted: number;
  /** In the order in which they apply; they add up to the value, but for a clamp at 0. */
  readonly parts: readonly MightPart[];
}

/** The keywords that a unit has now, given ones among them; the values of one keyword add up. */
export const keywordsOf = (u: Unit): readonly Keyword[] => {
  if (!u.modifiers.some(m => m.kind === 'keyword')) return u.keywords;
  const found = new Map<string, Keyword>();
  const add = (k: Keyword) => {
    const before = found.get(k.name);
    found.set(k.name, before === undefined ? k : { name: k.name, value: before.value + k.value });
  };
  for (const k of u.keywords) add(k);
  for (const m of u.modifiers) if (m.kind === 'keyword') add(m.keyword);
  return [...found.values()];
};

/** The value of a keyword on a unit, 0 without it. */
export const keywordValue = (u: Unit, name: string): number => {
  let sum = 0;
  for (const k of u.keywords) if (k.name === name) sum += k.value;
  for (const m of u.modifiers) if (m.kind === 'keyword' && m.keyword.name === name) sum += m.keyword.value;
  return sum;
};

export const hasKeyword = (u: Unit, name: string): boolean => keywordValue(u, name) > 0;

/** What Assault and Shield give: as long as the role lasts (`keyword.assault.meaning`, `keyword.shield`, `keyword.shield.meaning`). */
const roleBonus = (u: Unit): number =>
  u.role === 'attacker' ? keywordValue(u, 'assault') : u.role === 'defender' ? keywordValue(u, 'shield') : 0;

type MightModifier = Extract<Modifier, { kind: 'might' }>;
const givesMight = (m: Modifier): m is MightModifier => m.kind === 'might';

/** What a modifier takes or gives, from a Might of `from`, under its limit if that is still looked up. */
const applied = (m: MightModifier, from: number): number =>
  m.minimum === undefined || m.amount >= 0 ? m.amount : Math.min(0, Math.max(m.amount, m.minimum - from));

const label = (m: MightModifier): string =>
  m.until === 'turn' ? 'effect this turn' : m.until === 'combat' ? 'effect this combat' : 'effect';

/** `unit.might` by the layer of arithmetic (`layers.arithmetic`): increases (`layers.increases`), then decreases (`layers.decreases`), or by time where the edition says so. */
export const mightOfUnit = (state: State, u: Unit): Might => {
  const does = behaviours(state.edition);
  const parts: MightPart[] = [{ label: 'its own', amount: u.might }];
  let value = u.might;
  const add = (text: string, amount: number) => {
    if (amount === 0) return;
    parts.push({ label: text, amount });
    value += amount;
  };
  if (u.buffed) add('buff', 1);
  add(u.role === 'attacker' ? 'Assault' : 'Shield', roleBonus(u));
  const effects = u.modifiers.filter(givesMight);
  const ordered =
    does.mightOrder === 'by time'
      ? effects
      : [...effects.filter(m => m.amount >= 0), ...effects.filter(m => m.amount < 0)];
  for (const m of ordered) add(label(m), applied(m, value));
  const counted = Math.max(0, value);
  return { value: does.mightBelowZero === 'is tracked' ? value : counted, counted, parts };
};

/** The same Might without its parts: what most rules ask for. */
const countedMight = (state: State, u: Unit): number => {
  if (u.modifiers.length > 0) return mightOfUnit(state, u).counted;
  return Math.max(0, u.might + (u.buffed ? 1 : 0) + (u.role === null ? 0 : roleBonus(u)));
};

/** Nonzero damage equal to its Might or above (`unit.damage.lethal`). */
export const hasLethalDamage = (state: State, u: Unit): boolean => u.damage > 0 && u.damage >= countedMight(state, u);

/** The damage still missing to be lethal, at least 1; null for a unit that cannot be dealt damage (`combat.assign.exempt`). A stunned unit takes as any (`stun.takes-full`). */
export const lethalNow = (state: State, u: Unit): number | null =>
  u.immune ? null : Math.max(1, countedMight(state, u) - u.damage);

/** What a unit gives to its side's damage: its Might, nothing while stunned (`stun.no-might`). */
export const damageGiven = (state: State, u: Unit): number => (u.stunned ? 0 : countedMight(state, u));
