// A command as somebody at a terminal runs it: in a folder, read as it prints, and ended by Ctrl+C.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { npmCommand } from '../lib/run.mjs';

/**
 * Starts `command`, such as `npm start -- --no-editor`, in `cwd`. Its lines are handed to `onLine` with the paths below
 * `cwd` made relative: they are the same in the work tree.
 * `{ ended, stop }`: `ended` resolves to `{ status, signal }`; `stop` is Ctrl+C, and after `patience` milliseconds the end
 * by force. It resolves to what `ended` does, or to undefined where it took force.
 */
export function startCommand(command, { cwd, env, onLine }) {
  const [program, ...args] = programOf(command);
  // A group of its own, as a terminal gives each command one: Ctrl+C reaches all of it.
  const detached = process.platform !== 'win32';
  const child = spawn(program, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
  const readers = [child.stdout, child.stderr].map(stream => createInterface({ input: stream }));
  for (const reader of readers)
    reader.on('line', raw => {
      const line = raw.replaceAll(`file://${cwd}/`, '').replaceAll(`${cwd}/`, '').replaceAll(cwd, '.');
      onLine(line);
    });
  const send = signal => {
    try {
      if (detached) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended meanwhile.
    }
  };
  const ended = new Promise(resolve => {
    child.once('error', error => {
      onLine(error.message);
      resolve({ status: 127, signal: null });
    });
    child.once('close', (status, signal) => resolve({ status, signal }));
  });
  const stop = async patience => {
    send('SIGINT');
    const end = await inTime(ended, patience);
    if (end === undefined) send('SIGKILL');
    return end;
  };
  return { ended, stop };
}

/** What a promise resolves to, or undefined where that takes longer than `patience` milliseconds. */
export async function inTime(promise, patience) {
  let timer;
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The words of a command; npm without a shell between. */
function programOf(command) {
  const [program, ...args] = command.split(/\s+/);
  if (program !== 'npm') return [program, ...args];
  const npm = npmCommand();
  return [npm.program, ...npm.args, ...args];
}
