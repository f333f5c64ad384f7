/**
 * Every answer of the server, by its method. Diagnostics are loaded right away, as every document needs them; all other
 * features when the first request of their kind comes.
 */
import { once } from '../../engine/known.ts';
import { stopped } from '../analysis/diagnostics.ts';
import type { Workspace } from '../analysis/workspace.ts';
import type { FeatureOptions } from './features.ts';
import { METHODS, type Method, type RequestHandler } from './methods.ts';
import type { Tell } from './progress.ts';
import { pulled } from './pulled.ts';
import { toDiagnostic } from './toProtocol.ts';

/** Of a document that was given up. */
export const stoppedDiagnostic = (error: Error) => toDiagnostic(stopped(error));
export { pulled } from './pulled.ts';

export type Answers = Readonly<Record<Method, RequestHandler>>;

export const makeAnswers = (workspace: Workspace, tell: Tell, options: FeatureOptions): Answers => {
  // One search of the workspace for all that ask for it.
  const citations = once(async () => (await import('../analysis/citations.ts')).workspaceCitations(workspace));
  const features = once(async () => {
    const [{ featureAnswers }, found] = await Promise.all([import('./features.ts'), citations()]);
    return featureAnswers(workspace, found, options);
  });
  const custom = once(async () => {
    const [{ customAnswers }, found] = await Promise.all([import('./customRequests.ts'), citations()]);
    return customAnswers(workspace, tell, found, options);
  });
  const answerTo = async (method: Method): Promise<RequestHandler> => {
    if (method === 'textDocument/diagnostic') return (params, token) => pulled(workspace, params, token);
    return isCustom(method) ? (await custom())[method] : (await features())[method];
  };
  const answers = METHODS.map(method => {
    const answer = once(() => answerTo(method));
    return [method, async (...asked: Parameters<RequestHandler>) => (await answer())(...asked)];
  });
  return Object.fromEntries(answers) as Answers;
};

const isCustom = (method: Method): method is Extract<Method, `riftbench/${string}`> => method.startsWith('riftbench/');
