/**
 * The data files, listed one by one. Tests check their shape, not each start. Released bundles have them as one file
 * beside the programs instead (`esbuild.mjs`), read when something is first looked up.
 */
import { EDITIONS } from '../engine/game/state/editions.ts';
import { readAsks } from './asks.ts';
import banList from './bans.json' with { type: 'json' };
import { bookSources } from './books/books.ts';
import changed15 from './changes/core-1.5.json' with { type: 'json' };
import clarifications from './clarifications.json' with { type: 'json' };
import abilities from './concepts/abilities.json' with { type: 'json' };
import actions from './concepts/actions.json' with { type: 'json' };
import actionsCards from './concepts/actions-cards.json' with { type: 'json' };
import actionsResources from './concepts/actions-resources.json' with { type: 'json' };
import actionsValues from './concepts/actions-values.json' with { type: 'json' };
import attaching from './concepts/attaching.json' with { type: 'json' };
import battlefields from './concepts/battlefields.json' with { type: 'json' };
import buffs from './concepts/buffs.json' with { type: 'json' };
import cardText from './concepts/card-text.json' with { type: 'json' };
import cards from './concepts/cards.json' with { type: 'json' };
import chains from './concepts/chains.json' with { type: 'json' };
import cleanups from './concepts/cleanups.json' with { type: 'json' };
import combat from './concepts/combat.json' with { type: 'json' };
import control from './concepts/control.json' with { type: 'json' };
import costs from './concepts/costs.json' with { type: 'json' };
import deckBuilding from './concepts/deck-building.json' with { type: 'json' };
import gear from './concepts/gear.json' with { type: 'json' };
import goldenRules from './concepts/golden-rules.json' with { type: 'json' };
import keywords from './concepts/keywords.json' with { type: 'json' };
import layers from './concepts/layers.json' with { type: 'json' };
import legends from './concepts/legends.json' with { type: 'json' };
import modes from './concepts/modes.json' with { type: 'json' };
import movement from './concepts/movement.json' with { type: 'json' };
import objects from './concepts/objects.json' with { type: 'json' };
import playing from './concepts/playing.json' with { type: 'json' };
import replacing from './concepts/replacing.json' with { type: 'json' };
import runes from './concepts/runes.json' with { type: 'json' };
import scoring from './concepts/scoring.json' with { type: 'json' };
import setup from './concepts/setup.json' with { type: 'json' };
import spells from './concepts/spells.json' with { type: 'json' };
import terms from './concepts/terms.json' with { type: 'json' };
import tokens from './concepts/tokens.json' with { type: 'json' };
import turn from './concepts/turn.json' with { type: 'json' };
import units from './concepts/units.json' with { type: 'json' };
import winning from './concepts/winning.json' with { type: 'json' };
import zones from './concepts/zones.json' with { type: 'json' };
import combatUnitsFaq from './entries/combat-units-faq.json' with { type: 'json' };
import community from './entries/community.json' with { type: 'json' };
import judges from './entries/judges.json' with { type: 'json' };
import originsFaqCards from './entries/origins-faq-cards.json' with { type: 'json' };
import originsFaqPlay from './entries/origins-faq-play.json' with { type: 'json' };
import patchNotes from './entries/patch-notes.json' with { type: 'json' };
import radianceErrata from './entries/radiance-errata.json' with { type: 'json' };
import spiritforgedFaq from './entries/spiritforged-faq.json' with { type: 'json' };
import unleashedFaq from './entries/unleashed-faq.json' with { type: 'json' };
import vendettaFaq from './entries/vendetta-faq.json' with { type: 'json' };
import vendettaPatchNotes from './entries/vendetta-patch-notes.json' with { type: 'json' };
import errata from './errata.json' with { type: 'json' };
import freshness from './freshness.json' with { type: 'json' };
import keywordRecords from './keywords.json' with { type: 'json' };
import { withLaterEditions } from './laterAnswers.ts';
import outline from './outline.json' with { type: 'json' };
import readings from './readings.json' with { type: 'json' };
import { rewordingsIn } from './rewordings.ts';
import sources from './sources.json' with { type: 'json' };
import type {
  BanList,
  BookData,
  ClarificationRecord,
  ConceptRecord,
  EntryRecord,
  ErratumRecord,
  FreshnessRecord,
  KeywordRecord,
  ReadingRecord,
  SourceRecord,
} from './types.ts';

export const CONCEPT_FILES = [
  abilities,
  actions,
  actionsCards,
  actionsResources,
  actionsValues,
  attaching,
  battlefields,
  buffs,
  cardText,
  cards,
  chains,
  cleanups,
  combat,
  control,
  costs,
  deckBuilding,
  gear,
  goldenRules,
  keywords,
  layers,
  legends,
  modes,
  movement,
  objects,
  playing,
  replacing,
  runes,
  scoring,
  setup,
  spells,
  terms,
  tokens,
  turn,
  units,
  winning,
  zones,
] as unknown as readonly (readonly ConceptRecord[])[];

export const ENTRY_FILES = [
  combatUnitsFaq,
  community,
  originsFaqPlay,
  originsFaqCards,
  spiritforgedFaq,
  unleashedFaq,
  vendettaFaq,
  vendettaPatchNotes,
  radianceErrata,
  judges,
  patchNotes,
] as unknown as readonly (readonly EntryRecord[])[];

export const KEYWORD_RECORDS = keywordRecords as unknown as readonly KeywordRecord[];

/** All that the book is made of. */
export const readBookData = (): BookData => ({
  editions: EDITIONS,
  outline,
  concepts: CONCEPT_FILES.flat(),
  entries: withLaterEditions(ENTRY_FILES.flat(), CONCEPT_FILES.flat()),
  keywords: KEYWORD_RECORDS,
  sources: sources as readonly SourceRecord[],
  clarifications: clarifications as readonly ClarificationRecord[],
  readings: readings as readonly ReadingRecord[],
  rewordings: { '1.5': rewordingsIn(changed15) },
  banList: banList as BanList,
  freshness: freshness as FreshnessRecord,
  errata: errata as readonly ErratumRecord[],
  asks: readAsks,
  books: bookSources(),
});
