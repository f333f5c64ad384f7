/** The acts of players, as plain data. */
import type { Instruction } from './cards/ability.ts';
import type { Answer } from './decision.ts';
import type { Slots } from './item.ts';
import type { Ref } from './ref.ts';
import type { AssignedDamage, BattlefieldId, Location, ObjectId, PlayerId } from './things.ts';

/** What a player says beforehand as they play something; what is left out is asked for, or plain. */
export interface DeclaredChoices {
  /** In the order of the sentence: targets, modes by their words, destinations. */
  readonly choosing: readonly DeclaredChoice[];
  /** A move's unit with its destination. */
  readonly moves: readonly { readonly what: ObjectId; readonly to: Location }[];
  readonly paying: readonly DeclaredPayment[];
  /** What is shown off, in the order of the keywords; left out where nothing is said of it (`keyword.show-off.when`). */
  readonly showing?: readonly DeclaredChoice[];
  /** Whether choices that need not be made are asked for as well; without it, those that are not said are not made. */
  readonly asks?: true;
}
export type DeclaredChoice =
  /** `others` go by the same name: one of them is meant where `ref` cannot be chosen. */
  | { readonly kind: 'ref'; readonly ref: Ref; readonly others?: readonly Ref[] }
  | { readonly kind: 'words'; readonly text: string }
  /** So many of what is all alike. */
  | { readonly kind: 'amount'; readonly amount: number };
export type DeclaredPayment =
  | { readonly kind: 'cost part'; readonly verb: string; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'amount'; readonly amount: number; readonly domain: string | null }
  | { readonly kind: 'keyword'; readonly keyword: string }
  /** What need not lower the cost, and shall (`ability.times.passive.may`): asked for, not said. */
  | { readonly kind: 'change'; readonly by: string };

/** One group of a move: units that go to one place. */
export interface MoveGroup {
  readonly units: readonly ObjectId[];
  readonly to: Location;
}

/** What a player does. Rules: `action.kinds`, `action.discretionary`, `action.discretionary.any-number`. */
export type Act =
  | { readonly kind: 'move'; readonly groups: readonly MoveGroup[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'assign'; readonly shares: readonly AssignedDamage[] }
  | { readonly kind: 'begin'; readonly what: 'combat' | 'showdown'; readonly at: BattlefieldId }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'concede' }
  | {
      readonly kind: 'play';
      readonly card: ObjectId;
      /** Where it is said to be; null where nothing is said. */
      readonly from: 'facedown' | 'hand' | 'trash' | 'deck' | 'champion' | 'banished' | null;
      readonly to: Location | null;
      readonly declared: DeclaredChoices;
    }
  | {
      readonly kind: 'activate';
      readonly source: ObjectId;
      /** Which of several abilities, by its words or its number from 1. */
      readonly ability: string | null;
      readonly declared: DeclaredChoices;
    }
  | {
      readonly kind: 'activate-place';
      readonly at: BattlefieldId;
      readonly ability: string | null;
      readonly declared: DeclaredChoices;
    }
  | {
      readonly kind: 'hide';
      readonly card: ObjectId;
      readonly at: BattlefieldId;
      /** Which price, where there is more than one; left out, the first that can be paid. */
      readonly paying: readonly DeclaredPayment[];
    }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /**
   * A `turn` line of a script: the first opens a turn, each later one ends the turn before it. `number`: which turn of that
   * player's it is, from 1; without it, the one after the last that has been played.
   */
  | {
      readonly kind: 'turn';
      readonly player: PlayerId;
      readonly from: 'start' | 'main';
      readonly first: boolean;
      readonly number?: number;
    }
  /** An `effect` line: it resolves at once, off the chain. */
  | { readonly kind: 'effect'; readonly instructions: readonly Instruction[]; readonly slots: Slots };
