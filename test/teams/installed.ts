/** A folder with the command `riftbench`, as an installed package puts one on the path: the programs as they are shipped. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { released } from '../house/support/scripts.ts';

let made: Promise<string> | undefined;

/** To be put before the PATH. */
export const installed = (): Promise<string> => {
  made ??= (async () => {
    const program = path.join((await released.releasedPrograms()).folder, 'cli.js');
    const folder = mkdtempSync(path.join(tmpdir(), 'riftbench-installed-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(path.join(folder, 'riftbench.cmd'), `@"${process.execPath}" "${program}" %*\r\n`);
    const script = path.join(folder, 'riftbench');
    writeFileSync(script, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(script, 0o755);
    return folder;
  })();
  return made;
};
