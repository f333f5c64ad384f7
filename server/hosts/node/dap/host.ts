/** This machine, for the debug adapter. */
import { resolve } from 'node:path';
import type { DebugHost } from '../../../dap/host.ts';
import { isUri } from '../../../dap/programs.ts';
import { pathOf } from '../fileUris.ts';
import { heapUsed } from '../heapUsed.ts';
import { nodeHost } from '../host.ts';

export const nodeDebugHost: DebugHost = {
  files: nodeHost.files,
  ending: nodeHost.ending,
  heapUsed,
  fileOf(program) {
    if (program.startsWith('file:')) return pathOf(program);
    return isUri(program) ? undefined : resolve(program);
  },
};
