// What `npm pack` makes, installed in an empty folder without a network and run by npx, under each Node that it is for.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundlePrograms, writePages } from '../../esbuild.mjs';
import { releasedPrograms } from '../../scripts/lib/released.mjs';
import { npmCommand, run } from '../../scripts/lib/run.mjs';
import { ROOT } from '../../scripts/lib/setup.mjs';
import { bad, good } from '../../scripts/lib/terminal.mjs';
import { needNodes } from './nodes.mjs';

/** What `npm pack` takes beside the programs. */
const SOURCES = ['.npmignore', 'package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

const SCENARIO = `scenario "Tank first"
  edition 1.5
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Archer might 2
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
  Ana assigns 3 to Wall, 1 to Archer
  expect Wall is dead
`;

/** Each gets `riftbench(...args)`, which answers `{ status, stdout, output }`, and the empty folder that it runs in. */
const CASES = {
  'tells its version': async ({ riftbench }) => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    assert.deepEqual(only(await riftbench('--version')), { status: 0, stdout: `riftbench ${version}\n` });
  },

  'checks a scenario, and one that fails': async ({ riftbench, folder }) => {
    writeFileSync(path.join(folder, 'right.rift'), SCENARIO);
    writeFileSync(path.join(folder, 'wrong.rift'), SCENARIO.replace('is dead', 'is alive'));
    const right = await riftbench('check', 'right.rift');
    assert.deepEqual([right.status, /1 passed/.test(right.stdout)], [0, true], right.output);
    const wrong = await riftbench('check', 'wrong.rift');
    assert.deepEqual([wrong.status, /Wall/.test(wrong.stdout)], [1, true], wrong.output);
  },

  'looks up, draws, and opens its own link': async ({ riftbench, folder }) => {
    assert.match((await riftbench('search', 'lethal', 'damage')).stdout, /467\.2\.c/);
    writeFileSync(path.join(folder, 'right.rift'), SCENARIO);
    assert.match((await riftbench('picture', 'right.rift')).stdout, /^<svg /);
    const { stdout: link } = await riftbench('link', 'right.rift');
    const opened = await riftbench('open', link.trim());
    assert.deepEqual([opened.status, /Wall is dead/.test(opened.stdout)], [0, true], opened.output);
  },

  'plays in threads': async ({ riftbench, folder }) => {
    for (const name of ['a', 'b', 'c']) writeFileSync(path.join(folder, `${name}.rift`), SCENARIO);
    const { status, stdout, output } = await riftbench('check', '.', '--jobs', '2');
    assert.deepEqual([status, /3 passed/.test(stdout)], [0, true], output);
  },
};

/** What takes long, under one Node. */
const ONCE = {
  'makes a site': async ({ riftbench, folder }) => {
    mkdirSync(path.join(folder, 'rulings'));
    writeFileSync(path.join(folder, 'rulings/right.rift'), SCENARIO);
    const { status, output } = await riftbench('site', 'rulings', '-o', 'out');
    assert.equal(status, 0, output);
    for (const file of ['index.html', 'right.rift.html', 'try/web.js', 'try/data/index.json', 'NOTICES.txt'])
      assert.ok(existsSync(path.join(folder, 'out', file)), `${file} is missing`);
  },
};

const only = ({ status, stdout }) => ({ status, stdout });

/** Answers `{ passed, failed }`. */
export async function runPackage() {
  const work = mkdtempSync(path.join(tmpdir(), 'riftbench-package-'));
  const results = { passed: 0, failed: 0 };
  const tried = async (name, job) => {
    try {
      await job();
      good(name);
      results.passed += 1;
    } catch (error) {
      bad(`${name}: ${error.message}`);
      results.failed += 1;
    }
  };
  try {
    const archive = await packed(path.join(work, 'one'), (await releasedPrograms()).folder);
    const nodes = await needNodes();
    // Side by side: each has a folder of its own, and one process at a time.
    await Promise.all([
      tried('two builds are alike, byte for byte', async () => {
        const again = path.join(work, 'again');
        await bundlePrograms({ outdir: again, production: true });
        assert.equal(hashOf(await packed(path.join(work, 'two'), again)), hashOf(archive));
      }),
      ...nodes.map(({ version, node }, index) =>
        runUnder(version, npmOf(node), {
          home: path.join(work, `empty ${version}`),
          archive,
          cases: { ...CASES, ...(index === 0 ? ONCE : {}) },
          tried,
        }),
      ),
    ]);
    return results;
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** `npm` is that of the Node of this `version`. */
async function runUnder(version, npm, { home, archive, cases, tried }) {
  await tried(`Node ${version} installs without a network`, () => installed(npm, { home, archive }));
  for (const [at, [name, job]] of Object.entries(cases).entries())
    await tried(`Node ${version} ${name}`, async () => {
      const folder = path.join(home, `case ${at}`);
      mkdirSync(folder);
      await job({ folder, riftbench: (...args) => npm(folder, 'exec', '--offline', '--', 'riftbench', ...args) });
    });
}

/** The path of the archive of a package with these programs. */
async function packed(folder, programs) {
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  cpSync(programs, path.join(folder, 'dist'), { recursive: true });
  await writePages(path.join(folder, 'dist/pages'));
  const { program, args } = npmCommand();
  const { status, output } = await run(program, [...args, 'pack', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    quiet: true,
  });
  if (status !== 0) throw new Error(`npm pack: ${output.trim()}`);
  return path.join(
    folder,
    readdirSync(folder).find(name => name.endsWith('.tgz')),
  );
}

const hashOf = file => createHash('sha256').update(readFileSync(file)).digest('hex');

/** npm under a Node that comes before any other, as the package's own first line looks for it. */
const npmOf =
  node =>
  (cwd, ...args) => {
    const env = {
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
      npm_config_update_notifier: 'false',
    };
    return run(node, [...npmCommand().args, ...args], { cwd, env, quiet: true });
  };

async function installed(npm, { home, archive }) {
  mkdirSync(home);
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, output } = await npm(home, 'install', archive, ...quietly);
  if (status !== 0) throw new Error(`npm install: ${output.trim()}`);
}
