/** Scenarios as tests, 2,000 files of them: how long until all are listed, how long until all have been run, and what the server then holds. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { RUN_TESTS, TESTS } from '../server/protocol.ts';
import { TANK_FIRST } from '../test/server/lsp/fixture.ts';
import type { Benchmark } from './support.ts';

export const benchmarks: readonly Benchmark[] = [
  { name: 'scenarios of 2,000 files listed', unit: 's', ceiling: 3, run: async () => (await measured()).listed / 1000 },
  { name: 'scenarios of 2,000 files run', unit: 's', run: async () => (await measured()).run / 1000 },
  { name: 'the server’s memory behind it', unit: 'MB', ceiling: 300, run: async () => (await measured()).memory },
];

interface Figures {
  /** In milliseconds. */
  readonly listed: number;
  readonly run: number;
  /** In megabytes, of the process; not a number where the system does not tell. */
  readonly memory: number;
}

let figures: Promise<Figures> | undefined;
const measured = (): Promise<Figures> => {
  figures ??= measure();
  return figures;
};

const FILES = 2000;
/** As many as the client asks for at once. */
const AT_ONCE = 100;
const PROGRAM = 'dist/server.cjs';

/** Of the built server: `npm run build -- --production` first. */
const measure = async (): Promise<Figures> => {
  if (!existsSync(PROGRAM)) throw new Error(`There is no ${PROGRAM}; build it first: npm run build.`);
  const folder = mkdtempSync(join(tmpdir(), 'riftbench-bench-tests-'));
  const uris = Array.from({ length: FILES }, (_, index) => {
    const path = join(folder, `${index}.rift`);
    const scenario = (number: number) => TANK_FIRST.replace('last"', `last ${index}-${number}"`);
    writeFileSync(path, `${scenario(1)}\n${scenario(2)}`);
    return pathToFileURL(path).href;
  });
  const server = spawn(process.execPath, [PROGRAM, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const request = requests(server);
  await request('initialize', { processId: null, rootUri: null, capabilities: {} });
  const begun = performance.now();
  for (let at = 0; at < uris.length; at += AT_ONCE) await request(TESTS, { uris: uris.slice(at, at + AT_ONCE) });
  const listed = performance.now() - begun;
  for (const uri of uris) await request(RUN_TESTS, { uri });
  const run = performance.now() - begun - listed;
  const memory = residentMegabytes(server.pid);
  server.kill();
  rmSync(folder, { recursive: true, force: true });
  return { listed, run, memory };
};

const residentMegabytes = (pid: number | undefined): number => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return Number.NaN;
  }
};

/** Sends one request at a time, and waits for its answer. */
const requests = ({ stdin, stdout }: Pick<ReturnType<typeof spawn>, 'stdin' | 'stdout'>) => {
  let id = 0;
  let rest = Buffer.alloc(0);
  let wanted: ((id: unknown) => void) | undefined;
  stdout?.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(rest.subarray(0, Math.max(end, 0)).toString())?.[1]);
      if (end < 0 || rest.length < end + 4 + length) return;
      wanted?.(JSON.parse(rest.subarray(end + 4, end + 4 + length).toString()).id);
      rest = rest.subarray(end + 4 + length);
    }
  });
  return (method: string, params: unknown): Promise<void> => {
    id += 1;
    const own = id;
    const json = JSON.stringify({ jsonrpc: '2.0', id: own, method, params });
    stdin?.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
    return new Promise(resolve => {
      wanted = answered => {
        if (answered === own) resolve();
      };
    });
  };
};
