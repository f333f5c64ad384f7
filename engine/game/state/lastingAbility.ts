/** Abilities that last without an object that has them (`ability.delayed`). */
import type { Ability } from './cards/ability.ts';
import type { GameEvent } from './events.ts';
import type { Slots, Source } from './item.ts';
import type { PlayerId, Until } from './things.ts';

export interface LastingAbility {
  readonly id: number;
  readonly ability: Ability;
  readonly controller: PlayerId;
  readonly source: Source;
  readonly name: string;
  /** The spell that made it, as it was on the chain. */
  readonly spell: number | null;
  /** What the words "it", "that unit" stand for. */
  readonly slots: Slots;
  readonly event: GameEvent | null;
  /** `linked`: while what "it" stands for stays where it is (`ability.delayed.linked.object`). */
  readonly until: Until | 'once' | 'linked';
  /** How many more times it applies; null without a limit. */
  readonly times: number | null;
  /** Of what is about the next thing played: the item that this turned out to be. */
  readonly bound?: number;
}
