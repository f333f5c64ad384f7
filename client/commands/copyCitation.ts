/** "Copy Citation": of the page in front, of a page that a link names, or of the rule number at the cursor. */

import * as vscode from 'vscode';
import { PAGE, PAGE_SCHEME } from '../../server/protocol.ts';
import { editionHere, ruleNumberHere } from '../here.ts';
import type { LastScenario, ScenarioAccess } from '../lastScenario.ts';
import { showInformation, showWarning } from '../notices.ts';
import type { Pages } from '../pages/pages.ts';
import { rulePageUri } from '../pages/uris.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';
import { copyText } from './clipboard.ts';

/** `target` is what the button in a page's title hands over, or the address that a link carries. */
export async function copyCitation(
  { server, pages, last }: ScenarioAccess & { readonly pages: Pages },
  target?: unknown,
): Promise<void> {
  const uri = pageOf(target) ?? pages.active() ?? (await pageOfNumber(server, last));
  if (uri === undefined) {
    void showInformation(
      vscode.l10n.t('There is no rule here to cite: put the cursor on a rule number, or open a rule’s page.'),
    );
    return;
  }
  const page = await ask(await server.ready(), PAGE, { uri });
  if (page === null) {
    void showWarning(vscode.l10n.t('The rule book has no page {0}.', uri));
    return;
  }
  await copyText(page.citation, vscode.l10n.t('Copied: {0}', page.citation));
}

function pageOf(target: unknown): string | undefined {
  const uri = target instanceof vscode.Uri ? target.toString() : target;
  return typeof uri === 'string' && uri.startsWith(`${PAGE_SCHEME}:`) ? uri : undefined;
}

async function pageOfNumber(server: Server, last: LastScenario): Promise<string | undefined> {
  const number = ruleNumberHere();
  if (number === undefined) return undefined;
  const edition = await editionHere(server, last);
  return edition === undefined ? undefined : rulePageUri(edition, number);
}
