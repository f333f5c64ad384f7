/** Steps of `npm test` that run beside others fail as surely as those that run in turn, whatever becomes of their process. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from './support/root.ts';
import { testing } from './support/testing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'riftbench-beside-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ANSWER = `import { answer } from ${JSON.stringify(pathToFileURL(fromRoot('scripts/testing/beside.mjs')).href)};`;

const step = (name: string, source: string) => {
  const script = path.join(folder, `${name}.mjs`);
  writeFileSync(script, `${ANSWER}\n${source}`);
  return { name, script };
};

const resultsOf = async (steps: readonly { readonly name: string; readonly script: string }[]) => {
  const results = [];
  for (const { ended } of testing.startBeside(steps)) results.push(await ended);
  return results;
};

describe('a step that runs beside others', () => {
  it.each([
    ['passes', 'console.log("well"); answer({ passed: 2, failed: 0 });', { passed: 2, failed: 0, output: 'well\n' }],
    ['fails', 'console.error("ill"); answer({ passed: 2, failed: 1 });', { passed: 2, failed: 1, output: 'ill\n' }],
    [
      'throws',
      'throw new Error("planted");',
      { passed: 0, failed: 1, output: expect.stringMatching(/planted[\s\S]*1, without/) },
    ],
    [
      'throws once it has answered',
      'answer({ passed: 2, failed: 0 }); setTimeout(() => { throw new Error("planted"); }, 50);',
      { passed: 2, failed: 1, output: expect.stringMatching(/planted[\s\S]*\nit ended with 1\.\n$/) },
    ],
    [
      'ends without an answer',
      'process.exit(0);',
      { passed: 0, failed: 1, output: 'it ended with 0, without a result.\n' },
    ],
    [
      'is ended from outside',
      'process.kill(process.pid, "SIGKILL");',
      { passed: 0, failed: 1, output: 'it ended with SIGKILL, without a result.\n' },
    ],
    [
      'tests nothing',
      'answer({ passed: 0, failed: 0 });',
      { passed: 0, failed: 1, output: 'it has tested nothing.\n' },
    ],
  ])('is told as it ends: one that %s', async (_, source, expected) => {
    expect(await resultsOf([step('it', source)])).toEqual([{ ...expected, seconds: expect.any(Number) }]);
  });

  it('that is no script has failed', async () => {
    const [row] = await resultsOf([{ name: 'it', script: path.join(folder, 'nowhere.mjs') }]);
    expect(row).toMatchObject({ passed: 0, failed: 1 });
  });

  it('begins when the one before it has ended, however that ended', async () => {
    const file = path.join(folder, 'order.txt');
    const mark = `import { appendFileSync } from 'node:fs'; const mark = word => appendFileSync(${JSON.stringify(file)}, word);`;
    const slow = step(
      'slow',
      `${mark} mark('a'); await new Promise(done => setTimeout(done, 300)); mark('b'); throw 1;`,
    );
    const next = step('next', `${mark} mark('c'); answer({ passed: 1, failed: 0 });`);
    const results = await resultsOf([slow, next]);
    expect(results.map(({ failed }) => failed)).toEqual([1, 0]);
    expect(readFileSync(file, 'utf8')).toBe('abc');
  });
});
