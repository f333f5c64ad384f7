/** What a spell asks of a unit that it has itself put off the board: as it last was there (359.3.e.13). */
import { describe, expect, it, test } from 'vitest';
import { play } from './support.ts';

const drawnBy = (doing: string, asked: string, unit: string) =>
  play(`
card Zap spell action
  ${doing}
  if ${asked}, draw 1
scenario "looking back"
  edition 1.4
  player Ana hand Zap deck Gust, Gust
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall ${unit}
  battlefield Grove
  base Ben
    Cub might 1
  turn Ana
  Ana plays Zap choosing Wall
  all pass
  expect Ana has 1 card in hand
`);

describe.each(["return a unit to its owner's hand", 'banish a unit', 'kill a unit'])('%s', doing => {
  it.each([
    ['it was stunned', 'might 3 stunned'],
    ['it was buffed', 'might 3 buffed'],
    ['it was exhausted', 'might 3 exhausted'],
    ['it was damaged', 'might 3 damage 1'],
    ['it was a token', 'might 3 token'],
    ['it had Tank', 'might 3 tank'],
    ['it had 5 or more might', 'might 5'],
  ])('if %s, draw 1', (asked, unit) => {
    expect(drawnBy(doing, asked, unit).unmet).toEqual([]);
    expect(drawnBy(doing, asked, 'might 3').unmet).toHaveLength(1);
  });

  it('asks where it was', () => {
    expect(drawnBy(doing, 'it was at a battlefield', 'might 3').unmet).toEqual([]);
    expect(drawnBy(doing, 'it was in a base', 'might 3').unmet).toHaveLength(1);
  });

  test.each(['it was alone', 'it was equipped'])('if %s: is refused, as that is not noted', asked => {
    expect(drawnBy(doing, asked, 'might 3').diagnostic('flow/unread')).toBeDefined();
  });
});
