/** The data files, named one by one so that a bundle holds them all. Their shape is checked by tests, not at start-up. */
import actions from './concepts/actions.json' with { type: 'json' };
import buffs from './concepts/buffs.json' with { type: 'json' };
import chains from './concepts/chains.json' with { type: 'json' };
import cleanups from './concepts/cleanups.json' with { type: 'json' };
import combat from './concepts/combat.json' with { type: 'json' };
import control from './concepts/control.json' with { type: 'json' };
import keywords from './concepts/keywords.json' with { type: 'json' };
import layers from './concepts/layers.json' with { type: 'json' };
import modes from './concepts/modes.json' with { type: 'json' };
import movement from './concepts/movement.json' with { type: 'json' };
import scoring from './concepts/scoring.json' with { type: 'json' };
import terms from './concepts/terms.json' with { type: 'json' };
import turn from './concepts/turn.json' with { type: 'json' };
import units from './concepts/units.json' with { type: 'json' };
import winning from './concepts/winning.json' with { type: 'json' };
import faq from './entries/faq.json' with { type: 'json' };
import keywordRecords from './keywords.json' with { type: 'json' };
import type { ConceptRecord, EntryRecord, KeywordRecord } from './types.ts';

export const CONCEPT_FILES = [
  actions,
  buffs,
  chains,
  cleanups,
  combat,
  control,
  keywords,
  layers,
  modes,
  movement,
  scoring,
  terms,
  turn,
  units,
  winning,
] as unknown as readonly (readonly ConceptRecord[])[];

export const ENTRY_FILES = [faq] as unknown as readonly (readonly EntryRecord[])[];

export const KEYWORD_RECORDS = keywordRecords as unknown as readonly KeywordRecord[];
