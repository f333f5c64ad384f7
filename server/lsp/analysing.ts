/**
 * The tools with which the workspace analyses documents: all of them are loaded with the toolbox, once `initialize` is
 * answered.
 */
export { sameUsed } from '../shared/uses.ts';
export { analyse } from './analysis.ts';
export { keepReports } from './reports.ts';
export { usesOf } from './usesOf.ts';
