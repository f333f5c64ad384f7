/** What a client calls a file: a path, or a URI. */
import { resolve } from 'node:path';
import { pathOf } from '../hosts/node/fileUris.ts';

/** On this machine's disk; undefined for what is on none, such as `untitled:Board.rift`. */
export const fileOf = (program: string): string | undefined => {
  if (program.startsWith('file:')) return pathOf(program);
  const isUri = /^[a-z][a-z+.-]+:/i.test(program);
  return isUri ? undefined : resolve(program);
};

/** Whether both mean the same file. */
export const isSameFile = (a: string, b: string): boolean => (fileOf(a) ?? a) === (fileOf(b) ?? b);
