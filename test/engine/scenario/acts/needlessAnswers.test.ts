/** What need not be said: the order of triggers that differ in nothing, and the one ability that can be activated now. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const messages = (cards: string, board: string, script: readonly string[]): readonly string[] =>
  play(`
${cards}
scenario "x"
  edition 1.4
  player Ana energy 3
  player Ben energy 3
  battlefield Mill controlled by Ben
${board}
  battlefield Grove controlled by Ben
    Ben: Wall might 9
  turn Ana
${script.map(line => `  ${line}`).join('\n')}
`).report.diagnostics.flatMap(({ code, message }) => (/^(flow|play|expect|syntax)\//.test(code) ? [message] : []));

const lookouts = (effect: string): string => `
card Lookout unit
  might 2
  when I move: ${effect}`;
const BASE = `
  base Ana
    First = Lookout
    Second = Lookout`;
const MOVE = 'Ana moves First, Second to Mill';
const DRAWN = ['all pass', 'expect First triggered 1 times', 'expect Second triggered 1 times'];

describe('triggers that differ in nothing', () => {
  it('need no order', () => expect(messages(lookouts('draw 1'), BASE, [MOVE, ...DRAWN])).toEqual([]));

  it('may be put in one all the same', () =>
    expect(messages(lookouts('draw 1'), BASE, [MOVE, 'Ana orders Second, First', ...DRAWN])).toEqual([]));

  it('are no others than those', () =>
    expect(messages(lookouts('draw 1'), BASE, [MOVE, 'Ana orders Wall, First'])[0]).toMatch(/No choice is waiting/));

  it.each(['give me +1 might this turn', 'deal 1 to an enemy unit', 'you may draw 1'])('need one for "%s"', effect =>
    expect(messages(lookouts(effect), BASE, [MOVE, 'all pass']).join()).toMatch(
      /the order in which they go on the chain/,
    ),
  );
});

describe('an ability that is not named', () => {
  const TOOLBOX = `
card Toolbox gear
  exhaust me: draw 1
  reaction, pay 1: gain 1 XP`;
  const OWN = `
  base Ana
    gear Box = Toolbox`;

  it('is the only one that can be activated now', () =>
    expect(
      messages(TOOLBOX, OWN, ['Ana activates Box "draw 1"', 'Ana activates Box', 'all pass', 'expect Ana has 1 XP']),
    ).toEqual([]));

  it('has to be said where several can be', () =>
    expect(messages(TOOLBOX, OWN, ['Ana activates Box'])[0]).toMatch(/has several; say which/));
});
