/** `riftbench check`: parses and runs what is in files and folders, and reports what is wrong. */

import { join } from 'node:path';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { saidEdition } from '../../../rules-db/citing/frontMatter.ts';
import type { FileReport } from '../../analysis/checking/report.ts';
import { type DefaultEdition, type EditionLookup, rulesetOf } from '../../analysis/document/edition.ts';
import { ownEdition } from '../../analysis/document/ownEdition.ts';
import { isMarkdown } from '../../analysis/document/paths.ts';
import { DEFAULT_TIMEOUT } from '../../analysis/document/timeLimit.ts';
import { numbersCited } from '../../analysis/document/unsaidEdition.ts';
import { bookOf } from '../book.ts';
import type { Command, CommandOptions, ExitStatus } from '../command.ts';
import { editionOption, projectEditions } from '../editions.ts';
import { both, reportFile } from '../formats/also.ts';
import { badgeFile, badgePath } from '../formats/badge.ts';
import { FORMAT_NAMES, FORMATS } from '../formats/formats.ts';
import { CannotWork, type Io } from '../io.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { type CheckCache, cacheOf } from './cache.ts';
import { type FoundFile, findFiles, holdBytes, readShard, STDIN, shardOf } from './find.ts';
import { type Judges, judgesHere, judgesHereFirst, judgesOn } from './judges.ts';
import type { CheckMemory } from './memory.ts';
import { mergeReports } from './merge.ts';
import { OPTIONS } from './options.ts';
import { progress } from './progress.ts';
import { cannotRead, readOrReport, type UnreadPath } from './read.ts';
import { judgesRemembering } from './remembering.ts';
import { cardsIn, count, countable, isWrong, newTally, scenariosIn } from './tally.ts';
import { watching } from './watching.ts';

export const check: Command = {
  name: 'check',
  summary: 'check the scenarios and cards in files and folders',
  takes: 'PATH…',
  options: OPTIONS,
  about: [
    'Folders are searched for .rift files and for rift fences and citations in Markdown, in all subfolders except node_modules and hidden ones. A file that you name is checked whatever its extension; "-" reads standard input.',
    'The other formats print everything: json for programs (positions count from 0), junit and sarif for tools that read test and analysis reports, github for annotations in a workflow.',
  ],
  examples: [
    'riftbench check rulings',
    'riftbench check article.md "my rulings/tank.rift" --edition 1.3',
    'riftbench check rulings --watch',
    'riftbench check . --shard 1/4 --report 1.json',
    'riftbench check --merge 1.json 2.json 3.json 4.json',
  ],
  statuses: {
    0: 'every scenario passed, every card was read, and there is no error; warnings and hints do not count',
    1: 'there is an error, or a scenario that did not pass',
  },
  run: (options, io) => {
    if (options.has('merge')) return mergeReports(options, OPTION_NAMES, io);
    const cache = cacheOf(options, io);
    if (!options.has('watch')) return checkOnce(options, io, cache);
    if (options.words.includes(STDIN)) throw new CannotWork('--watch: standard input does not change.');
    filesToCheck(options, io);
    return watching(io, options.words, () => checkOnce(options, io, cache));
  },
};

const checkOnce = async (options: CommandOptions, io: Io, cache: CheckCache | undefined): Promise<ExitStatus> => {
  const found = filesToCheck(options, io);
  cache?.memory.begin();
  try {
    return await checkAll(found, formatOf(options, io), editionsOf(options), {
      io,
      jobs: jobsOf(options, io, found),
      timeout: timeoutOf(options),
      isPart: options.has('shard') || options.has('allow-empty'),
      scenario: options.value('scenario')?.trim(),
      limit: wholeNumber(options, 'limit', { least: 1, most: A_DAY }),
      proofs: options.has('proofs') ? true : undefined,
      memory: cache?.memory,
    });
  } finally {
    // Also where something could not be read: the rest was checked all the same.
    cache?.save();
  }
};

const OPTION_NAMES = OPTIONS.map(({ name }) => name);

const formatOf = (options: CommandOptions, io: Io) => {
  const name = oneOf('format', options.value('format') ?? 'text', FORMAT_NAMES);
  const asked = options.value('shard');
  const output = { io, verbose: options.has('verbose'), shard: asked === undefined ? undefined : readShard(asked) };
  const printed = FORMATS[name](output);
  const report = options.value('report');
  const badge = badgePath(options);
  const withReport = report === undefined ? printed : both(printed, reportFile(report, output));
  return badge === undefined ? withReport : both(withReport, badgeFile(badge, io));
};

const filesToCheck = (options: CommandOptions, { cwd }: Io): readonly FoundFile[] => {
  if (options.words.length === 0) throw new CannotWork('check needs a file or folder: riftbench check PATH…');
  const shard = options.value('shard');
  const part = shard === undefined ? undefined : readShard(shard);
  const found = findFiles(options.words, cwd);
  return part === undefined ? found : shardOf(found, part);
};

/** `--edition` replaces what project files say, not what a scenario says. */
const editionsOf = (options: CommandOptions): Pick<EditionLookup, 'of'> => {
  const asked = editionOption(options);
  const projects = projectEditions({ citations: options.has('citations') ? 'always' : 'marked' });
  if (asked === undefined) return projects;
  return {
    of: path => ({ ...asked, from: 'setting', ...(projects.of(path).citations ? { citations: true } : {}) }),
  };
};

/**
 * How many files to check at once. A thread has to load the program and warm up, which does not pay for a few files.
 */
const jobsOf = (options: CommandOptions, { threads }: Io, found: readonly FoundFile[]): number => {
  const asked = options.value('jobs');
  if (asked !== undefined && !/^[1-9]\d{0,2}$/.test(asked))
    throw new CannotWork(`--jobs must be a number from 1 to 999, not "${asked}".`);
  if (threads === undefined) return 1;
  if (asked !== undefined) return Math.min(Number(asked), found.length);
  return holdBytes(found, WORTH_THREADS) ? Math.min(threads.most, found.length) : 1;
};

/** In seconds. */
const timeoutOf = (options: CommandOptions): number => {
  const asked = options.value('timeout');
  if (asked === undefined) return DEFAULT_TIMEOUT;
  const seconds = /^\d{1,5}(\.\d{1,3})?$/.test(asked) ? Number(asked) : 0;
  if (seconds > 0 && seconds <= A_DAY) return seconds;
  throw new CannotWork(
    `--timeout must be a number of seconds above 0, up to ${A_DAY}, like 10 or 0.5; not "${asked}".`,
  );
};

const A_DAY = 86_400;

/** In bytes: about a second's work. */
const WORTH_THREADS = 100_000;

interface CheckSetting {
  readonly io: Io;
  /** How many files at once. */
  readonly jobs: number;
  /** Seconds that each scenario has. */
  readonly timeout: number;
  /** Whether these files are one part of several (a shard, what is committed), which may hold nothing by itself. */
  readonly isPart: boolean;
  /** What the names of the scenarios that are run have in them, in small letters; all are without it. */
  readonly scenario: string | undefined;
  /** In seconds, how long each claim of what can come is looked for, if that is said. */
  readonly limit: number | undefined;
  /** Whether what shows that claims hold is told, too. */
  readonly proofs: true | undefined;
  /** What earlier checks came to; nothing is remembered without. */
  readonly memory: CheckMemory | undefined;
}

/**
 * Files that cannot be read are reported at the end; the rest is checked all the same. Reports come in the order of the
 * files.
 */
const checkAll = async (
  files: readonly FoundFile[],
  format: ReturnType<typeof formatOf>,
  editions: Pick<EditionLookup, 'of'>,
  { io, jobs, timeout, isPart, scenario, limit, proofs, memory }: CheckSetting,
): Promise<ExitStatus> => {
  const tally = newTally();
  const shown = progress(io, files.length);
  const unread: UnreadPath[] = [];
  /** Whether there is an article whose citations are checked: it need not hold a scenario. */
  let isArticle = false;
  /** An article that cites rules and says of no edition: nothing in it is checked. */
  let unsaid: string | undefined;
  const fresh = judgesFor(io, jobs);
  const judges = memory === undefined ? fresh : judgesRemembering(fresh, memory);
  const tell = (report: FileReport, { isNamed, position }: FoundFile): void => {
    shown.file();
    if (!isNamed && isBare(report)) return;
    count(tally, countable(report));
    shown.clear();
    format.file(position === undefined ? report : { ...report, position });
  };
  format.begin();
  try {
    const begun: { readonly file: FoundFile; readonly report: FileReport | Promise<FileReport> }[] = [];
    const tellNext = async (): Promise<void> => {
      const next = begun.shift();
      if (next !== undefined) tell(await next.report, next.file);
    };
    for (const file of files) {
      const text = readOrReport(file, io, unread);
      if (text === undefined) continue;
      const absolute = file.absolute === STDIN ? join(io.cwd, STDIN) : file.absolute;
      const own = ownEdition(text, isMarkdown(file.path), editions.of(absolute));
      const { problem, citations } = own;
      const isCiting = isCitingArticle(file, text, own);
      isArticle ||= isCiting;
      if (!isCiting && file.isNamed && isMarkdown(file.path)) unsaid ??= unsaidIn(file, text, io);
      const job = {
        path: file.path,
        absolute,
        text,
        projectProblem: problem,
        edition: rulesetOf(own),
        citations,
        timeout,
        scenario: scenario?.toLowerCase(),
        limit,
        proofs,
      };
      begun.push({ file, report: judges.judge(job, shown.scenario) });
      if (begun.length >= judges.width) await tellNext();
    }
    while (begun.length > 0) await tellNext();
  } finally {
    judges.end();
  }
  shown.clear();
  format.end(tally, unread);
  if (unread.length > 0) throw cannotRead(unread);
  if (scenario !== undefined && scenariosIn(tally) === 0 && !isPart)
    throw new CannotWork(`no scenario has "${scenario}" in its name.`);
  const isNothing = scenariosIn(tally) + cardsIn(tally) + tally.severities.error === 0 && !isArticle;
  if (isNothing && !isPart) throw new CannotWork(`${NOTHING}${unsaid ?? ''}`);
  return isWrong(tally) ? 1 : 0;
};

/**
 * Whether the citations in its prose are checked, because the options, a project file or its front matter ask for it.
 */
const isCitingArticle = ({ path }: FoundFile, text: string, { citations }: DefaultEdition): boolean =>
  isMarkdown(path) && text.trim() !== '' && (citations === true || saidEdition(text) !== undefined);

const unsaidIn = ({ path }: FoundFile, text: string, io: Io): string | undefined =>
  numbersCited(text, bookOf(io)).length === 0
    ? undefined
    : ` ${path} cites rules without saying of which edition: write "riftbench: ${NEWEST}" into its front matter, or add --citations.`;

const judgesFor = (io: Io, jobs: number): Judges => {
  const { threads } = io;
  if (threads === undefined) return judgesHere(bookOf(io), io.now);
  return jobs < 2
    ? judgesHereFirst(bookOf(io), io.now, threads.start)
    : judgesOn(Array.from({ length: jobs }, threads.start));
};

const NOTHING = 'neither a scenario nor a card was found: looked for .rift files and for rift fences in Markdown.';

/** Markdown without a scenario or a card, found in a folder: no concern of Riftbench's. */
const isBare = ({ path, problems, scenarios, cards }: FileReport): boolean =>
  !path.toLowerCase().endsWith('.rift') && scenarios.length + cards.length + problems.length === 0;
