/** What a client calls a file: a path, or a URI. */
import { fileNameOf } from '../analysis/document/paths.ts';
import type { DebugHost } from './host.ts';

/** Without its folder, as people call it. */
export const nameOfProgram = (program: string): string =>
  isUri(program) ? fileNameOf(program) : (program.split(/[\\/]/).at(-1) ?? program);

/** Not `C:\rulings`, which has one letter before its colon. */
export const isUri = (program: string): boolean => /^[a-z][a-z+.-]+:/i.test(program);

/** Whether both mean the same file. */
export const isSameFile = ({ fileOf }: Pick<DebugHost, 'fileOf'>, a: string, b: string): boolean =>
  (fileOf(a) ?? a) === (fileOf(b) ?? b);
