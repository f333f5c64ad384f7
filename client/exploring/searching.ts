/** A search for everything that can come of a game: under way, ended, or stopped; of a text as it was. */
import * as vscode from 'vscode';
import {
  BEGUN,
  endedWith,
  foundMore,
  MOST_SECONDS,
  type Search,
  type SearchTexts,
} from '../../server/outcomes/search.ts';
import { type DocumentLine, exploreWith } from '../requests.ts';
import type { Server } from '../server.ts';

export interface SearchHere extends Search {
  readonly place: DocumentLine;
}

/**
 * Null where there is nothing to be explored. Stopped by the user, what was found until then stays. `onFound` is called with what
 * there is by then.
 */
export async function searchFrom(
  server: Pick<Server, 'ready'>,
  place: DocumentLine,
  token: vscode.CancellationToken,
  onFound: (search: SearchHere) => void,
): Promise<SearchHere | null> {
  let search: SearchHere = { ...BEGUN, place };
  try {
    const client = await server.ready();
    const params = { uri: place.uri.toString(), line: place.line, seconds: MOST_SECONDS };
    const result = await exploreWith(client, params, token, part => {
      if (token.isCancellationRequested) return;
      search = { ...foundMore(search, part), place };
      onFound(search);
    });
    return result === null ? null : { ...endedWith(result), place };
  } catch (error) {
    if (token.isCancellationRequested) return search;
    throw error;
  }
}

export const searchTexts = (): SearchTexts => ({
  outcomes: count => (count === 1 ? vscode.l10n.t('1 outcome') : vscode.l10n.t('{0} outcomes', count)),
  running: (outcomes, positions) =>
    vscode.l10n.t('Exploring: {0} so far, {1} positions examined…', outcomes, positions),
  all: (outcomes, line) => vscode.l10n.t('{0} up to the end of the turn, after line {1}.', outcomes, line),
  outOfTime: outcomes => vscode.l10n.t('{0} so far: there was not enough time for all of them.', outcomes),
  outOfBounds: outcomes =>
    vscode.l10n.t(
      '{0} so far: a possible act, or the number of acts at one position, exceeds what Riftbench plays.',
      outcomes,
    ),
  outOfPositions: outcomes => vscode.l10n.t('{0} so far: there are more positions than Riftbench keeps.', outcomes),
  stopped: outcomes => vscode.l10n.t('{0} so far: stopped.', outcomes),
});

export const nothingToExplore = (): string =>
  vscode.l10n.t(
    'Nothing can be explored here: put the cursor into a scenario in which a turn has begun, as with “turn Ana”.',
  );
