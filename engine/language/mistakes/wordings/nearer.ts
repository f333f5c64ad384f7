/** A line with a mistyped word in other words than the language's: what it says once the word is right. */

import { once } from '../../../known.ts';
import type { Name } from '../../syntax.ts';
import { nearest } from '../../words/near.ts';
import { WORDS } from '../../words/words.ts';
import { type DraftWord, type LineDraft, nameIn } from './draft.ts';
import { among, type KnownNames, written } from './known.ts';
import { type PatternPart, patternParts } from './notation.ts';
import { WORDINGS } from './table.ts';

/** Longer lines are prose. */
const MOST_WORDS = 24;
/** More mistyped words than this make no line. */
const MOST_SLIPS = 3;

/** The line with each mistyped word corrected alone, then with all of them. */
export const withNearerWords = (draft: LineDraft, known: KnownNames): readonly LineDraft[] => {
  if (draft.length > MOST_WORDS) return [];
  const names = [...known.players, ...known.battlefields, ...known.units.map(({ name }) => name)];
  const called = new Set(known.units.flatMap(unit => unit.called));
  const isKnown = (piece: DraftWord): boolean =>
    vocabulary().has(piece.text.toLowerCase()) ||
    called.has(nameIn(piece).toLowerCase()) ||
    among(names, nameIn(piece));
  const slips = draft.flatMap((piece, at) => {
    if (!/^\p{L}{3,}$/u.test(piece.text) || isKnown(piece)) return [];
    const text = nearestName(piece, names) ?? nearestWord(piece, at);
    return text === undefined ? [] : [{ at, text }];
  });
  if (slips.length === 0 || slips.length > MOST_SLIPS) return [];
  const corrected = (of: typeof slips): LineDraft =>
    draft.map((piece, at) => ({ text: of.find(slip => slip.at === at)?.text ?? piece.text, from: piece.from }));
  const each = slips.map(slip => corrected([slip]));
  return slips.length === 1 ? each : [...each, corrected(slips)];
};

const nearestName = ({ text }: DraftWord, names: readonly Name[]): string | undefined => {
  const found = nearest(
    text,
    names.map(name => name.text),
  );
  const name = names.find(each => each.text === found);
  return name === undefined ? undefined : written(name);
};

/** What begins with a capital within a line is a name. */
const nearestWord = ({ text }: DraftWord, at: number): string | undefined =>
  at > 0 && /^\p{Lu}/u.test(text) ? undefined : nearest(text, vocabulary());

/** The words of the language, and those of the wordings. */
const vocabulary = once(
  (): ReadonlySet<string> =>
    new Set([...WORDS, ...WORDINGS.flatMap(({ written }) => patternParts(written).flatMap(wordsOf))]),
);

const wordsOf = (part: PatternPart): readonly string[] => {
  if (part.kind === 'word') return [part.text];
  if (part.kind === 'choice') return part.forms.flatMap(form => form.flatMap(wordsOf));
  return part.kind === 'maybe' ? wordsOf(part.part) : [];
};
