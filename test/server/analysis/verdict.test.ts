/** Verdicts, as they are read out to somebody who does not see the board. */
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { verdictLines } from '../../../server/analysis/verdict/verdict.ts';

/** The verdict on the last block of a text, asked where `$0` stands. */
const verdict = (marked: string): readonly string[] => {
  const at = marked.indexOf('$0');
  const { blocks } = parseFile(marked.replace('$0', ''));
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const context = withCards(runContext(loadRuleBook(), '1.4'), cards);
  const block = blocks.at(-1) as Block<ScenarioTree>;
  const judged = { block, report: runScenario(block, context), rules: context.rules };
  return verdictLines(judged, at < 0 ? undefined : at - block.offset);
};

/** Ana's Raider at base; Ben's units at the Old Mill, with what the scenario says of them. */
const at = (might: number, units: readonly string[], script: string, header = ''): string =>
  `${[
    'scenario "Asked at the table"',
    ...(header === '' ? [] : [`  ${header}`]),
    '  player Ana',
    '  player Ben',
    '  battlefield "Old Mill" controlled by Ben',
    ...units.map(unit => `    Ben: ${unit}`),
    '  battlefield Grove',
    '  base Ana',
    `    Raider might ${might}`,
    '  turn Ana',
    ...script
      .trim()
      .split('\n')
      .map(line => `  ${line.trim()}`),
  ].join('\n')}\n`;

const ATTACK = 'Ana moves Raider to "Old Mill"\nall pass\n';
const TANK = ['Wall might 3 tank', 'Soldier might 5'];
const PAIR = ['Guard might 3', 'Pike might 2'];

const WALL_7 =
  'Wall gets 7, and 3 is lethal, while Soldier (0 of 5) lacks lethal damage; give the rest there. CR 465.2.c.4 (1.4).';
const GUARD_4 =
  'Guard gets 4, and 3 is lethal, while Pike (0 of 2) lacks lethal damage; give the rest there. CR 465.2.c.4 (1.4).';
const KILLED = 'Wall and Raider are killed by lethal damage. CR 323.5 (1.4).';
const FOUR = 'Ana has to assign 4 damage among Guard and Pike.';

const READ_OUT: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'what a Might is the sum of',
    at(7, ['Wall might 3 buffed shield 2'], `Ana moves Raider to "Old Mill"\nexpect Wall has 6 might`),
    [
      'Yes: Wall has 6 might in 1.4 so far. Wall: 3 its own + 1 buff + 2 Shield. CR 477.3 (1.4). Ana attacks with Raider; Ben defends with Wall. CR 464.2.c.3 (1.4). The combat at Old Mill is not over.',
    ],
  ],
  [
    'what keeps a battlefield controlled that nothing has changed',
    at(7, ['Wall might 3'], 'expect Ben controls "Old Mill"\nexpect Ana controls "Old Mill"'),
    [
      'Yes: Ben controls Old Mill in 1.4. Ben has controlled Old Mill all along, and has Wall there. CR 190.4.a (1.4).',
      'No: Ben controls Old Mill in 1.4. Ben has controlled Old Mill all along, and has Wall there. CR 190.4.a (1.4).',
    ],
  ],
  [
    'what may not be done, asked with cannot',
    at(7, TANK, `${ATTACK}expect Ana cannot assign 7 to Wall because 465.2.c.4`),
    [`No: Ana cannot assign 7 to Wall. ${WALL_7}`],
  ],
  [
    'the same, asked with can',
    at(7, TANK, `${ATTACK}expect Ana can assign 7 to Wall`),
    [`No: Ana cannot assign 7 to Wall. ${WALL_7}`],
  ],
  [
    'the same, with a rule that is not the reason',
    at(7, TANK, `${ATTACK}expect Ana cannot assign 7 to Wall because 144.2`),
    [`No: Ana cannot assign 7 to Wall, though not because of 144.2. ${WALL_7}`],
  ],
  [
    'what may be done, asked with can and with cannot',
    at(
      7,
      TANK,
      `${ATTACK}expect Ana can assign 3 to Wall, 4 to Soldier\nexpect Ana cannot assign 3 to Wall, 4 to Soldier`,
    ),
    [
      'Yes: Ana can assign 3 to Wall, 4 to Soldier. CR 465.2.c (1.4).',
      'Yes: Ana can assign 3 to Wall, 4 to Soldier. CR 465.2.c (1.4).',
    ],
  ],
  [
    'several reasons, each with its rule',
    at(4, PAIR, 'Ana moves Raider to "Old Mill"\nexpect Ana can move Raider to Grove'),
    [
      'No: Ana cannot move Raider to Grove. A combat is under way at Old Mill; standard moves wait until it is over. CR 144.1.c (1.4). Raider is exhausted, and exhausting it is the cost of a standard move. CR 144.2 (1.4). Raider is at Old Mill; to move on to another battlefield it needs Ganking. It can move to base. CR 144.4.c.1 (1.4).',
    ],
  ],
  [
    'what is so, and what made it so',
    at(7, TANK, `${ATTACK}expect Wall, Raider are dead\nexpect Ben wins the combat\nexpect Soldier is at "Old Mill"`),
    [
      `Yes: Wall and Raider are dead in 1.4. They are killed by lethal damage. CR 323.5 (1.4).`,
      'Yes: Ben wins the combat in 1.4. CR 466.3.a (1.4).',
      'Yes: Soldier is at Old Mill in 1.4.',
    ],
  ],
  [
    'what is not so, whichever way it is asked',
    at(
      7,
      TANK,
      `${ATTACK}expect Soldier is dead\nexpect Soldier is not dead\nexpect Wall, Soldier are dead\nexpect Wall, Soldier are not dead\nexpect Ana has 3 points\nexpect Ana has not scored Grove`,
    ),
    [
      'No: Soldier is alive at Old Mill in 1.4.',
      'No: Soldier is alive at Old Mill in 1.4.',
      `No: Soldier is alive at Old Mill in 1.4. ${KILLED}`,
      `Yes: Wall is dead in 1.4. ${KILLED}`,
      'No: Ana has 0 points in 1.4.',
      'No: Ana has not scored Grove this turn in 1.4.',
    ],
  ],
  [
    'words that say no by themselves',
    at(
      7,
      TANK,
      `${ATTACK}expect "Old Mill" is uncontrolled\nexpect "Old Mill" is not uncontrolled\nexpect Soldier is neither attacker nor defender\nexpect the combat has no result`,
    ),
    [
      'No: Ben controls Old Mill in 1.4.',
      'No: Ben controls Old Mill in 1.4.',
      'Yes: Soldier is neither attacker nor defender in 1.4. Soldier is no longer attacker or defender. CR 466.7.a (1.4).',
      'No: Ben won the combat in 1.4. CR 466.3.a (1.4).',
    ],
  ],
  [
    'words that say none',
    at(
      7,
      TANK,
      `effect by Ana: draw 1\n${ATTACK}expect Ana drew nothing\nexpect Ana did not draw\nexpect Ana drew 2\nexpect Ben drew nothing\nexpect Ben drew 1\nexpect Soldier has no damage\nexpect Ana has no points`,
    ).replace('player Ana', 'player Ana points 1'),
    [
      'No: Ana drew 1 in 1.4. Ana draws a card. CR 413 (1.4).',
      'No: Ana drew 1 in 1.4. Ana draws a card. CR 413 (1.4).',
      'No: Ana drew 1 in 1.4. Ana draws a card. CR 413 (1.4).',
      'Yes: Ben drew nothing in 1.4.',
      'No: Ben drew nothing in 1.4.',
      'Yes: Soldier has 0 damage in 1.4. Soldier heals all damage. CR 466.1.a.1 (1.4).',
      'No: Ana has 1 point in 1.4.',
    ],
  ],
  [
    'what has no other opposite than that it has not come about',
    at(
      7,
      TANK,
      `${ATTACK}expect Ana conquered "Old Mill"\nexpect Ana did not conquer "Old Mill"\nexpect Wall triggered\nexpect "Old Mill" has a combat`,
    ),
    [
      'No: Ana has not conquered Old Mill this turn in 1.4.',
      'No: Ana has not conquered Old Mill this turn in 1.4.',
      'No: Wall has not triggered this turn in 1.4.',
      'No: Old Mill has no combat in 1.4. The combat at Old Mill is over. CR 466.7 (1.4).',
    ],
  ],
  [
    'an edition and its text alone, which say the same by the same rule',
    at(7, ['Wall might 3 tank'], `${ATTACK}expect Wall is dead`, 'edition 1.3 as printed, 1.3'),
    ['Yes: Wall is dead in 1.3 as printed and 1.3. It is killed by lethal damage. CR 323.5 (1.3).'],
  ],
  [
    'a decision that a later line makes',
    at(4, PAIR, `${ATTACK}expect Pike is dead\nAna assigns 3 to Guard, 1 to Pike\nexpect Guard is dead`),
    [
      `Not decided: whether Pike is dead in 1.4. ${FOUR}`,
      'Yes: Guard is dead in 1.4. Guard and Raider are killed by lethal damage. CR 323.5 (1.4).',
    ],
  ],
  [
    'a decision that nobody has made, and what is known before it',
    at(4, PAIR, `${ATTACK}expect Pike is dead\nexpect Pike is alive\nexpect Ana has 4 damage to assign`),
    [
      `Not decided: whether Pike is dead in 1.4. ${FOUR}`,
      `Not decided: whether Pike is alive in 1.4. ${FOUR}`,
      'Yes: Ana has 4 damage to assign in 1.4. Raider deals 4. CR 465.2.a (1.4).',
    ],
  ],
  [
    'what is so before the script goes on',
    at(4, PAIR, `${ATTACK}expect Pike is alive\nAna assigns 2 to Pike, 2 to Guard\nexpect Pike is dead`),
    [
      'Yes: Pike is alive in 1.4, just before “Ana assigns 2 to Pike, 2 to Guard”.',
      'Yes: Pike is dead in 1.4. Pike and Raider are killed by lethal damage. CR 323.5 (1.4).',
    ],
  ],
  [
    'a combat that is not over',
    at(4, PAIR, 'Ana moves Raider to "Old Mill"\nexpect Pike is alive\nexpect Pike is dead'),
    [
      'Yes: Pike is alive in 1.4 so far. The combat at Old Mill is not over.',
      'No: Pike is alive at Old Mill in 1.4 so far. The combat at Old Mill is not over.',
    ],
  ],
  [
    'a line above that the rules refuse: what stands before it is answered',
    at(
      4,
      PAIR,
      `${ATTACK}expect Ana has 4 damage to assign\nAna assigns 4 to Guard\nexpect Pike is dead\nexpect Guard is dead`,
    ),
    [
      'Yes: Ana has 4 damage to assign in 1.4, just before “Ana assigns 4 to Guard”. Raider deals 4. CR 465.2.a (1.4).',
      `Cannot be answered: line 14, “Ana assigns 4 to Guard”, has an error. ${GUARD_4} Left open: “Pike is dead”, “Guard is dead”.`,
    ],
  ],
  [
    'that line itself, at the cursor',
    at(4, PAIR, `${ATTACK}Ana assigns $04 to Guard\nexpect Pike is dead`),
    [
      `No: Ana cannot assign 4 to Guard. ${GUARD_4}`,
      'Cannot be answered: line 13, “Ana assigns 4 to Guard”, has an error. Left open: “Pike is dead”.',
    ],
  ],
  [
    'a name that nobody has',
    at(4, PAIR, `${ATTACK}expect Pikke is dead`),
    [
      'Cannot be answered: line 13, “expect Pikke is dead”, has an error. No unit is called "Pikke"; the units here are Guard, Pike, Raider. Did you mean Pike? Left open: “Pikke is dead”.',
    ],
  ],
  [
    'a question with a mistake, and others above and below it',
    at(
      7,
      TANK,
      `${ATTACK}expect Soldier is alive\nexpect Wall is ded\nexpect Wall is dead\nexpect Ana cannot assign 7 to Wall`,
    ),
    [
      'Yes: Soldier is alive in 1.4.',
      `Yes: Wall is dead in 1.4. ${KILLED}`,
      `No: Ana cannot assign 7 to Wall. ${WALL_7}`,
      'Cannot be answered: line 14, “expect Wall is ded”, has an error. Found “ded” where the sentence needs “dead”. Left open: “Wall is ded”.',
    ],
  ],
  [
    'a question that is only half written',
    at(7, TANK, `${ATTACK}expect Wall is dead\nexpect Ben wins`),
    [
      `Yes: Wall is dead in 1.4. ${KILLED}`,
      'Cannot be answered: line 14, “expect Ben wins”, has an error. Found “wins” where the sentence needs “wins the combat” or “wins the game”. Left open: “Ben wins”.',
    ],
  ],
  [
    'the same at the cursor',
    at(7, TANK, `${ATTACK}expect Wall is dead\nexpect Ben wins$0`),
    [
      'Cannot be answered: line 14, “expect Ben wins”, has an error. Found “wins” where the sentence needs “wins the combat” or “wins the game”. Left open: “Ben wins”.',
      `Yes: Wall is dead in 1.4. ${KILLED}`,
    ],
  ],
  [
    'nothing but a question that is only half written',
    at(7, TANK, `${ATTACK}expect Ben wins`),
    [
      'Cannot be answered: line 13, “expect Ben wins”, has an error. Found “wins” where the sentence needs “wins the combat” or “wins the game”. Left open: “Ben wins”.',
    ],
  ],
  [
    'the question at the cursor first',
    at(7, TANK, `${ATTACK}expect Wall is dead\nexpect $0Soldier is alive`),
    ['Yes: Soldier is alive in 1.4.', `Yes: Wall is dead in 1.4. ${KILLED}`],
  ],
  [
    'editions that differ, and editions that agree',
    at(
      7,
      TANK,
      `${ATTACK}expect Ana cannot assign 7 to Wall\nexpect Ana can assign 3 to Wall, 4 to Soldier\nexpect in 1.4: Soldier is alive\nexpect Soldier is alive`,
      'edition 1.0, 1.2, 1.4',
    ),
    [
      `No in 1.2 and 1.4: Ana cannot assign 7 to Wall. ${WALL_7} CR 443.1.d.4 (1.2). Yes in 1.0: Ana can assign 7 to Wall. CR 626.1.d (1.0).`,
      'Yes: Ana can assign 3 to Wall, 4 to Soldier. CR 465.2.c (1.4). CR 443.1.d (1.2). CR 626.1.d (1.0).',
      'Yes: Soldier is alive in 1.4.',
      'Yes: Soldier is alive in 1.0, 1.2 and 1.4.',
    ],
  ],
  [
    'a line that one edition alone refuses',
    at(7, TANK, `${ATTACK}Ana assigns 7 to Wall\nexpect Wall is dead`, 'edition 1.0, 1.4'),
    [
      'Yes: Wall is dead in 1.0. Wall and Raider are killed by lethal damage. CR 520 (1.0).',
      `Cannot be answered in 1.4: line 14, “Ana assigns 7 to Wall”, has an error. ${WALL_7} Left open: “Wall is dead”.`,
    ],
  ],
  [
    'nothing asked: what happened',
    at(7, ['Wall might 3 tank'], ATTACK),
    [
      'Asked at the table, played in 1.4.',
      'Wall is dealt 7 damage and Raider is dealt 3 damage. Wall is killed by lethal damage. Ana wins the combat; Ben loses it. Ana establishes control of Old Mill. Ana conquers Old Mill. Ana scores a point: Old Mill is conquered; Ana has 1 point.',
      'CR 465.2.d (1.4), CR 323.5 (1.4), CR 466.3.a (1.4), CR 466.5 (1.4), CR 469.1 (1.4), CR 471.1 (1.4).',
    ],
  ],
  [
    'nothing asked, and a decision that waits',
    at(4, PAIR, ATTACK),
    [
      `Asked at the table, played in 1.4. Not decided: ${FOUR}`,
      'Ana contests Old Mill. A combat is staged at Old Mill. A combat opens at Old Mill with a showdown; Ana has focus. Ana attacks with Raider; Ben defends with Guard and Pike. Ben passes; all have passed, and the showdown at Old Mill closes. Ana has 4 damage to assign and Ben has 5 damage to assign.',
      'CR 450 (1.4), CR 323.9 (1.4), CR 344.1 (1.4), CR 464.2.c.3 (1.4), CR 348 (1.4), CR 465 (1.4).',
    ],
  ],
  [
    'a choice that waits behind what is so already',
    at(7, ['Wall might 3'], `${ATTACK}expect Wall is dead`).replaceAll('Old Mill', 'Sunken Temple'),
    [
      'Yes: Wall is dead in 1.4 so far. It is killed by lethal damage. CR 323.5 (1.4). Ana has to accept or decline for Sunken Temple: when you conquer here with a mighty unit: you may pay 1 to draw 1.',
    ],
  ],
  [
    'a card that is not understood in full',
    `card "Odd Wall" unit\n  might 3\n  when I defend: juggle a rune\n\n${at(7, ['Wall = "Odd Wall"'], `${ATTACK}expect Wall is dead`)}`,
    [
      'Yes: Wall is dead in 1.4. It is killed by lethal damage. CR 323.5 (1.4). Odd Wall is not fully understood, so this may be wrong.',
    ],
  ],
];

describe('a verdict', () => {
  it.each(READ_OUT)('on %s', (_, text, lines) => {
    expect(verdict(text)).toEqual(lines);
  });

  const LISTED = READ_OUT.flatMap(([, , lines]) => lines);

  it('never says yes to a sentence with a "not" in it', () => {
    const yes = LISTED.filter(line => line.startsWith('Yes'));
    expect(yes.length).toBeGreaterThan(10);
    for (const line of yes) expect(/^[^.]*?\b(not|cannot)\b/.test(line.replace(/\d\.\d/g, '')), line).toBe(false);
  });

  it.each([
    ['can assign 7 to Wall', 'cannot assign 7 to Wall'],
    ['can assign 3 to Wall, 4 to Soldier', 'cannot assign 3 to Wall, 4 to Soldier'],
    ['has 7 damage to assign', 'has not 7 damage to assign'],
    ['has focus', 'has not focus'],
    ['wins the combat', 'does not win the combat'],
    ['conquered Grove', 'did not conquer Grove'],
  ])('is the same for "%s" and "%s"', (one, other) => {
    const asked = (claim: string) => verdict(at(7, TANK, `${ATTACK}expect Ana ${claim}`));
    expect(asked(one)).toEqual(asked(other));
  });
});

describe('a question in other words', () => {
  it('is answered with how to write it', () => {
    const script = 'may Ana move Raider to "Old Mill"?\ncan Ana assign 7 to Wall?\nexpect Raider is ready';
    expect(verdict(at(7, TANK, script))).toEqual([
      'Cannot be answered: line 11, “may Ana move Raider to "Old Mill"?”, has to be rewritten. Write it as “can Ana move Raider to "Old Mill"?”.',
      'No: Ana cannot assign 7 to Wall. Ana has no damage to assign: no combat is under way. CR 465.2 (1.4).',
      'Yes: Raider is ready in 1.4.',
    ]);
  });
});

describe('what a verdict is told with besides', () => {
  const NOT_OVER = at(3, ['Guard might 2'], 'Ana plays Incinerate choosing Guard\nexpect Guard is dead\nall pass');
  it('says that the answer turns once all pass, where a line below goes on', () => {
    expect(verdict(NOT_OVER)[0]).toBe(
      'No: Guard is alive at Old Mill in 1.4, just before “all pass”. Incinerate still waits on the chain; after “all pass” the answer is Yes.',
    );
  });

  it('names the card that saves a unit', () => {
    const saved = at(5, ['Guard might 2'], `${ATTACK}expect Guard is alive`).replace(
      '  turn Ana',
      '  base Ben\n    gear "Zhonya\'s Hourglass"\n  turn Ana',
    );
    expect(verdict(saved)[0]).toMatch(
      /^Yes: Guard is alive in 1\.4\. Zhonya's Hourglass changes what would happen to Guard: .* CR 368 \(1\.4\)\.$/,
    );
  });

  it('names the card that prevents damage', () => {
    const shielded = at(
      5,
      ['Guard might 2'],
      `Ana moves Raider to "Old Mill"\nAna passes\nBen plays "Ki Barrier" choosing Guard\nall pass\nexpect Guard is alive`,
    );
    expect(verdict(shielded)[0]).toBe(
      'Yes: Guard is alive in 1.4. Ki Barrier prevents 5 damage to Guard. CR 437 (1.4).',
    );
  });

  it('says what is left aside where something can be played', () => {
    const asked = at(5, ['Guard might 2'], 'expect Ana can play "Stalwart Poro"');
    expect(verdict(asked)[0]).toBe(
      'Yes: Ana can play Stalwart Poro, assuming that Ana can pay for it (costs are checked once the line “player Ana” has “energy”, “power” or “runes”) and Ana has Stalwart Poro in hand (the line “player Ana” does not specify the hand). CR 358 (1.4).',
    );
    const told = asked.replace('player Ana', 'player Ana energy 9 power 2 any hand "Stalwart Poro"');
    expect(verdict(told)[0]).toBe('Yes: Ana can play Stalwart Poro. CR 358 (1.4).');
  });

  it('says by whose invitation alone a player can act on the turn of a teammate, in the editions that ask for one', () => {
    const team = (edition: string, script: string): string =>
      `scenario "Two and two"\n  edition ${edition}\n  mode magma chamber\n  player Ana team 1\n  player Ben team 2\n  player Zoe team 1 hand Gust energy 5\n  player Cleo team 2\n  battlefield Grove controlled by Ben\n    Ben: Guard might 3\n  turn Ana\n  ${script}\n`;
    const can = 'expect Zoe can play Gust choosing Guard';
    expect(verdict(team('1.4', can))[0]).toBe(
      "Yes: Zoe can play Gust choosing Guard, assuming that Ana invites Zoe (on a teammate's turn, a player plays and activates only when invited). CR 489.8.a (1.4).",
    );
    expect(verdict(team('1.3', can))[0]).toContain('assuming that Ana invites Zoe');
    for (const edition of ['1.0', '1.1', '1.2']) expect(verdict(team(edition, can))[0]).not.toContain('invite');
    expect(verdict(team('1.4', can.replaceAll('Zoe', 'Cleo')))[0]).toMatch(/^No: /);
    const { blocks } = parseFile(team('1.4', can.replace('can', 'cannot')));
    const report = runScenario(blocks[0] as Block<ScenarioTree>, runContext(loadRuleBook(), '1.4'));
    expect(report.diagnostics.map(({ message }) => message)).toContain(
      'Expected "Zoe cannot play Gust choosing Guard", but the rules allow it if Ana invites Zoe.',
    );
  });

  it('leaves open what the scenario does not tell', () => {
    expect(verdict(at(5, ['Guard might 2'], 'expect Ben has 2 cards in hand'))).toEqual([
      "Not decided: whether Ben has 2 cards in hand in 1.4. The scenario does not specify Ben's hand; write it in the line “player Ben”, as in “hand Gust” or “hand nothing”.",
    ]);
  });
});
