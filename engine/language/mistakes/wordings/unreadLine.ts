/** A line that could not be read, with all that telling what it means needs. */
import type { Span, Statement, SyntaxProblem } from '../../syntax.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import type { LineDraft } from './draft.ts';

export type BoardOrScript = 'board' | 'script';

/** What reading a few lines after those before gave. */
export interface LinesReading {
  readonly statements: readonly Statement[];
  readonly problems: readonly SyntaxProblem[];
  readonly section: BoardOrScript;
}

/** Reads lines as they would be read after these statements. */
export type ReadLines = (text: string, before: readonly Statement[]) => LinesReading;

/** Where lines are read. */
export interface Surroundings {
  /** The statements above, which tell what names are. */
  readonly before: readonly Statement[];
  readonly section: BoardOrScript;
  readonly read: ReadLines;
}

export interface SourceLine extends Surroundings {
  /** The text of the block. */
  readonly block: string;
  readonly span: Span;
  /** Its number in the block. */
  readonly at: number;
  readonly indent: string;
  /** Lexed by itself. */
  readonly tokens: Tokens;
}

export interface UnreadLine extends SourceLine {
  readonly said: string;
  readonly draft: LineDraft;
  /** Whether it begins or ends as a question does. */
  readonly isAsked: boolean;
}
