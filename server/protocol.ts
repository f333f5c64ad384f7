/** What client and server say to each other beyond the Language Server Protocol, by feature. Plain JSON; no code of either side. */

export * from './protocol/board.ts';
export * from './protocol/cards.ts';
export * from './protocol/combat.ts';
export * from './protocol/documents.ts';
export * from './protocol/exploring.ts';
export * from './protocol/imports.ts';
export * from './protocol/judging.ts';
export * from './protocol/links.ts';
export * from './protocol/lookUp.ts';
export * from './protocol/migration.ts';
export * from './protocol/openings.ts';
export * from './protocol/pages.ts';
export * from './protocol/puzzles.ts';
export * from './protocol/requests.ts';
export * from './protocol/session.ts';
export * from './protocol/setUp.ts';
export * from './protocol/tests.ts';
export * from './protocol/verdicts.ts';
export * from './protocol/whyNot.ts';
