/** `riftbench audit`: what a newer edition overturns among scenarios that are there. */
import { join } from 'node:path';
import { EDITIONS, type Edition, NEWEST } from '../../../engine/game/editions.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { runContext, withCards } from '../../shared/context.ts';
import { readEdition } from '../../shared/edition.ts';
import { readFromDisk, type UsedFiles, usedFiles } from '../../shared/uses.ts';
import { type Found, findFiles, STDIN } from '../check/find.ts';
import { blocksOf, cardsIn, isScenario } from '../check/judge.ts';
import { progress } from '../check/progress.ts';
import { decode, readText } from '../check/read.ts';
import type { Command, Options } from '../command.ts';
import { painter } from '../formats/style.ts';
import { bookOf, CannotWork, type Io } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { auditText } from './text.ts';
import { type Audited, type Counts, type Editions, EFFECTS, type Effect, verdictOn } from './verdicts.ts';

export const audit: Command = {
  name: 'audit',
  summary: 'list the scenarios that another edition decides otherwise, and why',
  takes: 'PATH…',
  options: [
    { name: 'from', value: 'E', about: 'the edition to compare with; without it, the one before the other' },
    { name: 'to', value: 'E', about: 'the edition that may overturn something; without it, the newest' },
    {
      name: 'all',
      about:
        'tell also the scenarios with the same outcome whose end, or whose way there, is another, and those that pass in neither edition',
    },
    JSON_OPTION,
  ],
  about: [
    'Every scenario is run under both editions, whichever it names. Told are those with another outcome: an expectation that only one of them bears out, or a line that only one of them refuses; with the first line at which they part, what each has happen there, and the rules that made it so. Those that pass in neither edition cannot be compared, and are counted.',
  ],
  examples: ['riftbench audit rulings --from 1.3 --to 1.4', 'riftbench audit article.md --from 1.2 --json'],
  statuses: { 0: 'no outcome changes', 1: 'some outcome does' },
  run: (options, io) => {
    if (options.words.length === 0) throw new CannotWork('audit needs a file or folder: riftbench audit PATH…');
    const editions = editionsOf(options);
    const found = findFiles(options.words, io.cwd);
    const audited = auditAll(found, editions, io);
    const isTold = (effect: Effect): boolean => effect === 'outcome' || (options.has('all') && effect !== 'none');
    const told = audited.map(each => ({ ...each, verdicts: each.verdicts.filter(({ effect }) => isTold(effect)) }));
    const counts = countsOf(audited);
    io.out.write(
      options.has('json')
        ? `${JSON.stringify({ version: 1, ...editions, counts, files: told.filter(hasAny).map(inJson) })}\n`
        : auditText(
            { ...editions, counts, all: options.has('all'), files: told.filter(hasAny) },
            io.out.width,
            painter(io.out),
          ),
    );
    return counts.outcome > 0 ? 1 : 0;
  },
};

const countsOf = (audited: readonly Audited[]): Counts => {
  const all = audited.flatMap(({ verdicts }) => verdicts.map(({ effect }) => effect));
  const count = (effect: Effect): number => all.filter(each => each === effect).length;
  return Object.fromEntries(EFFECTS.map(effect => [effect, count(effect)])) as Record<Effect, number>;
};

const hasAny = ({ verdicts }: Audited): boolean => verdicts.length > 0;
const inJson = ({ path, verdicts }: Audited): object => ({ path, scenarios: verdicts });

const editionsOf = (options: Options): Editions => {
  const to = editionNamed('to', options) ?? NEWEST;
  const from = editionNamed('from', options) ?? EDITIONS[EDITIONS.indexOf(to) - 1];
  if (from === undefined) throw new CannotWork(`there is no edition before ${to}; say one with --from.`);
  if (from === to) throw new CannotWork(`audit needs two different editions, not ${to} twice.`);
  return { from, to };
};

const editionNamed = (name: string, options: Options): Edition | undefined => {
  const text = options.value(name);
  if (text === undefined) return undefined;
  const read = readEdition(text);
  if ('problem' in read) throw new CannotWork(`--${name} ${text}: ${read.problem}`);
  return read.edition;
};

const auditAll = (found: readonly Found[], editions: Editions, io: Io): readonly Audited[] => {
  const shown = progress(io, found.length);
  const [book, uses] = [bookOf(io), usedFiles(readFromDisk)];
  const audited = found.map(file => {
    const one = auditFile(file, { book, uses, editions, io, onScenario: shown.scenario });
    shown.file();
    return one;
  });
  shown.clear();
  return audited;
};

interface Setting {
  readonly book: RuleBook;
  readonly uses: UsedFiles;
  readonly editions: Editions;
  readonly io: Io;
  readonly onScenario: () => void;
}

/** What cannot be read ends the work: an audit that leaves files out would say too little overturns. */
const auditFile = ({ path, absolute }: Found, { book, uses, editions, io, onScenario }: Setting): Audited => {
  const text = absolute === STDIN ? decode(path, io.readInput()) : readText(path, absolute);
  const at = absolute === STDIN ? join(io.cwd, STDIN) : absolute;
  const context = withCards(runContext(book, editions.to), cardsIn({ path, absolute: at, text }, uses).cards);
  const verdicts = [...blocksOf(text, path)].filter(isScenario).map(block => {
    onScenario();
    return verdictOn(block, book, context, editions);
  });
  return { path, source: text.split(/\r\n|\r|\n/), verdicts };
};
