/** How a client counts and names: lines and columns from 0 or from 1, files by path or by URI. */
import { basename } from 'node:path';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { uriOf } from '../hosts/node/fileUris.ts';
import { fileOf } from './files.ts';

export interface Dialect {
  readonly firstLine: number;
  toLine(line: number): number;
  fromLine(line: number): number;
  toColumn(column: number): number;
  fromColumn(column: number): number;
  source(program: string): DebugProtocol.Source;
}

const dialect = (firstLine: number, firstColumn: number, pathFormat: 'path' | 'uri'): Dialect => ({
  firstLine,
  toLine: line => line + firstLine,
  fromLine: line => line - firstLine,
  toColumn: column => column + firstColumn,
  fromColumn: column => Math.max(0, column - firstColumn),
  source(program) {
    const file = fileOf(program);
    if (file === undefined) return { name: basename(program), path: program };
    return { name: basename(program), path: pathFormat === 'uri' ? uriOf(file) : file };
  },
});

/** What the protocol takes for granted. */
export const STANDARD = dialect(1, 1, 'path');

/** From the arguments of `initialize`: from 1 and by path, unless the client says otherwise. */
export const dialectOf = (args: Readonly<Record<string, unknown>>): Dialect =>
  dialect(
    args.linesStartAt1 === false ? 0 : 1,
    args.columnsStartAt1 === false ? 0 : 1,
    args.pathFormat === 'uri' ? 'uri' : 'path',
  );
