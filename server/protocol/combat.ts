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
      /** How many outcomes there are; or what ends the combat, or has to be decided, before damage is assigned. */
      readonly title: string;
      /** Grouped by who dies, with what follows, and a scenario that shows it; in the words of who typed the combat. */
      readonly outcomes: readonly { readonly deaths: string; readonly after: string; readonly scenario: string }[];
      /** What the outcomes rest on beside the rules: a sentence each. */
      readonly caveats: readonly string[];
      /** In rows: what each side has to give, what is lethal to its units, the order that binds. */
      readonly arithmetic: readonly string[];
      /** By their numbers. */
      readonly rules: readonly string[];
      /** The whole answer, to be copied. */
      readonly text: string;
      /** A scenario with a branch for each outcome; without any, up to where the combat ends or has to be decided. */
      readonly scenario: string;
    };
