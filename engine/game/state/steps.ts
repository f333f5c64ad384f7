/** A step of the game: what happened, by which rule, and the state it led to. */
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

/** Its sentence, or what puts that together once it is read. */
export type Said = string | { readonly text: string };

/**
 * A step as it is taken: many are, and few are read. Its sentence and what it changed are kept as they were said, and looked at
 * only by whoever asks: putting them together takes longer than all else about a step.
 */
export class RecordedStep implements Step {
  readonly rule: Concept;
  readonly after: State;
  readonly line: number;
  private readonly said: Said;
  private readonly changed: Changed;

  constructor(rule: Concept, said: Said, after: State, line: number, changed: Changed) {
    this.rule = rule;
    this.said = said;
    this.after = after;
    this.line = line;
    this.changed = changed;
  }

  get text(): string {
    return typeof this.said === 'string' ? this.said : this.said.text;
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
