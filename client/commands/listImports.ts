/** "Imported Texts…": what was imported, what each text is used for, and how to update or remove it. */
import * as vscode from 'vscode';
import { IMPORTS, type ImportedText, REMOVE_IMPORT, RESTORE_IMPORT } from '../../server/protocol.ts';
import { askFirst, showInformation, showWarning } from '../notices.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';
import { importTexts, type ShownBook } from './importTexts.ts';

export const LIST_IMPORTS = 'riftbench.listImports';
export const UPDATE_IMPORT = 'riftbench.updateImport';
export const REMOVE_IMPORT_COMMAND = 'riftbench.removeImport';

export interface ImportPick extends vscode.QuickPickItem {
  readonly found?: ImportedText;
  readonly imports?: true;
}

export async function listImports(server: Server, book: ShownBook): Promise<void> {
  const pick = vscode.window.createQuickPick<ImportPick>();
  pick.title = vscode.l10n.t('Imported texts');
  pick.placeholder = vscode.l10n.t('Open the result of an import, update it, or remove it');
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  pick.busy = true;
  pick.show();
  pick.onDidHide(() => pick.dispose());
  pick.onDidAccept(() => {
    const [item] = pick.activeItems;
    pick.hide();
    if (item?.imports === true) void importTexts(server, book);
    else if (item?.found !== undefined) void book.open(item.found.uri);
  });
  pick.onDidTriggerItemButton(({ button, item: { found } }) => {
    if (found === undefined) return;
    pick.hide();
    if (button === UPDATE) void updateImport(server, book, found.name);
    if (button === REMOVE) void removeImport(server, book, found.name);
  });
  const { documents, problems } = await ask(await server.ready(), IMPORTS, {});
  pick.items = importPicks(documents, problems);
  pick.busy = false;
}

/** From where its file was; where that is gone, from the file that the user shows. */
export async function updateImport(server: Server, book: ShownBook, name: unknown): Promise<void> {
  const found = await importNamed(server, name);
  if (found === undefined) return;
  const file = found.path === undefined ? await chooseFor(found) : vscode.Uri.file(found.path);
  if (file !== undefined) await importTexts(server, book, [file], { updates: found.name });
}

/** Asks before, and offers to undo it afterwards. */
export async function removeImport(server: Server, book: ShownBook, name: unknown): Promise<void> {
  const found = await importNamed(server, name);
  if (found === undefined) return;
  const { title, uses } = found;
  const chosen = await askFirst(
    vscode.l10n.t('Remove “{0}” from your imported texts?', title),
    vscode.l10n.t(
      'It provides: {0}.\n\nThe file {1} stays as it is, and the removal can be undone.',
      uses.join('; '),
      found.file,
    ),
    REMOVE_IT,
  );
  if (chosen !== REMOVE_IT || !(await takeAway(server, book, found.name))) return;
  const undo = await showInformation(vscode.l10n.t('Removed “{0}”.', title), UNDO);
  if (undo === UNDO) await undoRemoval(server, book, found);
}

/** Whether there was such a document. */
export async function takeAway(server: Server, book: ShownBook, name: string): Promise<boolean> {
  const wasThere = await ask(await server.ready(), REMOVE_IMPORT, { name });
  book.refresh();
  return wasThere;
}

/**
 * Returns whether it could be restored: not if it has been imported again since, nor after the server has been
 * restarted.
 */
export async function putBack(server: Server, book: ShownBook, name: string): Promise<boolean> {
  const isBack = await ask(await server.ready(), RESTORE_IMPORT, { name });
  book.refresh();
  return isBack;
}

async function undoRemoval(server: Server, book: ShownBook, { name, title, file }: ImportedText): Promise<void> {
  if (!(await putBack(server, book, name)))
    void showWarning(vscode.l10n.t('“{0}” can no longer be restored. Import {1} again.', title, file));
}

async function importNamed(server: Server, name: unknown): Promise<ImportedText | undefined> {
  const { documents } = await ask(await server.ready(), IMPORTS, {});
  const found = documents.find(each => each.name === name);
  if (found === undefined) void showInformation(vscode.l10n.t('This imported text no longer exists.'));
  return found;
}

async function chooseFor({ title, file }: ImportedText): Promise<vscode.Uri | undefined> {
  const chosen = await vscode.window.showOpenDialog({
    title: vscode.l10n.t('Update “{0}”: {1} is not where it was', title, file),
    openLabel: vscode.l10n.t('Update'),
  });
  return chosen?.[0];
}

export function importPicks(documents: readonly ImportedText[], problems: readonly string[]): readonly ImportPick[] {
  const reported = problems.map(problem => ({
    label: problem,
    iconPath: new vscode.ThemeIcon('warning'),
    alwaysShow: true,
  }));
  const items = documents.map(found => ({
    label: found.title,
    description: [found.edition, found.form, found.date].filter(part => part !== undefined).join(' · '),
    detail: found.uses.join('; '),
    iconPath: new vscode.ThemeIcon('file'),
    buttons: [UPDATE, REMOVE],
    found,
  }));
  const more: ImportPick = {
    label: vscode.l10n.t('Import Official Rules…'),
    ...(documents.length === 0
      ? {
          detail: vscode.l10n.t(
            'Nothing has been imported yet. Your own PDF, text or saved page will be shown beside our words.',
          ),
        }
      : {}),
    iconPath: new vscode.ThemeIcon('file-add'),
    alwaysShow: true,
    imports: true,
  };
  const line: ImportPick = { label: '', kind: vscode.QuickPickItemKind.Separator };
  return [...reported, ...items, ...(items.length === 0 ? [] : [line]), more];
}

const UPDATE: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('sync'),
  tooltip: vscode.l10n.t('Update from File'),
};
const REMOVE: vscode.QuickInputButton = { iconPath: new vscode.ThemeIcon('trash'), tooltip: vscode.l10n.t('Remove…') };
const REMOVE_IT = vscode.l10n.t('Remove');
const UNDO = vscode.l10n.t('Undo');
