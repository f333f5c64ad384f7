/** Everything that the server knows: open documents, settings, and the newest analysis of each document. */
import { BOUNDS } from '../../engine/bounds.ts';
import type { Block } from '../../engine/language/syntax.ts';
import type { Analysis, BookAccess, Source } from './document/analysis.ts';
import { type DefaultEdition, editionsIn } from './document/edition.ts';
import type { Files } from './document/files.ts';
import type { Host } from './document/host.ts';
import { BudgetExceeded, type Limit, NO_LIMIT } from './document/limit.ts';
import type { OpenDocument, OpenDocuments } from './document/openDocuments.ts';
import { isMarkdown } from './document/paths.ts';
import { utf8Length } from './document/text.ts';
import { knownOutlooks } from './exploring/known.ts';
import { exploreLazily, type LazyExploring } from './exploring/lazily.ts';
import { type KeptTools, keepTools, type ParseSource, type Tools, type ToolsLoaded } from './tools.ts';

export interface Workspace<Documents extends OpenDocuments = OpenDocuments> extends LazyExploring {
  readonly documents: Documents;
  readonly host: Host;
  /** Of an open document, as its text is now. */
  analysis(uri: string): Promise<Analysis | undefined>;
  /** Of any file, open or not. Throws where it cannot be read. */
  read(uri: string): Promise<Analysis>;
  /** What a feature makes of something: an analysis, most often. Throws `BudgetExceeded` where that is to be made in another thread. */
  hold<Result>(of: object, feature: () => Result): Result;
  /** The text alone of a file that is not open; undefined of one that is. Throws where it cannot be read. */
  closedText(uri: string): Source | undefined;
  close(uri: string): void;
  /** The settings, the folders; what is missing stays as it was. */
  configure(change: Partial<Settings>): void;
  folders(): readonly string[];
  settings(): Settings;
  /** Project files changed on disk. */
  forgetEditions(): void;
  /** Files changed on disk that may be used. */
  forgetUsed(): void;
  /** How often files on disk may have changed so far. */
  timesForgotten(): number;
  /** The open documents that use this file, directly or not. */
  usersOf(uri: string): readonly string[];
  defaultEdition(uri?: string): DefaultEdition;
  reader(): Promise<BookAccess>;
  /** Called when the book that later answers come from is another one. */
  onBookChange(listener: () => void): void;
}

export interface Settings {
  /** `riftbench.edition` */
  readonly setting?: string | undefined;
  /** `riftbench.citations` */
  readonly citations?: 'marked' | 'always' | undefined;
  /** `riftbench.claims.seconds`; undefined for as much work as is the same on every machine. */
  readonly secondsForClaims?: number | undefined;
  readonly folders: readonly string[];
  /** Whether the user trusts who wrote the workspace; where the client knows no such thing, they do. */
  readonly isTrusted: boolean;
}

/** There is nothing to be read: the file is gone. */
export class NoSuchFile extends Error {}

export interface WorkspaceOptions<Documents extends OpenDocuments = OpenDocuments> extends ToolsLoaded {
  readonly documents: Documents;
  readonly host: Host;
}

/** One for each connection. */
export const makeWorkspace = <Documents extends OpenDocuments>(
  options: WorkspaceOptions<Documents>,
): Workspace<Documents> => {
  const { documents, host, limit = NO_LIMIT } = options;
  const { files } = host;
  const parsers = new Map<string, ParseSource>();
  const analyses = new Map<string, Analysis>();
  let settings: Settings = { folders: [], isTrusted: true };
  let editions = editionsIn(files);
  let timesForgotten = 0;
  let onBookChange: (() => void) | undefined;
  const outlooks = knownOutlooks();
  const tools = keepTools(options, {
    makeUses: usesOf => usesOf(files, documents, () => (settings.isTrusted ? undefined : settings.folders)),
    outlooks,
    onStale: () => {
      analyses.clear();
      if (onBookChange !== undefined) void host.nextTurn().then(onBookChange);
    },
  });

  const editionOf = (path: string | undefined): DefaultEdition => editions.of(path);
  const { open, read } = analysing({ documents, parsers, analyses, tools, limit, files, editionOf });
  const secondsForClaims = (): number | undefined => settings.secondsForClaims;
  const exploring = exploreLazily({ host, known: outlooks, limit, analysis: open, secondsForClaims }, analyses);

  return {
    documents,
    host,
    analysis: open,
    read,
    hold: holding(limit),
    closedText: uri => (documents.get(uri) === undefined ? textOnDisk(files, uri) : undefined),
    close(uri) {
      parsers.delete(uri);
      analyses.delete(uri);
    },
    configure(change) {
      const next = { ...settings, ...change };
      if (next.secondsForClaims !== settings.secondsForClaims) outlooks.forget();
      settings = next;
      editions = editionsIn(files, settings);
      // Which files may be used may be another question now.
      tools.uses()?.forget();
      analyses.clear();
    },
    folders: () => settings.folders,
    settings: () => settings,
    forgetEditions() {
      timesForgotten += 1;
      editions.forget();
      analyses.clear();
    },
    forgetUsed() {
      timesForgotten += 1;
      tools.uses()?.forget();
    },
    timesForgotten: () => timesForgotten,
    usersOf(uri) {
      const path = files.pathOf(uri);
      if (path === undefined) return [];
      return [...analyses].flatMap(([user, { used }]) => (user !== uri && used.paths.has(path) ? [user] : []));
    },
    defaultEdition: uri => editions.of(uri === undefined ? undefined : files.pathOf(uri)),
    reader: tools.all,
    onBookChange(listener) {
      onBookChange = listener;
    },
    ...exploring,
  };
};

const textOnDisk = (files: Host['files'], uri: string) => ({
  uri,
  version: 0,
  text: textOf(files, uri),
  markdown: isMarkdown(uri),
});

interface Analysed {
  readonly documents: OpenDocuments;
  readonly parsers: Map<string, ParseSource>;
  /** Of the documents that are open. */
  readonly analyses: Map<string, Analysis>;
  readonly tools: KeptTools;
  readonly limit: Limit;
  readonly files: Files;
  readonly editionOf: (path: string | undefined) => DefaultEdition;
}

/** How documents are analysed: open ones as they are in the editor, others as they are on disk. */
const analysing = ({ documents, parsers, analyses, tools, limit, files, editionOf }: Analysed) => {
  // A text that was once ended here is not begun here again.
  const long = new Map<string, string>();
  const held = <Result>({ uri, text }: Pick<Source, 'uri' | 'text'>, work: () => Result): Result => {
    if (long.get(uri) === text) throw new BudgetExceeded();
    long.delete(uri);
    try {
      return limit.hold(work);
    } catch (error) {
      if (error instanceof BudgetExceeded) {
        parsers.delete(uri);
        long.set(uri, text);
      }
      throw error;
    }
  };
  const analysisOf = ({ analyse, uses, book, pages, reports }: Tools, source: Source, blocks: readonly Block[]) => {
    const path = files.pathOf(source.uri);
    return analyse(source, blocks, {
      book,
      pages,
      paths: files,
      reports,
      edition: editionOf(path),
      used: uses.of(blocks, path),
    });
  };
  const open = async (uri: string): Promise<Analysis | undefined> => {
    const loaded = await tools.all();
    const document = documents.get(uri);
    if (document === undefined) return undefined;
    const before = analyses.get(uri);
    const isSame = before?.source.version === document.version && before.source.text === document.text;
    if (isSame && loaded.sameUsed(before.used, loaded.uses.of(before.blocks, files.pathOf(uri)))) return before;
    const parse = parsers.get(uri) ?? loaded.makeParser();
    parsers.set(uri, parse);
    const source = isSame ? before.source : sourceOf(document);
    const analysis = held(source, () => analysisOf(loaded, source, isSame ? before.blocks : parse(source)));
    analyses.set(uri, analysis);
    return analysis;
  };
  const read = async (uri: string): Promise<Analysis> => {
    const found = await open(uri);
    if (found !== undefined) return found;
    const loaded = await tools.all();
    const source: Source = { uri, version: 0, text: textOf(files, uri), markdown: isMarkdown(uri) };
    return held(source, () => analysisOf(loaded, source, loaded.makeParser()(source)));
  };
  return { open, read };
};

/** What one feature could not do here in time, the others are not tried with either. */
const holding = (limit: Limit): Workspace['hold'] => {
  const long = new WeakSet<object>();
  return (of, feature) => {
    if (long.has(of)) throw new BudgetExceeded();
    try {
      return limit.hold(feature);
    } catch (error) {
      if (error instanceof BudgetExceeded) long.add(of);
      throw error;
    }
  };
};

const sourceOf = ({ uri, version, text, languageId }: OpenDocument): Source => ({
  uri,
  version,
  markdown: isMarkdown(uri, languageId),
  ...(isTooLarge(text) ? { text: '', isTooLarge: true } : { text }),
});

/** A character has at most three bytes for each unit of its text: most documents need not be counted. */
const isTooLarge = (text: string): boolean => text.length * 3 > BOUNDS.fileBytes && utf8Length(text) > BOUNDS.fileBytes;

const textOf = ({ pathOf, readText }: Files, uri: string): string => {
  const path = pathOf(uri);
  if (path === undefined) throw new Error('it is no file on this machine.');
  const read = readText(path);
  if ('why' in read) throw read.isMissing === true ? new NoSuchFile(read.why) : new Error(read.why);
  return read.text;
};
