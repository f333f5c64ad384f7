/** What passive abilities change, but for the abilities that they give: those are in ability.ts (`StaticEffect`). */
import type { Cost } from './cost.ts';
import type { KeywordGrant, Lasting, Timing } from './effectTerms.ts';
import type { Condition, Filter, Selector, Value, ValueRange, Where, Who } from './terms.ts';

export type PlainEffect =
  /** `minimum`: a decrease that is limited. */
  | { readonly gives: 'might'; readonly amount: Value; readonly to: Selector; readonly minimum?: Value }
  /** What its Might starts from: `my Might is equal to …` (`layers.traits`). */
  | { readonly gives: 'own might'; readonly amount: Value; readonly to: Selector }
  /** Might brought up to a number: `have their Might increased to 5`. */
  | { readonly gives: 'at least might'; readonly amount: Value; readonly to: Selector }
  | { readonly gives: 'keywords'; readonly keywords: readonly KeywordGrant[]; readonly to: Selector }
  | { readonly gives: 'no keywords'; readonly keywords: readonly string[] | 'all'; readonly to: Selector }
  /** `named`: the tag that was named for it (`naming.what`); or all that others have. */
  | { readonly gives: 'tags'; readonly tags: readonly string[] | 'named' | TagsOf; readonly to: Selector }
  /** Cannot be dealt damage. */
  | { readonly gives: 'immunity'; readonly to: Selector }
  | { readonly gives: 'no combat damage'; readonly to: Selector }
  /** Assigned combat damage first or last: in words, where it is no keyword. */
  | { readonly gives: 'assigned'; readonly rank: 'first' | 'last'; readonly to: Selector }
  /** `untargetable.form`. `energy`: only by what costs so much Energy. */
  | {
      readonly gives: 'untargetable';
      readonly to: Selector;
      readonly by: 'enemy' | 'all';
      readonly energy?: ValueRange;
      /** By spells alone, or by abilities alone. */
      readonly of?: 'spells' | 'abilities';
    }
  | {
      readonly gives: 'bonus damage';
      readonly amount: Value;
      readonly by?: 'spells' | 'abilities' | 'spells and abilities';
      /** Only of what such things deal, no matter whose they are: `abilities of friendly gear`. */
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
  /** `prevent the first 2 damage I would take each combat`: so much for each unit, and anew in the next one. */
  | {
      readonly gives: 'first damage prevented';
      readonly amount: Value;
      readonly each: 'combat' | 'turn';
      readonly to: Selector;
    }
  /** Whose damage cannot be prevented. */
  | { readonly gives: 'no prevention'; readonly whose: Who }
  /** What such things of yours add, they add with so much Energy more. */
  | { readonly gives: 'more added'; readonly source: Filter; readonly energy: Value }
  | { readonly gives: 'buff worth'; readonly amount: Value; readonly to: Selector }
  /** Such gear gives so many times the Might bonus that is printed on it: of several the highest, as each speaks of that. */
  | { readonly gives: 'bonus worth'; readonly times: number; readonly to: Selector }
  /** Such units may be buffed however many buffs they have (`buff.one`). */
  | { readonly gives: 'any number of buffs'; readonly to: Selector }
  /** Such objects may be empowered so many times (`empower.once.unless`). */
  | { readonly gives: 'times empowered'; readonly most: number; readonly to: Selector }
  /** What it costs to play cards: more (positive) or less. `me` where the card speaks of itself, in any zone. */
  | {
      readonly gives: 'cost';
      /**
       * `my equip`: where an object speaks of its own Equip, by the unit that is chosen for it as well; `activated equip`: only as
       * such an ability is activated, where the edition tells that from paying for it otherwise.
       */
      readonly of:
        | Filter
        | 'me'
        | 'additional costs'
        | 'repeat'
        | 'equip'
        | 'activated equip'
        | 'my equip'
        | 'abilities';
      readonly whose: Who;
      readonly energy: Value;
      readonly power: readonly { readonly domain: string; readonly amount: Value }[];
      readonly plays?: Plays;
      /** To so many of them each turn (`ability.times.passive`). */
      readonly times?: number;
      /** Each time only if the controller of what says so likes (`ability.times.passive.may`). */
      readonly optional?: true;
      readonly minimum?: number;
      /** Of abilities: whose activated ones, and by which keyword alone. */
      readonly source?: Filter;
      readonly keyword?: 'empower';
      /** The reduction is of one or the other. */
      readonly either?: true;
    }
  /** `show off a unit`: in the hand, or among what its player has, as it is played; `link`: where it is given with other words. */
  | { readonly gives: 'show off'; readonly what: Extract<Selector, { kind: 'chosen' }>; readonly link?: string }
  | {
      readonly gives: 'additional cost';
      readonly of: Filter | 'me';
      readonly whose: Who;
      readonly cost: Cost;
      readonly optional: boolean;
      /** The keyword that asks for it, whose rule says what paying it brings; else the card itself says that. */
      readonly keyword?: 'repeat';
      /** Of what others let somebody pay: where the card is then played to. */
      readonly to?: Where;
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
      readonly times?: number;
      readonly optional?: true;
    }
  /** What such cards have from the moment that they come to the board: `enter with a buff`. */
  | {
      readonly gives: 'enters with';
      readonly what: Filter | 'me';
      readonly whose: Who;
      readonly plays?: Plays;
      readonly is?: 'buffed' | 'empowered' | 'stunned';
      readonly might?: Value;
      readonly keywords?: readonly KeywordGrant[];
      /** Of Might and keywords: as long as it is on the board, unless it is said. */
      readonly until?: Lasting;
      readonly times?: number;
      readonly optional?: true;
    }
  /** `I enter in base`, wherever it was played to. */
  | { readonly gives: 'enters in base'; readonly what: 'me' }
  /** Other places to be played to, or to move to. */
  | {
      readonly gives: 'may be played';
      readonly what: Filter | 'me';
      readonly to?: Where;
      readonly from?: 'trash' | 'deck' | 'banishment' | 'hand';
      readonly for?: Cost | 'its cost';
      /** What of its cost is ignored, if its player wants that. */
      readonly free?: 'energy' | 'cost';
      readonly timing?: Timing;
      /** Where it goes as it leaves the chain. */
      readonly afterwards?: 'banish';
      readonly only?: true;
      /** One card a turn, and only while this is so. */
      readonly onceEachTurn?: true;
      readonly when?: Condition;
      /** From facedown as well, away from the battlefield where it was hidden. */
      readonly evenFacedown?: true;
    }
  /** `times`: so many of them each turn (`ability.times.passive`). */
  | {
      readonly gives: 'may move';
      readonly what: Selector;
      readonly to: Where;
      readonly from: Where;
      readonly times?: number;
    }
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
        | 'be empowered'
        | 'be banished'
        | 'be dealt damage'
        | 'be recalled'
        | 'be returned'
        | 'be countered'
        | 'be moved'
        | 'attack'
        | 'defend'
        | 'draw'
        | 'gain points'
        | 'gain xp'
        | 'activate'
        | 'hide';
      readonly what?: Filter | Selector;
      readonly from?: Where;
      readonly to?: Where;
      /** So many of them a turn they may: `more than one spell`. */
      readonly beyond?: number;
      /** `only to their base`: everywhere but there. */
      readonly except?: Where;
      readonly at?: Where;
      /**
       * Only by spells and abilities, or by those of enemies: what the game does by itself goes on; only by the game, in the
       * Awaken Phase; or by anything but the thing's own abilities: `in any other way`.
       */
      readonly by?: `${'' | 'enemy '}${'spells and abilities' | 'spells' | 'abilities'}` | 'the game' | 'others';
      /** Until so many turns of that player have begun: `until their third turn`. */
      readonly untilTurn?: number;
    }
  /** A phase that is skipped each turn, for as long as it says so. */
  | { readonly gives: 'skip'; readonly who: Who; readonly what: 'draw phase' | 'channel phase' }
  /** `players only channel 1 rune` in their Channel Phase. */
  | { readonly gives: 'channels only'; readonly who: Who; readonly amount: number }
  | { readonly gives: 'victory score'; readonly amount: Value }
  /** How many more cards may lie facedown at a battlefield; `friendly holder`: of whoever controls it, if that is a friendly player. */
  | {
      readonly gives: 'hidden cards';
      readonly more: number;
      readonly at: Where;
      readonly whose: 'yours' | 'anybody' | 'friendly holder';
    }
  /** What would go to the trash of such players, but from the deck, is banished instead. */
  | { readonly gives: 'banished for the trash'; readonly whose: Who }
  /** Of a deck that the card is in: so many legends may be chosen for it, besides the champion legend (`deck.choices`). */
  | { readonly gives: 'chosen legends'; readonly count: { readonly least: number; readonly most: number } }
  /** Hiding costs such players nothing. */
  | { readonly gives: 'free hiding'; readonly who: Who }
  /** What hiding costs such players, if they like, in place of its own price. */
  | { readonly gives: 'hiding for'; readonly who: Who; readonly cost: Cost }
  /** `costs`: only as one's own costs are paid, or those of whatever chooses such things. */
  | {
      readonly gives: 'ignore';
      readonly who: Who;
      readonly keyword: string;
      readonly at?: Where;
      readonly during?: 'costs';
      readonly choosing?: Filter;
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
  /** Has the activated abilities of such things for which they are exhausted, as if they were its own. */
  | { readonly gives: 'exhaust abilities'; readonly of: Filter; readonly to: Selector }
  /** Such cards have Accelerate as they are played (`keyword.accelerate`). */
  | { readonly gives: 'accelerate'; readonly of: Filter; readonly whose: Who }
  /** "Your conquer effects trigger an additional time"; `here`: for what happens where the source is. */
  | {
      readonly gives: 'extra triggers';
      readonly of: 'conquer' | 'hold' | 'attack' | 'defend' | 'play' | 'deathknell';
      readonly whose: Who;
      readonly here: boolean;
      readonly times: number;
    }
  /** Hold effects of such things are also conquer effects, and the other way round. */
  | { readonly gives: 'alike effects'; readonly to: Selector }
  /** "Your Temporary effects here don't trigger"; `here`: of what is where the source is. */
  | {
      readonly gives: 'no triggers';
      readonly of: 'temporary' | 'deathknell';
      readonly whose: Who;
      readonly here: boolean;
    }
  | { readonly gives: 'timing'; readonly what: Filter | 'me'; readonly whose: Who; readonly timing: Timing };

/** `all tags of units you control`: as they have them by now (`layers.object-dependency`). */
export interface TagsOf {
  readonly kind: 'tags of';
  readonly what: Selector;
}

/** Which plays of such cards are meant: `the first spell you play each turn`, `units you play here`. */
export interface Plays {
  /** The Nth of them that the same player plays in a turn. */
  readonly nth?: number;
  /** Of those of all these players, not of each: `the first friendly gear played each turn` (`term.friendly`). */
  readonly counted?: 'together';
  readonly to?: Where;
  readonly from?: 'hand' | 'trash' | 'facedown' | 'anywhere but hand';
  /** In whose turn. */
  readonly turn?: Who;
}
