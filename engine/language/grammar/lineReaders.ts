/** How to read a line, by the word that it begins with. */
import type { Statement } from '../syntax.ts';
import { advance, type Cursor, colon, word } from '../tokens/cursor.ts';
import { name, number } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { QUESTION_WORDS } from '../words/words.ts';
import { action } from './actions.ts';
import { baseLine, battlefieldLine, pieceLine, playerLine, trashLine } from './board.ts';
import { effectLine } from './effects.ts';
import { expectLine } from './expectations.ts';
import { citesLine, editionLine, modeLine, tagsLine } from './header.ts';
import { goalLine, hintLine, solutionLine } from './puzzle.ts';
import { askLine } from './questions.ts';

export type Reader = (c: Cursor) => Statement | null;

const after =
  (reader: Reader): Reader =>
  c => {
    advance(c);
    return reader(c);
  };

export const READERS: Readonly<Record<string, Reader>> = {
  edition: after(editionLine),
  mode: after(modeLine),
  cites: after(citesLine),
  tags: after(tagsLine),
  player: after(playerLine),
  battlefield: after(battlefieldLine),
  base: after(baseLine),
  trash: after(trashLine),
  gear: after(c => pieceLine(c, 'gear', undefined)),
  turn: after(turnLine),
  all: after(c => (word(c, 'pass') ? { kind: 'all-pass', line: c.line, span: c.span } : null)),
  effect: after(effectLine),
  expect: after(expectLine),
  what: after(whatIfLine),
  back: after(c => ({ kind: 'back', line: c.line, span: c.span })),
  goal: after(goalLine),
  hint: after(hintLine),
  solution: after(solutionLine),
  ...Object.fromEntries(QUESTION_WORDS.map(word => [word, askLine])),
};

function turnLine(c: Cursor): Statement | null {
  const player = name(c, 'player');
  if (player === null) return null;
  const which = number(c);
  const fromStart = word(c, 'from');
  if (fromStart && !word(c, 'start')) return null;
  return which === null
    ? { kind: 'turn', line: c.line, span: c.span, player, fromStart }
    : { kind: 'turn', line: c.line, span: c.span, player, number: which, fromStart };
}

function whatIfLine(c: Cursor): Statement | null {
  if (!word(c, 'if')) return null;
  const branch = name(c, 'new branch');
  return branch === null ? null : { kind: 'what-if', line: c.line, span: c.span, name: branch };
}

export const actionLine: Reader = c => {
  const player = name(c, 'player');
  if (player === null) return null;
  if (c.sentence !== null) c.sentence.player = player;
  const done = action(c, 'third');
  return done === null ? null : { kind: 'action', line: c.line, span: c.span, player, action: done };
};

export const unitLine: Reader = c => pieceLine(c, 'unit', undefined);

export const ownedUnitLine: Reader = c => {
  const player = name(c, 'player');
  if (player === null || !colon(c)) return null;
  return pieceLine(c, word(c, 'gear') ? 'gear' : 'unit', player);
};

/** `Ben: facedown Gust`: a hidden card is no unit. */
export const isHidden = ({ t, pos }: Cursor): boolean =>
  t.word[pos + 2] === 'facedown' &&
  (t.kind[pos + 3] === T.string || (t.kind[pos + 3] === T.word && t.word[pos + 3] === ''));
