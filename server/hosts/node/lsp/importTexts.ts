/** Imports official texts for the client, with progress and cancellation: all of them, or none. */
import { readBookData } from '../../../../rules-db/data.ts';
import type { ImportReport } from '../../../../rules-db/importing/importReport.ts';
import { pageUri } from '../../../../rules-db/pages/links.ts';
import { fields } from '../../../analysis/text/fields.ts';
import type { Workspace } from '../../../analysis/workspace.ts';
import { invalid } from '../../../lsp/guard.ts';
import type { Cancellation } from '../../../lsp/methods.ts';
import { type Tell, tellingUnder } from '../../../lsp/progress.ts';
import type { ImportedInfo, ImportResult } from '../../../protocol.ts';
import { pathOf } from '../fileUris.ts';
import { libraryFolder } from '../library/folder.ts';
import { type ImportRequest, importFiles } from '../library/importFiles.ts';
import { readContents, readDocument } from '../library/store.ts';
import { whyUnwritable } from '../writing.ts';

/** Nothing is written before all texts have been prepared; a cancelled import leaves the library as it was. */
export const importTexts = async (
  workspace: Workspace,
  tell: Tell,
  params: unknown,
  token: Cancellation,
): Promise<ImportResult> => {
  const { uris, edition, updates, workDoneToken } = fields(params);
  if (!Array.isArray(uris) || !uris.every(uri => typeof uri === 'string'))
    throw invalid('uris must be a list of strings');
  if (edition !== undefined && typeof edition !== 'string') throw invalid('edition must be a string');
  if (updates !== undefined && typeof updates !== 'string') throw invalid('updates must be a string');
  const strange = uris.filter(uri => pathOf(uri) === undefined);
  if (strange.length > 0)
    return { kind: 'refused', refused: strange.map(file => ({ file, why: 'it is no file on this machine.' })) };
  const report = tellingUnder(tell, workDoneToken);
  report({ kind: 'begin', title: 'Importing official texts', cancellable: true, percentage: 0 });
  const folder = libraryFolder();
  const before = readContents(folder).marks;
  try {
    const outcome = await importFiles({
      paths: uris.flatMap(uri => pathOf(uri) ?? []),
      folder,
      data: readBookData(),
      ...(edition === undefined ? {} : { edition }),
      ...(updates === undefined ? {} : againAs(folder, updates, uris)),
      onProgress: ({ doing, file, done }) =>
        report({
          kind: 'report',
          message: file === '' ? WORDS[doing] : `${WORDS[doing]} ${file}`,
          percentage: Math.floor(done * 100),
        }),
      isCancelled: () => token.isCancellationRequested,
    });
    if (outcome.kind !== 'imported') return outcome;
    // The file of a document is named after its contents.
    const after = readContents(folder).marks;
    const stored = (marks: typeof after, name: string) => marks.find(each => each.name === name)?.stored;
    const isSame = (name: string): boolean => stored(before, name) === stored(after, name);
    const shown = workspace.defaultEdition().edition;
    return { kind: 'imported', folder, documents: outcome.reports.map(each => infoOf(each, shown, isSame(each.name))) };
  } catch (error) {
    return { kind: 'refused', refused: [{ file: folder, why: `${whyUnwritable(error)} Nothing was imported.` }] };
  } finally {
    report({ kind: 'end' });
  }
};

const WORDS = { reading: 'Reading', recognising: 'Recognising', mapping: 'Mapping', writing: 'Writing' } as const;

/** The options with which a document was imported before, if one of the files is at its old path. */
const againAs = (
  folder: string,
  name: string,
  uris: readonly string[],
): Pick<ImportRequest, 'updates' | 'edition' | 'title'> => {
  const mark = readContents(folder).marks.find(each => each.name === name);
  const read = mark === undefined ? undefined : readDocument(folder, mark);
  if (read === undefined || 'why' in read) return { updates: name };
  const { edition, mapping, form, title, path } = read.document;
  if (path === undefined || !uris.some(uri => pathOf(uri) === path)) return { updates: name };
  return {
    updates: name,
    ...(mapping !== undefined && edition !== undefined ? { edition } : {}),
    ...(form === 'rules document' ? { title } : {}),
  };
};

const infoOf = (report: ImportReport, shown: string, isSame: boolean): ImportedInfo => {
  const { name, title, edition, rules, answers, cards, notes, matched, uses, mapping, unsure } = report;
  return {
    name,
    title,
    ...(edition === undefined ? {} : { edition }),
    rules,
    others: answers + cards + notes,
    matched,
    uses,
    ...(isSame ? { unchanged: true } : {}),
    ...(mapping === undefined
      ? {}
      : {
          changes: { changed: mapping.changed.length, added: mapping.added.length, gone: mapping.gone.length },
        }),
    unsure: unsure.length,
    uri: pageUri('document', `import ${name}`, shown),
  };
};
