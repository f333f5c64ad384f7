/** A line with keywords of other card games, which says the rest in this one's words: `Guard 3/3 taunt, flying`. */

import { addAll } from '../../../lists.ts';
import type { SyntaxProblem } from '../../syntax.ts';
import { nameRisk } from '../../words/words.ts';
import { type OtherKeyword, otherKeyword, otherKeywordText } from '../otherGames.ts';
import type { DraftWord, LineDraft } from './draft.ts';
import { among, knownFrom } from './known.ts';
import { linesText, rewrite } from './rewrite.ts';
import type { UnreadLine } from './unreadLine.ts';

interface FoundKeyword extends OtherKeyword {
  readonly at: number;
  readonly words: number;
}

/**
 * The report on the first of them, with the line that says the rest; of a word that this game has another for, with that.
 * Null where there is none, or the rest is not understood either.
 */
export const ofOtherGames = (line: UnreadLine): SyntaxProblem | null => {
  const { draft, indent } = line;
  const found = keywordsIn(draft);
  const [first] = found;
  const pieces = first === undefined ? [] : draft.slice(first.at, first.at + first.words);
  const from = pieces[0]?.from;
  if (first === undefined || from == null) return null;
  const typed = pieces.map(piece => piece.text).join(' ');
  const at = { start: from.start, end: pieces.at(-1)?.from?.end ?? from.end };
  // In the script a word is only exchanged: without it, the line would say something else.
  if (line.section === 'script' && found.some(({ same }) => same === undefined)) return null;
  const right = rewrite(withThoseOfThisGame(draft, found), line, 'also as it is');
  if (right === null) return null;
  const text = linesText(right.lines, indent);
  const shown = `“${linesText(right.lines, '')}”`;
  return {
    code: 'syntax/expected',
    span: at,
    message: `${otherKeywordText(typed, first)} Write ${shown}.`,
    alternatives: [{ span: line.span, text, title: `Write ${shown}` }],
  };
};

/** The report on the first of them in a line that is not understood with or without it. Names and words of the language are none. */
export const foreignWord = ({ said, span, draft, before, read }: UnreadLine): SyntaxProblem | null => {
  if (read(said, before).problems.length === 0) return null;
  const { players, battlefields, units } = knownFrom(before);
  const names = [...players, ...battlefields, ...units.map(({ name }) => name)];
  const isForeign = (text: string): boolean =>
    text === text.toLowerCase() && nameRisk(text) === 'none' && !among(names, text);
  const found = keywordsIn(draft).find(({ at, words }) =>
    draft.slice(at, at + words).every(({ text }) => isForeign(text)),
  );
  if (found === undefined) return null;
  const pieces = draft.slice(found.at, found.at + found.words);
  const at = { start: pieces[0]?.from?.start ?? span.start, end: pieces.at(-1)?.from?.end ?? span.end };
  return { code: 'syntax/expected', span: at, message: otherKeywordText(textOf(pieces), found) };
};

const keywordsIn = (draft: LineDraft): readonly FoundKeyword[] => {
  const found: FoundKeyword[] = [];
  // What comes first is a name, and so is what follows the player whose unit it is.
  for (let at = draft[1]?.text === ':' ? 3 : 1; at < draft.length; at++) {
    for (const words of [2, 1]) {
      const other = otherKeyword(textOf(draft.slice(at, at + words)));
      if (other === undefined) continue;
      found.push({ ...other, at, words });
      at += words - 1;
      break;
    }
  }
  return found;
};

const textOf = (pieces: LineDraft): string => pieces.map(({ text }) => text).join(' ');

/** With their numbers and the commas around them gone, where this game has no word for them. */
const withThoseOfThisGame = (draft: LineDraft, found: readonly FoundKeyword[]): LineDraft => {
  const pieces: DraftWord[] = [];
  let at = 0;
  for (const keyword of found) {
    addAll(pieces, draft.slice(at, keyword.at));
    at = keyword.at + keyword.words;
    if (keyword.same !== undefined) {
      pieces.push({ text: keyword.same, from: draft[keyword.at]?.from ?? null });
      continue;
    }
    if (/^\d+$/.test(draft[at]?.text ?? '')) at++;
    if (isJoining(pieces.at(-1))) pieces.pop();
    else if (isJoining(draft[at])) at++;
  }
  addAll(pieces, draft.slice(at));
  return isJoining(pieces.at(-1)) ? pieces.slice(0, -1) : pieces;
};

const isJoining = (piece: DraftWord | undefined): boolean => /^(?:,|and|&|with)$/i.test(piece?.text ?? '');
