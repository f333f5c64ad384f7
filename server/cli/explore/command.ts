/** `riftbench explore`: everything that can come of a position. */
import { GAINS } from '../../../engine/gains.ts';
import type { Command, OptionInfo } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { CannotWork } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { askedOf, type From, type Question } from './asked.ts';
import { tellBest } from './best.ts';
import { tellCount } from './counting.ts';
import { tellForcing } from './forcing.ts';
import { firstPlayed, tellLines } from './lines.ts';
import { tellRepeat } from './repeating.ts';
import { tellPuzzle, tellValues } from './values.ts';

const OPTIONS: readonly OptionInfo[] = [
  {
    name: 'scenario',
    value: 'NAME',
    about: 'the scenario with this name, or with this in its name; a branch as "SCENARIO > BRANCH"',
  },
  { name: 'line', value: 'NUMBER', about: 'explore from after this line of the file, not from the end of the script' },
  { ...EDITION_OPTION, about: 'the edition to play by, by default the newest that the scenario names' },
  {
    name: 'within',
    value: 'WHAT',
    about:
      'how far: "this turn" (the default), "this combat", "this showdown", or "3 turns", including the current one',
  },
  {
    name: 'force',
    value: 'CLAIM',
    about: 'whether a player can force the claim, whatever the others do; claims can be joined by "and"',
  },
  {
    name: 'best',
    value: 'WHAT',
    about:
      'the best result that a player can guarantee at the end, whatever the others do: "most units killed", "fewest units lost", "most points", "fewest points of Ben"; with a claim, the same as --force',
  },
  {
    name: 'value',
    value: 'CLAIM',
    about: 'what each first act is worth: whether the claim can still be forced after it',
  },
  {
    name: 'lines',
    value: 'CLAIM',
    about:
      'what each act of the script kept or lost: whether the claim could be forced before and after it. From the first act of the last turn that is played, or after --line',
  },
  {
    name: 'repeat',
    value: 'WHAT',
    about: `whether a player can go through the same acts again and again within the turn, with more of something each time: ${GAINS.join(', ')}, or "anything"`,
  },
  {
    name: 'puzzle',
    about: "what each first act is worth for the goal of a puzzle, from the position at the goal's line",
  },
  {
    name: 'who',
    value: 'PLAYER',
    about: 'with --force, --best, --value, --lines and --repeat: which player, by default the one whose turn it is',
  },
  { name: 'count', about: 'only how many ways and positions there are, ply by ply' },
  { name: 'depth', value: 'NUMBER', about: 'with --count: at most this many plies' },
  {
    name: 'ply',
    value: 'WHAT',
    about:
      'what counts as a ply: "written" (each act that needs its own line, the default), "all" (each act), "choices" (only acts where there are two or more)',
  },
  { name: 'merge', about: 'with --count: count acts that lead to the same position only once' },
  {
    name: 'jobs',
    value: 'N',
    about: 'with --count, or if nothing else is asked: use N threads; the answer is the same',
  },
  {
    name: 'limit',
    value: 'SECONDS',
    about: 'how long to search; by default 20, and less if one position is too much',
  },
  JSON_OPTION,
];

export const explore: Command = {
  name: 'explore',
  summary: 'show every possible outcome of a position, and what can be forced',
  takes: 'FILE',
  options: OPTIONS,
  about: [
    'Plays on from the end of the script in every way that the rules allow, for every player, up to the end of the turn, and groups the results by outcome: who is where or dead, who controls what, points, and who has won. Each outcome has a shortest script that leads to it.',
    'Cards in an unspecified hand or deck do nothing. Nobody concedes.',
  ],
  examples: [
    'riftbench explore rulings/tank.rift',
    'riftbench explore article.md --scenario "Tank first" --force "Wall is dead and Raider is alive" --who Ana',
    'riftbench explore article.md --line 12 --best "most units killed" --who Ana',
    'riftbench explore article.md --line 12 --value "Wall is dead" --who Ana',
    'riftbench explore article.md --lines "Wall is dead" --who Ana',
    'riftbench explore article.md --repeat tokens --who Ana',
    'riftbench explore article.md --line 12 --count --depth 3',
    'riftbench explore examples/puzzles/combat.rift --scenario "Both at once" --puzzle',
  ],
  statuses: {
    0: 'everything was examined; with --force, --value, --puzzle or --lines, it can be forced; with --repeat, it can be repeated',
    1: 'the time ran out before that; with --force, --value, --puzzle or --lines, it cannot be forced, or was not decided; with --repeat, it cannot be repeated',
  },
  run: (options, io) => {
    const [question, another] = QUESTIONS.filter(({ option }) => options.has(option));
    if (question !== undefined && another !== undefined)
      throw new CannotWork(`--${question.option} and --${another.option} are two questions: ask one at a time.`);
    return (question?.tell ?? tellCount)(askedOf(options, io, question?.from), options, io);
  },
};

/** What can be asked instead of all that comes of it, by its option. */
const QUESTIONS: readonly { readonly option: string; readonly tell: Question; readonly from?: From }[] = [
  { option: 'force', tell: tellForcing('force') },
  { option: 'best', tell: tellBest },
  { option: 'value', tell: tellValues },
  { option: 'lines', tell: tellLines, from: firstPlayed },
  { option: 'puzzle', tell: tellPuzzle },
  { option: 'repeat', tell: tellRepeat },
];
