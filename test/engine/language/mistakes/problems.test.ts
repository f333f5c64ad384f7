import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFile } from '../../../../engine/language/formatting/format.ts';
import { marked, mendedAll, problemsOf, unmarked } from '../support.ts';

/** Texts with what the author sees under each line. */
const FIXTURES: Readonly<Record<string, string>> = {
  'mistyped words are named, and the line still counts': `
scenario "x"
  plyer Ben
  player Ana pionts 3
  battlefield Temple controled by Ben
    Ben: Wall migt 3 tnak
  trun Ana
  Ana mvoes Raider to Temple
  effect stnu Wall
  expect Wall is ded
  expct Wall is dead`,
  "a player's zones have their place in the player's line, card by card": `
scenario "x"
  player Ana hand 2x Gust, Defy deck 40x Poro runes 2x calm
  trash Ana 2x "Charm"
  Gust is in Ana's hand
  Ana has 1 exhausted rune
  9 runes in Ana's rune deck
  turn Ana
  Ana has Gust in hand`,
  commas: `
scenario "x"
  edition 1.4,
  player Ana hand A,
    B
  base Ana
    Raider might 7,
    Wall might 3
  Ana assigns 3 to Wall, # and that is all
  # nothing here either
  all pass
  Ana moves Raider,
    Wall to base
  Ana assigns 3 to Wall,`,
  names: `
scenario Two Words
  battlefield Sunken Temple controlled by Ben
    Ben: Tank might 3
    Ben: "Wall might 3
    Ben: “Curly” might 3
    Guard might 3
  Ana moves Raider to Sunken Temple
  Ana moves Raider, to Temple`,
  attributes: `
scenario "x"
  player Ana points hand A points 3 banana energy 2
  base Ana
    Raider might tank
    Wall might 3 strong, tank 2, shield
    0x Recruit might 1
    Scout might 99999999`,
  actions: `
scenario "x"
  player Ana
  Ana jumps
  Ana
  Ana move A to base
  Ana moves A base
  Ana assigns 3 Wall
  Ana assigns
  Ana chooses combat Temple
  Ana ends
  all`,
  expectations: `
scenario "x"
  expect
  expect Wall
  expect Wall is
  expect Wall has 3
  expect Wall has strength
  expect Ana cannot because 465.2
  expect Ana cannot pass because 46
  expect Ana can moves A to base
  expect the combat
  expect in 1.0 Wall is dead
  Wall is dead`,
  'lines that begin nothing': `
# before
player Zoe
scenraio "y"
scenario "x"
  foo bar baz
  = 3
  ~
  turn Ana
  Raider might 7
use other
use "a.rift"
player Zoe`,
  'a player of two words before a colon': `
scenario "x"
  player Ben Two
  battlefield Temple
    Ben Two: Wall might 3 tank
    Ben Two Three: 4x Recruit might 1 tnak`,
  'what is said otherwise': `
scenario "x"
  expect Raider died
  expect Raider, Fox died
  expect in 1.3: Raider is killed
  expect Raider, Fox were killed
  expect not Raider Was Killed
  expect Raider was killed by Wall
  expect Raider did not die
  expect Raider survived
  expect Ana wins
  expect Ana, Cleo win
  expect Ana has won
  expect Ana won the game
  expect Ana won the combat
  expect Ana did not win
  expect Ben lost
  expect Ana wins the combat now
  expect died is dead`,
  'names without commas': `
scenario "x"
  player Ana hand Trap and Poro
  player Ben hand Trap Poro
  Ana moves Raider and Fox to base
  Ana moves Raider, and Fox to base
  Ana moves Raider, Wolf and Fox to Temple and
  Ana assigns 3 to Wall and 4 to Soldier
  effect stun Raider and Fox
  effect give Raider and Fox +2 might this turn
  expect Raider and Fox are dead
  expect Raider and Fox died
  Ana moves Raider Fox to base
  effect stun Raider Fox
  expect Raider Fox Wolf are dead
  expect Ana can move Raider Fox to Sunken Temple
  Ana assigns 3 to Big Wall
  expect Raider is at Sunken Temple
  expect Raider is dead and Fox is alive`,
  'words that are none of a name': `
scenario "x"
  player Ana hand Cleave
  player Ben pts 3
  player Cleo hp 3
  battlefield Quarry
  battlefield Grove
  base Ana
    Draven might 6
  turn Ana
  Ana plays Cleave on Draven
  Ana moves Draven to Quarry now
  Ana moves Draven to Quarry Street
  Ana passes now`,
  'a scenario line is missing': `
# a board
  player Ana
  base Ana
    Raider might 3
    Cards might 3
  expect Raider is dead

use "a.rift"
player Ben
player Cleo`,
  playing: `
scenario "x"
  player Ana
  Ana plays
  Ana plays choosing Wall
  Ana plays Trap choosing
  Ana plays Trap choosing Wall, Raider,
  Ana plays Trap chosing Wall, payng 2
  Ana plays Trap choosing Wall choosing Raider paying 2
  Ana plays Trap to base moving Wall to Temple to Temple
  Ana plays Trap moving Wall
  Ana plays Trap paying
  Ana plays Trap paying kill
  Ana plays Trap paying kill Wall, 2 clam
  Ana plays Trap from pocket
  Ana plays Trap Raider
  Ana plays Big Trap choosing Wall
  Ana activates
  Ana activates Yasuo to base
  Ana hides Trap
  Ana chooses
  Ana chooses 2 to Wall, 3
  Ana chooses Wall and Raider
  Ana orders
  Ana acepts
  expect Ana can plays Trap
  expect Ana cannot play because 355.1
  expect the chain is Wall,
  effect
  effect stnu Wall
  effect deal Wall 3
  effect draw 2,`,
  'other blocks': `
card "Wall" unit
  might 3
card "Wall" wall
card
use "cards.rift"`,
  'lines of cards': `
card
card unit
card "X" unti
card "X" unit campion
card "X" unit, tank
  cost 3
  cost 4 fruy
  cots 3
  might
  might +2
  might many
  domain fury
  domains fury,
  tags
  tag Poro, Yordle
  tnak
  deflect 2 tank
  equip 1 clam
  text so
  text "a" "b"
  when I attack,
  might 4
  tank,
  when I attack: draw 1
  deal 2 to "open`,
  'no indentation and other letters': `
SCENARIO "x"
PLAYER Ana
Base ana
RAIDER Might 7, TANK
Turn ANA
Expect Raider Is Dead`,
};

describe('what the author sees', () => {
  for (const [title, fixture] of Object.entries(FIXTURES)) {
    test(title, () => expect(marked(fixture)).toMatchSnapshot());
  }

  test('a mark says nothing of itself', () => {
    expect(unmarked(marked(FIXTURES.names ?? ''))).toBe(FIXTURES.names);
  });
});

test('an error stands on the wrong line and on no other', () => {
  const text = FIXTURES.attributes ?? '';
  const lines = new Set(problemsOf(text).map(problem => text.slice(0, problem.span.start).split('\n').length - 1));
  expect([...lines]).toEqual([2, 4, 5, 6, 7]);
});

test.each([
  ['player Ana\n', 'scenario "Untitled"\nplayer Ana\n'],
  ['# on top\r\n\r\n  player Ana\r\n  turn Ana', '# on top\r\n\r\nscenario "Untitled"\n  player Ana\r\n  turn Ana'],
  ['\ufeffplayer Ana', '\ufeffscenario "Untitled"\nplayer Ana'],
])('a missing scenario line is put above: %j', (text, mended) => {
  expect(problemsOf(text)).toHaveLength(1);
  expect(mendedAll(text)).toBe(mended);
  expect(problemsOf(mended)).toEqual([]);
});

test('the first example of the language page has no problem', () => {
  const text = readFileSync(new URL('first-example.rift', import.meta.url), 'utf8');
  expect(problemsOf(text)).toEqual([]);
  expect(formatFile(text)).toBe(text);
});

test('what belongs in the line of a battlefield or a player says so', () => {
  const told = (line: string): readonly string[] =>
    problemsOf(`scenario "x"\n  player Ana\n  battlefield Quarry\n  ${line}\n`).map(({ message }) => message);
  expect(told('facedown "Hidden Blade" by Ana')).toEqual([
    'A facedown card belongs in the line of its battlefield: “battlefield Quarry facedown "Hidden Blade" by Ana”.',
  ]);
  expect(told('facedown "Hidden Blade" and more')).toEqual([
    'No line begins with “facedown”. This belongs after the name, in the line of its battlefield, as in “battlefield Quarry facedown …”.',
  ]);
  expect(told('deck "Hidden Blade"')).toEqual([
    'No line begins with “deck”. This belongs in the line of its player: “player Ana deck "Hidden Blade"”.',
  ]);
});

describe('attributes in the wrong place', () => {
  const told = (line: string): readonly string[] =>
    problemsOf(`scenario "x"\n  player Ana\n  battlefield Quarry\n  base Ana\n    ${line}\n`).map(
      ({ message }) => message,
    );

  test.each([
    [
      'Cat might 3 = "Yasuo, Remorseful"',
      'The card comes directly after the name, before everything else: NAME = CARD ….',
    ],
    [
      'Dog exhausted = "Yasuo, Windrider"',
      'The card comes directly after the name, before everything else: NAME = CARD ….',
    ],
    ['Imp might 3 tank 2', '“tank” takes no number: leave the 2 out.'],
    ['Imp might 3 assault -1', '“-1” is less than 0, and this number is 0 or more.'],
  ])('are told to be so: %s', (line, message) => expect(told(line)).toEqual([message]));

  test('are told what this game calls a graveyard', () => {
    const text = 'scenario "x"\n  player Ana energy 1 graveyard Gust\n  battlefield Quarry\n';
    expect(problemsOf(text)[0]?.message).toBe('What other games call “graveyard” is the trash: “trash CARD, …”.');
    expect(problemsOf(text.replace('graveyard', 'trash'))).toEqual([]);
  });
});

test('each scenario or puzzle whose word is mistyped is named, and told once where it begins', () => {
  const text = 'senario "A"\n  player Ana\n\npuzle "B"\n  player Ana\n';
  expect(problemsOf(text).map(({ message }) => message)).toEqual([
    'The nearest word to “senario” is “scenario”.',
    'The nearest word to “puzle” is “puzzle”.',
  ]);
});
