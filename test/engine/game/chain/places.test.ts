/** Where permanents are played to (355.2, 149.2, 806.3, 813.3.a, 822 in 1.4). */
import { describe, expect, it } from 'vitest';
import { placesToPlay, refusePlace } from '../../../../engine/game/chain/places.ts';
import type { Play } from '../../../../engine/game/play/play.ts';
import { baseOf } from '../../../../engine/game/play/query.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { Location } from '../../../../engine/game/state/state.ts';
import { ANA, BEN, battlefieldAt, gameOf, objectCalled } from '../support.ts';

const CARDS = `
card Plain unit
  might 1
card Swift unit reaction
  might 1
card Bold unit action
  might 1
card Lurker unit
  might 1
  ambush
`;
const board = (quarry: string): string => `
  player Ana hand Plain, Swift, Bold, Lurker
  player Ben
  battlefield Quarry controlled by Ben
${quarry}
  battlefield Grove controlled by Ana
    Ana: Scout might 2
  battlefield Meadow`;
const [QUARRY, GROVE] = [battlefieldAt(0), battlefieldAt(1)];

const by = (name: string) => ({ controller: ANA, name, hiddenAt: null, slots: {}, paidSlots: [], granted: null });
const places = (play: Play, name: string): readonly Location[] =>
  placesToPlay(play.state, by(name), objectCalled(play, name));

describe.each(PLAYED_EDITIONS)('in %s', edition => {
  it.each(['Plain', 'Swift', 'Bold'])("%s goes to its player's base or a battlefield that they control", name =>
    expect(places(gameOf(board(''), edition, CARDS), name)).toEqual([baseOf(ANA), GROVE]),
  );

  it.each([
    ['Swift', 'keyword.reaction.unchanged.unit'],
    ['Bold', 'keyword.action.unchanged'],
  ])('what %s has changes nothing of that, and the refusal says so', (name, rule) => {
    const play = gameOf(board('    Ben: Guard might 1'), edition, CARDS);
    const [refusal] = refusePlace(play.state, by(name), objectCalled(play, name), QUARRY);
    expect(refusal).toMatchObject({ code: 'play/place', place: 0 });
    expect(refusal?.rules).toContain(rule);
  });

  it("nobody plays to another player's base", () => {
    const play = gameOf(board(''), edition, CARDS);
    const refusals = refusePlace(play.state, by('Plain'), objectCalled(play, 'Plain'), baseOf(BEN));
    expect(refusals.map(({ code }) => code)).toEqual(['play/place']);
  });
});

describe('Ambush', () => {
  it('adds battlefields where its player has units, and other units do not come there', () => {
    const play = gameOf(board('    Ben: Guard might 1\n    Ana: Spy might 1'), '1.4', CARDS);
    expect(places(play, 'Lurker')).toEqual([baseOf(ANA), QUARRY, GROVE]);
    expect(places(play, 'Plain')).toEqual([baseOf(ANA), GROVE]);
  });

  it('adds none where only others have units', () =>
    expect(places(gameOf(board('    Ben: Guard might 1'), '1.4', CARDS), 'Lurker')).toEqual([baseOf(ANA), GROVE]));
});
