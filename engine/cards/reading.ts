/**
 * What cards say, read. What is shipped loads the grammar of their sentences when the first card is read (`DEFERRED` in
 * `esbuild.mjs`), so whoever is outside asks here, and each of these is a function.
 */
export { nameableOf, printOf, sentencesOf } from './print.ts';
export { readAs } from './readAs.ts';
export { allForms, parseEffect } from './sentence.ts';
