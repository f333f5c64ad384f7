/**
 * How fast the engine plays: games of random legal acts with many cards, whose acts are found beforehand, so that only the
 * playing is measured. Counted are steps, each with its rule, its words and the state that it led to.
 */
import { perform, refuse } from '../engine/game/actions.ts';
import { type Game, newGame, playGame } from '../test/engine/game/random/game.ts';
import { type Benchmark, playOverAgain, SEED } from './support.ts';

const GAMES = 60;

export const benchmarks: readonly Benchmark[] = [
  { name: 'random games with cards', unit: 'steps/s', run: () => stepsPerSecond('many', 'plain') },
  { name: 'random games with cards, legality asked too', unit: 'steps/s', run: () => stepsPerSecond('many', 'asked') },
  { name: 'random games of units alone', unit: 'steps/s', run: () => stepsPerSecond('none', 'plain') },
];

const sound = (cards: 'many' | 'none'): readonly Game[] =>
  Array.from({ length: GAMES }, (_, i) => playGame(SEED + i, { acts: 60, cards, edition: '1.4' })).filter(
    g => g.faults.length === 0,
  );

const stepsPerSecond = (cards: 'many' | 'none', legality: 'plain' | 'asked'): number => {
  const games = sound(cards);
  // The first rounds warm up; of the others the best counts: whatever else the machine does can only slow one down.
  const rates = Array.from({ length: 10 }, () => {
    // The processor's time, not the clock's: games take long enough for others to be let in between.
    const start = process.cpuUsage();
    let steps = 0;
    for (const game of games) steps += played(game, legality);
    const { user, system } = process.cpuUsage(start);
    return (steps / (user + system)) * 1_000_000;
  });
  return Math.max(...rates.slice(2));
};

const played = ({ opening, acts }: Game, legality: 'plain' | 'asked'): number => {
  playOverAgain(opening);
  const play = newGame(opening);
  for (const { who, act } of acts) {
    if (legality === 'asked' && act.kind !== 'turn' && act.kind !== 'effect' && refuse(play.state, who, act).length > 0)
      throw new Error('The acts of the benchmark have to be legal.');
    perform(play, who, act);
  }
  return play.recorder.steps.length;
};
