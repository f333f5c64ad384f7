/** Scenarios that would keep Riftbench busy for ever, or fill its memory: each is stopped, and says by which bound. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../engine/bounds.ts';
import type { Interruption } from '../../../engine/scenario/report/interruption.ts';
import { play } from './support.ts';

const scenario = (script: string, { player = '', units = '', gear = '' } = {}): string => `
scenario "Too much"
  player Ana ${player}
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
${units}
  battlefield Meadow
  base Ana
    Raider might 3
${gear}
  turn Ana
${script}
`;

const CARDS = `
card "Bottomless Well" gear
  when you draw one or more cards: draw 1

card "Coin Press" gear
  when you play a token unit: play a 1 might Recruit unit token to your base

card Culling spell
  cost 0
  kill any number of units at the same battlefield with total might 4 or less
`;

const WELL = '    "Bottomless Well"';
const PRESS = '    "Coin Press"';

const told = (text: string): readonly string[] => play(`${CARDS}${text}`).told;

describe('a scenario beyond the bounds', () => {
  it.each([
    ['effect by Ana: draw 99999999999', 'syntax/sentence'],
    ['effect by Ana: play 999999 1 might Recruit unit tokens', 'syntax/sentence'],
    ['effect by Ana: channel 10000 runes', 'syntax/sentence'],
    ['effect give Guard +10000 might this turn', 'syntax/expected'],
  ])('is refused at a number that is too large: %s', (line, code) => {
    expect(told(scenario(`  ${line}`))[0]).toBe(`${line}: error ${code}`);
  });

  it('ends where abilities set each other off, and names them', () => {
    const { diagnostic, report } = play(
      `${CARDS}${scenario('  effect by Ana: draw 1\n  all pass\n  Ana passes', { gear: WELL })}`,
    );
    expect(report.runs[0]?.status).toBe('invalid');
    expect(diagnostic('flow/endless')?.message).toMatch(
      /^This never ends: the same events repeat\. Bottomless Well's ability triggers for Ana .*"when you draw one or more cards: draw 1"\./,
    );
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['flow/endless']);
  });

  it('ends under every edition where tokens bring tokens', () => {
    const text = scenario('  effect by Ana: play a 1 might Recruit unit token to your base\n  all pass', {
      gear: PRESS,
    }).replace('"Too much"\n', '"Too much"\n  edition 1.0, 1.1, 1.2, 1.3, 1.4\n');
    expect(told(text)).toEqual(['all pass: error flow/endless']);
  });

  it('calls nothing a loop that changes the board each time', () => {
    const tokens = scenario('  effect by Ana: play a 1 might Recruit unit token to your base\n  all pass', {
      gear: PRESS,
    });
    expect(play(`${CARDS}${tokens}`).diagnostic('flow/endless')?.message).toMatch(
      /^This is not run to its end: a line may not cause more than 3,000 steps, .* Coin Press's ability triggers/,
    );
  });

  it('ends at too many objects, as they are made and as they are laid out', () => {
    expect(told(scenario('  effect by Ana: play 5000 1 might Recruit unit tokens to your base'))).toEqual([
      'effect by Ana: play 5000 1 might Recruit unit tokens to your base: error flow/limit',
    ]);
    const units = Array.from({ length: 40 }, (_, i) => `    Ben: 100x Crowd${i}x might 1`).join('\n');
    const beyond = told(scenario('  expect Raider is alive', { units })).filter(line => line.includes('flow/limit'));
    expect(beyond).toEqual([`Ben: 100x Crowd${BOUNDS.objects / 100 - 1}x might 1: error flow/limit`]);
  });

  it('looks up no cards beyond them, and says so once', () => {
    const hand = Array.from({ length: 40_000 }, (_, i) => `Odd${i}`).join(', ');
    const text = scenario('  expect Raider is alive').replace('player Ana', `player Ana hand ${hand}`);
    const limits = play(text).report.diagnostics.filter(({ code }) => code === 'flow/limit');
    expect(limits.map(({ message }) => message)).toEqual([expect.stringContaining('Those after it are left out.')]);
  });

  it('ends at an amount that no number could hold for long', () => {
    const lines = Array.from({ length: 1100 }, () => '  effect by Ana: give Raider might equal to its might this turn');
    const { report, diagnostic } = play(`${CARDS}${scenario(lines.join('\n'))}`);
    expect(diagnostic('flow/limit')?.message).toMatch(/1,000,000/);
    expect(report.diagnostics).toHaveLength(1);
  });

  it('reads no sentence that is nested as deep as it is long', () => {
    const deep = `card Tower unit\n  might 1\n  ${'level 3: '.repeat(1000)}draw 1\n\n${scenario('  expect Raider is alive')}`;
    expect(() => play(deep)).not.toThrow();
  });

  it('has a choice among hundreds of units at hand', () => {
    const units = Array.from({ length: 300 }, (_, i) => `    Ben: Crowd${i} might ${1 + (i % 7)}`).join('\n');
    const text = scenario('  Ana plays Culling choosing Crowd0, Crowd1\n  all pass\n  expect Crowd0, Crowd1 are dead', {
      units,
      player: 'hand Culling',
    });
    expect(told(text)).toEqual([]);
  });

  it('is read up to so many lines and problems', () => {
    const long = scenario('  expect Raider is alive\n'.repeat(BOUNDS.lines));
    const last = play(`${CARDS}${long}`).report.diagnostics.at(-1);
    expect(last).toMatchObject({ code: 'flow/limit', message: expect.stringContaining('line 10,001') });
    const wrong = play(`${CARDS}${scenario('  what is this\n'.repeat(BOUNDS.problems * 3))}`).report.diagnostics;
    expect(wrong).toHaveLength(BOUNDS.problems + 1);
    expect(wrong.at(-1)).toMatchObject({ code: 'flow/limit', message: expect.stringContaining('1,000 problems') });
  });

  it('has no more players and battlefields than a table', () => {
    const crowd = Array.from({ length: 20 }, (_, i) => `  player Guest${i}`).join('\n');
    expect(told(scenario('').replace('  player Ben\n', `  player Ben\n${crowd}\n`))).toContain(
      'player Guest10: error flow/limit',
    );
    const places = Array.from({ length: 60 }, (_, i) => `  battlefield Place${i}`).join('\n');
    expect(told(scenario('').replace('  battlefield Meadow\n', `${places}\n`))).toContain(
      'battlefield Place49: error flow/limit',
    );
  });
});

/** Says yes from the nth question on. */
const after = (n: number): Interruption => {
  let asked = 0;
  return { isDue: () => ++asked > n, because: 'there is no more time' };
};

describe('a run that is interrupted', () => {
  const text = `${CARDS}${scenario('  effect by Ana: draw 1\n  all pass\n  expect Raider is dead', { gear: WELL })}`;

  it.each([
    ['before its first line', 0, undefined],
    ['before its second line', 1, 'turn Ana'],
    ['in the middle of a line', 20, 'all pass'],
  ])('ends %s, and says so at its title', (_, questions, last) => {
    const { report, textOf } = play(text, after(questions));
    expect(report.runs.map(({ status, expectations }) => [status, expectations])).toEqual([['invalid', []]]);
    const told = report.diagnostics.filter(({ code }) => code !== 'setup/count');
    expect(told.map(({ code, span }) => `${textOf(span)}: ${code}`)).toEqual(['"Too much": run/timeout']);
    expect(told[0]?.message).toContain('stopped: there is no more time.');
    expect(told[0]?.related.map(({ span }) => textOf(span))).toEqual(last === undefined ? [] : [last]);
  });

  it('is stopped in one edition and those behind it, and told once', () => {
    const { report } = play(text.replace('"Too much"\n', '"Too much"\n  edition 1.2, 1.3, 1.4\n'), after(400));
    const told = report.diagnostics.filter(({ code }) => code === 'run/timeout');
    expect(told.map(({ editions }) => editions)).toEqual([['1.3', '1.2']]);
  });

  it('is the same report where nobody interrupts it', () => {
    expect(play(text, after(100_000)).report.diagnostics).toEqual(play(text).report.diagnostics);
  });
});
