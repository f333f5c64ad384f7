/** Requests about documents: what passes, verdicts, editions, and whole files that are checked or migrated. */
import { inFigures } from '../../../engine/bounds.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import { editionInUse } from '../../analysis/document/editionInUse.ts';
import type { Position } from '../../analysis/document/lines.ts';
import { fileNameOf } from '../../analysis/document/paths.ts';
import { wholeAnalysis } from '../../analysis/document/runAll.ts';
import { passingScenarios } from '../../analysis/passing.ts';
import { fields } from '../../analysis/text/fields.ts';
import {
  CHECK,
  type CheckResult,
  EDITION,
  type EditionResult,
  HOVER,
  type HoverResult,
  MIGRATE,
  type MigrateResult,
  PASSING,
  type PassingResult,
  VERDICT,
  VERDICT_FORMS,
  type VerdictResult,
  WHY_NOT,
  type WhyNotResult,
} from '../../protocol.ts';
import { checkPosition, invalid, uriIn } from '../guard.ts';
import type { Cancellation } from '../methods.ts';
import { tellingUnder } from '../progress.ts';
import type { Custom } from './custom.ts';
import { count, isTexts, linkAddress, playedAt, textIn } from './params.ts';

type Given = Pick<Custom, 'workspace' | 'tell' | 'elsewhere'>;

export const documentAnswers = (given: Given) => {
  const { workspace } = given;
  return {
    [VERDICT]: async (params: unknown): Promise<VerdictResult | null> => {
      const uri = uriIn(params);
      checkPosition(params);
      const { position } = params as { readonly position: Position };
      const { form = 'lines' } = fields(params);
      const known = VERDICT_FORMS.find(each => each === form);
      if (known === undefined) throw invalid(`form must be one of ${VERDICT_FORMS.join(', ')}`);
      const [analysis, { verdictAs }, address] = await Promise.all([
        workspace.analysis(uri),
        import('../../analysis/verdictAs.ts'),
        linkAddress('address', fields(params).address),
      ]);
      if (analysis === undefined) return null;
      return workspace.hold(analysis, () => verdictAs(analysis, position, { form: known, address }));
    },
    [HOVER]: async (params: unknown): Promise<HoverResult | null> => {
      const uri = uriIn(params);
      checkPosition(params);
      const { position } = params as { readonly position: Position };
      const [analysis, { hover }] = await Promise.all([workspace.analysis(uri), import('../../analysis/hover.ts')]);
      return analysis === undefined ? null : workspace.hold(analysis, () => hover(analysis, position));
    },
    [PASSING]: async (params: unknown, token: Cancellation): Promise<PassingResult> => {
      const uri = textIn(params, 'uri');
      const analysis = await wholeAnalysis(workspace, () => workspace.analysis(uri), token);
      return { scenarios: analysis === undefined ? [] : workspace.hold(analysis, () => passingScenarios(analysis)) };
    },
    [EDITION]: async (params: unknown): Promise<EditionResult> => {
      const uri = textIn(params, 'uri');
      const analysis = await workspace.analysis(uri);
      if (analysis !== undefined) return editionInUse(analysis, count(fields(params).line));
      const { edition, from } = workspace.defaultEdition(uri);
      return { editions: [edition], from };
    },
    [CHECK]: (params: unknown, token: Cancellation): Promise<CheckResult> => check(given, params, token),
    [WHY_NOT]: (params: unknown, token: Cancellation): Promise<WhyNotResult | null> => whyNot(given, params, token),
    [MIGRATE]: (params: unknown, token: Cancellation): Promise<MigrateResult> => migrate(given, params, token),
  };
};

const whyNot = async (
  { workspace, tell }: Given,
  params: unknown,
  token: Cancellation,
): Promise<WhyNotResult | null> => {
  const { uri, line } = playedAt(params);
  const { workDoneToken } = fields(params);
  const [analysis, { whyNotAt }] = await Promise.all([workspace.analysis(uri), import('../../analysis/whyNot.ts')]);
  if (analysis === undefined) return null;
  const report = tellingUnder(tell, workDoneToken);
  report({ kind: 'begin', title: 'Trying boards', cancellable: true });
  try {
    return await whyNotAt(workspace, analysis, {
      line,
      token,
      onTried: tried => report({ kind: 'report', message: `${inFigures(tried)} boards` }),
    });
  } finally {
    report({ kind: 'end' });
  }
};

const migrate = async ({ workspace }: Given, params: unknown, token: Cancellation): Promise<MigrateResult> => {
  const { uris, from, to } = fields(params);
  const { files } = workspace.host;
  const { editions } = (await workspace.reader()).book;
  const isEditionOfBook = (said: unknown): said is BookEdition => editions.some(each => each === said);
  if (!isEditionOfBook(to)) throw invalid(`to must be one of ${editions.join(', ')}`);
  if (from !== undefined && !isEditionOfBook(from)) throw invalid(`from must be one of ${editions.join(', ')}`);
  if (uris !== undefined && !isTexts(uris)) throw invalid('uris must be a list of strings');
  const all = uris ?? (await files.scenarioFiles(workspace.folders())).map(({ path }) => files.uriOf(path));
  const isCancelled = (): boolean => token.isCancellationRequested;
  const { migrateFiles } = await import('../../analysis/migration/migrate.ts');
  return migrateFiles(workspace, { uris: all, isNamed: uris !== undefined, from, to, isCancelled });
};

const check = async (
  { workspace, tell, elsewhere }: Given,
  params: unknown,
  token: Cancellation,
): Promise<CheckResult> => {
  const { uris, workDoneToken } = fields(params);
  if (!isTexts(uris)) throw invalid('uris must be a list of strings');
  const report = tellingUnder(tell, workDoneToken);
  report({ kind: 'begin', title: 'Checking scenarios', cancellable: true, percentage: 0 });
  const { checkFiles } = await import('../../analysis/check.ts');
  return await checkFiles({
    uris,
    open: uri => workspace.read(uri),
    elsewhere: uri => elsewhere?.answer(CHECK, { uris: [uri] }, token) as Promise<CheckResult> | undefined,
    nextTurn: workspace.host.nextTurn,
    onProgress: (done, uri) =>
      report({
        kind: 'report',
        message: `${done} of ${uris.length}: ${fileNameOf(uri)}`,
        percentage: Math.floor((100 * done) / uris.length),
      }),
    isCancelled: () => token.isCancellationRequested,
  }).finally(() => report({ kind: 'end' }));
};
