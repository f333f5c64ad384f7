/** Lines of people who have not read the language page: how they are understood, and what their fix makes of them. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARISONS } from '../../../../engine/comparisons.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { type PatternPart, patternParts } from '../../../../engine/language/mistakes/wordings/notation.ts';
import { WORDINGS } from '../../../../engine/language/mistakes/wordings/table.ts';
import { fencesOf } from '../../../docs/documents.ts';
import { fromRoot } from '../../../house/support/root.ts';
import { bare, problemsOf, treeOf } from '../support.ts';

const HEAD = 'scenario "x"\n';
const PLAYERS = `${HEAD}  player Ana\n  player Ben\n`;
const FIELD = `${PLAYERS}  battlefield Quarry controlled by Ben\n`;
const BASE = `${FIELD}    Ben: Wall might 3 tank\n    Ben: Soldier might 5\n  battlefield Grove\n  battlefield "Sunken Temple"\n  base Ana\n    Raider might 8\n`;
const SCRIPT = `${BASE}    Scout might 2\n  turn Ana\n`;

/** The line as its fix leaves it, and what is told of it, where it stands after `before`. */
const understood = (before: string, line: string) => {
  const text = `${before}  ${line}\n`;
  const problems = problemsOf(text);
  const [problem] = problems;
  // Of two meanings the line is taken for the first.
  const replacement = problem?.replacement ?? problem?.alternatives?.[0];
  if (problem === undefined || replacement === undefined)
    return { codes: problems.map(({ code }) => code), text, fixed: text };
  const fixed = text.slice(0, replacement.span.start) + replacement.text + text.slice(replacement.span.end);
  return { codes: problems.map(({ code }) => code), text, fixed };
};

const rewritten = (before: string, line: string): string => {
  const { codes, fixed } = understood(before, line);
  expect(codes).toEqual(['syntax/wording']);
  expect(problemsOf(fixed)).toEqual([]);
  return fixed
    .slice(before.length)
    .trimEnd()
    .split('\n')
    .map(each => each.trim())
    .join(' / ');
};

it.each(['player Ana life 20', 'player Ana hand 5', 'player Ana, 20 hp'])(
  'of a line that says what no player has, %s, the player is known to the lines below',
  line => expect(problemsOf(`${HEAD}  player Ben\n  ${line}\n  base Ana\n    Raider might 3\n`)).toHaveLength(1),
);

describe('a line in other words', () => {
  it.each([
    ['scenario: Tank first', 'scenario "Tank first"'],
    ['Scenario: "Tank first"', 'scenario "Tank first"'],
  ])('of the title, %s, is %s', (line, right) => {
    const [problem] = problemsOf(`${line}\n  player Ana\n`);
    expect([problem?.code, problem?.replacement?.text]).toEqual(['syntax/wording', right]);
    expect(bare(treeOf(`${line}\n  player Ana\n`))).toEqual(bare(treeOf(`${right}\n  player Ana\n`)));
  });

  it.each([
    ['players: Ana, Ben', 'player Ana / player Ben'],
    ['Ana vs Ben', 'player Ana / player Ben'],
    ['Ana and Ben are playing.', 'player Ana / player Ben'],
    ['player: Ana', 'player Ana'],
    ['player Ana:', 'player Ana'],
    ['player Ana with 5 points', 'player Ana points 5'],
    ['player Ana (1 point)', 'player Ana points 1'],
    ['player Ana, player Ben', 'player Ana / player Ben'],
    ['Players: Ana (me), Ben', 'player Ana / player Ben'],
    ['Battlefield: Sunken temple', 'battlefield "Sunken temple"'],
    ['Player 1: Ana', 'player Ana'],
    ['player 2 = Ben (7 points)', 'player Ben points 7'],
  ])('of the players, %s, is %s', (line, right) => expect(rewritten(HEAD, line)).toBe(right));

  it.each([
    ['Battlefield: Quarry', 'battlefield Quarry'],
    ['battlefield Quarry (controlled by Ben)', 'battlefield Quarry controlled by Ben'],
    ['battlefield Quarry: controller Ben', 'battlefield Quarry controlled by Ben'],
    ['battlefield Quarry (Ben)', 'battlefield Quarry controlled by Ben'],
    ['battlefield Sunken Temple (Ben)', 'battlefield "Sunken Temple" controlled by Ben'],
    ['Battlefield: Sunken temple', 'battlefield "Sunken temple"'],
    ['Battlefield: The Grove, controlled by Ben', 'battlefield "The Grove" controlled by Ben'],
    ['battlefields Quarry, Grove', 'battlefield Quarry / battlefield Grove'],
    ['battlefields Quarry, Sunken Temple', 'battlefield Quarry / battlefield "Sunken Temple"'],
    ['Battlefields: Sunken Temple and Quarry', 'battlefield "Sunken Temple" / battlefield Quarry'],
    ['battlefield Quarry owned by Ben', 'battlefield Quarry controlled by Ben'],
    ['base of Ana: Raider 5', 'base Ana / Raider might 5'],
    ["Ana's base: Raider (5 might)", 'base Ana / Raider might 5'],
    ['Ana: base: Raider 5', 'base Ana / Raider might 5'],
    ['Ana base: Raider 5, Scout 2', 'base Ana / Raider might 5 / Scout might 2'],
    ['Ana has a 5/5 Raider in base', 'base Ana / Raider might 5'],
    ['Ana has Raider with 8 Might in her base.', 'base Ana / Raider might 8'],
    ["Ana's base: Hugo 6, Finn 2 ganking", 'base Ana / Hugo might 6 / Finn might 2 ganking'],
    ["Ana's base: Hugo 6 tank, Finn 2 ganking", 'base Ana / Hugo might 6 tank / Finn might 2 ganking'],
  ])('of the board, %s, is %s', (line, right) => expect(rewritten(PLAYERS, line)).toBe(right));

  it.each([
    ['Ben: Wall 3 tank', 'Ben: Wall might 3 tank'],
    ['Ben: Wall (3)', 'Ben: Wall might 3'],
    ['Ben: Wall 3M', 'Ben: Wall might 3'],
    ['Ben has Wall (3 might, Tank) at Quarry', 'Ben: Wall might 3, Tank'],
    ['At Quarry, Ben has Wall with 3 Might and Tank.', 'Ben: Wall might 3 Tank'],
    ['Ben: Wall 3, Soldier 5', 'Ben: Wall might 3 / Ben: Soldier might 5'],
    ["Ben's units: Wall 3", 'Ben: Wall might 3'],
    ['Ben: Pike 3 might, exhausted, 1 damage', 'Ben: Pike might 3, exhausted, damage 1'],
    ['Ben: Pike might 3 with a buff and 2 damage', 'Ben: Pike might 3 buffed damage 2'],
  ])('of a battlefield, %s, is %s', (line, right) => expect(rewritten(FIELD, line)).toBe(right));

  it.each([
    ['Imp 3 tank', 'Imp might 3 tank'],
    ['Imp 5 assault 2', 'Imp might 5 assault 2'],
    ['Imp 2/2', 'Imp might 2'],
    ['Imp: 5', 'Imp might 5'],
    ['Imp: might 5', 'Imp might 5'],
    ['Imp = 5 might', 'Imp might 5'],
    ['Imp, 5 might', 'Imp might 5'],
    ['Imp 5 HP', 'Imp might 5'],
    ['Imp [5]', 'Imp might 5'],
    ['Imp (3) tank', 'Imp might 3 tank'],
    ['Imp might=3 tank', 'Imp might 3 tank'],
    ['Imp 3 with tank', 'Imp might 3 tank'],
    ['Imp might 3 tapped', 'Imp might 3 exhausted'],
    ['Imp 3 Might Tank stunned', 'Imp might 3 Tank stunned'],
    ['unit Imp 5', 'Imp might 5'],
    ['2 Imps might 2', '2x Imp might 2'],
    ['two Recruits', '2x Recruit'],
    ['two Wolves might 3', '2x Wolf might 3'],
    ['three 2 might Imps', '3x Imp might 2'],
    ['Imp with a +1/+1 counter might 3', 'Imp might 3 buffed'],
    ['Imp with tank might 3', 'Imp might 3 tank'],
    ['Imp x2', '2x Imp'],
    ['Imp x2 might 3', '2x Imp might 3'],
    ['"Stalwart Poro" x2', '2x "Stalwart Poro"'],
    ['3x 3 tank', '3x Unit might 3 tank'],
    ['2x 4', '2x Unit might 4'],
  ])('of a base, %s, is %s', (line, right) => expect(rewritten(BASE, line)).toBe(right));

  it.each([
    ["Ana's turn", 'turn Ana'],
    ["It is Ana's turn.", 'turn Ana'],
    ['turn: Ana', 'turn Ana'],
    ['turn 1: Ana', 'turn Ana 1'],
    ['turn 5 Ana', 'turn Ana 5'],
    ['active player: Ana', 'turn Ana'],
    ['The turn passes to Ben', 'turn Ben'],
    ['end turn', 'Ana ends turn'],
    ['next turn', 'Ana ends turn'],
    ['Ana ends her turn', 'Ana ends turn'],
    ['End of turn', 'Ana ends turn'],
    ['pass', 'all pass'],
    ['combat damage', 'all pass'],
    ['Ana: 3 to Wall, 5 to Soldier', 'Ana assigns 3 to Wall, 5 to Soldier'],
    ['both pass', 'all pass'],
    ['Everyone passes', 'all pass'],
    ['Both players pass.', 'all pass'],
    ['Ana and Ben pass', 'all pass'],
    ['Nobody plays anything.', 'all pass'],
    ['No one responds.', 'all pass'],
    ['Ana passes priority', 'Ana passes'],
    ['Ana: pass', 'Ana passes'],
    ['Ana attacks Quarry with Raider', 'Ana moves Raider to Quarry'],
    ['Ana attacks Sunken Temple with Raider and Scout', 'Ana moves Raider, Scout to "Sunken Temple"'],
    ['Ana attacks with Raider.', 'Ana moves Raider to Quarry'],
    ['Ana swings with Raider', 'Ana moves Raider to Quarry'],
    ['Raider attacks', 'Ana moves Raider to Quarry'],
    ['Raider attacks Quarry', 'Ana moves Raider to Quarry'],
    ['Raider attacks Wall', 'Ana moves Raider to Quarry'],
    ['Raider moves to Quarry', 'Ana moves Raider to Quarry'],
    ['Raider -> Quarry', 'Ana moves Raider to Quarry'],
    ['move Raider to Quarry', 'Ana moves Raider to Quarry'],
    ['ana sends raider to quarry', 'ana moves raider to quarry'],
    ['Ana: move Raider to Quarry', 'Ana moves Raider to Quarry'],
    ['Ana moves Raider -> Quarry', 'Ana moves Raider to Quarry'],
    ['Ana moves the Raider to the Quarry', 'Ana moves Raider to Quarry'],
    ['Ana moves Raider & Scout to Quarry', 'Ana moves Raider, Scout to Quarry'],
    ['Ana moves her Raider from her base to Quarry.', 'Ana moves Raider to Quarry'],
    ['Ana moves Raider to battlefield Quarry', 'Ana moves Raider to Quarry'],
    ["Ana moves Raider back to Ana's base", 'Ana moves Raider to base of Ana'],
    ['Ana retreats Raider', 'Ana moves Raider to base'],
    ['Wall blocks Raider', 'expect Wall is a defender'],
    ['Ben blocks with Wall and Soldier.', 'expect Wall, Soldier are defenders'],
    ['The showdown starts', 'expect the state is showdown open'],
    ['A showdown begins at Quarry.', 'expect Quarry has a showdown'],
    ['Ana assigns Wall 3, Soldier 2', 'Ana assigns 3 to Wall, 2 to Soldier'],
    ['Ana assigns Wall=3, Soldier=2', 'Ana assigns 3 to Wall, 2 to Soldier'],
    ['Ana assigns damage: Wall 3, Soldier 2', 'Ana assigns 3 to Wall, 2 to Soldier'],
    ['Ana puts 3 on Wall and 5 on Soldier', 'Ana assigns 3 to Wall, 5 to Soldier'],
    ['Ana deals 3 damage to Wall', 'Ana assigns 3 to Wall'],
    ['Ana splits 3/5 between Wall and Soldier', 'Ana assigns 3 to Wall, 5 to Soldier'],
    ['Raider deals 3 to Wall', 'Ana assigns 3 to Wall'],
    ['assign 3 to Wall, 2 to Soldier', 'Ana assigns 3 to Wall, 2 to Soldier'],
    ['Ana casts Bolt on Wall', 'Ana plays Bolt choosing Wall'],
    ['Ana casts "Falling Star".', 'Ana plays "Falling Star"'],
    ['Ana uses Bolt on Wall', 'Ana plays Bolt choosing Wall'],
    ['Ana plays Bolt targeting Wall', 'Ana plays Bolt choosing Wall'],
    ['Ana plays Bolt; target: Wall', 'Ana plays Bolt choosing Wall'],
    ['Ana plays the spell Bolt on Wall', 'Ana plays Bolt choosing Wall'],
    ['Ana summons Imp at Quarry', 'Ana plays Imp to Quarry'],
    ['Ben responds with Counter', 'Ben plays Counter'],
    ['Ben responds with Counter choosing Wall', 'Ben plays Counter choosing Wall'],
    ['Ben counters Bolt with Defy', 'Ben plays Defy choosing Bolt'],
    ["Ana uses Raider's ability", 'Ana activates Raider'],
    ['Ana equips Raider with Sword', 'Ana activates Sword choosing Raider'],
    ['Ana attaches Sword to Raider', 'Ana activates Sword choosing Raider'],
    ['Ana activates Sword on Raider', 'Ana activates Sword choosing Raider'],
    ['expect nothing is on the chain', 'expect the chain is empty'],
    ["expect Ana's hand has 2 cards", 'expect Ana has 2 cards in hand'],
    ['Ana taps Raider', 'effect by Ana: exhaust Raider'],
    ['Ana recalls Raider', 'effect by Ana: recall Raider'],
    ['Ana draws a card', 'effect by Ana: draw 1'],
    ['Ana gives Raider +2', 'effect by Ana: give Raider +2 might'],
    ['Ana pumps Raider +2', 'effect by Ana: give Raider +2 might'],
    ['Ana taps Raider to attack Quarry', 'Ana moves Raider to Quarry'],
    ['Ana plays Stupefy, targeting Wall', 'Ana plays Stupefy choosing Wall'],
    ['Raider gets +2 Might this turn.', 'effect give Raider +2 might this turn'],
    ['Wall gains Tank', 'effect give Wall Tank'],
    ['Wall gets stunned', 'effect stun Wall'],
    ['Kill Wall', 'effect kill Wall'],
    ['Ana buffs Raider', 'effect by Ana: buff Raider'],
    ['Ana banishes Raider and Scout', 'effect by Ana: banish Raider, Scout'],
    ['Ana discards a card', 'effect by Ana: discard 1'],
    ['Ana discards 2 cards', 'effect by Ana: discard 2'],
    ['Ana discards Gust', 'effect by Ana: discard 1 / Ana chooses Gust'],
    ['Ana recycles a rune', 'effect by Ana: recycle a rune'],
    ['Ana recycles two runes', 'effect by Ana: recycle two runes'],
    ['Ana channels a rune', 'effect by Ana: channel 1 rune'],
    ['effect: stun Wall', 'effect stun Wall'],
    ['effect by Ana stun Wall', 'effect by Ana: stun Wall'],
  ])('of the script, %s, is %s', (line, right) => expect(rewritten(SCRIPT, line)).toBe(right));

  it.each([
    ['Wall dies', 'expect Wall is dead'],
    ['expect Soldier lives with 3 damage', 'expect Soldier is alive / expect Soldier has 3 damage'],
    ['does Raider get exhausted?', 'is Raider exhausted?'],
    ["expect Wall is in Ben's deck", 'expect Wall is in deck of Ben'],
    ["expect Wall is not in Ben's hand", 'expect Wall is not in hand of Ben'],
    ['expect Wall is in the trash', 'expect Wall is in trash'],
    ['expect Wall was recycled', 'expect Wall is in deck'],
    ['expect Wall is not on the board', 'expect Wall is not alive'],
    ['expect Ben has lost control of Quarry', 'expect Ben does not control Quarry'],
    ['expect Ana has 1 point and controls Quarry', 'expect Ana has 1 point / expect Ana controls Quarry'],
    ['expect Recruit 2 is dead', 'expect Recruit2 is dead'],
    ['expect Wall is damaged', 'expect Wall does not have 0 damage'],
    ['expect Wall is undamaged', 'expect Wall has 0 damage'],
    ['Ana empowers Raider', 'Ana activates Raider empower'],
    ['Ana gets Quarry', 'expect Ana controls Quarry'],
    ['Ana passes, with priority', 'Ana passes'],
    ['Ana moves Raider to Quarry, having priority', 'Ana moves Raider to Quarry'],
    ['Then Wall dies.', 'expect Wall is dead'],
    ['Wall and Soldier should be dead.', 'expect Wall, Soldier are dead'],
    ['Wall takes 3 damage', 'expect Wall was dealt 3 damage'],
    ['Ana conquers Quarry', 'expect Ana conquered Quarry'],
    ['Ana should have 1 point', 'expect Ana has 1 point'],
    ['assert Wall is dead', 'expect Wall is dead'],
    ['expect: Wall is dead', 'expect Wall is dead'],
    ['Expected: Wall is dead', 'expect Wall is dead'],
    ['expect Wall dead', 'expect Wall is dead'],
    ['expect Wall to be dead', 'expect Wall is dead'],
    ['Expect Wall to die.', 'expect Wall is dead'],
    ['expect Raider to survive', 'expect Raider is alive'],
    ['expect Wall not dead', 'expect Wall is not dead'],
    ['expect Wall == dead', 'expect Wall is dead'],
    ['expect Wall might 3', 'expect Wall has 3 might'],
    ['expect Wall has 3 HP', 'expect Wall has 3 might'],
    ["expect Wall's might is 3", 'expect Wall has 3 might'],
    ['expect Wall.might == 3', 'expect Wall has 3 might'],
    ['expect Wall took 3 damage', 'expect Wall was dealt 3 damage'],
    ['expect Wall was dealt nothing', 'expect Wall was dealt 0 damage'],
    ['expect Wall took no damage', 'expect Wall was dealt 0 damage'],
    ['expect Wall was not dealt any damage', 'expect Wall was dealt 0 damage'],
    ['expect Wall does not take damage', 'expect Wall was dealt 0 damage'],
    ['expect Wall at Quarry', 'expect Wall is at Quarry'],
    ["expect Raider in Ana's base", 'expect Raider is at base of Ana'],
    ['expect Raider tapped', 'expect Raider is exhausted'],
    ['expect Quarry belongs to Ana', 'expect Quarry is controlled by Ana'],
    ['expect Ana owns Quarry', 'expect Ana controls Quarry'],
    ["expect Ana's score is 1", 'expect Ana has 1 point'],
    ['Ana should win the combat', 'expect Ana wins the combat'],
    ['expect illegal: Ana assigns 7 to Wall', 'expect Ana cannot assign 7 to Wall'],
    ['Ana may not assign 7 to Wall', 'expect Ana cannot assign 7 to Wall'],
    ['May Ana assign all seven to Wall?', 'can Ana assign 7 to Wall?'],
    ['Is Ana allowed to move Raider to Quarry?', 'can Ana move Raider to Quarry?'],
    ['expect Raider can attack', 'expect Ana can move Raider to Quarry'],
    ['expect Raider cannot attack', 'expect Ana cannot move Raider to Quarry'],
    ['Can Raider attack?', 'can Ana move Raider to Quarry?'],
    ['expect Raider can move to Grove', 'expect Ana can move Raider to Grove'],
    ['expect Ana can attack Quarry with Raider', 'expect Ana can move Raider to Quarry'],
    ['Does Wall die?', 'is Wall dead?'],
    ['Can Wall survive?', 'is Wall alive?'],
    ['Who won the fight?', 'who wins the combat?'],
    ['Who owns Quarry?', 'who controls Quarry?'],
    ['expect Wall in hand', 'expect Wall is in hand'],
    ['expect Wall has exactly 3 might', 'expect Wall has 3 might'],
    ['expect the game is not over', 'expect Ana, Ben do not win the game'],
    ['expect nobody has won the game', 'expect Ana, Ben do not win the game'],
    ['expect Quarry is controlled by nobody', 'expect Quarry is uncontrolled'],
    ['expect Ana has a point', 'expect Ana has 1 point'],
    ['expect Wall is dead and Raider is alive', 'expect Wall is dead / expect Raider is alive'],
    ['expect no one conquered Quarry', 'expect Ana, Ben did not conquer Quarry'],
    ['expect neither player controls Quarry', 'expect Quarry is uncontrolled'],
    ['nobody scored Quarry', 'expect Ana, Ben have not scored Quarry'],
    [
      'expect nobody scored',
      'expect Ana, Ben have not scored Quarry / expect Ana, Ben have not scored Grove / expect Ana, Ben have not scored "Sunken Temple"',
    ],
  ])('of what is expected, %s, is %s', (line, right) => expect(rewritten(SCRIPT, line)).toBe(right));

  it.each([
    ['al pass', 'all pass'],
    ['expect Ana has 1 pt', 'expect Ana has 1 point'],
    ['expect Ana has 2 pts', 'expect Ana has 2 points'],
    ['expect Wall has at least 3 might', 'expect Wall has 3 or more might'],
    ['expect Wall has <= 3 might', 'expect Wall has 3 or less might'],
    ['expect Wall has more than two might', 'expect Wall has 3 or more might'],
    ['expect Wall has > 2 might', 'expect Wall has 3 or more might'],
    ['expect Wall has fewer than 3 might', 'expect Wall has 2 or less might'],
    ['expect Wall is at least 3 might', 'expect Wall has 3 or more might'],
    ['expect Wall at least 3 might', 'expect Wall has 3 or more might'],
    ['expect Ana has at least 2 points', 'expect Ana has 2 or more points'],
    ['expect Ana drew at most 2 cards', 'expect Ana drew 2 or less'],
    ['expect Wall needs over 1 damage', 'expect Wall needs 2 or more damage'],
  ])('is corrected at the word: %s is %s', (line, right) => {
    const { fixed } = understood(SCRIPT, line);
    expect(fixed.slice(SCRIPT.length).trim()).toBe(right);
    expect(problemsOf(fixed)).toEqual([]);
  });

  it('means by “it” the card that was played last, as long as it is on the chain', () => {
    expect(rewritten(`${SCRIPT}  Ana plays Zed choosing Wall\n`, 'Ben counters it with Defy')).toBe(
      'Ben plays Defy choosing Zed',
    );
    const resolved = `${SCRIPT}  Ana plays Zed choosing Wall\n  all pass\n`;
    expect(understood(resolved, 'Ben counters it with Defy').codes).not.toContain('syntax/wording');
  });

  it('takes the only unit at home for the one that attacks', () => {
    const alone = `${BASE}  turn Ana\n`;
    expect(rewritten(alone, 'Ana attacks')).toBe('Ana moves Raider to Quarry');
    expect(rewritten(alone, 'Ana attacks Grove')).toBe('Ana moves Raider to Grove');
  });

  it.each([
    ["expect it is Ben's turn", /^“turn” says whose turn it is/, ['expect Ben has priority']],
    ['expect Ana is not the turn player', /^“turn” says whose turn it is/, ['expect Ana has not priority']],
    [
      'expect the game is over',
      /the line has to say which\. Write “expect Ana wins the game”, or “expect Ben wins the game”\.$/,
      ['expect Ana wins the game', 'expect Ben wins the game'],
    ],
    [
      'Wall atk 3 hp 4',
      /^A unit has one number, its Might: .* Write “expect Wall has 3 might”, or “expect Wall has 4 might”\.$/,
      ['expect Wall has 3 might', 'expect Wall has 4 might'],
    ],
    ['Ana attacks', /the line has to say which unit\./, ['Ana moves Raider to Quarry', 'Ana moves Scout to Quarry']],
    [
      'Ana gets the battlefield',
      /the line has to say where\./,
      ['expect Ana controls Quarry', 'expect Ana controls Grove', 'expect Ana controls "Sunken Temple"'],
    ],
    [
      'Ana conquers Grove and scores 1',
      /^Points are scored by the rules/,
      ['expect Ana conquered Grove\n  expect Ana has 1 point'],
    ],
    [
      'Ana attacks Grove',
      /the line has to say which unit\./,
      ['Ana moves Raider to Grove', 'Ana moves Scout to Grove'],
    ],
  ])('says what can be written instead of %s, and takes nothing for it', (line, message, instead) => {
    const text = `${SCRIPT}  ${line}\n`;
    const problems = problemsOf(text);
    expect(problems.map(({ code }) => code)).toEqual(['syntax/expected']);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.alternatives?.map(fix => fix.text)).toEqual(instead);
    for (const fix of problems[0]?.alternatives ?? [])
      expect(problemsOf(text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end))).toEqual([]);
  });

  it('asks whose trash it is, also where it is called a graveyard', () => {
    const board = (line: string): string => BASE.replace(/(\n {2}base )/, `\n  ${line}$1`);
    for (const line of ['graveyard Gust', 'trash Gust', 'the discard pile: Gust']) {
      const [found, ...more] = problemsOf(board(line));
      expect(more).toEqual([]);
      expect(found?.message).toMatch(/^A trash \(called graveyard in other games\) has a separate line/);
      expect(found?.alternatives?.map(fix => fix.text)).toEqual(['trash Ana Gust', 'trash Ben Gust']);
    }
    const [inLine, ...rest] = problemsOf(BASE.replace('player Ben', 'player Ben graveyard Gust'));
    expect(rest).toEqual([]);
    expect(inLine?.message).toMatch(/^A trash \(called graveyard in other games\) has a separate line\./);
    expect(inLine?.replacement?.text.split(/\n\s*/)).toEqual(['player Ben', 'trash Ben Gust']);
  });

  it.each([
    ['can Ana win this turn?', 'can Ana force Ana wins the game within this turn?'],
    ['expect Ana can always win', 'expect Ana can force Ana wins the game'],
    ['does Ana have lethal?', 'can Ana force Ana wins the game?'],
    ['expect Ana can force Wall is dead in two turns', 'expect Ana can force Wall is dead within 2 turns'],
    ['can Ana kill Wall before the turn ends?', 'can Ana force Wall is dead within this turn?'],
    ['can Ana force Wall to die?', 'can Ana force Wall is dead?'],
    ['expect Ben cannot prevent Wall is dead', 'expect Ana can force Wall is dead'],
    ['no matter what Ben does, Wall is dead', 'expect Ana can force Wall is dead'],
    ['expect Wall is dead whatever happens', 'expect it is certain that Wall is dead'],
    ['could Wall die?', 'is it possible that Wall is dead?'],
    ['expect Wall can never die', 'expect it is impossible that Wall is dead'],
    ["expect it's guaranteed that Wall is dead", 'expect it is certain that Wall is dead'],
    ['expect possible: Wall is dead after 8 moves', 'expect it is possible that Wall is dead after at most 8 acts'],
    ['can Ana get to 3 points in two turns?', 'can Ana force Ana has 3 or more points within 2 turns?'],
    ['can Ana go infinite?', 'can Ana repeat?'],
    ['is there an infinite loop?', 'can Ana repeat?'],
    ['expect Ana has between 1 and 3 points', 'expect Ana has 1 or more points / expect Ana has 3 or less points'],
    ['expect Wall has 3+ might', 'expect Wall has 3 or more might'],
    ['expect Wall has might 3 or higher', 'expect Wall has 3 or more might'],
    ['expect Wall has 3 damage or less', 'expect Wall has 3 or less damage'],
  ])('of what can come, %s, is %s', (line, right) => expect(rewritten(SCRIPT, line)).toBe(right));

  it('says why the language says it otherwise, where that is more than a word', () => {
    const [attack] = problemsOf(`${SCRIPT}  Ana attacks Quarry with Raider\n`);
    expect(attack?.message).toBe(
      'A unit attacks by moving to where the other player has units. Write it as “Ana moves Raider to Quarry”.',
    );
  });

  it('offers both of two meanings', () => {
    const [several] = problemsOf(`${FIELD}  base Ana\n    2 Recruits\n`);
    expect(several?.message).toMatch(/Write it as “2x Recruit”, or as “Recruit might 2”\.$/);
    expect(several?.alternatives?.map(({ text }) => text)).toEqual(['2x Recruit', 'Recruit might 2']);
  });

  it.each([
    [FIELD, 'Ben: facedown Gust', /“battlefield Quarry .*facedown Gust by Ben”/],
    [FIELD, 'gear "Zhonya\'s Hourglass"', /“Ben: gear "Zhonya's Hourglass" …”/],
    [BASE, 'Wall has Assault 2', /in its own line: “Ben: Wall might 3 tank Assault 2”/],
    [BASE, 'Raider is exhausted', /in its own line: “Raider might 8 exhausted”/],
    [PLAYERS, 'Ana has 3 energy and 1 fury power', /in the line of its player: “player Ana energy 3 power 1 fury”/],
  ])('tells where a line belongs that cannot be rewritten in its place (%#)', (before, line, right) =>
    expect(problemsOf(`${before}  ${line}\n`)[0]?.message).toMatch(right),
  );

  it('keeps its names where they stand, so that a name that is wrong is told there', () => {
    const text = `${SCRIPT}  Ana attacks Quarry with Raidr\n`;
    const tree = treeOf(text);
    const last = tree?.kind === 'scenario' ? tree.statements.at(-1) : undefined;
    const unit = last?.kind === 'action' && last.action.kind === 'move' ? last.action.groups[0]?.units[0] : undefined;
    expect(unit && text.slice(unit.span.start, unit.span.end)).toBe('Raidr');
  });

  it.each([
    'Ana jumps over Raider',
    'Ana attacks',
    'Foo bar',
    'Raider might 7',
    'Ana moves Raidr',
    'What happens to Wall?',
    'Imp 2/3',
    'expect Ana can hold Grove',
    'expect Ana can conquer Quarry',
  ])('is not guessed where it cannot be told: %s', line =>
    expect(understood(SCRIPT, line).codes).not.toContain('syntax/wording'),
  );
});

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  PLAYER: ['Ana', 'Ben'],
  PLAYERS: ['Ana and Ben', 'Ben, Ana'],
  HAS: ['3 energy', '2 points'],
  COUNTED: ['two', 'three'],
  HORIZON: ['this turn', 'in two turns', 'before the end of the turn', 'in 8 actions'],
  MODALITY: ['possible', 'certain'],
  COUNTABLE: ['might', 'damage'],
  FACT: ['Wall is dead', 'Ana controls Quarry'],
  UNIT: ['Raider', 'Scout', 'Imp'],
  UNITS: ['Raider', 'Raider and Scout', 'Raider, Scout', 'Wall'],
  NAME: ['Zed', '"Two Words"', 'Imp'],
  NAMES: ['Wall', 'Raider', 'Ana', 'Wall and Soldier'],
  PLACE: ['Quarry', 'Grove', 'base', 'Sunken Temple'],
  HERE: ['Quarry'],
  NUMBER: ['3', 'two', '1'],
  SIGNED: ['+2', '-1'],
  AMOUNTS: ['3 to Wall and the rest to Soldier', '3 to Wall'],
  SHARES: ['3 to Wall', '3 to Wall and 2 to Soldier', 'Wall 3, Soldier 2'],
  WORTH: ['5', 'might 5', '5 might', '(5)', '2/2', ': 4'],
  WITH: ['tank', '(tank)', 'with assault 2'],
  DOMAIN: ['fury', 'calm'],
  ONBOARD: ['Raider', 'Scout'],
  ATTRIBUTES: ['tank', 'with assault 2', 'stunned, tank'],
  OWNED: ['Ben:', 'Ana:'],
  COUNT: ['2', '3x'],
  MANY: ['Imps'],
  PLURAL: ['Imps'],
  TIMES: ['x2', '3x'],
  NUMBERED: ['Wall 2'],
  ZONE: ['trash', 'hand', 'deck'],
  DECLARED: ['Ana', 'Ben'],
  TITLE: ['Old Ruins', 'The Pit'],
  NOBODY: ['nobody', 'no one', 'neither player'],
  COMPARED: COMPARISONS.flatMap(({ before, beyond }) => [...before, ...beyond]).map(words => `${words} 2`),
  NOT: ['not'],
  WILL: ['should', 'will', 'to'],
  STATE: ['dead', 'tapped', 'alive', 'stunned'],
  DONE: ['stunned', 'tapped'],
  VERB: ['kill', 'stun', 'Exhaust'],
  LEGAL: ['can', 'cannot'],
  FIGHT: ['combat', 'showdown'],
  BARESHARES: ['3 Wall, 5 Soldier', '3 damage Wall 5 Soldier'],
  GOTTEN: ['Wall takes 3, Soldier takes 5', 'Wall: 3, Soldier: 5'],
  INCREASE: ['2', 'two'],
  QUOTED: ['"Ben answers"', '"Gust"'],
  NAMED: ['A', '2'],
  VERSION: ['1.5', '1.2'],
  CARD: ['Zed', 'Gust'],
  CAPITALS: ['Stalwart Poro', 'Long Sword'],
  MEASURE: ['Wall might', 'Ana points', 'Wall damage', 'Quarry controller'],
  CLAIM: ['dies', 'should be dead', 'is at Quarry'],
  LINE: ['Ana moves Raider to Quarry', 'all pass', 'Wall is dead', 'Ana passes'],
  DOES: ['moves Raider to Quarry', 'passes'],
  REST: [
    'assign 3 to Wall',
    'Imp 5',
    'die',
    'dead',
    'Wall',
    'tank',
    'Wall is dead',
    'be dead',
    'moves Raider to Quarry',
    'is 3',
    '3 might',
    'might',
  ],
};

/** One text for each form of a part, with the sample of that turn in its slots. */
const instance = (
  parts: readonly PatternPart[],
  turn: number,
  pick: (part: PatternPart, of: number) => number,
): string =>
  parts
    .map(part => {
      switch (part.kind) {
        case 'slot': {
          const samples = SAMPLES[part.slot] ?? [];
          // The second of a kind is another one.
          return samples[(turn + (/\d$/.test(part.name) ? 1 : 0)) % samples.length] ?? '';
        }
        case 'maybe':
          return pick(part, 2) === 0 ? '' : instance([part.part], turn, pick);
        case 'choice':
          return instance(part.forms[pick(part, part.forms.length)] ?? [], turn, pick);
        default:
          return part.text;
      }
    })
    .filter(text => text !== '')
    .join(' ')
    .replaceAll(" 's", "'s");

const branchesIn = (parts: readonly PatternPart[]): readonly PatternPart[] =>
  parts.flatMap(part => {
    if (part.kind === 'maybe') return [part, ...branchesIn([part.part])];
    return part.kind === 'choice' ? [part, ...part.forms.flatMap(branchesIn)] : [];
  });

const IN_BRANCH = `${SCRIPT}  Ana moves Raider to Quarry\n  what if "x"\n  Ana passes\n`;
const WITH_LEGEND = SCRIPT.replace('player Ana', 'player Ana legend "Garen"');
const PLACES: Readonly<Record<string, readonly string[]>> = {
  board: [HEAD, PLAYERS, FIELD, BASE],
  anywhere: [
    SCRIPT,
    BASE,
    `${SCRIPT}  Ana plays Zed\n`,
    `${SCRIPT}  Ana moves Raider to Quarry\n`,
    IN_BRANCH,
    WITH_LEGEND,
  ],
  script: [SCRIPT],
};

const isUnderstood = (before: string, line: string): boolean => {
  const { codes, fixed } = understood(before, line);
  return codes.length === 0 || (problemsOf(fixed).length === 0 && codes.length === 1);
};

describe('each row of the tables', () => {
  const cases = WORDINGS.flatMap(row => {
    const parts = patternParts(row.written);
    const branches = branchesIn(parts);
    const ways = branches.flatMap(branch =>
      Array.from({ length: branch.kind === 'choice' ? branch.forms.length : 2 }, (_, i) => ({ branch, i })),
    );
    return (ways.length === 0 ? [{ branch: undefined, i: 0 }] : ways).map(({ branch, i }) => ({
      row,
      parts,
      branch,
      i,
    }));
  });

  // So that each is over soon.
  const PORTIONS = 6;
  it.each(Array.from({ length: PORTIONS }, (_, at) => at))('can be met in all its forms, and is right then: %d', at => {
    const portion = cases.filter((_, index) => index % PORTIONS === at);
    expect(portion.length).toBeGreaterThan(50);
    const dead = portion.flatMap(({ row, parts, branch, i }) => {
      const tries = Array.from({ length: 12 }, (_, turn) => instance(parts, turn, part => (part === branch ? i : 0)));
      const met = tries.some(line => PLACES[row.section]?.some(before => isUnderstood(before, line)));
      return met ? [] : [`${tries[0]}   (${row.written})`];
    });
    expect(dead).toEqual([]);
  });

  it('has a fix that parses and means the same as what the line was taken for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDINGS),
        fc.nat(11),
        fc.infiniteStream(fc.nat(100)),
        fc.nat(3),
        (row, turn, choices, at) => {
          const places = PLACES[row.section] ?? [];
          const before = places[at % places.length] ?? SCRIPT;
          const line = instance(patternParts(row.written), turn, (_, of) => (choices.next().value ?? 0) % of);
          const { codes, text, fixed } = understood(before, line);
          if (!codes.includes('syntax/wording')) return;
          expect(codes).toEqual(['syntax/wording']);
          expect(problemsOf(fixed)).toEqual([]);
          expect(bare(treeOf(text))).toEqual(bare(treeOf(fixed)));
        },
      ),
      { numRuns: 600 },
    );
  });
});

const riftFiles = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.rift') || name.endsWith('.md'))
    .map(name => `${folder}/${name}`);

describe('lines that were read before', () => {
  it('stay as they are, in all examples, rulings and documents', () => {
    const told = ['examples', 'test/rulings', 'docs'].flatMap(riftFiles).flatMap(file => {
      const text = readFileSync(fromRoot(file), 'utf8');
      const texts = file.endsWith('.md') ? fencesOf(text, 'rift').map(fence => fence.text) : [text];
      return texts.flatMap(each =>
        parseFile(each).blocks.flatMap(({ text: block, tree }) =>
          tree.problems
            .filter(({ code }) => code === 'syntax/wording')
            .map(({ span }) => block.slice(span.start, block.indexOf('\n', span.end)))
            .filter(line => !line.includes('# error syntax/wording')),
        ),
      );
    });
    expect(told).toEqual([]);
  });
});
