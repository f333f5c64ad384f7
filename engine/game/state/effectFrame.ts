/** Who acts as an ability is carried out, on what was chosen, and what its instructions have come to so far. */

import type { GameEvent } from './events.ts';
import type { Slots, Source, Terms } from './item.ts';
import type { Ref } from './ref.ts';
import type { BattlefieldId, PlayerId } from './things.ts';

/** Written to as the instructions are carried out, one after the other. */
export interface EffectFrame {
  /** "You". */
  readonly controller: PlayerId;
  readonly source: Source;
  readonly name: string;
  readonly event: GameEvent | null;
  slots: Slots;
  /** What the instruction before acted on: "it". Null before the first one. */
  antecedent: readonly Ref[] | null;
  /** What the instruction before came to: "that much". */
  lastAmount: number;
  /** Whether the instruction before was carried out (`play.linked`). */
  done: boolean;
  terms: Terms | null;
  /** The item that is being played or resolves; -1 for none. */
  readonly item: number;
  readonly hiddenAt: BattlefieldId | null;
  /** Slots whose "may" was taken up as it was played. */
  readonly willing: readonly string[];
  /** Whether a "may" was taken up, or a price paid, for what is being done. */
  wanted: boolean;
}
