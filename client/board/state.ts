/** The state that the board's parts share: which place it shows, and what is shown of it. */
import * as vscode from 'vscode';
import type { BoardResult, JudgedOpening, OpeningsResult } from '../../server/protocol.ts';
import type { LastScenario } from '../lastScenario.ts';
import type { Server } from '../server.ts';
import type { WindowMessage } from './messages.ts';

/** Lines and stops from 0. */
export interface BoardSubject {
  readonly uri: vscode.Uri;
  readonly line: number;
  /** Where the reader has gone along the path; none: where the line leaves the game. */
  readonly stop?: number;
  /** Lines that are not written, played on with from that line. */
  readonly ahead?: readonly string[];
}

export interface BoardState {
  panel?: vscode.WebviewPanel | undefined;
  subject?: BoardSubject | undefined;
  /** Where the cursor was last seen. */
  cursor?: BoardSubject | undefined;
  shown?: BoardResult | undefined;
  /** The version of the document that it is of; undefined where it changed while it was drawn. */
  shownOf?: number | undefined;
  openings?: OpeningsResult | undefined;
  /** The version of the document that they are of; undefined where it changed while they were worked out. */
  openingsOf?: number | undefined;
  ruleset?: string | undefined;
  /** The claim for which openings are judged, as it is said: the same one is meant wherever it still stands. */
  claim?: string | undefined;
  /** What was found of the openings for it so far. */
  judged?: { readonly openings: readonly JudgedOpening[]; readonly isOver: boolean } | undefined;
  isPinned: boolean;
  /** By a debugger. */
  isLed: boolean;
  isWriting: boolean;
  /** Of the picture, in pixels; 0 before the window has sent it. */
  width: number;
}

export const freshState = (): BoardState => ({ isPinned: false, isLed: false, isWriting: false, width: 0 });

/** What the parts need of each other. */
export interface BoardParts {
  readonly state: BoardState;
  readonly server: Pick<Server, 'ready'>;
  readonly last: LastScenario;
  send(message: WindowMessage): void;
  /** Asks for what is to be shown, and shows it. */
  update(): void;
  /** Has openings judged for the claim that is chosen: these lines, or all that are offered. Later ones end the earlier. */
  judge(lines?: readonly string[]): void;
}

type Client = Awaited<ReturnType<Server['ready']>>;

/** What the server answers; null where it does not. */
export const asked = <Answer>(
  { server }: Pick<BoardParts, 'server'>,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer | null> =>
  server
    .ready()
    .then(ask)
    .catch(() => null);

/** Undefined before anything was shown, and once that document has been closed. */
export const documentShown = ({ subject }: BoardState): vscode.TextDocument | undefined =>
  vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === subject?.uri.toString());

/** While the board is in front, commands mean what it shows. */
export const noteShown = ({ state: { panel, subject, shown }, last }: Pick<BoardParts, 'state' | 'last'>): void => {
  if (panel?.active !== true || subject === undefined) return;
  const { uri, line, stop, ahead } = subject;
  last.note({ uri, line: stop === undefined || ahead !== undefined ? line : (shown?.after ?? line) });
};

/** As drawings name it. */
export const themeShown = (): string => {
  switch (vscode.window.activeColorTheme.kind) {
    case vscode.ColorThemeKind.Light:
      return 'light';
    case vscode.ColorThemeKind.HighContrast:
      return 'dark high contrast';
    case vscode.ColorThemeKind.HighContrastLight:
      return 'light high contrast';
    default:
      return 'dark';
  }
};
