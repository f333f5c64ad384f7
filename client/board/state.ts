/** The state that the board's parts share: which place it shows, and what is shown of it. */
import * as vscode from 'vscode';
import type { BoardPuzzle, BoardResult, JudgedOpening, OpeningsResult } from '../../server/protocol.ts';
import type { PuzzlePlay } from '../../server/puzzling/play.ts';
import type { ClientHost } from '../hosts/host.ts';
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
  /** Lines that are not written, played from the position of the puzzle there. */
  readonly played?: readonly string[];
}

/** A puzzle of a document, as it is played: nothing of it is written. */
export interface PuzzleOfText extends PuzzlePlay {
  readonly uri: vscode.Uri;
  readonly place: BoardPuzzle;
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
  puzzle?: PuzzleOfText | undefined;
  /** It has been opened, and has shown nothing since: with a puzzle to be played, if there is one, or on purpose for that. */
  opened?: 'board' | 'puzzle' | undefined;
  isPinned: boolean;
  /** By a debugger. */
  isLed: boolean;
  isWriting: boolean;
  /** Of the picture, in pixels; 0 before the window has sent it. */
  width: number;
  /** To be gone on with once there is an answer about what is to be shown. */
  awaiting: ((answer: ShownAnswer) => void)[];
  /** The moving picture that the window is making, and who waits for it. */
  filming?: Filming | undefined;
}

/** `shown`: what was asked for is there, if there is any; `none`: the server did not answer, or the board was closed. */
export type ShownAnswer = 'shown' | 'none';

export interface Filming {
  /** So many of its steps are drawn. */
  drawn(steps: number): void;
  /** The file; null where it could not be made. */
  made(content: Uint8Array | null): void;
}

export const freshState = (): BoardState => ({
  isPinned: false,
  isLed: false,
  isWriting: false,
  width: 0,
  awaiting: [],
});

/** What the parts need of each other. */
export interface BoardParts {
  readonly state: BoardState;
  readonly host: Pick<ClientHost, 'home'>;
  readonly server: Pick<Server, 'ready'>;
  readonly last: LastScenario;
  send(message: WindowMessage): void;
  /** Asks for what is to be shown, and shows it. */
  update(): void;
  /** Has openings judged for the claim that is chosen: these lines, or all that are offered. Later ones end the earlier. */
  judge(lines?: readonly string[]): void;
}

/** Whether what is shown stands in the text. */
export const isWritten = ({ ahead, played }: BoardSubject): boolean => ahead === undefined && played === undefined;

/** What is asked about what may be played on there; undefined where nothing may. */
export const placeToPlay = ({ subject, openings }: BoardState) =>
  subject === undefined || openings === undefined
    ? undefined
    : {
        uri: subject.uri.toString(),
        line: subject.played === undefined ? (openings.after?.to ?? subject.line) : subject.line,
        ruleset: openings.openings.ruleset,
        ...(subject.played === undefined ? {} : { played: subject.played }),
      };

/** Those who wait for what is shown go on. */
export const goOn = ({ awaiting }: BoardState, answer: ShownAnswer): void => {
  for (const next of awaiting.splice(0)) next(answer);
};

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

/** Whether the board stands at that line, wherever along the path its reader has gone. */
export const isShown = ({ subject, shown }: BoardState, uri: vscode.Uri, line: number): boolean =>
  subject?.uri.toString() === uri.toString() && (subject.stop === undefined ? subject.line : shown?.after) === line;

/** While the board is in front, commands mean what it shows. */
export const noteShown = ({ state: { panel, subject, shown }, last }: Pick<BoardParts, 'state' | 'last'>): void => {
  if (panel?.active !== true || subject === undefined) return;
  const { uri, line, stop } = subject;
  last.note({ uri, line: stop === undefined || !isWritten(subject) ? line : (shown?.after ?? line) });
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
