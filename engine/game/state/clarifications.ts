/**
 * What the publisher clarified while an edition was in force, where that changes play: from that day on it overrides the
 * edition's text. The rule book has the same rows by their ids, with the words, and those that leave play as it was.
 */
import type { Behaviours, Edition } from './editions.ts';

export interface Clarification {
  readonly id: string;
  /** The edition whose text it speaks of. */
  readonly edition: Edition;
  /** The day on which it was given. */
  readonly date: string;
  readonly changes: Partial<Behaviours>;
}

export const CLARIFICATIONS: readonly Clarification[] = [
  {
    id: 'deflect-each-time-chosen',
    edition: '1.2',
    date: '2026-01-14',
    changes: { deflectAsks: 'each time' },
  },
  {
    id: 'negative-might',
    edition: '1.2',
    date: '2026-01-14',
    changes: { mightBelowZero: 'is tracked' },
  },
  {
    id: 'recall-no-result-announced',
    edition: '1.3',
    date: '2026-03-30',
    changes: { combatResult: 'recall-is-none' },
  },
  {
    id: 'recall-no-result',
    edition: '1.3',
    date: '2026-04-29',
    changes: { combatResult: 'recall-is-none' },
  },
  {
    id: 'inner-costs-on-resolution',
    edition: '1.3',
    date: '2026-04-29',
    changes: { innerCosts: 'on resolution' },
  },
  {
    id: 'replaced-is-not-done',
    edition: '1.3',
    date: '2026-04-29',
    changes: { replacedActions: 'are not done' },
  },
  {
    id: 'hidden-cards',
    edition: '1.3',
    date: '2026-04-29',
    changes: { hiddenCards: 'may decline' },
  },
  {
    id: 'chooser-controls',
    edition: '1.3',
    date: '2026-04-29',
    changes: { placeAbilities: 'the player it lets choose' },
  },
  {
    id: 'played-means-finalized',
    edition: '1.3',
    date: '2026-04-29',
    changes: { countsAsPlayed: 'finalized' },
  },
  {
    id: 'prevented-is-negated',
    edition: '1.4',
    date: '2026-08-14',
    changes: { preventedInstructions: 'are negated' },
  },
];
