/** The documents that are open somewhere, as they are there now. */

export interface OpenDocument {
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly text: string;
}

export interface OpenDocuments {
  readonly get: (uri: string) => OpenDocument | undefined;
  readonly all: () => readonly OpenDocument[];
}
