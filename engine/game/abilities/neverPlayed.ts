/** Cards that are no cards of the main deck: nobody plays them. */
import type { Concept } from '../state/concepts.ts';
import type { Print } from '../state/state.ts';

interface NeverPlayed {
  readonly rule: Concept;
  /** What it is, and how it comes into the game instead. */
  readonly instead: string;
}

const NEVER: Partial<Record<Print['type'], NeverPlayed>> = {
  battlefield: {
    rule: 'battlefield.not-played',
    instead: 'is a battlefield: battlefields are set out as the game begins, in a "battlefield" line, and never played',
  },
  legend: {
    rule: 'legend.not-played',
    instead: 'is a legend: legends are in the Legend Zone from the start, in a "player" line, and never played',
  },
  rune: {
    rule: 'card.type.rune.channeled',
    instead: 'is a rune: runes are channeled from the rune deck and never played',
  },
};

/** `battlefield.not-played`, `legend.not-played`, `card.type.rune.channeled`: why a card of this type cannot be played; null if it can. */
export const neverPlayed = ({ type }: Print): NeverPlayed | null => NEVER[type] ?? null;
