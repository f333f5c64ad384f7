import type { EditionRow } from './edition.ts';

export const CORE_1_2 = {
  name: '1.2',
  document: 'the core rules for Spiritforged',
  printed: '2025-12-01',
  inForce: '2025-12-01',
  text: 'the published file; words of examples stand in it as if they were rules',
  played: 'by its own rules',
  behaviours: {
    combatStaged: 'even in a showdown',
  },
} as const satisfies EditionRow;
