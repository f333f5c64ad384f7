/** The scenarios and branches of a document, as the server lists them without running them. */
import type { CancellationToken, Uri } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { TESTS, type TestScenario } from '../server/protocol.ts';
import { ask } from './requests.ts';

/** One of them; a branch stands after the scenario that it is of. */
export interface ListedScenario {
  readonly id: string;
  readonly line: number;
  readonly endLine: number;
  readonly isBranch: boolean;
}

/** In the order of the text. */
export async function scenariosIn(
  client: BaseLanguageClient,
  uri: Uri,
  token?: CancellationToken,
): Promise<readonly ListedScenario[]> {
  const { files } = await ask(client, TESTS, { uris: [uri.toString()] }, token);
  return files.flatMap(({ scenarios }) => scenarios.flatMap(each => listed(each, 'scenario')));
}

const listed = (
  { id, line, endLine, branches }: TestScenario,
  as: 'scenario' | 'branch',
): readonly ListedScenario[] => [
  { id, line, endLine, isBranch: as === 'branch' },
  ...branches.flatMap(each => listed(each, 'branch')),
];

/** The innermost scenario or branch that contains a line; the line that opens a branch is outside of it. */
export const scenarioAt = (all: readonly ListedScenario[], line: number): ListedScenario | undefined =>
  all.findLast(each => (each.isBranch ? each.line < line : each.line <= line) && line <= each.endLine);
