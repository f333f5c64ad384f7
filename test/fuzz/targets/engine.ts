/** Games of random legal acts: the case says which. */

import { PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { oneIn, pick } from '../../engine/game/random/chance.ts';
import { playGame, scenarioOf } from '../../engine/game/random/game.ts';
import type { Target } from '../target.ts';

export const engine: Target = {
  name: 'engine',
  make: random =>
    JSON.stringify({
      seed: random(2 ** 31),
      edition: pick(random, PLAYED_EDITIONS),
      acts: 60,
      cards: oneIn(random, 4) ? 'none' : 'many',
      again: 4,
      ...(oneIn(random, 10) ? { freeze: true } : {}),
    }),
  faultsOf(text) {
    const { seed, ...wishes } = JSON.parse(text) as Parameters<typeof playGame>[1] & { readonly seed: number };
    const game = playGame(seed, wishes);
    return game.faults.map(fault => `${fault}\n${scenarioOf(game)}`);
  },
};
