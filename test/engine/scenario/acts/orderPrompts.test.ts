/** What is said of triggers that a player has to put in order, and what can be typed for it. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const messages = (...script: readonly string[]): readonly string[] =>
  play(`
card "Herald of War" unit
  might 1
  when a friendly unit moves: give it +1 might this turn

scenario "x"
  edition 1.4
  player Ana
  player Ben
  base Ana
    "Herald of War"
    Hugo might 5
    Finn might 3
  battlefield Mill controlled by Ben
    Ben: Wall might 9
  battlefield Grove
  turn Ana
  Ana moves Hugo, Finn to Mill
${script.map(line => `  ${line}`).join('\n')}
`).report.diagnostics.flatMap(({ code, message }) => (/^(flow|play|expect|syntax)\//.test(code) ? [message] : []));

describe('triggers of one name', () => {
  it('are told apart by what set them off', () =>
    expect(messages('all pass')[0]).toContain('(Herald of War 1 as to Hugo, Herald of War 2 as to Finn)'));

  it('are shown as they can be typed', () => {
    const [shown = ''] = messages('Ana chooses Wall');
    expect(shown).toMatch(/^2 × Herald of War ask for the order/);
    const line = /as in “(orders [^”]*)”/.exec(shown)?.[1] ?? '';
    expect(line).toBe('orders "Herald of War 1", "Herald of War 2"');
    expect(messages(`Ana ${line}`, 'all pass', 'expect Hugo has 6 might')).toEqual([]);
  });

  it('are named in quotes where a name is near', () =>
    expect(messages('Ana orders "Herald of War 3"')[0]).toContain(
      'Did you mean "Herald of War 1" or "Herald of War 2"?',
    ));
});

describe('triggers of one source', () => {
  const mover = (...script: readonly string[]): readonly string[] =>
    play(`
card "Two Minded" unit
  might 3
  when I move, draw 1
  when I move, ready your runes

scenario "x"
  edition 1.4
  player Ana
  player Ben
  base Ana
    Mover = "Two Minded"
  battlefield Mill controlled by Ben
    Ben: Wall might 9
  battlefield Grove
  turn Ana
  Ana moves Mover to Mill
${script.map(line => `  ${line}`).join('\n')}
`).report.diagnostics.flatMap(({ code, message }) => (/^(flow|play|expect|syntax)\//.test(code) ? [message] : []));

  it('are told apart by what each does', () =>
    expect(mover('all pass')[0]).toContain(
      '(Mover 1: “when I move, draw 1”, Mover 2: “when I move, ready your runes”)',
    ));

  it('give one problem where their order is missing, whatever is tried after that', () =>
    expect(mover('all pass', 'all pass', 'Ana passes', 'Ana chooses Wall', 'expect Ana drew 1')).toHaveLength(1));
});
