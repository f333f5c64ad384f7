/** The open documents, kept as the client reports them. Each message is checked: one that makes no sense changes nothing. */

import { TextDocument, type TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import type { OpenDocument, OpenDocuments } from '../analysis/document/openDocuments.ts';
import { fields } from '../analysis/text/fields.ts';
import type { Workspace } from '../analysis/workspace.ts';

export interface Documents extends OpenDocuments {
  /** Throws a `TypeError` that says what is wrong with the message. */
  open(params: unknown): OpenDocument;
  change(params: unknown): OpenDocument;
  close(params: unknown): string;
}

/** A workspace whose documents are open in an editor. */
export type OpenWorkspace = Workspace<Documents>;

/** Changes to a document that is not open, or with a range that makes no sense, are left out. */
export const openDocuments = (): Documents => {
  const open = new Map<string, { readonly document: TextDocument; readonly text: string }>();
  const keep = (document: TextDocument): OpenDocument => {
    open.set(document.uri, { document, text: document.getText() });
    return plain(document, document.getText());
  };
  return {
    get: uri => {
      const found = open.get(uri);
      return found && plain(found.document, found.text);
    },
    all: () => [...open.values()].map(({ document, text }) => plain(document, text)),
    open(params) {
      const { uri, languageId, version, text } = fields(fields(params).textDocument);
      if (typeof uri !== 'string' || typeof text !== 'string') throw new TypeError('didOpen without a URI or a text');
      return keep(
        TextDocument.create(
          uri,
          typeof languageId === 'string' ? languageId : 'rift',
          typeof version === 'number' ? version : 0,
          text,
        ),
      );
    },
    change(params) {
      const { textDocument, contentChanges } = fields(params);
      const { uri, version } = fields(textDocument);
      const found = typeof uri === 'string' ? open.get(uri) : undefined;
      if (found === undefined) throw new TypeError('didChange of a document that is not open');
      if (!Array.isArray(contentChanges) || !contentChanges.every(isChange))
        throw new TypeError('didChange with an invalid change');
      const next = typeof version === 'number' ? version : found.document.version + 1;
      return keep(TextDocument.update(found.document, contentChanges, next));
    },
    close(params) {
      const { uri } = fields(fields(params).textDocument);
      if (typeof uri !== 'string') throw new TypeError('didClose without a URI');
      open.delete(uri);
      return uri;
    },
  };
};

const plain = ({ uri, languageId, version }: TextDocument, text: string): OpenDocument => ({
  uri,
  languageId,
  version,
  text,
});

const isChange = (value: unknown): value is TextDocumentContentChangeEvent => {
  const { text, range } = fields(value);
  return typeof text === 'string' && (range === undefined || range === null || isRange(range));
};

export const isPosition = (value: unknown): value is { readonly line: number; readonly character: number } => {
  const { line, character } = fields(value);
  return isCount(line) && isCount(character);
};

export const isRange = (value: unknown): boolean => isPosition(fields(value).start) && isPosition(fields(value).end);

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
