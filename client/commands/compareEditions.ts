/** "Compare Editions…": opens the page of what changed between two editions, perhaps in one section only. */
import * as vscode from 'vscode';
import { OUTLINE, type OutlineResult } from '../../server/protocol.ts';
import type { Pages } from '../pages/pages.ts';
import { diffPageUri, readPageUri } from '../pages/uris.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';

/** Asks only for what the caller leaves out. */
export async function compareEditions(
  server: Server,
  pages: Pages,
  given: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly section?: string | undefined;
  },
): Promise<void> {
  const books = editionsOfBooks(await ask(await server.ready(), OUTLINE, { node: 'none' }));
  const newer = books.flatMap(editions => editions.slice(1).toReversed());
  const to = given.to ?? (await pickEdition(vscode.l10n.t('Compare editions: the newer one'), newer));
  if (to === undefined) return;
  const own = books.find(editions => editions.some(({ edition }) => edition === to)) ?? [];
  const older = own
    .slice(
      0,
      own.findIndex(({ edition }) => edition === to),
    )
    .toReversed();
  const from =
    given.from ?? (await pickEdition(vscode.l10n.t('Compare editions: the one before {0} to compare with', to), older));
  if (from === undefined) return;
  const section = given.section ?? (await askSection(pages, to));
  if (section !== undefined) await pages.open(diffPageUri(from, to, section));
}

export interface NamedEdition {
  /** `1.4`, `TR 2026-07-16` */
  readonly edition: string;
  readonly title: string;
}

/** Of the core rules, then of the books beside them, a list for each, the oldest first. */
export const editionsOfBooks = ({
  editions,
  bookEditions,
}: Pick<OutlineResult, 'editions' | 'bookEditions'>): readonly (readonly NamedEdition[])[] => [
  editions.map(edition => ({ edition, title: vscode.l10n.t('Core rules {0}', edition) })),
  ...bookEditions,
];

/** Undefined where the user dismisses the list. */
export async function pickEdition(title: string, editions: readonly NamedEdition[]): Promise<string | undefined> {
  const items = editions.map(({ title: label, edition }) => ({ label, edition }));
  return (await vscode.window.showQuickPick(items, { title }))?.edition;
}

/** Offers the rule of the active page. */
async function askSection(pages: Pages, edition: string): Promise<string | undefined> {
  const page = readPageUri(pages.active() ?? '');
  const section = await vscode.window.showInputBox({
    title: vscode.l10n.t('Compare editions: a section'),
    prompt: vscode.l10n.t('Leave it empty to compare all rules.'),
    placeHolder: vscode.l10n.t('A rule’s number, like 465.2'),
    value: page?.kind === 'rule' && page.edition === edition ? page.id : '',
    validateInput: value =>
      value.trim() === '' || /^\d{3}(\.(\d{1,3}|[a-z]{1,2}))*$/i.test(value.trim())
        ? undefined
        : vscode.l10n.t('A rule’s number looks like 465.2.c.'),
  });
  return section?.trim().toLowerCase();
}
