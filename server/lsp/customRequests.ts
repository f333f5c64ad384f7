/**
 * What Riftbench's own client asks for beyond the Language Server Protocol: see server/protocol.ts. What only one
 * request needs is loaded when that request comes.
 */
import { type Citations, workspaceCitations } from '../analysis/citations.ts';
import { makeProofs } from '../analysis/proofs.ts';
import type { Workspace } from '../analysis/workspace.ts';
import { boardAnswers } from './custom/boards.ts';
import { cardAnswers } from './custom/cards.ts';
import type { Custom } from './custom/custom.ts';
import { documentAnswers } from './custom/documents.ts';
import { exploringAnswers } from './custom/exploring.ts';
import { judgingAnswers } from './custom/judging.ts';
import { linkAnswers } from './custom/links.ts';
import { lookUpAnswers } from './custom/lookingUp.ts';
import { testAnswers } from './custom/testing.ts';
import { importAnswers } from './custom/texts.ts';
import type { Tell } from './progress.ts';

export const customAnswers = (
  workspace: Workspace,
  tell: Tell,
  citations: Citations = workspaceCitations(workspace),
  { elsewhere, imports }: Partial<Pick<Custom, 'elsewhere' | 'imports'>> = {},
) => {
  const custom: Custom = { workspace, tell, citations, imports, elsewhere, proofs: makeProofs(workspace.host.files) };
  return {
    ...lookUpAnswers(custom),
    ...documentAnswers(custom),
    ...boardAnswers(custom),
    ...exploringAnswers(custom),
    ...judgingAnswers(custom),
    ...linkAnswers(custom),
    ...testAnswers(custom),
    ...cardAnswers(custom),
    ...importAnswers(custom),
  };
};
