/** What would have to be different. */

/** A command of Riftbench's own client, which the server offers as an action: `[uri, line]`, the line from 0. */
export const SHOW_WHY_NOT = 'riftbench.whyNot';

/**
 * Each smallest change of one fact of the board with which a line is right. Params: `WhyNotParams`. Result: `WhyNotResult`, or null where
 * nothing is wrong with the line. Progress is reported under `workDoneToken`.
 */
export const WHY_NOT = 'riftbench/whyNot';
export interface WhyNotParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  readonly workDoneToken?: string | number;
}
export interface WhyNotResult {
  /** The smallest first. */
  readonly changes: readonly {
    /** "Raider has 4 Might, not 3" */
    readonly says: string;
    readonly edit: {
      readonly range: {
        readonly start: { readonly line: number; readonly character: number };
        readonly end: { readonly line: number; readonly character: number };
      };
      readonly newText: string;
    };
  }[];
  /** How many boards were tried, and by how much numbers were changed at most. */
  readonly tried: number;
  readonly most: number;
  /** Whether the time ran out before all were. */
  readonly isLimited: boolean;
}
