/**
 * What cards say, as data: the abilities of a card are values that one interpreter runs. Words are the rule book's.
 * "You" is whoever controls the ability; "me" is the object that bears it. Rules: `ability.kinds`.
 */

import type { Cost, Limited } from './cost.ts';
import type { Condition, EventPattern, Filter, Range, Selector, Value, Where, Who } from './terms.ts';

export type Timing = 'main' | 'action' | 'reaction';

/** A keyword as an ability gives it; its value is 1 where it has none. */
export interface KeywordGrant {
  readonly name: string;
  readonly value: Value;
}

/** How long something lasts. `source`: as long as its source stays where it is. */
export type Lasting = 'turn' | 'combat' | 'board' | 'source';

/** Where units go or are played to. */
export type Destination =
  /** Any place that the mover picks as the item is finalised: `move an enemy unit`. Limited by `where`. */
  | { readonly kind: 'chosen'; readonly slot: string; readonly where?: Where }
  /** Each unit's controller's (or owner's) base. */
  | { readonly kind: 'base'; readonly of: 'controller' | 'owner' | Who }
  | { readonly kind: 'location of'; readonly what: Selector }
  /** Where the source is, or where it was as its trigger was noted. */
  | { readonly kind: 'here' }
  /** The battlefield that the trigger's event speaks of. */
  | { readonly kind: 'there' }
  /** Where the source is, if that is a battlefield. */
  | { readonly kind: 'this battlefield' };

export interface TokenSpec {
  /** The token card's name, as in the library or as printed by the sentence: `Recruit`, `Gold`. */
  readonly name: string;
  readonly might?: Value;
  readonly keywords: readonly KeywordGrant[];
  readonly tags: readonly string[];
  readonly type: 'unit' | 'gear';
}

/** One thing that an ability has somebody do. */
export type Instruction =
  /** Names something for the instructions behind it: `choose a unit`. */
  | { readonly do: 'choose'; readonly what: Selector }
  | {
      readonly do: 'deal';
      readonly amount: Value;
      readonly to: Selector;
      /** The unit that deals it, where it is not the item itself. */
      readonly by?: Selector;
      /** Split among the chosen at resolution; else dealt to each. */
      readonly split?: true;
    }
  | {
      readonly do: 'give might';
      readonly amount: Value;
      readonly to: Selector;
      readonly until: Lasting;
      /** "to a minimum of". */
      readonly minimum?: Value;
      readonly maximum?: Value;
    }
  | { readonly do: 'set might'; readonly to: Selector; readonly amount: Value; readonly until: Lasting }
  | { readonly do: 'double might'; readonly to: Selector; readonly until: Lasting }
  | { readonly do: 'swap might'; readonly a: Selector; readonly b: Selector; readonly until: Lasting }
  | {
      readonly do: 'give';
      readonly to: Selector;
      /** Besides, all keywords that this has: `give it my keywords`. */
      readonly keywordsOf?: Selector;
      readonly keywords: readonly KeywordGrant[];
      readonly abilities: readonly Ability[];
      readonly until: Lasting;
    }
  | {
      readonly do: 'lose';
      readonly from: Selector;
      readonly keywords: readonly string[] | 'all';
      readonly until: Lasting;
    }
  | {
      readonly do:
        | 'stun'
        | 'buff'
        | 'spend buff'
        | 'kill'
        | 'banish'
        | 'heal'
        | 'ready'
        | 'exhaust'
        /** To its owner's hand. */
        | 'return'
        | 'recycle'
        /** Named cards, not a number of the player's choice. */
        | 'discard these'
        | 'detach'
        | 'empower'
        | 'disempower'
        | 'reveal'
        | 'hide'
        /** Puts cards into the hand of whoever's they are. */
        | 'draw these';
      readonly what: Selector;
    }
  /** `instead`: what becomes of the card in place of going to the trash. */
  | { readonly do: 'counter'; readonly what: Selector; readonly instead?: 'return' | 'recycle' | 'banish' }
  | { readonly do: 'recall'; readonly what: Selector; readonly exhausted?: true }
  | { readonly do: 'move'; readonly what: Selector; readonly to: Destination }
  /** Each goes to where the other was. */
  | { readonly do: 'swap places'; readonly a: Selector; readonly b: Selector }
  | {
      readonly do: 'attach';
      readonly what: Selector;
      readonly to: Selector;
      /** Its Equip cost, one Power less, is paid for it; nothing is activated (`keyword.weaponmaster`). */
      readonly paying?: 'equip';
    }
  | { readonly do: 'take control'; readonly what: Selector; readonly until: Lasting }
  | { readonly do: 'lose control'; readonly what: Selector }
  | { readonly do: 'copy'; readonly what: Selector; readonly of: Selector }
  | {
      readonly do: 'draw' | 'burn' | 'predict' | 'gain points' | 'lose points' | 'gain xp' | 'spend xp';
      readonly who: Who;
      readonly amount: Value;
    }
  /** `upTo`: so many at most. */
  | {
      readonly do: 'discard';
      readonly who: Who;
      readonly amount: Value | 'hand';
      readonly what?: Filter;
      readonly upTo?: true;
    }
  | { readonly do: 'recycle some'; readonly who: Who; readonly amount: Value; readonly what: Filter }
  | { readonly do: 'channel'; readonly who: Who; readonly amount: Value; readonly exhausted: boolean }
  /** Resources into the rune pool; `any` is Power of any domain. */
  | {
      readonly do: 'add';
      readonly who: Who;
      readonly energy: Value;
      readonly power: readonly { readonly domain: string; readonly amount: Value }[];
      /** What alone it may be spent on. */
      readonly only?: Limited;
    }
  /** From the top of the deck. */
  | { readonly do: 'banish top'; readonly who: Who; readonly amount: Value }
  /** Looks at or reveals cards from the top of the deck, and names them. */
  | {
      readonly do: 'look';
      readonly who: Who;
      readonly amount: Value;
      readonly as: string;
      readonly reveal: boolean;
      /** One card after the other until such a one comes, which is then `it`. */
      readonly until?: Filter;
    }
  | {
      readonly do: 'play token';
      readonly who: Who;
      readonly token: TokenSpec;
      readonly amount: Value;
      /** Where the player chooses among the valid places without it. */
      readonly to?: Destination;
      readonly enters?: 'ready' | 'exhausted';
      /** Names what was played, for the instructions behind it. */
      readonly as?: string;
    }
  | {
      readonly do: 'play';
      readonly who: Who;
      readonly what: Selector;
      readonly to?: Destination;
      readonly free: 'nothing' | 'cost' | 'energy' | 'power' | 'any and all costs';
      readonly discount?: Value;
      readonly cost?: Cost;
      readonly enters?: 'ready' | 'exhausted';
      /** Where units among what is played go, or may go besides the usual places. */
      readonly units?: { readonly to: Destination; readonly may: boolean };
      /** What becomes of a spell as it leaves the chain. */
      readonly afterwards?: 'recycle' | 'banish';
    }
  | {
      readonly do: 'prevent';
      readonly amount: Value | 'all';
      readonly to: Selector;
      readonly until: Lasting;
      readonly once?: true;
    }
  | { readonly do: 'double damage'; readonly to: Selector; readonly until: Lasting }
  /** A replacement in force for a while: `the next time it would die this turn, … instead`. */
  | {
      readonly do: 'replace next';
      readonly ability: Replacement;
      readonly of?: Selector;
      readonly until: Lasting;
      readonly times?: number;
    }
  /** A passive ability in force for a while. */
  | { readonly do: 'for a while'; readonly effect: StaticEffect; readonly until: Lasting; readonly times?: number }
  /** A delayed trigger. */
  | {
      readonly do: 'later';
      readonly event: EventPattern;
      readonly when?: Condition;
      readonly until: Lasting | 'once';
      /** So often within that: `the next time it takes damage this turn`, `the next three times`. */
      readonly times?: number;
      readonly instructions: readonly Instruction[];
    }
  /** `Do this:` a reflexive trigger, so many times. */
  | { readonly do: 'do this'; readonly times: Value; readonly instructions: readonly Instruction[] }
  | {
      readonly do: 'activate triggers';
      readonly on: 'conquer' | 'hold' | 'play' | 'attack' | 'defend' | 'die';
      readonly of: Selector;
    }
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
    }
  /** `if you do, …`: only if the instruction before it was carried out. */
  | {
      readonly do: 'if done';
      readonly instructions: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
    }
  /** For each such unit that damage of this ability kills, as it dies. */
  | { readonly do: 'for each killed'; readonly of: Filter; readonly instructions: readonly Instruction[] }
  | { readonly do: 'for each'; readonly what: Selector | Value; readonly instructions: readonly Instruction[] }
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
      readonly modes: readonly Mode[];
      readonly fresh?: 'turn' | 'ever';
      /** Another player chooses, as it resolves: `an opponent chooses one`. */
      readonly who?: Who;
      /** Said as "A or B" within a sentence, not as a list: no modes, but chosen on resolution (`play.choices.later`). */
      readonly inline?: true;
    }
  | { readonly do: 'extra turn'; readonly who: Who }
  | { readonly do: 'skip'; readonly what: 'draw phase' | 'channel phase' | 'turn'; readonly who: Who }
  | {
      readonly do: 'replace battlefield';
      readonly what: Selector | { readonly kind: 'there' };
      readonly by: string | 'swap back';
    }
  | { readonly do: 'add battlefield'; readonly name: string }
  | { readonly do: 'win the game' | 'burn out' | 'end the turn'; readonly who: Who }
  | { readonly do: 'make new choices'; readonly what: Selector }
  /** The card being played enters there, whatever place was chosen: `I enter there`. */
  | { readonly do: 'enter'; readonly what: Selector; readonly to: Destination }
  /** Plays a token that is a copy of another. */
  | { readonly do: 'play copy'; readonly who: Who; readonly of: Selector }
  /** Cards onto or under their owner's deck, or to another zone; in any order the player likes. */
  | {
      readonly do: 'put';
      readonly what: Selector;
      readonly to: 'top' | 'bottom' | 'top or bottom' | 'hand' | 'trash' | 'champion zone';
    }
  /** `… unless its controller pays 2`: it happens only if they do not. */
  | {
      readonly do: 'unless paid';
      readonly who: Who;
      readonly cost: Cost;
      readonly instructions: readonly Instruction[];
    };

export interface Mode {
  /** As written, to choose it by. */
  readonly label: string;
  readonly instructions: readonly Instruction[];
}

/** Which plays of such cards are meant: `the first spell you play each turn`, `units you play here`. */
export interface Plays {
  /** The Nth of them that the same player plays in a turn. */
  readonly nth?: number;
  readonly to?: Where;
  readonly from?: 'hand' | 'trash' | 'facedown' | 'anywhere but hand';
  /** In whose turn. */
  readonly turn?: Who;
}

/** What a passive ability changes for as long as it holds. */
export type StaticEffect =
  /** `minimum`: a decrease that is limited. */
  | { readonly gives: 'might'; readonly amount: Value; readonly to: Selector; readonly minimum?: Value }
  /** Might brought up to a number: `have their Might increased to 5`. */
  | { readonly gives: 'at least might'; readonly amount: Value; readonly to: Selector }
  | { readonly gives: 'keywords'; readonly keywords: readonly KeywordGrant[]; readonly to: Selector }
  | { readonly gives: 'no keywords'; readonly keywords: readonly string[] | 'all'; readonly to: Selector }
  | { readonly gives: 'abilities'; readonly abilities: readonly Ability[]; readonly to: Selector }
  | { readonly gives: 'tags'; readonly tags: readonly string[]; readonly to: Selector }
  /** Cannot be dealt damage. */
  | { readonly gives: 'immunity'; readonly to: Selector }
  | { readonly gives: 'no combat damage'; readonly to: Selector }
  /** Assigned combat damage first or last: in words, where it is no keyword. */
  | { readonly gives: 'assigned'; readonly rank: 'first' | 'last'; readonly to: Selector }
  /** `energy`: only by what costs so much Energy. */
  | {
      readonly gives: 'untargetable';
      readonly to: Selector;
      readonly by: 'enemy' | 'all';
      readonly energy?: Range;
      /** By spells alone, or by abilities alone. */
      readonly of?: 'spells' | 'abilities';
    }
  | {
      readonly gives: 'bonus damage';
      readonly amount: Value;
      readonly by?: 'spells' | 'abilities' | 'spells and abilities';
      /** Only of what such things deal, whoever's they are: `abilities of friendly gear`. */
      readonly source?: Filter;
      readonly to?: Selector;
    }
  | { readonly gives: 'any damage kills'; readonly to: Selector }
  /** All damage that spells and abilities deal, what units deal themselves being none of theirs; or all of combat. */
  | {
      readonly gives: 'prevention';
      readonly of: 'spells and abilities' | 'combat';
      /** Only of damage to these, and only of what enemies control. */
      readonly to?: Selector;
      readonly by?: 'enemy';
    }
  /** Whose damage cannot be prevented. */
  | { readonly gives: 'no prevention'; readonly whose: Who }
  | { readonly gives: 'buff worth'; readonly amount: Value; readonly to: Selector }
  /** What it costs to play cards: more (positive) or less. `me` where the card speaks of itself, in any zone. */
  | {
      readonly gives: 'cost';
      readonly of: Filter | 'me' | 'additional costs' | 'equip';
      readonly whose: Who;
      readonly energy: Value;
      readonly power: readonly { readonly domain: string; readonly amount: Value }[];
      readonly plays?: Plays;
      readonly minimum?: number;
      /** The reduction is of one or the other. */
      readonly either?: true;
    }
  | {
      readonly gives: 'additional cost';
      readonly of: Filter | 'me';
      readonly whose: Who;
      readonly cost: Cost;
      readonly optional: boolean;
      /** The keyword that asks for it, whose rule says what paying it brings; else the card itself says that. */
      readonly keyword?: 'repeat';
      /** What the card then costs less. */
      readonly reduces?: {
        readonly energy: Value;
        readonly power: readonly { readonly domain: string; readonly amount: Value }[];
      };
    }
  | {
      readonly gives: 'enters';
      readonly how: 'ready' | 'exhausted';
      readonly what: Filter | 'me';
      readonly whose: Who;
      readonly plays?: Plays;
    }
  /** `I enter in base`, wherever it was played to. */
  | { readonly gives: 'enters in base'; readonly what: 'me' }
  /** Other places to be played to, or to move to. */
  | {
      readonly gives: 'may be played';
      readonly what: Filter | 'me';
      readonly to?: Where;
      readonly from?: 'trash' | 'deck' | 'banishment';
      readonly for?: Cost;
      readonly timing?: Timing;
      /** Where it goes as it leaves the chain. */
      readonly afterwards?: 'banish';
      readonly only?: true;
    }
  | { readonly gives: 'may move'; readonly what: Selector; readonly to: Where; readonly from: Where }
  | {
      readonly gives: 'cannot';
      readonly who: Who | 'nobody';
      readonly act:
        | 'play'
        | 'move'
        | 'score'
        | 'conquer'
        | 'hold'
        | 'be readied'
        | 'be exhausted'
        | 'be buffed'
        | 'be stunned'
        | 'be killed'
        | 'be healed'
        | 'be recalled'
        | 'be countered'
        | 'be moved'
        | 'attack'
        | 'defend'
        | 'draw'
        | 'gain points'
        | 'activate'
        | 'hide';
      readonly what?: Filter | Selector;
      readonly from?: Where;
      readonly to?: Where;
      /** `only to their base`: everywhere but there. */
      readonly except?: Where;
      readonly at?: Where;
      /** Only by spells and abilities, or by those of enemies: what the game does by itself goes on. */
      readonly by?: 'spells and abilities' | 'enemy spells and abilities';
      /** Until so many turns of that player have begun: `until their third turn`. */
      readonly untilTurn?: number;
    }
  /** A phase that is skipped each turn, for as long as it says so. */
  | { readonly gives: 'skip'; readonly who: Who; readonly what: 'draw phase' | 'channel phase' }
  /** `players only channel 1 rune` in their Channel Phase. */
  | { readonly gives: 'channels only'; readonly who: Who; readonly amount: number }
  | { readonly gives: 'victory score'; readonly amount: Value }
  /** How many more cards may lie facedown at a battlefield. */
  | { readonly gives: 'hidden cards'; readonly more: number; readonly at: Where }
  /** `costs`: only as one's own costs are paid. */
  | {
      readonly gives: 'ignore';
      readonly who: Who;
      readonly keyword: string;
      readonly at?: Where;
      readonly during?: 'costs';
    }
  /** What is printed on the card as its cost is not paid (`play.cost.ignore`); whatever is added to it is. */
  | { readonly gives: 'ignore cost'; readonly of: 'me'; readonly part: 'cost' | 'energy' | 'power' }
  /** Payment asked for an action, beyond the first unit of a group or for each. */
  | {
      readonly gives: 'toll';
      readonly act: 'move';
      readonly who: Who;
      readonly cost: Cost;
      readonly to: Where;
      readonly beyond: number;
      /** Once for all units that move together. */
      readonly once?: true;
    }
  /** Spells gain Repeat, for a cost or for what they cost themselves. */
  | {
      readonly gives: 'repeat';
      readonly of: Filter | 'my abilities';
      readonly whose: Who;
      readonly cost: Cost | 'its cost';
    }
  /** "Your conquer effects trigger an additional time"; `here`: for what happens where the source is. */
  | {
      readonly gives: 'extra triggers';
      readonly of: 'conquer' | 'hold' | 'attack' | 'defend' | 'play' | 'deathknell';
      readonly here: boolean;
      readonly times: number;
    }
  /** "Your Temporary effects here don't trigger"; `here`: of what is where the source is. */
  | { readonly gives: 'no triggers'; readonly of: 'temporary' | 'deathknell'; readonly here: boolean }
  | { readonly gives: 'timing'; readonly what: Filter | 'me'; readonly whose: Who; readonly timing: Timing };

export interface Static {
  readonly kind: 'static';
  readonly when?: Condition;
  readonly effects: readonly StaticEffect[];
  readonly text: string;
}

export interface Triggered {
  readonly kind: 'triggered';
  /** Any of them: `when you play me or when I hold`. */
  readonly events: readonly EventPattern[];
  /** `if …` right behind the event: part of the condition. */
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
  readonly instructions: readonly Instruction[];
  readonly keyword?: string;
  readonly text: string;
}

export interface Replacement {
  readonly kind: 'replacement';
  readonly event: EventPattern;
  readonly when?: Condition;
  readonly may?: Who;
  readonly cost?: Cost;
  readonly limit?: number;
  /** That limit is said as "once each turn" (`ability.replacement.limit`). */
  readonly onceEachTurn?: true;
  /** Works from the trash alone: `you may banish me from your trash to …`. */
  readonly from?: 'trash';
  /** Instead of the event; nothing for "prevent it" or "skip it". */
  readonly instructions: readonly Instruction[];
  /** `as …`: the event happens and this besides. */
  readonly besides?: true;
  readonly text: string;
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

export type { Condition, Cost, EventPattern, Filter, Range, Selector, Value, Where, Who };
