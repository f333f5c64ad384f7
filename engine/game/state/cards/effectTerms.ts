/** The terms that only effects have: when they can be used, how long they last, where things go, keywords and tokens. */
import type { PrintedKeyword } from '../../../keywords.ts';
import type { SlotName } from '../slots.ts';
import type { Selector, Value, Where, Who } from './terms.ts';

export type Timing = 'main' | 'action' | 'reaction';

/** A keyword as an ability gives it; its value is 1 where it has none. */
export interface KeywordGrant {
  readonly name: PrintedKeyword;
  readonly value: Value;
}

/**
 * How long something lasts. `source`: as long as its source stays where it is; `attached`: as long as that stays attached to the
 * same. `next turn`, `next beginning`, `next ending`: until the next turn, Beginning or Ending Phase of the effect's controller
 * starts; `next turn end`: until that turn ends. `next awaken`: until the next Awaken Phase of the controller of what it is about is over.
 */
export type Lasting =
  | 'turn'
  | 'combat'
  | 'board'
  | 'source'
  | 'attached'
  | 'next turn'
  | 'next turn end'
  | 'next beginning'
  | 'next awaken'
  | 'next ending';

/** Where units go or are played to. */
export type Destination =
  /**
   * Any place that the mover picks as the item is finalised: `move an enemy unit`. Limited by `where`; `one`: the same for all
   * that go there, `to a single battlefield`.
   */
  | { readonly kind: 'chosen'; readonly slot: SlotName; readonly where?: Where; readonly one?: true }
  /** Each unit's controller's (or owner's) base. */
  | { readonly kind: 'base'; readonly of: 'controller' | 'owner' | Who }
  | { readonly kind: 'location of'; readonly what: Selector }
  /** Where the source is, or where it was as its trigger was noted; `battlefield`: nowhere if that is a base. */
  | { readonly kind: 'here'; readonly battlefield?: true }
  /** The battlefield that the trigger's event speaks of. */
  | { readonly kind: 'there' }
  /** Of a token played in another's place: wherever that one was to be played (`ability.replacement.inherits`). */
  | { readonly kind: 'same place' }
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

/** What a player may be instructed to name or guess (`naming.what`): a card of any type, one of that type, a tag, or a type. */
export type Nameable = 'card' | 'unit' | 'gear' | 'spell' | 'tag' | 'card type';
