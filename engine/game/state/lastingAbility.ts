/** Abilities that last without an object that has them (`ability.delayed`). */
import type { Ability } from './cards/ability.ts';
import type { ChainItem } from './item.ts';
import type { Until } from './things.ts';

export interface LastingAbility
  extends Pick<ChainItem, 'id' | 'controller' | 'source' | 'name' | 'spell' | 'slots' | 'event'> {
  readonly ability: Ability;
  /** `linked`: while what "it" stands for stays where it is (`ability.delayed.linked.object`). */
  readonly until: Until | 'once' | 'linked';
  /** How many more times it applies; null without a limit. */
  readonly times: number | null;
  /** Of what is about the next thing played: the item that this turned out to be. */
  readonly bound?: number;
}
