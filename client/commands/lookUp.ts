/**
 * "Look Up a Rule or Ruling…": searches while the user types, in the edition at the cursor, and opens the page of the
 * result that is chosen.
 */

import * as vscode from 'vscode';
import { thrownText } from '../../rules-db/thrownText.ts';
import { LOOK_UP, OUTLINE } from '../../server/protocol.ts';
import { tick } from '../firstMinutes/walkthrough.ts';
import { editionHere, wordsHere } from '../here.ts';
import type { LastScenario } from '../lastScenario.ts';
import type { Pages } from '../pages/pages.ts';
import { newestEdition, readPageUri } from '../pages/uris.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';
import {
  allFilters,
  answerPicks,
  COPY,
  FILTER,
  filterPicks,
  type Pick,
  recentPicks,
  SECTION,
  SIDE,
  showNothing,
} from './lookUpPicks.ts';
import type { OverWebView } from './overWebView.ts';

export interface LookUp {
  run(words?: string): Promise<void>;
  /** The open list: what a user sees and does there, for tests, which have no keyboard. */
  current(): LookUpSession | undefined;
}

export interface LookUpSession {
  type(words: string): void;
  labels(): readonly string[];
  /** Chooses the item at an index, as Enter does. */
  accept(index: number): Promise<void>;
  close(): void;
}

const DEBOUNCE = 40;
const LIMIT = 40;
const RECENT = 'riftbench.lookUp.recent';
const RECENT_LIMIT = 8;

interface LookUpAccess {
  readonly server: Server;
  readonly pages: Pages;
  readonly last: LastScenario;
  readonly over: OverWebView;
}

/** Without words, it begins with the selected text or the rule at the cursor. */
export function createLookUp(context: vscode.ExtensionContext, { server, pages, last, over }: LookUpAccess): LookUp {
  let session: LookUpSession | undefined;
  return {
    async run(words = wordsHere()) {
      const page = readPageUri(pages.active() ?? '');
      const edition = page === undefined ? await editionHere(server, last) : newestEdition(page.edition);
      const opened = openPick({ context, server, pages, edition, words: words ?? '' });
      session = opened.session;
      over.show(opened.pick, () => {
        opened.stop();
        if (session === opened.session) session = undefined;
      });
    },
    current: () => session,
  };
}

interface Setting {
  readonly context: vscode.ExtensionContext;
  readonly server: Server;
  readonly pages: Pages;
  readonly edition: string | undefined;
  readonly words: string;
}

function openPick(setting: Setting) {
  const { context, pages, edition, words } = setting;
  const pick = vscode.window.createQuickPick<Pick>();
  pick.title =
    edition === undefined
      ? vscode.l10n.t('Look up a rule or ruling')
      : vscode.l10n.t('Look up a rule or ruling in core rules {0}', edition);
  pick.placeholder = vscode.l10n.t('A number (465.2), a keyword, a card, or some words: tank damage order');
  // The server has sorted them, best first; VS Code would sort them again by where the words match.
  Object.assign(pick, { sortByLabel: false });
  const search = searchAsTyped(pick, setting);

  const accept = async (item: Pick | undefined, where?: vscode.ViewColumn) => {
    if (item?.words !== undefined) {
      pick.value = item.words;
      search.changed(item.words);
    } else if (item?.found !== undefined) {
      await remember(context, pick.value.trim());
      pick.hide();
      await pages.open(item.found.uri, where === undefined ? {} : { viewColumn: where });
      tick('lookUp');
    }
  };
  // A user who types fast and presses Enter means the words typed, not the list that is still shown for earlier words.
  const acceptTyped = async () => {
    if (await search.catchUp()) await accept(pick.activeItems[0]);
  };

  pick.onDidChangeValue(search.changed);
  pick.onDidAccept(() => void acceptTyped());
  pick.onDidTriggerItemButton(({ button, item }) => {
    if (button === COPY) void vscode.commands.executeCommand('riftbench.copyCitation', item.found?.uri);
    if (button === SIDE) void accept(item, vscode.ViewColumn.Beside);
    if (button === SECTION && item.found?.section !== undefined) {
      pick.hide();
      void pages.open(item.found.section);
    }
  });
  pick.buttons = [FILTER];
  pick.onDidTriggerButton(() => {
    pick.items = allFilters(pick.value);
  });
  const type = (value: string): void => {
    pick.value = value;
    search.changed(value);
  };
  type(words);

  const session: LookUpSession = {
    type,
    labels: () => pick.items.map(({ label }) => label),
    accept: index => accept(pick.items[index]),
    close: () => pick.hide(),
  };
  const stop = (): void => {
    search.stop();
    pick.dispose();
  };
  return { pick, session, stop };
}

interface SearchAsTyped {
  /** Lists the results for these words (or recent searches, for none): at once, or after a pause in typing. */
  changed(value: string): void;
  /** Searches at once if the list is not yet for the words typed; false if these changed in the meantime. */
  catchUp(): Promise<boolean>;
  stop(): void;
}

/** Keeps the list in step with the words typed. */
function searchAsTyped(pick: vscode.QuickPick<Pick>, { context, server, edition }: Setting): SearchAsTyped {
  let asked = new vscode.CancellationTokenSource();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The words that the list is for: for a moment after each letter, not yet those typed. */
  let answered: string | undefined;
  /** To choose from as a filter: none until the server has said them. */
  let editions: readonly string[] = [];
  const stopWaiting = (): void => {
    if (timer !== undefined) clearTimeout(timer);
  };

  const search = async (query: string) => {
    asked.cancel();
    asked = new vscode.CancellationTokenSource();
    const { token } = asked;
    pick.busy = true;
    const items = await server
      .ready()
      .then(client =>
        ask(client, LOOK_UP, { words: query, limit: LIMIT, ...(edition === undefined ? {} : { edition }) }, token),
      )
      .catch((error: unknown) => new Error(thrownText(error)));
    if (token.isCancellationRequested) return;
    pick.busy = false;
    answered = query;
    if (items instanceof Error) pick.items = [showNothing(vscode.l10n.t('The search failed'), items.message)];
    else {
      pick.items = answerPicks(items, query);
      // Enter opens what was found; a better spelling is offered above it.
      const first = pick.items.find(({ found }) => found !== undefined);
      if (first !== undefined) pick.activeItems = [first];
    }
  };
  const showAtOnce = (query: string, items: readonly Pick[]): void => {
    asked.cancel();
    pick.busy = false;
    answered = query;
    pick.items = items;
  };

  const changed = (value: string): void => {
    stopWaiting();
    const query = value.trim();
    const filters = filterPicks(query, editions);
    if (filters !== undefined) showAtOnce(query, filters);
    else if (query === '') showAtOnce(query, recentPicks(recent(context)));
    else timer = setTimeout(() => void search(query), DEBOUNCE);
  };
  void editionsOf(server).then(known => {
    editions = known;
    if (filterPicks(pick.value.trim(), known) !== undefined) changed(pick.value);
  });

  return {
    changed,
    async catchUp() {
      const query = pick.value.trim();
      if (query !== answered) {
        stopWaiting();
        await search(query);
      }
      return query === answered;
    },
    stop() {
      stopWaiting();
      asked.cancel();
    },
  };
}

/** Of the rule book, those that were imported among them; none where the server does not answer. */
const editionsOf = (server: Server): Promise<readonly string[]> =>
  server
    .ready()
    .then(client => ask(client, OUTLINE, { node: 'none' }))
    .then(({ editions }) => editions)
    .catch(() => []);

function recent(context: vscode.ExtensionContext): readonly string[] {
  return context.globalState.get<readonly string[]>(RECENT, []);
}

async function remember(context: vscode.ExtensionContext, words: string): Promise<void> {
  if (words === '') return;
  await context.globalState.update(
    RECENT,
    [words, ...recent(context).filter(other => other !== words)].slice(0, RECENT_LIMIT),
  );
}
