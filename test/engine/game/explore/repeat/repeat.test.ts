/** Loops that are found go round in the ordinary runner as often as one likes, with what they are said to bring each time. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAINS } from '../../../../../engine/gains.ts';
import { turnsFrom } from '../../../../../engine/game/explore/horizon.ts';
import type { Exploration, Point } from '../../../../../engine/game/explore/plies.ts';
import { type Loop, RepeatSearch } from '../../../../../engine/game/explore/repeat/search.ts';
import { pliesTaken } from '../../../../../engine/game/explore/repeat/taken.ts';
import type { PlayerId, State } from '../../../../../engine/game/state/state.ts';
import { stateKey } from '../../../../../engine/game/stateKey/stateKey.ts';
import { loopsFrom, wayOn } from '../../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../../engine/scenario/lines/linesOfActs.ts';
import { boardsIn, type ExploredBoard } from '../boards.ts';

const BOARDS = boardsIn(readFileSync(new URL('./loops.rift', import.meta.url), 'utf8'));
const anaIn = ({ players }: State): PlayerId => (players.find(({ name }) => name === 'Ana')?.id ?? 0) as PlayerId;

const explorationOf = ({ state, context }: ExploredBoard): Exploration => {
  const horizon = turnsFrom(state, 0);
  return loopsFrom({ horizon, ply: 'choices', way: wayOn(horizon.lastTurn, context.cards), isEnough: () => false });
};

const searched = (board: ExploredBoard, isPaused?: () => boolean, mostActs = 4): RepeatSearch =>
  new RepeatSearch(board.state, explorationOf(board), { who: anaIn(board.state), gain: null, mostActs }, isPaused);

const found = (board: ExploredBoard): Loop => {
  const loop = searched(board).goOn();
  if (loop === null || typeof loop === 'string') throw new Error(`no loop: ${loop}`);
  return loop;
};

const linesOf = (way: readonly Point[]): readonly string[] => way.flatMap(({ acts }) => linesOfActs(acts));

/** Counted on the board, without what the search counts. */
const had = (state: State): Readonly<Record<string, number>> => {
  const id = anaIn(state);
  const ana = state.players[id];
  const units = state.objects.filter(o => o.type === 'unit' && ['base', 'battlefield'].includes(o.zone.kind));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
  return {
    points: ana?.points ?? 0,
    xp: ana?.xp ?? 0,
    energy: ana?.pool?.energy ?? 0,
    power: sum((ana?.pool?.power ?? []).map(({ amount }) => amount)),
    runes: state.objects.filter(o => o.type === 'rune' && o.zone.kind === 'base').length,
    tokens: units.filter(o => o.token && o.controller === id).length,
    cards: (ana?.unseen ?? 0) + state.objects.filter(o => o.owner === id && o.zone.kind === 'hand').length,
    draws: ana?.drew ?? 0,
    damage: sum(units.filter(o => o.controller !== id).map(({ damage }) => damage)),
    might: sum(
      units
        .filter(o => o.controller === id)
        .flatMap(({ modifiers }) => modifiers.map(m => (m.kind === 'might' ? m.amount : 0))),
    ),
  };
};

const LOOPS = BOARDS.filter(({ name }) => !name.startsWith('none'));
const NONE = BOARDS.filter(({ name }) => name.startsWith('none'));

describe.each(LOOPS)('$name', board => {
  it('brings what it is said to bring, three times in a row', () => {
    const { lead, cycle, gained } = found(board);
    const round = linesOf(cycle);
    let lines = linesOf(lead);
    let before = had(lines.length === 0 ? board.state : board.goOn(lines).state);
    for (let times = 0; times < 3; times++) {
      lines = [...lines, ...round];
      const played = board.goOn(lines);
      expect(played.problems).toEqual([]);
      const now = had(played.state);
      for (const gain of GAINS) {
        const more = gained.find(each => each.gain === gain)?.amount ?? 0;
        expect([gain, (now[gain] ?? 0) - (before[gain] ?? 0)]).toEqual([gain, more]);
      }
      before = now;
    }
  });

  it('names what the board is for', () => {
    const { gained } = found(board);
    expect(board.name).toBe(gained.map(({ gain }) => gain).join(' and ') + board.name.slice(board.name.indexOf(':')));
  });

  it('is found in slices as well', () => {
    let asked = 0;
    const search = searched(board, () => ++asked % 2 === 0);
    let loop = search.goOn();
    while (loop === null) loop = search.goOn();
    const whole = found(board);
    if (typeof loop === 'string') throw new Error(loop);
    expect(linesOf(loop.cycle)).toEqual(linesOf(whole.cycle));
  });
});

/** Everything that Ana can do in so many acts, each way anew; no position comes twice with more of anything. */
const comesBack = (board: ExploredBoard, depth: number): boolean => {
  const exploration = explorationOf(board);
  const stripped = ({ players, ...rest }: State): State => ({
    ...rest,
    past: null,
    chainBy: 'play',
    passes: 0,
    players: players.map(p => ({
      ...p,
      points: 0,
      xp: 0,
      drew: 0,
      unseen: 0,
      pool: null,
      energySpent: 0,
      powerSpent: 0,
    })),
  });
  const moreThan = (before: State, now: State): boolean => {
    const [one, other] = [had(before), had(now)];
    return (
      GAINS.every(gain => (one[gain] ?? 0) <= (other[gain] ?? 0)) &&
      GAINS.some(gain => (one[gain] ?? 0) < (other[gain] ?? 0))
    );
  };
  const look = (point: Point, before: readonly State[], left: number): boolean => {
    const { state } = point;
    const key = stateKey(stripped(state));
    // What may be done once each turn is done once with each of two cards.
    if (before.filter(each => stateKey(stripped(each)) === key && moreThan(each, state)).length >= 3) return true;
    if (left === 0) return false;
    return [...pliesTaken(point, exploration, anaIn(board.state))].some(next =>
      look(next, [...before, state], left - 1),
    );
  };
  const { root } = searched(board);
  return look(root, [], depth);
};

describe.each(NONE)('$name', board => {
  it('is found in no search', () => {
    const search = searched(board);
    expect([search.goOn(), search.depth]).toEqual(['none', 4]);
    expect(comesBack(board, 4)).toBe(false);
  });

  it('is not said of any acts before positions were told apart by what has happened, too', () => {
    const whole = searched(board);
    whole.goOn();
    if (whole.positions < 10) return;
    const part: RepeatSearch = searched(board, () => part.positions >= whole.positions / 10);
    expect([part.goOn(), part.depth]).toEqual([null, 0]);
  });
});
