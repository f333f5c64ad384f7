/** The standard move (144 in 1.4): when, at what cost, and from where to where. */
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../engine/game/actions.ts';
import type { Play } from '../../../../engine/game/play/play.ts';
import { baseOf } from '../../../../engine/game/play/query.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { Location, PlayerId } from '../../../../engine/game/state/state.ts';
import { legalDestinations, standardMove } from '../../../../engine/game/turn/move.ts';
import { ANA, BEN, battlefieldAt, gameOf, idOf, objectCalled } from '../support.ts';

const BOARD = `
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 2
  battlefield Grove controlled by Ana
    Ana: Scout might 2
    Ana: Ganker might 2 ganking
  base Ana
    Raider might 3
    Tired might 3 exhausted
    gear Anvil
  base Ben
    Page might 1`;
const [QUARRY, GROVE] = [battlefieldAt(0), battlefieldAt(1)];

const codes = (play: Play, who: PlayerId, names: readonly string[], to: Location): readonly string[] =>
  refuse(play.state, who, { kind: 'move', groups: [{ units: names.map(name => idOf(play, name)), to }] }).map(
    ({ code }) => code,
  );

describe.each(PLAYED_EDITIONS)('in %s', edition => {
  it('goes from base to any battlefield, and from a battlefield to base', () => {
    const play = gameOf(BOARD, edition);
    expect(legalDestinations(play.state, ANA, [idOf(play, 'Raider')])).toEqual([QUARRY, GROVE]);
    expect(legalDestinations(play.state, ANA, [idOf(play, 'Scout')])).toEqual([baseOf(ANA)]);
  });

  it('goes from battlefield to battlefield with Ganking alone', () => {
    const play = gameOf(BOARD, edition);
    expect(codes(play, ANA, ['Scout'], QUARRY)).toEqual(['move/needs-ganking']);
    expect(codes(play, ANA, ['Ganker'], QUARRY)).toEqual([]);
  });

  it('takes units of several origins to one destination', () =>
    expect(codes(gameOf(BOARD, edition), ANA, ['Raider', 'Ganker'], QUARRY)).toEqual([]));

  it('costs exhausting the unit, so an exhausted one cannot go', () => {
    const play = gameOf(BOARD, edition);
    expect(codes(play, ANA, ['Tired'], GROVE)).toEqual(['move/exhausted']);
    standardMove(play, ANA, { units: [idOf(play, 'Raider')], to: GROVE });
    expect(objectCalled(play, 'Raider')).toMatchObject({ exhausted: true, zone: GROVE });
  });

  it('is for units alone: gear has none', () => {
    const play = gameOf(BOARD, edition);
    expect(codes(play, ANA, ['Anvil'], GROVE)).toEqual(['move/not-on-board']);
    expect(codes(play, ANA, ['Raider', 'Anvil'], GROVE)).toEqual(['move/not-on-board']);
  });

  it("is made in the Main Phase of one's own turn, with one's own units", () => {
    const play = gameOf(BOARD, edition);
    expect(codes(play, BEN, ['Page'], QUARRY)).toContain('move/not-your-turn');
    expect(codes(play, ANA, ['Page'], QUARRY)).toContain('move/not-controlled');
  });
});
