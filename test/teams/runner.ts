/** Runs a composite action as GitHub's runner does: its steps in turn, with its inputs, in the workspace, with files for what they tell. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

export interface Ran {
  /** Of the last step that ran. */
  readonly status: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

export const actionAt = (folder: string): Action =>
  parse(readFileSync(path.join(folder, 'action.yml'), 'utf8')) as Action;

/** `before` goes in front of the PATH: what the machine has installed. */
export const runAction = (
  folder: string,
  { workspace, temporary, before }: { readonly workspace: string; readonly temporary: string; readonly before: string },
  given: Readonly<Record<string, string>>,
): Ran => {
  const { inputs, outputs, runs } = actionAt(folder);
  const known = new Map<string, string>();
  for (const [name, { default: usual }] of Object.entries(inputs)) known.set(`inputs.${name}`, given[name] ?? usual);
  mkdirSync(temporary, { recursive: true });
  const summaryFile = path.join(temporary, 'summary');
  writeFileSync(summaryFile, '');
  let log = '';
  let status: number | null = 0;
  for (const { id, run, shell, env = {} } of runs.steps) {
    if (run === undefined || status !== 0) continue;
    if (shell !== 'bash') throw new Error(`the shell of a step is ${shell}`);
    const outputFile = path.join(temporary, `output-${id}`);
    writeFileSync(outputFile, '');
    const { PATH = '' } = process.env;
    const ran = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
      cwd: workspace,
      encoding: 'utf8',
      // A clean machine: nothing but what the runner gives.
      env: {
        PATH: `${before}${path.delimiter}${PATH}`,
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION_PATH: folder,
        GITHUB_WORKSPACE: workspace,
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: summaryFile,
        RUNNER_TEMP: temporary,
        ...Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filled(text, known)])),
      },
    });
    status = ran.status;
    log += ran.stdout + ran.stderr;
    for (const [, name = '', value = ''] of readFileSync(outputFile, 'utf8').matchAll(/^([^=\n]+)=(.*)$/gm))
      known.set(`steps.${id}.outputs.${name}`, value);
  }
  return {
    status,
    log,
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, filled(value, known)])),
    summary: readFileSync(summaryFile, 'utf8'),
  };
};

/** An output that was never set is empty, as is one of a step that never ran. */
const filled = (text: string, known: ReadonlyMap<string, string>): string =>
  text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => known.get(name) ?? '');
