/** The side on which cases are tried: a process of its own, which may end or hang without that anything is lost. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIBRARY_VARIABLE } from '../../server/hosts/node/library/folder.ts';
import type { Verdict, Work } from './judge.ts';
import { faultsIn } from './target.ts';
import { TARGETS } from './targets/targets.ts';

export const serveCases = (): void => {
  // What the user of this machine has imported is none of the cases' business.
  process.env[LIBRARY_VARIABLE] = mkdtempSync(path.join(tmpdir(), 'riftbench fuzz library '));
  process.on('message', async ({ target: name, text }: Work) => {
    const target = TARGETS.find(each => each.name === name);
    const faults = target === undefined ? [`there is no target ${name}`] : await faultsIn(target, text);
    process.send?.({ faults: faults.map(fault => fault.slice(0, 4000)) } satisfies Verdict);
  });
  process.on('disconnect', () => process.exit(0));
};
