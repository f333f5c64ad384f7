/** What an event happens to: `me`, `a friendly unit`, `one or more enemy units`. */
import type { Filter, Selector } from '../../game/state/cards/terms.ts';
import { article } from '../filters/adjectives.ts';
import { phrase } from '../filters/filter.ts';
import { readNamedObject } from '../named.ts';
import { ordinal } from '../numerals.ts';
import { attempt, fail, oneWord, type Parser, say, sees, speakOf } from '../parser.ts';
import { that } from '../referents.ts';
import type { What } from './happening.ts';

const EVENT_WHAT: Selector = { kind: 'event', part: 'what' };

/** Everything that its words say; who reads it has to take up each part, or to refuse the sentence. */
export interface EventObject {
  readonly what: What;
  /** `one or more`. */
  readonly together?: true;
  /** `your third unit`: the one that the event happens to as the third. */
  readonly nth?: number;
}

/**
 * What an event happens to: `me`, `a friendly unit`, `one or more enemy units`, `your third unit`. `ownedBy`: the
 * possessive that repeats whose doing the event is, as in `you play your second card`; it says nothing of the card.
 */
export const readEventObject = (p: Parser, ownedBy?: 'your' | 'their'): EventObject | null => {
  const meant = readReference(p);
  if (meant !== null) return { what: meant };
  const numbered = attempt(p, () => readNumbered(p, ownedBy));
  if (numbered !== null) return numbered;
  const together = say(p, 'one/1 or more | any number of');
  const other = !together && say(p, 'another');
  if (!together && !other) article(p, 'one of | a | an | any | the | all');
  const found = readThings(p);
  if (found === null) return null;
  const what = other ? { ...found, other: true as const } : found;
  speakOfThings(p, what, together ? 'several' : 'one');
  return together ? { together, what } : { what };
};

/** The same where each of several is an event of its own, and none can be the third. */
export const readEachObject = (p: Parser): What | null => {
  const found = readEventObject(p);
  return found === null || found.nth !== undefined ? null : found.what;
};

/** `your third unit`, `the second enemy unit`. */
const readNumbered = (p: Parser, ownedBy: 'your' | 'their' | undefined): EventObject | null => {
  const whose = oneWord(p, ['your', 'their', 'the']);
  const nth = whose === null ? null : ordinal(p);
  if (nth === null) return null;
  const found = readThings(p);
  if (found === null) return null;
  const isOwned = whose !== 'the' && whose !== ownedBy;
  // Whose "their" is, or how "your third enemy unit" is meant, nothing says.
  if (isOwned && (whose === 'their' || found.side !== undefined)) return fail(p, 'the');
  const what = isOwned ? { ...found, side: 'yours' as const } : found;
  speakOfThings(p, what, 'one');
  return { nth, what };
};

/** A phrase of which nothing is said but what each one is. */
const readThings = (p: Parser): Filter | null => {
  const found = phrase(p);
  return found === null || found.together !== undefined || found.among !== undefined || found.total !== undefined
    ? null
    : found.filter;
};

const speakOfThings = (p: Parser, filter: Filter, number: 'one' | 'several'): void => {
  const types = filter.types.length === 0 ? (['unit'] as const) : filter.types;
  speakOf(p, { what: EVENT_WHAT, types, many: number === 'several', filter });
};

/** What has been named or spoken of: `me`, `the equipped unit`, `it`. */
const readReference = (p: Parser): What | null => {
  if (say(p, 'me | i')) return { kind: 'me' };
  if (say(p, 'this (unit/gear/card/spell/battlefield)')) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  if (say(p, 'the equipped unit | equipped unit | its bearer')) {
    speakOf(p, { what: EVENT_WHAT, types: ['unit'], many: false });
    return { kind: 'bearer' };
  }
  const used = attempt(p, () => (say(p, 'a/an (activated) ability of (a/an)') ? readThings(p) : null));
  if (used !== null) return used;
  if (say(p, 'it')) return that(p, ['unit', 'gear', 'spell', 'card']) ?? { kind: 'it' };
  if (sees(p, 'that')) {
    const found = attempt(p, () => p.grammar.selector(p));
    if (found !== null) return found;
  }
  const name = readNamedObject(p);
  if (name !== null) {
    speakOf(p, { what: EVENT_WHAT, types: ['unit', 'gear', 'card'], many: false });
    return name;
  }
  return null;
};
