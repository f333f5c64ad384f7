/** The message that settles a combat typed in one line. */

/** A combat typed in one line: `7 assault 2, 3 vs 3 tank, 5 in 1.2`. Params: `CombatParams`. Result: `CombatResult`. */
export const COMBAT = 'riftbench/combat';
export interface CombatParams {
  readonly text: string;
}
/** What is wrong with the line, and where in it; or the answer. */
export type CombatReply =
  | { readonly problem: { readonly message: string; readonly start: number; readonly end: number } }
  | {
      readonly title: string;
      /** In rows, side by side: what it has to give, what is lethal to its units, the order that binds. */
      readonly sides: readonly string[];
      /** Grouped by who dies, with what follows, one assignment, and a scenario that shows it. */
      readonly outcomes: readonly {
        readonly label: string;
        readonly after: string;
        readonly example: string;
        readonly scenario: string;
      }[];
      /** By their numbers. */
      readonly rules: readonly string[];
      /** The whole answer, to be copied. */
      readonly text: string;
      /** A scenario with a branch for each outcome. */
      readonly scenario: string;
    };
