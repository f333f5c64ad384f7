/** What a command of the command line is: its help, the options it is called with, and its exit status. */
import type { ExitStatus } from './exitStatus.ts';
import type { Io } from './io.ts';

export type { ExitStatus };

export interface CommandOptions {
  /** The words that are not options, in order. */
  readonly words: readonly string[];
  readonly has: (name: string) => boolean;
  /** The last one given. */
  readonly value: (name: string) => string | undefined;
  /** All values of an option that may be repeated; `a,b` counts as two. */
  readonly values: (name: string) => readonly string[];
}

export interface Command {
  readonly name: string;
  /** One line, without a full stop. */
  readonly summary: string;
  /** What follows the name: `PATH…`. Empty for a command that takes options alone. */
  readonly takes: string;
  readonly options: readonly OptionInfo[];
  /** Paragraphs. */
  readonly about: readonly string[];
  readonly examples: readonly string[];
  /** What 0 and 1 mean here. */
  readonly statuses: { readonly 0: string; readonly 1: string };
  /** Plays scenarios by itself, which may take too much (`apart.ts`). */
  readonly isApart?: true;
  readonly run: (options: CommandOptions, io: Io) => ExitStatus | Promise<ExitStatus>;
}

export interface OptionInfo {
  readonly name: string;
  /** `E` in `--edition E`; a switch has none. */
  readonly value?: string;
  readonly about: string;
  /** `o`, where `-o` says the same. */
  readonly short?: string;
  /** May be given again. */
  readonly repeats?: boolean;
  /** Works, but is not listed. */
  readonly isHidden?: boolean;
}
