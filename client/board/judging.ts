/** Has openings judged: which of them keep a claim, as the server finds it. */
import * as vscode from 'vscode';
import type { ClaimOfOpenings, JudgedOpening } from '../../server/protocol.ts';
import { judgeOpeningsWith } from '../requests.ts';
import { type BoardParts, type BoardState, placeToPlay } from './state.ts';

/** Undefined where none is chosen, or that one does not stand there. */
export const claimChosen = ({ claim, openings }: BoardState): ClaimOfOpenings | undefined =>
  openings?.claims.find(({ said }) => said === claim);

/** What is asked ends what was asked before, of the same openings or of others. */
export const judging = (stage: Omit<BoardParts, 'update' | 'judge'>): BoardParts['judge'] => {
  const { state, server, send } = stage;
  let running: vscode.CancellationTokenSource | undefined;
  return lines => {
    running?.cancel();
    running = undefined;
    state.judged = undefined;
    const place = placeToPlay(state);
    const claim = claimChosen(state);
    if (place === undefined || claim === undefined) return;
    const mine = new vscode.CancellationTokenSource();
    running = mine;
    const params = { ...place, claim: claim.line, openings: [...(lines ?? []), ...linesOf(state)] };
    const found = (judged: readonly JudgedOpening[], progress: 'partial' | 'over' = 'partial'): void => {
      if (running !== mine) return;
      const isOver = progress === 'over';
      state.judged = { openings: isOver ? judged : [...(state.judged?.openings ?? []), ...judged], isOver };
      send({ kind: 'judged', judged, isOver });
    };
    void server
      .ready()
      .then(client => judgeOpeningsWith(client, params, mine.token, ({ judged }) => found(judged)))
      .catch(() => null)
      .then(answer => found(answer?.judged ?? [], 'over'));
  };
};

/** Every line that says an act, and says it alone. */
const linesOf = ({ openings }: BoardState): readonly string[] =>
  openings?.openings.players.flatMap(({ groups }) =>
    groups.flatMap(group => group.openings.flatMap(({ line, ways = [] }) => [line, ...ways])),
  ) ?? [];
