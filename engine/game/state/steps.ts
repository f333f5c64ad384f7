/** A step of the game: what happened, by which rule, and the state that it led to. */
import type { Concept } from './concepts.ts';
import type { BattlefieldId, PlayerId, State, UnitId } from './state.ts';

export interface Step {
  /** The rule that orders or allows it. */
  readonly rule: Concept;
  /** One sentence, in the present tense, without its rule: "Wall and Soldier are killed." */
  readonly text: string;
  readonly after: State;
  /** The script's line (in the block) that led to it; -1 before the script. */
  readonly line: number;
  /** What it changed. */
  readonly units: readonly UnitId[];
  readonly players: readonly PlayerId[];
  readonly places: readonly BattlefieldId[];
  /** What a reader should know of the rule here, such as an edition that contradicts itself. */
  readonly note?: string | undefined;
}

/** What a step changed; left out, or undefined, where nothing of that kind did. */
export type Changed = { readonly [What in 'units' | 'players' | 'places' | 'note']?: Step[What] | undefined };

/**
 * A step as it is taken: many are, and few are read. What it changed is kept as it was said, and looked at only by whoever asks:
 * there are so many kinds of that that reading it takes longer than all else about a step.
 */
export class RecordedStep implements Step {
  readonly rule: Concept;
  readonly text: string;
  readonly after: State;
  readonly line: number;
  private readonly changed: Changed;

  constructor(rule: Concept, text: string, after: State, line: number, changed: Changed) {
    this.rule = rule;
    this.text = text;
    this.after = after;
    this.line = line;
    this.changed = changed;
  }

  get units(): readonly UnitId[] {
    return this.changed.units ?? NONE;
  }

  get players(): readonly PlayerId[] {
    return this.changed.players ?? NONE;
  }

  get places(): readonly BattlefieldId[] {
    return this.changed.places ?? NONE;
  }

  get note(): string | undefined {
    return this.changed.note;
  }
}

const NONE: readonly never[] = [];
