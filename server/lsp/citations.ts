/** Where the workspace cites rules: in files that are open, and in those of its folders. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Edition } from '../../engine/game/editions.ts';
import { parseFile } from '../../engine/language/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import type { CitedIn } from '../../rules-db/pages/page.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { lineIndex } from '../shared/lines.ts';
import { editionOfScenario } from '../shared/ownEdition.ts';
import { isMarkdown, pathOf, uriOf } from '../shared/paths.ts';
import { decodeText } from '../shared/text.ts';
import { mentionsOf } from './mentions.ts';
import { editionCited } from './pageOf.ts';
import type { Workspace } from './workspace.ts';

export interface Citations {
  /** By concept, in the order of the files. Files that did not change are not read again. */
  all(): Promise<CitedPlaces>;
  /** The same if it takes no longer than this, in milliseconds; else nothing yet, and the search goes on. */
  within(patience: number): Promise<CitedPlaces | undefined>;
}
export type CitedPlaces = ReadonlyMap<string, readonly CitedIn[]>;

export const workspaceCitations = (workspace: Workspace): Citations => {
  const known = new Map<string, { readonly stamp: string; readonly cited: readonly Cited[] }>();
  const inFile = async (book: RuleBook, path: string): Promise<readonly Cited[]> => {
    const open = workspace.documents.all().find(({ uri }) => pathOf(uri) === path);
    const { edition } = workspace.defaultEdition(uriOf(path));
    const info = open === undefined ? await stat(path).catch(() => undefined) : undefined;
    const stamp = open === undefined ? `${info?.mtimeMs} ${info?.size} ${edition}` : `${open.version} open ${edition}`;
    const before = known.get(path);
    if (before?.stamp === stamp) return before.cited;
    const text = open?.text ?? (await textOf(path, info?.size ?? 0));
    const cited = text === undefined ? [] : citedIn(book, text, { markdown: isMarkdown(path), edition });
    known.set(path, { stamp, cited });
    // Between files the editor's own requests get their turn.
    await new Promise(resolve => setImmediate(resolve));
    return cited;
  };
  const search = async (): Promise<CitedPlaces> => {
    const { book } = await workspace.reader();
    const byConcept = new Map<string, CitedIn[]>();
    for (const { path, folder } of await filesIn(workspace.folders()))
      for (const { concept, line, text } of await inFile(book, path)) {
        const places = byConcept.get(concept) ?? [];
        byConcept.set(concept, places);
        places.push({ uri: uriOf(path), file: relative(folder, path).replaceAll('\\', '/'), line, text });
      }
    return byConcept;
  };
  let running: Promise<CitedPlaces> | undefined;
  // One search at a time: whoever asks meanwhile gets the answer of that one.
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

export interface Cited {
  readonly concept: string;
  /** From 0. */
  readonly line: number;
  /** The line as it stands there. */
  readonly text: string;
}

/** The rules that a file's scenarios cite, whatever numbers of whatever edition they use. A rule once a line. */
export const citedIn = (
  book: RuleBook,
  text: string,
  { markdown, edition }: { readonly markdown: boolean; readonly edition: Edition },
): readonly Cited[] => {
  if (!CITES.test(text)) return [];
  const lines = lineIndex(text);
  const source = text.split(/\r\n|\r|\n/);
  const found = parseFile(text, { markdown })
    .blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario')
    .flatMap(block =>
      mentionsOf(block.tree).flatMap(mention => {
        if (mention.kind !== 'rule') return [];
        const own = editionCited(mention.citation, editionOfScenario(block.tree, edition));
        const concept = book.conceptOf(mention.citation.number, own);
        const { line } = lines.positionAt(block.offset + mention.span.start);
        return concept === undefined ? [] : [{ concept, line, text: (source[line] ?? '').trim() }];
      }),
    );
  return found.filter(
    (each, at) => found.findIndex(({ concept, line }) => concept === each.concept && line === each.line) === at,
  );
};

/** Without one of these words nothing is cited. */
const CITES = /\b(cites|because)\b/;

interface Found {
  readonly path: string;
  readonly folder: string;
}

/** Scenarios, and Markdown that may hold some; what begins with a dot and what is installed is passed over. */
const filesIn = async (folders: readonly string[]): Promise<readonly Found[]> => {
  const found: Found[] = [];
  const walk = async (at: string, folder: string): Promise<void> => {
    const entries = await readdir(at, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (found.length >= MOST_FILES || entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(at, entry.name);
      if (entry.isDirectory()) await walk(path, folder);
      else if (/\.(rift|md|markdown)$/i.test(entry.name)) found.push({ path, folder });
    }
  };
  for (const folder of folders) await walk(folder, folder);
  return found;
};

const MOST_FILES = 5000;
const LARGEST = 2_000_000;

const textOf = async (path: string, size: number): Promise<string | undefined> =>
  size > LARGEST
    ? undefined
    : await readFile(path)
        .then(decodeText)
        .catch(() => undefined);
