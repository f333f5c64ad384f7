/** The layers in which effects determine a unit's characteristics: keywords, then Might (`layers`). */

import { KEYWORD_NAMES, type KeywordName } from '../../keywords.ts';
import { isOfType } from '../play/query.ts';
import type { Ability, Static, StaticEffect } from '../state/cards/ability.ts';
import { keywordMeaning } from '../state/cards/keywords.ts';
import { flatMapped } from '../state/lists.ts';
import type {
  GameObject,
  Keyword,
  Modifier,
  NotedCharacteristics,
  ObjectId,
  PlayerId,
  State,
  Unit,
} from '../state/state.ts';
import { type AbilityInstance, attachedTo, losesKeyword } from './abilityInstances.ts';
import type { Context } from './context.ts';
import { inAllOf } from './plainStates.ts';

export interface MightPart {
  readonly label: string;
  readonly amount: number;
}

export interface Might {
  /** The actual value; in editions that track it, it may be below 0 (`unit.might.below-zero.actual`). */
  readonly value: number;
  /** The Might that is used: never below 0 (`unit.might.below-zero`). */
  readonly counted: number;
  /** In the order in which they apply; they add up to the value, but for a clamp at 0. */
  readonly parts: readonly MightPart[];
}

/**
 * Players who cannot choose an object (`untargetable`, `untargetable.what`), and with what they cannot: spells or
 * abilities, within a range of Energy costs.
 */
export interface Bar {
  readonly by: 'enemy' | 'all';
  readonly controller: PlayerId;
  readonly least: number;
  readonly most: number;
  readonly of: 'spells' | 'abilities' | null;
}

/** What a passive gives or takes; `minimum`: what it takes to at most. */
interface PassiveMight extends MightPart {
  readonly minimum: number | null;
}

/** What passive abilities make of the objects on the board. */
export interface Traits {
  readonly keywords: Map<ObjectId, Keyword[]>;
  readonly lost: Map<ObjectId, readonly string[] | 'all'>;
  readonly abilities: Map<ObjectId, Ability[]>;
  readonly tags: Map<ObjectId, string[]>;
  readonly might: Map<ObjectId, PassiveMight[]>;
  /** What Might starts from, in place of what is the unit's own. */
  readonly own: Map<ObjectId, number>;
  /** Might brought up to a number. */
  readonly raised: Map<ObjectId, number>;
  readonly buffWorth: Map<ObjectId, number>;
  /** Of gear, how many times its Might bonus it gives. */
  readonly bonusWorth: Map<ObjectId, number>;
  readonly immune: Set<ObjectId>;
  readonly noCombatDamage: Set<ObjectId>;
  readonly first: Set<ObjectId>;
  readonly last: Set<ObjectId>;
  /** Who may not choose it. */
  readonly untargetable: Map<ObjectId, Bar>;
  /** Of units, whose damage kills them in any amount. */
  readonly deadly: Map<ObjectId, PlayerId[]>;
  /** All passives in force, also those that no layer holds: costs, prohibitions, permissions. */
  readonly passives: Passives;
}

/** Passives, with everything that can be known of them before any is applied. */
export interface Passives {
  readonly all: readonly Passive[];
  /** Those that change objects; the others are looked up by the rules that need them (`passiveEffects`). */
  readonly layered: readonly Passive[];
  /** The effects of all of them, by what they give. */
  readonly gives: ReadonlyMap<StaticEffect['gives'], readonly PassiveEffect[]>;
  /** Whether what any layered one applies to, or how much, can depend on what another one changes (`layers.dependency`). */
  readonly readsTraits: boolean;
  /** The keywords that they give to anything; null where they may give or take any: they lend abilities, or take keywords away. */
  readonly keywords: readonly string[] | null;
  /** Whether they may change anything's Might, also by a keyword. */
  readonly changeMight: boolean;
}

/** One effect of a passive. */
export interface PassiveEffect {
  readonly by: Passive;
  readonly effect: StaticEffect;
}

/** A passive ability in force, with the context that its words are read in. */
export interface Passive {
  readonly instance: AbilityInstance;
  readonly ability: Static;
  readonly slots: Context['slots'];
  readonly event: Context['event'];
  /** Of what is about the next thing played: the item that this is, null while there is none. */
  readonly next?: number | null;
}

/**
 * The layer of abilities (`layers.abilities`): own and given keywords, but for those that were taken away. Rules:
 * `keyword.deflect.sum`, `keyword.hunt.sum`, `keyword.*.default`.
 */
export const keywordUnder = (traits: Traits | null, u: GameObject, name: string): number => {
  let sum = 0;
  let isLost = false;
  for (const k of u.keywords) if (k.name === name) sum += k.value;
  for (const m of u.modifiers) {
    if (m.kind === 'keyword' && m.keyword.name === name) sum += m.keyword.value;
    else if (losesKeyword(m, name)) {
      if (m.later === 'lost') return 0;
      sum = 0;
      isLost = true;
    }
  }
  if (traits === null) return sum;
  if (isLostUnder(traits, u, name)) return 0;
  // What passives give is lost as well. The effect that gives a keyword comes to the same before the loss as after it; what the loss
  // takes away changes with the order. So the loss depends on the gift, and is applied after it, whichever began first
  // (`layers.dependency.outcome`, `layers.dependency.which`, `layers.dependency.resolve`): time stamps are asked only where nothing
  // depends (`layers.timestamp`). Of passives whose text is older, which these nearly always are, they say the same.
  if (isLost) return sum;
  for (const k of traits.keywords.get(u.id) ?? []) if (k.name === name) sum += k.value;
  return sum;
};

/** Whether a passive takes the keyword away from the object (`keyword.removed`). */
export const isLostUnder = (traits: Pick<Traits, 'lost'> | null, { id }: GameObject, name: string): boolean => {
  if (traits === null || traits.lost.size === 0) return false;
  const lost = traits.lost.get(id);
  return lost !== undefined && (lost === 'all' || lost.includes(name));
};

/** Of an object as it was noted. */
export const notedKeyword = ({ keywords }: NotedCharacteristics, name: string): number =>
  keywords.reduce((sum, k) => (k.name === name ? sum + k.value : sum), 0);

/** The tags that an object has by itself, and those that it is given. */
export const tagsUnder = (traits: Traits | null, o: GameObject): readonly string[] => [
  ...o.print.tags,
  ...o.tags,
  ...(traits?.tags.get(o.id) ?? NONE),
];

interface MightKeyword {
  readonly keyword: KeywordName;
  readonly label: string;
  readonly gives: (state: State, u: Unit) => boolean;
}

/** Keywords that give a unit Might, and when: as long as its role lasts `keyword.assault.meaning`, `keyword.shield`, `keyword.shield.meaning`. */
export const MIGHT_KEYWORDS: readonly MightKeyword[] = flatMapped(KEYWORD_NAMES, (keyword): readonly MightKeyword[] => {
  const meaning = keywordMeaning(keyword);
  if (meaning?.means !== 'might') return [];
  return [{ keyword, label: `${keyword[0]?.toUpperCase()}${keyword.slice(1)}`, gives: inAllOf(meaning.while) }];
});

/** What the unit's keywords give it now, all together. */
const keywordMight = (state: State, traits: Traits | null, u: Unit): number => {
  let sum = 0;
  for (const { keyword, gives } of MIGHT_KEYWORDS) if (gives(state, u)) sum += keywordUnder(traits, u, keyword);
  return sum;
};

type MightModifier = Extract<Modifier, { kind: 'might' }>;
const givesMight = (m: Modifier): m is MightModifier => m.kind === 'might';

/** What a modifier takes or gives, from a Might of `from`, under its limit if that is still looked up. */
const applied = (m: MightModifier, from: number): number =>
  m.minimum === undefined || m.amount >= 0 ? m.amount : Math.min(0, Math.max(m.amount, m.minimum - from));

/** What a passive takes from a Might of `from`, down to its limit. */
const lowered = (p: PassiveMight, from: number): number =>
  p.minimum === null ? p.amount : Math.min(0, Math.max(p.amount, p.minimum - from));

const label = ({ until }: MightModifier): string =>
  until === 'turn' || until === 'combat' ? `effect this ${until}` : 'effect';

/**
 * `layers.traits`: the Might that a unit is given by the last effect that sets it. Becoming a copy is one of those (`layers.copy`), unless
 * copies have a layer of their own, which comes before.
 */
const ownMight = ({ behaviours }: State, traits: Traits | null, u: Unit): number => {
  let own = traits?.own.get(u.id) ?? u.might;
  for (const m of u.modifiers) {
    if (m.kind === 'set might') own = m.amount;
    else if (m.kind === 'copy' && behaviours.copiesApply === 'with other traits') own = u.might;
  }
  return own;
};

/** Told of everything that a unit's Might is made of, in the order in which it applies. */
type NotePart = (label: string, amount: number) => void;
const NOTE_NOTHING: NotePart = () => undefined;

/** A unit's Might with its parts. */
export const mightUnder = (state: State, traits: Traits | null, u: Unit): Might => {
  const parts: MightPart[] = [];
  const value = valueUnder(state, traits, u, (label, amount) => void parts.push({ label, amount }));
  return { value, counted: Math.max(0, value), parts };
};

/** So many parts of a Might are added up in what a look at one object takes. */
const PARTS_IN_A_LOOK = 32;

/** `unit.might` by the layer of arithmetic (`layers.arithmetic`): increases (`layers.increases`), then decreases (`layers.decreases`), or by time where the edition says so. */
export const valueUnder = (
  state: State,
  traits: Traits | null,
  u: Unit,
  note: NotePart = NOTE_NOTHING,
): Might['value'] => {
  const behaviours = state.behaviours;
  const own = ownMight(state, traits, u);
  note('its own', own);
  let value = own;
  const add = (text: string, amount: number) => {
    if (amount === 0) return;
    note(text, amount);
    value += amount;
  };
  const raise = () => add('raised', Math.max(0, (traits?.raised.get(u.id) ?? value) - value));
  if (u.buffs > 0) add('buff', u.buffs * (1 + (traits?.buffWorth.get(u.id) ?? 0)));
  for (const { keyword, label, gives } of MIGHT_KEYWORDS)
    if (gives(state, u)) add(label, keywordUnder(traits, u, keyword));
  for (const g of gearOn(state, u)) add(g.name, g.print.mightBonus * (traits?.bonusWorth.get(g.id) ?? 1));
  const passive = traits?.might.get(u.id) ?? NONE;
  if (passive.length >= PARTS_IN_A_LOOK) state.budget.spend(Math.floor(passive.length / PARTS_IN_A_LOOK), 'passives');
  for (const p of passive) if (p.amount > 0) add(p.label, p.amount);
  const lowering = passive.filter(p => p.amount < 0);
  const effects = u.modifiers.filter(givesMight);
  if (behaviours.mightOrder === 'by time') {
    for (const p of lowering) add(p.label, lowered(p, value));
    for (const m of effects) add(label(m), applied(m, value));
    // Here it depends on the decreases as well, and so is applied after all of them.
    raise();
  } else {
    for (const m of effects) if (m.amount >= 0) add(label(m), m.amount);
    // It depends on the other increases, and so is applied after them (`layers.dependency`).
    raise();
    for (const p of lowering) if (p.minimum === null) add(p.label, p.amount);
    for (const m of effects) if (m.amount < 0) add(label(m), applied(m, value));
    // A passive's limit is not fixed: what it takes depends on the other decreases, and so is applied after them (`layers.dependency`).
    for (const p of lowering) if (p.minimum !== null) add(p.label, lowered(p, value));
  }
  return behaviours.mightBelowZero === 'is tracked' ? value : Math.max(0, value);
};

/** The same without its parts, for most rules: usually of a unit that no effect, passive or gear changes. */
export const countedMight = (state: State, traits: Traits | null, u: Unit): number =>
  hasPlainMight(state, traits, u)
    ? Math.max(0, u.might + u.buffs * (1 + (traits?.buffWorth.get(u.id) ?? 0)) + keywordMight(state, traits, u))
    : Math.max(0, valueUnder(state, traits, u));

/** Whether only buffs and keywords add to the unit's own Might. */
const hasPlainMight = (state: State, traits: Traits | null, u: Unit): boolean =>
  u.modifiers.length === 0 &&
  (!state.hasAbilities || attachedTo(state, u.id).length === 0) &&
  (traits === null || (!traits.might.has(u.id) && !traits.own.has(u.id) && !traits.raised.has(u.id)));

const NONE: readonly never[] = [];

/** `attachment`: gear adds its Might bonus to what it is attached to. Rules: `gear.equipment.text`. */
const gearOn = (state: State, u: GameObject): readonly GameObject[] =>
  state.hasAbilities ? attachedTo(state, u.id).filter(g => isOfType(g, 'gear')) : NONE;
