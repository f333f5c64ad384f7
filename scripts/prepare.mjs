// npm prepare: who installs the package from its repository, as `npm install git+…` and pre-commit do, gets it built. Who
// installs what the project itself needs does not wait for that.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { npmCommand, run } from './lib/run.mjs';
import { ROOT } from './lib/setup.mjs';

const { INIT_CWD: calledIn } = process.env;

if (calledIn !== undefined && path.relative(ROOT, calledIn) !== '') process.exitCode = await prepare();

async function prepare() {
  // npm means to have put them here, and has put the package itself among the global ones where that is asked for.
  const packages = existsSync(path.join(ROOT, 'node_modules')) ? 0 : await installPackages();
  return packages === 0
    ? (await run(path.join(ROOT, 'esbuild.mjs'), ['--production'], { cwd: ROOT })).status
    : packages;
}

async function installPackages() {
  const { program, args } = npmCommand();
  const { status } = await run(program, [...args, 'ci', '--global=false', '--include=dev', '--ignore-scripts'], {
    cwd: ROOT,
  });
  return status;
}
