/**
 * What is asked about text that is not of the language. What is shipped loads all of this when the first mistake is met
 * (`DEFERRED` in `esbuild.mjs`), so other modules import this one, and each export is a function.
 */
export { joinOwner } from './apart.ts';
export { reportStray } from './outside.ts';
export { describedKind, reportHere, reportTrailingComma } from './problems.ts';
export { reportUnknown } from './unknown.ts';
export { reworded } from './wordings/reworded.ts';
