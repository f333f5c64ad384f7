// npm start: builds, checks the examples, shows that the mistakes are found, and opens an editor on them.
//   npm start [-- --no-editor] [--verbose]
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { builtPrograms } from './lib/built.mjs';
import { verdictOn } from './lib/examples.mjs';
import { run } from './lib/run.mjs';
import { needNode, needPackages, ROOT } from './lib/setup.mjs';
import { bad, bold, count, dim, good, say, title } from './lib/terminal.mjs';
import { compareMarks } from './mistakes.mjs';

const EXAMPLES = path.join(ROOT, 'examples');
const MISTAKES = path.join(EXAMPLES, 'mistakes');

needNode();
await needPackages();
await build();
const right = await examplesPass();
const wrong = await mistakesAreFound();
process.exitCode = right && wrong ? 0 : 1;
if (process.argv.includes('--no-editor')) {
  if (right && wrong)
    say('\nNext: write a scenario, as README.md shows, and check it: node dist/cli.js check tank.rift');
} else {
  title('The editor');
  const { openEditor } = await import('./editor.mjs');
  await openEditor({ folder: EXAMPLES, file: firstMistake() });
}

async function build() {
  title('Building');
  const quiet = !process.argv.includes('--verbose');
  const { succeeded, output } = await builtPrograms({ quiet });
  if (!succeeded) {
    if (quiet) say(output.trim());
    bad('The build failed: the reason is above.');
    process.exit(1);
  }
  if (quiet) good(`dist/ ${dim('--verbose lists what is in it')}`);
}

async function examplesPass() {
  title('Examples: each scenario has to pass, and each card to be read');
  const files = examples();
  if (files.length === 0) {
    bad('examples/ holds no scenario.');
    return false;
  }
  const report = await check(files);
  if (report === undefined) return false;
  let passes = true;
  for (const file of report.files) {
    const name = path.relative(EXAMPLES, file.path);
    const { passed, summary, problems } = verdictOn(file);
    if (passed) good(`${name} ${dim(summary)}`);
    else bad(`${name}: ${summary}`);
    for (const { range, severity, code, message } of problems) {
      say(`    ${range.start.line + 1}: ${severity} ${code}: ${message}`);
    }
    passes &&= passed;
  }
  return passes;
}

async function mistakesAreFound() {
  title('Mistakes: each has to be found, and nothing else');
  if (!existsSync(MISTAKES)) {
    bad('examples/mistakes/ is not there.');
    return false;
  }
  const report = await check([MISTAKES]);
  if (report === undefined) return false;
  for (const file of report.files) {
    for (const { range, severity, code, message, rule } of file.diagnostics) {
      const place = `${path.basename(file.path)}:${range.start.line + 1}`;
      say(
        `  ${dim(place)} ${bold(`${severity} ${code}`)} ${message}${rule && !message.includes(rule) ? dim(` (${rule})`) : ''}`,
      );
    }
  }
  const { found, surplus, ...rest } = compareMarks(report);
  const missing = [...rest.missing, ...notChecked(report)];
  for (const line of [...missing, ...surplus]) bad(line);
  if (found === 0) bad('examples/mistakes/ marks nothing.');
  const wellDone = found > 0 && missing.length === 0 && surplus.length === 0;
  (wellDone ? good : bad)(
    `${count(found, 'marked mistake')} found, ${missing.length} missed, ${surplus.length} not marked`,
  );
  return wellDone;
}

/** Nobody would miss the marks of a file that was passed over. */
function notChecked({ files }) {
  const checked = new Set(files.map(file => path.resolve(ROOT, file.path)));
  return readdirSync(MISTAKES, { recursive: true })
    .filter(name => name.endsWith('.rift') && !checked.has(path.join(MISTAKES, name)))
    .map(name => `${name}: was not checked`);
}

function firstMistake() {
  const [first] = existsSync(MISTAKES)
    ? readdirSync(MISTAKES)
        .filter(name => name.endsWith('.rift'))
        .sort()
    : [];
  return path.join(MISTAKES, first ?? '');
}

/** All that is in examples/ but the mistakes. */
function examples() {
  if (!existsSync(EXAMPLES)) return [];
  return readdirSync(EXAMPLES, { withFileTypes: true })
    .filter(entry => entry.name !== 'mistakes' && (entry.isDirectory() || /\.(rift|md)$/.test(entry.name)))
    .map(entry => path.join(EXAMPLES, entry.name))
    .sort();
}

/** The report of `riftbench check`, or undefined where it could not do its work. */
async function check(paths) {
  const cli = path.join(ROOT, 'dist/cli.js');
  const { status, stdout, output } = await run(cli, ['check', ...paths, '--format', 'json'], {
    cwd: ROOT,
    quiet: true,
  });
  try {
    // 1 says that something was found: whether it should have been is decided here.
    if (status === 0 || status === 1) return JSON.parse(stdout);
  } catch {
    // Reported below.
  }
  bad(`riftbench check ended with status ${status}: ${output.trim().slice(0, 2000)}`);
  return undefined;
}
