import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVENTED, published } from '../rules-db/importing/invented.ts';
import { makePdf } from '../server/library/makePdf.ts';
import { type Bundles, bundler } from './support/scripts.ts';

const { bundlePrograms, DATA, PROGRAMS, SERVER_CEILING } = bundler;
const BOOK = 'book.json.br';

let outdir = '';
let bundles: Bundles = {};
beforeAll(async () => {
  outdir = mkdtempSync(path.join(tmpdir(), 'riftbench-bundles-'));
  bundles = await bundlePrograms({ outdir, production: true });
});
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

describe('the bundles', () => {
  it('are those of the list', () => {
    expect(readdirSync(outdir).sort()).toEqual(
      [...DATA.map(({ file }) => file), ...PROGRAMS.map(({ bundle }) => bundle)].sort(),
    );
  });

  it.each(PROGRAMS)('$bundle stays under its ceiling of $ceiling bytes', ({ bundle, ceiling }) => {
    expect(bundles[bundle]?.bytes).toBeGreaterThan(0);
    expect(bundles[bundle]?.bytes).toBeLessThan(ceiling);
  });

  it('the server stays under its ceiling with all the data that it reads', () => {
    const sizes = ['server.cjs', ...DATA.map(({ file }) => file)].map(file => statSync(path.join(outdir, file)).size);
    expect(Math.min(...sizes)).toBeGreaterThan(1000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SERVER_CEILING);
  });

  it.each(PROGRAMS)('$bundle needs nothing of node_modules', ({ bundle }) => {
    // They lie beside each other.
    const known = ['vscode', './pdf.mjs'];
    const strangers = bundles[bundle]?.imports.filter(name => !known.includes(name) && !isBuiltin(name));
    expect(strangers).toEqual([]);
  });

  it('start: the command line tells its commands', () => {
    const { status, stdout } = spawnSync(process.execPath, [path.join(outdir, 'cli.js'), '--help'], {
      encoding: 'utf8',
    });
    expect({ status, names: stdout.includes('check') }).toEqual({ status: 0, names: true });
  });

  it('read a PDF with what lies beside them', () => {
    const file = path.join(outdir, 'rules.pdf');
    writeFileSync(file, makePdf(published().replace('Core Rules', 'Tournament Rules')));
    const library = path.join(outdir, 'library');
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.join(outdir, 'cli.js'), 'import', file, '--dry-run', '--json'],
      { encoding: 'utf8', env: { ...process.env, RIFTBENCH_LIBRARY: library } },
    );
    rmSync(file);
    expect({ status, documents: JSON.parse(stdout).documents }).toMatchObject({
      status: 0,
      documents: [{ name: 'moth-and-lantern-tournament-rules', rules: INVENTED.length }],
    });
  });

  it('find the book: the command line tells a rule, and says so where the book is missing', () => {
    const rule = () => spawnSync(process.execPath, [path.join(outdir, 'cli.js'), 'rule', '465'], { encoding: 'utf8' });
    expect(rule().status).toBe(0);
    const [book, away] = [path.join(outdir, BOOK), path.join(outdir, 'away')];
    renameSync(book, away);
    const { status, stderr } = rule();
    renameSync(away, book);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('The rule book could not be read'),
    });
  });
});
