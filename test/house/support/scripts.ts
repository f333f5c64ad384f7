/** The project's own scripts, which are plain JavaScript so that they run before anything is installed or built. */
import { fromRoot } from './root.ts';

export type Bundles = Readonly<Record<string, { readonly bytes: number; readonly imports: readonly string[] }>>;

interface Bundler {
  readonly DATA: readonly { readonly file: string }[];
  readonly SERVER_CEILING: number;
  readonly PROGRAMS: readonly { readonly bundle: string; readonly ceiling: number }[];
  bundlePrograms(options: { readonly outdir: string; readonly production: boolean }): Promise<Bundles>;
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

export const bundler = (await import(fromRoot('esbuild.mjs'))) as Bundler;
export const mistakes = (await import(fromRoot('scripts/mistakes.mjs'))) as Mistakes;
