/**
 * What the client asks the server beyond the Language Server Protocol, each with its types. Null means that the server
 * does not have the document, or nothing at that place.
 */
import type { CancellationToken, TextDocument, Uri } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  ASSIGNMENT,
  type AssignmentParams,
  type AssignmentResult,
  BOARD,
  BOARD_PATH,
  type BoardParams,
  type BoardPathParams,
  type BoardPathResult,
  type BoardResult,
  CARD_NAMES,
  CARD_OPENINGS,
  type CardNamesParams,
  type CardOpeningsParams,
  CHECK,
  type CheckParams,
  type CheckResult,
  COMBAT,
  type CombatParams,
  type CombatReply,
  EDITION,
  type EditionParams,
  type EditionResult,
  EXPECTATIONS,
  EXPLORE,
  type ExpectationsParams,
  type ExpectationsResult,
  type ExploreParams,
  type ExplorePart,
  type ExploreResult,
  GROUP_MOVES,
  type GroupMovesParams,
  type GroupMovesResult,
  IMPORT,
  IMPORTS,
  type ImportParams,
  type ImportResult,
  type ImportsResult,
  JUDGE_OPENINGS,
  type JudgedPart,
  type JudgeOpeningsParams,
  type JudgeOpeningsResult,
  LINK,
  type LinkParams,
  type LinkResult,
  LOOK_UP,
  type LookUpParams,
  type LookUpResult,
  MIGRATE,
  type MigrateParams,
  type MigrateResult,
  type NamedImportParams,
  OPEN_LINK,
  OPENINGS,
  type OpeningsParams,
  type OpeningsResult,
  type OpenLinkResult,
  OUTLINE,
  type OutlineParams,
  type OutlineResult,
  PAGE,
  PASSING,
  PASTE_CARD,
  type PageParams,
  type PageResult,
  type PassingParams,
  type PassingResult,
  type PasteCardParams,
  type PasteCardResult,
  type PlayerOpenings,
  PROVED,
  type ProvedParams,
  type ProvedResult,
  PUZZLE_STANDING,
  type PuzzleStanding,
  type PuzzleStandingParams,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
  RUN_TESTS,
  type RunTestsParams,
  type RunTestsResult,
  SCENARIO,
  type ScenarioParams,
  type ScenarioResult,
  SET_UP,
  type SetUpParams,
  type SetUpResult,
  TESTS,
  type TestsParams,
  type TestsResult,
  VERDICT,
  type VerdictParams,
  type VerdictResult,
  WHY_NOT,
  type WhyNotParams,
  type WhyNotResult,
} from '../server/protocol.ts';

export interface DocumentLine {
  readonly uri: Uri;
  readonly line: number;
  readonly character: number;
}

export function askLookUp(client: BaseLanguageClient, params: LookUpParams, token: CancellationToken) {
  return client.sendRequest<LookUpResult>(LOOK_UP, params, token);
}

export function askPage(client: BaseLanguageClient, uri: string) {
  const params: PageParams = { uri };
  return client.sendRequest<PageResult | null>(PAGE, params);
}

export function askScenario(client: BaseLanguageClient, id: string) {
  const params: ScenarioParams = { id };
  return client.sendRequest<ScenarioResult | null>(SCENARIO, params);
}

export function askOutline(client: BaseLanguageClient, params: OutlineParams) {
  return client.sendRequest<OutlineResult>(OUTLINE, params);
}

/** Of a file that need not be there. */
export function askEditionAt(client: BaseLanguageClient, uri: Uri, line?: number) {
  const params: EditionParams = { uri: uri.toString(), ...(line === undefined ? {} : { line }) };
  return client.sendRequest<EditionResult>(EDITION, params);
}

export function askVerdict(client: BaseLanguageClient, { uri, line, character }: DocumentLine, as: VerdictAs = {}) {
  const params: VerdictParams = { textDocument: { uri: uri.toString() }, position: { line, character }, ...as };
  return client.sendRequest<VerdictResult | null>(VERDICT, params);
}

export type VerdictAs = Pick<VerdictParams, 'form' | 'address'>;

export function askBoardPath(client: BaseLanguageClient, params: BoardPathParams, token?: CancellationToken) {
  return client.sendRequest<BoardPathResult | null>(BOARD_PATH, params, token);
}

export function askLink(client: BaseLanguageClient, { uri, line, address }: LinkAsked) {
  const params: LinkParams = { uri: uri.toString(), line, ...(address === undefined ? {} : { address }) };
  return client.sendRequest<LinkResult | null>(LINK, params);
}

export interface LinkAsked {
  readonly uri: Uri;
  readonly line: number;
  readonly address: string | undefined;
}

export function askOpenLink(client: BaseLanguageClient, link: string) {
  return client.sendRequest<OpenLinkResult>(OPEN_LINK, { link });
}

export function askPassing(client: BaseLanguageClient, uri: Uri) {
  const params: PassingParams = { uri: uri.toString() };
  return client.sendRequest<PassingResult>(PASSING, params);
}

export function askPasteCard(client: BaseLanguageClient, print: string) {
  const params: PasteCardParams = { print };
  return client.sendRequest<PasteCardResult>(PASTE_CARD, params);
}

export function askCombat(client: BaseLanguageClient, params: CombatParams, token: CancellationToken) {
  return client.sendRequest<CombatReply>(COMBAT, params, token);
}

export function askCheck(client: BaseLanguageClient, params: CheckParams, token: CancellationToken) {
  return client.sendRequest<CheckResult>(CHECK, params, token);
}

export function askEdition(client: BaseLanguageClient, document: TextDocument, line?: number) {
  const params: EditionParams = { uri: document.uri.toString(), ...(line === undefined ? {} : { line }) };
  return client.sendRequest<EditionResult>(EDITION, params);
}

export function askMigrate(client: BaseLanguageClient, params: MigrateParams, token: CancellationToken) {
  return client.sendRequest<MigrateResult>(MIGRATE, params, token);
}

export function askImports(client: BaseLanguageClient) {
  return client.sendRequest<ImportsResult>(IMPORTS);
}

export function askRemoveImport(client: BaseLanguageClient, name: string) {
  const params: NamedImportParams = { name };
  return client.sendRequest<boolean>(REMOVE_IMPORT, params);
}

export function askRestoreImport(client: BaseLanguageClient, name: string) {
  const params: NamedImportParams = { name };
  return client.sendRequest<boolean>(RESTORE_IMPORT, params);
}

export function askImport(client: BaseLanguageClient, params: ImportParams, token: CancellationToken) {
  return client.sendRequest<ImportResult>(IMPORT, params, token);
}

export function askBoard(client: BaseLanguageClient, params: BoardParams, token: CancellationToken) {
  return client.sendRequest<BoardResult | null>(BOARD, params, token);
}

export function askOpenings(client: BaseLanguageClient, params: OpeningsParams, token: CancellationToken) {
  return client.sendRequest<OpeningsResult | null>(OPENINGS, params, token);
}

export function askPuzzleStanding(client: BaseLanguageClient, params: PuzzleStandingParams, token: CancellationToken) {
  return client.sendRequest<PuzzleStanding | null>(PUZZLE_STANDING, params, token);
}

export function askExpectations(client: BaseLanguageClient, params: ExpectationsParams) {
  return client.sendRequest<ExpectationsResult | null>(EXPECTATIONS, params);
}

export function askWhyNot(client: BaseLanguageClient, params: WhyNotParams, token: CancellationToken) {
  return client.sendRequest<WhyNotResult | null>(WHY_NOT, params, token);
}

export function askCardOpenings(client: BaseLanguageClient, params: CardOpeningsParams) {
  return client.sendRequest<PlayerOpenings | null>(CARD_OPENINGS, params);
}

export function askGroupMoves(client: BaseLanguageClient, params: GroupMovesParams) {
  return client.sendRequest<GroupMovesResult | null>(GROUP_MOVES, params);
}

export function askAssignment(client: BaseLanguageClient, params: AssignmentParams) {
  return client.sendRequest<AssignmentResult | null>(ASSIGNMENT, params);
}

export function askSetUp(client: BaseLanguageClient, params: SetUpParams) {
  return client.sendRequest<SetUpResult | null>(SET_UP, params);
}

export function askCardNames(client: BaseLanguageClient, params: CardNamesParams) {
  return client.sendRequest<readonly string[]>(CARD_NAMES, params);
}

export function askTests(client: BaseLanguageClient, params: TestsParams, token?: CancellationToken) {
  return client.sendRequest<TestsResult>(TESTS, params, token);
}

export function askRunTests(client: BaseLanguageClient, params: RunTestsParams, token: CancellationToken) {
  return client.sendRequest<RunTestsResult>(RUN_TESTS, params, token);
}

export function askProved(client: BaseLanguageClient, params: ProvedParams) {
  return client.sendRequest<ProvedResult>(PROVED, params);
}

/** `onPart` is called with what is new, until the result has all of it. */
export function exploreWith(
  client: BaseLanguageClient,
  params: ExploreParams,
  token: CancellationToken,
  onPart: (part: ExplorePart) => void,
) {
  return withParts(client, onPart, partialResultToken =>
    client.sendRequest<ExploreResult | null>(EXPLORE, { ...params, partialResultToken }, token),
  );
}

/** The same. */
export function judgeOpeningsWith(
  client: BaseLanguageClient,
  params: JudgeOpeningsParams,
  token: CancellationToken,
  onPart: (part: JudgedPart) => void,
) {
  return withParts(client, onPart, partialResultToken =>
    client.sendRequest<JudgeOpeningsResult | null>(JUDGE_OPENINGS, { ...params, partialResultToken }, token),
  );
}

async function withParts<Part, Result>(
  client: BaseLanguageClient,
  onPart: (part: Part) => void,
  ask: (partialResultToken: string) => Promise<Result>,
): Promise<Result> {
  const { ProgressType } = await import('./languageClient.ts');
  askedInParts += 1;
  const token = `riftbench-parts-${askedInParts}`;
  const listener = client.onProgress(new ProgressType<Part>(), token, onPart);
  try {
    return await ask(token);
  } finally {
    listener.dispose();
  }
}

let askedInParts = 0;
