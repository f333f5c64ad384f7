/** The data files, named one by one so that a bundle holds them all. Their shape is checked by tests, not at start-up. */
import buffs from './concepts/buffs.json' with { type: 'json' };
import combat from './concepts/combat.json' with { type: 'json' };
import layers from './concepts/layers.json' with { type: 'json' };
import modes from './concepts/modes.json' with { type: 'json' };
import movement from './concepts/movement.json' with { type: 'json' };
import scoring from './concepts/scoring.json' with { type: 'json' };
import terms from './concepts/terms.json' with { type: 'json' };
import type { ConceptRecord, EntryRecord, KeywordRecord } from './types.ts';

export const CONCEPT_FILES = [
  buffs,
  combat,
  layers,
  modes,
  movement,
  scoring,
  terms,
] as unknown as readonly (readonly ConceptRecord[])[];

export const ENTRY_FILES = [] as unknown as readonly (readonly EntryRecord[])[];

export const KEYWORD_RECORDS = [] as unknown as readonly KeywordRecord[];
