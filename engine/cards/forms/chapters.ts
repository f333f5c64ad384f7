/**
 * Every kind of sentence that is understood, by chapters. Released bundles read them from a file, as they are seldom
 * needed.
 */
import { CONDITION_FORMS } from './conditions.ts';
import { EVENT_FORMS } from './events.ts';
import type { SentenceForm } from './form.ts';
import { PASSIVE_FORMS } from './passive.ts';
import { PLAYER_FORMS } from './players.ts';
import { THING_FORMS } from './things.ts';
import { UNIT_FORMS } from './units.ts';
import { WHOLE } from './whole.ts';

export interface Chapter {
  readonly title: string;
  readonly forms: readonly SentenceForm[];
}

/** In the order in which docs/cards.md shows them. */
export const readChapters = (): readonly Chapter[] => [
  { title: 'Abilities', forms: WHOLE },
  { title: 'Events', forms: EVENT_FORMS },
  { title: 'What is done to units and gear', forms: UNIT_FORMS },
  { title: 'What players do, and how it hangs together', forms: PLAYER_FORMS },
  { title: 'Passive sentences', forms: PASSIVE_FORMS },
  { title: 'Conditions', forms: CONDITION_FORMS },
  { title: 'Things and amounts', forms: THING_FORMS },
];
