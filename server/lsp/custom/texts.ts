/** Requests about the user's own copies of official texts. */
import {
  IMPORT,
  IMPORTS,
  type ImportResult,
  type ImportsResult,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
} from '../../protocol.ts';
import { imports, removedImports } from '../imports.ts';
import type { Cancellation } from '../methods.ts';
import type { Custom } from './custom.ts';
import { textIn } from './params.ts';

export const importAnswers = ({ workspace, tell }: Pick<Custom, 'workspace' | 'tell'>) => {
  const removed = removedImports();
  return {
    [IMPORT]: async (params: unknown, token: Cancellation): Promise<ImportResult> =>
      (await import('../importTexts.ts')).importTexts(workspace, tell, params, token),
    [IMPORTS]: async (): Promise<ImportsResult> => imports(workspace.defaultEdition().edition),
    [REMOVE_IMPORT]: async (params: unknown): Promise<boolean> => removed.remove(textIn(params, 'name')),
    [RESTORE_IMPORT]: async (params: unknown): Promise<boolean> => removed.restore(textIn(params, 'name')),
  };
};
