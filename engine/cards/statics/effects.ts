/**
 * The result of a reader of passive sentences: the effects that the words have, or null where they say something else.
 */
import type { StaticEffect } from '../../game/state/cards/ability.ts';

export type Effects = readonly StaticEffect[] | null;
