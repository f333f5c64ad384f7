/** Asks the server what an article's preview shows, and has the preview rendered again when it has answered. */
import * as vscode from 'vscode';
import { PAGE_SCHEME, PASSING } from '../../server/protocol.ts';
import { ask } from '../requests.ts';
import { isServed, type Server } from '../server.ts';
import type { MarkdownIt } from './markdownIt.ts';
import { type PreviewAnswers, type PreviewLink, type PreviewWord, showScenarios } from './plugin.ts';
import { refreshUntilRendered } from './refreshing.ts';

/** What VS Code's preview of Markdown calls, with what it renders with. */
export function registerMarkdownPreview(
  context: vscode.ExtensionContext,
  server: Server,
): (md: MarkdownIt) => MarkdownIt {
  const known = new Map<string, Known>();
  /** What was known when an article was rendered last. */
  const rendered = new Map<string, string | undefined>();
  const ask = async (uri: string): Promise<void> => {
    const before = known.get(uri);
    if (before?.isAsked === true) return;
    known.set(uri, { ...before, isAsked: true });
    const answers = await answersFor(server, vscode.Uri.parse(uri)).catch(() => undefined);
    known.set(uri, { isAsked: false, ...(answers === undefined ? {} : { answers }) });
    const said = JSON.stringify(answers, (_, value) => (value instanceof Map ? [...value] : value));
    if (said === before?.said) return;
    known.set(uri, { isAsked: false, said, ...(answers === undefined ? {} : { answers }) });
    await refreshUntilRendered({
      isDone: () => known.get(uri)?.said !== said || rendered.get(uri) === said,
      refresh: () => vscode.commands.executeCommand('markdown.preview.refresh'),
      pause: () => new Promise(done => setTimeout(done, RENDERED)),
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (uris: readonly vscode.Uri[]): void => {
    const shown = uris.map(String).filter(uri => known.has(uri));
    if (shown.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void Promise.all(shown.map(ask)), SETTLE);
  };
  context.subscriptions.push(
    new vscode.Disposable(() => clearTimeout(timer)),
    // After each change, and where something else changed that a scenario hangs on.
    vscode.languages.onDidChangeDiagnostics(({ uris }) => again(uris)),
    vscode.workspace.onDidChangeTextDocument(({ document }) => again([document.uri])),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      known.delete(`${uri}`);
      rendered.delete(`${uri}`);
    }),
  );
  return md =>
    showScenarios(md, uri => {
      if (uri !== '' && !known.has(uri)) void ask(uri);
      const { answers, said } = known.get(uri) ?? {};
      rendered.set(uri, said);
      return answers;
    });
}

interface Known {
  readonly answers?: PreviewAnswers;
  /** The same as text, to see whether it has changed. */
  readonly said?: string;
  readonly isAsked: boolean;
}

/** In milliseconds: the preview itself waits as long after a key. */
const SETTLE = 300;
/** In milliseconds: it renders 300 after it was asked to. */
const RENDERED = 700;

/** Undefined where the server has nothing to do with the document. */
async function answersFor(server: Server, uri: vscode.Uri): Promise<PreviewAnswers | undefined> {
  const document = await openedAs(uri);
  if (document === undefined || !isServed(document)) return undefined;
  const client = await server.ready();
  const [words, links, passing] = await Promise.all([
    wordsIn(uri),
    linksIn(document),
    ask(client, PASSING, { uri: uri.toString() }),
  ]);
  return {
    lines: document.getText().split(/\r\n|\r|\n/),
    words,
    links,
    scenarios: passing?.scenarios ?? [],
  };
}

/** A preview may outlast its editor. An untitled text that has been closed is gone: to open it would make another. */
async function openedAs(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  const open = vscode.workspace.textDocuments.find(document => `${document.uri}` === `${uri}`);
  return open ?? (uri.scheme === 'untitled' ? undefined : vscode.workspace.openTextDocument(uri));
}

async function wordsIn(uri: vscode.Uri): Promise<ReadonlyMap<number, readonly PreviewWord[]>> {
  const words = new Map<number, PreviewWord[]>();
  const [legend, tokens] = await Promise.all([
    vscode.commands.executeCommand<vscode.SemanticTokensLegend | undefined>(
      'vscode.provideDocumentSemanticTokensLegend',
      uri,
    ),
    vscode.commands.executeCommand<vscode.SemanticTokens | undefined>('vscode.provideDocumentSemanticTokens', uri),
  ]);
  const data = tokens?.data ?? new Uint32Array();
  let [line, character] = [0, 0];
  for (let i = 0; i + FIELDS <= data.length; i += FIELDS) {
    const [lines = 0, characters = 0, length = 0, type = 0] = data.slice(i, i + FIELDS);
    character = lines === 0 ? character + characters : characters;
    line += lines;
    const word = { character, length, type: legend?.tokenTypes[type] ?? '' };
    const own = words.get(line);
    if (own === undefined) words.set(line, [word]);
    else own.push(word);
  }
  return words;
}

/** Of a token in the data of semantic tokens. */
const FIELDS = 5;

async function linksIn(document: vscode.TextDocument): Promise<ReadonlyMap<number, readonly PreviewLink[]>> {
  const links = new Map<number, PreviewLink[]>();
  const all = await vscode.commands.executeCommand<vscode.DocumentLink[] | undefined>(
    'vscode.executeLinkProvider',
    document.uri,
  );
  const sorted = (all ?? []).toSorted((a, b) => a.range.start.compareTo(b.range.start));
  for (const { range, target, tooltip } of sorted) {
    if (target?.scheme !== PAGE_SCHEME) continue;
    const link = { text: document.getText(range), href: hrefOf(target), title: tooltip ?? '' };
    const own = links.get(range.start.line);
    if (own === undefined) links.set(range.start.line, [link]);
    else own.push(link);
  }
  return links;
}

/** The preview follows no address of a page, but one of the editor that this extension handles. */
const hrefOf = (page: vscode.Uri): string =>
  `${vscode.env.uriScheme}://riftbench.riftbench/page?${encodeURIComponent(page.toString())}`;
