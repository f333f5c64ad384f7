/** The rules that a card turns on, read from its abilities as the engine has them and not from its words. */
import { partsOf } from '../../engine/game/state/cards/walk.ts';
import type { Print } from '../../engine/game/state/state.ts';
import type { CardTree } from '../../engine/language/syntax.ts';
import { readCard } from '../../engine/scenario/names/cards.ts';
import { STATES } from './states.ts';
import { ABILITIES, CONDITIONS, COST_PARTS, EVENTS, INSTRUCTIONS, MARKERS, STATICS, THINGS, TYPES } from './tables.ts';

/** Concepts by where they come from, each once, in the order of the card. */
export interface Mechanisms {
  /** Of its type and of what is beside it: spell, champion, Reaction. */
  readonly nature: readonly string[];
  /** Names of keywords, those that it gives among them. */
  readonly keywords: readonly string[];
  /** Of what its abilities do, and of when they do it. */
  readonly abilities: readonly string[];
}

/** Concepts, each once. `nature`: those of its types; `abilities`: those of what it says. */
export const mechanismsOf = (tree: CardTree): Mechanisms => {
  const { print } = readCard(tree);
  const found = conceptsIn(print.abilities);
  return {
    nature: unique([
      ...[print.type, ...print.also].flatMap(type => TYPES[type]),
      ...print.marks.flatMap(mark => MARKERS[mark] ?? []),
    ]),
    keywords: unique([...print.keywords.map(({ name }) => name), ...found.keywords]),
    abilities: unique(found.concepts),
  };
};

/** Whatever is in a table counts, at any depth of an ability. */
export const conceptsIn = (
  abilities: Print['abilities'],
): { readonly concepts: readonly string[]; readonly keywords: readonly string[] } => {
  const parts = partsOf(abilities);
  return {
    concepts: parts.flatMap(part => [
      ...PARTS.flatMap(([key, table]) => listed(table, part[key])),
      ...(part.kind === 'triggered' && part.may !== undefined ? ['ability.triggered.may'] : []),
    ]),
    keywords: parts.flatMap(keywordsIn),
  };
};

type Table = Readonly<Record<string, readonly string[]>>;

/** A part of an ability is known by the field that names it. */
const PARTS: readonly (readonly [field: string, table: Table])[] = [
  ['kind', ABILITIES],
  ['on', EVENTS],
  ['do', INSTRUCTIONS],
  ['gives', STATICS],
  ['pays', COST_PARTS],
  ['is', { ...CONDITIONS, ...STATES }],
  ['types', THINGS],
];

/** What a field says: a word, or several. */
const listed = (table: Table, said: unknown): readonly string[] =>
  (Array.isArray(said) ? said : [said]).flatMap(word =>
    typeof word === 'string' && Object.hasOwn(table, word) ? (table[word] ?? []) : [],
  );

const nameOfKeyword = (each: unknown): string | undefined => {
  const name = typeof each === 'object' && each !== null && 'name' in each ? each.name : each;
  return typeof name === 'string' ? name : undefined;
};

/** `give it tank`, `a unit with ganking`, `deathknell: …` */
const keywordsIn = (part: Readonly<Record<string, unknown>>): readonly string[] => [
  ...(Array.isArray(part.keywords) ? part.keywords : []).flatMap(each => nameOfKeyword(each) ?? []),
  ...(typeof part.keyword === 'string' ? [part.keyword] : []),
];

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
