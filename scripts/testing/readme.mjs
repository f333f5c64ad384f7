// The commands of README.md, run in a clean clone as a newcomer runs them.
import { stripVTControlCharacters } from 'node:util';
import { ENDED } from '../editor.mjs';
import { bad, good, say } from '../lib/terminal.mjs';
import { inTime, startCommand } from './session.mjs';

/** Packages and a workbench may have to be fetched; and tests run on a busy machine. */
const PATIENCE = 60 * 60_000;
/** From Ctrl+C to the end. */
const PATIENCE_TO_END = 30_000;

/**
 * The command that opens an editor: until that answers on its URL, then Ctrl+C. `clone` is `{ folder, env, sessions }`;
 * what runs is in `sessions`.
 */
export async function opensAnEditor(command, clone) {
  if (process.platform === 'win32') {
    say(`${command} is not run: on Windows the editor is VS Code for the desktop, which nobody here would close.`);
    return { passed: 0, failed: 0 };
  }
  const lines = [];
  let url;
  let opened;
  const hasOpened = new Promise(resolve => {
    opened = resolve;
  });
  const session = running(command, clone, painted => {
    say(painted);
    const line = stripVTControlCharacters(painted);
    lines.push(line);
    url ??= /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0];
    if (url !== undefined) opened('opened');
  });
  const first = await inTime(Promise.race([hasOpened, session.ended.then(() => 'ended')]), PATIENCE);
  if (first !== 'opened') {
    const end = await session.stop(PATIENCE_TO_END);
    const why = first === undefined ? `took more than ${PATIENCE / 60_000} minutes` : `ended with ${end?.status}`;
    return failed(`${command} ${why}, and no editor could be reached.`);
  }
  const answer = await answerOf(url);
  say('^C');
  const end = await session.stop(PATIENCE_TO_END);
  if (end === undefined) return failed(`${command} did not end on Ctrl+C.`);
  if (answer.problem !== undefined) return failed(`${command}: its editor does not answer: ${answer.problem}.`);
  if (!endedOnCtrlC(end, lines)) return failed(`${command} ended with ${end.status ?? end.signal} on Ctrl+C.`);
  const wrong = lines.filter(line => line.includes('✗'));
  if (wrong.length > 0) return failed(`${command} finds fault: ${wrong[0]}`);
  if ((await answerOf(url)).problem === undefined) return failed(`${command} left its editor running.`);
  return passed(`${command}: the examples pass, its editor answers, and Ctrl+C ends it`);
}

/**
 * Ctrl+C reaches the whole group: npm, the shell that npm starts its scripts with, and the script. Some shells end by the
 * signal themselves though the script has ended well, and npm as they do.
 */
function endedOnCtrlC({ status, signal }, lines) {
  const hasSaidSo = lines.some(line => line.includes(ENDED));
  return hasSaidSo && (status === 0 || status === 130 || signal === 'SIGINT');
}

/** A command that ends by itself. `shown` is `always`, or `on failure` where its output repeats what was shown before. */
export async function endsWell(command, clone, shown) {
  const lines = [];
  const session = running(command, clone, line => (shown === 'always' ? say(line) : lines.push(line)));
  const result = await endOf(command, session);
  if (result.failed > 0) for (const line of lines) say(line);
  return result;
}

async function endOf(command, session) {
  const end = await inTime(session.ended, PATIENCE);
  if (end === undefined) {
    await session.stop(PATIENCE_TO_END);
    return failed(`${command} has not ended in ${PATIENCE / 60_000} minutes.`);
  }
  if (end.status !== 0) return failed(`${command} ended with ${end.status ?? end.signal}.`);
  return passed(`${command} ends with 0`);
}

function running(command, { folder, env, sessions }, onLine) {
  say(`$ ${command}`);
  const session = startCommand(command, { cwd: folder, env, onLine });
  sessions.add(session);
  session.ended.then(() => sessions.delete(session));
  return session;
}

async function answerOf(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const page = await response.text();
    if (!response.ok) return { problem: `status ${response.status}` };
    return page.includes('workbench') ? {} : { problem: 'what it sends is no workbench' };
  } catch (error) {
    return { problem: error.cause?.message ?? error.message };
  }
}

function passed(text) {
  good(text);
  return { passed: 1, failed: 0 };
}

function failed(text) {
  bad(text);
  return { passed: 0, failed: 1 };
}
