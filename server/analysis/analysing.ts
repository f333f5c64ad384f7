/**
 * The tools with which the workspace analyses documents: all of them are loaded with the toolbox, once `initialize` is
 * answered.
 */

export { analyse } from './document/analysis.ts';
export { keepReports } from './document/reports.ts';
export { sameUsed } from './document/uses.ts';
export { usesOf } from './document/usesOf.ts';
