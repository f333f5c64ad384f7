/** `riftbench migrate`: migrates citations to another edition; shows what it would do, or does it. */

import { realpathSync } from 'node:fs';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { editionName, editionNamed } from '../../../rules-db/books/find.ts';
import { saidEdition } from '../../../rules-db/citing/frontMatter.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import type { EditionLookup } from '../../analysis/document/edition.ts';
import { isInside, isMarkdown } from '../../analysis/document/paths.ts';
import { numberOfOther, numbersCited } from '../../analysis/document/unsaidEdition.ts';
import type { UsedFiles } from '../../analysis/document/uses.ts';
import { migrateFile } from '../../analysis/migration/migrating.ts';
import type { Editions } from '../../analysis/migration/migration.ts';
import { printable } from '../../analysis/text/printable.ts';
import { usedOnDisk } from '../../hosts/node/nodeFiles.ts';
import { bookOf } from '../book.ts';
import { type FoundFile, findFiles, STDIN } from '../check/find.ts';
import { cannotRead, readOrReport, type UnreadPath } from '../check/read.ts';
import type { Command, CommandOptions } from '../command.ts';
import { projectEditions } from '../editions.ts';
import { counted } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { writeResult } from '../result.ts';
import { finish, unfinishedAt } from './journal.ts';
import { inJson, migrationText } from './text.ts';
import { editedText, type MigratedFile, writeAll } from './write.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'update the citations in articles and scenarios to another edition',
  takes: 'PATH…',
  options: [
    { name: 'from', value: 'E', about: "the edition to migrate from; by default, each file's own" },
    { name: 'to', value: 'E', about: 'the edition to migrate to; by default, the newest' },
    {
      name: 'add',
      about:
        'add the newer edition to scenarios whose newest edition is the older one, if they hold in it; the others are listed',
    },
    { name: 'write', about: 'write the files; otherwise nothing is changed' },
    JSON_OPTION,
  ],
  about: [
    'Prints each line as it is and as it would be, and then what needs review: rules that say something different in the newer edition, rules that are gone, and addresses after citations. With --write, all files are written or none.',
    'Citations of the tournament rules have editions of their own, named by their days: --from 2026-07-16 --to 2026-10-09 migrates those alone, and a migration between editions of the core rules leaves them as they are. Without --from, a citation that names no edition is read in the newest.',
    'Every citation from the older edition gets the number of the same rule in the newer one: those in prose, in comments, and in scenarios if they or the article name their edition. The edition line of a scenario stays; with --add it names the newer edition beside the older one, if the scenario holds there. Front matter that names the edition names the new one; a scenario in the article that would not hold there gets a line that keeps it in the old one.',
  ],
  examples: [
    'riftbench migrate article.md --from 1.2 --to 1.4',
    'riftbench migrate rulings --from 1.3 --to 1.4 --add --write',
    'riftbench migrate article.md --from 2026-07-16 --to 2026-10-09',
  ],
  statuses: { 0: 'there is nothing to review', 1: 'something needs review' },
  run: (options, io) => {
    if (options.words.length === 0) throw new CannotWork('migrate needs a file or folder: riftbench migrate PATH…');
    const book = bookOf(io);
    const editions = editionsOf(options, book);
    const uses = usedOnDisk();
    const unread: UnreadPath[] = [];
    const leftOut: UnreadPath[] = [];
    const setting: Setting = { book, editions, uses, projects: projectEditions(), io, unread, leftOut, others: [] };
    const isWritten = options.has('write');
    const found = findFiles(options.words, io.cwd);
    for (const said of settleUnfinished(found, isWritten)) io.err.write(`riftbench: ${printable(said)}\n`);
    const migrated = found.flatMap(file => migrateFound(file, setting));
    if (isWritten) writeAll(migrated);
    const result = { ...editions, isWritten, files: migrated, leftOut: [...unread, ...leftOut] };
    writeResult(io, options, inJson(result), (width, paint) => migrationText(result, width, paint));
    for (const note of notesOn(migrated, setting)) io.err.write(`riftbench: ${note}\n`);
    if (unread.length > 0) throw cannotRead(unread);
    return leftOut.length > 0 || migrated.some(({ migration }) => migration.looks.length > 0) ? 1 : 0;
  },
};

/** What an earlier `--write` that was ended in the middle has left: sentences on what is done about it, or has to be. */
const settleUnfinished = (found: readonly FoundFile[], isWritten: boolean): readonly string[] => {
  const files = found.flatMap(({ absolute, why }) => {
    if (absolute === STDIN || why !== undefined) return [];
    try {
      return [realpathSync(absolute)];
    } catch {
      // Reported as a file that cannot be read.
      return [];
    }
  });
  return unfinishedAt(files).map(each => (isWritten ? finish(each) : NOT_FINISHED));
};
const NOT_FINISHED =
  'An earlier migrate --write was stopped halfway: the next one with --write finishes it. The following is about the files as they are.';

const editionsOf = (options: CommandOptions, book: RuleBook): Editions => {
  const from = editionSaid('from', options, book);
  const ofBook = from === undefined ? undefined : editionNamed(book, from);
  const to =
    editionSaid('to', options, book) ?? (ofBook === undefined ? NEWEST : editionName(ofBook.editions.at(-1) ?? ofBook));
  if (from === to) throw new CannotWork(`migrate needs two different editions, not ${to} twice.`);
  const isOfBook = editionNamed(book, to) !== undefined;
  if (from !== undefined && isOfBook !== (ofBook !== undefined))
    throw new CannotWork(`${from} and ${to} are editions of different books.`);
  return { from, to, ...(options.has('add') ? { adds: true } : {}) };
};

/** An edition of the core rules, or one of the tournament rules by its day or month: `2026-07-16`, `TR 2026-07-16`, `July 2026`. */
const editionSaid = (name: string, options: CommandOptions, book: RuleBook): BookEdition | undefined => {
  const said = options.value(name)?.trim();
  if (said === undefined || book.editions.includes(said)) return said;
  const ofBook = editionNamed(book, said);
  if (ofBook !== undefined) return editionName(ofBook);
  const known = [...book.editions, ...book.books.flatMap(({ editions }) => editions.map(editionName))].join(', ');
  throw new CannotWork(`--${name} ${said}: There is no edition "${said}" here; it can be ${known}.`);
};

interface Setting {
  readonly book: RuleBook;
  readonly editions: Editions;
  readonly uses: UsedFiles;
  readonly projects: Pick<EditionLookup, 'of'>;
  readonly io: Io;
  /** What cannot be read is added to it: the rest is migrated, and the exit status shows it. */
  readonly unread: UnreadPath[];
  /** Files that could be read but lie outside the folder. */
  readonly leftOut: UnreadPath[];
  /** Of articles that say no edition, and cite rules: why nothing is migrated in each, if no edition was asked for. */
  readonly others: string[];
}

/** Said where nothing is migrated: an article that says no edition is taken to be of the newest. */
const notesOn = (migrated: readonly MigratedFile[], { others }: Setting): readonly string[] => {
  if (migrated.length > 0) return [];
  const left = others.length - MOST_NOTES;
  return left > 0 ? [...others.slice(0, MOST_NOTES), `and ${counted(left, 'more article')}.`] : others;
};
const MOST_NOTES = 3;

const migrateFound = (file: FoundFile, setting: Setting): readonly MigratedFile[] => {
  const { path, absolute, isNamed } = file;
  const { book, editions, uses, projects, io, unread, leftOut } = setting;
  if (absolute === STDIN) throw new CannotWork('migrate reads files, not standard input.');
  const text = readOrReport(file, io, unread);
  if (text === undefined) return [];
  if (leadsOut(file)) {
    leftOut.push({ path, why: 'it is a link out of the folder. Name the link to migrate its target.' });
    return [];
  }
  const markdown = isMarkdown(path);
  const { blocks } = parseFile(text, { markdown });
  const { problem, ...project } = projects.of(absolute);
  if (problem !== undefined) {
    unread.push({ path, why: problem });
    return [];
  }
  const migration = migrateFile(
    { text, markdown, blocks, project, used: uses.of(blocks, absolute), isNamed },
    book,
    editions,
  );
  if (migration === undefined && markdown && editions.from === undefined && saidEdition(text) === undefined) {
    const cited = numbersCited(text, book);
    const other = numberOfOther(cited, project.edition, book);
    if (other !== undefined)
      setting.others.push(
        `${printable(path)}: ${other.number} is a number of ${other.edition}, and the article says of no edition: riftbench migrate ${printable(path)} --from ${other.edition}`,
      );
    else if (cited.length > 0) setting.others.push(`${printable(path)} ${nothingSaid(project.edition, editions.to)}`);
  }
  return migration === undefined ? [] : [{ path, absolute, text, after: editedText(text, migration.edits), migration }];
};

/** Why nothing is migrated in an article that names no edition. */
const nothingSaid = (taken: BookEdition, to: BookEdition): string =>
  taken === to
    ? `names no edition, so it is taken to be of ${to} already; --from says which one it is of.`
    : `cites no rule of ${taken}, which it is taken to be of.`;

/** Permission to write to a folder is no permission to write to what its links lead to. */
const leadsOut = ({ absolute, folder }: FoundFile): boolean =>
  folder !== undefined && !isInside(realpathSync(absolute), realpathSync(folder));
