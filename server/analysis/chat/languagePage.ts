/**
 * The language on one page (`docs/language-on-a-page.md`), from which a model can write scenarios. The build, and whatever else runs
 * these sources, puts a reader of the file in the place of this module (`esbuild.mjs`, `scripts/lib/replacing.mjs`).
 */
export const readLanguagePage = (): string => {
  throw new Error('The page of the language is not here. Please install Riftbench again.');
};
