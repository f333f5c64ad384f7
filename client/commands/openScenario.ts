/** "Open" beside a ruling's scenario: its text in a new file, checked while it is changed. */
import * as vscode from 'vscode';
import { SCENARIO } from '../../server/protocol.ts';
import { FILE_SCHEMES } from '../fileSchemes.ts';
import type { ClientHost } from '../hosts/host.ts';
import { showWarning } from '../notices.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';
import { showLine } from './showLine.ts';
import { openUntitled } from './untitledFile.ts';

/**
 * Undefined, with a warning, for an id that the server does not know; `id` comes from a link, so it may be anything.
 */
export async function openScenario(
  { host, server }: { readonly host: ClientHost; readonly server: Server },
  id: unknown,
): Promise<vscode.TextDocument | undefined> {
  if (typeof id !== 'string') return undefined;
  const found = await ask(await server.ready(), SCENARIO, { id });
  if (found === null) {
    void showWarning(vscode.l10n.t('There is no scenario "{0}" here.', id));
    return undefined;
  }
  const document = await openUntitled(host, found.name, found.text);
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

/** A line of a file that cites a rule: `file:///…/a.rift#L12`. */
export async function openPlace(target: unknown): Promise<void> {
  const [, file, line] = typeof target === 'string' ? (/^(\S+)#L(\d+)$/.exec(target) ?? []) : [];
  if (file === undefined || line === undefined) return;
  const uri = vscode.Uri.parse(file);
  if (FILE_SCHEMES.some(scheme => scheme === uri.scheme)) await showLine(uri, Number(line) - 1);
}
