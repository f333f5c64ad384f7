/** "Migrate Citations to Edition…": of a file or the whole workspace; VS Code shows every change before it is made. */
import * as vscode from 'vscode';
import type { WorkspaceEdit } from 'vscode-languageclient/node';
import type { MigrateParams, MigrateResult } from '../../server/protocol.ts';
import { askMigrate, askOutline } from '../requests.ts';
import { LANGUAGE, type Server } from '../server.ts';
import { pickEdition } from './compareEditions.ts';
import { migrationReport } from './migrationReport.ts';

export const MIGRATE_CITATIONS = 'riftbench.migrateCitations';

export interface MigrateChoice {
  readonly scope?: 'file' | 'workspace';
  readonly from?: string;
  readonly to?: string;
}

/** What is handed over is not asked for. Answers what came of it; undefined where the user stopped or nothing was cited. */
export async function migrateCitations(server: Server, given: MigrateChoice): Promise<MigrateResult | undefined> {
  const file = fileInFront();
  const scope = given.scope ?? (await pickScope(file));
  if (scope === undefined) return undefined;
  if (scope === 'file' && file === undefined) {
    void vscode.window.showInformationMessage('There is no article and no scenario in front to migrate.');
    return undefined;
  }
  const client = await server.ready();
  const { editions } = await askOutline(client, { node: 'none' });
  const to = given.to ?? (await pickEdition('Migrate citations to which edition', editions.toReversed()));
  if (to === undefined) return undefined;
  const others = editions.filter(edition => edition !== to).toReversed();
  const from = given.from ?? (await pickFrom(others));
  if (from === undefined) return undefined;
  const params: MigrateParams = {
    to,
    ...(from === EACH ? {} : { from }),
    ...(scope === 'file' && file !== undefined ? { uris: [file.toString()] } : {}),
  };
  const result = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title: 'Reading citations …', cancellable: true },
    (_, token) => askMigrate(client, params, token),
  );
  // The edit of the server is one of its protocol: an object here, as messages have no types.
  const edit = await client.protocol2CodeConverter.asWorkspaceEdit(result.edit as WorkspaceEdit | null);
  const isDone = edit === undefined || (await vscode.workspace.applyEdit(edit, { isRefactoring: true }));
  if (!isDone) return undefined;
  void tell(result, to);
  return result;
}

/** The edition that each file is for. */
const EACH = '';

function fileInFront(): vscode.Uri | undefined {
  const document = vscode.window.activeTextEditor?.document;
  return document?.languageId === 'markdown' || document?.languageId === LANGUAGE ? document.uri : undefined;
}

async function pickScope(file: vscode.Uri | undefined): Promise<MigrateChoice['scope']> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length === 0) return 'file';
  if (file === undefined) return 'workspace';
  const items = [
    { label: 'This File', description: vscode.workspace.asRelativePath(file), scope: 'file' as const },
    {
      label: 'The Workspace',
      description: 'every scenario, and every article that says its edition or whose folder asks for it',
      scope: 'workspace' as const,
    },
  ];
  return (await vscode.window.showQuickPick(items, { title: 'Migrate citations of what' }))?.scope;
}

async function pickFrom(editions: readonly string[]): Promise<string | undefined> {
  const items = [
    { label: 'The edition that each file is for', edition: EACH },
    ...editions.map(edition => ({ label: `Core rules ${edition}`, edition })),
  ];
  return (await vscode.window.showQuickPick(items, { title: 'Migrate citations from which edition' }))?.edition;
}

async function tell(result: MigrateResult, to: string): Promise<void> {
  const { files, moved, changed, gone, lookAt, unreadable } = result;
  if (files === 0 && unreadable.length === 0) {
    void vscode.window.showInformationMessage(`Nothing is cited here from an edition that could go to ${to}.`);
    return;
  }
  const parts = [
    `${moved} with the same meaning`,
    ...(changed > 0 ? [`${changed} with another one`] : []),
    ...(gone > 0 ? [`${gone} left, as ${to} lacks the rule`] : []),
    ...(unreadable.length > 0 ? [`${unreadable.length} files could not be read`] : []),
  ];
  const message = `Citations carried over to ${to}: ${parts.join(', ')}.`;
  if (lookAt.length === 0 && unreadable.length === 0) {
    void vscode.window.showInformationMessage(message);
    return;
  }
  if ((await vscode.window.showWarningMessage(message, SHOW)) !== SHOW) return;
  const content = migrationReport(result, to, uri => vscode.workspace.asRelativePath(vscode.Uri.parse(uri)));
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
}

const SHOW = 'Show What to Look At';
