/** A combat as people type it: the same card on both sides, how many after it, parentheses; and what can be typed instead. */
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { answerCombat } from '../../../server/analysis/combat/answer.ts';
import { combatScenario } from '../../../server/analysis/combat/scenario.ts';
import { answerText } from '../../../server/analysis/combat/text.ts';
import { runContext } from '../../../server/analysis/document/context.ts';

const context = runContext(loadRuleBook(), '1.4');

/** The answer as it is read out, or what is wrong. */
const said = (typed: string): string => {
  const answer = answerCombat(typed, context);
  if ('message' in answer) return answer.message;
  return answerText(answer);
};

describe('a combat in one line', () => {
  it.each([
    [
      'Staunch Survivor vs Staunch Survivor',
      "Ben's Staunch Survivor and Ana's Staunch Survivor die; nobody wins, and nobody controls",
    ],
    ['Spiderling, Spiderling vs 9', 'Lethal to its own units: 2 to Spiderling 1, 2 to Spiderling 2.'],
    ['Spiderling, Spiderling tank vs Spiderling', "Damage to them: Ana's Spiderling 2 first"],
    ['3 Wall vs 4 Wall', "Ana's Wall dies; the defender wins and keeps"],
    ['P2 = "Stalwart Poro" vs "Stalwart Poro"', 'P2 dies; the defender wins and keeps'],
  ])('gives each of the same card a name of its own: %s', (typed, told) => {
    expect(said(typed)).toContain(told);
    const answer = answerCombat(typed, context);
    if (!('sides' in answer)) throw new Error(JSON.stringify(answer));
    const [block] = parseFile(combatScenario(answer)).blocks;
    if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
    const { diagnostics, runs } = runScenario({ text: block.text, tree: block.tree }, context);
    expect([diagnostics.filter(({ severity }) => severity === 'error'), runs[0]?.status]).toEqual([[], 'passed']);
  });

  it.each([
    ['Hungry Wolf x2 vs 9 in 1.4', '2x "Hungry Wolf" vs 9 in 1.4'],
    ['3 tank x2 vs 9', '2x 3 tank vs 9'],
    ['6 (damage 2) vs 5 (tank)', '6 damage 2 vs 5 tank'],
    ['5/5 vs 4/4', '5 vs 4'],
    ['5 vs 3: tank', '5 vs 3 tank'],
    ['4 attached Long Sword vs 5', '4 attached "Long Sword" vs 5'],
    ['4 with Long Sword vs 5', '4 attached "Long Sword" vs 5'],
    ['4 with "Long Sword" vs 5', '4 attached "Long Sword" vs 5'],
    ['4 tank equipped with “Long Sword” vs 5', '4 tank attached "Long Sword" vs 5'],
    ['4 tank with long sword, 2 vs 5', '4 tank attached "long sword", 2 vs 5'],
    ['4 with tank vs 5', '4 tank vs 5'],
  ])('reads %s', (typed, meant) => {
    expect(said(typed)).toBe(said(meant));
  });

  it.each([
    ['5 tank 2 vs 3', '“tank” takes no number: leave the 2 out, or put a comma before it'],
    ['1 1 1 vs 3', 'A comma is missing between two units: “1, 1, 1”.'],
    ['Ana: 2x "Hungry Wolf" vs 9', 'Units are typed without their player, whose side of "vs" they are on: “2x "Hungry'],
    ['Renekton Brute empowered vs 6', 'No unit is called "Renekton Brute"; did you mean "Renekton, Brute"?'],
    ['5 vs Ki Barrier', '"Ki Barrier" is a spell, and only units fight.'],
    ['4 attached Zhonyas Hourglass vs 5', 'No gear is called "Zhonyas Hourglass"; did you mean "Zhonya\'s Hourglass"?'],
    ['4 attached "Big Sword" vs 5', 'No gear is called "Big Sword"; here, what is attached is a card of the library'],
    ['5 vs 3 might 2', 'A unit has one Might: “3” or “2”.'],
    ['5/3 vs 4', 'A unit has one number, its Might: “5”.'],
  ])('says of %s what can be typed', (typed, told) => {
    expect(said(typed)).toContain(told);
    expect(said(typed)).not.toMatch(/Ana: \w|Ben: \w|Attacker1 might|Defender1 might/);
  });

  it.each([
    ['Draven, Showboat vs 3', 'points'],
    ['Dr. Mundo, Expert vs 3', 'cards in the trash'],
    ['5 vs Gemhand Hunter', 'XP'],
    ['Yi, Meditative vs 9', 'runes'],
    // Fewer runes than an opponent, compared at the start of the turn, give Might for all of it.
    ['Forsaken Baccai vs 3', 'runes'],
    ['5 vs Oasis Raider', 'runes'],
  ])('says what it takes to be none: %s', (typed, what) => {
    expect(said(typed)).toMatch(
      new RegExp(`\nAssumed: [^.]*(?:Dr\\.)?[^.]* goes by ${what}, of which a combat in one line has none`),
    );
  });

  it('says so too where what it counts has ended the combat, and says nothing of cards that count nothing', () => {
    expect(said('Renekton, Rage Fueled vs Hungry Wolf might 2')).toContain('Renekton, Rage Fueled goes by runes');
    expect(said('Staunch Survivor vs Hungry Wolf')).not.toContain('Assumed');
  });
});

describe('a unit that is empowered more than once', () => {
  it.each([
    ['"Kayle, Justified" empowered vs 9', 'The attacker (Ana) has 5 to assign'],
    ['Kayle, Justified empowered 2 vs 9', 'The attacker (Ana) has 7 to assign'],
    ['"Kayle, Justified" empowered 3 vs 9', 'The attacker (Ana) has 9 to assign'],
    [
      '"Kayle, Justified" empowered 4 vs 9',
      '"Kayle, Justified" can be empowered 3 times at most: write "empowered 3".',
    ],
    ['"Kayle, Justified" empowered empowered vs 9', '"empowered" appears twice: write "empowered 2".'],
    ['3 empowered 2 vs 9', '"Attacker1" can be empowered once at most: write "empowered" alone.'],
    ['3 empowered 0 vs 9', '"empowered 0" has no meaning: leave "empowered" out.'],
  ])('%s', (typed, told) => {
    expect(said(typed)).toContain(told);
  });
});
