/** Every answer of the server, by its method. Loaded when the first of them is asked for. */
import { workspaceCitations } from './citations.ts';
import { customAnswers } from './customRequests.ts';
import { type FeatureOptions, featureAnswers } from './features.ts';
import type { Answer, Method } from './methods.ts';
import type { Tell } from './progress.ts';
import type { Workspace } from './workspace.ts';

export { pulled } from './features.ts';

export type Answers = Readonly<Record<Method, Answer>>;

export const makeAnswers = (workspace: Workspace, tell: Tell, options: FeatureOptions): Answers => {
  // One search of the workspace for all that ask for it.
  const citations = workspaceCitations(workspace);
  return {
    ...featureAnswers(workspace, citations, options),
    ...customAnswers(workspace, tell, citations, options.elsewhere),
  };
};
