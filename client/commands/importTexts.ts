/** "Import Official Rules…": the user's own copies of the official texts, chosen, imported, and told of. */
import * as vscode from 'vscode';
import { WorkDoneProgress } from 'vscode-languageclient/node';
import type { ImportedInfo, ImportResult } from '../../server/protocol.ts';
import type { Pages } from '../pages/pages.ts';
import { askImport } from '../requests.ts';
import type { Server } from '../server.ts';

export const IMPORT_TEXTS = 'riftbench.importTexts';

/** `files` and `edition` are asked for where a caller names none. Answers undefined where the user stopped it. */
export async function importTexts(
  server: Server,
  pages: Pages,
  files?: readonly vscode.Uri[],
  edition?: string,
): Promise<ImportResult | undefined> {
  const chosen = files ?? (await choose());
  if (chosen === undefined || chosen.length === 0) return undefined;
  const result = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title: 'Importing official texts', cancellable: true },
    (progress, token) => run(server, chosen, edition, progress, token),
  );
  if (result === undefined || result.kind === 'cancelled') return undefined;
  if (result.kind === 'refused')
    void tellRefusal(result.refused, named => importTexts(server, pages, chosen, named).then(() => undefined));
  else void tell(result.documents, pages);
  return result;
}

async function choose(): Promise<readonly vscode.Uri[] | undefined> {
  return vscode.window.showOpenDialog({
    title: 'Import Official Rules',
    openLabel: 'Import',
    canSelectMany: true,
    filters: { 'Rules, rulings, card texts': ['pdf', 'txt', 'md', 'markdown', 'json'], 'All files': ['*'] },
  });
}

type Progress = vscode.Progress<{ message?: string; increment?: number }>;

async function run(
  server: Server,
  files: readonly vscode.Uri[],
  edition: string | undefined,
  progress: Progress,
  token: vscode.CancellationToken,
): Promise<ImportResult | undefined> {
  const client = await server.ready();
  runs += 1;
  const workDoneToken = `riftbench-import-${runs}`;
  let reached = 0;
  const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, value => {
    if (value.kind === 'end') return;
    const percentage = value.percentage ?? reached;
    progress.report({
      increment: percentage - reached,
      ...(value.message === undefined ? {} : { message: value.message }),
    });
    reached = percentage;
  });
  const uris = files.map(file => file.toString());
  try {
    return await askImport(client, { uris, workDoneToken, ...(edition === undefined ? {} : { edition }) }, token);
  } catch (error) {
    if (token.isCancellationRequested) return undefined;
    throw error;
  } finally {
    listener.dispose();
  }
}

let runs = 0;

/** Nothing was imported: one message, with the first reason. Where a name for the edition would help, it is asked for. */
async function tellRefusal(
  refused: Extract<ImportResult, { kind: 'refused' }>['refused'],
  again: (edition: string) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = refused;
  if (first === undefined) return;
  const name = first.file.split(/[\\/]/).at(-1) ?? first.file;
  const more = rest.length === 0 ? '' : ` (And ${count(rest.length, 'other file')}.)`;
  const chosen = await vscode.window.showErrorMessage(
    `Nothing was imported. ${name}: ${first.why}${more}`,
    ...(first.why.includes('--edition') ? [NAME_EDITION] : []),
  );
  if (chosen !== NAME_EDITION) return;
  const edition = await vscode.window.showInputBox({
    title: 'Import Official Rules',
    prompt: 'Which edition of the core rules is it?',
    placeHolder: '1.5',
  });
  if (edition !== undefined && edition.trim() !== '') await again(edition.trim());
}

async function tell(documents: readonly ImportedInfo[], pages: Pages): Promise<void> {
  const changed = documents.filter(({ changes }) => changes !== undefined);
  const unsure = documents.filter(each => each.unsure > 0);
  const chosen = await vscode.window.showInformationMessage(
    `Imported ${documents.map(summary).join('; ')}.`,
    ...(changed.length > 0 ? [SHOW_CHANGES] : []),
    ...(unsure.length > 0 ? [SHOW_UNSURE] : []),
  );
  const among = chosen === SHOW_CHANGES ? changed : chosen === SHOW_UNSURE ? unsure : [];
  const page = await oneOf(among);
  if (page !== undefined) await pages.open(page.uri);
}

const NAME_EDITION = 'Name the Edition…';
const SHOW_CHANGES = 'Show What Changed';
const SHOW_UNSURE = 'Show What Is Unsure';

async function oneOf(documents: readonly ImportedInfo[]): Promise<ImportedInfo | undefined> {
  if (documents.length <= 1) return documents[0];
  const picked = await vscode.window.showQuickPick(
    documents.map(found => ({ label: found.title, description: found.edition ?? '', found })),
    { placeHolder: 'Which of them?' },
  );
  return picked?.found;
}

function summary({ title, edition, rules, others, changes, unsure }: ImportedInfo): string {
  const parts = [
    ...(rules > 0 ? [count(rules, 'rule')] : []),
    ...(others > 0 ? [`${others} other${others === 1 ? '' : 's'}`] : []),
    ...(changes === undefined ? [] : [`${changes.changed} changed, ${changes.added} new, ${changes.gone} gone`]),
    ...(unsure > 0 ? [`${unsure} unsure`] : []),
  ];
  return `${title}${edition === undefined ? '' : ` ${edition}`} (${parts.join(', ')})`;
}

const count = (number: number, thing: string): string =>
  `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
