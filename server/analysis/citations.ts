/** The places where the workspace cites rules: in open documents, and in the files of its folders. */
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { CitedIn } from '../../rules-db/pages/page.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { citedInFile, meaningOf } from './cited.ts';
import type { DefaultEdition } from './document/edition.ts';
import type { Files } from './document/files.ts';
import { lineIndex, type Range } from './document/lines.ts';
import { ownEdition } from './document/ownEdition.ts';
import { isMarkdown } from './document/paths.ts';
import type { Workspace } from './workspace.ts';

export interface Citations {
  /** By concept or entry (`faq equal-might`), in the order of the files. Files that did not change are not read again. */
  all(): Promise<CitedPlaces>;
  /** The same if it takes no longer than this many milliseconds; otherwise nothing yet, and the search continues. */
  within(patience: number): Promise<CitedPlaces | undefined>;
}
export type CitedPlaces = ReadonlyMap<string, readonly CitedPlace[]>;

export interface CitedPlace extends CitedIn {
  readonly range: Range;
}

/** Files are read again only when they, or the edition that their numbers are read in, have changed. */
export const workspaceCitations = (workspace: Workspace): Citations => {
  const { files, nextTurn } = workspace.host;
  const { pathOf, uriOf } = files;
  const known = new Map<string, { readonly stamp: string; readonly cited: readonly CitationPlace[] }>();
  const inFile = async (book: RuleBook, path: string): Promise<readonly CitationPlace[]> => {
    const open = workspace.documents.all().find(({ uri }) => pathOf(uri) === path);
    const project = workspace.defaultEdition(uriOf(path));
    const edition = `${project.edition} ${project.citations}`;
    const stamp = open === undefined ? `${await files.stampOf(path)} ${edition}` : `${edition} ${open.text}`;
    const before = known.get(path);
    if (before?.stamp === stamp) return before.cited;
    const text = open?.text ?? textOf(files, path);
    const cited =
      text === undefined ? [] : citedIn(book, text, { markdown: isMarkdown(path, open?.languageId), project });
    known.set(path, { stamp, cited });
    // Between files the editor's own requests get their turn.
    await nextTurn();
    return cited;
  };
  const search = async (): Promise<CitedPlaces> => {
    const { book } = await workspace.reader();
    const byMeaning = new Map<string, CitedPlace[]>();
    const keep = (uri: string, file: string, cited: readonly CitationPlace[]): void => {
      for (const { meaning, range, text } of cited) {
        const places = byMeaning.get(meaning) ?? [];
        byMeaning.set(meaning, places);
        places.push({ uri, file, line: range.start.line, text, range });
      }
    };
    const inFolders = await files.scenarioFiles(workspace.folders());
    for (const { path, folder } of inFolders) keep(uriOf(path), files.relative(folder, path), await inFile(book, path));
    const found = new Set(inFolders.map(({ path }) => path));
    for (const { uri, text, languageId } of workspace.documents.all())
      if (!found.has(pathOf(uri) ?? '')) {
        const project = workspace.defaultEdition(uri);
        keep(
          uri,
          uri.split('/').at(-1) ?? uri,
          citedIn(book, text, { markdown: isMarkdown(uri, languageId), project }),
        );
      }
    return byMeaning;
  };
  let running: Promise<CitedPlaces> | undefined;
  // One search at a time: requests that come meanwhile get its answer.
  const all = (): Promise<CitedPlaces> => {
    running ??= search().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    all,
    within: patience => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const impatient = new Promise<undefined>(resolve => {
        timer = setTimeout(resolve, patience, undefined);
      });
      return Promise.race([all(), impatient]).finally(() => clearTimeout(timer));
    },
  };
};

interface CitationPlace {
  /** See `meaningOf`. */
  readonly meaning: string;
  readonly range: Range;
  /** The line as it is there. */
  readonly text: string;
}

/** What a file cites, in its scenarios and in its prose, whatever numbers of whatever edition it uses. */
const citedIn = (
  book: RuleBook,
  text: string,
  { markdown, project }: { readonly markdown: boolean; readonly project: DefaultEdition },
): readonly CitationPlace[] => {
  if (!MAY_CITE.test(text)) return [];
  const lines = lineIndex(text);
  const { blocks } = parseFile(text, { markdown });
  const file = { text, markdown, blocks, edition: ownEdition(text, markdown, project) };
  return citedInFile(file, book).flatMap(cited => {
    const meaning = meaningOf(book, cited);
    if (meaning === undefined) return [];
    const range = { start: lines.positionAt(cited.span.start), end: lines.positionAt(cited.span.end) };
    const start = lines.offsetAt({ line: range.start.line, character: 0 });
    return [{ meaning, range, text: text.slice(start, lines.lineEnd(range.start.line)).trim() }];
  });
};

/** Without a number or one of these words nothing is cited. */
const MAY_CITE = /\d{3}|\b(?:cites|faq|ruling)\b/i;

/** What cannot be read cites nothing; opening or checking it says why. */
const textOf = ({ readText }: Pick<Files, 'readText'>, path: string): string | undefined => {
  const read = readText(path);
  return 'text' in read ? read.text : undefined;
};
