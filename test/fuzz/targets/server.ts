/** A document that is edited, with requests in between: every request is answered as a server answers that has just opened it. */

import { type LineIndex, lineIndex } from '../../../server/analysis/document/lines.ts';
import { RefusedRequest } from '../../../server/analysis/refused.ts';
import { fields } from '../../../server/analysis/text/fields.ts';
import { makeWorkspace } from '../../../server/analysis/workspace.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { type Answers, makeAnswers } from '../../../server/lsp/answers.ts';
import { type OpenWorkspace, openDocuments } from '../../../server/lsp/documents.ts';
import { ResponseError } from '../../../server/lsp/lsp.ts';
import { type Cancellation, METHODS, type Method } from '../../../server/lsp/methods.ts';
import { tokenHistory } from '../../../server/lsp/tokenDelta.ts';
import { oneIn, pick, type Random } from '../../engine/game/random/chance.ts';
import { costlyAsync, MOST_TIME } from '../cost.ts';
import type { Target } from '../target.ts';
import { thrown } from '../target.ts';
import { corpus } from '../texts/corpus.ts';
import { anyFile, isArticle } from '../texts/texts.ts';
import { editsOf } from './edits.ts';

/** A line of a case. Offsets may lie after the text: then they are its end. */
type Event =
  | { readonly open: string }
  | { readonly from: number; readonly to: number; readonly text: string }
  | { readonly ask: Method; readonly at: number };

export const server: Target = {
  name: 'server',
  make: random => {
    const text = anyFile(random).slice(0, MOST_TEXT);
    const events = Array.from({ length: 2 + random(14) }, () => anyEvent(random, text.length));
    return [{ open: text }, ...events].map(event => JSON.stringify(event)).join('\n');
  },
  async faultsOf(text) {
    const events = text
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as Event);
    const faults: string[] = [];
    const [first] = events;
    const languageId = first !== undefined && 'open' in first && isArticle(first.open) ? 'markdown' : 'rift';
    const session = await opened('', languageId, faults);
    for (const event of events) {
      if ('ask' in event) await session.ask(event.ask, event.at);
      else session.edit('open' in event ? { from: 0, to: Number.POSITIVE_INFINITY, text: event.open } : event);
    }
    const fresh = await opened(session.text(), languageId, faults);
    const length = session.text().length;
    const before = process.memoryUsage().heapUsed;
    for (const at of PLACES.map(part => Math.floor(length * part)))
      for (const method of ASKED) {
        const [a, b] = [await session.ask(method, at), await fresh.ask(method, at)];
        if (method !== DELTA && plain(a) !== plain(b))
          faults.push(
            `${method} at ${at} is answered otherwise than by a fresh server:\n${plain(a).slice(0, 300)}\n${plain(b).slice(0, 300)}`,
          );
        faults.push(...editsOf(a, lineIndex(session.text())).map(why => `${method} at ${at}: ${why}`));
      }
    const grown = process.memoryUsage().heapUsed - before;
    return grown > 500_000_000 ? [...faults, `the heap has grown by ${grown} bytes`] : faults;
  },
};

const MOST_TEXT = 6_000;
const PLACES = [0.03, 0.31, 0.5, 0.77, 1];

/** What changed since another answer: that hangs on what was asked before. */
const DELTA: Method = 'textDocument/semanticTokens/full/delta';
/** Those that write into the user's library are the importer's. */
const WRITING: readonly Method[] = ['riftbench/import', 'riftbench/removeImport', 'riftbench/restoreImport'];
/** Asked by hand, told how far they are, and cancelled: they let others in between, and have a time limit of their own. */
const BY_HAND: ReadonlySet<Method> = new Set<Method>([
  'riftbench/whyNot',
  'riftbench/explore',
  'riftbench/judgeOpenings',
]);
/** Milliseconds of processor time. */
const MOST_BY_HAND = 20_000;
const ASKED = METHODS.filter(method => !WRITING.includes(method));

const anyEvent = (random: Random, length: number): Event => {
  if (oneIn(random, 3)) return { ask: pick(random, ASKED) ?? 'textDocument/hover', at: random(length + 1) };
  const from = random(length + 1);
  const to = oneIn(random, 2) ? from : from + random(oneIn(random, 4) ? length : 12);
  return { from, to, text: typed(random) };
};

const typed = (random: Random): string => {
  if (oneIn(random, 3))
    return pick(random, ['', ' ', '\n', '"', ':', ',', '9', '#', '\n\n  ', '\r\n', '\ud800', '\u202e']) ?? '';
  const line = pick(random, corpus().lines) ?? '';
  return oneIn(random, 2) ? `\n${line}\n` : line.slice(random(line.length), random(line.length + 1));
};

interface Open {
  readonly edit: (change: { readonly from: number; readonly to: number; readonly text: string }) => void;
  readonly ask: (method: Method, at: number) => Promise<unknown>;
  readonly text: () => string;
}

const NEVER: Cancellation = { isCancellationRequested: false };

const opened = async (text: string, languageId: string, faults: string[]): Promise<Open> => {
  const workspace = makeWorkspace({
    host: nodeHost,
    documents: openDocuments(),
    load: () => loadToolbox({ kind: 'client' }),
    onFailure: error => faults.push(`a run failed: ${thrown(error)}`),
  });
  workspace.configure({ citations: 'always' });
  const answers = makeAnswers(workspace, () => undefined, { tokens: tokenHistory(), snippets: true, resolves: true });
  const uri = 'untitled:Untitled-1';
  let version = 1;
  workspace.documents.open({ textDocument: { uri, languageId, version, text } });
  return {
    text: () => workspace.documents.get(uri)?.text ?? '',
    edit({ from, to, text: put }) {
      const now = workspace.documents.get(uri)?.text ?? '';
      const lines = lineIndex(now);
      version += 1;
      const [start, end] = [Math.min(from, now.length), Math.min(to, now.length)];
      const range = { start: lines.positionAt(start), end: lines.positionAt(end) };
      workspace.documents.change({ textDocument: { uri, version }, contentChanges: [{ range, text: put }] });
    },
    ask: (method, at) => asked({ workspace, answers, uri, faults }, method, at),
  };
};

interface Session {
  readonly workspace: OpenWorkspace;
  readonly answers: Answers;
  readonly uri: string;
  readonly faults: string[];
}

const asked = async (session: Session, method: Method, at: number): Promise<unknown> => {
  const { answers, workspace, uri, faults } = session;
  const lines = lineIndex(workspace.documents.get(uri)?.text ?? '');
  const params = await paramsOf(session, method, at, lines);
  let answer: unknown;
  const work = async (): Promise<void> => {
    try {
      answer = await answers[method](params, NEVER);
    } catch (error) {
      if (!(error instanceof ResponseError || error instanceof RefusedRequest))
        faults.push(`${method} at ${at} ${thrown(error)}`);
      answer = { refused: error instanceof Error ? error.message : String(error) };
    }
  };
  const dear = await costlyAsync(method, work, BY_HAND.has(method) ? MOST_BY_HAND : MOST_TIME);
  faults.push(...dear);
  return answer;
};

/** What all requests ask with: each takes what it needs of it. */
const paramsOf = async (
  { answers, uri, workspace }: Session,
  method: Method,
  at: number,
  lines: LineIndex,
): Promise<unknown> => {
  const text = workspace.documents.get(uri)?.text ?? '';
  const position = lines.positionAt(Math.min(at, text.length));
  const range = { start: position, end: lines.positionAt(Math.min(at + 80, text.length)) };
  const common = {
    textDocument: { uri },
    ...{ uri, uris: [uri], position, range, positions: [position], line: position.line },
    ...{ newName: 'Nova "the" 2', query: 'a', ch: '\n', options: { tabSize: 2, insertSpaces: true }, to: '1.3' },
    ...{
      words: text.slice(at, at + 30),
      id: 'faq/combat: none',
      filter: text.slice(at, at + 6),
      previousResultId: '1',
    },
  };
  const first = async (from: Method): Promise<unknown> => {
    const answer = await answers[from]({ ...common, context: {} }, NEVER);
    const items = Array.isArray(answer) ? answer : fields(answer).items;
    return Array.isArray(items) ? (items[at % Math.max(1, items.length)] ?? {}) : {};
  };
  switch (method) {
    case 'completionItem/resolve':
      return first('textDocument/completion');
    case 'codeAction/resolve':
      return first('textDocument/codeAction');
    case 'riftbench/page':
      return { uri: `riftbench:/1.4/rule/${text.slice(at, at + 9)}.md` };
    case 'textDocument/codeAction': {
      const told = fields(await answers['textDocument/diagnostic'](common, NEVER)).items;
      return { ...common, context: { diagnostics: Array.isArray(told) ? told : [] } };
    }
    default:
      return { ...common, context: { includeDeclaration: true, triggerKind: 1 } };
  }
};

/** An answer without what counts edits and answers: no two are the same there. */
const plain = (answer: unknown): string =>
  JSON.stringify(answer, (key, value) => (PASSING.includes(key) ? undefined : value)) ?? 'nothing';

/** What may differ between two answers that say the same. */
const PASSING = ['resultId', 'version', 'milliseconds'];
