/** This machine, under Node. */
import { randomUUID } from 'node:crypto';
import type { Host } from '../../analysis/document/host.ts';
import { SLICE } from '../../analysis/document/limit.ts';
import { nodeFiles } from './nodeFiles.ts';
import { isLimited, within } from './within.ts';

export const nodeHost: Host = {
  files: nodeFiles,
  ending: { isLimited, within, slice: { usual: SLICE, whileCold: 90 } },
  nextTurn: () => new Promise(resolve => setImmediate(resolve)),
  newName: randomUUID,
};
