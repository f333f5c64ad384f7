/** How a puzzle stands as it is played, in words. */
import * as vscode from 'vscode';
import type { PuzzleStanding } from '../../server/protocol.ts';
import type { PuzzleShown, PuzzleStands } from './messages.ts';
import type { PuzzlePlay, PuzzleStep } from './state.ts';

/** Null where none is played. */
export const puzzleShown = (puzzle: PuzzlePlay | undefined): PuzzleShown | null => {
  if (puzzle === undefined) return null;
  const all = [puzzle.begun, ...puzzle.steps];
  const known = all.flatMap(({ standing }) => standing ?? [])[0];
  const now = all.at(-1)?.standing;
  return {
    goal: known?.goal ?? '',
    text: textOf(all),
    stands: standsAfter(all),
    played: puzzle.steps.map(({ lines }, i) => ({ lines, stands: standsAfter(all.slice(0, i + 2)) })),
    hints: known?.hints ?? [],
    solution: known?.solution ?? [],
    replier: now == null || now.reply.length === 0 ? null : (now.decides?.name ?? null),
    isRefuted: now?.isForced === false && now.refuted.length > 0,
  };
};

/** The first is the position itself. */
type Steps = readonly PuzzleStep[];

const standsAfter = (all: Steps): PuzzleStands => {
  const now = all.at(-1)?.standing;
  if (now == null) return 'open';
  if (now.came === 'over') return 'failed';
  if (now.came === 'reached') return all.some(({ standing }) => standing?.isForced === false) ? 'let' : 'solved';
  if (now.isForced === null) return 'open';
  if (!now.isForced) return 'lost';
  return all.length === 1 ? 'open' : 'kept';
};

const textOf = (all: Steps): string => {
  const now = all.at(-1)?.standing;
  if (now === undefined) return vscode.l10n.t('Every answer is being looked at…');
  if (now === null) return vscode.l10n.t('The Riftbench server does not answer, so this could not be judged.');
  return [standingText(all, now), turnText(now)].filter(each => each !== '').join(' ');
};

const standingText = (all: Steps, now: PuzzleStanding): string => {
  const before = all.at(-2)?.standing;
  switch (standsAfter(all)) {
    case 'solved':
      return vscode.l10n.t('Solved: {0} has forced it.', now.solver);
    case 'let':
      return vscode.l10n.t('It has come true, but only because an answer let it. Start again to force it.');
    case 'failed':
      return vscode.l10n.t('Failed: the end has come without it. Take back, or start again.');
    case 'kept':
      return before?.isForced === false
        ? vscode.l10n.t('This answer gives it back: {0}.', inAtMost(now))
        : vscode.l10n.t('Still solved: {0}.', inAtMost(now));
    case 'lost':
      if (all.length === 1)
        return vscode.l10n.t('{0} cannot force it from here: this puzzle has no solution.', now.solver);
      return before?.isForced === false
        ? vscode.l10n.t('It cannot be forced any more: {0}.', refutedBy(now))
        : vscode.l10n.t('This lets it slip: {0}.', refutedBy(now));
    case 'open':
      return now.isForced === null
        ? vscode.l10n.t('Whether it can still be forced was not decided in time.')
        : vscode.l10n.t('{0} can force it. Which act begins it?', now.solver);
  }
};

const inAtMost = ({ within }: PuzzleStanding): string =>
  within === 1
    ? vscode.l10n.t('it can be forced with 1 more decision')
    : vscode.l10n.t('it can be forced with at most {0} more decisions', within ?? 0);

const refutedBy = ({ refuted }: PuzzleStanding): string =>
  refuted.length === 0
    ? vscode.l10n.t('nothing that anybody does brings it about any more')
    : vscode.l10n.t('refuted by {0}', refuted.map(line => `“${line}”`).join(', '));

const turnText = ({ came, decides }: PuzzleStanding): string =>
  came === 'open' && decides !== null && !decides.isSolver
    ? vscode.l10n.t('Now {0} chooses: play an answer, or take the strongest.', decides.name)
    : '';
