/** "Migrate Citations to Edition…": of a file or the whole workspace; VS Code shows every change before it is made. */

import * as vscode from 'vscode';
import type { BaseLanguageClient, WorkspaceEdit } from 'vscode-languageclient';
import { MIGRATE, type MigrateParams, type MigrateResult, OUTLINE } from '../../server/protocol.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation, showWarning } from '../notices.ts';
import { showProgress } from '../progress.ts';
import { ask, askEdition } from '../requests.ts';
import { LANGUAGE } from '../server.ts';
import { editionsOfBooks, type NamedEdition, pickEdition } from './compareEditions.ts';
import { migrationReport } from './migrationReport.ts';
import { groupPreviewByMeaning } from './previewGroups.ts';

export const MIGRATE_CITATIONS = 'riftbench.migrateCitations';

export interface MigrateChoice {
  readonly scope?: 'file' | 'workspace';
  readonly from?: string;
  readonly to?: string;
}

/** Asks the user for what `given` leaves open. Undefined if the user cancels, or if there is no file to migrate. */
export async function migrateCitations(
  { server, last }: ScenarioAccess,
  given: MigrateChoice,
): Promise<MigrateResult | undefined> {
  const file = activeFile() ?? last.place()?.uri;
  const scope = given.scope ?? (await pickScope(file));
  if (scope === undefined) return undefined;
  if (scope === 'file' && file === undefined) {
    void showInformation(vscode.l10n.t('There is no article or scenario in the active editor to migrate.'));
    return undefined;
  }
  const client = await server.ready();
  const all = editionsOfBooks(await ask(client, OUTLINE, { node: 'none' })).map(own => own.toReversed());
  const inFrontMatter = scope === 'file' && file !== undefined ? await editionInFrontMatter(client, file) : undefined;
  const known = given.from ?? inFrontMatter;
  const to =
    given.to ??
    (await pickEdition(
      titleOf(known),
      all.flat().filter(({ edition }) => edition !== known),
    ));
  if (to === undefined) return undefined;
  const own = all.find(editions => editions.some(({ edition }) => edition === to)) ?? [];
  // What the front matter names is an edition of the core rules.
  const from =
    given.from ?? (own === all[0] ? known : undefined) ?? (await pickFrom(own.filter(({ edition }) => edition !== to)));
  if (from === undefined) return undefined;
  const params: MigrateParams = {
    to,
    ...(from === EACH ? {} : { from }),
    ...(scope === 'file' && file !== undefined ? { uris: [file.toString()] } : {}),
  };
  const result = await showProgress(vscode.l10n.t('Reading citations …'), (_, token) =>
    ask(client, MIGRATE, params, token),
  );
  // The server's edit arrives as plain JSON of the protocol.
  const edit = await client.protocol2CodeConverter.asWorkspaceEdit(result.edit as WorkspaceEdit | null);
  if (edit !== undefined && !(await applyWithPreview(edit))) return undefined;
  void showResult(result, to);
  return result;
}

async function applyWithPreview(edit: vscode.WorkspaceEdit): Promise<boolean> {
  let isDone = false;
  void groupPreviewByMeaning(() => isDone);
  try {
    return await vscode.workspace.applyEdit(edit, { isRefactoring: true });
  } finally {
    isDone = true;
  }
}

/** Stands for the edition that each file is for, whichever that is. */
const EACH = '';

function activeFile(): vscode.Uri | undefined {
  const document = vscode.window.activeTextEditor?.document;
  return document?.languageId === 'markdown' || document?.languageId === LANGUAGE ? document.uri : undefined;
}

/** The edition that the file names in its front matter: an author who has named one is not asked for it. */
async function editionInFrontMatter(client: BaseLanguageClient, file: vscode.Uri): Promise<string | undefined> {
  const { editions, from } = await askEdition(client, file);
  return from === 'front matter' ? editions[0] : undefined;
}

const titleOf = (from: string | undefined): string =>
  from === undefined
    ? vscode.l10n.t('Migrate citations to which edition')
    : vscode.l10n.t('Migrate citations of core rules {0} to which edition', from);

async function pickScope(file: vscode.Uri | undefined): Promise<MigrateChoice['scope']> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length === 0) return 'file';
  if (file === undefined) return 'workspace';
  const items = [
    { label: vscode.l10n.t('This File'), description: vscode.workspace.asRelativePath(file), scope: 'file' as const },
    {
      label: vscode.l10n.t('The Workspace'),
      description: vscode.l10n.t(
        'every scenario, and every article that names its edition or whose folder asks for it',
      ),
      scope: 'workspace' as const,
    },
  ];
  return (await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Migrate citations in') }))?.scope;
}

async function pickFrom(editions: readonly NamedEdition[]): Promise<string | undefined> {
  const items = [
    { label: vscode.l10n.t('The edition that each file is for'), edition: EACH },
    ...editions.map(({ title: label, edition }) => ({ label, edition })),
  ];
  return (await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Migrate citations from which edition') }))
    ?.edition;
}

async function showResult(result: MigrateResult, to: string): Promise<void> {
  const { files, moved, changed, gone, lookAt, unreadable } = result;
  if (files === 0 && unreadable.length === 0) {
    void showInformation(vscode.l10n.t('No citations here can be migrated to {0}.', to));
    return;
  }
  const parts = [
    vscode.l10n.t('{0} with the same meaning', moved),
    ...(changed > 0 ? [vscode.l10n.t('{0} with another one', changed)] : []),
    ...(gone > 0 ? [vscode.l10n.t('{0} left, as {1} lacks the rule', gone, to)] : []),
    ...(unreadable.length > 0
      ? [
          unreadable.length === 1
            ? vscode.l10n.t('1 file could not be read')
            : vscode.l10n.t('{0} files could not be read', unreadable.length),
        ]
      : []),
  ];
  const message = vscode.l10n.t('Citations migrated to {0}: {1}.', to, parts.join(', '));
  if (lookAt.length === 0 && unreadable.length === 0) {
    void showInformation(message);
    return;
  }
  if ((await showWarning(message, SHOW)) !== SHOW) return;
  const content = migrationReport(result, to, uri => vscode.workspace.asRelativePath(vscode.Uri.parse(uri)));
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
}

const SHOW = vscode.l10n.t('Show What to Look At');
