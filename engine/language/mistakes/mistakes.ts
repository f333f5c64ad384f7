/**
 * Questions about text that is not of the language. Released bundles load all of this when the first mistake is found
 * (`DEFERRED` in `esbuild.mjs`), so other modules import only this one, and each export is a function.
 */
export { joinOwner } from './apart.ts';
export { reportStray } from './outside.ts';
export { describedKind, reportHere, reportTrailingComma } from './problems.ts';
export { reportUnknown } from './unknown.ts';
export { reworded } from './wordings/reworded.ts';
