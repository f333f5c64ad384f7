import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundler } from './support/scripts.ts';

const { bundlePrograms, PROGRAMS } = bundler;

let outdir = '';
let sizes: Readonly<Record<string, number>> = {};
beforeAll(async () => {
  outdir = mkdtempSync(path.join(tmpdir(), 'riftbench-bundles-'));
  sizes = await bundlePrograms({ outdir, production: true });
});
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

describe('the bundles', () => {
  it('are those of the list', () => {
    expect(readdirSync(outdir).sort()).toEqual(PROGRAMS.map(({ bundle }) => bundle).sort());
  });

  it.each(PROGRAMS)('$bundle stays under its ceiling of $ceiling bytes', ({ bundle, ceiling }) => {
    expect(sizes[bundle]).toBeGreaterThan(0);
    expect(sizes[bundle]).toBeLessThan(ceiling);
  });

  it.each(PROGRAMS)('$bundle needs nothing of node_modules', ({ bundle }) => {
    const text = readFileSync(path.join(outdir, bundle), 'utf8');
    const needed = [...text.matchAll(/\brequire\("([^"./][^"]*)"\)|\bfrom"([^"./][^"]*)"/g)].map(
      match => match[1] ?? match[2] ?? '',
    );
    const strangers = needed.filter(name => name !== 'vscode' && !isBuiltin(name));
    expect(strangers).toEqual([]);
  });

  it('start: the command line tells its commands', () => {
    const { status, stdout } = spawnSync(process.execPath, [path.join(outdir, 'cli.js'), '--help'], {
      encoding: 'utf8',
    });
    expect({ status, names: stdout.includes('check') }).toEqual({ status: 0, names: true });
  });
});
