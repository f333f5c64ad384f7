/** "Copy Link": a link that holds the scenario at the cursor, for a chat or a page; and what is done with one. */
import * as vscode from 'vscode';
import { OPEN_LINK } from '../../server/protocol.ts';
import type { ClientHost } from '../hosts/host.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation, showWarning } from '../notices.ts';
import { ask, askLink } from '../requests.ts';
import type { Server } from '../server.ts';
import { copyText } from './clipboard.ts';
import { openUntitled } from './untitledFile.ts';

export const COPY_LINK = 'riftbench.copyLink';
export const OPEN_LINK_COMMAND = 'riftbench.openLink';

/** Answers the link. `uri` and `line` are what a menu hands over; else the cursor decides. */
export async function copyLink(
  { server, last }: ScenarioAccess,
  uri?: unknown,
  line?: unknown,
): Promise<string | undefined> {
  const place = uri instanceof vscode.Uri && typeof line === 'number' ? { uri, line } : last.place();
  const found = place && (await askLink(await server.ready(), { ...place, address: linkAddressFor(place.uri) }));
  if (found === undefined || found === null) {
    void showInformation(
      vscode.l10n.t('There is no scenario here: open one, put the cursor into it, then ask for its link.'),
    );
    return undefined;
  }
  await copyText(found.link, vscode.l10n.t('Link copied'));
  if (found.warning !== undefined) void showWarning(vscode.l10n.t('Link copied. {0}', found.warning));
  return found.link;
}

/** The site of one's own that is to show the scenario, where the settings name one. */
export function linkAddressFor(uri: vscode.Uri): string | undefined {
  const said = vscode.workspace.getConfiguration('riftbench', uri).get<string>('link.address', '').trim();
  const address = said.replace(/#.*$/, '');
  return URL.canParse(address) ? address : undefined;
}

/** The same as a parameter of a request: left out for the editor. */
export const linkAddressIn = (uri: vscode.Uri): { readonly address?: string } => {
  const address = linkAddressFor(uri);
  return address === undefined ? {} : { address };
};

/** What is needed for a new file with what the server answers. */
export interface LinkParts {
  readonly host: ClientHost;
  readonly server: Server;
}

/** Opens what a link holds as a new file, with its board beside it. Without one it is asked for, from the clipboard first. */
export async function openLink({ host, server }: LinkParts, given?: unknown): Promise<vscode.TextDocument | undefined> {
  const link = typeof given === 'string' ? given : await asked(server);
  if (link === undefined || link.trim() === '') return undefined;
  const found = await ask(await server.ready(), OPEN_LINK, { link });
  if ('why' in found) {
    void showWarning(found.why);
    return undefined;
  }
  const document = await openUntitled(host, found.name ?? '', found.text);
  const at = new vscode.Position(found.line, 0);
  await vscode.window.showTextDocument(document, { preview: false, selection: new vscode.Range(at, at) });
  await vscode.commands.executeCommand('riftbench.openBoard');
  if (found.newer !== undefined) void showWarning(found.newer);
  return document;
}

/** What cannot be opened is told while it can still be put right. */
async function asked(server: Server): Promise<string | undefined> {
  const copied = (await vscode.env.clipboard.readText()).trim();
  const whyNot = async (link: string): Promise<string | undefined> => {
    if (link.trim() === '') return undefined;
    const found = await ask(await server.ready(), OPEN_LINK, { link });
    return 'why' in found ? found.why : undefined;
  };
  return vscode.window.showInputBox({
    title: vscode.l10n.t('Open Link'),
    prompt: vscode.l10n.t('A link made by “Copy Link” or “riftbench link”'),
    placeHolder: 'vscode://riftbench.riftbench/open#1…',
    value: /#\d[\w-]{20,}$/.test(copied) ? copied : '',
    ignoreFocusOut: true,
    validateInput: link => whyNot(link).catch(() => undefined),
  });
}
