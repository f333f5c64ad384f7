/** What the workspace analyses documents with: all of it is loaded with the toolbox, once `initialize` is answered. */
export { sameUsed } from '../shared/uses.ts';
export { analyse } from './analysis.ts';
export { keepReports } from './reports.ts';
export { usesOf } from './usesOf.ts';
