/** Asks for the board at the current place together with what can be played there, and shows each as it arrives. */
import * as vscode from 'vscode';
import { BOARD, type BoardParams, type BoardResult, OPENINGS, type OpeningsParams } from '../../server/protocol.ts';
import { tick } from '../firstMinutes/walkthrough.ts';
import { ask } from '../requests.ts';
import { claimChosen } from './judging.ts';
import type { Unwritten } from './messages.ts';
import {
  asked,
  type BoardParts,
  type BoardState,
  type BoardSubject,
  documentShown,
  noteShown,
  type ShownAnswer,
  themeShown,
} from './state.ts';
import { unanswered } from './unanswered.ts';

type Shows = Omit<BoardParts, 'update'>;

/** A later request supersedes the earlier ones. `answered` is called once `state.shown` is up to date, or cannot be. */
export const showing = (stage: Shows, answered: (answer: ShownAnswer) => void): (() => Promise<void>) => {
  const { state, send } = stage;
  let turn: vscode.CancellationTokenSource | undefined;
  const boards = unanswered(() => send({ kind: 'stale', why: notYet(), isLate: true }));
  const acts = unanswered(() => {
    state.openings = undefined;
    send({ kind: 'openingsLate', why: vscode.l10n.t('Finding out what can be played here…') });
  });

  /** Only where a line ends can another one follow. */
  const updateOpenings = async (mine: vscode.CancellationTokenSource, board: BoardResult): Promise<void> => {
    const { subject } = state;
    const whyNot = subject === undefined ? null : whyNotPlayed(board, subject);
    const params = subject && openingsParams(board, subject);
    const version = documentShown(state)?.version;
    acts.asked();
    const found =
      whyNot !== null || params === undefined
        ? null
        : await asked(stage, client => ask(client, OPENINGS, params, mine.token));
    if (mine !== turn) return;
    acts.answered();
    state.openings = found ?? undefined;
    state.openingsOf = unlessChanged(state, version);
    send({ kind: 'openings', openings: found, why: whyNot ?? noOpenings(), ...chosenIn(state) });
    stage.judge();
  };

  return async () => {
    turn?.cancel();
    turn = undefined;
    const { panel, subject, width } = state;
    if (panel === undefined || width === 0 || subject === undefined) {
      boards.answered();
      acts.answered();
    }
    if (panel === undefined || width === 0) return;
    if (subject === undefined)
      return send({ kind: 'empty', why: vscode.l10n.t('Open a scenario: the board at the cursor is shown here.') });
    const mine = new vscode.CancellationTokenSource();
    turn = mine;
    const params = boardParams(state, subject);
    const version = documentShown(state)?.version;
    boards.asked();
    const board = await stage.server
      .ready()
      .then(client => ask(client, BOARD, params, mine.token))
      .catch(() => undefined);
    if (mine !== turn) return;
    boards.answered();
    if (board === undefined || board === null) acts.answered();
    if (board === undefined) {
      answered('none');
      return send({ kind: 'stale', why: noAnswer() });
    }
    if (board === null) {
      state.shown = undefined;
      panel.title = titleOf({ name: '' });
      answered('shown');
      return send({ kind: 'empty', why: noScenario() });
    }
    keep(stage, board, version);
    answered('shown');
    void updateOpenings(mine, board);
    panel.title = titleOf(board);
    send({ kind: 'board', board, isPinned: state.isPinned, unwritten: unwrittenIn(board, subject) });
  };
};

/** A puzzle that is played keeps to itself what its acts come to, until its solution is asked for. */
const chosenIn = (state: BoardState) => ({
  claim: claimChosen(state)?.line ?? null,
  isPuzzle: state.puzzle !== undefined,
  last:
    state.puzzle === undefined
      ? (state.openings?.after?.text ?? null)
      : (state.puzzle.steps.at(-1)?.lines.join(', ') ?? null),
});

/** What is on show now, and of which text. */
const keep = (stage: Shows, board: BoardResult, version: number | undefined): void => {
  const { state } = stage;
  state.shown = board;
  state.shownOf = unlessChanged(state, version);
  noteShown(stage);
  tick('board');
};

/** A version of the document that is shown; undefined where that has another one by now. */
const unlessChanged = (state: BoardState, version: number | undefined): number | undefined =>
  documentShown(state)?.version === version ? version : undefined;

export const noAnswer = (): string =>
  vscode.l10n.t('The Riftbench server does not answer; this may be out of date. Run "Riftbench: Restart Server".');

const notYet = (): string =>
  vscode.l10n.t('The Riftbench server has not answered yet: this is still what was here before.');

const openingsParams = (board: BoardResult, { uri, line, stop, played }: BoardSubject): OpeningsParams => ({
  uri: uri.toString(),
  line: stop === undefined || played !== undefined ? line : board.after,
  ruleset: board.ruleset,
  ...(played === undefined ? {} : { played }),
});

const whyNotPlayed = (board: BoardResult, { ahead, played, stop }: BoardSubject): string | null => {
  if (ahead !== undefined) return notWritten();
  const isBefore = played !== undefined && stop !== undefined && board.stop < board.stops.length - 1;
  return isBefore ? vscode.l10n.t('Go to the last step to play on from it.') : midLine(board);
};

/** Null where a line ends. */
const midLine = ({ stop, stops, after }: BoardResult): string | null =>
  stops[stop + 1]?.line === after && stop > 0
    ? vscode.l10n.t('This is in the middle of a line: go to its last step to play on from it.')
    : null;

const notWritten = (): string =>
  vscode.l10n.t('This is a possible outcome; none of it is written yet. Write it into the script to play on from it.');

const noOpenings = (): string => vscode.l10n.t('Nothing can be played here.');

const noScenario = (): string =>
  vscode.l10n.t('There is no scenario at the cursor. A scenario begins with the line: scenario "NAME".');

const boardParams = (
  { ruleset, width }: BoardState,
  { uri, line, stop, ahead, played }: BoardSubject,
): BoardParams => ({
  uri: uri.toString(),
  line,
  width,
  theme: themeShown(),
  ...(stop === undefined ? {} : { stop }),
  ...(ahead === undefined ? {} : { ahead }),
  ...(played === undefined ? {} : { played }),
  ...(ruleset === undefined ? {} : { ruleset }),
});

const unwrittenIn = ({ puzzle }: BoardResult, { line, ahead, played }: BoardSubject): Unwritten | null => {
  if (played !== undefined) return { as: 'played', line: puzzle?.goal ?? line };
  return ahead === undefined ? null : { as: 'outcome', line };
};

/** Of the panel. */
const titleOf = ({ name }: Pick<BoardResult, 'name'>): string =>
  name === '' ? vscode.l10n.t('Board') : vscode.l10n.t('Board: {0}', name.slice(0, LONGEST_TITLE));

const LONGEST_TITLE = 32;
