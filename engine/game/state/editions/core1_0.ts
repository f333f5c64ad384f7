import type { EditionRow } from './edition.ts';

export const CORE_1_0 = {
  name: '1.0',
  document: 'the first core rules',
  printed: '2025-06-02',
  inForce: '2025-06-02',
  text: 'the published file; one line of it is out of order',
  played: 'by its own rules',
  behaviours: {},
} as const satisfies EditionRow;
