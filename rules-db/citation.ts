import type { Edition } from '../engine/game/editions.ts';

/** How a rule is cited aloud and in writing: "CR 465.2.c.3 (1.4)". A number means nothing without its edition. */
export const citation = (number: string, edition: Edition): string => `CR ${number} (${edition})`;
