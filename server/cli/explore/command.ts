/** `riftbench explore`: everything that can come of a position. */
import { count } from '../../../engine/game/explore/count.ts';
import { endOf, type Horizon, turnsFrom } from '../../../engine/game/explore/horizon.ts';
import { outcomesOf } from '../../../engine/game/explore/outcome.ts';
import type { Exploration, PlyConvention } from '../../../engine/game/explore/plies.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { nearest } from '../../../rules-db/nearest.ts';
import { DEFAULT_TIMEOUT } from '../../analysis/document/timeLimit.ts';
import { forcingOf } from '../../analysis/exploring/forcing.ts';
import { goalSaid } from '../../analysis/exploring/goal.ts';
import { exploredState, wayWith } from '../../analysis/exploring/start.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { askedRuleset, chosenParts, nameOfScenario, runUnder } from '../chosen.ts';
import type { Command, CommandOptions, ExitStatus, OptionInfo } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { fileToPlay } from '../fileToPlay.ts';
import { counted, painter } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { limited, runLimited } from '../limited.ts';
import { JSON_OPTION, oneOf, wholeNumber } from '../options.ts';
import { progressLine } from '../progressLine.ts';
import { countInJson, countText, outcomesText } from './counting.ts';
import { forcingText } from './forcing.ts';

const PLIES = ['written', 'all', 'choices'] as const satisfies readonly PlyConvention[];

const OPTIONS: readonly OptionInfo[] = [
  {
    name: 'scenario',
    value: 'NAME',
    about: 'the scenario with this name, or with this in its name; a branch as "SCENARIO > BRANCH"',
  },
  { name: 'line', value: 'NUMBER', about: 'explore from behind this line of the file, not from the end of the script' },
  { ...EDITION_OPTION, about: 'the edition to play by, by default the newest that the scenario names' },
  {
    name: 'within',
    value: 'WHAT',
    about:
      'how far: "this turn" (the default), "this combat", "this showdown", or "3 turns", the one under way included',
  },
  {
    name: 'force',
    value: 'CLAIM',
    about: 'whether a player can force it, whatever the others do; claims can be joined by "and"',
  },
  { name: 'who', value: 'PLAYER', about: 'with --force: which player, by default the one whose turn it is' },
  { name: 'count', about: 'only how many ways and positions there are, ply by ply' },
  { name: 'depth', value: 'NUMBER', about: 'with --count: so many plies, at most' },
  {
    name: 'ply',
    value: 'WHAT',
    about:
      'what is a ply: "written" (what needs a line of its own, the default), "all" (each act), "choices" (only where there are two or more)',
  },
  { name: 'merge', about: 'with --count: take acts that come to the same position for one' },
  { name: 'limit', value: 'SECONDS', about: 'how long to look; 20 by default' },
  JSON_OPTION,
];

export const explore: Command = {
  name: 'explore',
  summary: 'show everything that can come of a position, and what can be forced',
  takes: 'FILE',
  options: OPTIONS,
  about: [
    'Plays on from the end of the script, in every way that the rules allow to anybody, up to the end of the turn, and groups what comes of it: who is where or dead, who controls what, points, and who has won. Each outcome has a shortest script that leads there.',
    'Cards that are not told (an untold hand, an untold deck) do nothing. Nobody concedes.',
  ],
  examples: [
    'riftbench explore rulings/tank.rift',
    'riftbench explore article.md --scenario "Tank first" --force "Wall is dead and Raider is alive" --who Ana',
    'riftbench explore article.md --line 12 --count --depth 3',
  ],
  statuses: {
    0: 'everything was looked at; with --force, it can be forced',
    1: 'the time ran out before that; with --force, it cannot be forced, or was not decided',
  },
  run: (options, io) => {
    const ply = oneOf('ply', options.value('ply') ?? 'written', PLIES);
    const seconds = wholeNumber(options, 'limit', { least: 1, most: 86_400 }) ?? 20;
    const start = startOf(options, io);
    const horizon = horizonSaid(options.value('within') ?? 'this turn', start.state);
    const progress = progressLine(io);
    const end = io.now() + 1_000 * seconds;
    let positions = 0;
    const isEnough = (): boolean => {
      positions += 1;
      progress.show(() => `Exploring: ${counted(positions, 'position')} (Ctrl+C ends it)`);
      return io.now() > end;
    };
    const asked: Asked = {
      ...start,
      exploration: { horizon, ply, way: wayWith(horizon.lastTurn, start.context.cards), isEnough },
      // What of it is more than the engine plays ends it with a sentence; a single act that does not end, with another one.
      looked: look => limited({ ...start, io }, look, 1 + Math.ceil(seconds / DEFAULT_TIMEOUT)),
      finished: wasEnded => {
        progress.clear();
        if (wasEnded)
          io.err.write(
            `riftbench: not everything was looked at in ${counted(seconds, 'second')}; --limit gives it more time.\n`,
          );
      },
    };
    const claim = options.value('force');
    return claim === undefined ? tellCount(asked, options, io) : tellForcing(claim, asked, options, io);
  },
};

interface Asked extends ReturnType<typeof startOf> {
  readonly exploration: Exploration;
  readonly looked: <Found>(look: () => Found) => Found;
  readonly finished: (wasEnded: boolean) => void;
}

const tellCount = (asked: Asked, options: CommandOptions, io: Io): ExitStatus => {
  const { state, edition, place, exploration, looked, finished } = asked;
  const depth = wholeNumber(options, 'depth', { least: 0, most: 1000 }) ?? Number.POSITIVE_INFINITY;
  const merge = options.has('merge');
  const found = looked(() => count(state, { ...exploration, depth, merge }));
  finished(found.stopped === 'limit');
  const outcomes = outcomesOf(found.ends);
  if (options.has('json')) io.out.write(`${jsonText(countInJson(edition, exploration.ply, found, outcomes))}\n`);
  else if (options.has('count')) io.out.write(countText(found, outcomes.length));
  else io.out.write(outcomesText(outcomes, found, { start: state, place, io }));
  return found.stopped === 'limit' ? 1 : 0;
};

const tellForcing = (claim: string, asked: Asked, options: CommandOptions, io: Io): ExitStatus => {
  const { state, edition, place, exploration, looked, finished, tree, context } = asked;
  const read = goalSaid(claim, tree, state, context.cards);
  if (!read.ok) throw new CannotWork(`--force "${printable(claim)}": ${read.why}`);
  const who = playerSaid(options.value('who'), state);
  const begun = io.now();
  const found = looked(() => forcingOf(state, exploration, { who: who.id, goal: read.goal }));
  finished(found.limited);
  const seconds = Math.round(io.now() - begun) / 1000;
  if (options.has('json'))
    io.out.write(`${jsonText({ version: 1, edition, claim, who: who.name, ...found, seconds })}\n`);
  else io.out.write(forcingText(found, { who: printable(who.name), claim, place, paint: painter(io.out) }));
  return found.force === true ? 0 : 1;
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
  const { tree } = part.block;
  const state = exploredState(tree, run, line === undefined ? undefined : line - 1 - block.line);
  if (state === null)
    throw new CannotWork(`${path}: no turn has begun in "${name}" there. A line such as "turn Ana" begins one.`);
  return { path, block, state, tree, context, edition: run.ruleset, place: `${name}, core rules ${run.ruleset}` };
};

/** `this turn`, `this combat`, `3 turns`. */
const horizonSaid = (text: string, state: State): Horizon => {
  const turns = /^([1-9]\d?) turns?$/i.exec(text.trim())?.[1];
  if (turns !== undefined) return turnsFrom(state, Number(turns) - 1);
  const what = oneOf('within', text.trim().replace(/^this\s+/i, ''), ['turn', 'combat', 'showdown']);
  const horizon = what === 'turn' ? turnsFrom(state, 0) : endOf(state, what);
  if (horizon === null) throw new CannotWork(`--within "${printable(text)}": no ${what} is under way there.`);
  return horizon;
};

const playerSaid = (name: string | undefined, state: State) => {
  const called = name?.trim().toLowerCase();
  const player = state.players.find(p =>
    called === undefined ? p.id === state.turnPlayer : p.name.toLowerCase() === called,
  );
  if (player !== undefined) return player;
  const names = state.players.map(p => p.name);
  const meant = nearest(name ?? '', names);
  const hint = meant === undefined ? `The players are ${names.join(', ')}.` : `Did you mean ${meant}?`;
  throw new CannotWork(`--who: no player is called "${printable(name ?? '')}". ${hint}`);
};
