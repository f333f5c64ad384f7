/** What a script claims of all that can come: asked by a run, which does not look itself, and answered by whoever has it run. */
import type { Goal, Helpers } from '../../game/explore/force.ts';
import type { Exploration } from '../../game/explore/plies.ts';
import type { Gained } from '../../game/explore/repeat/amounts.ts';
import type { RepeatAsked } from '../../game/explore/repeat/search.ts';
import type { Ruleset } from '../../game/state/rulesets.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { OutlookClaim, ReachClaim, RepeatClaim, Span } from '../../language/syntax.ts';
import type { Unknown } from './unknown.ts';

interface Asked {
  /** The same in every run of the same text. */
  readonly id: string;
  readonly ruleset: Ruleset;
  /** Of the line, in its block. */
  readonly span: Span;
  /** Where it is looked from. */
  readonly state: State;
  readonly exploration: Omit<Exploration, 'isEnough'>;
}

/** Whether something comes true. */
export interface ReachQuestion extends Asked {
  /** Whether it is a puzzle's goal, of which the first acts are told one by one, or a line of its solution, which keeps it or not. */
  readonly of?: 'goal' | 'solution';
  readonly claim: ReachClaim;
  /** What is looked for: what is claimed, or of what has to be so whatever is done, that it is not. */
  readonly goal: Goal;
  /** Who wants it to come about. */
  readonly helpers: Helpers;
}

/** Whether acts can be gone through again and again. */
export interface RepeatQuestion extends Asked {
  readonly of: 'loop';
  readonly claim: RepeatClaim;
  readonly loop: RepeatAsked;
}

export type OutlookQuestion = ReachQuestion | RepeatQuestion;

/** What was found. */
export interface Outlook {
  /** Whether what is looked for can be brought about; null where the search ended before that was known. */
  readonly isFound: boolean | null;
  /** Whether it can come about if everybody wants it; null where that was not found out. */
  readonly isPossible: boolean | null;
  /** In how many plies, against the longest resistance. */
  readonly plies: number | null;
  /** How many of the first acts of the player who can force it keep it so, of how many; null where the first choice is another's. */
  readonly firstActs: { readonly keep: number; readonly all: number } | null;
  /** Of a puzzle's goal: what each of those acts comes to. */
  readonly firstTries?: readonly FirstTry[];
  /** How it comes about, or what is done and answered until it cannot be forced any more; run again, it does lead there. */
  readonly script: OutlookScript | null;
  /** Where it was asked for: how it is forced, against every answer; null where that is too long, or running it does not show it. */
  readonly strategy?: readonly string[] | null;
  /** Of a loop that was found. */
  readonly loop?: FoundLoop;
  /** How many positions were come to, and to how many plies all that matter have been looked at. */
  readonly positions: number;
  readonly depth: number;
  /** What was come upon that nobody knows. */
  readonly unknown: Unknown;
  /** Of one that was not decided: whether the claims above took much of what all claims of a scenario may take. */
  readonly isSpent: boolean;
  /** What looking for it and proving what was found took (`Budget`). */
  readonly work: number;
}

/** What the first act of whoever has to solve it comes to. */
export interface FirstTry {
  /** The act alone, as lines. */
  readonly act: readonly string[];
  /** With what then goes on as it has to. */
  readonly lines: readonly string[];
  /** Whether the goal can be forced after it; null where that was not decided. */
  readonly keeps: boolean | null;
  /** Of a wrong one: how it goes on, up to an answer after which nothing helps. Empty where nothing helps at once, or none was found. */
  readonly refuted: readonly string[];
}

export interface FoundLoop {
  /** How many of the script's lines lead to where it begins, and how many it takes; the same is done once more behind them. */
  readonly leading: number;
  readonly length: number;
  /** What there is more of each time. */
  readonly gained: readonly Gained[];
  /** Whether others had to decide something in it: they did what keeps it going. */
  readonly isHelped: boolean;
}

export interface OutlookScript {
  readonly lines: readonly string[];
  /** Whether what is claimed can be expected after the last of them: it may have been so on the way there alone. */
  readonly isSoThen: boolean;
}

/**
 * What shows whether a claim holds. `strategy`: what to do against every answer, with a branch for each; `line`: of what can be forced,
 * the way against the longest resistance, where the strategy was not asked for or is too long. `witness` and `counterexample`: a way
 * on which it is so, or not. `refutation`: the best try, up to an answer after which nothing helps. `cycle`: once round a loop.
 */
export type ProofKind = 'strategy' | 'line' | 'witness' | 'counterexample' | 'refutation' | 'cycle';

export interface Proof {
  /** Without a "not": `Ana can force Wall is dead`. */
  readonly claim: string;
  readonly kind: ProofKind;
  readonly lines: readonly string[];
  /** Of a loop: how many of the lines lead to where it begins. */
  readonly leading?: number;
}

/** What is known so far. */
export type Outlooks = (question: OutlookQuestion) => Outlook | undefined;

export const NOTHING_EXPLORED: Outlooks = () => undefined;

/** Of a claim that a player can force something: who. */
export const forcer = ({ claim, helpers }: Pick<ReachQuestion, 'claim' | 'helpers'>): PlayerId | null =>
  claim.modality === 'force' && typeof helpers === 'number' ? helpers : null;

/** Whether it holds; null where that is not known. */
export const holds = ({ modality, negated }: OutlookClaim, { isFound }: Pick<Outlook, 'isFound'>): boolean | null => {
  if (isFound === null) return null;
  const isTrue = modality === 'certain' || modality === 'always' ? !isFound : isFound;
  return isTrue !== negated;
};
