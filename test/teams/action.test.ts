/** The action for GitHub, on a machine that has nothing but Node, npm and the workspace. */
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../house/support/root.ts';
import { released } from '../house/support/scripts.ts';
import { FAILING, folderOf, GOOD, INVALID } from '../server/cli/fixture.ts';
import { actionAt, type Ran, runAction } from './runner.ts';

/**
 * The action's own files as they are checked out, and a registry: an `npm` that installs the programs as they are shipped, and
 * notes what it was asked for.
 */
const machine = async () => {
  const { folder: programs } = await released.releasedPrograms();
  const folder = folderOf({ 'action/': '', 'bin/': '', 'package.json': '{"type":"module"}' });
  cpSync(fromRoot('action.yml'), path.join(folder, 'action/action.yml'));
  cpSync(fromRoot('scripts/action'), path.join(folder, 'action/scripts/action'), { recursive: true });
  const npm = `#!/bin/sh
echo "$@" >> "${folder}/asked"
case "$1" in
  install) mkdir -p "$3/node_modules/riftbench" && ln -s "${programs}" "$3/node_modules/riftbench/dist" ;;
  ci) ln -s "${programs}" dist ;;
esac
`;
  writeFileSync(path.join(folder, 'bin/npm'), npm);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  return folder;
};

const act = async (
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = { version: '0.1.0' },
): Promise<Ran & { readonly asked: string; readonly folder: string }> => {
  const folder = await machine();
  const temporary = path.join(folder, 'temp');
  const ran = runAction(
    path.join(folder, 'action'),
    { workspace: folderOf(files), temporary, before: path.join(folder, 'bin') },
    inputs,
  );
  const asked = path.join(folder, 'asked');
  return { ...ran, folder, asked: existsSync(asked) ? readFileSync(asked, 'utf8') : '' };
};

describe('the action', () => {
  it('uses no action of anybody else but the one that sets up Node', () => {
    const { runs } = actionAt(fromRoot('.'));
    expect(runs.using).toBe('composite');
    expect(runs.steps.flatMap(({ uses }) => uses ?? [])).toEqual(['actions/setup-node@v4']);
  });

  it('passes where all is well, and tells how many passed', async () => {
    const { status, outputs, summary } = await act({ 'a.rift': GOOD, 'below/b.rift': GOOD });
    expect([status, outputs.passed, outputs.failed]).toEqual([0, '2', '0']);
    expect(summary).toContain('| files | passed | failed | undecided | invalid | untested | errors | warnings |\n');
    expect(summary).toContain('| 2 | 2 | 0 | 0 | 0 | 0 | 0 | 0 |\n');
    expect(summary).not.toContain('place');
  });

  it('fails where something is wrong, annotates the line, and lists the scenario', async () => {
    const { status, log, outputs, summary } = await act({
      'a.rift': GOOD,
      'b.rift': FAILING,
      'below/c.rift': INVALID.replace('Tired', 'A | <b>tired</b> `one`'),
    });
    expect([status, outputs.passed, outputs.failed]).toEqual([1, '1', '2']);
    expect(log).toMatch(/^::error file=b\.rift,line=13,.*title=expect\/failed::/m);
    expect(log).toMatch(/^::error file=below\/c\.rift,line=11,.*title=move\/exhausted::/m);
    expect(summary).toContain('| b.rift:1 | Not so | 1.4 | failed |\n');
    expect(summary).toContain(
      '| below/c.rift:1 | A &#124; &#60;b&#62;tired&#60;/b&#62; &#96;one&#96; | 1.4 | invalid |\n',
    );
    const { files } = JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as { readonly files: readonly unknown[] };
    expect(files).toHaveLength(3);
  });

  it('checks the paths that are named, a line each, the edition and the part that are asked for', async () => {
    const files = {
      'a b/1.rift': GOOD.replace('  edition 1.4\n', ''),
      'a b/2.rift': FAILING,
      'c.rift': GOOD,
      'd.rift': FAILING,
    };
    const { status, outputs } = await act(files, {
      version: '0.1.0',
      paths: 'a b\n  c.rift\n',
      edition: '1.3',
      shard: '1/2',
    });
    expect([status, outputs.passed, outputs.failed]).toEqual([0, '2', '0']);
    const report = JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as {
      readonly files: readonly { readonly path: string; readonly scenarios: readonly { readonly edition: string }[] }[];
    };
    expect(report.files.map(each => [each.path, each.scenarios[0]?.edition])).toEqual([
      ['a b/1.rift', '1.3'],
      ['c.rift', '1.4'],
    ]);
  });

  it('says in an annotation what could not be done, and fails', async () => {
    const gone = await act({ 'a.rift': GOOD }, { version: '0.1.0', paths: 'gone' });
    expect(gone.status).toBe(2);
    expect(gone.log).toContain('::error title=Riftbench::riftbench: gone: there is no such file or folder.\n');
    expect(gone.outputs.passed).toBe('');
    const part = await act({ 'a.rift': GOOD }, { version: '0.1.0', shard: 'half' });
    expect([part.status, part.log]).toEqual([
      2,
      expect.stringContaining('::error title=Riftbench::riftbench: --shard half'),
    ]);
  });

  it('installs the version that is asked for, and refuses what is none', async () => {
    const { asked, folder } = await act({ 'a.rift': GOOD }, { version: '1.2.3' });
    expect(asked).toBe(`install --prefix ${folder}/temp/riftbench --no-audit --no-fund riftbench@1.2.3\n`);
    const wrong = await act({ 'a.rift': GOOD }, { version: '1 --registry=x' });
    expect([wrong.status, wrong.asked]).toEqual([2, '']);
    expect(wrong.log).toContain('::error title=Riftbench::The input "version" must be a version like 0.1.0, or latest');
  });

  it('builds its own where no version is asked for', async () => {
    const { status, asked, outputs } = await act({ 'a.rift': GOOD }, {});
    expect(asked).toBe('ci\nrun build -- --production\n');
    expect([status, outputs.passed]).toEqual([0, '1']);
  });
});
