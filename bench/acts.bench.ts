/**
 * What an act costs: performed, refused with every reason, or only asked whether it is legal. Acts and positions come from
 * random games, played beforehand; in each position every player is asked for with every act that could be thought of,
 * most of them illegal.
 */
import { getHeapStatistics } from 'node:v8';
import { isLegal, perform, playFrom, refuse } from '../engine/game/actions.ts';
import type { Play } from '../engine/game/play/play.ts';
import type { State } from '../engine/game/state/state.ts';
import { parseFile } from '../engine/language/grammar/parse.ts';
import { runScenario } from '../engine/scenario/run.ts';
import { loadRuleBook } from '../rules-db/book.ts';
import { runContext } from '../server/analysis/document/context.ts';
import { type Candidate, candidatesIn } from '../test/engine/game/random/candidates.ts';
import { type Game, newGame, playGame } from '../test/engine/game/random/game.ts';
import { CARDS } from '../test/engine/game/random/library.ts';
import { randomScenarios } from './scenarios.ts';
import { type Benchmark, collectGarbage, playOverAgain, processorSeconds, randomFrom, SEED } from './support.ts';

/** Games of units alone are over sooner. */
const GAMES = { many: 60, none: 240 } as const;
const ROUNDS = 10;
/** A round of acts is short: the engine is compiled in full only after many. */
const ROUNDS_OF_ACTS = 40;

type Cards = 'many' | 'none';
/** The games are those of one edition, so that revisions with other editions play the same; the newest is compared with it. */
type Played = '1.4' | '1.5';

interface Sample {
  readonly cards: Cards;
  readonly edition: Played;
}

interface Position {
  readonly state: State;
  readonly tried: readonly Candidate[];
}

const WITH = { many: 'with cards', none: 'with units alone' } as const;

const rowsOf = (cards: Cards): readonly Benchmark[] => {
  const sample: Sample = { cards, edition: '1.4' };
  const newest: Sample = { cards, edition: '1.5' };
  return [
    { name: `acts performed, ${WITH[cards]}`, unit: 'acts/s', run: () => performed(sample) },
    {
      name: `acts performed with nothing told, ${WITH[cards]}`,
      unit: 'acts/s',
      run: () => performed(sample, unrecorded),
    },
    { name: `acts refused with every reason, ${WITH[cards]}`, unit: 'acts/s', run: () => refused(sample) },
    { name: `acts asked whether legal, ${WITH[cards]}`, unit: 'acts/s', run: () => asked(sample) },
    {
      name: `acts from positions in their order, ${WITH[cards]}`,
      unit: 'acts/s',
      run: () => fromPositions(sample, inOrder),
    },
    {
      name: `acts from positions in any order, ${WITH[cards]}`,
      unit: 'acts/s',
      run: () => fromPositions(sample, shuffled),
    },
    {
      name: `acts from positions in any order, one kind of act after the other, ${WITH[cards]}`,
      unit: 'acts/s',
      run: () => fromPositions(sample, shuffledByKind),
    },
    { name: `positions asked for every act, ${WITH[cards]}`, unit: 'positions/s', run: () => positions(sample) },
    { name: `allocated by an act, ${WITH[cards]}`, unit: 'kB', run: () => allocated(sample) },
    { name: `acts performed under 1.5, ${WITH[cards]}`, unit: 'acts/s', run: () => performed(newest) },
    { name: `acts asked whether legal under 1.5, ${WITH[cards]}`, unit: 'acts/s', run: () => asked(newest) },
  ];
};

export const benchmarks: readonly Benchmark[] = [
  ...rowsOf('none'),
  ...rowsOf('many'),
  { name: 'memory of a report that is kept', unit: 'kB', run: () => kept() },
];

/** The first rounds warm up; of the others the best counts: whatever else the machine does can only slow one down. */
const bestRate = (round: () => { readonly count: number; readonly seconds: number }, rounds = ROUNDS): number =>
  Math.max(
    ...Array.from({ length: rounds }, () => {
      const { count, seconds } = round();
      return count / seconds;
    }).slice(2),
  );

const timed = (work: () => number): { readonly count: number; readonly seconds: number } => {
  const since = processorSeconds();
  const count = work();
  return { count, seconds: processorSeconds() - since };
};

const performed = (sample: Sample, begin: Begin = newGame): number =>
  bestRate(() => timed(() => sum(sampled(sample), game => replayed(game, () => {}, begin))), ROUNDS_OF_ACTS);

type Begin = (opening: State) => Play;

const unrecorded: Begin = opening => playFrom(opening, name => CARDS.print(name));

/** A position of a game, and the act that follows it there. */
interface Following {
  readonly state: State;
  readonly done: Game['acts'][number];
}

type Arrange = (all: readonly Following[]) => readonly Following[];

const inOrder: Arrange = all => all;

/** The same ones, however they lie: as whoever explores a game asks for them. */
const shuffled: Arrange = all => {
  const random = randomFrom(SEED);
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as Following, mixed[at] as Following];
  }
  return mixed;
};

/** Games and positions are mixed here, too, but the same code runs many times in a row: how much of what any order costs is the processor's own. */
const shuffledByKind: Arrange = all => shuffled(all).toSorted((a, b) => (a.done.act.kind < b.done.act.kind ? -1 : 1));

/** Each act on a game of its own, begun at its position. */
const fromPositions = (sample: Sample, arrange: Arrange): number =>
  bestRate(() => {
    const all = arrange(followed(sample));
    return timed(() => {
      for (const { state, done } of all) perform(newGame(state), done.who, done.act);
      return all.length;
    });
  }, ROUNDS_OF_ACTS);

/** Positions made anew, each with what followed. */
const followed = (sample: Sample): readonly Following[] =>
  sampled(sample).flatMap(game => {
    const found: Following[] = [];
    replayed(game, (state, at) => {
      const done = game.acts[at];
      if (done !== undefined) found.push({ state, done });
    });
    return found;
  });

const positions = (sample: Sample): number =>
  bestRate(() => {
    const all = fresh(sample);
    return timed(() => {
      for (const position of all) askAll(position);
      return all.length;
    });
  });

const asked = (sample: Sample): number =>
  bestRate(() => {
    const all = fresh(sample);
    return timed(() => sum(all, askAll));
  });

const askAll = ({ state, tried }: Position): number => {
  for (const { who, act } of tried) isLegal(state, who, act);
  return tried.length;
};

const refused = (sample: Sample): number =>
  bestRate(() => {
    const all = fresh(sample).map(({ state, tried }) => ({
      state,
      tried: tried.filter(({ who, act }) => !isLegal(state, who, act)),
    }));
    return timed(() =>
      sum(all, ({ state, tried }) => {
        for (const { who, act } of tried) refuse(state, who, act);
        return tried.length;
      }),
    );
  });

/** What the heap grew by from act to act; where garbage was collected in between, the act is left out. */
const allocated = (sample: Sample): number => {
  const grown: number[] = [];
  for (let round = 0; round < 3; round++) {
    grown.length = 0;
    for (const game of sampled(sample)) {
      let before = -1;
      replayed(game, () => {
        const now = getHeapStatistics().used_heap_size;
        if (before >= 0 && now >= before) grown.push(now - before);
        before = getHeapStatistics().used_heap_size;
      });
    }
  }
  return grown.reduce((total, each) => total + each, 0) / grown.length / 1000;
};

/** Positions made anew, so that nothing is known of them yet. */
const fresh = (sample: Sample): readonly Position[] =>
  sampled(sample).flatMap(game => {
    const states: State[] = [];
    replayed(game, state => states.push(state));
    return states.slice(1).map(state => ({ state, tried: candidatesIn(state) }));
  });

/** Plays a game over, and hears of each position before its act; gives the number of acts. */
const replayed = (
  { opening, acts }: Game,
  hear: (state: State, at: number) => void,
  begin: Begin = newGame,
): number => {
  playOverAgain(opening);
  const play = begin(opening);
  acts.forEach(({ who, act }, at) => {
    hear(play.state, at);
    perform(play, who, act);
  });
  return acts.length;
};

const sum = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((total, each) => total + of(each), 0);

/** Played once for all benchmarks. */
const sampled = ({ cards, edition }: Sample): readonly Game[] => {
  const key = `${cards} ${edition}`;
  const known = samples.get(key);
  if (known !== undefined) return known;
  const games = Array.from({ length: GAMES[cards] }, (_, i) => playGame(SEED + i, { acts: 60, cards, edition })).filter(
    ({ faults }) => faults.length === 0,
  );
  samples.set(key, games);
  return games;
};
const samples = new Map<string, readonly Game[]>();

const KEPT = 1000;

const kept = (): number => {
  const context = runContext(loadRuleBook(), '1.4');
  const { blocks } = parseFile(randomScenarios(KEPT).join('\n'));
  const run = () =>
    blocks.flatMap(({ text, tree }) => (tree.kind === 'scenario' ? [runScenario({ text, tree }, context)] : []));
  run();
  collectGarbage();
  const before = getHeapStatistics().used_heap_size;
  const reports = run();
  collectGarbage();
  return (getHeapStatistics().used_heap_size - before) / reports.length / 1000;
};
