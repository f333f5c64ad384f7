/**
 * What people write who have not read docs/language.md, and how the language says it. Tried in this order on lines that
 * could not be read otherwise; what comes of a row is tried again, so that a row says one thing. The notation is that
 * of `notation.ts`.
 */
import { BOARD_WORDINGS } from './board.ts';
import { CLAIM_WORDINGS } from './claims.ts';
import { EXPECTED_WORDINGS } from './expected.ts';
import { GAME_WORDINGS } from './game.ts';
import { MAGIC_WORDINGS } from './magic.ts';
import { PUZZLE_WORDINGS } from './puzzles.ts';
import { QUESTION_WORDINGS } from './questions.ts';
import { SCRIPT_WORDINGS } from './script.ts';
import { TEST_WORDINGS } from './tests.ts';
import type { Wording } from './wording.ts';

export type { Wording } from './wording.ts';

export const WORDINGS: readonly Wording[] = [
  ...BOARD_WORDINGS,
  ...MAGIC_WORDINGS,
  ...PUZZLE_WORDINGS,
  ...SCRIPT_WORDINGS,
  ...GAME_WORDINGS,
  ...QUESTION_WORDINGS,
  ...TEST_WORDINGS,
  ...CLAIM_WORDINGS,
  ...EXPECTED_WORDINGS,
];
