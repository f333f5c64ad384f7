/** Requests of the Test Explorer. */
import { thrownText } from '../../../rules-db/thrownText.ts';
import type { Analysis } from '../../analysis/document/analysis.ts';
import { fields } from '../../analysis/text/fields.ts';
import type { Workspace } from '../../analysis/workspace.ts';
import {
  PROVED,
  type ProvedFile,
  type ProvedResult,
  RUN_TESTS,
  type RunTestsResult,
  TESTS,
  type TestsResult,
} from '../../protocol.ts';
import { invalid } from '../guard.ts';
import type { Cancellation } from '../methods.ts';
import type { Custom } from './custom.ts';
import { count, isTexts, textIn } from './params.ts';

/** Throws an `InvalidParams` error for documents that are no list of strings. */
export const testAnswers = ({ workspace, proofs }: Pick<Custom, 'workspace' | 'proofs'>) => ({
  [TESTS]: async (params: unknown, token: Cancellation): Promise<TestsResult> => {
    const { uris } = fields(params);
    if (!isTexts(uris)) throw invalid('uris must be a list of strings');
    const { listTests } = await import('../../analysis/testLists.ts');
    return listTests(workspace, uris, token);
  },
  [RUN_TESTS]: async (params: unknown, token: Cancellation): Promise<RunTestsResult> => {
    const uri = textIn(params, 'uri');
    const { ids, ruleset } = fields(params);
    if (ids !== undefined && !isTexts(ids)) throw invalid('ids must be a list of strings');
    const [{ runTests }, { isRuleset, RULESETS }] = await Promise.all([
      import('../../analysis/tests.ts'),
      import('../../../engine/game/state/rulesets.ts'),
    ]);
    if (ruleset !== undefined && !(typeof ruleset === 'string' && isRuleset(ruleset)))
      throw invalid(`ruleset must be one of ${RULESETS.join(', ')}`);
    const { exploreScenario: explore, host } = workspace;
    const { nextTurn } = host;
    return runTests(await readable(workspace, uri), { ids, ruleset, token, nextTurn, explore });
  },
  [PROVED]: async (params: unknown): Promise<ProvedResult> => {
    const { files } = fields(params);
    if (!Array.isArray(files) || !files.every(isProvedFile))
      throw invalid('files must be a list, each with a uri and scenarios with name, line and rules');
    proofs.set(files, workspace.folders());
    return proofs.count((await workspace.reader()).book, workspace.defaultEdition().edition);
  },
});

const readable = async (workspace: Workspace, uri: string): Promise<Analysis> => {
  try {
    return await workspace.read(uri);
  } catch (error) {
    throw invalid(`${uri} cannot be read: ${thrownText(error)}`);
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
