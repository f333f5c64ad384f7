// The second step of action.yml: checks the workspace, annotates its lines, sets the outputs and writes the summary.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addSummary, annotate, cell, setOutputs } from './workflow.mjs';

/** GitHub shows a summary of at most one megabyte. */
const MOST_ROWS = 100;
const WRONG = ['failed', 'undecided', 'invalid'];

const { RIFTBENCH_PROGRAM: program, RUNNER_TEMP: temporary } = process.env;
const report = path.join(temporary, 'riftbench-report.json');
rmSync(report, { force: true });
const { status, stderr, error } = spawnSync(
  process.execPath,
  [program, 'check', '--format', 'github', '--report', report, ...options(process.env), '--', ...paths(process.env)],
  { stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' },
);
process.stderr.write(stderr ?? '');
if (status !== 0 && status !== 1) annotate(stderr?.trim() || (error?.message ?? 'Riftbench was ended.'));
if (existsSync(report)) tell(JSON.parse(readFileSync(report, 'utf8')));
process.exitCode = status ?? 2;

function options({ INPUT_EDITION: edition = '', INPUT_SHARD: shard = '' }) {
  return [...(edition === '' ? [] : [`--edition=${edition}`]), ...(shard === '' ? [] : [`--shard=${shard}`])];
}

function paths({ INPUT_PATHS: text = '' }) {
  const named = text.split(/\r?\n/).map(line => line.trim());
  return named.filter(line => line !== '');
}

function tell({ files }) {
  const scenarios = files.flatMap(file => file.scenarios.map(each => ({ ...each, path: file.path })));
  const wrong = scenarios.filter(each => WRONG.includes(each.status));
  const passed = scenarios.filter(each => each.status === 'passed').length;
  setOutputs({ passed, failed: wrong.length, report });
  addSummary(summary({ files, scenarios, wrong }));
}

function summary({ files, scenarios, wrong }) {
  const problems = files.flatMap(file => file.diagnostics);
  const of = status => scenarios.filter(each => each.status === status).length;
  const severe = severity => problems.filter(each => each.severity === severity).length;
  const rows = [
    ['files', 'passed', 'failed', 'undecided', 'invalid', 'untested', 'errors', 'warnings'],
    Array(8).fill('---:'),
    [files.length, ...['passed', ...WRONG, 'untested'].map(of), ...['error', 'warning'].map(severe)],
  ];
  return `### Riftbench\n\n${table(rows)}${wrong.length === 0 ? '' : `\n${list(wrong)}`}\n`;
}

function list(wrong) {
  const rows = wrong.slice(0, MOST_ROWS).map(each => {
    const edition = `${each.edition}${each.asPrinted ? ' as printed' : ''}`;
    return [`${each.path}:${each.line + 1}`, each.name, edition, each.status].map(cell);
  });
  const more = wrong.length > MOST_ROWS ? `\nAnd ${wrong.length - MOST_ROWS} more, which the log lists.\n` : '';
  return `${table([['place', 'scenario', 'edition', 'result'], Array(4).fill('---'), ...rows])}${more}`;
}

function table(rows) {
  return rows.map(row => `| ${row.join(' | ')} |\n`).join('');
}
