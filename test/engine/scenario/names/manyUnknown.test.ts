/** Names that no card has, by the hundred: each is told, and the nearest cards are looked for as long as that helps anybody. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const CARD = 'card "Stalwart Poro" unit\n  might 2\n\n';
const withHand = (names: readonly string[]): string => `${CARD}scenario "x"
  edition 1.5
  player Ana hand ${names.map(name => `"${name}"`).join(', ')}
  player Ben
  battlefield Quarry
  battlefield Grove
  turn Ana
`;

describe('a hand of cards that the library does not have', () => {
  it.each([20, 1_400, 3_000])('of %i cards, each is told, and none ends the scenario', count => {
    const { report } = play(withHand(Array.from({ length: count }, (_, i) => `Unheard ${i}`)));
    expect(report.diagnostics.map(({ code }) => code)).toEqual(Array.from({ length: count }, () => 'name/unknown'));
    expect(report.diagnostics.at(-1)?.message).toMatch(/^No card is called "Unheard \d+"/);
  });

  it('the first of them are told with the cards that may be meant', () => {
    const slips = Array.from({ length: 400 }, (_, i) => `Stalwart Poro ${i}`.replace('Poro', 'Pora'));
    const { report } = play(withHand(['Stalwart Pora', ...slips]));
    expect(report.diagnostics[0]?.message).toBe('No card is called "Stalwart Pora"; did you mean "Stalwart Poro"?');
  });
});
