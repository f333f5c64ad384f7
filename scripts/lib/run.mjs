// Child processes: found without a shell, and never left behind.
import { spawn } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs a program to its end. `env` adds to this process's environment, or with `replaceEnv` takes its place. A `.js`, `.cjs` or `.mjs` file, or what `node` says is a script, is run by this
 * Node.
 * `quiet` collects the output instead of showing it; a failure's output is then in `output`.
 */
export function run(program, args, { cwd, env, replaceEnv = false, quiet = false, node = false } = {}) {
  const script = node || /\.[cm]?js$/.test(program);
  return new Promise(resolve => {
    const child = spawn(script ? process.execPath : program, script ? [program, ...args] : args, {
      cwd,
      env: replaceEnv ? env : { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: !script && process.platform === 'win32',
    });
    let stdout = '';
    let output = '';
    child.stdout?.on('data', chunk => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr?.on('data', chunk => {
      output += chunk;
    });
    child.once('error', error => resolve({ status: 127, stdout, output: `${program}: ${error.message}` }));
    child.once('close', (status, signal) => resolve({ status: status ?? 1, signal, stdout, output }));
  });
}

/** npm as `{ program, args }`: its own script, so that no shell is between, which on Windows would quote in its own way. */
export function npmCommand() {
  const found = which('npm');
  const script = process.env.npm_execpath ?? (found && realpathSync(found));
  return script?.endsWith('.js') ? { program: process.execPath, args: [script] } : { program: 'npm', args: [] };
}

/** The path of the first of these executables that is on PATH, or undefined. */
export function which(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(folder => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  const candidates = names.flatMap(name =>
    folders.flatMap(folder => endings.map(ending => path.join(folder, name + ending))),
  );
  return candidates.find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
