/** Games of random legal acts, from random boards. */
import { isDeepStrictEqual } from 'node:util';
import { type Act, perform, recordedPlayFrom, refuse } from '../../../../engine/game/actions.ts';
import type { RecordedPlay } from '../../../../engine/game/play/play.ts';
import type { Edition } from '../../../../engine/game/state/editions.ts';
import { type Ruleset, rulesOf } from '../../../../engine/game/state/rulesets.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { parseBlock } from '../../../../engine/language/grammar/parse.ts';
import { boardOf } from '../../../../engine/scenario/board/board.ts';
import { setUp } from '../../../../engine/scenario/board/setup.ts';
import type { Cards } from '../../../../engine/scenario/names/cards.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { ruleNumbers } from '../../../../rules-db/runner.ts';
import { type RandomAct, randomAct } from './acts.ts';
import { type BoardWishes, randomBoard } from './boards.ts';
import { oneIn, type Random, randomFrom } from './chance.ts';
import { deepFreeze } from './freeze.ts';
import { faultsOf } from './invariants.ts';
import { CARDS } from './library.ts';

const RULES = ruleNumbers(loadRuleBook());

export interface GameWishes extends BoardWishes {
  readonly acts: number;
  /** Freezes each state, so that whoever writes to one is found; slow. */
  readonly freeze?: true;
  /** How often an act is done over to see the same come out: one time in so many. */
  readonly again?: number;
}

export interface Game {
  readonly seed: number;
  readonly edition: Edition;
  readonly board: string;
  readonly opening: State;
  readonly acts: readonly RandomAct[];
  readonly play: RecordedPlay;
  /** What went wrong with the last act; none if nothing did. */
  readonly faults: readonly string[];
}

export const openingOf = (text: string, ruleset: Ruleset, cards: Cards = CARDS): State => {
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  const wrong = tree.problems[0];
  if (wrong !== undefined) throw new Error(`the board is not understood: ${wrong.message}\n${text}`);
  return setUp(boardOf(tree, cards), rulesOf(ruleset), { start: 0, end: 0 }, RULES).state;
};

export const newGame = (opening: State): RecordedPlay => recordedPlayFrom(opening, name => CARDS.print(name));

export const FIRST_TURN: Act = { kind: 'turn', player: 0 as PlayerId, from: 'main', first: true };

/** Plays a game from its seed up to somebody's win, a fault, or the number of acts. */
export const playGame = (seed: number, declared: GameWishes): Game => {
  const random = randomFrom(seed);
  const { edition, text } = randomBoard(random, declared);
  const opening = openingOf(text, edition);
  const play = newGame(opening);
  const acts: RandomAct[] = [];
  const game = (faults: readonly string[]): Game => ({ seed, edition, board: text, opening, acts, play, faults });
  const first = { who: 0 as PlayerId, act: FIRST_TURN, line: 'turn Ana' };
  const opened = take(play, first, random, declared);
  acts.push(first);
  if (opened.length > 0) return game(opened);
  while (acts.length < declared.acts && play.state.winners.length === 0) {
    let next: RandomAct;
    const refused: string[] = [];
    try {
      next = randomAct(random, play.state, tried => refused.push(...changedNothing(play, tried)));
    } catch (e) {
      return game([told(e)]);
    }
    acts.push(next);
    const faults = [...refused, ...take(play, next, random, declared)];
    if (faults.length > 0) return game(faults);
  }
  return game([]);
};

const told = (e: unknown): string =>
  e instanceof Error ? (e.stack ?? e.message) : `thrown: ${JSON.stringify(e)?.slice(0, 300)}`;

/** Does one act, and gives what is wrong with where it leads to. */
const take = (play: RecordedPlay, { who, act }: RandomAct, random: Random, declared: GameWishes): readonly string[] => {
  const before = play.state;
  const from = play.recorder.steps.length;
  if (declared.freeze === true) deepFreeze(before);
  try {
    perform(play, who, act);
  } catch (e) {
    return [told(e)];
  }
  if (play.recorder.steps.length - from > MOST_STEPS) return [`${play.recorder.steps.length - from} steps for one act`];
  const faults = faultsOf(play, before, play.recorder.steps.slice(Math.min(from, play.recorder.steps.length)));
  if (act.kind === 'answer' || declared.again === undefined || !oneIn(random, declared.again)) return faults;
  const over = newGame(before);
  perform(over, who, act);
  const same =
    isDeepStrictEqual(over.state, play.state) &&
    isDeepStrictEqual(
      over.recorder.steps.map(s => [s.rule, s.text]),
      play.recorder.steps.slice(from).map(s => [s.rule, s.text]),
    );
  return same ? faults : [...faults, 'done over, the act comes out differently'];
};

/** Far more than one act leads to. */
const MOST_STEPS = 5000;

/** What is refused is refused again, and doing it all the same changes nothing. */
const changedNothing = (play: RecordedPlay, { who, act }: RandomAct): readonly string[] => {
  if (act.kind !== 'play' && act.kind !== 'activate' && act.kind !== 'activate-place') return [];
  const before = play.state;
  if (refuse(before, who, act).length === 0) return ['refused once, and not again'];
  return play.state === before ? [] : ['a refused act changed the state'];
};

/** The game as a scenario that can be pasted into a file. */
export const scenarioOf = ({ board, acts }: Pick<Game, 'board' | 'acts'>): string =>
  [board, '', ...acts.map(a => `  ${a.line}`), ''].join('\n');
