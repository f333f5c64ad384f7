/** How the puzzle that is played stands, in the editor's language. */
import * as vscode from 'vscode';
import type { PuzzlePlay } from '../../server/puzzling/play.ts';
import { type PuzzleShown, puzzleShown, type StandingTexts } from '../../server/puzzling/shown.ts';

/** Null where none is played. */
export const puzzleOnBoard = (puzzle: PuzzlePlay | undefined): PuzzleShown | null =>
  puzzle === undefined ? null : puzzleShown(puzzle, standingTexts());

const standingTexts = (): StandingTexts => ({
  looking: vscode.l10n.t('Every answer is being examined…'),
  noAnswer: vscode.l10n.t('The Riftbench server does not answer, so this could not be judged.'),
  solved: solver => vscode.l10n.t('Solved: {0} has forced it.', solver),
  let: vscode.l10n.t('The goal was reached, but only because an answer allowed it. Start again to force it.'),
  failed: vscode.l10n.t('Failed: the end came without it. Take back, or start again.'),
  givenBack: more => vscode.l10n.t('This answer gives it back: {0}.', more),
  kept: more => vscode.l10n.t('Still solved: {0}.', more),
  noSolution: solver => vscode.l10n.t('{0} cannot force it from here: this puzzle has no solution.', solver),
  stillLost: by => vscode.l10n.t('It can no longer be forced: {0}.', by),
  slipped: by => vscode.l10n.t('This lets it slip: {0}.', by),
  undecided: vscode.l10n.t('Whether it can still be forced was not decided in time.'),
  begun: solver => vscode.l10n.t('{0} can force it. Which act begins it?', solver),
  inAtMost: decisions =>
    decisions === 1
      ? vscode.l10n.t('it can be forced with 1 more decision')
      : vscode.l10n.t('it can be forced with at most {0} more decisions', decisions),
  nothingHelps: vscode.l10n.t('no act can bring it about any more'),
  refutedBy: lines => vscode.l10n.t('refuted by {0}', lines),
  turnOf: name => vscode.l10n.t('Now {0} chooses: play an answer, or take the strongest.', name),
  notAsWritten: line => vscode.l10n.t('Line {0} has an error, so this is not the puzzle as it is written.', line),
});
