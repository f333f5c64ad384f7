/** "How it goes": the page of a scenario in a document. */

import * as vscode from 'vscode';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation } from '../notices.ts';
import { askEdition } from '../requests.ts';
import { type ListedScenario, scenarioAt, scenariosIn } from '../scenarios.ts';
import { LANGUAGE, type Server } from '../server.ts';
import type { Pages } from './pages.ts';
import { documentOfPage, readPageUri, storyPageUri } from './uris.ts';

export const HOW_IT_GOES = 'riftbench.howItGoes';

/** Beside the text, which keeps the focus: of a scenario that is named, else of the one at the cursor, or in use last. */
export async function howItGoes(
  { server, pages, last }: ScenarioAccess & { readonly pages: Pages },
  target?: unknown,
  id?: unknown,
): Promise<void> {
  const place = last.place();
  const uri = target instanceof vscode.Uri ? target : place?.uri;
  if (uri === undefined) return tellNone();
  const line = uri.toString() === place?.uri.toString() ? place.line : undefined;
  const story = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: vscode.l10n.t('Finding out how it goes…') },
    () => storyAt(server, uri, line ?? 0, id),
  );
  if (story === undefined) return tellNone();
  const at = line === undefined ? {} : { line };
  await pages.open(story, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, ...at });
}

/** The page of a scenario is in front: commands mean that scenario. */
export async function noteStory({ server, last }: ScenarioAccess, address: string): Promise<void> {
  const document = documentOfPage(address);
  if (document === undefined) return;
  const uri = vscode.Uri.parse(document);
  const id = readPageUri(address)?.id.slice(document.length + 1);
  const all = await server
    .ready()
    .then(client => scenariosIn(client, uri))
    .catch(() => []);
  const found = all.find(each => each.id === id);
  // The line that opens a branch is outside of it.
  if (found !== undefined) last.note({ uri, line: found.isBranch ? found.line + 1 : found.line });
}

/** The address of its page; undefined where there is no such scenario. */
async function storyAt(server: Server, uri: vscode.Uri, line: number, id: unknown): Promise<string | undefined> {
  const client = await server.ready();
  const all = await scenariosIn(client, uri);
  const found =
    typeof id === 'string' ? all.find(each => each.id === id) : (scenarioAt(all, line) ?? firstBelow(uri, all, line));
  if (found === undefined) return undefined;
  const { editions } = await askEdition(client, uri, found.line);
  const newest = editions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';
  return storyPageUri(newest, uri.toString(), found.id);
}

/** Above the first scenario of a file, that is meant; in an article, none. */
const firstBelow = (uri: vscode.Uri, [first]: readonly ListedScenario[], line: number): ListedScenario | undefined => {
  const document = vscode.workspace.textDocuments.find(each => each.uri.toString() === uri.toString());
  return document?.languageId === LANGUAGE && first !== undefined && line < first.line ? first : undefined;
};

const tellNone = (): void =>
  void showInformation(vscode.l10n.t('There is no scenario here: put the cursor into one, then ask how it goes.'));
