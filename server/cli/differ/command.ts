/** `riftbench differ`: what tells two editions apart in play, found on random boards, each as the smallest scenario. */

import type { Behaviour } from '../../../engine/game/state/behaviours.ts';
import { editionOf, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { whyNotShown } from '../../../rules-db/behaviours/shown.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { causeOf } from '../../analysis/audit/deciding.ts';
import { runContext } from '../../analysis/document/context.ts';
import { readEdition, rulesetOf } from '../../analysis/document/edition.ts';
import { behavioursAbout } from '../../analysis/radar/about.ts';
import { type Found, type Radar, radar, withKnown } from '../../analysis/radar/radar.ts';
import { differing, type Rulesets } from '../../analysis/radar/rulesets.ts';
import { poolsOf } from '../../analysis/random/library.ts';
import { printable } from '../../analysis/text/printable.ts';
import { bookOf } from '../book.ts';
import type { Command, CommandOptions } from '../command.ts';
import { counted } from '../formats/style.ts';
import { listenForInterruption } from '../interruption.ts';
import { CannotWork, type Io } from '../io.ts';
import { JSON_OPTION, wholeNumber } from '../options.ts';
import { progressLine } from '../progressLine.ts';
import { writeResult } from '../result.ts';
import { type Differences, differencesText } from './text.ts';

export const differ: Command = {
  name: 'differ',
  summary: 'find the smallest scenarios that two editions play differently',
  takes: 'FROM TO',
  options: [
    {
      name: 'about',
      value: 'SUBJECT',
      about:
        'only this subject: a rule by its number or name, all rules below it (combat), or a behaviour (overLethal)',
    },
    { name: 'boards', value: 'NUMBER', about: 'play at most this many boards; 0 shows the known differences' },
    {
      name: 'seed',
      value: 'NUMBER',
      about: 'which boards to play: the same number gives the same boards; 1 by default',
    },
    { name: 'limit', value: 'SECONDS', about: 'how long to search; 60 by default' },
    JSON_OPTION,
  ],
  about: [
    'Plays random boards and lines by the rules of both editions at once. Where one of them refuses, asks or comes to something that the other does not, everything is left out that the difference does not need, and what is left is printed as a scenario that passes in both editions.',
    'For a difference that random boards did not reach, or reached only with more, the known scenario is shown, proved again in these editions.',
    "The cause is found by switching one behaviour of the engine at a time to the other edition's: it is named if that alone removes the difference, from both sides.",
  ],
  examples: [
    'riftbench differ 1.4 1.5',
    'riftbench differ 1.2 1.3 --about combat --seed 7 --limit 300',
    'riftbench differ "1.3 as printed" 1.3 --boards 500 --json',
  ],
  statuses: { 0: 'there is a scenario that tells the editions apart', 1: 'none was found' },
  run: async (options, io) => {
    const book = bookOf(io);
    const rulesets = rulesetsOf(options);
    const sought = soughtIn(options, rulesets, book);
    const seed = wholeNumber(options, 'seed', { least: 0, most: 999_999_999 }) ?? 1;
    const most = wholeNumber(options, 'boards', { least: 0, most: 999_999 });
    const seconds = wholeNumber(options, 'limit', { least: 1, most: 86_400 }) ?? 60;
    const context = runContext(book, rulesets.to);
    const { cards } = context;
    if (cards === undefined) throw new CannotWork('the card library is missing.');
    const end = io.now() + 1_000 * seconds;
    const asked = {
      rulesets,
      context,
      pools: poolsOf(cards),
      sought,
      seed,
      boards: most ?? Number.POSITIVE_INFINITY,
      isEnough: () => io.now() > end,
    };
    const { so, wasInterrupted } = await watched(radar(asked), sought.length, io);
    const found = differencesOf({ so, all: withKnown(so, asked), sought, rulesets, seed, book });
    if (so.boards < (most ?? 0)) {
      const why = wasInterrupted ? 'it was interrupted' : `${counted(seconds, 'second')} were over`;
      io.err.write(`riftbench: ${why} before ${counted(most ?? 0, 'board')} had been played.\n`);
    }
    writeResult(io, options, found, (width, paint) => differencesText(found, width, paint));
    return found.found.length > 0 ? 0 : 1;
  },
};

const rulesetsOf = ({ words: [from, to, ...more] }: CommandOptions): Rulesets => {
  if (from === undefined || to === undefined || more.length > 0)
    throw new CannotWork('differ needs two editions: riftbench differ 1.4 1.5');
  const rulesets = { from: named(from), to: named(to) };
  if (differing(rulesets).length === 0)
    throw new CannotWork(`${rulesets.from} and ${rulesets.to} are played alike: there is nothing to look for.`);
  return rulesets;
};

const named = (text: string): Ruleset => {
  const read = readEdition(text);
  if ('problem' in read) throw new CannotWork(read.problem);
  return rulesetOf(read);
};

const soughtIn = (options: CommandOptions, rulesets: Rulesets, book: RuleBook): readonly Behaviour[] => {
  const subject = options.value('about');
  const all = differing(rulesets);
  if (subject === undefined) return all;
  const about = behavioursAbout(subject, rulesets, book);
  if (about.length === 0)
    throw new CannotWork(
      `--about "${printable(subject)}": nothing that ${rulesets.from} and ${rulesets.to} play differently is about that. It can be a rule, or one of ${all.join(', ')}.`,
    );
  return about;
};

/** Others have their turn between two boards, so that a Ctrl-C is heard: what was found until then is shown. */
const watched = async (
  boards: Iterable<Radar>,
  sought: number,
  io: Io,
): Promise<{ readonly so: Radar; readonly wasInterrupted: boolean }> => {
  const progress = progressLine(io);
  const interruption = listenForInterruption();
  let so: Radar = { boards: 0, acts: 0, partings: 0, found: new Map() };
  try {
    for (so of boards) {
      const { boards: played, found } = so;
      progress.show(
        () => `${counted(played, 'board')}, ${found.size} of ${counted(sought, 'difference')} found (Ctrl+C ends it)`,
      );
      await new Promise(resolve => void setImmediate(resolve));
      if (interruption.hasCome()) break;
    }
  } finally {
    progress.clear();
    interruption.forget();
  }
  return { so, wasInterrupted: interruption.hasCome() };
};

interface Looked {
  readonly so: Radar;
  readonly all: readonly Found[];
  readonly sought: readonly Behaviour[];
  readonly rulesets: Rulesets;
  readonly seed: number;
  readonly book: RuleBook;
}

const differencesOf = ({ so, all, sought, rulesets, seed, book }: Looked): Differences => {
  const shown = new Set(all.flatMap(({ behaviours }) => behaviours));
  return {
    version: 1,
    ...rulesets,
    seed,
    boards: so.boards,
    acts: so.acts,
    found: all.map(({ behaviours, times, text }) => ({
      behaviours: behaviours.map(each => causeOf(book, rulesets, each)),
      times,
      scenario: text,
    })),
    missing: sought
      .filter(each => !shown.has(each))
      .map(behaviour => ({
        behaviour,
        why: whyNotShown(behaviour, editionOf(rulesets.from), editionOf(rulesets.to)) ?? null,
      })),
  };
};
