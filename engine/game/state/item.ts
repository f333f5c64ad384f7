/** Chain items: cards, tokens and abilities between being played and being resolved (`chain.placed`). */

import type { Ability, Instruction } from './cards/ability.ts';
import type { Cost } from './cards/cost.ts';
import type { Draft } from './draft.ts';
import type { GameEvent, PlayedFrom } from './events.ts';
import { objectRef, type Ref } from './ref.ts';
import { NOTHING_SHOWN_OFF, type ShownOff } from './shownOff.ts';
import type { FixedSlotName, MadeSlotName, SlotName } from './slots.ts';
import type { BattlefieldId, GameObject, Location, ObjectId, PlayerId } from './things.ts';

/** What was chosen, by the slot that the ability names it by. */
export type Slots = { readonly [Name in FixedSlotName]?: readonly Ref[] } & {
  readonly [Name in MadeSlotName]: readonly Ref[];
};

export const slotNames = (slots: Slots): readonly SlotName[] => Object.keys(slots) as SlotName[];

/** The slots with this one filled anew. Every instruction fills some, and a spread with a computed name costs three times as much. */
export const withSlot = (slots: Slots, name: SlotName, refs: readonly Ref[]): Slots => {
  const next: Draft<Slots> = Object.assign({}, slots);
  next[name] = refs;
  return next;
};

/** What is in the second besides, or in place of, what is in the first. */
export const joinedSlots = (a: Slots, b: Slots): Slots => {
  const all: Draft<Slots> = { ...a };
  for (const slot of slotNames(b)) {
    const refs = b[slot];
    if (refs !== undefined) all[slot] = refs;
  }
  return all;
};

/** How an item was paid for and played. */
export interface Terms {
  /** Whether an optional additional cost was paid. */
  readonly additional: boolean;
  /** Keyword costs that were paid, as `accelerate`. */
  readonly keywords: readonly string[];
  /** How many times its instructions are done over (`keyword.repeat`). */
  readonly repeats: number;
  /** The amount paid, or said to be paid, for "any amount"; null before it is known. */
  readonly x: number | null;
  /** The Power that was said to be paid, by domain: also for what is paid as it resolves. */
  readonly powerSaid: readonly { readonly domain: string; readonly amount: number }[];
  readonly energySpent: number;
  readonly powerSpent: number;
  /** For each Show Off keyword of the card (`keyword.show-off`). */
  readonly shownOff: readonly ShownOff[];
}

export const PLAIN_TERMS: Terms = {
  additional: false,
  keywords: [],
  repeats: 0,
  x: null,
  powerSaid: [],
  energySpent: 0,
  powerSpent: 0,
  shownOff: NOTHING_SHOWN_OFF,
};

/** Where an ability comes from. */
export type Source =
  | {
      readonly kind: 'object';
      readonly id: ObjectId;
      /** As it was when the ability came about. */
      readonly memo: GameObject;
      readonly location: Location | null;
      /** The gear whose effect text it is, on the object that it is attached to. */
      readonly gear?: ObjectId;
      /** Of a delayed trigger: its place is that of its making, whatever becomes of the object (`play.referent.condition.delayed`). */
      readonly fixed?: true;
    }
  | {
      readonly kind: 'battlefield';
      readonly id: BattlefieldId;
      /** Nobody controlled it as the ability came about: "you" is nobody, whoever answers for the ability (`control.abilities.you`). */
      readonly uncontrolled?: true;
    }
  /** An `effect` line. */
  | { readonly kind: 'none' };

/** The object or the battlefield that an ability comes from; null for neither. */
export const sourceRef = (state: { readonly objects: readonly GameObject[] }, source: Source): Ref | null => {
  if (source.kind === 'object') return objectRef(state, source.id);
  return source.kind === 'battlefield' ? { kind: 'battlefield', id: source.id } : null;
};

export interface ChainItem {
  readonly id: number;
  /** A card or token being played, or an ability. */
  readonly kind: 'card' | 'ability';
  /** What it is called on the chain: the card's name, or its source's. */
  readonly name: string;
  readonly controller: PlayerId;
  readonly source: Source;
  /** The ability; null for a card, whose own effect it is. */
  readonly ability: Ability | null;
  readonly instructions: readonly Instruction[];
  readonly status: 'pending' | 'finalized';
  /** Of an ability that a spell has made: that spell, as it was on the chain (`deal.source.abilities.and-maker`). */
  readonly spell: number | null;
  /** What triggered it. */
  readonly event: GameEvent | null;
  readonly slots: Slots;
  /** Those of them that hold what it was paid with: that was picked, but is not chosen (`play.target.not`). */
  readonly paidSlots: readonly string[];
  /** One set of slots for each further time that it is done (`keyword.repeat`). */
  readonly again: readonly Slots[];
  readonly terms: Terms;
  /** Where a permanent is played to. */
  readonly to: Location | null;
  /** Where whatever has it played lets it go, for its player to choose among as it is finalised; null where that is not said. */
  readonly places: readonly Location[] | null;
  /** Where whatever has it played allows it to be played besides (`play.choices.location.granted`). */
  readonly granted: Location | null;
  /** The battlefield that it was played from facedown, to which its choices are held (`keyword.hidden`). */
  readonly hiddenAt: BattlefieldId | null;
  readonly from: PlayedFrom;
  /** Adds resources, and so resolves as soon as it is finalised (`add`). */
  readonly adds: boolean;
  /** What becomes of the spell as it leaves the chain, other than going to the trash. */
  readonly afterwards: 'recycle' | 'banish' | null;
  readonly enters: 'ready' | 'exhausted' | null;
  /** Slots whose "may" was taken up as it was played: `moving X to PLACE`. */
  readonly willing: readonly string[];
  /** What is left of its base cost, as whatever has it played says (`play.cost.base`). */
  readonly free: 'nothing' | 'cost' | 'energy' | 'power' | 'any and all costs';
  readonly instead: Cost | null;
  /** The keyword whose cost that is, in place of its own (`keyword.flow.cost`). */
  readonly playedFor: 'flow' | null;
  /** What whatever has it played takes off its Energy, and what that leaves at least (`play.cost.discount`). */
  readonly discount: { readonly energy: number; readonly minimum: number } | null;
  /** Whether an effect has said where it goes. */
  readonly placed: boolean;
  /** Whether an effect has it played, and not its player's own act, which says where it goes. */
  readonly byEffect: boolean;
}

/** A card on the chain goes by its own name, an ability by its source's. */
export const nameOnChain = ({ kind, name }: Pick<ChainItem, 'kind' | 'name'>): string =>
  kind === 'card' ? name : `${name}'s ability`;

/**
 * The key under which uses of an ability are counted: its text, and for effect text also the gear that lends it, so
 * that two of the same gear count apart (`attachment.attached.effect-text`).
 */
export const noted = ({ text }: { readonly text: string }, source: Source): string =>
  source.kind === 'object' && source.gear !== undefined ? `${text} (${source.gear})` : text;
