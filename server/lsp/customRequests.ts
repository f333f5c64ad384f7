/**
 * What Riftbench's own clients ask for beyond the Language Server Protocol: see server/protocol.ts. What only one of them
 * needs is loaded when it is asked for.
 */
import type { BookEdition } from '../../rules-db/types.ts';
import {
  ASSIGNMENT,
  type AssignmentResult,
  BOARD,
  type BoardResult,
  CARD_NAMES,
  CHECK,
  type CheckResult,
  COMBAT,
  type CombatResult,
  EDITION,
  type EditionResult,
  IMPORT,
  IMPORTS,
  type ImportResult,
  type ImportsResult,
  LOOK_UP,
  type LookUpResult,
  MIGRATE,
  type MigrateResult,
  OPENINGS,
  type OpeningsResult,
  OUTLINE,
  type OutlineResult,
  PAGE,
  PASSING,
  PASTE_CARD,
  type PageResult,
  type PassingResult,
  type PasteCardResult,
  PROVED,
  type ProvedFile,
  type ProvedResult,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
  RULING,
  RUN_TESTS,
  type RulingResult,
  type RunTestsResult,
  SCENARIO,
  type ScenarioResult,
  SET_UP,
  type SetUpResult,
  TESTS,
  type TestsResult,
  VERDICT,
  type VerdictResult,
} from '../protocol.ts';
import { rulesetOf } from '../shared/edition.ts';
import type { Position } from '../shared/lines.ts';
import { uriOf } from '../shared/paths.ts';
import type { Analysis } from './analysis.ts';
import { type Citations, filesIn, workspaceCitations } from './citations.ts';
import { fields } from './documents.ts';
import { editionInUse } from './editionInUse.ts';
import type { Elsewhere } from './elsewhere.ts';
import { checkPosition, invalid, uriIn } from './guard.ts';
import { imports, removedImports } from './imports.ts';
import type { Token } from './methods.ts';
import { clientPages } from './pageLinks.ts';
import { passingScenarios } from './passing.ts';
import type { Progress, Tell } from './progress.ts';
import { makeProofs } from './proofs.ts';
import { wholeAnalysis } from './runAll.ts';
import type { Workspace } from './workspace.ts';

export const customAnswers = (
  workspace: Workspace,
  tell: Tell,
  citations: Citations = workspaceCitations(workspace),
  elsewhere?: Pick<Elsewhere, 'answer'>,
) => {
  const removed = removedImports();
  const proofs = makeProofs();
  return {
    [LOOK_UP]: async (params: unknown): Promise<LookUpResult> => {
      const { words, edition, limit } = fields(params);
      if (typeof words !== 'string') throw invalid('words must be a string');
      const { book } = await workspace.reader();
      const asked =
        typeof edition === 'string' && book.editions.includes(edition) ? edition : workspace.defaultEdition().edition;
      const { lookUp } = await import('./lookup.ts');
      return lookUp(book, clientPages, { words, edition: asked, limit: count(limit) });
    },
    [PAGE]: async (params: unknown): Promise<PageResult | null> => {
      const { uri } = fields(params);
      if (typeof uri !== 'string') throw invalid('uri must be a string');
      const { page } = await import('./page.ts');
      const cited = () => citations.within(PATIENCE);
      return page((await workspace.reader()).book, uri, cited, proofs.of);
    },
    [SCENARIO]: async (params: unknown): Promise<ScenarioResult | null> => {
      const { id } = fields(params);
      if (typeof id !== 'string') throw invalid('id must be a string');
      const { rulingScenario } = await import('../shared/rulings/rulings.ts');
      const scenario = rulingScenario((await workspace.reader()).book, id);
      return scenario === undefined ? null : { name: scenario.name, text: scenario.text };
    },
    [OUTLINE]: async (params: unknown): Promise<OutlineResult> => {
      const { edition, node = '', filter = '' } = fields(params);
      if (typeof node !== 'string') throw invalid('node must be a string');
      if (typeof filter !== 'string') throw invalid('filter must be a string');
      const { book } = await workspace.reader();
      const asked =
        typeof edition === 'string' && book.editions.includes(edition) ? edition : workspace.defaultEdition().edition;
      const { numbersWithin, outlineUnder, outlineWith } = await import('./outline.ts');
      const nodes = filter.trim() === '' ? outlineUnder(book, asked, node) : outlineWith(book, asked, filter);
      return { edition: asked, editions: book.editions, nodes: proofs.describe(book, asked, nodes, numbersWithin) };
    },
    [VERDICT]: async (params: unknown): Promise<VerdictResult | null> => {
      const uri = uriIn(params);
      checkPosition(params);
      const { position } = params as { readonly position: Position };
      const [analysis, { verdict }] = await Promise.all([workspace.analysis(uri), import('./verdict.ts')]);
      const text = analysis === undefined ? null : verdict(analysis, position);
      return text === null ? null : { text };
    },
    [PASSING]: async (params: unknown, token: Token): Promise<PassingResult> => {
      const { uri } = fields(params);
      if (typeof uri !== 'string') throw invalid('uri must be a string');
      const analysis = await wholeAnalysis(workspace, () => workspace.analysis(uri), token);
      return { scenarios: analysis === undefined ? [] : passingScenarios(analysis) };
    },
    [BOARD]: async (params: unknown): Promise<BoardResult | null> => {
      const { uri, line, stop, ruleset, width, theme, colours } = fields(params);
      if (typeof uri !== 'string') throw invalid('uri must be a string');
      const at = count(line);
      if (at === undefined) throw invalid('line must be a whole number from 0');
      const [analysis, { boardAt, themeCalled }] = await Promise.all([workspace.analysis(uri), import('./board.ts')]);
      if (analysis === undefined) return null;
      return boardAt(analysis, {
        line: at,
        stop: count(stop),
        ruleset: typeof ruleset === 'string' ? ruleset : undefined,
        width: Math.min(count(width) ?? 960, WIDEST),
        theme: themeCalled(theme),
        colours: colours === 'theme' ? colours : undefined,
      });
    },
    [OPENINGS]: async (params: unknown): Promise<OpeningsResult | null> => {
      const asked = playedAt(params);
      const [analysis, { openingsAt }] = await Promise.all([workspace.analysis(asked.uri), import('./openings.ts')]);
      return analysis === undefined ? null : openingsAt(analysis, asked);
    },
    [ASSIGNMENT]: async (params: unknown): Promise<AssignmentResult | null> => {
      const asked = playedAt(params);
      const { shares } = fields(params);
      if (!Array.isArray(shares)) throw invalid('shares must be a list of whole numbers from 0');
      const amounts = shares.map(share => count(share) ?? 0);
      const [analysis, { assignmentAt }] = await Promise.all([
        workspace.analysis(asked.uri),
        import('./assignment.ts'),
      ]);
      return analysis === undefined ? null : assignmentAt(analysis, { ...asked, shares: amounts });
    },
    [SET_UP]: async (params: unknown): Promise<SetUpResult | null> => {
      const { uri, line } = playedAt(params);
      const [analysis, { setUpAt }, { stepIn }] = await Promise.all([
        workspace.analysis(uri),
        import('./settingUp/setUp.ts'),
        import('./settingUp/steps.ts'),
      ]);
      const step = stepIn(fields(params).step);
      if (step === undefined) throw invalid('step must be one of those that server/protocol.ts lists');
      return analysis === undefined ? null : setUpAt(analysis, line, step);
    },
    [RULING]: async (params: unknown): Promise<RulingResult | null> => {
      const { uri, line } = playedAt(params);
      const [analysis, { rulingAt }] = await Promise.all([workspace.analysis(uri), import('./ruling.ts')]);
      const markdown = analysis === undefined ? null : rulingAt(analysis, line);
      return markdown === null ? null : { markdown };
    },
    [CARD_NAMES]: async (params: unknown): Promise<readonly string[]> => {
      const { typed } = fields(params);
      if (typeof typed !== 'string') throw invalid('typed must be a text');
      return (await import('./settingUp/pieces.ts')).cardsCalled(typed);
    },
    [TESTS]: async (params: unknown, token: Token): Promise<TestsResult> => {
      const { uris } = fields(params);
      if (!isTexts(uris)) throw invalid('uris must be a list of strings');
      const { listTests } = await import('./testLists.ts');
      return listTests(workspace, uris, token);
    },
    [RUN_TESTS]: async (params: unknown, token: Token): Promise<RunTestsResult> => {
      const { uri, ids, ruleset } = fields(params);
      if (typeof uri !== 'string') throw invalid('uri must be a string');
      if (ids !== undefined && !isTexts(ids)) throw invalid('ids must be a list of strings');
      const [{ runTests }, { isRuleset, RULESETS }] = await Promise.all([
        import('./tests.ts'),
        import('../../engine/game/state/rulesets.ts'),
      ]);
      if (ruleset !== undefined && !(typeof ruleset === 'string' && isRuleset(ruleset)))
        throw invalid(`ruleset must be one of ${RULESETS.join(', ')}`);
      return runTests(await readable(workspace, uri), { ids, ruleset, token });
    },
    [PROVED]: async (params: unknown): Promise<ProvedResult> => {
      const { files } = fields(params);
      if (!Array.isArray(files) || !files.every(isProvedFile))
        throw invalid('files must be a list, each with a uri and scenarios with name, line and rules');
      proofs.set(files, workspace.folders());
      return proofs.count((await workspace.reader()).book, workspace.defaultEdition().edition);
    },
    [COMBAT]: async (params: unknown): Promise<CombatResult> => {
      const { text } = fields(params);
      if (typeof text !== 'string') throw invalid('text must be a string');
      const [{ combat }, { runContext }] = await Promise.all([import('./combat.ts'), import('../shared/context.ts')]);
      const { book } = await workspace.reader();
      return combat(text, runContext(book, rulesetOf(workspace.defaultEdition())));
    },
    [PASTE_CARD]: async (params: unknown): Promise<PasteCardResult> => {
      const { print } = fields(params);
      if (typeof print !== 'string') throw invalid('print has to be a text');
      const { pasteCard } = await import('../../engine/cards/pasting/paste.ts');
      const { name, marked, lines } = pasteCard(print);
      const refused = lines.filter(({ read }) => !read).length;
      return { name, block: marked, understood: lines.length - refused, refused };
    },
    [EDITION]: async (params: unknown): Promise<EditionResult> => {
      const { uri, line } = fields(params);
      if (typeof uri !== 'string') throw invalid('uri must be a string');
      const analysis = await workspace.analysis(uri);
      if (analysis !== undefined) return editionInUse(analysis, count(line));
      const { edition, from } = workspace.defaultEdition(uri);
      return { editions: [edition], from };
    },
    [IMPORT]: async (params: unknown, token: Token): Promise<ImportResult> =>
      (await import('./importTexts.ts')).importTexts(workspace, tell, params, token),
    [IMPORTS]: async (): Promise<ImportsResult> => imports(workspace.defaultEdition().edition),
    [REMOVE_IMPORT]: async (params: unknown): Promise<boolean> => removed.remove(nameIn(params)),
    [RESTORE_IMPORT]: async (params: unknown): Promise<boolean> => removed.restore(nameIn(params)),
    [CHECK]: (params: unknown, token: Token) => check(workspace, tell, params, token, elsewhere),
    [MIGRATE]: async (params: unknown, token: Token): Promise<MigrateResult> => {
      const { uris, from, to } = fields(params);
      const { editions } = (await workspace.reader()).book;
      const isEditionOfBook = (said: unknown): said is BookEdition => editions.some(each => each === said);
      if (!isEditionOfBook(to)) throw invalid(`to must be one of ${editions.join(', ')}`);
      if (from !== undefined && !isEditionOfBook(from)) throw invalid(`from must be one of ${editions.join(', ')}`);
      if (uris !== undefined && !isTexts(uris)) throw invalid('uris must be a list of strings');
      const all = uris ?? (await filesIn(workspace.folders())).map(({ path }) => uriOf(path));
      const isCancelled = (): boolean => token.isCancellationRequested;
      const { migrateFiles } = await import('./migrate.ts');
      return migrateFiles(workspace, { uris: all, isNamed: uris !== undefined, from, to, isCancelled });
    },
  };
};

/** How long a page waits for what the workspace says of it, in milliseconds. */
const PATIENCE = 250;

const check = async (
  workspace: Workspace,
  tell: Tell,
  params: unknown,
  token: Token,
  elsewhere: Pick<Elsewhere, 'answer'> | undefined,
): Promise<CheckResult> => {
  const { uris, workDoneToken } = fields(params);
  if (!isTexts(uris)) throw invalid('uris must be a list of strings');
  // Without a token nobody listens.
  const report = (value: Progress): void => {
    if (typeof workDoneToken === 'string' || typeof workDoneToken === 'number') tell(workDoneToken, value);
  };
  report({ kind: 'begin', title: 'Checking scenarios', cancellable: true, percentage: 0 });
  const { checkFiles } = await import('./check.ts');
  return await checkFiles({
    uris,
    open: uri => workspace.read(uri),
    elsewhere: uri => elsewhere?.answer(CHECK, { uris: [uri] }, token),
    onProgress: (done, uri) =>
      report({
        kind: 'report',
        message: `${done} of ${uris.length}: ${fileName(uri)}`,
        percentage: Math.floor((100 * done) / uris.length),
      }),
    isCancelled: () => token.isCancellationRequested,
  }).finally(() => report({ kind: 'end' }));
};

const readable = async (workspace: Workspace, uri: string): Promise<Analysis> => {
  try {
    return await workspace.read(uri);
  } catch (error) {
    throw invalid(`${uri} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const isProvedFile = (value: unknown): value is ProvedFile => {
  const { uri, scenarios } = fields(value);
  return typeof uri === 'string' && Array.isArray(scenarios) && scenarios.every(isProvedScenario);
};

const isProvedScenario = (value: unknown): boolean => {
  const { name, line, rules } = fields(value);
  return typeof name === 'string' && count(line) !== undefined && isTexts(rules);
};

const nameIn = (params: unknown): string => {
  const { name } = fields(params);
  if (typeof name !== 'string') throw invalid('name must be a string');
  return name;
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string');

const fileName = (uri: string): string => {
  const last = uri.split('/').at(-1) ?? uri;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** A place to play on from. */
const playedAt = (
  params: unknown,
): { readonly uri: string; readonly line: number; readonly ruleset: string | undefined } => {
  const { uri, line, ruleset } = fields(params);
  if (typeof uri !== 'string') throw invalid('uri must be a string');
  const at = count(line);
  if (at === undefined) throw invalid('line must be a whole number from 0');
  return { uri, line: at, ruleset: typeof ruleset === 'string' ? ruleset : undefined };
};

/** In pixels. */
const WIDEST = 4000;

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
