import type { EditionRow } from './edition.ts';

export const CORE_1_5 = {
  name: '1.5',
  document: 'the core rules for Radiance',
  printed: '2026-10-09',
  dated: '2026-06-18',
  inForce: '2026-10-16',
  text: 'rebuilt from the text of 1.4 and the published file, read page by page; of 23 stretches 19 agree with it in length to the character, the others within 4',
  played: 'as the one before',
  behaviours: {},
} as const satisfies EditionRow;
