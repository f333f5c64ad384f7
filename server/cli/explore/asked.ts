/** What is explored: from where, how far, as what, and for how long. */

import type { Goal } from '../../../engine/game/explore/force.ts';
import { endOf, type Horizon, turnsFrom } from '../../../engine/game/explore/horizon.ts';
import type { Exploration, PlyConvention } from '../../../engine/game/explore/plies.ts';
import { type PositionLimit, positionLimit } from '../../../engine/game/explore/positionLimit.ts';
import { type Met, UnknownsMet } from '../../../engine/game/explore/unknowns.ts';
import type { State } from '../../../engine/game/state/state.ts';
import type { ScenarioTree } from '../../../engine/language/syntax.ts';
import {
  type Conditions,
  conditionsOf,
  conditionsText,
  type Matters,
} from '../../../engine/scenario/expectations/conditions.ts';
import { wayOn } from '../../../engine/scenario/expectations/outlookAsked.ts';
import { NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { unknownIn } from '../../../engine/scenario/report/unknown.ts';
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { nearest } from '../../../rules-db/nearest.ts';
import { DEFAULT_TIMEOUT } from '../../analysis/document/timeLimit.ts';
import { goalSaid } from '../../analysis/exploring/goal.ts';
import { exploredState } from '../../analysis/exploring/start.ts';
import { printable } from '../../analysis/text/printable.ts';
import { refusedLines } from '../../analysis/verdict/notAsWritten.ts';
import { askedRuleset, chosenParts, nameOfScenario, runUnder, tooMuchOf } from '../chosen.ts';
import type { CommandOptions, ExitStatus } from '../command.ts';
import { fileToPlay } from '../fileToPlay.ts';
import { counted } from '../formats/style.ts';
import { CannotWork, type Io } from '../io.ts';
import { limited, runLimited } from '../limited.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { progressLine } from '../progressLine.ts';
import { scenarioAtLine } from '../scenarioAtLine.ts';
import { tellNotAsWritten } from '../tellNotAsWritten.ts';

const PLIES = ['written', 'all', 'choices'] as const satisfies readonly PlyConvention[];

export interface Asked extends ReturnType<typeof startOf> {
  readonly exploration: Exploration & { readonly unknown: UnknownsMet };
  readonly positions: PositionLimit;
  readonly looked: <Found>(look: () => Found) => Found;
  /**
   * To be called once everything is found, before it is written. `because`: why it was ended, as the rest of a sentence, where that was
   * neither time nor a position with too much to do.
   */
  readonly finished: (wasEnded: boolean, because?: string) => void;
  /** How long it has taken. */
  readonly seconds: () => number;
  /** What the answer is without, once it is found. `met`: of what was come upon, that which it hangs on; all of it without. */
  readonly conditions: (matters?: Matters, met?: Met | null) => Conditions;
}

/** Where it is explored from; null where nobody can do anything there. `line`: the number of one in the scenario, from 0. */
export type From = (tree: ScenarioTree, run: Run, line: number | undefined) => State | null;

export const askedOf = (options: CommandOptions, io: Io, from: From = exploredState): Asked => {
  const ply = oneOf('ply', options.value('ply') ?? 'written', PLIES);
  const given = wholeNumber(options, 'limit', { least: 1, most: 86_400 });
  const seconds = given ?? 20;
  const start = startOf(options, io, from);
  const { puzzle } = start;
  const horizon =
    puzzle === null
      ? horizonSaid(options.value('within') ?? 'this turn', start.state)
      : puzzle.question.exploration.horizon;
  const progress = progressLine(io);
  const begun = io.now();
  const end = begun + 1_000 * seconds;
  const unknown = new UnknownsMet();
  let looks = 0;
  const isEnough = (): boolean => {
    looks += 1;
    progress.show(() => `Exploring: ${counted(looks, 'position')} (Ctrl+C ends it)`);
    return io.now() > end;
  };
  // Whoever says how long it may take has that time.
  const positions = positionLimit(given === undefined ? undefined : Number.POSITIVE_INFINITY);
  return {
    ...start,
    exploration: {
      horizon,
      ply,
      way: wayOn(horizon.lastTurn, start.context.cards),
      isEnough,
      isTooMuch: positions.isTooMuch,
      unknown,
    },
    positions,
    // What of it is more than the engine plays ends it with a sentence; a single act that does not end, with another one.
    looked: look => limited({ ...start, io }, look, 1 + Math.ceil(seconds / DEFAULT_TIMEOUT)),
    finished: (wasEnded, because) => {
      progress.clear();
      const why =
        because ??
        (positions.hasEndedIt()
          ? MORE_AT_ONE_POSITION
          : ` in ${counted(seconds, 'second')}; --limit gives it more time`);
      if (wasEnded) io.err.write(`riftbench: not everything was looked at${why}.\n`);
    },
    seconds: () => Math.round(io.now() - begun) / 1000,
    conditions: (matters, met) =>
      conditionsOf(start.state, start.context.cards ?? NO_CARDS, unknownIn(start.state, met ?? unknown.met), matters),
  };
};

const MORE_AT_ONE_POSITION =
  ': at one position there is more to do than it goes through by itself, as there are very many units, cards or ways to choose; --limit gives it so many seconds instead';

/** What is asked of it, answered on standard output. */
export type Question = (asked: Asked, options: CommandOptions, io: Io) => ExitStatus | Promise<ExitStatus>;

/** What the value of that option claims. */
export const goalAsked = (option: string, { value }: CommandOptions, { tree, state, context }: Asked): Goal => {
  const claim = value(option) ?? '';
  const read = goalSaid(claim, tree, state, context.cards);
  if (!read.ok) throw new CannotWork(`--${option} "${printable(claim)}": ${read.why}`);
  return read.goal;
};

const startOf = (options: CommandOptions, io: Io, from: From) => {
  const file = fileToPlay('explore', options, io);
  const { path, context } = file;
  const { block, line } = scenarioAtLine(file, options);
  const whole = runLimited({ path, block, io }, context);
  const [part] = chosenParts(scenarioParts(block, whole), options);
  const run = part === undefined ? undefined : runUnder(part.report, askedRuleset(options));
  const name = printable(nameOfScenario(block));
  const why = tooMuchOf(whole);
  if (part === undefined || run === undefined)
    throw new CannotWork(
      `${path}: "${name}"${why === undefined ? ' runs under no edition that was asked for.' : `: ${why}`}`,
    );
  const { tree } = part.block;
  const after = line === undefined ? undefined : line - 1 - block.line;
  const puzzle = options.has('puzzle') ? (run.puzzle ?? null) : null;
  if (options.has('puzzle') && puzzle === null)
    throw new CannotWork(
      `${path}: "${name}" has no goal that can be read. A puzzle has a line “goal Ana can force …”.`,
    );
  const state = puzzle?.question.state ?? from(tree, run, after);
  if (state === null)
    throw new CannotWork(
      exploredState(tree, run, after) === null
        ? `${path}: no turn has begun in "${name}" there. A line such as "turn Ana" begins one.`
        : `${path}: nobody does anything in "${name}" there, and --lines judges the acts of a script.`,
    );
  const place = `${name}, core rules ${run.ruleset}`;
  const to = puzzle === null ? line : block.line + goalLine(tree);
  const refused = refusedLines(part, (to ?? Number.MAX_SAFE_INTEGER) - 1).length;
  // A thread for a part of a count plays the same once more.
  if (io.ownPart === undefined) tellNotAsWritten(io, refused);
  return { path, block, state, tree, run, after, puzzle, context, edition: run.ruleset, place };
};

/** Of a puzzle, in its block. */
const goalLine = ({ statements }: ScenarioTree): number => statements.find(({ kind }) => kind === 'goal')?.line ?? 0;

/** `this turn`, `this combat`, `3 turns`. */
const horizonSaid = (text: string, state: State): Horizon => {
  const turns = /^([1-9]\d?) turns?$/i.exec(text.trim())?.[1];
  if (turns !== undefined) return turnsFrom(state, Number(turns) - 1);
  const what = text
    .trim()
    .toLowerCase()
    .replace(/^this\s+/, '');
  if (what !== 'turn' && what !== 'combat' && what !== 'showdown')
    throw new CannotWork(
      `--within can be this turn, this combat, this showdown, or 3 turns, not "${printable(text)}".`,
    );
  const horizon = what === 'turn' ? turnsFrom(state, 0) : endOf(state, what);
  if (horizon === null) throw new CannotWork(`--within "${printable(text)}": no ${what} is under way there.`);
  return horizon;
};

/** Whom `--who` names; without it, the one whose turn it is. */
export const playerAsked = ({ value }: CommandOptions, { state }: Asked) => {
  const name = value('who');
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

/** What the answer is without, as its last line; empty where it is without nothing. */
export const conditionsLine = ({ conditions }: Asked, matters?: Matters, met?: Met | null): string => {
  const text = conditionsText(conditions(matters, met));
  return text === '' ? '' : `\n${printable(text)}\n`;
};

/** Lines of a script, indented to be pasted. */
export const scriptText = (lines: readonly string[]): string => lines.map(line => `    ${printable(line)}\n`).join('');
