/** Which inlay hints are shown: each kind has a setting. */
import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { HINT_KINDS } from '../server/protocol.ts';

/** The server sends them all, each with its kind. */
export const hintsBySettings: Middleware = {
  async provideInlayHints(document, range, token, next) {
    const hints = await next(document, range, token);
    const settings = vscode.workspace.getConfiguration('riftbench.inlayHints');
    const hidden = new Set<unknown>(HINT_KINDS.filter(kind => !settings.get(kind, true)));
    return hidden.size === 0 ? hints : hints?.filter(hint => !hidden.has(kindOf(hint)));
  },
};

function kindOf(hint: vscode.InlayHint): unknown {
  return 'data' in hint ? hint.data : undefined;
}
