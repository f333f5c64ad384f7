/**
 * The edition radar: random boards and lines are played under two rulesets; those that part are shrunk to the smallest scenario that
 * still tells them apart, and named by the behaviours that made it so.
 */

import type { Behaviour } from '../../../engine/game/state/behaviours.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { randomBoard } from '../random/boards.ts';
import { pick, type Random, randomFrom } from '../random/chance.ts';
import type { CardPools } from '../random/library.ts';
import { knownTelling } from './known.ts';
import { poolsFavouring } from './leaning.ts';
import { playedTogether } from './lockstep.ts';
import { differing, type Rulesets, switched } from './rulesets.ts';
import { isSmallerText, type TellingScenario, writtenTelling } from './scenario.ts';
import { smallestTelling } from './smallest.ts';
import { type Telling, tellingsOf, togetherOf } from './telling.ts';

export interface RadarAsked {
  readonly rulesets: Rulesets;
  readonly context: RunContext;
  readonly pools: CardPools;
  /** Of those in which the rulesets differ: others are taken to be the same in both. */
  readonly sought: readonly Behaviour[];
  readonly seed: number;
  /** At most so many boards. */
  readonly boards: number;
  readonly isEnough: () => boolean;
}

/** What was tried up to now, and what came of it. */
export interface Radar {
  boards: number;
  acts: number;
  /** How often something that a line can expect was different. */
  partings: number;
  /** The smallest scenario so far, by what made it so. */
  readonly found: Map<string, Found>;
}

export interface Found extends TellingScenario {
  /** Together: one, where it made the difference by itself; none, where no behaviour does. */
  readonly behaviours: readonly Behaviour[];
  times: number;
}

/** What was met, and for what was not, or not as small, what is known; in the order in which it is sought, the rest behind it. */
export const withKnown = ({ found }: Radar, { rulesets, context, sought }: RadarAsked): readonly Found[] => {
  const alone = sought.flatMap((behaviour): readonly Found[] => {
    const met = found.get(behaviour);
    const known = knownTelling(behaviour, { rulesets, context });
    if (known === null || (met !== undefined && !isSmallerText(known, met))) return met === undefined ? [] : [met];
    return [{ ...known, times: met?.times ?? 0 }];
  });
  return [...alone, ...[...found.values()].filter(({ behaviours }) => behaviours.length !== 1)];
};

/** Gives what there is after each board; the same seed gives the same, board by board. */
export function* radar(asked: RadarAsked): Generator<Radar> {
  const so: Radar = { boards: 0, acts: 0, partings: 0, found: new Map() };
  for (let number = 0; so.boards < asked.boards && !asked.isEnough(); number++) {
    const random = randomFrom(asked.seed * MOST_BOARDS + number);
    playBoard(random, asked, so);
    yield so;
  }
}

/** So that two seeds have no board in common. */
const MOST_BOARDS = 1_000_000;

const playBoard = (random: Random, asked: RadarAsked, so: Radar): void => {
  const { rulesets, context, isEnough } = asked;
  const board = randomBoard(random, poolsFor(random, asked, so));
  const played = playedTogether(board, {
    random,
    rules: [{ ruleset: rulesets.from }, switched(rulesets.to, leftOut(asked, so), rulesets.from)],
    context,
    acts: MOST_ACTS,
    isEnough,
    onParting: (text, claims) => (isReported(text, claims, asked, so) ? 'told' : 'go on'),
  });
  if (played === null) return;
  so.boards += 1;
  so.acts += played;
};

const MOST_ACTS = 25;

/** Units alone are played fastest, and cards of any kind meet what nobody thought of; the rest leans towards what has not been found. */
const poolsFor = (random: Random, { pools, sought }: RadarAsked, { found }: Radar): CardPools | null => {
  const kind = random(4);
  if (kind === 0) return null;
  const behaviour = pick(
    random,
    sought.filter(each => !found.has(each)),
  );
  return kind === 1 || behaviour === undefined ? pools : poolsFavouring(random, behaviour, pools);
};

/** What is not sought, and what has been found often enough: as long as it is the same in both, it hides nothing else. */
const leftOut = ({ rulesets, sought }: RadarAsked, { found }: Radar): readonly Behaviour[] =>
  differing(rulesets).filter(each => !sought.includes(each) || (found.get(each)?.times ?? 0) >= OFTEN);

const OFTEN = 2;

const isReported = (text: string, claims: readonly string[], asked: RadarAsked, so: Radar): boolean => {
  const tellings = tellingsOf(text, asked.rulesets, asked.context, claims);
  if (tellings.length === 0) return false;
  so.partings += 1;
  const alone = asked.sought.flatMap(behaviour => {
    const telling = tellings.find(({ causes }) => causes.includes(behaviour));
    return telling === undefined || (so.found.get(behaviour)?.times ?? 0) >= OFTEN ? [] : [{ telling, behaviour }];
  });
  for (const { telling, behaviour } of alone) note(text, telling, [behaviour], asked, so);
  const [first] = tellings;
  if (first !== undefined && tellings.every(({ causes }) => causes.length === 0)) {
    const together = togetherOf(text, first, asked.rulesets, asked.context);
    if (together.every(each => asked.sought.includes(each))) note(text, first, together, asked, so);
  }
  return true;
};

const note = (
  text: string,
  telling: Telling,
  behaviours: readonly Behaviour[],
  { rulesets, context, isEnough }: RadarAsked,
  { found }: Radar,
): void => {
  const key = behaviours.join(' ');
  const known = found.get(key);
  if (known !== undefined && known.times >= OFTEN) {
    known.times += 1;
    return;
  }
  const shrink = { rulesets, context, behaviours, isEnough };
  const written = writtenTelling(smallestTelling(text, telling, shrink), telling.holdsIn, shrink);
  if (written === null) return;
  const smallest = known !== undefined && !isSmallerText(written, known) ? known : written;
  found.set(key, { ...smallest, behaviours, times: (known?.times ?? 0) + 1 });
};
