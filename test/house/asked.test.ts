/** A script that makes files makes none of what it does not know. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot, ROOT } from './support/root.ts';

const ran = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [fromRoot(script), ...args], { cwd: ROOT, encoding: 'utf8' });

it('an option that is unknown is no place', () => {
  expect(ran('scripts/site.mjs', '--help')).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^npm run site \[-- /),
  });
  for (const script of ['scripts/site.mjs', 'scripts/package.mjs', 'scripts/fuzz.mjs'])
    expect(ran(script, '--nonsense')).toMatchObject({ status: 2, stderr: expect.stringContaining("'--nonsense'") });
  expect(ran('scripts/site.mjs', 'one', 'two')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('"two" is one word too many.'),
  });
  for (const name of ['--help', '--nonsense', 'one', 'two']) expect(existsSync(fromRoot(name))).toBe(false);
});
