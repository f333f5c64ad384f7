import { describe, expect, it } from 'vitest';
import { parseAbility } from '../../../engine/cards/sentence.ts';
import { compact } from './compact.ts';
import { SENTENCES } from './sentences.ts';

const says = (text: string, on: (typeof SENTENCES)[number][0]): string => {
  const found = parseAbility(text, on);
  return found.ok ? found.abilities.map(compact).join(' & ') : found.problem.message;
};

describe('a sentence', () => {
  it.each(SENTENCES)('on a %s: %s', (on, text, data) => {
    expect(says(text, on)).toBe(data);
  });

  it.each(SENTENCES)('on a %s says the same in capitals, and with a full stop: %s', (on, text, data) => {
    const spoken = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
    expect(says(spoken, on).replaceAll(/label (\w)/g, (_, first: string) => `label ${first.toLowerCase()}`)).toBe(data);
  });
});

type Ways = readonly [on: 'unit' | 'spell', ways: readonly string[]];
const SAME: readonly Ways[] = [
  ['spell', ['deal 2 to a unit', 'deal 2 damage to a unit', 'deal two damage to a unit']],
  ['spell', ['give a unit +2 might this turn', 'this turn, give a unit +2 might', 'a unit gets +2 might this turn']],
  [
    'spell',
    [
      'give enemy units -2 might this turn, to a minimum of 1',
      'give enemy units -2 might, to a minimum of 1 might this turn',
    ],
  ],
  [
    'spell',
    [
      'if you control a Poro, draw 2. otherwise, draw 1',
      'if you control a Poro, draw 2, otherwise draw 1',
      'if you control a Poro, draw 2 otherwise draw 1',
      'if you control a Poro, draw 2. else, draw 1',
    ],
  ],
  ['spell', ["return a unit to its owner's hand", 'return a unit to hand']],
  ['spell', ['ready friendly units', 'ready all friendly units', 'ready each friendly unit']],
  ['spell', ['ready your units', 'ready units you control', 'ready all units you control']],
  ['spell', ['stun a unit. draw 1', 'stun a unit; draw 1', 'stun a unit, then draw 1', 'stun a unit and draw 1']],
  [
    'spell',
    ['kill a unit with 3 might or less', 'kill a unit with might 3 or less', 'kill a unit with no more than 3 might'],
  ],
  ['spell', ['gain 1 point', 'score 1 point', 'you score 1 point']],
  ['unit', ['when I attack: draw 1', 'when I attack, draw 1', 'whenever I attack: you draw 1']],
  ['unit', ['while I am ready: I have tank', 'I have tank while I am ready', 'while I’m ready, I have tank']],
  ['unit', ['2, 1 calm: [reaction] draw 1', 'reaction, 2, 1 calm: draw 1', 'Reaction, 2 and 1 calm: draw 1']],
];

describe('ways to say one thing', () => {
  it.each(SAME)('on a %s: %s', (on, ways) => {
    const said = ways.map(way => says(way, on));
    expect(new Set(said).size, said.join('\n')).toBe(1);
    expect(said[0]).toMatch(/^[a-z]+\(/);
  });
});
