/** A cleanup is left out only where it would find nothing to do. */
import { describe, expect, it } from 'vitest';
import { playFrom, recordedPlayFrom } from '../../../../engine/game/actions.ts';
import { cleanupNeeded } from '../../../../engine/game/combat/cleanState.ts';
import { cleanup } from '../../../../engine/game/combat/cleanup.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { Memory } from '../../../../engine/game/state/memory.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { outcomeOf } from '../../../../engine/game/state/stopping.ts';
import { expectSame } from '../../../same.ts';
import { openingOf, playGame } from '../random/game.ts';

const isClean = (state: State): boolean => cleanupNeeded(state) === 'nothing';

/** What a cleanup makes of it: who has won, and what it says. */
const cleanedUp = (state: State) => {
  const play = recordedPlayFrom(state);
  cleanup(play);
  return { state: play.state, said: play.recorder.steps.map(({ text }) => text) };
};

/** A copy of which nothing is known yet; its work is counted on in one place. */
const copyOf = ({ budget, memory: _, ...rest }: State): State => ({
  ...structuredClone(rest),
  budget,
  memory: new Memory(),
});

/** Whether a cleanup of it changes or says anything: done on a copy, of which nothing is known yet. */
const isLeftAlone = (state: State): boolean => {
  const copy = copyOf(state);
  const play = recordedPlayFrom(copy);
  const came = outcomeOf(['asks', 'out of bounds'], () => cleanup(play));
  return came.kind === 'done' && play.state === copy && play.recorder.steps.length === 0;
};

/** A state with a field of another, as if that alone had changed. */
const mixed = (state: State, other: State): readonly State[] =>
  (Object.keys(state) as (keyof State)[])
    .filter(field => state[field] !== other[field])
    .map(field => ({ ...state, [field]: other[field] }));

describe('a cleanup', () => {
  it.each(PLAYED_EDITIONS)('does nothing in any state that is taken for clean, in %s', edition => {
    const found = { clean: 0, points: 0, other: 0 };
    for (const cards of ['many', 'none'] as const)
      for (let seed = 7400; seed < 7404; seed++) {
        const { play } = playGame(seed, { edition, acts: 40, cards });
        const states = play.recorder.steps.map(({ after }) => after).filter(({ winners }) => winners.length === 0);
        for (const [at, state] of states.entries()) {
          const before = states[at - 3];
          if (before === undefined) continue;
          // A cleanup of the state itself says whether it is clean; then its relatives are asked for.
          outcomeOf(['asks', 'out of bounds'], () => cleanup(playFrom(before)));
          for (const other of [state, ...mixed(before, state)]) {
            if (isClean(other)) {
              found.clean++;
              const isRight = isLeftAlone(other);
              if (!isRight) expect(isRight).toBe(true);
              outcomeOf(['asks', 'out of bounds'], () => cleanup(playFrom(before)));
            } else {
              found.other++;
              if (cleanupNeeded(other) !== 'whoever wins') continue;
              found.points++;
              const done = cleanedUp(other);
              expectSame(done, cleanedUp(copyOf(other)));
              outcomeOf(['asks', 'out of bounds'], () => cleanup(playFrom(before)));
            }
          }
        }
      }
    expect(Math.min(found.clean, found.other)).toBeGreaterThan(100);
    expect(found.points).toBeGreaterThan(0);
  });

  it('is needed again once a player has left with whom another was level', () => {
    const opening = openingOf(
      'scenario "level"\n  player Ana\n  player Ben\n  player Cleo\n  battlefield Quarry\n',
      '1.4',
    );
    const level = { ...opening, players: opening.players.map((p, at) => (at < 2 ? { ...p, points: 99 } : p)) };
    cleanup(playFrom(level));
    expect(isClean(level)).toBe(true);
    const alone = { ...level, players: level.players.map((p, at) => (at === 1 ? { ...p, left: true } : p)) };
    expect(isClean(alone)).toBe(false);
    expect(isLeftAlone(alone)).toBe(false);
  });
});
