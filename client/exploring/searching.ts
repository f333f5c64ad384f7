/** A search for everything that can come of a game: under way, ended, or stopped; of a text as it was. */
import * as vscode from 'vscode';
import type { ExploreResult } from '../../server/protocol.ts';
import { type DocumentLine, exploreWith } from '../requests.ts';
import type { Server } from '../server.ts';
import type { OutcomeNode } from './nodes.ts';

export interface Search {
  readonly place: DocumentLine;
  readonly outcomes: readonly OutcomeNode[];
  /** How many positions have been looked at. */
  readonly positions: number;
  /** Missing while it is under way, and where it was stopped. */
  readonly result?: ExploreResult;
}

/** Whoever waits stops it earlier. */
const SECONDS = 60;

/**
 * Null where there is nothing to be explored. Stopped by the user, what was found until then stays. `onFound` is called with what
 * there is by then.
 */
export async function searchFrom(
  server: Pick<Server, 'ready'>,
  place: DocumentLine,
  token: vscode.CancellationToken,
  onFound: (search: Search) => void,
): Promise<Search | null> {
  let search: Search = { place, outcomes: [], positions: 0 };
  const add = ({ outcomes, positions }: Pick<ExploreResult, 'outcomes' | 'positions'>): void => {
    const before = search.outcomes.length;
    const more = outcomes.map((outcome, at): OutcomeNode => ({ kind: 'outcome', number: before + at + 1, outcome }));
    search = { ...search, outcomes: [...search.outcomes, ...more], positions };
  };
  try {
    const client = await server.ready();
    const params = { uri: place.uri.toString(), line: place.line, seconds: SECONDS };
    const result = await exploreWith(client, params, token, part => {
      if (token.isCancellationRequested) return;
      add(part);
      onFound(search);
    });
    if (result === null) return null;
    // Where another thread has answered, nothing was told before.
    add({ outcomes: result.outcomes.slice(search.outcomes.length), positions: result.positions });
    // In how many ways each is come to is known in the end alone.
    const outcomes = search.outcomes.map((node, at) => ({ ...node, outcome: result.outcomes[at] ?? node.outcome }));
    return { ...search, outcomes, result };
  } catch (error) {
    if (token.isCancellationRequested) return search;
    throw error;
  }
}

export function searchText(search: Search, state: 'running' | 'ended'): string {
  const { outcomes, positions, result } = search;
  const count = outcomes.length === 1 ? vscode.l10n.t('1 outcome') : vscode.l10n.t('{0} outcomes', outcomes.length);
  if (state === 'running') return vscode.l10n.t('Exploring: {0} so far, {1} positions looked at…', count, positions);
  const text = endText(count, result);
  return result === undefined || result.without === '' ? text : `${text} ${result.without}`;
}

function endText(count: string, result: ExploreResult | undefined): string {
  switch (result?.ended) {
    case 'all':
      return vscode.l10n.t('{0} up to the end of the turn, after line {1}.', count, result.line + 1);
    case 'time':
      return vscode.l10n.t('{0} so far: there was no time for all of them.', count);
    case 'bounds':
      return vscode.l10n.t(
        '{0} so far: something that could be done, or all that could be done at one position, is more than Riftbench plays.',
        count,
      );
    case undefined:
      return vscode.l10n.t('{0} so far: stopped.', count);
  }
}

export const nothingToExplore = (): string =>
  vscode.l10n.t(
    'Nothing can be explored here: put the cursor into a scenario in which a turn has begun, as with “turn Ana”.',
  );
