/** What can be done at a place of a file, each in a file of its own. */

import { addTheExpectation } from './codeActions/addTheExpectation.ts';
import { askItAsAQuestion } from './codeActions/askItAsAQuestion.ts';
import type { ActionRequest, CodeActionOffer } from './codeActions/codeAction.ts';
import { expectTheAnswer } from './codeActions/expectTheAnswer.ts';
import { fixEverything } from './codeActions/fixEverything.ts';
import { migrateTheCitations } from './codeActions/migrateTheCitations.ts';
import { quickFixes } from './codeActions/quickFixes.ts';
import { whatWouldHaveToBeDifferent } from './codeActions/whatWouldHaveToBeDifferent.ts';
import { writeThePrint } from './codeActions/writeThePrint.ts';
import { writeTheRest } from './codeActions/writeTheRest.ts';
import { writeWhatShowsIt } from './codeActions/writeWhatShowsIt.ts';
import type { Analysis } from './document/analysis.ts';
import type { AnnotatedChanges, CodeAction, FileChanges } from './values.ts';
import type { Workspace } from './workspace.ts';

/** In the order of the menu. */
export const CODE_ACTIONS: readonly CodeActionOffer[] = [
  quickFixes,
  writeThePrint,
  fixEverything,
  migrateTheCitations,
  writeTheRest,
  writeWhatShowsIt,
  expectTheAnswer,
  askItAsAQuestion,
  addTheExpectation,
  whatWouldHaveToBeDifferent,
];

export const codeActions = (analysis: Analysis, request: ActionRequest): readonly CodeAction[] =>
  CODE_ACTIONS.filter(({ onlyByKind }) => onlyByKind !== true || request.only !== undefined)
    .filter(({ kinds }) => kinds.some(kind => wants(request, kind)))
    .flatMap(({ offer }) => offer(analysis, request))
    .filter(({ kind }) => wants(request, kind));

const wants = ({ only }: ActionRequest, kind: string): boolean =>
  only === undefined || only.some(asked => asked === '' || kind === asked || kind.startsWith(`${asked}.`));

/** The edit of an action that has none yet, from its data; null where there is nothing to change. */
export const editOfAction = async (
  workspace: Workspace,
  data: unknown,
): Promise<FileChanges | AnnotatedChanges | null> => {
  for (const { editOf } of CODE_ACTIONS) {
    const edit = await editOf?.(workspace, data);
    if (edit) return edit;
  }
  return null;
};
