/** How rules, entries and keywords are cited, aloud and in writing. */
import type { Edition } from '../engine/game/editions.ts';
import type { EntryRecord } from './types.ts';
import { keywordTitle } from './wording.ts';

/** "CR 465.2.c.3 (1.4)". A number means nothing without its edition. */
export const citation = (number: string, edition: Edition): string => `CR ${number} (${edition})`;

/** "FAQ equal-might (Combat FAQ beside edition 1.2, 2025-12)": its name as \`cites\` has it, and where it comes from. */
export const entryCitation = ({ kind, id, source }: EntryRecord): string => `${KIND_NAMES[kind]} ${id} (${source})`;

/** "Quick-Draw (1.4)" */
export const keywordCitation = (name: string, edition: Edition): string => `${keywordTitle(name)} (${edition})`;

export const KIND_NAMES = { faq: 'FAQ', ruling: 'Ruling' } as const;
