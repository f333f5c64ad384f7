/** What each request of the window does. */
import * as vscode from 'vscode';
import type { OverWebView } from '../commands/overWebView.ts';
import { OPEN_PAGE } from '../pages/commandLinks.ts';
import type { Changing } from './changing.ts';
import { savePathShown } from './filming.ts';
import type { WindowRequest } from './messages.ts';
import { reveal } from './panel.ts';
import type { Puzzling } from './puzzling.ts';
import { copyLinkShown, copyRuling, savePicture, takePicture, tellVerdict } from './saving.ts';
import { type BoardParts, documentShown, isWritten } from './state.ts';

interface Obeying {
  readonly change: Changing;
  readonly puzzles: Puzzling;
  readonly followAnew: () => void;
  readonly over: Pick<OverWebView, 'focusTaken'>;
}

export const obeying = (stage: BoardParts, { change, puzzles, followAnew, over }: Obeying) => {
  const { state, update } = stage;
  return (request: WindowRequest): void => {
    switch (request.kind) {
      case 'focused':
        return over.focusTaken();
      case 'ready':
        puzzles.tell();
        state.width = Math.max(1, Math.round(request.width));
        return update();
      case 'resized':
        state.width = Math.max(1, Math.round(request.width));
        return update();
      case 'stop':
        if (state.subject !== undefined) state.subject = { ...state.subject, stop: request.stop };
        return update();
      case 'ruleset':
        state.ruleset = request.ruleset;
        return state.puzzle === undefined ? update() : puzzles.again();
      case 'pin':
        state.isPinned = request.isPinned;
        followAnew();
        return update();
      case 'claim':
        state.claim = state.openings?.claims.find(({ line }) => line === request.claim)?.said;
        return stage.judge();
      case 'write':
        return state.puzzle === undefined ? void change.write(request.line) : puzzles.play([request.line]);
      case 'takeBack':
        return state.puzzle === undefined ? void change.takeBack() : puzzles.takeBack();
      case 'puzzle':
        return puzzles[request.do]();
      case 'setUp':
        return void change.setUp(request.step);
      case 'start':
        return void change.start(documentShown(state));
      case 'anyCard':
        return void change.tellCard(request.player, request.card);
      case 'cardNames':
        return void change.tellCardNames(request.typed);
      case 'assign':
        return void change.assign(request.shares);
      case 'together':
        return void change.tellTogether(request.objects);
      case 'picture':
      case 'png':
      case 'path':
      case 'filmed':
      case 'gif':
      case 'link':
      case 'ruling':
      case 'verdict':
        return share(stage, request);
      case 'line':
        return void reveal(state.subject?.uri, writtenLine(state, request.line));
      case 'page':
        return void vscode.commands.executeCommand(OPEN_PAGE, request.uri);
    }
  };
};

/** What takes something out of the window. */
type Sharing = Extract<
  WindowRequest,
  { readonly kind: 'picture' | 'png' | 'path' | 'filmed' | 'gif' | 'link' | 'ruling' | 'verdict' }
>;

const share = (stage: BoardParts, request: Sharing): void => {
  switch (request.kind) {
    case 'picture':
      return void takePicture(stage, request.as, request.with);
    case 'png':
      return void savePicture(stage, bytesOf(request.data), ['png']);
    case 'path':
      return void savePathShown(stage);
    case 'filmed':
      return stage.state.filming?.drawn(request.steps);
    case 'gif':
      return stage.state.filming?.made(request.data === '' ? null : bytesOf(request.data));
    case 'link':
      return void copyLinkShown(stage);
    case 'ruling':
      return void copyRuling(stage);
    case 'verdict':
      return void tellVerdict(stage, request.as);
  }
};

/** `data` in base64, as a window can send it. */
const bytesOf = (data: string): Uint8Array => Uint8Array.from(atob(data), letter => letter.charCodeAt(0));

/** What is not written goes on from there. */
const writtenLine = ({ subject }: BoardParts['state'], line: number): number =>
  subject === undefined || isWritten(subject) ? line : Math.min(line, subject.line);
