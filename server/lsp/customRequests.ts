/** What Riftbench's own clients ask for beyond the Language Server Protocol: see server/protocol.ts. */
import type {
  CancellationToken,
  Connection,
  WorkDoneProgressBegin,
  WorkDoneProgressEnd,
  WorkDoneProgressReport,
} from 'vscode-languageserver';
import { isEdition } from '../../engine/game/editions.ts';
import {
  CHECK,
  type CheckResult,
  EDITION,
  type EditionResult,
  LOOK_UP,
  type LookUpItem,
  PAGE,
  type PageResult,
  VERDICT,
  type VerdictResult,
} from '../protocol.ts';
import { checkFiles } from './check.ts';
import { fields } from './documents.ts';
import { editionInUse } from './editionInUse.ts';
import { checkPosition, guardRequest, invalid, type Log, uriIn } from './guard.ts';
import { lookUp } from './lookup.ts';
import { WorkDoneProgress } from './lsp.ts';
import { page } from './page.ts';
import { clientPages } from './pageLinks.ts';
import { verdict } from './verdict.ts';
import type { Workspace } from './workspace.ts';

export const answerCustomRequests = (connection: Connection, workspace: Workspace, log: Log): void => {
  const request = guardRequest(log);
  connection.onRequest(
    LOOK_UP,
    request(LOOK_UP, async (params: unknown): Promise<readonly LookUpItem[]> => {
      const { words, edition, limit } = fields(params);
      if (typeof words !== 'string') throw invalid('words has to be a text');
      const asked = typeof edition === 'string' && isEdition(edition) ? edition : workspace.defaultEdition().edition;
      return lookUp(await workspace.book(), clientPages, { words, edition: asked, limit: count(limit) });
    }),
  );
  connection.onRequest(
    PAGE,
    request(PAGE, async (params: unknown): Promise<PageResult | null> => {
      const { uri } = fields(params);
      if (typeof uri !== 'string') throw invalid('uri has to be a text');
      return page(await workspace.book(), uri);
    }),
  );
  connection.onRequest(
    VERDICT,
    request(VERDICT, async (params: unknown): Promise<VerdictResult | null> => {
      const uri = uriIn(params);
      checkPosition(params);
      const { position } = params as { readonly position: { readonly line: number; readonly character: number } };
      const analysis = await workspace.analysis(uri);
      const text = analysis === undefined ? null : verdict(analysis, position);
      return text === null ? null : { text };
    }),
  );
  connection.onRequest(
    EDITION,
    request(EDITION, async (params: unknown): Promise<EditionResult> => {
      const { uri, line } = fields(params);
      if (typeof uri !== 'string') throw invalid('uri has to be a text');
      const analysis = await workspace.analysis(uri);
      if (analysis !== undefined) return editionInUse(analysis, count(line));
      const { edition, from } = workspace.defaultEdition(uri);
      return { editions: [edition], from };
    }),
  );
  connection.onRequest(
    CHECK,
    request(CHECK, (params: unknown, token: CancellationToken) => check(connection, workspace, params, token)),
  );
};

const check = async (
  connection: Connection,
  workspace: Workspace,
  params: unknown,
  token: CancellationToken,
): Promise<CheckResult> => {
  const { uris, workDoneToken } = fields(params);
  if (!Array.isArray(uris) || !uris.every(uri => typeof uri === 'string'))
    throw invalid('uris has to be a list of texts');
  const report = progressOf(connection, workDoneToken);
  report({ kind: 'begin', title: 'Checking scenarios', cancellable: true, percentage: 0 });
  const result = await checkFiles({
    uris,
    open: uri => workspace.read(uri),
    onProgress: (done, uri) =>
      report({
        kind: 'report',
        message: `${done} of ${uris.length}: ${fileName(uri)}`,
        percentage: Math.floor((100 * done) / uris.length),
      }),
    isCancelled: () => token.isCancellationRequested,
  });
  report({ kind: 'end' });
  return result;
};

type Progress = WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd;

/** Without a token nobody listens. */
const progressOf =
  (connection: Connection, token: unknown) =>
  (value: Progress): void => {
    if (typeof token === 'string' || typeof token === 'number')
      void connection.sendProgress(WorkDoneProgress.type, token, value);
  };

const fileName = (uri: string): string => {
  const last = uri.split('/').at(-1) ?? uri;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
