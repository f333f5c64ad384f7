/** Instructions of an ability, one after the other, and what one leaves to the next (`play.spell.resolve`). */
import { describe, expect, it } from 'vitest';
import { effectFrame } from '../../../../engine/game/abilities/effectFrame.ts';
import { run } from '../../../../engine/game/instructions/run.ts';
import type { Instruction } from '../../../../engine/game/state/cards/ability.ts';
import { ANA, gameOf, namesIn, objectCalled } from '../support.ts';

const BOARD = `
  player Ana hand One deck Two
  player Ben
  battlefield Grove
  base Ana
    Raider might 3 damage 1
    Scout might 1
  base Ben
    Guard might 2`;
const CARDS = ['One', 'Two'].map(name => `card ${name} unit\n  might 1\n`).join('\n');

const after = (instructions: readonly Instruction[]) => {
  const play = gameOf(BOARD, '1.4', CARDS);
  const raider = objectCalled(play, 'Raider');
  const frame = effectFrame(ANA, { kind: 'object', id: raider.id, memo: raider, location: null }, 'Raider', {
    slots: { a: [{ kind: 'object', id: raider.id, incarnation: raider.incarnation }] },
  });
  run(play, frame, instructions);
  return { play, frame };
};

const SELF = { kind: 'me' } as const;

describe('instructions', () => {
  it('are carried out in the order in which they stand', () => {
    const { play } = after([
      { do: 'exhaust', what: SELF },
      { do: 'ready', what: SELF },
    ]);
    expect(objectCalled(play, 'Raider').exhausted).toBe(false);
    const { play: other } = after([
      { do: 'ready', what: SELF },
      { do: 'exhaust', what: SELF },
    ]);
    expect(objectCalled(other, 'Raider').exhausted).toBe(true);
  });

  it('go on where one of them changes nothing', () => {
    const { play } = after([
      { do: 'ready', what: SELF },
      { do: 'draw', who: 'you', amount: 1 },
    ]);
    expect([...namesIn(play, 'hand', ANA)].sort()).toEqual(['One', 'Two']);
  });

  it('tell whether they were done, for "if you do"', () => {
    expect(after([{ do: 'exhaust', what: SELF }]).frame.done).toBe(true);
    expect(after([{ do: 'ready', what: SELF }]).frame.done).toBe(false);
  });

  it('do not reach beyond what they speak of', () => {
    const { play } = after([{ do: 'heal', what: SELF }]);
    expect(objectCalled(play, 'Raider').damage).toBe(0);
    expect(objectCalled(play, 'Guard')).toMatchObject({ damage: 0, exhausted: false });
  });
});
