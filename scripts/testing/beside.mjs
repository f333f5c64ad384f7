// Steps that mostly wait, for an editor or a browser, run beside those that compute: one after another, each in a process of
// its own, whose output is kept together and shown when its turn comes.
import { spawn } from 'node:child_process';
import { say, title } from '../lib/terminal.mjs';

/** Where no process could be started at all. */
const NOT_STARTED = { status: 127, signal: null };

/**
 * Starts them: `steps` are `{ name, script, args }`, of scripts that end by `answer`. Returns at once, for each in their
 * order, `{ name, ended }`, which resolves to `{ output, passed, failed, seconds }` and never rejects. A process that gives no
 * answer, or ends otherwise than it answers, has failed.
 */
export function startBeside(steps) {
  let before = Promise.resolve();
  return steps.map(step => {
    const ended = before.then(() => endOf(step));
    before = ended;
    return { name: step.name, ended };
  });
}

/** What such a script calls at its end. */
export function answer({ passed, failed }) {
  if (failed > 0) process.exitCode = 1;
  // What leads to whoever started it would keep it from ending.
  process.send({ passed, failed }, () => process.disconnect());
}

/** Shows what a step that ran beside has printed, once it has ended. A row for the result. */
export async function tellBeside({ name, ended }) {
  const { output, ...row } = await ended;
  title(name);
  if (output !== '') say(output.trimEnd());
  return { name, ...row, isBeside: true };
}

async function endOf({ name, script, args = [] }) {
  const start = performance.now();
  const { status, signal, answered, output } = await ran(script, args);
  const seconds = (performance.now() - start) / 1000;
  const trouble = troubleWith({ name, status, signal, answered });
  if (trouble === undefined) return { output, ...answered, seconds };
  const { passed = 0, failed = 0 } = answered ?? {};
  return { output: `${output}${trouble}\n`, passed, failed: Math.max(1, failed), seconds };
}

/** Why its answer is not to be believed. */
function troubleWith({ name, status, signal, answered }) {
  if (answered === undefined) return `${name} ended with ${status ?? signal}, without a result.`;
  if (answered.failed + answered.passed === 0) return `${name} has tested nothing.`;
  return (answered.failed === 0) === (status === 0) ? undefined : `${name} ended with ${status ?? signal}.`;
}

function ran(script, args) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [script, ...args], {
      env: {
        ...process.env,
        ...(process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    let answered;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', text => {
        output += text;
      });
    }
    child.on('message', message => {
      answered = message;
    });
    child.once('error', error => resolve({ ...NOT_STARTED, answered: undefined, output: `${error.message}\n` }));
    child.once('close', (status, signal) => resolve({ status, signal, answered, output }));
  });
}
