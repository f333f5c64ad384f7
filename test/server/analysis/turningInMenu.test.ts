/** Boards that are tried for a menu may make far more work than the scenario itself: then few of them are. */
import { expect, it } from 'vitest';
import { whatWouldHaveToBeDifferent } from '../../../server/analysis/codeActions/whatWouldHaveToBeDifferent.ts';
import { reportOf, scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { fixture } from '../lsp/fixture.ts';

/** How often the cards are asked for, which each run does; `swells`: what the card does once there is something to pay with. */
const asksWhere = (swells: string, more = ''): number => {
  const text = `card Swell spell
  cost 1
  ${swells}

scenario "Swell"
  player Ana hand Swell energy 0
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    Captain might 3
    Squire might 2

${more}  turn Ana
  Ana plays Swell
  all pass
  expect Captain is dead
`;
  const { analysis } = fixture(text);
  let asks = 0;
  const context = new Proxy(analysis.context, {
    get(target, name, receiver) {
      if (name === 'cards') asks += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const line = text.split('\n').findIndex(each => each.includes('expect'));
  const at = { line, character: 3 };
  whatWouldHaveToBeDifferent.offer(
    { ...analysis, context },
    {
      range: { start: at, end: at },
    },
  );
  return asks;
};

it('few boards are tried where one of them is too much', () => {
  const ordinary = asksWhere('draw 1');
  expect(asksWhere('play 2900 1 might Recruit unit tokens to your base')).toBeLessThan(ordinary / 2);
});

it('few boards are tried where the text is long, however little is played', () => {
  const ordinary = asksWhere('draw 1');
  const long = asksWhere('draw 1', `  # ${'n'.repeat(500_000)}\n`);
  expect(long).toBeLessThan(ordinary / 2);
});

it('each token counts as work, more of it on a larger board, even where the game comes to too many', () => {
  const workOf = (tokens: number): number => {
    const { analysis } = fixture(`scenario "Tokens"
  player Ana
  player Ben
  battlefield Quarry
  battlefield Meadow
  turn Ana
  effect by Ana: play ${tokens} 1 might Recruit unit tokens
`);
    const [block] = scenariosOf(analysis);
    return block === undefined ? 0 : reportOf(analysis, block).work;
  };
  expect(workOf(5_000)).toBeGreaterThan(1_000_000);
  expect(workOf(5)).toBeLessThan(2_000);
});
