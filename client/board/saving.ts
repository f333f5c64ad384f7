/** Saves the board's picture or copies it, and copies the scenario as a ruling. */
import * as vscode from 'vscode';
import { BOARD, type BoardResult } from '../../server/protocol.ts';
import { copyText } from '../commands/clipboard.ts';
import { COPY_LINK, linkAddressFor, linkAddressIn } from '../commands/copyLink.ts';
import { COPY_VERDICT, COPY_VERDICT_AS, SHOW_VERDICT } from '../commands/copyVerdict.ts';
import { fileNameFor } from '../commands/fileName.ts';
import { ask, askVerdict, type DocumentLine } from '../requests.ts';
import type { PictureAs, PictureWith, WindowRequest } from './messages.ts';
import { noAnswer } from './showing.ts';
import { asked, type BoardParts, type BoardSubject, themeShown } from './state.ts';

type VerdictRequest = Extract<WindowRequest, { readonly kind: 'verdict' }>;

/** As it is shown, in fixed colours of the theme: a saved picture cannot follow an editor's. With its link where the scenario is short enough. */
export async function takePicture(stage: BoardParts, as: PictureAs, beside: PictureWith): Promise<boolean> {
  const { subject, shown } = stage.state;
  if (subject === undefined || shown === undefined) return false;
  const params = {
    ...pictured(subject, shown),
    width: stage.state.width,
    colours: 'theme',
    ...(beside === 'link' ? { withLink: linkAddressFor(subject.uri) ?? '' } : {}),
  } as const;
  const board = await asked(stage, client => ask(client, BOARD, params, new vscode.CancellationTokenSource().token));
  if (board === null) {
    stage.send({ kind: 'message', text: noAnswer() });
    return false;
  }
  if (as === 'svg') return savePicture(stage, new TextEncoder().encode(board.svg), ['svg']);
  stage.send({ kind: 'draw', svg: board.svg, as });
  return true;
}

/** What a picture is asked of. */
export const pictured = ({ uri, line, ahead, played }: BoardSubject, { stop, ruleset }: BoardResult) => ({
  uri: uri.toString(),
  line,
  stop,
  ruleset,
  theme: themeShown(),
  ...(ahead === undefined ? {} : { ahead }),
  ...(played === undefined ? {} : { played }),
});

/** The window has the clipboard only while it has the focus. */
export async function copyPictureShown(stage: BoardParts): Promise<boolean> {
  const { panel } = stage.state;
  if (panel?.active === false) panel.reveal(undefined, false);
  return takePicture(stage, 'copy', 'link');
}

type PictureKind = 'svg' | 'png' | 'gif';

/** Where the user wants it; undefined where nowhere. The first kind is the one that is offered. */
export async function askTarget(
  { state }: BoardParts,
  kinds: readonly [PictureKind, ...PictureKind[]],
): Promise<vscode.Uri | undefined> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const file = `${fileNameFor(state.shown?.name ?? '')}.${kinds[0]}`;
  return vscode.window.showSaveDialog({
    ...(folder === undefined ? {} : { defaultUri: vscode.Uri.joinPath(folder, file) }),
    filters: Object.fromEntries(kinds.map(kind => [kind.toUpperCase(), [kind]])),
  });
}

/** Asks where. Whether it was saved. */
export async function savePicture(
  stage: BoardParts,
  content: Uint8Array,
  kinds: readonly [PictureKind, ...PictureKind[]],
): Promise<boolean> {
  const target = await askTarget(stage, kinds);
  if (target === undefined) return false;
  await writePicture(stage, target, content);
  return true;
}

export async function writePicture({ send }: BoardParts, target: vscode.Uri, content: Uint8Array): Promise<void> {
  await vscode.workspace.fs.writeFile(target, content);
  send({ kind: 'message', text: vscode.l10n.t('Saved: {0}', vscode.workspace.asRelativePath(target)) });
}

/** Of the line that is shown. */
export async function tellVerdict({ state, send }: BoardParts, as: VerdictRequest['as']): Promise<void> {
  const place = placeShown(state);
  if (place === undefined) return;
  const text = await vscode.commands.executeCommand<string | undefined>(VERDICT_COMMANDS[as], place);
  if (as !== 'large' && text !== undefined) send({ kind: 'message', text: vscode.l10n.t('Verdict copied') });
}

const VERDICT_COMMANDS = { copy: COPY_VERDICT, choose: COPY_VERDICT_AS, large: SHOW_VERDICT } as const;

const placeShown = ({ subject, shown }: BoardParts['state']): DocumentLine | undefined => {
  if (subject === undefined) return undefined;
  const { uri, line, stop } = subject;
  return { uri, line: stop === undefined ? line : (shown?.after ?? line), character: 0 };
};

/** Of the line that is shown. */
export async function copyLinkShown({ state, send }: BoardParts): Promise<void> {
  const { subject } = state;
  if (subject === undefined) return;
  const link = await vscode.commands.executeCommand<string | undefined>(COPY_LINK, subject.uri, subject.line);
  if (link !== undefined) send({ kind: 'message', text: vscode.l10n.t('Link copied') });
}

/** Does nothing without a scenario; where the server does not answer, the window says so. */
export async function copyRuling(stage: BoardParts): Promise<void> {
  const place = placeShown(stage.state);
  if (place === undefined) return;
  const as = { form: 'markdown', ...linkAddressIn(place.uri) } as const;
  const found = await asked(stage, client => askVerdict(client, place, as));
  if (found === null) return stage.send({ kind: 'message', text: noAnswer() });
  await copyText(found.text, vscode.l10n.t('Ruling copied'));
  stage.send({ kind: 'message', text: vscode.l10n.t('Copied as a ruling in Markdown.') });
}
