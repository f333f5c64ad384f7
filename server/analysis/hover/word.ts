/** A word of the language, as a hover: what it does, an example, and its rule. */
import { COMPARISONS } from '../../../engine/comparisons.ts';
import type { Edition } from '../../../engine/game/state/editions.ts';
import type { Span } from '../../../engine/language/syntax.ts';
import { COUNTED } from '../../../engine/language/words/numbers.ts';
import type { Blocks } from '../../../rules-db/blocks/blocks.ts';
import { bold, code, lineOf, linked, together } from '../../../rules-db/blocks/making.ts';
import { numbersToCite } from '../../../rules-db/citation.ts';
import type { BookAccess } from '../document/analysis.ts';
import { type Lexeme, lexemesOf } from '../words/wordAt.ts';
import { readWords, type WordRow } from '../words/words.ts';

export interface FoundWord {
  readonly row: WordRow;
  readonly span: Span;
}

/** The row for the word at an offset of a statement's text, in the longest phrase that holds it. */
export const wordAt = (text: string, offset: number, kind: string): FoundWord | undefined => {
  const all = lexemesOf(text).filter(each => each.kind === 'word');
  const here = all.find(each => each.start <= offset && offset < each.end) ?? all.find(each => each.end === offset);
  if (here === undefined) return undefined;
  const inserted = insertions(all);
  const tokens = inserted.find(each => each.includes(here)) ?? all.filter(each => !inserted.flat().includes(each));
  const at = tokens.indexOf(here);
  const words = tokens.map(each => normal(each.text));
  let best: Match | undefined;
  for (const { row, phrase } of phrasesFor(kind)) {
    if (row.with !== undefined && !words.some(each => each === row.with || each === `${row.with}s`)) continue;
    for (let from = Math.max(0, at - phrase.length + 1); from <= at; from++) {
      const length = alike(phrase, words, from);
      // All of a phrase, or as much of it as is written so far.
      const whole = length === phrase.length;
      if (from + length <= at || !(whole || from + length === at + 1)) continue;
      const better = best === undefined ? 1 : Number(whole) - Number(best.whole) || length - best.length;
      if (better > 0) best = { row, from, length, whole };
    }
  }
  const first = best && tokens[best.from];
  const last = best && tokens[best.from + best.length - 1];
  if (best === undefined || first === undefined || last === undefined) return undefined;
  return { row: best.row, span: { start: first.start, end: last.end } };
};

/** What is inside of many phrases, and is a phrase of its own: a "not", and a comparison behind a number. */
const insertions = (all: readonly Lexeme[]): readonly (readonly Lexeme[])[] => {
  const words = all.map(each => normal(each.text));
  return words.flatMap((word, i): readonly (readonly Lexeme[])[] => {
    if (word !== 'N') return word === 'not' ? [all.slice(i, i + 1)] : [];
    const longest = COMPARISONS.reduce((most, row) => Math.max(most, alike(row.words.split(' '), words, i + 1)), 0);
    return longest === 0 ? [] : [all.slice(i + 1, i + 1 + longest)];
  });
};

/** Of a number at an offset what it counts: the word before it, as in `might 3`, else the one after it, as in `3 damage`. */
export const wordBesideNumber = (text: string, offset: number, kind: string): FoundWord | undefined => {
  const all = lexemesOf(text);
  const at = all.findIndex(
    ({ text: said, start, end }) => /^[+−-]?\d+$/.test(said) && start <= offset && offset <= end,
  );
  const number = all[at];
  if (number === undefined) return undefined;
  const beside = [all[at - 1], all[at + 1]].flatMap(each => (each?.kind === 'word' ? [each] : []));
  const found = beside.map(each => wordAt(text, each.start, kind)).find(each => each !== undefined);
  return found && { row: found.row, span: { start: number.start, end: number.end } };
};

interface Match {
  readonly row: WordRow;
  readonly from: number;
  /** In words. */
  readonly length: number;
  readonly whole: boolean;
}

/** How many words of a phrase stand from a word on. */
const alike = (phrase: readonly string[], words: readonly string[], from: number): number => {
  const end = phrase.findIndex((word, i) => !(words[from + i] === word || (word === 'N' && words[from + i] === 'no')));
  return end < 0 ? phrase.length : end;
};

/** Without a number where the edition does not have the rule. */
export const describeWord = (
  { book, pages }: BookAccess,
  { words, says, example, rule }: WordRow,
  edition: Edition,
): Blocks => {
  const number = rule === undefined ? undefined : numbersToCite(book, rule, edition)[0];
  const cited = number === undefined ? '' : lineOf` (${linked(number, pages.to('rule', number, edition))})`;
  const name = words.replaceAll('N', '…');
  return together(lineOf`${bold(name)}: ${says}${cited}`, code('rift', example));
};

interface Phrase {
  readonly row: WordRow;
  readonly phrase: readonly string[];
}

const phrasesFor = (kind: string): readonly Phrase[] => {
  const before = known.get(kind);
  if (before !== undefined) return before;
  const rows = readWords().filter(
    row => row.in === undefined || row.in.includes(kind) || row.in.includes(asKind(kind)),
  );
  const phrases = rows.flatMap(row => {
    const phrase = row.words.split(' ').map(word => (word === 'N' ? word : normal(word)));
    // In a question the verb stands apart, before its subject.
    const isApart = kind === 'ask' && phrase.length > 1 && VERBS_APART.has(phrase[0] ?? '');
    return isApart
      ? [
          { row, phrase },
          { row, phrase: phrase.slice(1) },
        ]
      : [{ row, phrase }];
  });
  known.set(kind, phrases);
  return phrases;
};
const known = new Map<string, readonly Phrase[]>();

/** A goal claims what an expectation may claim. */
const asKind = (kind: string): string => (kind === 'goal' ? 'expect' : kind);

const VERBS_APART: ReadonlySet<string> = new Set(['is', 'has', 'was']);

const FORMS: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['have', 'has'],
  ['were', 'was'],
  ["can't", 'cannot'],
  ['attackers', 'attacker'],
  ['defenders', 'defender'],
]);

/** A word as the phrases have it; all numbers are one. */
const normal = (text: string): string => {
  const word = text.toLowerCase().replace('’', "'");
  if (/^[+−-]?\d+$/.test(word) || COUNTED.includes(word)) return 'N';
  const whole = FORMS.get(word) ?? word.replace(/n't$/, '');
  return FORMS.get(whole) ?? whole;
};
