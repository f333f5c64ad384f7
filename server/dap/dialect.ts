/** How a client counts and names: lines and columns from 0 or from 1, files by path or by URI. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { DebugHost } from './host.ts';
import { nameOfProgram } from './programs.ts';

export interface Dialect {
  readonly firstLine: number;
  toLine(line: number): number;
  fromLine(line: number): number;
  toColumn(column: number): number;
  fromColumn(column: number): number;
  source(program: string): DebugProtocol.Source;
}

interface Counting {
  readonly firstLine: number;
  readonly firstColumn: number;
  readonly pathFormat: 'path' | 'uri';
}

const dialect = ({ files, fileOf }: DebugHost, { firstLine, firstColumn, pathFormat }: Counting): Dialect => ({
  firstLine,
  toLine: line => line + firstLine,
  fromLine: line => line - firstLine,
  toColumn: column => column + firstColumn,
  fromColumn: column => Math.max(0, column - firstColumn),
  source(program) {
    const file = fileOf(program);
    if (file === undefined) return { name: nameOfProgram(program), path: program };
    return { name: nameOfProgram(program), path: pathFormat === 'uri' ? files.uriOf(file) : file };
  },
});

/** What the protocol takes for granted. */
export const standardDialect = (host: DebugHost): Dialect =>
  dialect(host, { firstLine: 1, firstColumn: 1, pathFormat: 'path' });

/** From the arguments of `initialize`: from 1 and by path, unless the client says otherwise. */
export const dialectOf = (host: DebugHost, args: Readonly<Record<string, unknown>>): Dialect =>
  dialect(host, {
    firstLine: args.linesStartAt1 === false ? 0 : 1,
    firstColumn: args.columnsStartAt1 === false ? 0 : 1,
    pathFormat: args.pathFormat === 'uri' ? 'uri' : 'path',
  });
