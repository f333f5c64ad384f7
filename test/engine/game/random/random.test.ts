/** Random legal play: no crash, no endless loop, nothing out of order, and the same from the same seed. `npm run fuzz` plays thousands. */
import { describe, expect, it } from 'vitest';
import { perform } from '../../../../engine/game/actions.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { UNREAD } from './effects.ts';
import { type Game, newGame, playGame, scenarioOf } from './game.ts';

/** What a failing test shows: the faults, and the game as a scenario. */
const faulty = (game: Game): readonly string[] =>
  game.faults.length === 0 ? [] : [`seed ${game.seed}`, ...game.faults, scenarioOf(game)];

const seeds = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + i);

describe('random legal play', () => {
  it('says nothing that the language does not understand', () => {
    expect(UNREAD).toEqual([]);
  });

  it.each(PLAYED_EDITIONS)('with cards comes to no fault in %s', edition => {
    for (const seed of seeds(Number(edition) * 1000, 8))
      expect(faulty(playGame(seed, { edition, acts: 40, cards: 'many', again: 6 }))).toEqual([]);
  });

  // Cards of every set come up only in many games: each seed has its own edition, board and cards.
  it('with cards of every set comes to no fault in many games', () => {
    for (const seed of seeds(1, 80)) expect(faulty(playGame(seed, { acts: 60, cards: 'many' }))).toEqual([]);
  });

  it.each(PLAYED_EDITIONS)('with units alone comes to no fault in %s', edition => {
    for (const seed of seeds(Number(edition) * 1000, 20))
      expect(faulty(playGame(seed, { edition, acts: 40, cards: 'none', again: 6 }))).toEqual([]);
  });

  it('writes to no state that has been reached', () => {
    for (const seed of seeds(500, 6))
      expect(faulty(playGame(seed, { acts: 30, cards: 'many', freeze: true }))).toEqual([]);
  });

  it('is the same game from the same seed', () => {
    for (const seed of seeds(900, 4)) {
      const [one, other] = [1, 2].map(() => playGame(seed, { acts: 40, cards: 'many' }));
      expect(one?.acts.map(a => a.line)).toEqual(other?.acts.map(a => a.line));
      expect(one?.play.recorder.steps.map(s => s.text)).toEqual(other?.play.recorder.steps.map(s => s.text));
    }
  });

  it('is the same game from the same acts, done one after the other by somebody who looks at nothing', () => {
    for (const seed of seeds(950, 4)) {
      const game = playGame(seed, { acts: 40, cards: 'many' });
      const over = newGame(game.opening);
      for (const { who, act } of game.acts) perform(over, who, act);
      expect(over.recorder.steps.map(s => [s.rule, s.text])).toEqual(
        game.play.recorder.steps.map(s => [s.rule, s.text]),
      );
    }
  });
});
