/** `riftbench audit`: which existing scenarios a newer edition overturns. */

import { join } from 'node:path';
import { BOUNDS } from '../../../engine/bounds.ts';
import { NEWEST, PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { editionOf, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { isScenario, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import { newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { Editions } from '../../analysis/audit/editions.ts';
import { verdictsOn } from '../../analysis/audit/parts.ts';
import { workTried } from '../../analysis/audit/trials.ts';
import {
  type Audited,
  type AuditVerdict,
  type EditionEffect,
  EFFECTS,
  type EffectCounts,
  TooMuchToAudit,
} from '../../analysis/audit/verdicts.ts';
import { blocksOf, cardsIn } from '../../analysis/checking/blocks.ts';
import { contextOfFile } from '../../analysis/document/context.ts';
import { type EditionLookup, readEdition, rulesetOf } from '../../analysis/document/edition.ts';
import { ownEdition } from '../../analysis/document/ownEdition.ts';
import { isMarkdown } from '../../analysis/document/paths.ts';
import type { UsedFiles } from '../../analysis/document/uses.ts';
import { jsonText } from '../../analysis/text/printable.ts';
import { usedOnDisk } from '../../hosts/node/nodeFiles.ts';
import { bookOf } from '../book.ts';
import { type FoundFile, findFiles, STDIN } from '../check/find.ts';
import { progress } from '../check/progress.ts';
import { cannotRead, readOrReport, type UnreadPath } from '../check/read.ts';
import { nameOfScenario } from '../chosen.ts';
import type { Command, CommandOptions } from '../command.ts';
import { projectEditions } from '../editions.ts';
import { counted, painter } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { limited } from '../limited.ts';
import { JSON_OPTION } from '../options.ts';
import { auditText } from './text.ts';

export const audit: Command = {
  name: 'audit',
  summary: 'list the scenarios that another edition decides differently, and why',
  takes: 'PATH…',
  options: [
    {
      name: 'from',
      value: 'E',
      about: 'the edition to compare with, for example "1.3 as printed"; by default, the one before --to',
    },
    { name: 'to', value: 'E', about: 'the edition that may overturn something; by default, the newest' },
    {
      name: 'all',
      about:
        'also list scenarios with the same outcome but a different end or different steps, and those written for other editions',
    },
    JSON_OPTION,
  ],
  about: [
    "Every scenario is run under both editions, whichever it names. A scenario that passes in the older edition but not in the newer one has a different outcome, and a question may have a different answer; the cause is found by running the older edition with one behaviour at a time switched to the newer edition's, then two, then three: the smallest set that gives the newer outcome is named with its rules.",
    'If the same script passes once its answers are where the newer edition asks for them, nothing is overturned, and the mended script is shown. A scenario that passes in neither edition, and not in all that it names itself, is reported as wrong.',
  ],
  examples: ['riftbench audit rulings --from 1.3 --to 1.4', 'riftbench audit article.md --from 1.2 --json'],
  statuses: { 0: 'no outcome or answer changes', 1: 'an outcome or answer changes, or a scenario has to be mended' },
  isApart: true,
  run: (options, io) => {
    if (options.words.length === 0) throw new CannotWork('audit needs a file or folder: riftbench audit PATH…');
    const editions = editionsOf(options);
    const found = findFiles(options.words, io.cwd);
    const isListed = (effect: EditionEffect): boolean =>
      ALWAYS_LISTED.has(effect) || (options.has('all') && effect !== 'none');
    const unread: UnreadPath[] = [];
    const audited = auditAll(found, { editions, isListed, io, unread });
    const shown = audited.map(each => ({ ...each, verdicts: each.verdicts.filter(({ effect }) => isListed(effect)) }));
    const counts = countsOf(audited);
    io.out.write(
      options.has('json')
        ? `${jsonText({ version: 1, ...editions, counts, files: shown.filter(hasAny).map(inJson), ...(unread.length > 0 ? { unread } : {}) })}\n`
        : auditText(
            { ...editions, counts, all: options.has('all'), files: shown.filter(hasAny), unread },
            io.out.width,
            painter(io.out),
          ),
    );
    if (unread.length > 0) throw cannotRead(unread);
    return [...ALWAYS_LISTED].some(effect => counts[effect] > 0) ? 1 : 0;
  },
};

/** The effects that a rules writer has to act upon. */
const ALWAYS_LISTED: ReadonlySet<EditionEffect> = new Set(['outcome', 'answer', 'asked', 'wrong']);

const countsOf = (audited: readonly Audited[]): EffectCounts => {
  const all = audited.flatMap(({ verdicts }) => verdicts.map(({ effect }) => effect));
  const count = (effect: EditionEffect): number => all.filter(each => each === effect).length;
  return Object.fromEntries(EFFECTS.map(effect => [effect, count(effect)])) as Record<EditionEffect, number>;
};

const hasAny = ({ verdicts }: Audited): boolean => verdicts.length > 0;
const inJson = ({ path, verdicts }: Audited): object => ({ path, scenarios: verdicts });

const editionsOf = (options: CommandOptions): Editions => {
  const to = editionNamed('to', options) ?? NEWEST;
  const from = editionNamed('from', options) ?? PLAYED_EDITIONS[PLAYED_EDITIONS.indexOf(editionOf(to)) - 1];
  if (from === undefined) throw new CannotWork(`there is no edition before ${to}; say one with --from.`);
  if (from === to) throw new CannotWork(`audit needs two different editions, not ${to} twice.`);
  return { from, to };
};

const editionNamed = (name: string, options: CommandOptions): Ruleset | undefined => {
  const text = options.value(name);
  if (text === undefined) return undefined;
  const read = readEdition(text);
  if ('problem' in read) throw new CannotWork(`--${name} ${text}: ${read.problem}`);
  return rulesetOf(read);
};

const auditAll = (found: readonly FoundFile[], how: How): readonly Audited[] => {
  const { io } = how;
  const shown = progress(io, found.length);
  const [book, uses, projects] = [bookOf(io), usedOnDisk(), projectEditions()];
  const audited = found.flatMap(file => {
    const one = auditFile(file, { ...how, book, uses, projects, onScenario: shown.scenario });
    shown.file();
    return one;
  });
  shown.clear();
  return audited;
};

interface How {
  readonly editions: Editions;
  readonly isListed: (effect: EditionEffect) => boolean;
  readonly io: Io;
  /** What cannot be read is added to it: the rest is audited, and the exit status shows it. */
  readonly unread: UnreadPath[];
}

const notRunText = (first: ScenarioBlock, others: number): string =>
  `"${nameOfScenario(first)}"${others === 0 ? '' : ` and ${counted(others, 'scenario')} below it`}, from line ${first.line + 1}: those above make as much work as all scenarios of one file may make together. Move them into another file, or make those above smaller.`;

interface Setting extends How {
  readonly book: RuleBook;
  readonly uses: UsedFiles;
  readonly projects: Pick<EditionLookup, 'of'>;
  readonly onScenario: () => void;
}

/** A scenario is run under both editions, and again for what may decide between them. */
const RUNS = 6;

const auditFile = (
  file: FoundFile,
  { book, uses, editions, isListed, projects, io, unread, onScenario }: Setting,
): readonly Audited[] => {
  const { path, absolute } = file;
  const text = readOrReport(file, io, unread);
  if (text === undefined) return [];
  const at = absolute === STDIN ? join(io.cwd, STDIN) : absolute;
  const own = rulesetOf(ownEdition(text, isMarkdown(path), projects.of(at)));
  const context = contextOfFile(book, own, cardsIn({ path, absolute: at, text }, uses).cards);
  const [fileWork, ofFile] = [newFileWork(BOUNDS.workCompared), workTried()];
  const notRun: ScenarioBlock[] = [];
  const verdicts = [...blocksOf(text, path)].filter(isScenario).flatMap(block => {
    onScenario();
    if (fileWork.isSpent) {
      notRun.push(block);
      return [];
    }
    const parts = (): readonly AuditVerdict[] =>
      verdictsOn(block, { book, context, editions, isListed, fileWork, ofFile });
    try {
      return limited({ path, block, io }, parts, RUNS);
    } catch (error) {
      if (!(error instanceof CannotWork || error instanceof TooMuchToAudit)) throw error;
      // The others are audited all the same.
      const why = error.message.startsWith(`${path}: `)
        ? error.message.slice(`${path}: `.length)
        : `"${nameOfScenario(block)}": ${error.message}`;
      unread.push({ path, why, isScenario: true });
      return [];
    }
  });
  const [first] = notRun;
  if (first !== undefined) unread.push({ path, why: notRunText(first, notRun.length - 1), isScenario: true });
  return [{ path, source: text.split(/\r\n|\r|\n/), verdicts }];
};
