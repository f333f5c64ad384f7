// The first step of action.yml: makes Riftbench ready to run, and sets the output `program` to its path.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { annotate, setOutputs } from './workflow.mjs';

const { INPUT_VERSION: version = '', GITHUB_ACTION_PATH: own, RUNNER_TEMP: temporary } = process.env;

if (version === '') {
  // What the workflow names behind `uses` is what runs.
  npm(own, 'ci');
  npm(own, 'run', 'build', '--', '--production');
  setOutputs({ program: path.join(own, 'dist/cli.js') });
} else if (/^(latest|\d+\.\d+\.\d+(-[\w.-]+)?)$/.test(version)) {
  const folder = path.join(temporary, 'riftbench');
  npm(temporary, 'install', '--prefix', folder, '--no-audit', '--no-fund', `riftbench@${version}`);
  setOutputs({ program: path.join(folder, 'node_modules/riftbench/dist/cli.js') });
} else {
  fail(`The input "version" must be a version like 0.1.0, or latest, not "${version}".`);
}

function npm(cwd, ...args) {
  const { status, error } = spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0)
    fail(`Riftbench could not be installed: npm ${args[0]} ${error?.message ?? 'failed, as the log shows'}.`);
}

function fail(message) {
  annotate(message);
  process.exit(2);
}
