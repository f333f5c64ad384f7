import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, perform, refuse } from '../../../../engine/game/actions.ts';
import { declaredWays } from '../../../../engine/game/legalActs/declaredWays.ts';
import { ACT_GROUPS, legalActs } from '../../../../engine/game/legalActs/legalActs.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { boardsIn } from '../explore/boards.ts';
import { newGame, playGame } from '../random/game.ts';

const MOST = 60;

const positions = fc.record({
  seed: fc.nat(1_000_000),
  acts: fc.integer({ min: 1, max: 30 }),
  edition: fc.constantFrom(...PLAYED_EDITIONS),
  cards: fc.constantFrom('many' as const, 'none' as const),
});

const after = (state: State, who: PlayerId, act: Act): State => {
  const play = newGame(state);
  perform(play, who, act);
  return play.state;
};

describe('legal acts', () => {
  it('are legal, with their choices asked for or said', () => {
    fc.assert(
      fc.property(positions, ({ seed, ...wishes }) => {
        const { state } = playGame(seed, wishes).play;
        for (const { id: who } of state.players)
          for (const group of ACT_GROUPS)
            for (const act of legalActs(state, who, group, MOST).acts) {
              expect(refuse(state, who, act)).toEqual([]);
              after(state, who, act);
              if (act.kind !== 'play' && act.kind !== 'activate' && act.kind !== 'activate-place') continue;
              for (const way of declaredWays(state, who, act, 12).acts) expect(refuse(state, who, way)).toEqual([]);
            }
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('pay for Repeat so often, whichever of twenty it is', () => {
    const [board] = boardsIn(`card Spark spell
  cost 1
${'  repeat 1\n'.repeat(20)}  deal 1 to an enemy unit

scenario "Twenty Repeats"
  player Ana hand Spark energy 99
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 3

  turn Ana
`);
    if (board === undefined) throw new Error('no board');
    const { acts, cut } = legalActs(board.state, board.state.turnPlayer, 'plays', 100);
    const times = acts.map(act => (act.kind === 'play' ? act.declared.paying.length : null));
    expect([times, cut]).toEqual([Array.from({ length: 21 }, (_, n) => n), 0]);
  });
});
