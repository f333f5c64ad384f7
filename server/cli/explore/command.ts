/** `riftbench explore`: everything that can come of a position. */
import { inFigures } from '../../../engine/bounds.ts';
import { type Count, count } from '../../../engine/game/explore/count.ts';
import { turnsFrom } from '../../../engine/game/explore/horizon.ts';
import { type FoundOutcome, outcomesOf } from '../../../engine/game/explore/outcome.ts';
import type { PlyConvention } from '../../../engine/game/explore/plies.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { differencesOf } from '../../analysis/exploring/differences.ts';
import { linesOfWay } from '../../analysis/exploring/lines.ts';
import { exploredState, wayWith } from '../../analysis/exploring/start.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { askedRuleset, chosenParts, nameOfScenario, runUnder } from '../chosen.ts';
import type { Command, CommandOptions } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { fileToPlay } from '../fileToPlay.ts';
import { counted, painter } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { runLimited } from '../limited.ts';
import { JSON_OPTION, oneOf, wholeNumber } from '../options.ts';
import { exploringProgress } from './progress.ts';

const PLIES = ['written', 'all', 'choices'] as const satisfies readonly PlyConvention[];

export const explore: Command = {
  name: 'explore',
  summary: 'show everything that can come of a position, on every way',
  takes: 'FILE',
  options: [
    {
      name: 'scenario',
      value: 'NAME',
      about: 'the scenario with this name, or with this in its name; a branch as "SCENARIO > BRANCH"',
    },
    {
      name: 'line',
      value: 'NUMBER',
      about: 'explore from behind this line of the file, not from the end of the script',
    },
    { ...EDITION_OPTION, about: 'the edition to play by, by default the newest that the scenario names' },
    {
      name: 'turns',
      value: 'NUMBER',
      about: 'up to the end of so many turns, the one under way included; 1 by default',
    },
    { name: 'count', about: 'only how many ways and positions there are, ply by ply' },
    { name: 'depth', value: 'NUMBER', about: 'so many plies, at most' },
    {
      name: 'ply',
      value: 'WHAT',
      about:
        'what is a ply: "written" (what needs a line of its own, the default), "all" (each act), "choices" (only where there are two or more)',
    },
    { name: 'merge', about: 'take acts that come to the same position for one' },
    { name: 'limit', value: 'SECONDS', about: 'how long to look; 20 by default' },
    JSON_OPTION,
  ],
  about: [
    'Plays on from the end of the script, in every way that the rules allow to anybody, up to the end of the turn, and groups what comes of it: who is where or dead, who controls what, points, and who has won. Each outcome has a shortest script that leads there.',
    'Cards that are not told (an untold hand, an untold deck) do nothing. Nobody concedes.',
  ],
  examples: [
    'riftbench explore rulings/tank.rift',
    'riftbench explore article.md --scenario "Tank first" --line 12',
    'riftbench explore article.md --count --depth 3',
  ],
  statuses: { 0: 'everything was looked at', 1: 'the time ran out before that' },
  run: (options, io) => {
    const ply = oneOf('ply', options.value('ply') ?? 'written', PLIES);
    const turns = wholeNumber(options, 'turns', { least: 1, most: 20 }) ?? 1;
    const depth = wholeNumber(options, 'depth', { least: 0, most: 1000 }) ?? Number.POSITIVE_INFINITY;
    const seconds = wholeNumber(options, 'limit', { least: 1, most: 86_400 }) ?? 20;
    const { state, edition, context, place } = startOf(options, io);
    const horizon = turnsFrom(state, turns - 1);
    const progress = exploringProgress(io);
    const end = io.now() + 1_000 * seconds;
    const found = count(state, {
      horizon,
      ply,
      way: wayWith(horizon.lastTurn, context.cards),
      depth,
      merge: options.has('merge'),
      isEnough: positions => {
        progress.show(positions);
        return io.now() > end;
      },
    });
    progress.clear();
    const outcomes = outcomesOf(found.ends);
    if (options.has('json')) io.out.write(`${jsonText(inJson(edition, ply, found, outcomes))}\n`);
    else if (options.has('count')) io.out.write(countText(found, outcomes.length));
    else io.out.write(outcomesText(outcomes, found, { start: state, place, io }));
    if (found.stopped === 'limit')
      io.err.write(
        `riftbench: not everything was looked at in ${counted(seconds, 'second')}; --limit gives it more time.\n`,
      );
    return found.stopped === 'limit' ? 1 : 0;
  },
};

const startOf = (options: CommandOptions, io: Io) => {
  const { path, blocks, context } = fileToPlay('explore', options, io);
  const line = wholeNumber(options, 'line', { least: 1, most: 999_999_999 });
  const block = line === undefined ? blocks[0] : blocks.findLast(each => each.line < line);
  if (block === undefined || (line === undefined && blocks.length > 1))
    throw new CannotWork(
      `${path}: there are ${blocks.length} scenarios in it. Say which one to explore with --scenario NAME, or from where with --line NUMBER.`,
    );
  const whole = runLimited({ path, block, io }, context);
  const [part] = chosenParts(scenarioParts(block, whole), options);
  const run = part === undefined ? undefined : runUnder(part.report, askedRuleset(options));
  const name = printable(nameOfScenario(block));
  if (part === undefined || run === undefined)
    throw new CannotWork(`${path}: "${name}" runs under no edition that was asked for.`);
  const state = exploredState(
    part.block.tree,
    run,
    line === undefined ? undefined : line - 1 - block.line,
    () => false,
  );
  if (state === null)
    throw new CannotWork(`${path}: no turn has begun in "${name}" there. A line such as "turn Ana" begins one.`);
  return { state, context, edition: run.ruleset, place: `${name}, core rules ${run.ruleset}` };
};

const inJson = (
  edition: string,
  ply: PlyConvention,
  { rows, ends, stopped }: Count,
  outcomes: readonly FoundOutcome[],
) => ({
  version: 1,
  edition,
  ply,
  rows: rows.map(({ depth, ways, ended, states }) => [depth, exact(ways), exact(ended), states]),
  ends: ends.length,
  outcomes: outcomes.length,
  limited: stopped === 'limit',
});

/** A number as long as it is exact, and then its figures. */
const exact = (n: bigint): number | string => (n <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : String(n));

const countText = ({ rows, ends, stopped }: Count, outcomes: number): string => {
  const cells = [
    ['plies', 'ways', 'ended', 'positions'],
    ...rows.map(({ depth, ways, ended, states }) => [String(depth), grouped(ways), grouped(ended), inFigures(states)]),
  ];
  const widths = [0, 1, 2, 3].map(at => cells.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0));
  const table = cells.map(row => `${row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}\n`).join('');
  const far = stopped === null ? '' : ' so far';
  return `${table}\n${counted(ends.length, 'position')} at the end${far}, ${counted(outcomes, 'outcome')}\n`;
};

const grouped = (n: bigint): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

interface Told {
  readonly start: State;
  readonly place: string;
  readonly io: Io;
}

const outcomesText = (outcomes: readonly FoundOutcome[], { stopped }: Count, { start, place, io }: Told): string => {
  const paint = painter(io.out);
  const far = stopped === null ? '' : ' so far';
  const { always, each: facts } = differencesOf(
    start,
    outcomes.map(({ state }) => state),
  );
  const inAll =
    always.length === 0 || outcomes.length === 1 ? '' : `In all of them, ${printable(always.join('; '))}.\n`;
  const head = `${paint('bold', place)}: ${counted(outcomes.length, 'outcome')}${far}\n${inAll}`;
  const each = outcomes.map(({ ways, way }, at) => {
    const what = outcomes.length === 1 ? always : (facts[at] ?? []);
    const told = what.length === 0 ? 'nothing has changed' : what.join('; ');
    const lines = linesOfWay(way).map(line => `    ${printable(line)}\n`);
    return `\n${paint('bold', `${at + 1}`)}  ${printable(told)} ${paint('dim', `(${grouped(ways)} ${ways === 1n ? 'way' : 'ways'})`)}\n${lines.join('')}`;
  });
  return head + each.join('');
};
