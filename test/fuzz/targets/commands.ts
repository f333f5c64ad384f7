/** `check` in each of its forms: each is what it says it is, and all tell the same. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sax from 'sax';
import { FORMAT_NAMES } from '../../../server/cli/formats/formats.ts';
import { costlyAsync } from '../cost.ts';
import type { Target } from '../target.ts';
import { anyFile, isArticle } from '../texts/texts.ts';
import { faultsOfSaid, runIn, type Said } from './cliRun.ts';

type Form = (typeof FORMAT_NAMES)[number];

export const commands: Target = {
  name: 'commands',
  make: anyFile,
  async faultsOf(text) {
    const folder = mkdtempSync(path.join(tmpdir(), 'riftbench fuzz '));
    try {
      const file = isArticle(text) ? 'a.md' : 'a.rift';
      writeFileSync(path.join(folder, file), text);
      const said = new Map<Form, Said>();
      const dear: string[] = [];
      for (const form of FORMAT_NAMES) {
        const work = async (): Promise<void> => {
          said.set(form, await runIn(folder, ['check', file, '--verbose', '--format', form]));
        };
        dear.push(...(await costlyAsync(`check --format ${form}`, work)));
      }
      return [...dear, ...[...said].flatMap(([form, each]) => faultsOfForm(form, each)), ...differing(said)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Of an article whose fences are cut so that no scenario is left. */
const NOTHING = 'riftbench: neither a scenario nor a card was found';

const faultsOfForm = (form: Form, said: Said): readonly string[] => {
  const why = WRONG[form](said.out);
  return [
    ...faultsOfSaid(form, said, said.err.startsWith(NOTHING) ? [2] : [0, 1]),
    ...(why === undefined ? [] : [`${form}: ${why}`]),
  ];
};

/** Why the output is not of its form. */
const WRONG: Readonly<Record<Form, (out: string) => string | undefined>> = {
  text: () => undefined,
  json: out => notJson(out),
  sarif: out => notJson(out),
  junit: out => {
    let why: string | undefined;
    const parser = sax.parser(true);
    parser.onerror = error => {
      why ??= `no XML: ${error.message.replaceAll('\n', ', ')}`;
    };
    try {
      parser.write(out).close();
    } catch (error) {
      why ??= `no XML: ${error}`;
    }
    return why;
  },
  github: out => {
    const wrong = out.split('\n').find(line => line.startsWith('::') && !COMMAND.test(line));
    return wrong === undefined ? undefined : `no command: ${wrong}`;
  },
};

const COMMAND =
  /^::(?:error|warning|notice) file=a\.(?:md|rift),line=\d+,endLine=\d+(?:,col=\d+,endColumn=\d+)?,title=[\w/-]+::[^\r\n]+$/;

const notJson = (out: string): string | undefined => {
  try {
    JSON.parse(out);
    return undefined;
  } catch (error) {
    return `no JSON: ${error}`;
  }
};

/** The problems that each form counts are those of the others. */
const differing = (said: ReadonlyMap<Form, Said>): readonly string[] => {
  const out = (form: Form): string => said.get(form)?.out ?? '';
  if (notJson(out('json')) !== undefined || notJson(out('sarif')) !== undefined) return [];
  const counts = {
    json: (JSON.parse(out('json')) as Json).files.flatMap(file => file.diagnostics).length,
    sarif: (JSON.parse(out('sarif')) as Sarif).runs.flatMap(each => each.results).length,
    github: out('github').match(/^::/gm)?.length ?? 0,
  };
  const statuses = new Set([...said.values()].map(each => each.status));
  return [
    ...(new Set(Object.values(counts)).size === 1
      ? []
      : [`problems are counted differently: ${JSON.stringify(counts)}`]),
    ...(statuses.size === 1 ? [] : [`the exit status hangs on the form: ${[...statuses].join(', ')}`]),
  ];
};

interface Json {
  readonly files: readonly { readonly diagnostics: readonly unknown[] }[];
}
interface Sarif {
  readonly runs: readonly { readonly results: readonly unknown[] }[];
}
