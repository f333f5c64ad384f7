/** `riftbench check --merge`: the reports of all shards become the report of the whole, byte for byte. */
import type { CommandOptions, ExitStatus } from '../command.ts';
import { badgePath, writeBadge } from '../formats/badge.ts';
import { reportText } from '../formats/json.ts';
import { painter } from '../formats/style.ts';
import { summary } from '../formats/summary.ts';
import { CannotWork, type Io } from '../io.ts';
import { oneOf } from '../options.ts';
import { writeOutput } from '../writeOutput.ts';
import { cannotRead } from './read.ts';
import { type FileEntry, readShardReport, type ShardReport } from './shardReport.ts';
import { type CheckTally, count, isWrong, newTally } from './tally.ts';

/** What says how a merged report is shown. Everything else was decided by the checks that wrote the reports. */
const WITH_MERGE = ['merge', 'format', 'report', 'badge', 'allow-empty', 'verbose'];

/** The status is that of a check of the whole. `options.words` are the paths of the reports. */
export const mergeReports = (options: CommandOptions, names: readonly string[], io: Io): ExitStatus => {
  const idle = names.find(name => options.has(name) && !WITH_MERGE.includes(name));
  if (idle !== undefined)
    throw new CannotWork(`--merge checks nothing: --${idle} belongs to the checks of the shards.`);
  if (options.words.length === 0)
    throw new CannotWork('check --merge needs the reports of all shards: riftbench check --merge REPORT…');
  const format = oneOf('format', options.value('format') ?? 'text', ['text', 'json']);
  const badge = badgePath(options);
  const reports = options.words.map(path => ({ path, ...readShardReport(path, io) }));
  refuseIncomplete(reports);
  const files = inOrder(reports.flatMap(each => each.files));
  const unread = inOrder(reports.flatMap(each => each.unread));
  const tally = tallyOf(files);
  const text = reportText(files.map(withoutPosition), unread.map(withoutPosition));
  const file = options.value('report');
  if (file !== undefined) writeOutput(file, text, io);
  if (badge !== undefined) writeBadge(badge, { tally, unread }, io);
  io.out.write(format === 'json' ? text : summary(tally, hiddenIn(tally, options), painter(io.out)));
  if (unread.length > 0) throw cannotRead(unread);
  if (files.length === 0 && !options.has('allow-empty'))
    throw new CannotWork('in none of the shards was there a scenario or a card.');
  return isWrong(tally) ? 1 : 0;
};

/** Throws `CannotWork` unless there is each shard once, of the same number. */
const refuseIncomplete = (reports: readonly (ShardReport & { readonly path: string })[]): void => {
  const byIndex = new Map<number, string>();
  const most = reports[0]?.shard.of ?? 0;
  for (const { path, shard } of reports) {
    const named = `${shard.index}/${shard.of}`;
    const before = byIndex.get(shard.index);
    if (shard.of !== most)
      throw new CannotWork(
        `${path} is shard ${named}, while ${reports[0]?.path} is one of ${most}: they do not belong together.`,
      );
    if (before !== undefined) throw new CannotWork(`${before} and ${path} are both shard ${named}.`);
    byIndex.set(shard.index, path);
  }
  for (let index = 1; index <= most; index++)
    if (!byIndex.has(index)) throw new CannotWork(`the report of shard ${index}/${most} is missing.`);
};

const inOrder = <Each extends { readonly position: number }>(all: readonly Each[]): readonly Each[] =>
  [...all].sort((a, b) => a.position - b.position);

const withoutPosition = <Each extends { readonly position: number }>({
  position: _,
  ...rest
}: Each): Omit<Each, 'position'> => rest;

const tallyOf = (files: readonly FileEntry[]): CheckTally => {
  const tally = newTally();
  for (const { diagnostics, scenarios, cards } of files)
    count(tally, {
      problems: diagnostics,
      scenarios: scenarios.map(each => ({ ...each, questions: each.questions ?? [], notRun: each.notRun ?? [] })),
      cards: cards.map(({ status }) => ({ isRead: status === 'read' })),
    });
  return tally;
};

/** A merged check lists no problems, which the shards have done; their hints are counted as a whole check counts them. */
const hiddenIn = ({ severities }: CheckTally, options: CommandOptions): number =>
  options.has('verbose') ? 0 : severities.hint + severities.information;
