/**
 * The texts of the scenarios that test rulings. The build, and whatever else runs these sources, puts a module of the host in the
 * place of this one: it knows where they are (`esbuild.mjs`, `vitest.config.ts`, `scripts/lib/bundled.mjs`).
 */

/** A text a file, by its path without the ending: `community/showdowns`. */
export type RulingTexts = Readonly<Record<string, string>>;

export const readRulings = (): RulingTexts => {
  throw new Error('The scenarios of the rulings are not here. Please install Riftbench again.');
};
