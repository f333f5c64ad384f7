/** "Import Official Rules…": the user's own copies of the official texts, chosen, imported, and reported. */
import * as vscode from 'vscode';
import { IMPORT, type ImportedInfo, type ImportParams, type ImportResult } from '../../server/protocol.ts';
import { newestOffered } from '../editionsOffered.ts';
import { showError, showInformation } from '../notices.ts';
import { showProgress, type VisibleProgress, withServerProgress } from '../progress.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';

export const IMPORT_TEXTS = 'riftbench.importTexts';

export interface ImportChoice {
  /** Which edition of the core rules the files are; left out, as they say themselves. */
  readonly edition?: string;
  /** The name of the imported document that is brought up to date. */
  readonly updates?: string;
}

/** What shows the rule book: a tree, pages. */
export interface ShownBook {
  open(uri: string): Promise<void>;
  /** Something was imported or taken away. */
  refresh(): void;
}

/** `files` and `edition` are asked for where a caller names none. Answers undefined where the user stopped it. */
export async function importTexts(
  server: Server,
  book: ShownBook,
  files?: readonly vscode.Uri[],
  { edition, updates }: ImportChoice = {},
): Promise<ImportResult | undefined> {
  const chosen = files ?? (await choose());
  if (chosen === undefined || chosen.length === 0) return undefined;
  const asked = {
    uris: chosen.map(file => file.toString()),
    ...(edition === undefined ? {} : { edition }),
    ...(updates === undefined ? {} : { updates }),
  };
  const result = await showProgress(vscode.l10n.t('Importing official texts'), (progress, token) =>
    run(server, asked, progress, token),
  );
  if (result === undefined || result.kind === 'cancelled') return undefined;
  if (result.kind === 'refused')
    void tellRefusal(result.refused, named =>
      importTexts(server, book, chosen, { edition: named }).then(() => undefined),
    );
  else {
    book.refresh();
    void tell(result.documents, book);
  }
  return result;
}

async function choose(): Promise<readonly vscode.Uri[] | undefined> {
  return vscode.window.showOpenDialog({
    title: vscode.l10n.t('Import Official Rules'),
    openLabel: vscode.l10n.t('Import'),
    canSelectMany: true,
    filters: {
      [vscode.l10n.t('Rules, rulings, card texts')]: ['pdf', 'txt', 'md', 'markdown', 'json'],
      [vscode.l10n.t('All files')]: ['*'],
    },
  });
}

async function run(
  server: Server,
  params: ImportParams,
  progress: VisibleProgress,
  token: vscode.CancellationToken,
): Promise<ImportResult | undefined> {
  const client = await server.ready();
  return withServerProgress(client, progress, token, workDoneToken =>
    ask(client, IMPORT, { ...params, workDoneToken }, token),
  );
}

/** Nothing was imported: one message, with the first reason. Where a name for the edition would help, it is asked for. */
async function tellRefusal(
  refused: Extract<ImportResult, { kind: 'refused' }>['refused'],
  again: (edition: string) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = refused;
  if (first === undefined) return;
  const name = first.file.split(/[\\/]/).at(-1) ?? first.file;
  const chosen = await showError(
    refusalText(name, first.why, rest.length),
    ...(first.why.includes('--edition') ? [NAME_EDITION] : []),
  );
  if (chosen !== NAME_EDITION) return;
  const edition = await vscode.window.showInputBox({
    title: vscode.l10n.t('Import Official Rules'),
    prompt: vscode.l10n.t('Which edition of the core rules is it?'),
    placeHolder: newestOffered(),
  });
  if (edition !== undefined && edition.trim() !== '') await again(edition.trim());
}

async function tell(documents: readonly ImportedInfo[], book: ShownBook): Promise<void> {
  const changed = documents.filter(({ changes }) => changes !== undefined);
  const unsure = documents.filter(each => each.unsure > 0);
  const chosen = await showInformation(
    vscode.l10n.t('Imported {0}.', documents.map(summary).join('; ')),
    SHOW_PAGE,
    ...(changed.length > 0 ? [SHOW_CHANGES] : []),
    ...(unsure.length > 0 ? [SHOW_UNSURE] : []),
  );
  const buttons = [
    [SHOW_CHANGES, changed],
    [SHOW_UNSURE, unsure],
    [SHOW_PAGE, documents],
  ] as const;
  const among = buttons.find(([button]) => button === chosen)?.[1] ?? [];
  const page = await oneOf(among);
  if (page !== undefined) await book.open(page.uri);
}

const SHOW_PAGE = vscode.l10n.t('Show');
const NAME_EDITION = vscode.l10n.t('Name the Edition…');
const SHOW_CHANGES = vscode.l10n.t('Show What Changed');
const SHOW_UNSURE = vscode.l10n.t('Show What Is Uncertain');

async function oneOf(documents: readonly ImportedInfo[]): Promise<ImportedInfo | undefined> {
  if (documents.length <= 1) return documents[0];
  const picked = await vscode.window.showQuickPick(
    documents.map(found => ({ label: found.title, description: found.edition ?? '', found })),
    { placeHolder: vscode.l10n.t('Which of them?') },
  );
  return picked?.found;
}

/** How a text is used says more than its size. */
function summary({ title, edition, uses, changes, unsure, unchanged }: ImportedInfo): string {
  const parts = [
    ...(unchanged === true ? [vscode.l10n.t('the same as before')] : uses),
    ...(changes === undefined
      ? []
      : [vscode.l10n.t('{0} changed, {1} new, {2} gone', changes.changed, changes.added, changes.gone)]),
    ...(unsure > 0 ? [vscode.l10n.t('{0} uncertain', unsure)] : []),
  ];
  return `${title}${edition === undefined ? '' : ` ${edition}`} (${parts.join('; ')})`;
}

function refusalText(name: string, why: string, others: number): string {
  const first = vscode.l10n.t('Nothing was imported. {0}: {1}', name, why);
  if (others === 0) return first;
  const rest = others === 1 ? vscode.l10n.t('(And 1 other file.)') : vscode.l10n.t('(And {0} other files.)', others);
  return `${first} ${rest}`;
}
