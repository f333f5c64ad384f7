/** What a reader of passive sentences gives: what the words change, or null where they say something else. */
import type { StaticEffect } from '../../game/state/cards/ability.ts';

export type Effects = readonly StaticEffect[] | null;
