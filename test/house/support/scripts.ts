/** The project's own scripts, which are plain JavaScript so that they run before anything is installed or built. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { once } from '../../../engine/known.ts';
import { fromRoot } from './root.ts';

export type Bundles = Readonly<
  Record<string, { readonly bytes: number; readonly imports: readonly string[]; readonly packages: readonly string[] }>
>;

interface Bundler {
  readonly DATA: readonly { readonly file: string; readonly forSearch?: boolean }[];
  readonly PROGRAMS: readonly { readonly bundle: string }[];
  /** The first one's parts are in the first of the folders, what only the others need in the second. */
  readonly PROGRAMS_IN_PARTS: readonly { readonly bundle: string }[];
  /** Paths from the project's folder. */
  readonly DEFERRED: readonly string[];
  /** Into `web.js`. Rejects where anything of Node is in it. */
  bundleForBrowser(options: { readonly outdir: string; readonly production: boolean }): Promise<void>;
  /** Each file by its name, unpacked. */
  programData(): Promise<Readonly<Record<string, Uint8Array>>>;
}

interface Released {
  /** The folder is not to be changed. */
  releasedPrograms(): Promise<{ readonly folder: string; readonly bundles: Bundles }>;
}

interface UpToDate {
  upToDate(options: {
    readonly root: string;
    readonly name: string;
    readonly outputs: readonly string[];
    readonly make: () => boolean;
  }): Promise<boolean>;
}

export interface Mark {
  readonly line: number;
  readonly severity: string;
  readonly code: string;
}

interface Mistakes {
  marksOf(text: string): readonly Mark[];
  compareMarks(
    report: { readonly files: readonly { readonly path: string; readonly diagnostics: readonly unknown[] }[] },
    read?: (file: string) => string,
  ): { readonly found: number; readonly missing: readonly string[]; readonly surplus: readonly string[] };
}

/** Of a file, as `check --format json` tells it, what it is judged by. */
export interface CheckedFile {
  readonly scenarios: readonly { readonly status: string }[];
  readonly cards: readonly { readonly status: string }[];
  readonly diagnostics: readonly { readonly severity: string }[];
}

interface Examples {
  verdictOn(file: CheckedFile): {
    readonly passed: boolean;
    readonly summary: string;
    readonly problems: CheckedFile['diagnostics'];
  };
}

interface Programs {
  run(
    program: string,
    args: readonly string[],
    options?: { readonly quiet?: boolean },
  ): Promise<{ readonly status: number; readonly stdout: string; readonly output: string }>;
}

interface Replacements {
  readonly FROM_SOURCES: Readonly<Record<string, string>>;
  replacing(root: string, modules: Readonly<Record<string, string>>): Plugin;
}

interface Changes {
  changesOf(tag: string, of: { readonly version: string; readonly changelog: string }): string;
}

export const bundler = (await import(fromRoot('esbuild.mjs'))) as Bundler;
const { releasedPrograms } = (await import(fromRoot('scripts/lib/released.mjs'))) as Released;
/** Of one process nobody changes the sources: whether they are as they were is looked at once. */
export const released: Released = { releasedPrograms: once(releasedPrograms) };
export const { upToDate } = (await import(fromRoot('scripts/lib/upToDate.mjs'))) as UpToDate;
export const mistakes = (await import(fromRoot('scripts/mistakes.mjs'))) as Mistakes;
export const { changesOf } = (await import(fromRoot('scripts/lib/changes.mjs'))) as Changes;
export const examples = (await import(fromRoot('scripts/lib/examples.mjs'))) as Examples;
export const replacements = (await import(fromRoot('scripts/lib/replacing.mjs'))) as Replacements;
const RUN = fromRoot('scripts/lib/run.mjs');
export const programs = { ...((await import(RUN)) as Programs), url: pathToFileURL(RUN).href };
