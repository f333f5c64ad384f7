/** What the scenario does not tell of a player: assumed and reported where a card counts it, and never answered flatly. */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Settler unit
  might 2
  while you control 4 or more runes: I have +1 might
card Rival unit
  might 2
  while an opponent has more points than you: I have +1 might
card Digger unit
  might 2
  I have +1 might for each card in your trash
card Hoarder unit
  might 2
  while you have 3 or more cards in your hand: I have +1 might
card Veteran unit
  might 2
  level 3: I have +1 might
card Windfall spell
  deal 1 to a unit. if you control 4 or more runes, deal 2 to it instead
`;
interface Told {
  readonly ana?: string;
  readonly more?: string;
}
const board = (
  unit: string,
  script: string,
  { ana = '', more = '' }: Told = {},
): string => `${CARDS}scenario "Unspecified"
  player Ana${ana}
  player Ben
${more}  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  battlefield Grove
  base Ana
    ${unit}

  turn Ana
${script.replace(/^/gm, '  ')}`;

describe('what a card counts', () => {
  test.each<[string, string, Told, string]>([
    ['Settler', 'the runes', { ana: ' runes 2x fury' }, 'player Ana runes 5x fury'],
    ['Rival', 'the points', { ana: ' points 2' }, 'player Ana points 3'],
    ['Digger', 'the cards in the trash', { more: '  trash Ana nothing\n' }, 'trash Ana Gust'],
    ['Hoarder', 'the cards in hand', { ana: ' hand nothing' }, 'player Ana hand Gust'],
    ['Veteran', 'the XP', { ana: ' xp 2' }, 'player Ana xp 3'],
  ])('%s: %s are assumed, and that is told once, unless the board tells them', (card, counts, told, how) => {
    const script = `expect ${card} has 2 might\nexpect ${card} is alive`;
    const unspecified = play(board(`"${card}"`, script));
    expect(unspecified.told).toEqual(['turn Ana: information flow/assumed']);
    const message = unspecified.diagnostic('flow/assumed')?.message ?? '';
    expect(message).toContain(`${card} counts ${counts} of Ana`);
    expect(message).toContain(how);
    const assumed = unspecified.report.runs[0]?.expectations[1]?.answer().assumed.map(({ says }) => says);
    expect(assumed).toHaveLength(1);
    const known = play(board(`"${card}"`, script, told));
    expect(known.told).toEqual([]);
    expect(known.report.runs[0]?.expectations[1]?.answer().assumed).toEqual([]);
  });

  test('is told where a spell that counts it is played, and the fix says that there are none', () => {
    const text = board('Raider might 1', 'Ana plays Windfall choosing Guard\nall pass\nexpect Guard has 1 damage');
    const { told, diagnostic } = play(text);
    expect(told).toEqual(['Ana plays Windfall choosing Guard: information flow/assumed']);
    const edit = diagnostic('flow/assumed')?.fixes[0]?.edits[0];
    expect(edit?.text).toBe(' runes nothing');
    expect(play(board('Raider might 1', 'expect Guard is alive')).told).toEqual([]);
  });
});

describe('an expectation about it', () => {
  test.each([
    ['Ana has 0 energy', 'write “energy”, “power” or “runes” in the line “player Ana”'],
    ['Ana has 2 runes', 'write them in the line “player Ana”, as in “runes 5x fury” or “runes nothing”'],
    ['Ana has 4 cards in hand', 'write it in the line “player Ana”, as in “hand Gust” or “hand nothing”'],
    ['Ana has no cards in deck', 'write it in the line “player Ana”, as in “deck Gust” or “deck nothing”'],
  ])('%s: neither it nor its opposite holds, and the answer is open', (claim, how) => {
    const { told, unmet, report } = play(board('Raider might 1', `expect ${claim}\nexpect not ${claim}`));
    expect(told).toHaveLength(2);
    expect(unmet).toHaveLength(2);
    expect(unmet[0]).toContain(how);
    for (const { answer } of report.runs[0]?.expectations ?? []) expect(answer().waits).toContain(how);
  });
});
