/**
 * What would be right in place of a refused action, or of a choice that is missing. Released bundles load all of this
 * when it is first needed (`DEFERRED` in `esbuild.mjs`), so other modules import only this one, and each export is a
 * function.
 */
export { decisionActs, decisionFixes, decisionLines } from './choices.ts';
export { refusalProblems } from './refusals.ts';
