/** What is claimed of all that can come is told once it is explored, and holds up nothing meanwhile. */
import { expect, test } from 'vitest';
import { hover } from '../../../server/analysis/hover.ts';
import { inlayHints } from '../../../server/analysis/inlayHints.ts';
import { runTests } from '../../../server/analysis/tests.ts';
import { makeWorkspace } from '../../../server/analysis/workspace.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { openDocuments } from '../../../server/lsp/documents.ts';
import { diagnostics } from './inProtocol.ts';

const URI = 'untitled:a.rift';
const SCENARIO = `scenario "Wall"
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Meadow
  base Ana
    Raider might 3

  turn Ana
  expect it is impossible that Wall is dead
  expect Ana can force Wall is dead
  expect Wall is dead
`;

const opened = (text: string) => {
  const workspace = makeWorkspace({
    host: nodeHost,
    documents: openDocuments(),
    load: () => loadToolbox({ kind: 'client' }),
    onFailure: error => {
      throw error;
    },
  });
  workspace.documents.open({ textDocument: { uri: URI, languageId: 'rift', version: 1, text } });
  const told = async (): Promise<readonly string[]> => {
    const analysis = await workspace.analysis(URI);
    return analysis === undefined
      ? []
      : diagnostics(analysis).map(({ code, range }) => `${range.start.line} ${String(code)}`);
  };
  return { workspace, told };
};

test('other diagnostics are there before anything is explored, and each claim is told when it is decided', async () => {
  const { workspace, told } = opened(SCENARIO);
  const changes: (readonly string[])[] = [];
  const pending: Promise<void>[] = [];
  workspace.onExplored(() => {
    pending.push(told().then(codes => void changes.push(codes)));
  });
  expect(await told()).toEqual(['12 expect/failed']);
  await workspace.explore(URI);
  await Promise.all(pending);
  expect(changes).toHaveLength(2);
  expect(await told()).toEqual(['10 expect/failed', '12 expect/failed']);
});

test('what is not wanted any more ends', async () => {
  const { workspace, told } = opened(SCENARIO);
  await told();
  await workspace.explore(URI, () => false);
  expect(await told()).toEqual(['12 expect/failed']);
});

test('a claim is searched for as long as the setting says, and again where that changes', async () => {
  const { workspace, told } = opened(SCENARIO);
  workspace.configure({ secondsForClaims: 0.000_001 });
  await told();
  await workspace.explore(URI);
  expect(await told()).toEqual(['10 explore/undecided', '11 explore/undecided', '12 expect/failed']);
  workspace.configure({ secondsForClaims: 60 });
  await told();
  await workspace.explore(URI);
  expect(await told()).toEqual(['10 expect/failed', '12 expect/failed']);
});

test('a test explores before it is judged', async () => {
  const { workspace } = opened(
    SCENARIO.replace('expect it is impossible that Wall is dead', '').replace('  expect Wall is dead\n', ''),
  );
  const { scenarios } = await runTests(await workspace.read(URI), {
    token: { isCancellationRequested: false },
    nextTurn: nodeHost.nextTurn,
    explore: workspace.exploreScenario,
  });
  expect(scenarios.map(({ status }) => status)).toEqual(['passed']);
});

test('a loop is told with what the tournament rules say of it', async () => {
  const { workspace, told } = opened(
    SCENARIO.replace('expect Wall is dead', 'expect Ana cannot repeat after at most 1 act'),
  );
  await told();
  await workspace.explore(URI);
  const analysis = await workspace.analysis(URI);
  const said = analysis === undefined ? null : hover(analysis, { line: 12, character: 14 });
  expect(JSON.stringify(said)).toMatch(/Holds[\s\S]*TR 505\.1/);
});

test('how many first acts do it stands behind the line', async () => {
  const { workspace } = opened(SCENARIO);
  const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const labels = async (): Promise<readonly string[]> => {
    const analysis = await workspace.analysis(URI);
    return analysis === undefined ? [] : inlayHints(analysis, range).map(({ label }) => String(label));
  };
  expect(await labels()).toEqual(['exploring …', 'exploring …']);
  await workspace.explore(URI);
  expect(await labels()).toEqual(['1 of 3 first acts']);
});
