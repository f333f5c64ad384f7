/** `riftbench import`: the user's own copies of the official texts, to be shown beside ours. */
import { resolve } from 'node:path';
import { readBookData } from '../../../rules-db/data.ts';
import { reportOf } from '../../../rules-db/importing/report.ts';
import { nearest } from '../../../rules-db/nearest.ts';
import { printable } from '../../analysis/text/printable.ts';
import { importFiles } from '../../hosts/node/library/importFiles.ts';
import { readContents, readDocument, removeFromLibrary } from '../../hosts/node/library/store.ts';
import { whyUnwritable } from '../../hosts/node/writing.ts';
import type { Command, CommandOptions, ExitStatus } from '../command.ts';
import { listenForInterruption } from '../interruption.ts';
import { CannotWork, type Io } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { writeResult } from '../result.ts';
import { importProgress } from './progress.ts';
import { listText, reportTable, reportText } from './text.ts';

export const importCommand: Command = {
  name: 'import',
  summary: 'put your own copy of the official texts beside the rule book',
  takes: 'FILE…',
  options: [
    {
      name: 'edition',
      value: 'E',
      about: "the texts' edition of the core rules; by default, recognised from their title, date, numbers and words",
    },
    { name: 'title', value: 'T', about: 'the title of another numbered document; by default, its first line' },
    { name: 'dry-run', about: 'show what would be imported, and change nothing' },
    { name: 'list', about: 'list what was imported, and where it is kept' },
    { name: 'show', value: 'NAME', about: 'show what changed in an imported document, and what is uncertain in it' },
    {
      name: 'remove',
      value: 'NAME',
      about: 'remove an imported document; separate several with commas, or repeat the option',
      repeats: true,
    },
    JSON_OPTION,
  ],
  about: [
    'Reads PDF, text and Markdown: core rules, tournament rules and other numbered rules, pages of rules, questions and answers, rulings, errata; and the card gallery as JSON. An edition that Riftbench does not play can be looked up and cited; scenarios do not run under it.',
    'Everything stays on this machine, in a folder of your user account (RIFTBENCH_LIBRARY names another one), and never in the workspace. Either all of several files are imported or none; importing one again replaces it.',
  ],
  examples: [
    'riftbench import core-rules.pdf',
    'riftbench import core-rules.txt --edition 1.5 --dry-run',
    'riftbench import --show core-rules-1.5',
  ],
  statuses: { 0: 'all files were imported', 1: 'a text was refused, and nothing was changed' },
  run: (options, io) => {
    if (options.has('list')) return list(options, io);
    if (options.has('show')) return show(options, io);
    if (options.has('remove')) return remove(options, io);
    return importAll(options, io);
  },
};

const importAll = async (options: CommandOptions, io: Io): Promise<ExitStatus> => {
  if (options.words.length === 0) throw new CannotWork('import needs a file: riftbench import core-rules.pdf');
  const [edition, title] = [options.value('edition'), options.value('title')];
  const shown = importProgress(io);
  const folder = folderOf(io);
  // Nothing has been written until it is done.
  const interruption = listenForInterruption();
  const outcome = await importFiles({
    paths: options.words.map(path => resolve(io.cwd, path)),
    folder,
    data: readBookData(),
    dryRun: options.has('dry-run'),
    onProgress: shown.tell,
    isCancelled: interruption.hasCome,
    ...(edition === undefined ? {} : { edition }),
    ...(title === undefined ? {} : { title }),
  })
    .catch((error: unknown) => {
      throw new CannotWork(`${folder}: ${whyUnwritable(error)} Nothing was imported.`);
    })
    .finally(() => {
      interruption.forget();
      shown.clear();
    });
  if (outcome.kind === 'cancelled') throw new CannotWork('the import was interrupted. Nothing was imported.');
  if (outcome.kind === 'refused') {
    for (const { file, why } of outcome.refused) io.err.write(`riftbench: ${printable(`${file}: ${why}`)}\n`);
    return outcome.refused.some(({ isUnread }) => isUnread === true) ? 2 : 1;
  }
  for (const problem of outcome.problems) io.err.write(`riftbench: ${printable(problem)}\n`);
  const isTried = options.has('dry-run');
  writeResult(io, options, { imported: !isTried, folder, documents: outcome.reports }, (width, paint) =>
    reportTable(outcome.reports, { folder, isTried, width, paint }),
  );
  return 0;
};

const list = (options: CommandOptions, io: Io): ExitStatus => {
  const folder = folderOf(io);
  const { marks, problems } = readContents(folder);
  if (marks.length === 0 && problems[0] !== undefined) throw new CannotWork(problems[0]);
  for (const problem of problems) io.err.write(`riftbench: ${printable(problem)}\n`);
  const documents = marks.map(({ stored: _, ...mark }) => mark);
  writeResult(io, options, { folder, documents: documents }, (_, paint) => listText(marks, folder, paint));
  return 0;
};

const show = (options: CommandOptions, io: Io): ExitStatus => {
  const folder = folderOf(io);
  const name = options.value('show') ?? '';
  const { marks } = readContents(folder);
  const mark = marks.find(each => each.name === name);
  if (mark === undefined)
    throw new CannotWork(
      unknown(
        name,
        marks.map(each => each.name),
      ),
    );
  const read = readDocument(folder, mark);
  if ('why' in read) throw new CannotWork(`${read.why} Import the text again.`);
  const report = reportOf(read.document, readBookData());
  writeResult(io, options, report, (width, paint) => reportText(report, width, paint));
  return 0;
};

const remove = async (options: CommandOptions, io: Io): Promise<ExitStatus> => {
  const folder = folderOf(io);
  const names = options.values('remove');
  const known = readContents(folder).marks.map(({ name }) => name);
  const strange = names.find(name => !known.includes(name));
  if (strange !== undefined) throw new CannotWork(unknown(strange, known));
  try {
    for (const name of names) await removeFromLibrary(folder, name);
  } catch (error) {
    throw new CannotWork(`${folder}: ${whyUnwritable(error)}`);
  }
  writeResult(io, options, { folder, removed: names }, () => names.map(name => `Removed ${name}.\n`).join(''));
  return 0;
};

const unknown = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return `there is no imported document "${name}": nothing was imported yet.`;
  const meant = nearest(name, known);
  return `there is no imported document "${name}". ${meant === undefined ? `There are ${known.join(', ')}.` : `Did you mean ${meant}?`}`;
};

const folderOf = ({ library }: Io): string => {
  if (library === undefined) throw new CannotWork('there is no folder to keep imports in.');
  return library;
};
