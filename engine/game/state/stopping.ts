/**
 * How what is under way stops short of its end. All that is done is a function of the state and of the answers so far, so
 * nothing half done is kept: whatever stands in the way is thrown as a `Stop`, with one of five reasons, and the code that began
 * it catches that with `outcomeOf`, the only place in `engine/game/` that catches anything:
 *
 * - `asks`: a question has no answer yet (`play/ask.ts`). `perform` has the state from before the act wait with the
 *   question, and does the act over with one answer more.
 * - `cannot be finalized`: what was chosen or paid for an item is not enough (`chain/finalize.ts`): refused where its own
 *   player said it, undone where an effect has it played or triggered it.
 * - `countered`: the controller of the item that is being finalised or resolved has left the game (`concede.steps.counter`).
 *   What was done so far stays, and the game goes on without the item.
 * - `refused`: the act breaks rules that show only as it is done. `refuseOrPerform` takes it back.
 * - `out of bounds`: the game goes beyond what is run (`BOUNDS`), and stops as it was before the act.
 *
 * Whether something would come to its end is found out by `trial` (`play/trial.ts`), which also tries the answers.
 */
import type { OpenQuestion } from './decision.ts';
import type { Refusal } from './refusal.ts';
import type { WorkOn } from './work.ts';

/** What was too much. */
export type Excess =
  /** `triggers`: what triggered again and again, by its own words, with whose it is; `comesAgain`: whether the board did, too. */
  | { readonly kind: 'endless'; readonly comesAgain: boolean; readonly triggers: readonly string[] }
  | { readonly kind: 'objects' }
  /** In force on one object. */
  | { readonly kind: 'effects' }
  | { readonly kind: 'amount'; readonly of: string }
  /** More work than a line or a scenario may make. */
  | { readonly kind: 'work'; readonly on: WorkOn }
  /** So much within one another that the machine could not follow. */
  | { readonly kind: 'depth' }
  /** More lines before it could not be played than are reported. */
  | { readonly kind: 'problems' }
  /** The caller wants it stopped. */
  | { readonly kind: 'interrupted' };

export type StopReason =
  | { readonly kind: 'asks'; readonly asked: OpenQuestion }
  | { readonly kind: 'cannot be finalized'; readonly refusal: Refusal }
  | { readonly kind: 'countered'; readonly item: number }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'out of bounds'; readonly excess: Excess };

class Stop {
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    this.reason = reason;
  }
}

/** Never returns. Code under way is unwound to the nearest `outcomeOf` that asks for this kind of reason. */
export const stop: (reason: StopReason) => never = reason => {
  throw new Stop(reason);
};

/** Stops an item on its way to being finalised. */
export const cannotBeFinalized: (refusal: Refusal) => never = refusal => stop({ kind: 'cannot be finalized', refusal });

export interface Done<T> {
  readonly kind: 'done';
  readonly value: T;
}

export type Outcome<T, K extends StopReason['kind'] = StopReason['kind']> =
  | Done<T>
  | Extract<StopReason, { readonly kind: K }>;

/** Its value, or the reason why it stopped. A reason not among `kinds` is passed on to an outer caller. */
export const outcomeOf = <T, K extends StopReason['kind']>(kinds: readonly K[], run: () => T): Outcome<T, K> => {
  try {
    return { kind: 'done', value: run() };
  } catch (e) {
    const reason = e instanceof Stop ? e.reason : reasonOfFault(e);
    if (reason !== null && isOneOf(kinds, reason)) return reason;
    throw e;
  }
};

/** What Node, and each browser, says when calls within calls have used up the stack; null of all other faults. */
const reasonOfFault = (e: unknown): StopReason | null =>
  e instanceof Error && /call stack|too much recursion/.test(e.message) ? TOO_DEEP : null;

const TOO_DEEP: StopReason = { kind: 'out of bounds', excess: { kind: 'depth' } };

const isOneOf = <K extends StopReason['kind']>(
  kinds: readonly K[],
  reason: StopReason,
): reason is Extract<StopReason, { readonly kind: K }> => kinds.some(k => k === reason.kind);
