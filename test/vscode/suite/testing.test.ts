import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, deleteFile, inWorkspace, openFile, rangeOf, riftbench, until, writeFile } from '../support.ts';

const board = (name: string, claim: string): string => `scenario "${name}"
  edition 1.5
  player Ana
  player Ben
  battlefield Spire controlled by Ben
    Ben: Wall might 4
  base Ana
    Raider might 5
  turn Ana
  Ana moves Raider to Spire
  all pass
  expect ${claim}
`;

describe('the Test Explorer', () => {
  const FILE = 'tested.rift';
  const uri = (): string => inWorkspace(FILE).toString();

  const listed = async (): Promise<readonly string[]> => {
    const { testing } = await riftbench();
    const names: string[] = [];
    testing.controller.items.get(uri())?.children.forEach(({ label }) => {
      names.push(label);
    });
    return names;
  };

  before(async () => {
    await writeFile(FILE, `${board('holds', 'Wall is dead')}\n${board('does not hold', 'Wall is alive')}`);
    const { testing } = await riftbench();
    await testing.refresh();
  });
  afterEach(closeAll);
  after(() => deleteFile(FILE));

  it('lists the scenarios of files that are not open, with their places', async () => {
    const { testing } = await riftbench();
    assert.deepEqual(await listed(), ['holds', 'does not hold']);
    const second = testing.controller.items.get(uri())?.children.get(`${uri()} does not hold`);
    assert.equal(second?.range?.start.line, 13);
    assert.ok(testing.controller.items.get(inWorkspace('combat.rift').toString()));
  });

  it('keeps them while the text is broken, and follows it once it is not', async () => {
    const document = await openFile(
      FILE,
      `${board('holds', 'Wall is dead')}\n${board('does not hold', 'Wall is alive')}`,
    );
    const edit = async (from: string, to: string): Promise<void> => {
      const change = new vscode.WorkspaceEdit();
      change.replace(document.uri, rangeOf(document, from), to);
      await vscode.workspace.applyEdit(change);
    };
    await edit('scenario "holds"', 'scenari');
    await new Promise(resolve => setTimeout(resolve, 1000));
    assert.deepEqual(await listed(), ['holds', 'does not hold']);
    await edit('scenari\n', 'scenario "renamed"\n');
    await until('the new name is listed', async () => (await listed()).join() === 'renamed,does not hold');
  });

  it('runs them: what fails stands in the file with what is expected and what is so', async () => {
    await openFile(FILE, `${board('holds', 'Wall is dead')}\n${board('does not hold', 'Wall is alive')}`);
    const { testing } = await riftbench();
    await until('both are listed', async () => (await listed()).includes('holds'));
    const results = await testing.run([inWorkspace(FILE)]);
    assert.deepEqual(
      results.map(({ id, status }) => [id, status]),
      [
        ['holds', 'passed'],
        ['does not hold', 'failed'],
      ],
    );
    const [failure] = results[1]?.messages ?? [];
    assert.equal(failure?.expectedOutput, 'Wall is alive');
    assert.match(failure?.actualOutput ?? '', /Wall is/);
    assert.equal(failure?.location?.range.start.line, 24);
    // What the "all pass" above it has led to is decided there.
    assert.match(text(failure?.message), /Decided at \[line 24\]\(command:riftbench\.openPlace/);
  });

  it('runs what changes again as long as it runs continuously, and not after', async () => {
    const document = await openFile(
      FILE,
      `${board('holds', 'Wall is dead')}\n${board('does not hold', 'Wall is alive')}`,
    );
    const { testing } = await riftbench();
    await until('both are listed', async () => (await listed()).includes('holds'));
    const { controller } = testing;
    const item = controller.items.get(uri());
    assert.ok(item);
    const runs: (readonly string[])[] = [];
    const create = controller.createTestRun;
    const source = new vscode.CancellationTokenSource();
    const change = async (): Promise<void> => {
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, new vscode.Position(0, 0), '# a remark\n');
      assert.ok(await vscode.workspace.applyEdit(edit));
    };
    try {
      controller.createTestRun = (request, ...more) => {
        runs.push((request.include ?? []).map(({ label }) => label));
        return create.call(controller, request, ...more);
      };
      await testing.runContinuously(item, source.token);
      assert.deepEqual(runs, []);
      await change();
      await until('it has run again', () => runs.length > 0);
      assert.deepEqual(runs, [['holds', 'does not hold']]);
      source.cancel();
      await change();
      await new Promise(resolve => setTimeout(resolve, 1500));
      assert.equal(runs.length, 1);
    } finally {
      source.dispose();
      controller.createTestRun = create;
    }
  });

  it('records in the Test Results how each came out, and where it fails', async () => {
    await openFile(FILE, `${board('holds', 'Wall is dead')}\n${board('does not hold', 'Wall is alive')}`);
    const { testing } = await riftbench();
    await until('both are listed', async () => (await listed()).includes('holds'));
    const { controller } = testing;
    const create = controller.createTestRun;
    const output: string[] = [];
    try {
      controller.createTestRun = (request, ...more) => {
        const run = create.call(controller, request, ...more);
        const append = run.appendOutput.bind(run);
        run.appendOutput = (line, place, item) => {
          output.push(line);
          append(line, place, item);
        };
        return run;
      };
      await testing.runOne(inWorkspace(FILE), 'holds');
      await testing.runOne(inWorkspace(FILE), 'does not hold');
    } finally {
      controller.createTestRun = create;
    }
    assert.match(output[0] ?? '', /^✓ holds \(1\.5 ✓, \d+ ms\)\r\n$/);
    assert.match(output[1] ?? '', /^✗ does not hold \(1\.5 ✗, \d+ ms\)\r\n$/);
    assert.match(output[2] ?? '', /^ {4}line \d+: .*Wall is dead/);
    assert.equal(output.length, 3);
  });

  it('runs by the command of VS Code, and for coverage: the rule book tells what is proved', async () => {
    const { testing, ruleBook } = await riftbench();
    await vscode.commands.executeCommand('testing.coverageAll');
    const proved = await until('the coverage is told', () => testing.coverage.proved(), 30_000);
    assert.ok(proved.proved > 5 && proved.proved < proved.rules);
    const groups = await ruleBook.children();
    assert.ok(groups.some(({ description }) => description?.startsWith(`${proved.proved} of ${proved.rules} covered`)));
  });

  it('has a profile for each edition, and one for what is covered', async () => {
    const { testing } = await riftbench();
    for (const label of ['As Written', 'Under 1.4', 'Under 1.3 as printed', 'Under 1.0', 'Rules and Lines Covered'])
      assert.ok(testing.profiles().includes(label), label);
  });
});

const text = (message: string | vscode.MarkdownString | undefined): string =>
  typeof message === 'object' ? message.value : (message ?? '');
