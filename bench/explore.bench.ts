/**
 * How fast it is found out what can come: ways counted a second, and how long what a scenario claims takes to be decided. In
 * processor time, as nothing else is waited for.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { count } from '../engine/game/explore/count.ts';
import { GoalSearch } from '../engine/game/explore/force.ts';
import { turnsFrom } from '../engine/game/explore/horizon.ts';
import type { State } from '../engine/game/state/state.ts';
import { parseFile } from '../engine/language/grammar/parse.ts';
import { isScenario, type ScenarioBlock } from '../engine/language/syntax.ts';
import { wayOn } from '../engine/scenario/expectations/outlookAsked.ts';
import { runExploring } from '../engine/scenario/exploring/exploring.ts';
import { type RunContext, runScenario } from '../engine/scenario/run.ts';
import { loadRuleBook } from '../rules-db/book.ts';
import { runContext, withCards } from '../server/analysis/document/context.ts';
import { forcingOf } from '../server/analysis/exploring/forcing.ts';
import { exploredState } from '../server/analysis/exploring/start.ts';
import { type Benchmark, collectGarbage, processorSeconds } from './support.ts';

const BOARDS = path.resolve('test/engine/game/explore/boards.rift');
const PUZZLES = ['chain', 'combat', 'hidden', 'keywords', 'movement', 'scoring'].map(name =>
  path.resolve(`examples/puzzles/${name}.rift`),
);

/** Six units against five, on three battlefields. */
const LARGE = `scenario "Six against five"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Guard might 2
  battlefield Meadow controlled by Ben
    Ben: Pike might 2
    Ben: Sniper might 2 backline
  battlefield Mill
  base Ben
    Ben: Ogre might 4
  base Ana
    Raider might 4
    Scout might 1
    Lancer might 3 assault 1
    Squire might 2
    Rider might 2 ganking
    Warden might 3 shield 1

  turn Ana
`;

/** Three cards in hand, one in the other's. */
const THREE_CARDS = `card Bolt spell reaction
  cost 1
  deal 2 to a unit

card Rally spell
  cost 1
  give a friendly unit +2 might this turn

card Recruiter unit
  cost 2
  might 1
  when you play me: play a 1 might Recruit unit token

scenario "Three cards in hand"
  edition 1.5
  player Ana points 0 runes 4x calm hand Bolt, Rally, Recruiter
  player Ben points 0 runes 2x calm hand Bolt
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Guard might 2
  battlefield Mill
  base Ana
    Raider might 3
    Scout might 2
  turn Ana
`;

interface Loaded {
  readonly block: ScenarioBlock;
  readonly context: RunContext;
}

const loaded = (text: string): readonly Loaded[] => {
  const { blocks } = parseFile(text);
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const context = withCards(runContext(loadRuleBook(), '1.5'), cards);
  return blocks.filter(isScenario).map(block => ({ block, context }));
};

const stateOf = ({ block, context }: Loaded): State => {
  const [run] = runScenario(block, context).runs;
  const state = run && exploredState(block.tree, run, undefined);
  if (state === undefined || state === null) throw new Error(`no turn begins in ${block.tree.name?.text}`);
  return state;
};

const namedIn = (file: string, begins: RegExp): readonly Loaded[] =>
  loaded(readFileSync(file, 'utf8')).filter(({ block }) => begins.test(block.tree.name?.text ?? ''));

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'ways of all lengths counted, six units against five on three battlefields',
    unit: 'ways/s',
    run: () => perSecond(loaded(LARGE), 4, 3),
  },
  {
    name: 'ways of all lengths counted, boards with cards',
    unit: 'ways/s',
    run: () => perSecond(namedIn(BOARDS, /^(17|20|25) /), Number.POSITIVE_INFINITY, 20),
  },
  {
    name: 'memory of a million positions come to, six units against five',
    unit: 'MB',
    run: memoryOfAMillion,
  },
  { name: 'twelve puzzles proved, with every first act', unit: 's', run: puzzlesProved },
  {
    name: 'a turn counted whole, six units against five on three battlefields',
    unit: 's',
    ceiling: 10,
    run: () => turnCounted(loaded(LARGE)),
  },
  {
    name: 'whether something can be forced, the slowest of ten published boards',
    unit: 's',
    ceiling: 2,
    run: () => Math.max(...forced(namedIn(BOARDS, /^(05|06|07|10|12|17|20|23|27|30) /)).map(({ seconds }) => seconds)),
  },
  { name: 'the same with three cards in hand, decided within 20 s', unit: '% of four claims', run: decidedWithCards },
];

/** Each board counted to so many plies; the best of some rounds, as the first ones are compiled. */
function perSecond(boards: readonly Loaded[], depth: number, rounds: number): number {
  const states = boards.map(board => ({ state: stateOf(board), cards: board.context.cards }));
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    let positions = 0n;
    const before = processorSeconds();
    for (const { state, cards } of states) {
      const horizon = turnsFrom(state, 0);
      const way = wayOn(horizon.lastTurn, cards);
      const { rows } = count(state, { horizon, ply: 'written', way, depth, merge: false, isEnough: () => false });
      positions += rows.reduce((sum, { ways }) => sum + ways, 0n);
    }
    best = Math.max(best, Number(positions) / (processorSeconds() - before));
  }
  return best;
}

function turnCounted(boards: readonly Loaded[]): number {
  const before = processorSeconds();
  for (const board of boards) {
    const state = stateOf(board);
    const horizon = turnsFrom(state, 0);
    const way = wayOn(horizon.lastTurn, board.context.cards);
    count(state, { horizon, ply: 'written', way, depth: 1000, merge: false, isEnough: () => false });
  }
  return processorSeconds() - before;
}

const ACTS_BETWEEN = 64;

/** Of each board: one and two of the other's units dead, one and two points more. */
function forced(boards: readonly Loaded[], seconds = Number.POSITIVE_INFINITY) {
  return boards.flatMap(board => {
    const state = stateOf(board);
    const horizon = turnsFrom(state, 0);
    const [ana] = state.players;
    if (ana === undefined) return [];
    const theirs = state.objects.filter(o => o.type === 'unit' && o.controller !== ana.id && o.zone.kind !== 'hand');
    const goals = [1, 2].flatMap(number => [
      (at: State) => theirs.slice(0, number).every(({ id }) => at.objects[id]?.killed === true),
      (at: State) => (at.players[ana.id]?.points ?? 0) >= ana.points + number,
    ]);
    return goals.map(isReached => {
      const begun = processorSeconds();
      // To ask for the time takes longer than some acts.
      let asked = 0;
      let isOver = false;
      const isEnough = (): boolean => {
        if (++asked % ACTS_BETWEEN === 0) isOver ||= processorSeconds() > begun + seconds;
        return isOver;
      };
      const way = wayOn(horizon.lastTurn, board.context.cards);
      const asking = { who: ana.id, goal: { isReached, isOfThePosition: true } };
      const { force } = forcingOf(state, { horizon, ply: 'written', way, isEnough }, asking);
      return { seconds: processorSeconds() - begun, isDecided: force !== null };
    });
  });
}

function decidedWithCards(): number {
  const all = forced(loaded(THREE_CARDS), 20);
  return (100 * all.filter(({ isDecided }) => isDecided).length) / all.length;
}

/** So many that what every search takes is a small part. */
const MANY_ACTS = 400_000;

/** Of those that a claim is searched with: each position is kept once, with where its acts lead. */
function memoryOfAMillion(): number {
  const [board] = loaded(LARGE);
  if (board === undefined) return Number.NaN;
  const state = stateOf(board);
  const horizon = turnsFrom(state, 0);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const exploration = { horizon, ply: 'written', way: wayOn(horizon.lastTurn, board.context.cards) } as const;
  let asked = 0;
  const search = new GoalSearch(
    state,
    { ...exploration, isEnough: () => ++asked > MANY_ACTS },
    { isReached: () => false },
  );
  search.pliesTo('all');
  collectGarbage();
  return (process.memoryUsage().heapUsed - before) / search.positions;
}

function puzzlesProved(): number {
  const puzzles = PUZZLES.flatMap(file => loaded(readFileSync(file, 'utf8')));
  const before = processorSeconds();
  for (const { block, context } of puzzles) runExploring(block, context);
  return processorSeconds() - before;
}
