/** What people write in their first ten minutes, and what is offered instead: chess players, programmers, pasted chats. */
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../../../engine/domains.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { problemsOf } from '../support.ts';

const BOARD = `scenario "x"
  player Ana points 3
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 5
  battlefield Grove
  base Ana
    Raider might 8
    Scout might 2
`;
const AT_TABLE = `scenario "x"
  player Ana points 3
  player Ben hand Gust
  battlefield Quarry controlled by Ben facedown Block by Ben
    Ben: Wall might 3 tank
  base Ana
    Raider might 8
  turn Ana
`;
const HEADED = 'scenario "x"\n';
const PLAYERS = `${HEADED}  player Ana\n  player Ben\n`;
const FIELD = BOARD.slice(0, BOARD.indexOf('    Ben: Wall'));
const OPEN = BOARD.slice(0, BOARD.indexOf('  base Ana'));
const SCRIPT = `${BOARD}  turn Ana\n`;
const FIGHT = `${SCRIPT}  Ana moves Raider to Quarry\n`;
const BRANCH = `${FIGHT}  what if "Ana goes on"\n    Ana passes\n  back\n  what if "Ben answers"\n    Ana passes\n`;

/** What each fix makes of the line, in one row. */
const offered = (before: string, line: string): readonly string[] => {
  const text = `${before}  ${line}\n`;
  const [problem, ...others] = problemsOf(text);
  expect(others).toEqual([]);
  const fixes = problem?.replacement === undefined ? (problem?.alternatives ?? []) : [problem.replacement];
  return fixes.map(({ span, text: right }) =>
    `${text.slice(0, span.start)}${right}${text.slice(span.end)}`
      .slice(Math.min(before.length, span.start))
      .trim()
      .replace(/\s*\n\s*/g, ' / '),
  );
};

describe('a line of a newcomer is offered as the language has it', () => {
  it.each([
    [SCRIPT, '// a comment', ['# a comment']],
    [SCRIPT, '-- a comment', ['# a comment']],
    [SCRIPT, '; a comment', ['# a comment']],
    [SCRIPT, '/* a comment */', ['# a comment']],
    [SCRIPT, 'Ana moves Raider to Quarry // attack!', ['Ana moves Raider to Quarry # attack!']],
    [BOARD, 'Imp might 1 -- small', ['Imp might 1 # small']],
    [SCRIPT, '% a comment', ['# a comment']],
    [SCRIPT, '* a comment', ['# a comment']],
    [SCRIPT, '=====', ['# =====']],
    [BOARD, 'author Tim', ['# author Tim']],
    [SCRIPT, 'step 3: Ana moves Raider to Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana goes to Quarry with Raider', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana moves in with Raider', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'moves Raider to Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana moves all her units to Quarry', ['Ana moves Raider, Scout to Quarry']],
    [SCRIPT, 'Ana moves Raider to Quarry, attacking Wall', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana moves Raider to Quarry (exhausting it)', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana conquers Grove with Scout', ['Ana moves Scout to Grove / all pass']],
    [SCRIPT, 'Raider vs Wall', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana attacks Wall', ['Ana moves Raider to Quarry', 'Ana moves Scout to Quarry']],
    [SCRIPT, 'combat', ['Ana moves Raider to Quarry', 'Ana moves Scout to Quarry']],
    [
      SCRIPT,
      'Ana moves Raider',
      ['Ana moves Raider to Quarry', 'Ana moves Raider to Grove', 'Ana moves Raider to base'],
    ],
    [SCRIPT, 'Ana moves to Grove', ['Ana moves Raider to Grove', 'Ana moves Scout to Grove']],
    [FIGHT, 'they pass', ['all pass']],
    [FIGHT, 'Ana passes, Ben passes', ['Ana passes / Ben passes']],
    [FIGHT, 'Wall takes 3, Soldier takes 5', ['Ana assigns 3 to Wall, 5 to Soldier']],
    [FIGHT, 'Ana assigns 3 Wall 5 Soldier', ['Ana assigns 3 to Wall, 5 to Soldier']],
    [FIGHT, 'Ana assigns 3 → Wall, 5 -> Soldier', ['Ana assigns 3 to Wall, 5 to Soldier']],
    [FIGHT, 'Ana assigns 3 to Wall, 5 to Soldier, total 8', ['Ana assigns 3 to Wall, 5 to Soldier']],
    [
      SCRIPT,
      'what if "Ben answers": Ana moves Raider to Quarry',
      ['what if "Ben answers" / Ana moves Raider to Quarry'],
    ],
    [SCRIPT, 'branch "Ben answers"', ['what if "Ben answers"']],
    [BRANCH, 'option B', ['back / what if "B"']],
    [SCRIPT, 'turn 2', ['turn Ana 2', 'turn Ben 2']],
    [SCRIPT, 'next player', ['Ana ends turn']],
    [SCRIPT, 'Wall +2', ['effect give Wall +2 might']],
    [SCRIPT, 'buff Wall', ['effect buff Wall']],
    [SCRIPT, 'Ana buffs Wall by 2', ['effect by Ana: give Wall +2 might']],
    [SCRIPT, 'Wall loses tank', ['effect Wall loses tank']],
    [SCRIPT, 'Scout untaps', ['effect ready Scout']],
    [SCRIPT, 'let Wall = 5', ['expect Wall has 5 might']],
    [SCRIPT, 'Ana scores 1', ['effect by Ana: gain 1 point', 'expect Ana has 4 points']],
    [FIGHT, 'can Ana do this?', ['can Ana move Raider to Quarry?']],
    [HEADED, 'rules 1.5', ['edition 1.5']],
    [HEADED, 'Two players: Ana and Ben', ['player Ana / player Ben']],
    [PLAYERS, 'Ana has 3 points', ['points 3 / player Ben']],
    [PLAYERS, 'Ana has Gust in hand', ['hand Gust / player Ben']],
    [PLAYERS, 'hand Ana Gust', ['hand Gust / player Ben']],
    [PLAYERS, 'Ana has no cards in hand', ['hand nothing / player Ben']],
    [PLAYERS, 'Ben has 1 fury power', ['power 1 fury']],
    [PLAYERS, 'player Cleo no hand', ['player Cleo hand nothing']],
    [PLAYERS, 'player Cleo runes 3 fury', ['player Cleo runes 3x fury']],
    [PLAYERS, 'battlefield Cave controlled by nobody', ['battlefield Cave']],
    [PLAYERS, 'battlefield Cave of Ben', ['battlefield Cave controlled by Ben']],
    [PLAYERS, 'Battlefield 1: Cave', ['battlefield Cave']],
    [FIELD, 'Ben has a 3 might Guard there', ['Ben: Guard might 3']],
    [FIELD, 'Guard might 3 (Ben)', ['Ben: Guard might 3']],
    [FIELD, 'Ben - Guard might 3', ['Ben: Guard might 3']],
    [FIELD, 'Ben: Guard; might 3', ['Ben: Guard might 3']],
    [FIELD, 'Ben: Guard 3 tank with "Long Sword"', ['Ben: Guard might 3 tank attached "Long Sword"']],
    [FIELD, 'Ben: Guard might 3 equipped with "Long Sword"', ['Ben: Guard might 3 attached "Long Sword"']],
    [FIELD, 'Ben: Guard might 3 summoning sick', ['Ben: Guard might 3 exhausted']],
    [FIELD, 'Stalwart Poro', ['Ben: "Stalwart Poro"']],
    [BOARD, 'Long Sword', ['"Long Sword"']],
    [BOARD, 'equipment Sword', ['gear Sword']],
    [BOARD, 'base Ben: empty', ['base Ben']],
    [SCRIPT, 'move Raider Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana moves Raider Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Raider Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana moves Raider to the battlefield', ['Ana moves Raider to Quarry', 'Ana moves Raider to Grove']],
    [SCRIPT, 'move Raider to battlefield', ['Ana moves Raider to Quarry', 'Ana moves Raider to Grove']],
    [SCRIPT, 'Ana atacks the Quary with Raider', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana mvoes Raider onto the Quary', ['Ana moves Raider to Quarry']],
    [AT_TABLE, 'Ben blocks', ['expect Wall is a defender', 'expect Raider is a defender']],
    [AT_TABLE, 'Ana buffs', ['effect by Ana: buff Wall', 'effect by Ana: buff Raider']],
    [AT_TABLE, 'Wall buffs', ['effect by Ben: buff Wall', 'effect by Ben: buff Raider']],
    [BRANCH, 'else', ['back / what if "Otherwise"']],
    [BRANCH, 'else Ben passes', ['back / what if "Ben passes" / Ben passes']],
    [FIGHT, 'what if Ana passes', ['what if "Ana passes" / Ana passes']],
    [FIGHT, 'what if nobody answers', ['what if "nobody answers"']],
    [FIGHT, 'if Ana passes', ['what if "Ana passes" / Ana passes']],
    [BRANCH, 'endif', ['back']],
    [FIGHT, 'Ben blocks', ['expect Wall, Soldier are defenders']],
    [FIGHT, 'Ana conquers', ['expect Ana conquered Quarry']],
    [SCRIPT, 'Ana conquers', ['expect Ana conquered Quarry', 'expect Ana conquered Grove']],
    [FIELD, 'facedown Gust by Ana', ['facedown Gust by Ana']],
    [FIELD, 'facedown Gust', ['facedown Gust by Ben']],
    [FIELD, 'hidden Gust by Ben', ['facedown Gust by Ben']],
    [FIELD, 'Ana: Gust facedown', ['facedown Gust by Ana']],
    [FIELD, 'Ana: facedown Gust', ['facedown Gust by Ana']],
    [FIELD, 'Ben hides Gust here', ['facedown Gust by Ben']],
    [FIELD, 'Gust is facedown at Quarry', ['facedown Gust by Ben']],
    [FIELD, 'Wall 3', ['Ben: Wall might 3']],
    [FIELD, 'Wall 3 tank', ['Ben: Wall might 3 tank']],
    [FIELD, 'Wall might 3', ['Ben: Wall might 3']],
    [FIELD, '3 tank', ['Ben: Unit1 might 3 tank']],
    [FIELD, 'Ben: 3 tank, assault 2', ['Ben: Unit1 might 3 tank, assault 2']],
    [FIELD, 'Ben 3', ['Ben: Unit1 might 3']],
    [FIELD, 'Ben Wall 3 tank', ['Ben: Wall might 3 tank']],
    [FIELD, 'Ana Wall tank', ['Ana: Wall tank']],
    [FIELD, 'Ben: Wall 3 assault2', ['Ben: Wall might 3 assault 2']],
    [FIELD, 'Ben: Wall 3 dmg 2', ['Ben: Wall might 3 damage 2']],
    [OPEN, 'Wall 3', ['Ana: Wall might 3', 'Ben: Wall might 3']],
    [BOARD, 'Wall2 - 3', ['Wall2 might 3']],
    [BOARD, '3', ['Unit1 might 3']],
    [BOARD, 'Imp atk 3 hp 3', ['Imp might 3']],
    [BOARD, 'Imp attack 3, health 3 tank', ['Imp might 3 tank']],
    [BOARD, 'Imp atk 2 hp 3', ['Imp might 2', 'Imp might 3']],
    [BOARD, 'Ana has Imp at base with might 2', ['base Ana / Imp might 2']],
    [SCRIPT, 'Ana has Raider at base', ['expect Raider is at base']],
    [SCRIPT, 'expect Ana gets 1 point', ['expect Ana has 4 points']],
    [SCRIPT, 'Ana gets 2 points', ['effect by Ana: gain 2 points', 'expect Ana has 5 points']],
    [SCRIPT, 'Ana activates Raiders ability', ['Ana activates Raider']],
    [SCRIPT, 'Mia buffs Raider', ['effect by Ana: buff Raider', 'effect by Ben: buff Raider']],
    [SCRIPT, 'expect the Tank is dead', ['expect Wall is dead']],
    [SCRIPT, 'Raider takes Wall', ['Ana moves Raider to Quarry', 'expect Wall is dead']],
    [SCRIPT, 'Ana resigns', ['Ana concedes']],
    [SCRIPT, '1. Ana moves Raider to Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, '- Ana moves Raider to Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, '[12:31] Ana: moves Raider to Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana moves Raider to Quarry; all pass', ['Ana moves Raider to Quarry / all pass']],
    [SCRIPT, 'Ana moves Raider to Quarry and passes', ['Ana moves Raider to Quarry / Ana passes']],
  ] as const)('%#: %s%s', (before, line, right) => expect(offered(before, line)).toEqual(right));

  it.each([
    ['player Ana\n  legend Jinx\n', ['legend Jinx']],
    ["player Ana # first\n  player Ben\n  Ana's hand: Gust\n", ['hand Gust # first / player Ben']],
    [
      'player Ana\n  player Ben\n  battlefield Quarry\n  runes 2x calm\n',
      ['runes 2x calm / player Ben / battlefield Quarry', 'runes 2x calm / battlefield Quarry'],
    ],
  ])('what is said of a player goes into the player’s line: %j', (head, right) => {
    const [problem] = problemsOf(`scenario "x"\n  ${head}`);
    const fixes = problem?.replacement === undefined ? (problem?.alternatives ?? []) : [problem.replacement];
    expect(fixes.map(({ text }) => text.trim().replace(/\s*\n\s*/g, ' / '))).toEqual(right);
  });

  it('names the players who are there, where a line begins with somebody else', () =>
    expect(problemsOf(`${FIGHT}  Mia attacks\n`)[0]?.message).toMatch(
      /^No player is called “Mia”; the players here are Ana, Ben\./,
    ));

  it.each([
    `${SCRIPT}  Ana moves Raider to Quarry # a // b -- c\n`,
    'scenario "a // b"\n  tags "x -- y"\n',
    'card "X" unit\n  might 1\n  repeat - discard 1\n',
  ])('is silent where nothing is wrong: %j', text => expect(problemsOf(text)).toEqual([]));
});

describe('a goal of a newcomer is offered with who can force it', () => {
  const POSITION = SCRIPT.replace('scenario', 'puzzle');
  it.each([
    ['goal Ana wins', 'goal Ana can force Ana wins the game'],
    ['goal: Ana wins this turn', 'goal Ana can force Ana wins the game within this turn'],
    ['goal win the game', 'goal Ana can force Ana wins the game'],
    ['win condition: Ana wins', 'goal Ana can force Ana wins the game'],
    ['objective: kill Wall', 'goal Ana can force Wall is dead'],
    ['goal Ana kills Wall', 'goal Ana can force Wall is dead'],
    ['goal Wall is dead', 'goal Ana can force Wall is dead'],
    ['goal Wall, Soldier are dead', 'goal Ana can force Wall, Soldier are dead'],
    ['goal Ana has 8 points', 'goal Ana can force Ana has 8 points'],
    ['goal Ana scores 8 points', 'goal Ana can force Ana has 8 points'],
    ['goal Ana controls Grove', 'goal Ana can force Ana controls Grove'],
    ['goal take Grove', 'goal Ana can force Ana controls Grove'],
    ['goal: Ana can force Wall is dead', 'goal Ana can force Wall is dead'],
    ['hint: "Look again."', 'hint "Look again."'],
    ['solution:', 'solution'],
  ])('%s', (line, right) => expect(offered(POSITION, line)).toEqual([right]));
});

describe('players have no life', () => {
  it.each(['player Cleo life 20', 'Ana life 20', 'nexus Ana 20', 'Ana has 20 health'])('%s', line =>
    expect(problemsOf(`${PLAYERS}  ${line}\n`)[0]?.message).toMatch(/^Players have no life: they score points/),
  );
});

describe('a question of a player leads to one of the language', () => {
  it.each([
    ['Is this legal?', ['can Ana move Raider to Quarry?']],
    ['Can Ana assign everything to the Tank?', ['can Ana assign everything to Wall?']],
    ['Is it legal for Ana to assign 7 to Wall?', ['can Ana assign 7 to Wall?']],
    ['Q: is Wall killed?', ['is Wall dead?']],
    ['who dies?', ['is Wall dead?', 'is Soldier dead?', 'is Raider dead?', 'is Scout dead?']],
    ['does Ana score?', ['has Ana scored Quarry?', 'has Ana scored Grove?', 'how many points has Ana?']],
    ['is 3 damage lethal to Wall?', ['how much damage does Wall need?']],
    ["what's the might of Raider?", ['how much might has Raider?']],
    ['How much damage does Ana deal?', ['how much damage has Ana to assign?']],
    ["where's Raider?", ['where is Raider?']],
    ['whose turn is it?', ['who has priority?']],
    ['does Ben still control Quarry?', ['does Ben control Quarry?']],
    ['can Ben block?', ['are Wall, Soldier defenders?']],
  ])('%s', (line, right) => expect(offered(FIGHT, line)).toEqual(right));

  it.each(['What happens?', 'why not?', 'Must Ana assign to Wall first?'])('%s is told what can be asked', line => {
    expect(problemsOf(`${FIGHT}  ${line}\n`)[0]?.message).toMatch(/“is Wall dead\?”, “who controls Quarry\?”/);
  });
});

describe('a keyword of another card game is told with what there is here', () => {
  it.each([
    ['Imp might 2 haste', /“haste” is a word of another card game.*“accelerate”/],
    ['Imp might 2 flying', /“flying” is a word of another card game.*“ganking”/],
    ['Imp might 2 hexproof', /“deflect”/],
    ['Imp 2/2 armor 1', /“armor” is a word of another card game.*Write “Imp might 2”\.$/],
    ['Imp 2/2 first strike, flying', /“first strike” is a word of another card game.*Write “Imp might 2”\.$/],
    ['Imp might 2 divine shield', /“divine shield” is a word.*“immune”/],
  ])('%s', (line, says) => expect(problemsOf(`${BOARD}${line}\n`)[0]?.message).toMatch(says));
});

describe('a keyword of another card game that this one has another word for is offered in that', () => {
  it.each([
    [FIELD, 'Ben: Guard might 3 taunt', ['Ben: Guard might 3 tank']],
    [FIELD, 'Ben: Guard 3/3 taunt, spellshield', ['Ben: Guard might 3 tank, deflect']],
    [FIELD, 'minion Guard 3/3 taunt', ['Ben: Guard might 3 tank']],
    [BOARD, 'Imp might 1 ephemeral', ['Imp might 1 temporary']],
    [BOARD, 'Imp might 1 trample and tank', ['Imp might 1 tank']],
    [SCRIPT, 'expect Wall has taunt', ['expect Wall has tank']],
  ])('%#: %s%s', (before, line, right) => expect(offered(before, line)).toEqual(right));

  it('a name that such a word is stays one', () => {
    for (const name of ['Barrier', 'Flash', 'Rush'])
      expect(problemsOf(`${FIELD}    Ben: ${name} might 3\n    Ana: ${name}2 might 3 tank\n`)).toEqual([]);
  });
});

describe('a line of those who test programs is offered as the language has it', () => {
  it.each([
    ['assert dead(Wall)', ['expect Wall is dead']],
    ['assert not alive(Wall)', ['expect Wall is not alive']],
    ['assertTrue(Wall is dead)', ['expect Wall is dead']],
    ['assertFalse(Wall.isDead())', ['expect Wall is not dead']],
    ['assertEquals(Wall.might, 3)', ['expect Wall has 3 might']],
    ['assert_equal(3, Wall.might)', ['expect Wall has 3 might']],
    ['assertThat(Quarry.controller, is(Ana))', ['expect Quarry is controlled by Ana']],
    ['expect(Wall).toBeDead()', ['expect Wall is dead']],
    ['expect(Wall.isDead).toBe(true)', ['expect Wall is dead']],
    ['expect(Wall).not.toBeDead()', ['expect Wall is not dead']],
    ['expect(Ana.points).toEqual(3)', ['expect Ana has 3 points']],
    ['expect !Wall.alive', ['expect Wall is not alive']],
    ['expect len(Ben.hand) == 1', ['expect Ben has 1 card in hand']],
    ['expect dead: Wall, Soldier', ['expect Wall, Soldier are dead']],
    ['expect survivors: Raider', ['expect Raider is alive']],
    ['expect units at Quarry: Raider', ['expect Raider is at Quarry']],
    ['expect Quarry is empty', ['expect Wall, Soldier, Raider, Scout are not at Quarry']],
    ['expect Ana.move(Raider, Grove) to throw', ['expect Ana cannot move Raider to Grove']],
    ['expect Ana to win', ['expect Ana wins the combat', 'expect Ana wins the game']],
    ['Soldier alive && Wall dead', ['expect Soldier is alive / expect Wall is dead']],
    ['Quarry.control = Ana', ['expect Quarry is controlled by Ana']],
    ['Wall.might = 5', ['expect Wall has 5 might']],
    ['=> Wall dead', ['expect Wall is dead']],
    ['Ana.move(Raider, Grove)', ['Ana moves Raider to Grove']],
    ['move(Raider, Grove)', ['Ana moves Raider to Grove']],
    ['When Ana moves Scout to Grove', ['Ana moves Scout to Grove']],
    ['Given Ana has Raider', ['expect Raider is controlled by Ana']],
    ['it("kills the wall")', ['what if "kills the wall"']],
  ])('%s', (line, right) => expect(offered(SCRIPT, line)).toEqual(right));

  it.each(['const x = 3', 'for unit in Ana.units: move(unit, Quarry)', 'print Wall', 'sleep 1'])(
    '%s is told that a script is no program',
    line => expect(problemsOf(`${SCRIPT}  ${line}\n`)[0]?.message).toMatch(/^A script has no variables, loops, calls/),
  );

  it.each([
    ['describe("Tank first")', 'scenario "Tank first"'],
    ['test "Tank first"', 'scenario "Tank first"'],
    ['def test_tank_first():', 'scenario "tank first"'],
    ['Feature: Tank first', 'scenario "Tank first"'],
    ['import "cards.rift"', 'use "cards.rift"'],
    ['#include "cards.rift"', undefined],
  ])('%s at the beginning of a file', (line, right) =>
    expect(parseFile(`${line}\n  player Ana\n`).blocks[0]?.tree.problems[0]?.replacement?.text).toBe(
      right ?? 'scenario "Untitled"\n',
    ),
  );
});

describe('what is said at a table is offered as the language has it', () => {
  it.each([
    ['is Stupefy countered?', ['is Stupefy in trash?', 'is the chain empty?']],
    ['Gust is countered', ['expect Gust is in trash', 'expect the chain is empty']],
    ['does Gust fizzle?', ['is Gust in trash?', 'is the chain empty?']],
    ['Gust resolves', ['all pass']],
    ['Ben flips Gust', ['Ben plays Gust from facedown']],
    ['Ben turns Gust face up', ['Ben plays Gust from facedown']],
    ['Ben reveals Gust', ['Ben plays Gust from facedown', 'Ben chooses Gust']],
    ['can Ben respond?', ['can Ben play Gust?', 'can Ben play Block from facedown?', 'who has priority?']],
    ['what can Ben do?', ['can Ben play Gust?', 'can Ben play Block from facedown?', 'who has priority?']],
    ['can Gust target Wall?', ['can Ana play Gust choosing Wall?', 'can Ben play Gust choosing Wall?']],
    ['can Ben target Wall with Gust?', ['can Ben play Gust choosing Wall?']],
    ['can Wall block Raider?', ['is Wall a defender?']],
    ['can Ana attack Quarry?', ['can Ana move Raider to Quarry?']],
    ['does Raider kill Wall?', ['is Wall dead?']],
    ['how much damage does Raider deal?', ['how much might has Raider?']],
    ['has Ana won?', ['does Ana win the combat?', 'does Ana win the game?', 'how many points has Ana?']],
    ["why can't Ana assign 7 to Wall?", ['can Ana assign 7 to Wall?']],
    ['what is lethal?', ['how much damage does Wall need?', 'how much damage does Raider need?']],
    ['is Quarry conquered?', ['did Ana conquer Quarry?', 'did Ben conquer Quarry?']],
    ['Ana draws', ['effect by Ana: draw 1']],
    ['Ana gains 2 energy', ['effect by Ana: add 2 energy']],
    ['Ana steals Wall', ['effect by Ana: take control of Wall']],
    ['Ana creates a Recruit token', ['effect by Ana: play 1 Recruit token']],
    ['Ana gets 2 points', ['effect by Ana: gain 2 points', 'expect Ana has 5 points']],
    ['Ana gets priority', ['expect Ana has priority']],
    ['Raider moves', ['Ana moves Raider to Quarry', 'Ana moves Raider to base']],
    ["Raider's ability triggers", ['expect Raider triggered']],
    ['Ana uses Raider', ['Ana activates Raider']],
    ['Ana uses Gust', ['Ana plays Gust']],
    ['suppose Ben passes', ['Ben passes']],
    ['Ben lets it resolve', ['Ben passes']],
    ['Ana ends', ['Ana ends turn']],
    ['Ana discards', ['effect by Ana: discard 1']],
    ['Raider levels up', ['effect by Ana: gain 1 xp']],
    [
      'Ana swaps Raider and Wall',
      [
        'effect by Ana: swap the places of Raider and Wall',
        'effect by Ana: swap the might of Raider and Wall this turn',
      ],
    ],
    ['Ana swaps the might of Raider and Wall', ['effect by Ana: swap the might of Raider and Wall this turn']],
    ['Raider copies Wall', ['effect by Ana: Raider becomes a copy of Wall']],
    ['note: a hard one', ['# note: a hard one']],
  ])('%s', (line, right) => expect(offered(AT_TABLE, line)).toEqual(right));

  it.each([
    ['Ana mulligans', /^A scenario begins in the middle of a game/],
    ['Ana flips a coin', /^Nothing here is random/],
    ['Ana pays 2', /^A payment belongs in the line of what it pays for/],
    ['show the board', /Open Board/],
    ['cleanup', /^Phases, steps and cleanups happen by themselves/],
    ['before combat', /^Lines are in the order/],
    ['Ana assigns damage', /how much each unit gets/],
    ['Ana copies Gust', /^An effect makes a copy/],
    ['Ana searches her deck', /^Write what is done with a deck after “effect”/],
    ['Ana splits 3/5', /how much each unit gets/],
    ['Ana splits damage evenly', /how much each unit gets/],
    ['Ana assigns', /how much each unit gets/],
    ['Ana taps Raider for mana', /^The rules set what is paid/],
    ['create a 1/1 token', /^Play a card by its name/],
    ['order blockers Wall', /^Attackers and defenders have no order/],
    ['Ana uses hero power', /^A legend belongs in the player’s line/],
    ['expect error', /^To expect that an act is illegal/],
    ['Ana loses Quarry', /^A claim is checked by a line that begins with “expect”, but this one cannot be checked/],
  ])('%s needs no line, or no such one', (line, why) => {
    expect(problemsOf(`${AT_TABLE}  ${line}\n`).map(({ message }) => message)).toEqual([expect.stringMatching(why)]);
    expect(offered(AT_TABLE, line)).toEqual([]);
  });
});

describe('a line in the words of another card game is offered in those of this one', () => {
  it.each([
    [SCRIPT, 'Ana untaps Raider', ['effect by Ana: ready Raider']],
    [SCRIPT, 'Ana mills 2 cards', ['effect by Ana: burn 2']],
    [SCRIPT, 'Ana scries 1', ['effect by Ana: predict 1']],
    [SCRIPT, 'Ana plays a land', ['effect by Ana: channel 1']],
    [SCRIPT, 'expect Ana has 3 lands', ['expect Ana has 3 runes']],
    [SCRIPT, 'expect Ana has 20 life', ['how many points has Ana?']],
    [FIGHT, 'declare blockers', ['expect Wall, Soldier are defenders']],
    [BOARD, 'graveyard Ana Gust', ['trash Ana Gust']],
    [SCRIPT, 'Ana taps Raider', ['effect by Ana: exhaust Raider']],
    [SCRIPT, 'Ana sacrifices Raider', ['effect by Ana: kill Raider']],
    [SCRIPT, 'exile Wall', ['effect banish Wall']],
    [SCRIPT, 'Ana bounces Wall', ["effect by Ana: return Wall to its owner's hand"]],
    [SCRIPT, 'return Wall to its owner’s hand', ["effect return Wall to its owner's hand"]],
    [SCRIPT, 'Ana puts a +1/+1 counter on Raider', ['effect by Ana: buff Raider']],
    [SCRIPT, 'Raider gets +2/+2 until end of turn', ['effect give Raider +2 might this turn']],
    [FIGHT, 'In response, Ben casts Gust on Raider', ['Ben plays Gust choosing Raider']],
    [FIGHT, 'Ben casts Gust in response to Raider', ['Ben plays Gust']],
    [FIGHT, 'Ben declares no blockers', ['expect Wall, Soldier are defenders']],
    [SCRIPT, 'Ana declares attackers', ['Ana moves Raider to Quarry', 'Ana moves Scout to Quarry']],
    [SCRIPT, 'Ana attacks Ben with Raider', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Wall goes to the graveyard', ['expect Wall is in trash']],
    [SCRIPT, 'expect Wall is in Ben’s graveyard', ['expect Wall is in trash']],
    [SCRIPT, 'expect Wall in exile', ['expect Wall is banished']],
    [SCRIPT, 'expect Ana has 3 cards in library', ['expect Ana has 3 cards in deck']],
    [SCRIPT, 'expect the stack is empty', ['expect the chain is empty']],
    [SCRIPT, 'Ana adds 2 mana', ['effect by Ana: add 2 energy']],
    [SCRIPT, 'expect Ana has 3 mana', ['expect Ana has 3 energy']],
    [SCRIPT, 'Raider enters the battlefield', ['expect Raider is alive']],
    [SCRIPT, 'untap step', ['turn Ana']],
    ['scenario "x"\n', 'player Ana mana 3', ['player Ana energy 3']],
    [BOARD, 'creature Imp 3/3', ['Imp might 3']],
    [BOARD, 'bench Ben', ['base Ben']],
    [HEADED, 'arena Quarry', ['battlefield Quarry']],
    [HEADED, 'opponent: Ben', ['player Ben']],
    [HEADED, 'player Ana library nothing', ['player Ana deck nothing']],
    [HEADED, 'player Ana graveyard Gust', ['player Ana / trash Ana Gust']],
    [FIELD, 'Ben: Guard might 3 equipped with Long Sword', ['Ben: Guard might 3 attached "Long Sword"']],
    [PLAYERS, 'hand: Gust', ['hand Gust']],
    [SCRIPT, 'declare attackers: Raider', ['Ana moves Raider to Quarry']],
    [FIGHT, 'declare blockers: Wall', ['expect Wall is a defender']],
    [FIGHT, 'Raider is blocked by Wall', ['expect Wall is a defender']],
    [SCRIPT, 'Ana casts "Gust" on Wall with 1 mana', ['Ana plays "Gust" choosing Wall paying 1']],
    [SCRIPT, 'Ana equips Raider with Long Sword', ['Ana activates "Long Sword" choosing Raider']],
    [SCRIPT, 'Ana freezes Wall', ['effect by Ana: stun Wall']],
    [SCRIPT, 'Ana goes face with Raider', ['Ana moves Raider to Quarry', 'Ana moves Raider to Grove']],
    [SCRIPT, 'Ana has the attack token', ['turn Ana']],
    [SCRIPT, 'Ana deals 3 to Ben', ['how many points has Ben?']],
    [FIGHT, 'Gust on Raider', ['Ana plays Gust choosing Raider', 'Ben plays Gust choosing Raider']],
    [FIGHT, 'Ben: Gust -> Raider', ['Ben plays Gust choosing Raider']],
    [FIGHT, 'pass priority', ['Ana passes', 'Ben passes', 'all pass']],
    [SCRIPT, 'Ana tries to move Raider to Grove', ['Ana moves Raider to Grove']],
    [
      FIGHT,
      "Ana's Scout attacks, Ben doesn't block",
      ['Ana moves Scout to Quarry / expect Wall, Soldier are defenders'],
    ],
    [BOARD, 'Imp might 2 tapped', ['Imp might 2 exhausted']],
  ])('%#: %s%s', (before, line, right) => expect(offered(before, line)).toEqual(right));
});

describe('a line in German is offered in English', () => {
  it.each([
    [SCRIPT, 'Ana bewegt Raider nach Quarry', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Raider greift Quarry an', ['Ana moves Raider to Quarry']],
    [BOARD, 'Zug von Ana', ['turn Ana']],
    [FIGHT, 'alle passen', ['all pass']],
    [FIGHT, 'alle geben weiter', ['all pass']],
    [FIGHT, 'Kampf', ['expect Quarry has a combat']],
    [FIGHT, 'Ana weist Wall 3 und Soldier 4 zu', ['Ana assigns 3 to Wall, 4 to Soldier']],
    [FIGHT, 'kann Ana 7 an Wall zuweisen?', ['can Ana assign 7 to Wall?']],
    [FIGHT, 'Wer gewinnt den Kampf?', ['who wins the combat?']],
    [FIGHT, 'ist Wall tot?', ['is Wall dead?']],
    [FIGHT, 'stirbt Wall?', ['is Wall dead?']],
    [FIGHT, 'Ist das legal?', ['can Ana move Raider to Quarry?']],
  ])('after %#: %s', (before, line, right) => expect(offered(before, line)).toEqual(right));
});

describe('a line of somebody who has read only the first page is offered as the language has it', () => {
  it.each([
    [HEADED, 'given player Ana', ['player Ana']],
    [PLAYERS, 'Ana has 5 mana', ['energy 5 / player Ben']],
    [PLAYERS, 'Ana has 2 red mana', ['power 2 fury / player Ben']],
    [PLAYERS, 'Ana holds Gust', ['hand Gust / player Ben']],
    [PLAYERS, 'Ana has 5 mana, 2 red power and Gust in hand', ['energy 5 power 2 fury hand Gust / player Ben']],
    [PLAYERS, 'score Ana 7 Ben 6', ['points 7 / player Ben points 6']],
    [PLAYERS, 'points: Ben 6, Ana 7', ['points 7 / player Ben points 6']],
    [PLAYERS, 'Ana: 3 points, 2 runes', DOMAINS.map(domain => `points 3 runes 2x ${domain} / player Ben`)],
    [PLAYERS, 'player Cleo with 3 points, 5 mana and 2 fury power', ['player Cleo points 3 energy 5 power 2 fury']],
    [PLAYERS, 'format duel', ['mode duel']],
    [PLAYERS, 'zone Cave: Ben Imp 3', ['battlefield Cave / Ben: Imp might 3']],
    [PLAYERS, 'zone Cave: Imp 3', ['battlefield Cave / Ana: Imp might 3', 'battlefield Cave / Ben: Imp might 3']],
    [BOARD, 'Guard 3 mana 3/3', ['Guard might 3']],
    [FIELD, 'Guard 3 mana 3/3', ['Ben: Guard might 3']],
    [FIELD, 'Ben: Guard 3 mana 3/3 tank', ['Ben: Guard might 3 tank']],
    [BOARD, 'a 3-cost Guard 3/3', ['Guard might 3']],
    [BOARD, 'Guard might 3 attack 4', ['Guard might 3', 'Guard might 4']],
    [BOARD, '3-might Guard with tank', ['Guard might 3 tank']],
    [FIELD, '3-might Guard with tank', ['Ben: Guard might 3 tank']],
    [BOARD, 'a Guard with might 3', ['Guard might 3']],
    [BOARD, 'token Imp might 1', ['Imp might 1 token']],
    [BOARD, 'Imp might 1 with a +1/+1 counter', ['Imp might 1 buffed']],
    [BOARD, 'Imp 3/3 with 1 damage marked', ['Imp might 3 damage 1']],
    [BOARD, 'Ana goes first', ['turn Ana']],
    [SCRIPT, 'Raider deals 3 to Ben', ['how many points has Ben?']],
    [SCRIPT, 'Wall blocks Quarry', ['expect Wall is a defender']],
    [AT_TABLE, 'Ben Gusts Raider', ['Ben plays Gust choosing Raider']],
    [SCRIPT, 'Ana plays Garen on curve', ['Ana plays Garen']],
    [SCRIPT, 'Ana moves Raider to Quarry for lethal', ['Ana moves Raider to Quarry']],
    [SCRIPT, 'Ana plays Scout from hand for 2 mana', ['Ana plays Scout paying 2']],
    [SCRIPT, 'expect board empty', ['expect Wall, Soldier, Raider, Scout are dead']],
    [SCRIPT, 'expect no survivors', ['expect Wall, Soldier, Raider, Scout are dead']],
    [SCRIPT, 'expect nobody died', ['expect Wall, Soldier, Raider, Scout are alive']],
    [SCRIPT, 'expect no units at Quarry', ['expect Wall, Soldier, Raider, Scout are not at Quarry']],
    [AT_TABLE, 'expect both dead', ['expect Wall, Raider are dead']],
    [`${AT_TABLE}  Ana moves Raider to Quarry\n`, 'expect both of them are alive', ['expect Wall, Raider are alive']],
    [
      FIGHT,
      'expect both dead',
      ['expect Wall is dead', 'expect Soldier is dead', 'expect Raider is dead', 'expect Scout is dead'],
    ],
    [SCRIPT, 'is everything dead?', ['are Wall, Soldier, Raider, Scout dead?']],
    [SCRIPT, 'expect Raider 4 health', ['expect Raider has 4 might']],
    [SCRIPT, 'expect Raider has 3 damage left', ['expect Raider has 3 damage', 'expect Raider needs 3 damage']],
    [SCRIPT, 'expect Ana controls Quarry and Wall is dead', ['expect Ana controls Quarry / expect Wall is dead']],
    [FIGHT, 'expect illegal', ['expect Ana cannot move Raider to Quarry']],
    [FIGHT, 'expect error 467.2.c.4', ['expect Ana cannot move Raider to Quarry because 467.2.c.4']],
    [FIGHT, 'expect it to be illegal because 467.2.c.4', ['expect Ana cannot move Raider to Quarry because 467.2.c.4']],
    [FIGHT, 'expect no errors', ['expect Ana can move Raider to Quarry']],
  ] as const)('%#: %s%s', (before, line, right) => expect(offered(before, line)).toEqual(right));

  it.each([
    [SCRIPT, 'Ana draws until 7 cards', /^Write the number of cards to draw/],
    [SCRIPT, 'Ben holds up Gust', /^Cards that are held back need no line/],
    [SCRIPT, 'Ana gives Wall barrier', /^“barrier” is a word of another card game\. .*“immune”/],
    [SCRIPT, 'expect trample', /^“trample” is a word of another card game/],
    [SCRIPT, 'Raider has flying', /^“flying” is a word of another card game/],
    [SCRIPT, 'expect no errors', /^To expect that an act is illegal/],
    [
      PLAYERS,
      'player Cleo region Ionia',
      /^A player’s line cannot contain “region”: after the name, it can have “points”/,
    ],
    [PLAYERS, 'first to 8 points', /^The mode sets how many points win/],
    [PLAYERS, 'deck Ana 10 cards', /^List a hand or a deck card by card/],
    [PLAYERS, 'Ben has a facedown card at Quarry', /^A facedown card belongs in the line of its battlefield/],
  ])('%#: %s%s is told why no such line is needed', (before, line, why) => {
    expect(problemsOf(`${before}  ${line}\n`).map(({ message }) => message)).toEqual([expect.stringMatching(why)]);
    expect(offered(before, line)).toEqual([]);
  });

  it('a unit may be called so in quotes', () =>
    expect(problemsOf(`${BOARD}    "both" might 1\n  turn Ana\n  expect "both" is alive\n`)).toEqual([]));
});
