/** A document that is opened, then changed, as the server does it. */

import { type Analysis, analyse } from '../server/analysis/document/analysis.ts';
import { keepReports } from '../server/analysis/document/reports.ts';
import { loadToolbox } from '../server/hosts/node/lsp/toolbox.ts';
import { nodePaths } from '../server/hosts/node/nodeFiles.ts';
import { openDocuments } from '../server/lsp/documents.ts';

/** The documents, and the analysis of this one as it stands. */
export const openDocument = async (uri: string, opened: string) => {
  const { book, pages, makeParser, run } = await loadToolbox({ kind: 'client' });
  const parse = makeParser();
  const documents = openDocuments();
  const reports = keepReports(run, error => {
    throw error;
  });
  documents.open({ textDocument: { uri, languageId: 'rift', version: 1, text: opened } });
  const analysis = (): Analysis => {
    const { version = 0, text = '' } = documents.get(uri) ?? {};
    const source = { uri, version, text, markdown: false };
    return analyse(source, parse(source), {
      book,
      pages,
      paths: nodePaths,
      edition: { edition: '1.4', from: 'newest' },
      reports,
    });
  };
  return { documents, analysis };
};
