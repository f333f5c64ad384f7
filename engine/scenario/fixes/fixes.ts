/**
 * What would be right in the place of a refused action, or of a choice that is not made. What is shipped loads all of this
 * when it is first asked (`DEFERRED` in `esbuild.mjs`), so other modules import this one, and each export is a function.
 */
export { decisionActs, decisionFixes } from './choices.ts';
export { refusalProblems } from './refusals.ts';
