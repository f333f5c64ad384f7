/** The scenario that is open: its text goes to the server, and what the server says of it comes back. */
import {
  BOARD,
  BOARD_PATH,
  type BoardParams,
  type BoardPathParams,
  COMBAT,
  type CombatReply,
  EXPLORE,
  type ExploreParams,
  type ExplorePart,
  GROUP_MOVES,
  HOVER,
  JUDGE_OPENINGS,
  type JudgedOpening,
  type JudgedPart,
  type JudgeOpeningsParams,
  LINK,
  OPEN_LINK,
  OPENINGS,
  type OpeningsParams,
  type OpenLinkResult,
  PUZZLE_STANDING,
  type PuzzleStandingParams,
  SET_UP,
  type SetUp,
  VERDICT,
  type VerdictParams,
} from '../../protocol.ts';
import { request, type Server } from './rpc.ts';

export const URI = 'riftbench:/scenario.rift';

export interface Place {
  readonly line: number;
  readonly character: number;
}
export interface Range {
  readonly start: Place;
  readonly end: Place;
}
export interface TextEdit {
  readonly range: Range;
  readonly newText: string;
}
export interface Problem {
  readonly range: Range;
  readonly severity?: number;
  readonly code?: string;
  readonly message: string;
  readonly codeDescription?: { readonly href: string };
}
export interface Fix {
  readonly title: string;
  readonly kind?: string;
  /** What it is for. */
  readonly diagnostics?: readonly Problem[];
  readonly isPreferred?: boolean;
  readonly edit?: { readonly changes?: Readonly<Record<string, readonly TextEdit[]>> };
}
export interface CompletionItem {
  readonly label: string;
  readonly kind?: number;
  readonly detail?: string;
  readonly sortText?: string;
  readonly filterText?: string;
  readonly insertText?: string;
  readonly textEdit?: TextEdit;
}

/** A line of the text, or what is played or could come there and is not written. */
export type Shown = Pick<BoardParams, 'line' | 'played' | 'ahead'>;

const textDocument = { uri: URI };

export class OpenScenario {
  readonly #server: Server;
  #version = 1;

  constructor(server: Server, text: string) {
    this.#server = server;
    server.tell('textDocument/didOpen', { textDocument: { uri: URI, languageId: 'rift', version: 1, text } });
  }

  change(text: string): void {
    this.#version += 1;
    this.#server.tell('textDocument/didChange', {
      textDocument: { uri: URI, version: this.#version },
      contentChanges: [{ text }],
    });
  }

  async problems(): Promise<readonly Problem[]> {
    const { items = [] } = await this.#server.ask<{ readonly items?: readonly Problem[] }>('textDocument/diagnostic', {
      textDocument,
    });
    return items;
  }

  /** Those where a problem is that change the text, and nothing else. */
  async fixes(problem: Problem): Promise<readonly Fix[]> {
    const context = { diagnostics: [problem], only: ['quickfix'], triggerKind: 2 };
    const { range } = problem;
    const found = await this.#server.ask<readonly Fix[] | null>('textDocument/codeAction', {
      textDocument,
      range,
      context,
    });
    return (found ?? []).filter(({ edit }) => edit?.changes?.[URI] !== undefined);
  }

  async completions(position: Place): Promise<readonly CompletionItem[]> {
    const found = await this.#server.ask<
      { readonly items: readonly CompletionItem[] } | readonly CompletionItem[] | null
    >('textDocument/completion', { textDocument, position, context: { triggerKind: 1 } });
    if (found === null) return [];
    return 'items' in found ? found.items : found;
  }

  hover(position: Place) {
    return request(this.#server, HOVER, { textDocument, position });
  }

  board(of: Shown & Pick<BoardParams, 'stop' | 'ruleset' | 'width' | 'theme' | 'withLink'>) {
    return request(this.#server, BOARD, { uri: URI, colours: 'theme', ...of });
  }

  boardPath(of: Pick<BoardPathParams, 'line' | 'stop' | 'ruleset' | 'width' | 'theme' | 'as'>) {
    return request(this.#server, BOARD_PATH, { uri: URI, ...of });
  }

  openings(at: Shown & Pick<OpeningsParams, 'ruleset'>) {
    return request(this.#server, OPENINGS, { uri: URI, ...at });
  }

  /** Where these units may be moved together. */
  groupMoves(at: Shown, objects: readonly number[]) {
    return request(this.#server, GROUP_MOVES, { uri: URI, ...at, objects });
  }

  /** How the puzzle there stands. Null where none is. */
  puzzleStanding(of: Pick<PuzzleStandingParams, 'line' | 'played' | 'ruleset'>, signal: AbortSignal) {
    return request(this.#server, PUZZLE_STANDING, { uri: URI, ...of }, { signal });
  }

  /** Everything that can come of the game behind a line. Null where nothing can be explored. */
  explore(of: Pick<ExploreParams, 'line' | 'seconds'>, signal: AbortSignal, onFound: (part: ExplorePart) => void) {
    const onPart = (part: unknown): void => onFound(part as ExplorePart);
    return request(this.#server, EXPLORE, { uri: URI, ...of }, { signal, onPart });
  }

  /** What these acts keep or lose of what is claimed at a line. */
  judgeOpenings(
    of: Pick<JudgeOpeningsParams, 'line' | 'played' | 'ruleset' | 'claim' | 'openings'>,
    signal: AbortSignal,
    onJudged: (judged: readonly JudgedOpening[]) => void,
  ) {
    const onPart = (part: unknown): void => onJudged((part as JudgedPart).judged);
    return request(this.#server, JUDGE_OPENINGS, { uri: URI, ...of }, { signal, onPart });
  }

  /** A step of setting the board up, as edits of the text. */
  setUp(line: number, step: SetUp) {
    return request(this.#server, SET_UP, { uri: URI, line, step });
  }

  verdict(line: number, as: Pick<VerdictParams, 'form' | 'address'> = {}) {
    return request(this.#server, VERDICT, { textDocument, position: { line, character: 0 }, ...as });
  }

  link(line: number, address: string) {
    return request(this.#server, LINK, { uri: URI, line, address });
  }
}

export const combatSettled = (server: Server, text: string, signal: AbortSignal): Promise<CombatReply> =>
  request(server, COMBAT, { text }, { signal });

export const linkOpened = (server: Server, link: string): Promise<OpenLinkResult> =>
  request(server, OPEN_LINK, { link });
