/** Where units move to by any means (447.2, 449.2 in 1.4) with more than two players. */
import { describe, expect, it } from 'vitest';
import { allLocations, refuseDestination } from '../../../../engine/game/play/destinations.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { battlefieldAt, gameOf, objectCalled } from '../support.ts';

const board = (quarry: readonly string[]): string => `
  player Ana
  player Ben
  player Cleo
  battlefield Quarry controlled by Ben
${quarry.map(unit => `    ${unit}`).join('\n')}
  battlefield Grove
  battlefield Meadow
  base Ana
    Raider might 3`;

const MEANS = ['standard move', 'effect'] as const;
const refused = (edition: (typeof PLAYED_EDITIONS)[number], quarry: readonly string[], by: (typeof MEANS)[number]) => {
  const play = gameOf(board(quarry), edition);
  return refuseDestination(play.state, objectCalled(play, 'Raider'), battlefieldAt(0), by);
};

describe.each(PLAYED_EDITIONS)('in %s', edition => {
  it.each(MEANS)('a %s goes where one other player has units', by =>
    expect(refused(edition, ['Ben: Guard might 2'], by)).toEqual([]),
  );

  it.each(MEANS)('a %s does not go where two other players have units', by =>
    expect(refused(edition, ['Ben: Guard might 2', 'Cleo: Pike might 2'], by)).not.toEqual([]),
  );
});

describe('the locations of a board', () => {
  it('are its battlefields and a base for each player', () =>
    expect(allLocations(gameOf(board([])).state)).toHaveLength(6));
});
