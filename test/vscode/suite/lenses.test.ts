import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, openUntitled, rangeOf, riftbench, until } from '../support.ts';

const TEXT = `scenario "Spire"
  edition 1.3, 1.4
  player Ana
  player Ben
  battlefield Spire controlled by Ben
    Ben: Wall might 4
  base Ana
    Raider might 5
  turn Ana
  Ana moves Raider to Spire
  what if "Wall holds"
    all pass
    expect Wall is alive
  back
  all pass
  expect Wall is dead
`;

describe('the line above a scenario', () => {
  afterEach(async () => {
    await vscode.workspace
      .getConfiguration('riftbench')
      .update('codeLens', undefined, vscode.ConfigurationTarget.Global);
    await closeAll();
  });

  it('runs it, steps through it, shows its board and how it goes, and tells how it comes out', async () => {
    const document = await openUntitled(TEXT);
    const lenses = await until('there are verdicts', async () => {
      const all = await lensesOf(document);
      return all.length === 10 && all.every(([, title]) => title !== '') ? all : undefined;
    });
    assert.deepEqual(
      lenses.map(([line, title]) => `${line}: ${title.replace(/^\$\(play\) /, '')}`),
      [
        '0: Run',
        '0: Step',
        '0: Board',
        '0: How It Goes',
        '0: $(error) 1.4, 1.3: in the branch "Wall holds"',
        '10: Run',
        '10: Step',
        '10: Board',
        '10: How It Goes',
        lenses[9] === undefined ? '' : `10: ${lenses[9][1]}`,
      ],
    );
    assert.match(lenses[9]?.[1] ?? '', /^\$\(error\) 1\.4, 1\.3: .*Wall/);
  });

  it('follows the text, and can be switched off', async () => {
    const document = await openUntitled(TEXT);
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, rangeOf(document, 'Wall is dead'), 'Wall is alive');
    await vscode.workspace.applyEdit(edit);
    await until('it fails', async () => {
      const verdict = (await lensesOf(document))[4]?.[1] ?? '';
      return /^\$\(error\) 1\.4, 1\.3/.test(verdict);
    });
    await vscode.workspace.getConfiguration('riftbench').update('codeLens', false, vscode.ConfigurationTarget.Global);
    await until('there is none', async () => (await lensesOf(document)).length === 0);
  });

  it('leads to how it goes, which follows the text and says when it is of an older one', async () => {
    const { pages } = await riftbench();
    const document = await openUntitled(TEXT);
    await vscode.commands.executeCommand('riftbench.howItGoes', document.uri, 'Spire');
    const shown = () => [...pages.shown()].find(([uri]) => uri.includes('/story/'))?.[1] ?? '';
    await until('the page is told', () => /How it goes in 1\.4/.test(shown()));
    assert.match(shown(), /Ana moves Raider to Spire/);
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), document.uri.toString());

    const change = async (from: string, to: string): Promise<void> => {
      const edit = new vscode.WorkspaceEdit();
      edit.replace(document.uri, rangeOf(document, from), to);
      await vscode.workspace.applyEdit(edit);
    };
    await change('Raider might 5', 'Raider might 9');
    await until('it follows', () => /assign 9|9 damage/.test(shown()));
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), document.uri.toString());
    await change('"Spire"', '"Tower"');
    await until('it says that it is old', () => /class="stale"/.test(shown()));
    assert.match(shown(), /Ana moves Raider to Spire/);
  });
});

/** Each by its line and what it says. */
async function lensesOf(document: vscode.TextDocument): Promise<readonly (readonly [number, string])[]> {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    document.uri,
    100,
  );
  return lenses
    .map(({ range, command }) => [range.start.line, command?.title ?? ''] as const)
    .sort(([a], [b]) => a - b);
}
