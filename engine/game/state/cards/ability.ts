/**
 * What cards say, as data: the abilities of a card are values that one interpreter runs. Words are the rule book's.
 * "You" is the controller of the ability; "me" is the object that bears it. Types of all that an ability is made of can be had
 * from here. Rules: `ability.kinds`.
 */
import type { Cost } from './cost.ts';
import type { KeywordGrant, Lasting, Timing } from './effectTerms.ts';
import type { PlainEffect } from './plainEffects.ts';
import type { PlainInstruction } from './plainInstructions.ts';
import type { Condition, EventPattern, Filter, Selector, Value, Who } from './terms.ts';

export type * from './cost.ts';
export type * from './effectTerms.ts';
export type * from './eventNames.ts';
export type * from './namedFor.ts';
export type * from './plainEffects.ts';
export type * from './plainInstructions.ts';
export type * from './terms.ts';
export type * from './thingState.ts';
export type * from './thingType.ts';
export type * from './who.ts';

/** One thing that an ability has somebody do. */
export type Instruction =
  | PlainInstruction
  | {
      readonly do: 'give';
      readonly to: Selector;
      /** Besides, all keywords that this has: `give it my keywords`. */
      readonly keywordsOf?: Selector;
      readonly keywords: readonly KeywordGrant[];
      readonly abilities: readonly Ability[];
      readonly until: Lasting;
    }
  /** A replacement in force for a while: `the next time it would die this turn, … instead`. */
  | {
      readonly do: 'replace next';
      readonly ability: Replacement;
      readonly of?: Selector;
      readonly until: Lasting;
      readonly times?: number;
    }
  /** A passive ability in force for a while; `text`: in the card's words. */
  | {
      readonly do: 'for a while';
      readonly effect: StaticEffect;
      readonly until: Lasting;
      readonly times?: number;
      readonly text?: string;
    }
  /** A delayed trigger; `text`: in the card's words. */
  | {
      readonly do: 'later';
      readonly event: EventPattern;
      readonly when?: Condition;
      /** `linked`: for as long as what the instruction before acted on stays where that put it. */
      readonly until: Lasting | 'once' | 'linked';
      /** So often within that: `the next time it takes damage this turn`, `the next three times`. */
      readonly times?: number;
      /** "That many" is what the instruction before came to, kept as this is made, since it is no longer known later. */
      readonly fixed?: true;
      readonly text?: string;
      readonly instructions: readonly Instruction[];
    }
  /** `Do this:` a reflexive trigger, so many times. */
  | { readonly do: 'do this'; readonly times: Value; readonly instructions: readonly Instruction[] }
  /** `you may …` as it resolves. */
  | { readonly do: 'may'; readonly who: Who; readonly instructions: readonly Instruction[] }
  /** `pay COST to …`: what follows only if it was paid. */
  | {
      readonly do: 'pay';
      readonly who: Who;
      readonly cost: Cost;
      readonly optional: boolean;
      readonly instructions: readonly Instruction[];
    }
  | {
      readonly do: 'if';
      readonly when: Condition;
      readonly instructions: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
      /** `otherwise` of something that is gone by then does nothing; what an `instead` would have replaced is done all the same. */
      readonly ofKnown?: true;
    }
  /** `if you do, …`: only if the instruction before it was carried out. */
  | {
      readonly do: 'if done';
      readonly instructions: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
    }
  /** For each such unit that damage of this ability kills, as it dies. */
  | { readonly do: 'for each killed'; readonly of: Filter; readonly instructions: readonly Instruction[] }
  /** `inOrder`: of several, in an order that "you" choose. */
  | {
      readonly do: 'for each';
      readonly what: Selector | Value;
      readonly inOrder?: true;
      readonly instructions: readonly Instruction[];
    }
  /** `startingWith`: `starting with the next player`. */
  | {
      readonly do: 'each player';
      readonly who: Who;
      readonly instructions: readonly Instruction[];
      readonly startingWith?: 'next';
    }
  /** `fresh`: only those not chosen before, this turn or at all. */
  | {
      readonly do: 'choose one';
      readonly count: number;
      /** `one or both`, `up to two`. */
      readonly least?: number;
      readonly modes: readonly AbilityMode[];
      readonly fresh?: 'turn' | 'ever';
      /** Another player chooses, as it resolves: `an opponent chooses one`. */
      readonly who?: Who;
      /** Said as "A or B" within a sentence, not as a list: no modes, but chosen on resolution (`play.choices.later`). */
      readonly inline?: true;
    }
  /** `… unless its controller pays 2`: it happens only if they do not. */
  | {
      readonly do: 'unless paid';
      readonly who: Who;
      readonly cost: Cost;
      readonly instructions: readonly Instruction[];
      /** `if they do, …`: what happens if they pay. */
      readonly paid?: readonly Instruction[];
    };

export interface AbilityMode {
  /** As written, to choose it by. */
  readonly label: string;
  readonly instructions: readonly Instruction[];
}

/** What a passive ability changes for as long as it holds. */
export type StaticEffect =
  | PlainEffect
  | { readonly gives: 'abilities'; readonly abilities: readonly Ability[]; readonly to: Selector }
  /** Such cards have them as they are played: `spells you play have "show off a Mighty unit"`. */
  | {
      readonly gives: 'abilities as played';
      readonly abilities: readonly Static[];
      readonly of: Filter;
      readonly whose: Who;
    };

export interface Static {
  readonly kind: 'static';
  readonly when?: Condition;
  readonly effects: readonly StaticEffect[];
  /** A keyword that it is short for, as Flow. */
  readonly keyword?: string;
  readonly text: string;
}

export interface Triggered {
  readonly kind: 'triggered';
  /** Any of them: `when you play me or when I hold`. */
  readonly events: readonly EventPattern[];
  /** `if …` right after the event: part of the condition. */
  readonly when?: Condition;
  /** "You may" as the first words of the effect. */
  readonly may?: Who;
  /** `[do X] to [do Y]` as the first words of the effect. */
  readonly cost?: Cost;
  /** Times a turn. */
  readonly limit?: number;
  readonly instructions: readonly Instruction[];
  /** Zones other than the board where it is active. */
  readonly from?: 'trash' | 'hand' | 'deck' | 'banishment';
  /** A keyword that it is short for, as Deathknell or Vision. */
  readonly keyword?: string;
  readonly text: string;
}

export interface Activated {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly timing: Timing;
  /** `this ability costs 1 less for each …`: Energy. */
  readonly less?: Value;
  /** `… less if …`. */
  readonly lessWhen?: Condition;
  /** `use this only …` */
  readonly when?: Condition;
  /** So often a turn, whatever has become of it on the chain: `use this only once each turn`. */
  readonly limit?: number;
  /** Any player may use it, no matter who controls its source: "you" is the one who does. */
  readonly anybody?: true;
  readonly instructions: readonly Instruction[];
  /** The keyword that stands between its cost and all that it does: `exhaust this: legion: …`. */
  readonly behindCost?: Dependent['on'];
  readonly keyword?: string;
  readonly text: string;
}

export interface Replacement extends Pick<Triggered, 'when' | 'may' | 'cost' | 'limit' | 'text'> {
  readonly kind: 'replacement';
  readonly event: EventPattern;
  /** That limit is said as "once each turn" (`ability.replacement.limit`). */
  readonly onceEachTurn?: true;
  /** Works from the trash alone: `you may banish me from your trash to …`. */
  readonly from?: 'trash';
  /** Instead of the event; nothing for "prevent it" or "skip it". */
  readonly instructions: readonly Instruction[];
  /** The event happens, with so much more to it: `it gives -1 might more`. */
  readonly more?: number;
  /** `as …`: the event happens and this besides. */
  readonly additional?: true;
}

/** What a spell does, or one line of it. */
export interface SpellEffect {
  readonly kind: 'spell';
  readonly instructions: readonly Instruction[];
  readonly text: string;
}

/** A keyword that makes an ability depend on a condition (`dependent`). */
export interface Dependent {
  readonly kind: 'dependent';
  readonly on: { readonly keyword: 'legion' | 'empowered' } | { readonly keyword: 'level'; readonly level: number };
  readonly ability: Ability;
  readonly text: string;
}

/** Effect text of gear: an ability of whatever it is attached to (`attachment`). */
export interface WhileAttached {
  readonly kind: 'attached';
  readonly ability: Ability;
  readonly text: string;
}

export type Ability = Static | Triggered | Activated | Replacement | SpellEffect | Dependent | WhileAttached;
