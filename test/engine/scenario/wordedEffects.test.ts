/** What is offered for a line in other words, and says `effect`, is understood and done once it is applied. */
import { expect, test } from 'vitest';
import { ADVICE } from '../../../engine/language/mistakes/wordings/advice.ts';
import { type PatternPart, patternParts } from '../../../engine/language/mistakes/wordings/notation.ts';
import { WORDINGS } from '../../../engine/language/mistakes/wordings/table.ts';
import { problemsOf } from '../language/support.ts';
import { play } from './support.ts';

const CARDS = `card "Gust" spell
  draw 1

card "Recruit" token unit
  might 1

card "Sword" gear
  cost 1
  equip 1

`;
const BOARD = `scenario "x"
  player Ana hand Gust deck Gust, Gust, Gust, Gust runes 3x fury
  player Ben hand Gust
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
  base Ana
    Raider might 8
    Bearer might 2 attached Sword
  turn Ana
`;

const HELD: Readonly<Record<string, string>> = {
  PLAYER: 'Ana',
  UNIT: 'Raider',
  UNIT2: 'Wall',
  UNITS: 'Raider',
  NAMES: 'Gust',
  NUMBER: '1',
  DOMAIN: 'fury',
  SIGNED: '+1',
  INCREASE: '2',
  ATTRIBUTES: 'tank',
  SIGNED2: '+1',
  PLURAL: 'Recruits',
  DONE: 'stunned',
};
/** A name is one of gear, of a token or of a card in hand. */
const nameFor = (right: string): string => {
  if (right.includes('detach')) return 'Sword';
  return right.includes('token') ? 'Recruit' : 'Gust';
};
const restFor = (written: string, right: string): string => {
  if (/\bVERB\b/.test(written)) return 'Raider';
  return /give/.test(right) ? 'tank' : 'draw 1';
};

const lineOf = (written: string, right: string): string => {
  const text = (part: PatternPart): string => {
    switch (part.kind) {
      case 'word':
        return part.text;
      case 'slot':
        if (part.name === 'VERB') return 'kill';
        if (part.name === 'NAME') return nameFor(right);
        return part.name === 'REST' ? restFor(written, right) : (HELD[part.name] ?? part.name);
      case 'choice':
        return part.forms[0]?.map(text).join(' ') ?? '';
      case 'maybe':
        return text(part.part);
    }
  };
  return patternParts(written)
    .map(text)
    .filter(word => word !== '')
    .join(' ')
    .replaceAll(' :', ':');
};

const ROWS = [
  ...WORDINGS.map(({ written, right, or }) => ({ written, right: [right, ...(or === undefined ? [] : [or])] })),
  ...ADVICE.map(({ written, instead }) => ({ written, right: instead })),
].flatMap(({ written, right }) => {
  const effect = right.find(each => each.startsWith('effect '));
  return effect === undefined ? [] : [lineOf(written, effect)];
});

test('there are many of them', () => expect(ROWS.length).toBeGreaterThan(60));

test('the board is right', () => {
  expect(problemsOf(BOARD)).toEqual([]);
  expect(play(CARDS + BOARD).told).toEqual([]);
});

test.each([...new Set(ROWS)])('%s', line => {
  const text = `${BOARD}  ${line}\n`;
  const [problem] = problemsOf(text);
  const fixes = [problem?.replacement, ...(problem?.alternatives ?? [])].flatMap(fix =>
    fix?.text.includes('effect ') === true ? [fix] : [],
  );
  expect(fixes).not.toEqual([]);
  for (const { span, text: right } of fixes) {
    const fixed = text.slice(0, span.start) + right + text.slice(span.end);
    expect(problemsOf(fixed)).toEqual([]);
    expect(play(CARDS + fixed).told.filter(each => each.includes(': error '))).toEqual([]);
  }
});
