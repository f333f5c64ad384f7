/** The terms that abilities are made of: who, what, where, how much, when, and if. */

import type { Domain } from '../../../domains.ts';
import type { PrintedKeyword } from '../../../keywords.ts';
import type { DAMAGED_SLOT, OutcomeSlot, SlotName } from '../slots.ts';
import type { EventName } from './eventNames.ts';
import type { NamedFor } from './namedFor.ts';
import type { ThingState } from './thingState.ts';
import type { ThingType } from './thingType.ts';
import type { Who } from './who.ts';

export type { ThingType, Who };

/** From `least` to `most`, both included. */
export type ValueRange = { readonly least?: Value; readonly most?: Value };

/** What something chooses; `least`: so many of it, where one is not enough. */
export interface Chooses {
  readonly what: Filter | Selector;
  readonly only: boolean;
  readonly least?: number;
}

/** What things a phrase means: all of its parts have to hold. */
export interface Filter {
  /** Any of them. */
  readonly types: readonly ThingType[];
  /** `non-unit`. */
  readonly notTypes?: readonly ThingType[];
  /** Or else any of these: `a unit, gear, or facedown card`; `any`: and one of these besides, `with Tank or Shield`. */
  readonly or?: readonly Filter[];
  readonly any?: readonly Filter[];
  /**
   * By the controller of the ability: `friendly` takes in teammates, `yours` does not, and
   * `not yours` are theirs, too, no matter who chooses.
   */
  readonly side?: 'friendly' | 'enemy' | 'yours' | 'not yours' | 'its controller' | 'that player';
  /** `not chosen before`: for this item, by any player. */
  readonly unchosen?: true;
  /** "Another", "other": not the source, and not what was chosen before. */
  readonly other?: true;
  readonly where?: Where;
  readonly is?: readonly ThingState[];
  readonly isNot?: readonly ThingState[];
  /** Any of them. */
  readonly tags?: readonly string[];
  readonly notTags?: readonly string[];
  readonly keyword?: PrintedKeyword;
  readonly notKeyword?: PrintedKeyword;
  readonly domain?: Domain;
  readonly name?: string;
  readonly notName?: string;
  /** `with my name`: that of what this means. */
  readonly sameName?: Selector;
  /** `with that name`, `with the named tag`, `of that type`: the one named last for the source (`naming.what`). */
  readonly named?: NamedFor;
  /** `you own`, no matter who controls it. */
  readonly owned?: true;
  readonly might?: ValueRange;
  readonly energy?: ValueRange;
  readonly power?: ValueRange;
  /** `a spell that chooses a friendly unit`; `only`: and nothing else of the kind. */
  readonly chooses?: Chooses;
  /** `banished with this`, `stunned this way`: what a named step of this object did. */
  readonly by?: OutcomeSlot | typeof DAMAGED_SLOT | 'banish' | 'not played from hand' | 'conquered this turn';
  /** `in combat with an enemy Fury unit`: such a unit is on the other side of the same combat. */
  readonly fights?: Filter;
  /** `being chosen by an enemy spell`: by such an item on the chain. */
  readonly chosenBy?: Filter;
  /** What happened to it this turn, or did not: `that moved this turn`, `that hasn't moved this turn`. */
  readonly pastEvent?: EventPattern;
  readonly noPastEvent?: EventPattern;
  /** Of abilities: what has them. `abilities of units`. */
  readonly source?: Filter;
  /** `with the same controller`: as all else that is chosen for this item. */
  readonly sameController?: true;
  /** Nothing fits otherwise: `if you control a Poro, choose any enemy unit instead`. */
  readonly when?: Condition;
  /** `with the most might`. */
  readonly extreme?: { readonly of: 'might' | 'energy'; readonly end: 'most' | 'least' };
}

export type Where =
  /** Where the source is. `battlefield`: only where that is one. */
  | { readonly kind: 'here'; readonly battlefield?: true }
  | { readonly kind: 'there' }
  /** The battlefield where the source is; never a base. */
  | { readonly kind: 'this battlefield' }
  | { readonly kind: 'elsewhere' }
  /** At a battlefield; `of` by whom it is controlled. */
  | {
      readonly kind: 'battlefield';
      /** `not you`: by an opponent, an ally or nobody. */
      readonly of?: 'you' | 'enemy' | 'friendly' | 'not you';
      readonly is?: readonly ThingState[];
      readonly withUnits?: Filter;
      /** How many of those: `with exactly two units there`; one or more without. */
      readonly count?: ValueRange;
      /** None that the source, or what was chosen before, is at. */
      readonly other?: true;
      /** What was done to it: `conquered this turn`. */
      readonly by?: 'conquered this turn';
    }
  /** A battlefield where the event's move began or led to. */
  | { readonly kind: 'moved between' }
  /** Any place where there are such units. */
  | { readonly kind: 'location'; readonly withUnits: Filter }
  | { readonly kind: 'base'; readonly of?: Who }
  | { readonly kind: 'board' | 'anywhere' }
  | {
      readonly kind: 'zone';
      readonly zone: 'hand' | 'trash' | 'deck' | 'rune deck' | 'banishment' | 'champion zone' | 'chain' | 'facedown';
      readonly of: Who | 'any';
    }
  /** `orBase`: or at a base. */
  | { readonly kind: 'with'; readonly what: Selector; readonly battlefield?: true; readonly orBase?: true }
  | { readonly kind: 'not with'; readonly what: Selector }
  /** Of gear: attached to this very thing. */
  | { readonly kind: 'attached to'; readonly what: Selector }
  /** At a battlefield chosen for the whole instruction: `all units at a battlefield`. */
  | { readonly kind: 'chosen'; readonly slot: SlotName; readonly where?: Where }
  /** The same place for all that are chosen together; so many at each; or no two of them at the same. */
  | {
      readonly kind:
        | 'one battlefield'
        | 'one location'
        | 'each location'
        | 'each battlefield'
        | 'different locations'
        | 'different battlefields';
    };

export type Together = 'share a tag' | 'different names' | 'the same owner';

/** `paid`: exactly as many as was paid of "any amount", known once that is named (`play.choices.as-played.optional-cost`). */
export type Count = { readonly least: number; readonly most: number | 'any'; readonly paid?: true };

/** What is chosen from, where that is what the trigger's event happened to: "one of them". */
export const EVENT_GROUP = 'event';

/** What an instruction acts on. */
export type Selector =
  | { readonly kind: 'me' }
  /** What `me` is where another object's words are read: who offers a cost, where the card that is played pays it. By its id, in one incarnation. */
  | { readonly kind: 'offerer'; readonly id: number; readonly incarnation: number }
  /** Chosen by `who` (you, where it is left out): a target if the rules make it one, else chosen as it resolves. */
  | {
      readonly kind: 'chosen';
      readonly slot: SlotName;
      readonly filter: Filter;
      readonly count: Count;
      readonly who?: Who;
      /** `with total might 4 or less`. */
      readonly total?: { readonly of: 'might' | 'energy'; readonly most: Value };
      /** Of several: all have some tag in common, or no two of them the same name. */
      readonly together?: Together;
      /** "must": chosen as it resolves, and no target. */
      readonly must?: true;
      /** From among the cards that a `look` before named. */
      readonly among?: SlotName | typeof EVENT_GROUP;
    }
  | {
      readonly kind: 'all';
      readonly filter: Filter;
      readonly among?: SlotName | typeof EVENT_GROUP;
      /** "That unit and each other one": of others than that one. */
      readonly except?: Selector;
    }
  /** What a slot holds: `it`, `them`, `that unit`. `done`: only as what that was in fact done to, `the killed unit`. */
  | { readonly kind: 'slot'; readonly slot: SlotName; readonly done?: 'kill' }
  /** What the trigger's event happened to, who did it, where it was, or where it led to. */
  | { readonly kind: 'event'; readonly part: 'what' | 'by' | 'at' | 'to' | 'from' }
  /** What the instruction right before acted on. */
  | { readonly kind: 'it' }
  /** What was shown off as this was played, of such a kind: `that unit`, after "if you showed off a unit". */
  | { readonly kind: 'shown off'; readonly filter: Filter; readonly link?: string }
  /** Your legend, your chosen champion, the battlefield that the source is at or is. */
  | { readonly kind: 'your'; readonly what: 'legend' | 'champion' }
  /** The unit that this gear is attached to; the gear attached to me. */
  | { readonly kind: 'bearer' }
  /** In effect text: the gear itself, where `me` is what it is attached to. */
  | { readonly kind: 'attachment' }
  | { readonly kind: 'here' }
  /** A name as a scenario gives it. */
  | { readonly kind: 'named'; readonly name: string; readonly start: number; readonly end: number }
  | { readonly kind: 'both'; readonly of: readonly Selector[] }
  /** Of several that were chosen together: for each, the others. `they deal damage … to each other`. */
  | { readonly kind: 'each other'; readonly of: Selector };

export type Value =
  | number
  | {
      readonly kind: 'might' | 'base might' | 'damage' | 'energy cost' | 'power cost' | 'keyword' | 'times empowered';
      readonly of: Selector;
      readonly keyword?: PrintedKeyword;
    }
  | { readonly kind: 'count'; readonly what: Filter; readonly among?: SlotName | typeof EVENT_GROUP }
  | {
      readonly kind: 'points' | 'xp' | 'turns' | 'cards in hand' | 'cards played' | 'energy spent' | 'power spent';
      readonly who: Who;
      /** Cards played but for the one that asks. */
      readonly other?: true;
    }
  | { readonly kind: 'energy spent this turn' | 'power spent this turn'; readonly who: Who }
  | {
      readonly kind: 'highest' | 'lowest' | 'total';
      readonly of: 'might' | 'might bonus' | 'energy';
      readonly what: Filter;
      readonly among?: SlotName;
    }
  /** What the event or the instruction before amounted to: damage dealt, cards discarded, excess. `x`: paid for "any amount". */
  | { readonly kind: 'that much' | 'x' | 'excess' }
  | { readonly kind: 'times'; readonly value: Value; readonly by: Value }
  | { readonly kind: 'sum'; readonly of: readonly Value[] }
  | { readonly kind: 'negative'; readonly of: Value }
  | { readonly kind: 'half'; readonly of: Value; readonly round: 'up' | 'down' }
  /** How many whole groups of `by` there are in it: `for every three cards`. */
  | { readonly kind: 'groups'; readonly of: Value; readonly by: number }
  /** How often something happened this turn. */
  | { readonly kind: 'happened'; readonly event: EventPattern }
  /** How many of these tags there are among such things. */
  | { readonly kind: 'tags among'; readonly tags: readonly string[]; readonly what: Filter }
  /** How many domains or tags such things have, each counted once; and what of two amounts one is more than the other. */
  | {
      readonly kind: 'different';
      readonly of: 'domains' | 'tags' | 'names' | 'energy costs';
      readonly what: Filter;
      readonly among?: SlotName;
    }
  | { readonly kind: 'difference'; readonly of: readonly [Value, Value] };

/** Which events an ability speaks of. */
export interface EventPattern {
  readonly on: EventName;
  /** Whose doing it is, or whose turn or phase it is. */
  readonly who?: Who;
  /** What it happens to. `when you play me`, `when a friendly unit dies`. */
  readonly what?: Selector | Filter;
  /** What does it: `when you kill a unit with a spell`. */
  readonly with?: Selector | Filter;
  readonly at?: Where;
  readonly from?: Where;
  readonly to?: Where;
  /** `the third time … each turn`. */
  readonly nth?: number;
  /** `for each player, the first time …`: whose time it is, of the players who do it or of those who control what it happens to. */
  readonly per?: 'player' | 'controller';
  /** `one or more`: once for all that it happened to at the same time. */
  readonly together?: true;
  readonly inCombat?: true;
  readonly amount?: ValueRange;
  /** Energy spent on it. */
  readonly spent?: ValueRange;
  /** `when I conquer after an attack`. */
  readonly after?: 'attack';
  /** Of a combat that ends in a tie; `who` attacked there. */
  readonly tie?: true;
  /** `this turn`, `each turn`; the game's first such time. */
  readonly first?: 'game';
}

export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  /** What is meant fits the filter: `I'm at a battlefield`, `it is mighty`. */
  | { readonly is: 'fits'; readonly what: Selector; readonly filter: Filter }
  | { readonly is: 'exists'; readonly filter: Filter; readonly count: ValueRange }
  | { readonly is: 'compare'; readonly a: Value; readonly in: ValueRange }
  /** So often this turn. */
  | { readonly is: 'happened'; readonly event: EventPattern; readonly times: ValueRange; readonly beginningOf?: Who }
  | { readonly is: 'paid'; readonly what: 'additional cost' }
  /** As this was played, something was shown off, of such a kind; `link`: for the keyword given with these words. */
  | { readonly is: 'showed off'; readonly what?: Filter; readonly link?: string }
  | { readonly is: 'turn'; readonly of: Who }
  | { readonly is: 'controls'; readonly who: Who; readonly what: Filter; readonly count?: ValueRange }
  | { readonly is: 'state'; readonly turn: 'showdown' | 'combat' | 'neutral'; readonly at?: Where }
  /** `by`: only where "you" have played it yourself, and have not taken control of what another player did. */
  | {
      readonly is: 'played from';
      readonly zone: 'hand' | 'facedown' | 'trash' | 'anywhere but hand' | 'nowhere';
      readonly by?: 'you';
    }
  | { readonly is: 'did'; readonly what: 'kill' }
  /** `legion: …` within an effect. */
  | { readonly is: 'legion' }
  /** `during your Beginning Phase`. */
  | { readonly is: 'phase'; readonly phase: 'beginning' | 'main' | 'ending'; readonly of: Who }
  /** `an opponent's score is within 2 points of the victory score`. */
  | { readonly is: 'near victory'; readonly who: Who; readonly points: number }
  /** Some player of these has more, or fewer, than some player of those, by one at least; `every`: than each of those. */
  | {
      readonly is: 'outdoes';
      readonly who: Who;
      readonly than: Who;
      readonly every: boolean;
      readonly how: 'more' | 'fewer';
      readonly by?: Value;
      readonly of: 'points' | 'xp' | 'cards in hand' | Filter;
    }
  /** What is being played chooses such a thing. */
  | { readonly is: 'chooses'; readonly what: Filter };
