/** Instructions that hold no ability and no other instruction. Those that do: `Instruction` in ability.ts. */
import type { SlotName } from '../slots.ts';
import type { Cost, Limited } from './cost.ts';
import type { Destination, Lasting, Nameable, TokenSpec } from './effectTerms.ts';
import type { Filter, Selector, Value, Who } from './terms.ts';

export type PlainInstruction =
  /** Names something for the instructions after it: `choose a unit`. */
  | { readonly do: 'choose'; readonly what: Selector }
  | {
      readonly do: 'deal';
      readonly amount: Value;
      readonly to: Selector;
      /** The unit that deals it, where it is not the item itself. */
      readonly by?: Selector;
      /** Split among the chosen at resolution; else dealt to each. */
      readonly split?: true;
      /** What this itself adds to each of these deals as Bonus Damage. */
      readonly bonus?: Value;
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
        | 'empower'
        | 'disempower'
        | 'reveal'
        /** Puts cards into their owners' hands. */
        | 'draw these';
      readonly what: Selector;
    }
  /** Hidden cards, which one player sees by that: just now, or for the rest of the turn. */
  | { readonly do: 'look at'; readonly what: Selector; readonly until?: 'turn' }
  /** `instead`: what becomes of the card in place of going to the trash. */
  | { readonly do: 'counter'; readonly what: Selector; readonly instead?: 'return' | 'recycle' | 'banish' }
  | { readonly do: 'recall'; readonly what: Selector; readonly exhausted?: true }
  /** Facedown at a battlefield, without the Power that it costs as an act of its player. */
  | { readonly do: 'hide'; readonly what: Selector; readonly to: Destination }
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
  /** `from`: what it has to be attached to; attached to something else, it stays there. */
  | { readonly do: 'detach'; readonly what: Selector; readonly from?: Selector }
  | { readonly do: 'take control'; readonly what: Selector; readonly until: Lasting }
  | { readonly do: 'lose control'; readonly what: Selector }
  | { readonly do: 'copy'; readonly what: Selector; readonly of: Selector; readonly until?: 'attached' }
  /** A unit besides what it is, with its Energy cost as its Might (`types.several`, `layers.traits`), until the source chooses something else. */
  | { readonly do: 'become unit'; readonly what: Selector }
  /** What is printed on a unit becomes effect text of the source, as long as that stays attached. */
  | { readonly do: 'copy text'; readonly of: Selector }
  | {
      readonly do: 'draw' | 'burn' | 'predict' | 'gain points' | 'lose points' | 'gain xp' | 'lose xp' | 'spend xp';
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
  | { readonly do: 'banish top' | 'recycle top'; readonly who: Who; readonly amount: Value }
  /** Looks at or reveals cards from the top of the deck, and names them. */
  | {
      readonly do: 'look';
      /** Whose deck it is. */
      readonly who: Who;
      /** Who looks at a deck that is not their own. */
      readonly by?: Who;
      readonly amount: Value;
      readonly as: SlotName;
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
      /** Names what was played, for the instructions after it. */
      readonly as?: SlotName;
    }
  | {
      readonly do: 'play';
      readonly who: Who;
      readonly what: Selector;
      readonly to?: Destination;
      readonly free: 'nothing' | 'cost' | 'energy' | 'power' | 'any and all costs';
      readonly discount?: Value;
      /** What the discount leaves of its Energy at least. */
      readonly minimum?: Value;
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
  /** Of damage that would be dealt: what is dealt in its place, by whatever would have dealt it. */
  | { readonly do: 'deal instead'; readonly amount: Value; readonly to: Selector }
  | {
      readonly do: 'activate triggers';
      readonly on: 'conquer' | 'hold' | 'play' | 'attack' | 'defend' | 'die';
      readonly of: Selector;
    }
  /** What is named is kept with the source, for those of its abilities that speak of it (`naming.what`). `among`: one of these. */
  | { readonly do: 'name'; readonly who: Who; readonly of: Nameable; readonly among?: readonly string[] }
  | { readonly do: 'extra turn'; readonly who: Who }
  | { readonly do: 'skip'; readonly what: 'draw phase' | 'channel phase' | 'turn'; readonly who: Who }
  | {
      readonly do: 'replace battlefield';
      readonly what: Selector | { readonly kind: 'there' };
      readonly by: string | 'swap back';
    }
  | { readonly do: 'add battlefield'; readonly name: string }
  /** One of the legends chosen as the deck was built is created in the legend zone (`deck.choices`, `create.chosen-in-deck`). */
  | { readonly do: 'add chosen legend'; readonly who: Who; readonly until: 'source' | 'board' }
  | { readonly do: 'win the game' | 'burn out' | 'end the turn'; readonly who: Who }
  | { readonly do: 'make new choices'; readonly what: Selector }
  /** The card being played enters there, whatever place was chosen: `I enter there`. */
  | { readonly do: 'enter'; readonly what: Selector; readonly to: Destination }
  | { readonly do: 'enter ready'; readonly what: Selector }
  /** Plays a token that is a copy of another. */
  | { readonly do: 'play copy'; readonly who: Who; readonly of: Selector }
  /** Cards onto or under their owner's deck, or to another zone; in any order the player likes. */
  | {
      readonly do: 'put';
      readonly what: Selector;
      readonly to: 'top' | 'bottom' | 'top or bottom' | 'hand' | 'trash' | 'champion zone';
    };
