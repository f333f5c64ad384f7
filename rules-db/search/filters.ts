/** What a question asks to look among, written into it: `kind:faq edition:1.2 card:"Yasuo" standing:holds stun`,
 * `set:radiance deploy`. */

import { addAll } from '../../engine/lists.ts';
import { cardNames, SETS } from '../cards.ts';
import { nearest } from '../nearest.ts';
import {
  type BookEdition,
  RESULT_KINDS,
  type ResultKind,
  type RuleBook,
  type SearchOptions,
  STANDINGS,
  type Standing,
} from '../types.ts';
import type { SearchDocument } from './documents.ts';
import { nameMeant } from './names.ts';
import { wordsOf } from './words.ts';

export type Filters = Partial<Omit<SearchOptions, 'limit'>>;

export interface FilteredWords {
  /** What is left to look for. */
  readonly words: string;
  readonly filters: Filters;
  /** What could not be understood, a sentence each. */
  readonly notes: readonly string[];
}

const FILTER_NAMES = ['kind', 'edition', 'card', 'set', 'standing'] as const;

/** A filter whose value is still to be typed does not filter yet; of an unknown one, only the note is left. */
export const readFilters = (book: RuleBook, text: string): FilteredWords => {
  const kinds: ResultKind[] = [];
  const standings: Standing[] = [];
  const sets: string[] = [];
  const others: { card?: string; edition?: BookEdition } = {};
  const notes: string[] = [];
  const words = text.replace(FILTER, (_, name: string, quoted: string | undefined, bare: string | undefined) => {
    const value = (quoted ?? bare ?? '').trim();
    if (value === '') return ' ';
    switch (name.toLowerCase()) {
      case 'kind':
        addAll(kinds, chosen('kind', value, RESULT_KINDS, notes));
        break;
      case 'standing':
        addAll(standings, chosen('standing', value, STANDINGS, notes));
        break;
      case 'set':
        addAll(sets, chosen('set', value, SET_WORDS, notes).map(setOf));
        break;
      case 'edition':
        for (const edition of chosen('edition', value, book.editions, notes)) others.edition = edition;
        break;
      default:
        others.card = value;
    }
    return ' ';
  });
  const left = words.replace(NO_FILTER, (said, name: string) => {
    notes.push(`"${name}:" is no filter, so "${said}" is ignored. ${FILTERS_THAT_ARE}`);
    return ' ';
  });
  const filters = {
    ...others,
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(standings.length === 0 ? {} : { standings }),
    ...(sets.length === 0 ? {} : { sets }),
  };
  return { words: left.trim(), filters, notes };
};

const FILTER = new RegExp(`(?<![\\w:])(${FILTER_NAMES.join('|')}):(?:"([^"]*)"?|(\\S*))`, 'gi');

/** What other search engines for cards filter by. */
const NO_FILTER = /(?<![\w:])(type|cost|energy|might|domain|tag|rarity|keyword|name|text|is):(?:"[^"]*"?|\S+)/gi;
const FILTERS_THAT_ARE = `Filters are ${FILTER_NAMES.map(name => `${name}:`).join(', ')}.`;

/** What a set is called in a filter: by its code or its name. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(SETS).flatMap(([code, name]) =>
    [code, name.toLowerCase()].map((word): [string, string] => [word, code]),
  ),
);
export const SET_WORDS: readonly string[] = [...CODES.keys()];
export const setOf = (word: string): string => CODES.get(word.toLowerCase()) ?? word;

/** Several with commas. */
const chosen = <Value extends string>(
  name: string,
  text: string,
  values: readonly Value[],
  notes: string[],
): readonly Value[] =>
  text.split(',').flatMap(each => {
    const word = each.trim().toLowerCase();
    const known = values.find(value => value === word) ?? values.find(value => `${value}s` === word);
    if (known !== undefined || word === '') return known ?? [];
    const meant = nearest(word, values);
    const instead = meant === undefined ? `It can be ${values.join(', ')}.` : `Did you mean ${name}:${meant}?`;
    notes.push(`There is no ${name} "${each.trim()}", so it is ignored. ${instead}`);
    return [];
  });

/** Whether a document passes the filters. */
export const chooser = ({
  kinds,
  standings,
  card,
  sets,
}: Pick<SearchOptions, 'kinds' | 'standings' | 'card' | 'sets'>) => {
  const part = card === undefined ? undefined : nameKey(card);
  const isAbout = (name: string): boolean => part === undefined || nameKey(name).includes(part);
  return (document: Pick<SearchDocument, 'kind' | 'standing' | 'cards' | 'set'>): boolean =>
    (kinds === undefined || kinds.includes(document.kind)) &&
    (standings === undefined || (document.standing !== undefined && standings.includes(document.standing))) &&
    (sets === undefined || (document.set !== undefined && sets.includes(document.set))) &&
    (part === undefined || (document.cards ?? []).some(isAbout));
};

/** Whether there is any filter. */
export const isFiltered = ({ kinds, standings, card, sets }: SearchOptions): boolean =>
  [kinds, standings, card, sets].some(each => each !== undefined);

/** What to say of a card's name that nothing known has in its name, with the nearest that is one. */
export const cardNote = (card: string, documents: readonly SearchDocument[]): string | undefined => {
  const isAbout = chooser({ card });
  if (documents.some(isAbout)) return undefined;
  // `Yasou` is nearer to the name that several cards of a champion begin with than to any of them.
  const names = cardNames().flatMap(name => [name, name.split(', ')[0] ?? name]);
  const byKey = new Map(names.map(name => [nameKey(name), name]));
  const meant = byKey.get(nameMeant(nameKey(card), [...byKey.keys()]) ?? '');
  return `No card is called "${card}".${meant === undefined ? '' : ` Did you mean card:"${meant}"?`}`;
};

/** A name as it is compared: `kaisa` finds Kai'Sa. */
const nameKey = (name: string): string => wordsOf(name).join(' ');
