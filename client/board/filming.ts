/** The way to the board that is shown as a moving picture: a GIF, which the window draws, or an SVG, which the server does. */
import * as vscode from 'vscode';
import { BOARD_PATH, type BoardPath } from '../../server/protocol.ts';
import { showWarning } from '../notices.ts';
import { ask } from '../requests.ts';
import { askTarget, pictured, writePicture } from './saving.ts';
import { noAnswer } from './showing.ts';
import { asked, type BoardParts } from './state.ts';

/** In pixels: what a chat shows in full. */
const WIDTH = 800;

/** Asks where. Whether it was saved; why not is said. */
export async function savePathShown(stage: BoardParts): Promise<boolean> {
  const { subject, shown } = stage.state;
  if (subject === undefined || shown === undefined) return false;
  const target = await askTarget(stage, ['gif', 'svg']);
  if (target === undefined) return false;
  const as = target.path.toLowerCase().endsWith('.svg') ? 'svg' : 'frames';
  return vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: vscode.l10n.t('Drawing the moving picture'),
      cancellable: true,
    },
    async (progress, token) => {
      const params = { ...pictured(subject, shown), width: WIDTH, as } as const;
      const path = await asked(stage, client => ask(client, BOARD_PATH, params, token));
      if (token.isCancellationRequested) return false;
      if (path === null || 'why' in path) {
        void showWarning(path?.why ?? noAnswer());
        return false;
      }
      const content =
        as === 'svg' ? new TextEncoder().encode(path.pictures[0]) : await filmed(stage, path, { progress, token });
      if (token.isCancellationRequested) return false;
      if (content === null) {
        void showWarning(vscode.l10n.t('The picture could not be made here.'));
        return false;
      }
      await writePicture(stage, target, content);
      return true;
    },
  );
}

interface Watched {
  readonly progress: vscode.Progress<{ readonly message?: string; readonly increment?: number }>;
  readonly token: vscode.CancellationToken;
}

/** The window draws it, step by step; null where it cannot, or is stopped. */
const filmed = (
  { state, send }: BoardParts,
  { width, height, pictures, shown }: BoardPath,
  { progress, token }: Watched,
): Promise<Uint8Array | null> =>
  new Promise(resolve => {
    // Only one is drawn at a time.
    state.filming?.made(null);
    const made = (content: Uint8Array | null): void => {
      state.filming = undefined;
      stopped.dispose();
      resolve(content);
    };
    const stopped = token.onCancellationRequested(() => {
      send({ kind: 'filmStop' });
      made(null);
    });
    state.filming = {
      drawn: steps =>
        progress.report({
          message: vscode.l10n.t('{0} of {1}', steps, pictures.length),
          increment: 100 / pictures.length,
        }),
      made,
    };
    send({ kind: 'film', width, height, pictures, shown });
  });
