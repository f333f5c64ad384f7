/** Answers, which are plain data, in the words of the Language Server Protocol. */
import type * as lsp from 'vscode-languageserver';
import type { Severity } from '../../engine/scenario/report/codes.ts';
import type { Blocks } from '../../rules-db/blocks/blocks.ts';
import { markdownOf } from '../../rules-db/blocks/markdown.ts';
import type { Range } from '../analysis/document/lines.ts';
import type {
  AnnotatedChanges,
  CodeAction,
  CompletionItem,
  CompletionKind,
  CompletionList,
  Diagnostic,
  DocumentHighlight,
  DocumentSymbol,
  FileChanges,
  Hover,
  SemanticTokens,
  SignatureHelp,
  SymbolKind,
  WorkspaceSymbol,
} from '../analysis/values.ts';
import {
  CompletionItemKind,
  DiagnosticSeverity,
  DiagnosticTag,
  DocumentHighlightKind,
  InsertTextFormat,
  SymbolKind as ProtocolSymbolKind,
} from './lsp.ts';

/** Where a diagnostic is from, in lists of those of several tools. */
const SOURCE = 'riftbench';

export const toDiagnostic = ({
  severity,
  page,
  isSuperseded,
  related,
  ...same
}: Diagnostic): lsp.Diagnostic & Pick<Diagnostic, 'data'> => ({
  ...same,
  severity: SEVERITIES[severity],
  source: SOURCE,
  ...(page === undefined ? {} : { codeDescription: { href: page } }),
  ...(isSuperseded === true ? { tags: [DiagnosticTag.Deprecated] } : {}),
  ...(related === undefined ? {} : { relatedInformation: [...related] }),
});

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const satisfies Record<Severity, DiagnosticSeverity>;

/** The protocol shows Markdown. */
export const toMarkup = (blocks: Blocks): lsp.MarkupContent => ({ kind: 'markdown', value: markdownOf(blocks) });

export const toHover = ({ contents, range }: Hover): lsp.Hover => ({
  contents: toMarkup(contents),
  ...(range === undefined ? {} : { range }),
});

export const toSignatureHelp = ({ signatures, ...same }: SignatureHelp): lsp.SignatureHelp => ({
  ...same,
  signatures: signatures.map(({ documentation, parameters, ...rest }) => ({
    ...rest,
    parameters: [...parameters],
    ...(documentation === undefined ? {} : { documentation: toMarkup(documentation) }),
  })),
});

export const toCompletionList = ({ isIncomplete, items }: CompletionList): lsp.CompletionList => ({
  isIncomplete,
  items: items.map(toCompletionItem),
});

const toCompletionItem = ({
  kind,
  isSnippet,
  description,
  documentation,
  ...same
}: CompletionItem): lsp.CompletionItem => ({
  ...same,
  ...(documentation === undefined ? {} : { documentation: toMarkup(documentation) }),
  kind: COMPLETION_KINDS[kind],
  ...(isSnippet === true ? { insertTextFormat: InsertTextFormat.Snippet } : {}),
  ...(description === undefined ? {} : { labelDetails: { description } }),
});

const COMPLETION_KINDS = {
  class: CompletionItemKind.Class,
  keyword: CompletionItemKind.Keyword,
  module: CompletionItemKind.Module,
  property: CompletionItemKind.Property,
  reference: CompletionItemKind.Reference,
  snippet: CompletionItemKind.Snippet,
  value: CompletionItemKind.Value,
  variable: CompletionItemKind.Variable,
} as const satisfies Record<CompletionKind, CompletionItemKind>;

export const toDocumentSymbol = ({ kind, children, ...same }: DocumentSymbol): lsp.DocumentSymbol => ({
  ...same,
  kind: SYMBOL_KINDS[kind],
  ...(children === undefined ? {} : { children: children.map(toDocumentSymbol) }),
});

export const toWorkspaceSymbol = ({ kind, ...same }: WorkspaceSymbol): lsp.WorkspaceSymbol => ({
  ...same,
  kind: SYMBOL_KINDS[kind],
});

const SYMBOL_KINDS = {
  boolean: ProtocolSymbolKind.Boolean,
  class: ProtocolSymbolKind.Class,
  event: ProtocolSymbolKind.Event,
  method: ProtocolSymbolKind.Method,
  module: ProtocolSymbolKind.Module,
  namespace: ProtocolSymbolKind.Namespace,
  object: ProtocolSymbolKind.Object,
  property: ProtocolSymbolKind.Property,
  struct: ProtocolSymbolKind.Struct,
  variable: ProtocolSymbolKind.Variable,
} as const satisfies Record<SymbolKind, ProtocolSymbolKind>;

export const toHighlight = ({ range, kind }: DocumentHighlight): lsp.DocumentHighlight => ({
  range,
  kind: kind === 'read' ? DocumentHighlightKind.Read : DocumentHighlightKind.Write,
});

/** An action names the diagnostics that it is for as the client holds them, as far as it holds them. */
export const toCodeAction = (
  { diagnostics, edit, command, ...same }: CodeAction,
  held: readonly lsp.Diagnostic[],
): lsp.CodeAction => ({
  ...same,
  ...(diagnostics === undefined
    ? {}
    : { diagnostics: diagnostics.map(own => held.find(each => isSame(each, own)) ?? toDiagnostic(own)) }),
  ...(edit === undefined ? {} : { edit: toWorkspaceEdit(edit) }),
  ...(command === undefined ? {} : { command: command as lsp.Command }),
});

/** They are of one form; those of the protocol may be written to. */
export const toWorkspaceEdit = (edit: FileChanges | AnnotatedChanges): lsp.WorkspaceEdit => edit as lsp.WorkspaceEdit;

export const toTokens = ({ data }: SemanticTokens): lsp.SemanticTokens => ({ data: [...data] });

const isSame = (held: lsp.Diagnostic, own: Diagnostic): boolean =>
  held.code === own.code && sameRange(held.range, own.range);

const sameRange = (a: Range, b: Range): boolean =>
  a.start.line === b.start.line &&
  a.start.character === b.start.character &&
  a.end.line === b.end.line &&
  a.end.character === b.end.character;
