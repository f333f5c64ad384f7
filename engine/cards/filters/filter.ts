/** The things that a phrase means: `another friendly unit here with 3 might or less`. */
import type { Filter, ThingType } from '../../game/state/cards/terms.ts';
import { noun, tag } from '../nouns.ts';
import { attempt, fail, list, type Parser, peek, repeat, say, wordOf } from '../parser.ts';
import { adjectives } from './adjectives.ts';
import { behind } from './behind.ts';
import { addState, type Building, type FilterDraft, type Phrase } from './draft.ts';

/** The phrase after `a`, `all` and the like. */
export const phrase = (p: Parser): Phrase | null =>
  attempt(p, () => {
    const made: Building = { filter: { types: [] }, many: null, one: false };
    adjectives(p, made.filter);
    if (!core(p, made)) return null;
    repeat(p, () => behind(p, made));
    return made;
  });

/** What one thing is; what several are together, and among what they are, can only be said of those that are chosen. */
export const filter = (p: Parser): Filter | null => {
  const found = phrase(p);
  return found === null || found.together !== undefined || found.among !== undefined ? null : found.filter;
};

/** The nouns: `unit`, `spell or ability`, `Bird, Cat, or Dog`, `Mech units`, `token unit`. */
const core = (p: Parser, made: Building): boolean => {
  const of = made.filter;
  const tags = attempt(p, () => list(p, tag, ', and/or | , | and/or'));
  if (tags !== null) {
    of.tags = tags.map(({ name }) => name);
    if (tags.some(({ many }) => many)) made.many = true;
    if (say(p, 'champion/champions')) addState(of, 'champion');
  }
  if (token(p, made)) {
    if (tags !== null) of.types = ['permanent'];
    return true;
  }
  if (of.is?.includes('chosen champion') === true && tags === null && !NOUN_FOLLOWS.has(peek(p))) {
    of.types = ['unit'];
    made.many = false;
    return true;
  }
  if (champion(p, made) || (tags === null && something(p, made)) || types(p, made)) return true;
  if (tags === null) return fail(p, 'unit') !== null;
  of.types = ['permanent'];
  made.many ??= false;
  return true;
};

const NOUN_FOLLOWS: ReadonlySet<string> = new Set(['unit', 'units', 'champion', 'champions']);

const token = (p: Parser, made: Building): boolean => {
  if (!say(p, 'token/tokens')) return false;
  addState(made.filter, 'token');
  made.many = peek(p, -1).endsWith('s');
  return true;
};

const champion = (p: Parser, made: Building): boolean => {
  const word = wordOf(p, ['champion', 'champions']);
  if (word === undefined) return false;
  made.many = word === 'champions';
  p.pos++;
  addState(made.filter, 'champion');
  made.filter.types = ['unit'];
  return true;
};

/** Whatever there is on the board: units, gear, runes, and the legend. */
const something = (p: Parser, made: Building): boolean => {
  if (!say(p, 'something')) return false;
  made.filter.types = ['permanent', 'legend', 'rune'];
  if (say(p, 'else')) made.filter.other = true;
  made.many = false;
  return true;
};

/** `unit`, `spells or abilities`, `unit or exhausted gear`. */
const types = (p: Parser, made: Building): boolean => {
  const of = made.filter;
  const first = attempt(p, noun);
  if (first === null) return false;
  const all: ThingType[] = [first.type];
  const others: Filter[] = [];
  made.many = first.many ?? made.many;
  for (;;) {
    const next = attempt(p, () => {
      if (!say(p, ', and/or | , | or | and | and / or')) return null;
      const own: FilterDraft = { types: [] };
      adjectives(p, own);
      const more = noun(p);
      // "Buff all friendly units and opponents can't …": players are no such things.
      if (more !== null && (more.type === 'player') !== (first.type === 'player')) return null;
      // "A friendly unit and enemy units" are two phrases.
      if (own.side !== undefined || own.other !== undefined) return null;
      if (more === null || own.is === undefined) return more;
      others.push({ ...own, types: [more.type] });
      return { ...more, type: first.type };
    });
    if (next === null) break;
    if (!all.includes(next.type)) all.push(next.type);
    made.many = made.many === true || next.many === true ? true : made.many;
  }
  of.types = all;
  if (others.length > 0) of.or = others;
  if (first.type === 'player' && first.word.startsWith('opponent')) of.side = 'enemy';
  token(p, made);
  return true;
};
