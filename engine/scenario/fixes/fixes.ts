/**
 * What would be right in the place of a refused action, or of a choice that is not made. What is shipped loads all of this
 * when it is first asked (`DEFERRED` in `esbuild.mjs`), so whoever is outside asks here, and each of these is a function.
 */
export { decisionActs, decisionFixes } from './choices.ts';
export { refusalProblems } from './refusals.ts';
