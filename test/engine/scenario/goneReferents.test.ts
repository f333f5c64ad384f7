/** What a card asks of something that is gone by then comes to no answer (`play.information.gone`, 359.3.e.12). */
import { expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Lurker unit
  might 4
  as you look at or reveal me on top of your deck: you may banish me. when you do, you may play me for 0
card Prowler unit
  might 4
  when I move: reveal the top card of your deck. if it is a unit, draw it. otherwise, give me +2 might this turn
card Doubter unit
  might 4
  when I move: reveal the top card of your deck. if it isn't a spell, give me +1 might this turn. otherwise, give me +2 might this turn
card Dash spell action
  cost 0
  draw 1
`;

const moved = (unit: string, deck: string, ...script: readonly string[]): string =>
  `${CARDS}
scenario "gone"
  player Ana deck ${deck}
  player Ben
  battlefield Quarry
  battlefield Grove
  base Ana
    Hero = ${unit}
  turn Ana
  Ana moves Hero to Quarry
  Ana passes
  Ben passes
${script.map(line => `  ${line}\n`).join('')}`;

test.each([
  [
    'neither answer, of what went away as it was revealed',
    'Prowler',
    'Lurker, Dash',
    ['Ana accepts', 'Ana accepts', 'expect Hero has 4 might'],
  ],
  [
    'nor where it is asked what it is not',
    'Doubter',
    'Lurker, Dash',
    ['Ana accepts', 'Ana accepts', 'expect Hero has 4 might'],
  ],
  [
    'the first, of what stays',
    'Prowler',
    'Lurker, Dash',
    ['Ana declines', 'expect Lurker is in hand', 'expect Hero has 4 might'],
  ],
  ['the other, of what stays', 'Prowler', 'Dash, Dash', ['expect Hero has 6 might']],
] as const)('%s', (_, unit, deck, script) => {
  const { told, unmet } = play(moved(unit, deck, ...script));
  expect({ told, unmet }).toEqual({ told: [], unmet: [] });
});
