/**
 * What cards say, read. What is shipped loads the grammar of their sentences when the first card is read (`DEFERRED` in
 * `esbuild.mjs`), so other modules import this one, and each export is a function.
 */
export { isKind } from './nouns.ts';
export { nameableOf, printOf, sentencesOf } from './print.ts';
export { readAs } from './readAs.ts';
export { allForms, parseEffect } from './sentence.ts';
