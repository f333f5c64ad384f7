/** The report of one shard (`check --shard I/N --format json`), read back to be merged with the others. */
import { resolve } from 'node:path';
import { BOUNDS } from '../../../engine/bounds.ts';
import { SEVERITIES, type Severity } from '../../../engine/scenario/report/codes.ts';
import { STATUSES, type Status } from '../../../engine/scenario/report/report.ts';
import { readBytes } from '../../hosts/node/files.ts';
import { CannotWork, type Io } from '../io.ts';
import type { Shard } from './find.ts';
import type { UnreadPath } from './read.ts';

/** What is counted of a file; the rest of its entry is passed on as it is. */
export interface FileEntry {
  readonly path: string;
  /** Among all files of the check, not those of the shard alone. */
  readonly position: number;
  readonly diagnostics: readonly { readonly severity: Severity }[];
  readonly scenarios: readonly {
    readonly status: Status;
    readonly expectations: readonly { readonly holds: boolean; readonly isDecided?: false }[];
    readonly questions?: readonly { readonly isDecided?: false }[];
    readonly notRun?: readonly unknown[];
  }[];
  readonly cards: readonly { readonly status: 'read' | 'invalid' }[];
}

export interface ShardReport {
  readonly shard: Shard;
  readonly files: readonly FileEntry[];
  readonly unread: readonly (UnreadPath & { readonly position: number })[];
}

/** Throws `CannotWork` where there is no such file, or something else is in it. */
export const readShardReport = (path: string, { cwd }: Pick<Io, 'cwd'>): ShardReport => {
  const value = parsed(path, textAt(path, cwd));
  if (!isRecord(value) || value.version !== 1 || !isListOf(value.files, isRecord)) throw new CannotWork(noReport(path));
  const { shard, files, unread = [] } = value;
  if (shard === undefined)
    throw new CannotWork(`${path} is the report of a whole check, not of a part: it has nothing to be merged with.`);
  if (isShard(shard) && isListOf(files, isFileEntry) && isListOf(unread, isUnread)) return { shard, files, unread };
  throw new CannotWork(noReport(path));
};

const noReport = (path: string): string =>
  `${path} is no report of a shard. One is written by riftbench check PATH… --shard I/N --report FILE.`;

const textAt = (path: string, cwd: string): string => {
  const read = readBytes(resolve(cwd, path), BOUNDS.reportBytes);
  if ('why' in read) throw new CannotWork(`${path}: ${read.why}`);
  return new TextDecoder().decode(read.bytes);
};

const parsed = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new CannotWork(noReport(path));
  }
};

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = <Each>(value: unknown, is: (each: unknown) => each is Each): value is readonly Each[] =>
  Array.isArray(value) && value.every(is);

const isListWhere = (value: unknown, is: (each: Values) => boolean): boolean =>
  Array.isArray(value) && value.every(each => isRecord(each) && is(each));

const isCount = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least;

const isShard = (value: unknown): value is Shard =>
  isRecord(value) && isCount(value.index, 1) && isCount(value.of, 1) && Number(value.index) <= Number(value.of);

const isDecision = ({ isDecided }: Values): boolean => isDecided === undefined || isDecided === false;

const isScenarioEntry = ({ status, expectations, questions = [], notRun = [] }: Values): boolean =>
  STATUSES.some(each => each === status) &&
  isListWhere(expectations, each => typeof each.holds === 'boolean' && isDecision(each)) &&
  isListWhere(questions, isDecision) &&
  Array.isArray(notRun);

const isFileEntry = (value: unknown): value is FileEntry =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  isCount(value.position, 0) &&
  isListWhere(value.diagnostics, ({ severity }) => SEVERITIES.some(each => each === severity)) &&
  isListWhere(value.scenarios, isScenarioEntry) &&
  isListWhere(value.cards, ({ status }) => status === 'read' || status === 'invalid');

const isUnread = (value: unknown): value is ShardReport['unread'][number] =>
  isRecord(value) && typeof value.path === 'string' && typeof value.why === 'string' && isCount(value.position, 0);
