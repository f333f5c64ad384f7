/** What a command's thread is given, and what it tells. */
import type { FileBytes } from '../hosts/node/files.ts';
import type { ExitStatus } from './exitStatus.ts';
import type { Stream } from './stream.ts';

/** What the thread does. Plain data. */
export interface ApartJob {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly library: string | undefined;
  /** What standard input held, where it has been read already. */
  readonly input: FileBytes | undefined;
  readonly out: StreamLook;
  readonly err: StreamLook;
  /** Why each of these scenarios is left out. */
  readonly leftOut: LeftOutScenarios;
}

export type StreamLook = Omit<Stream, 'write'>;

/** By file and offset (`placeOf`). */
export type LeftOutScenarios = Readonly<Record<string, string>>;

export type ApartMessage =
  | { readonly kind: 'at'; readonly place: string }
  | { readonly kind: 'out' | 'err'; readonly text: string }
  | { readonly kind: 'done'; readonly status: ExitStatus };

export interface ApartThread {
  readonly onMessage: (listener: (message: ApartMessage) => void) => void;
  /** It has ended by itself: `why` ends a sentence. */
  readonly onDeath: (listener: (why: string) => void) => void;
  readonly end: () => void;
}

export type StartApart = (job: ApartJob) => ApartThread;
