/**
 * Reads what cards say. Released bundles load the grammar of these sentences when the first card is read (`DEFERRED` in
 * `esbuild.mjs`), so other modules import only this one, and each export is a function.
 */
export { continuation, effectContinuation } from './continuation.ts';
export { isKind, isVocabulary } from './nouns.ts';
export { nameableOf, printOf, sentencesOf } from './print.ts';
export { readAs } from './readAs.ts';
export { allForms, newReadingWork, parseEffect } from './sentence.ts';
