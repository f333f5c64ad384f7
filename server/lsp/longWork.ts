/** What goes from the thread that speaks with the client to the one for long runs, and back. */
import type { OpenDocument } from '../analysis/document/openDocuments.ts';
import type { Settings } from '../analysis/workspace.ts';
import type { Method } from './methods.ts';

/** A request, with all that has changed since the one before. Plain data: it goes to another thread. */
export interface LongJob {
  readonly id: number;
  readonly method: Method;
  readonly params: unknown;
  readonly settings: Settings;
  readonly changed: readonly OpenDocument[];
  readonly closed: readonly string[];
  /** Whether files on disk may have changed. */
  readonly filesChanged: boolean;
}

export type LongAnswer =
  /** As JSON. */
  | { readonly kind: 'result'; readonly id: number; readonly result: string }
  | { readonly kind: 'error'; readonly id: number; readonly code: number; readonly message: string }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'log'; readonly message: string };

/** Each job has one answer that is no log. */
export interface LongThread {
  readonly send: (job: LongJob) => void;
  /** The job of this number shall end at once. */
  readonly stop: (id: number) => void;
  /** How often it has begun a scenario, or anything else that may take long. */
  readonly beats: () => number;
  readonly onAnswer: (listener: (answer: LongAnswer) => void) => void;
  /** It has died: no further answer comes. */
  readonly onDeath: (listener: (why: string) => void) => void;
  readonly end: () => void;
}
