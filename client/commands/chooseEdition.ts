/**
 * "Choose Edition…": which edition of the core rules, and for what. A scenario's own line wins over the folder's
 * `riftbench.json`, and that over the setting, which is for files outside any folder.
 */

import * as vscode from 'vscode';
import type { EditionResult } from '../../server/protocol.ts';
import { offeredEditions } from '../editionsOffered.ts';
import type { LastScenario, ScenarioAccess } from '../lastScenario.ts';
import { askEdition } from '../requests.ts';
import type { Server } from '../server.ts';
import { headLine, type TextLine, writeLine, writeProject } from './writeEdition.ts';

const TARGETS = ['scenario', 'folder', 'setting'] as const;
export type EditionTarget = (typeof TARGETS)[number];

export const CHOOSE_EDITION = 'riftbench.chooseEdition';

/** A caller that has already asked passes both; otherwise the user is asked. `''` is the newest edition. */
export async function chooseEdition(
  { server, last }: ScenarioAccess,
  edition?: string,
  target?: EditionTarget,
): Promise<void> {
  const here = await situation(server, last);
  const chosen = edition ?? (await pickEdition(here.inUse));
  if (chosen === undefined) return;
  const where = target ?? (await pickTarget(here, chosen));
  if (where === undefined) return;
  if (where === 'scenario' && here.at) await writeLine(here.at, chosen);
  else if (where === 'folder' && here.folder) await writeProject(here.folder, chosen);
  else
    await vscode.workspace
      .getConfiguration('riftbench')
      .update('edition', chosen || undefined, vscode.ConfigurationTarget.Global);
}

interface Situation {
  /** The line in a scenario, and its document. */
  readonly at: TextLine | undefined;
  readonly folder: vscode.WorkspaceFolder | undefined;
  readonly inUse: EditionResult | undefined;
}

async function situation(server: Server, last: LastScenario): Promise<Situation> {
  const document = await last.document();
  const { line = 0 } = last.place() ?? {};
  if (document === undefined)
    return { at: undefined, folder: vscode.workspace.workspaceFolders?.[0], inUse: undefined };
  const inUse = await server
    .ready()
    .then(client => askEdition(client, document.uri, line))
    .catch(() => undefined);
  return { at: { document, line }, folder: vscode.workspace.getWorkspaceFolder(document.uri), inUse };
}

async function pickEdition(inUse: EditionResult | undefined): Promise<string | undefined> {
  const items = [
    { label: vscode.l10n.t('Newest'), description: vscode.l10n.t('follows new editions as they appear'), edition: '' },
    ...offeredEditions().map(edition => ({
      label: vscode.l10n.t('Core rules {0}', edition),
      description: inUse?.editions.includes(edition) ? vscode.l10n.t('in use here: {0}', origin(inUse)) : '',
      edition,
    })),
  ];
  const picked = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('Choose the edition of the core rules'),
    placeHolder:
      inUse === undefined
        ? vscode.l10n.t('The edition to check against')
        : vscode.l10n.t('In use here: {0} ({1})', inUse.editions.join(', '), origin(inUse)),
  });
  return picked?.edition;
}

/** In words: where the edition in use comes from. */
export function origin({ from }: EditionResult): string {
  return ORIGINS[from];
}

const ORIGINS: Readonly<Record<EditionResult['from'], string>> = {
  scenario: vscode.l10n.t('the scenario’s own line'),
  'front matter': vscode.l10n.t('the front matter of this file'),
  'riftbench.json': 'riftbench.json',
  setting: vscode.l10n.t('the setting riftbench.edition'),
  newest: vscode.l10n.t('the newest edition'),
};

/** What is changed by the setting, or why it changes nothing here. */
function ofSetting(hasOwnLine: boolean, isInFolder: boolean): string {
  if (hasOwnLine)
    return vscode.l10n.t('The scenario at the cursor has its own line, so the setting does not change it.');
  if (isInFolder) return vscode.l10n.t('This file is in a folder, so the setting does not change it.');
  return vscode.l10n.t('Untitled files and single files that name no edition.');
}

async function pickTarget({ at, folder, inUse }: Situation, edition: string): Promise<EditionTarget | undefined> {
  const own = inUse?.from === 'scenario';
  const items: (vscode.QuickPickItem & { readonly target: EditionTarget })[] = [];
  const head = at && headLine(at.document, at.line);
  if (head !== undefined && edition !== '') {
    items.push({
      label: vscode.l10n.t('$(edit) This scenario'),
      description: own ? vscode.l10n.t('changes its edition line') : vscode.l10n.t('writes an edition line'),
      detail: vscode.l10n.t('Takes precedence over everything else.'),
      target: 'scenario',
    });
  }
  if (folder !== undefined) {
    items.push({
      label: vscode.l10n.t('$(folder) The folder {0}', folder.name),
      description: 'riftbench.json',
      detail: own
        ? vscode.l10n.t(
            'For scenarios without an edition line. The one at the cursor has its own, which still takes precedence.',
          )
        : vscode.l10n.t('For scenarios without an edition line, in the editor and on the command line alike.'),
      target: 'folder',
    });
  }
  items.push({
    label: vscode.l10n.t('$(settings-gear) Files outside any folder'),
    description: vscode.l10n.t('the setting riftbench.edition'),
    detail: ofSetting(own, folder !== undefined),
    target: 'setting',
  });
  if (items.length === 1) return items[0]?.target;
  const title =
    edition === ''
      ? vscode.l10n.t('Where to use the newest edition')
      : vscode.l10n.t('Where to use edition {0}', edition);
  return (await vscode.window.showQuickPick(items, { title, matchOnDescription: true }))?.target;
}
