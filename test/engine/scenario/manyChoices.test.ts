/** A card whose text chooses more things than there are letters: the 27th is a target like the first. */
import { describe, expect, it } from 'vitest';
import { play } from './support.ts';

const LETTERS = 26;

const casting = (chosenBefore: number, energy: number): string => `
card Litany spell
${'  ready a friendly unit\n'.repeat(chosenBefore)}  deal 1 to an enemy unit
card Wary unit
  might 4
  deflect 1
  when an opponent chooses me: draw 1
scenario "Many choices"
  player Ana energy ${energy} power ${energy} calm hand Litany
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard = Wary
  battlefield Grove controlled by Ana
    Ana: Scout might 2
  turn Ana
`;

describe.each([0, LETTERS - 1, LETTERS, LETTERS + 14])('the choice behind %i others', before => {
  const chosen = [...Array<string>(before).fill('Scout'), 'Guard'].join(', ');

  it('is one that Deflect asks a cost for', () => {
    expect(play(`${casting(before, 0)}  expect Ana cannot play Litany choosing ${chosen}`).unmet).toEqual([]);
  });

  it('is a target', () => {
    const { unmet, told } = play(
      `${casting(before, 1)}  Ana plays Litany choosing ${chosen}\n  expect Guard triggered once`,
    );
    expect([told, unmet]).toEqual([[], []]);
  });
});
