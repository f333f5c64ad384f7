/** What answers are made of: plain data, which each front end turns into its own. Lines and characters count from 0. */
import type { DiagnosticCode, Severity } from '../../engine/scenario/report/codes.ts';
import type { Blocks } from '../../rules-db/blocks/blocks.ts';
import type { Position, Range } from './document/lines.ts';

export interface TextEdit {
  readonly range: Range;
  readonly newText: string;
}

export interface Location {
  readonly uri: string;
  readonly range: Range;
}

/** Changes to several files, by their URIs. */
export interface FileChanges {
  readonly changes: Readonly<Record<string, readonly TextEdit[]>>;
}

/** A change that is shown before it is made, under the heading that `annotationId` names. */
export interface AnnotatedEdit extends TextEdit {
  readonly annotationId: string;
}

/** Changes to files as they were read: `version` is null for one that is not open. */
export interface AnnotatedChanges {
  readonly documentChanges: readonly {
    readonly textDocument: { readonly uri: string; readonly version: number | null };
    readonly edits: readonly AnnotatedEdit[];
  }[];
  readonly changeAnnotations: Readonly<Record<string, ChangeAnnotation>>;
}

export interface ChangeAnnotation {
  readonly label: string;
  readonly description?: string;
  readonly needsConfirmation?: boolean;
}

export interface Diagnostic {
  readonly range: Range;
  readonly severity: Severity;
  readonly code?: DiagnosticCode;
  /** The page of the rule that it rests on. */
  readonly page?: string;
  readonly message: string;
  /** What it is about has been replaced by something newer. */
  readonly isSuperseded?: true;
  readonly related?: readonly { readonly location: Location; readonly message: string }[];
  readonly data?: DiagnosticData;
}

/** What a diagnostic carries for clients that look into it. */
export interface DiagnosticData {
  readonly citation?: string;
  /** Their titles. */
  readonly fixes: readonly string[];
}

export interface Hover {
  readonly contents: Blocks;
  readonly range?: Range;
}

/** What a word that is offered stands for, as far as its icon goes. */
export type CompletionKind =
  | 'class'
  | 'keyword'
  | 'module'
  | 'property'
  | 'reference'
  | 'snippet'
  | 'value'
  | 'variable';

export interface CompletionItem {
  readonly label: string;
  readonly kind: CompletionKind;
  readonly sortText: string;
  readonly filterText: string;
  readonly textEdit: TextEdit;
  /** The new text has places to be filled in, as snippets of editors have them: `${1:amount}`. */
  readonly isSnippet?: true;
  readonly detail?: string;
  /** What is shown beside the label. */
  readonly description?: string;
  readonly documentation?: Blocks;
  readonly data?: unknown;
}

export interface CompletionList {
  readonly isIncomplete: boolean;
  readonly items: readonly CompletionItem[];
}

/** The form of a statement at the cursor; a parameter's label is a piece of the form's, or where it stands there. */
export interface SignatureHelp {
  readonly signatures: readonly Signature[];
  readonly activeSignature: number;
  readonly activeParameter?: number;
}

export interface Signature {
  readonly label: string;
  readonly documentation?: Blocks;
  readonly parameters: readonly Parameter[];
}

export interface Parameter {
  readonly label: string | [number, number];
  readonly documentation?: string;
}

export type SymbolKind =
  | 'boolean'
  | 'class'
  | 'event'
  | 'method'
  | 'module'
  | 'namespace'
  | 'object'
  | 'property'
  | 'struct'
  | 'variable';

export interface DocumentSymbol {
  readonly name: string;
  readonly detail?: string;
  readonly kind: SymbolKind;
  readonly range: Range;
  readonly selectionRange: Range;
  readonly children?: readonly DocumentSymbol[];
}

export interface WorkspaceSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly location: Location;
}

export interface DocumentHighlight {
  readonly range: Range;
  /** `write`: it is declared here. */
  readonly kind: 'read' | 'write';
}

export interface InlayHint {
  readonly position: Position;
  readonly label: string;
  readonly paddingLeft: boolean;
  readonly data: unknown;
}

export interface FoldingRange {
  readonly startLine: number;
  readonly endLine: number;
  readonly kind?: 'comment' | 'region';
}

export interface SelectionRange {
  readonly range: Range;
  readonly parent?: SelectionRange;
}

export interface DocumentLink {
  readonly range: Range;
  readonly target: string;
  readonly tooltip?: string;
}

export interface LinkedEditingRanges {
  readonly ranges: readonly Range[];
  /** A regular expression of what may stand there. */
  readonly wordPattern?: string;
}

export interface CodeAction {
  readonly title: string;
  readonly kind: string;
  readonly diagnostics?: readonly Diagnostic[];
  readonly isPreferred?: boolean;
  readonly edit?: FileChanges | AnnotatedChanges;
  /** What its edit is worked out from once it is chosen. */
  readonly data?: unknown;
  readonly command?: { readonly title: string; readonly command: string; readonly arguments?: readonly unknown[] };
}

/** Five numbers a token: how many lines and characters after the one before, its length, its type in `TOKEN_TYPES`, its modifiers. */
export interface SemanticTokens {
  readonly data: readonly number[];
}
