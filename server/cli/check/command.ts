/** `riftbench check`: parses and runs what is in files and folders, and tells what is wrong. */

import { join } from 'node:path';
import type { Edition } from '../../../engine/game/editions.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../shared/context.ts';
import type { EditionLookup } from '../../shared/edition.ts';
import { readFromDisk, usedFiles } from '../../shared/uses.ts';
import type { Command, ExitStatus, Options } from '../command.ts';
import { FORMAT_NAMES, FORMATS } from '../formats/formats.ts';
import { CannotWork, type Io } from '../io.ts';
import { editionOption, oneOf, projectEditions } from '../options.ts';
import { type Found, findFiles, readShard, STDIN, shardOf } from './find.ts';
import { judgeFile } from './judge.ts';
import { progress } from './progress.ts';
import { decode, readText } from './read.ts';
import type { FileReport } from './report.ts';
import { count, isWrong, newTally, scenariosIn } from './tally.ts';

export const check: Command = {
  name: 'check',
  summary: 'check the scenarios in files and folders',
  takes: 'PATH…',
  options: [
    { name: 'format', value: FORMAT_NAMES.join('|'), about: 'how to print what is found; text without it' },
    {
      name: 'edition',
      value: 'E',
      about:
        'the edition for scenarios that name none; without it, that of the nearest riftbench.json above the file, else the newest',
    },
    { name: 'shard', value: 'I/N', about: 'check only the Ith of N parts: every Nth of the files, in their order' },
    { name: 'verbose', about: 'print hints and information, too' },
  ],
  about: [
    'Folders are searched for .rift files and for rift fences in Markdown, through all folders below but node_modules and hidden ones. A file that is named is checked whatever its name ends in; "-" reads standard input.',
    'The other formats tell all: json for programs (places count from 0), junit and sarif for what reads test and analysis reports, github for annotations in a workflow.',
  ],
  examples: [
    'riftbench check rulings',
    'riftbench check article.md "my rulings/tank.rift" --edition 1.3',
    'riftbench check . --format json --shard 1/4',
  ],
  statuses: {
    0: 'every scenario passed, and there is no error; warnings and hints do not count',
    1: 'there is an error, or a scenario that did not pass',
  },
  run: (options, io) => {
    const found = filesToCheck(options, io);
    return checkAll(found, formatOf(options, io), editionsOf(options), io);
  },
};

const formatOf = (options: Options, io: Io) => {
  const name = oneOf('format', options.value('format') ?? 'text', FORMAT_NAMES);
  return FORMATS[name]({ io, verbose: options.has('verbose') });
};

const filesToCheck = (options: Options, { cwd }: Io): readonly Found[] => {
  if (options.words.length === 0) throw new CannotWork('check needs a file or folder: riftbench check PATH…');
  const shard = options.value('shard');
  const part = shard === undefined ? undefined : readShard(shard);
  const found = findFiles(options.words, cwd);
  return part === undefined ? found : shardOf(found, part);
};

/** `--edition` replaces what project files say, not what a scenario says. */
const editionsOf = (options: Options): Pick<EditionLookup, 'of'> => {
  const asked: Edition | undefined = editionOption(options);
  return asked === undefined ? projectEditions() : { of: () => ({ edition: asked, from: 'setting' }) };
};

/** What cannot be read is told at the end, and does not keep the rest from being checked. */
const checkAll = (
  files: readonly Found[],
  format: ReturnType<typeof formatOf>,
  editions: Pick<EditionLookup, 'of'>,
  io: Io,
): ExitStatus => {
  const book = loadRuleBook();
  const tally = newTally();
  const shown = progress(io, files.length);
  const unread: string[] = [];
  const uses = usedFiles(readFromDisk);
  format.begin();
  for (const file of files) {
    const text = textOf(file, io, unread);
    shown.file();
    if (text === undefined) continue;
    const absolute = file.absolute === STDIN ? join(io.cwd, STDIN) : file.absolute;
    const { edition, problem } = editions.of(absolute);
    const report = judgeFile(
      { path: file.path, absolute, text, projectProblem: problem },
      { context: runContext(book, edition), uses, onScenario: shown.scenario },
    );
    if (!file.isNamed && isBare(report)) continue;
    count(tally, report);
    shown.clear();
    format.file(report);
  }
  shown.clear();
  format.end(tally);
  const [first] = unread;
  if (first !== undefined)
    throw new CannotWork(unread.length > 1 ? `${first} (And ${unread.length - 1} more.)` : first);
  if (scenariosIn(tally) === 0 && tally.severities.error === 0) io.err.write(`riftbench: ${NOTHING}\n`);
  return isWrong(tally) ? 1 : 0;
};

const NOTHING = 'no scenario was found: looked for .rift files and for rift fences in Markdown.';

const textOf = ({ path, absolute }: Found, io: Io, unread: string[]): string | undefined => {
  try {
    return absolute === STDIN ? decode(path, io.readInput()) : readText(path, absolute);
  } catch (error) {
    if (!(error instanceof CannotWork)) throw error;
    unread.push(error.message);
    return undefined;
  }
};

/** Markdown without a scenario, come upon in a folder: none of Riftbench's business. */
const isBare = ({ path, problems, scenarios }: FileReport): boolean =>
  !path.toLowerCase().endsWith('.rift') && scenarios.length === 0 && problems.length === 0;
