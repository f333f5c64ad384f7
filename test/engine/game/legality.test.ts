/** Whether an act is legal, and why it is not, are two questions to one source. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal, perform, refuse } from '../../../engine/game/actions.ts';
import { candidatesIn } from './random/candidates.ts';
import { newGame, playGame } from './random/game.ts';

describe('an act', () => {
  it.each(['none', 'many'] as const)('is legal exactly where nothing is refused, with %s cards', cards => {
    let legal = 0;
    let illegal = 0;
    const agrees = (seed: number): void => {
      const { opening, acts } = playGame(seed, { acts: 25, cards });
      const play = newGame(opening);
      for (const { who, act } of acts) {
        perform(play, who, act);
        for (const each of candidatesIn(play.state)) {
          const reasons = refuse(play.state, each.who, each.act);
          const isAllowed = isLegal(play.state, each.who, each.act);
          if (isAllowed !== (reasons.length === 0)) expect([each.act, isAllowed, reasons]).toEqual('one answer');
          if (reasons.length === 0) legal++;
          else illegal++;
        }
      }
    };
    fc.assert(fc.property(fc.nat(), agrees), { numRuns: cards === 'none' ? 40 : 15 });
    expect(Math.min(legal, illegal)).toBeGreaterThan(100);
  });
});
