// npm run reports: whether every report of every scenario is as it is listed in test/reports/hashes/.
//   npm run reports -- --update            lists them as they are now
//   npm run reports -- --against REV       shows how they differ from those of another revision
//   npm run reports -- --show              prints them
// With words after it, only of scenarios that have one of them in file, name or edition; --update, of files with one in their path.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { asked } from './lib/asked.mjs';
import { bundleScript } from './lib/bundled.mjs';
import { filesOf } from './lib/revision.mjs';
import { ROOT } from './lib/setup.mjs';
import { bad, good, say } from './lib/terminal.mjs';

const SCRIPT = 'scripts/reports.ts';
/** What tells the reports: of another revision as of this one, so that only the reports can differ. */
const TELLING = ['test/reports', SCRIPT, 'scripts/lib'];
const OUT = path.join(ROOT, 'out/reports');

const { values, words } = asked({
  usage: 'npm run reports [-- --update | --against REV | --show] [WORD ...]',
  options: { update: { type: 'boolean' }, show: { type: 'boolean' }, against: { type: 'string' } },
  most: Number.POSITIVE_INFINITY,
});

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
if (values.against !== undefined) await compare(values.against);
else if (values.show) await show();
else await tell(ROOT, [values.update ? '--update' : '--check', ...words]);

async function show() {
  await tell(ROOT, ['--texts', OUT, ...words]);
  for (const file of readdirSync(OUT, { recursive: true }).sort())
    if (file.endsWith('.txt')) say(`${file.replace(/\.txt$/, '')}\n\n${readFileSync(path.join(OUT, file), 'utf8')}`);
}

async function compare(revision) {
  const [before, now] = [path.join(OUT, 'before'), path.join(OUT, 'now')];
  const files = filesOf(revision);
  for (const each of TELLING) cpSync(path.join(ROOT, each), path.join(files, each), { recursive: true });
  await tell(files, ['--texts', before, ...words]);
  await tell(ROOT, ['--texts', now, ...words]);
  for (const each of [before, now]) mkdirSync(each, { recursive: true });
  const args = ['diff', '--no-index', '--stat', '--patch', 'before', 'now'];
  if (run('git', args, { stdio: 'inherit', cwd: OUT }) === 0) good(`Every report is the same as in ${revision}.`);
  else bad(`The reports of ${revision} and of now: ${path.relative(process.cwd(), OUT)}/before and /now`);
}

async function tell(root, args) {
  const script = await bundleScript(SCRIPT, root);
  const status = run(process.execPath, ['--enable-source-maps', script, root, ...args], {
    stdio: 'inherit',
    cwd: root,
  });
  if (status !== 0) process.exit(status);
}

function run(program, args, options) {
  return spawnSync(program, args, options).status ?? 1;
}
