/** Requests about the user's own copies of official texts. */
import {
  IMPORT,
  IMPORTS,
  type ImportResult,
  type ImportsResult,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
} from '../../protocol.ts';
import { invalid } from '../guard.ts';
import type { Cancellation } from '../methods.ts';
import type { Custom, Imports } from './custom.ts';
import { textIn } from './params.ts';

/** Throws an `InvalidParams` error where the host can keep no texts. */
export const importAnswers = ({ workspace, tell, imports }: Pick<Custom, 'workspace' | 'tell' | 'imports'>) => {
  const kept = (): Imports => {
    if (imports === undefined) throw invalid('no texts can be kept here; riftbench import keeps them on a disk');
    return imports;
  };
  return {
    [IMPORT]: async (params: unknown, token: Cancellation): Promise<ImportResult> =>
      kept().add(workspace, tell, params, token),
    [IMPORTS]: async (): Promise<ImportsResult> => kept().list(workspace.defaultEdition().edition),
    [REMOVE_IMPORT]: async (params: unknown): Promise<boolean> => kept().remove(textIn(params, 'name')),
    [RESTORE_IMPORT]: async (params: unknown): Promise<boolean> => kept().restore(textIn(params, 'name')),
  };
};
