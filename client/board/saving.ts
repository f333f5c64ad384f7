/** Saves the board's picture or copies it, and copies the scenario as a ruling. */
import * as vscode from 'vscode';
import { copyText } from '../commands/clipboard.ts';
import { COPY_LINK, linkAddressFor } from '../commands/copyLink.ts';
import { COPY_VERDICT, SHOW_VERDICT } from '../commands/copyVerdict.ts';
import { fileNameFor } from '../commands/fileName.ts';
import { askBoard, askRuling } from '../requests.ts';
import type { PictureAs, PictureWith } from './messages.ts';
import { noAnswer } from './showing.ts';
import { asked, type BoardParts, themeShown } from './state.ts';

/** As it is shown, in fixed colours of the theme: a saved picture cannot follow an editor's. With its link where the scenario is short enough. */
export async function takePicture(stage: BoardParts, as: PictureAs, beside: PictureWith): Promise<void> {
  const { subject, shown, width } = stage.state;
  if (subject === undefined || shown === undefined) return;
  const params = {
    uri: subject.uri.toString(),
    line: subject.line,
    stop: shown.stop,
    ruleset: shown.ruleset,
    width,
    theme: themeShown(),
    ...(subject.ahead === undefined ? {} : { ahead: subject.ahead }),
    ...(subject.played === undefined ? {} : { played: subject.played }),
    colours: 'theme',
    ...(beside === 'link' ? { withLink: linkAddressFor(subject.uri) ?? '' } : {}),
  } as const;
  const board = await asked(stage, client => askBoard(client, params, new vscode.CancellationTokenSource().token));
  if (board === null) return stage.send({ kind: 'message', text: noAnswer() });
  if (as === 'svg') return savePicture(stage, 'svg', new TextEncoder().encode(board.svg));
  stage.send({ kind: 'draw', svg: board.svg, as });
}

/** Asks where. */
export async function savePicture(
  { state, send }: BoardParts,
  kind: 'svg' | 'png',
  content: Uint8Array,
): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const file = `${fileNameFor(state.shown?.name ?? '')}.${kind}`;
  const target = await vscode.window.showSaveDialog({
    ...(folder === undefined ? {} : { defaultUri: vscode.Uri.joinPath(folder, file) }),
    filters: { [kind.toUpperCase()]: [kind] },
  });
  if (target === undefined) return;
  await vscode.workspace.fs.writeFile(target, content);
  send({ kind: 'message', text: vscode.l10n.t('Saved: {0}', vscode.workspace.asRelativePath(target)) });
}

/** Of the line that is shown. */
export async function tellVerdict({ state, send }: BoardParts, as: 'copy' | 'large'): Promise<void> {
  const { subject, shown } = state;
  if (subject === undefined) return;
  const { uri, line, stop } = subject;
  const place = { uri, line: stop === undefined ? line : (shown?.after ?? line), character: 0 };
  const text = await vscode.commands.executeCommand<string | undefined>(
    as === 'copy' ? COPY_VERDICT : SHOW_VERDICT,
    place,
  );
  if (as === 'copy' && text !== undefined) send({ kind: 'message', text: vscode.l10n.t('Verdict copied') });
}

/** Of the line that is shown. */
export async function copyLinkShown({ state, send }: BoardParts): Promise<void> {
  const { subject } = state;
  if (subject === undefined) return;
  const link = await vscode.commands.executeCommand<string | undefined>(COPY_LINK, subject.uri, subject.line);
  if (link !== undefined) send({ kind: 'message', text: vscode.l10n.t('Link copied') });
}

/** Does nothing without a scenario; where the server does not answer, the window says so. */
export async function copyRuling(stage: BoardParts): Promise<void> {
  const { subject } = stage.state;
  if (subject === undefined) return;
  const { uri, line } = subject;
  const found = await asked(stage, client => askRuling(client, { uri: uri.toString(), line }));
  if (found === null) return stage.send({ kind: 'message', text: noAnswer() });
  await copyText(found.markdown, vscode.l10n.t('Ruling copied'));
  stage.send({ kind: 'message', text: vscode.l10n.t('Copied as a ruling in Markdown.') });
}
