import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card "Own Lantern" unit
  might 3
  when I attack: draw 1
card "Loud Lantern" unit
  might 3
  1, exhaust me: explode an enemy unit here
  when I attack: explode
card Bolt spell action
  cost 1
  deal 2 to a unit
`;
const board = (...script: readonly string[]): string => `${CARDS}
scenario "Words"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 2 deflect
    Ben: Wall might 2 tank
    Ben: Sniper might 2 backline
  battlefield Meadow
  base Ana
    Lantern = "Own Lantern"
    Loud = "Loud Lantern"
    Tired might 2 exhausted
  turn Ana
${script.map(line => `  ${line}\n`).join('')}`;

describe('triggered or not', () => {
  test.each([
    ['Lantern did not trigger', true],
    ['Lantern was not triggered', true],
    ['Lantern never triggered', true],
    ['Lantern has not triggered', true],
    ['Lantern triggered 0 times', true],
    ['Lantern triggered', false],
    ['Lantern was triggered', false],
    ['not Lantern triggered', true],
    ['Lantern did not trigger twice', true],
    ['Lantern, Guard did not trigger', true],
  ])('expect %s', (claim, before) => {
    expect(play(board(`expect ${claim}`)).unmet.length === 0).toBe(before);
  });

  test('and the same once it has', () => {
    const { told, unmet } = play(
      board(
        'Ana moves Lantern to Quarry',
        'expect Lantern triggered',
        'expect Lantern was triggered',
        'expect Lantern has triggered once',
        'expect Lantern did not trigger twice',
        'expect Guard did not trigger',
        'expect Lantern, Guard did not trigger',
      ).replace('    Loud = "Loud Lantern"\n', ''),
    );
    expect(told).toEqual(['expect Lantern, Guard did not trigger: error expect/failed']);
    expect(unmet).toHaveLength(1);
  });
});

describe('an ability that is not understood', () => {
  test('is told by one warning in the script', () => {
    const { told, report } = play(
      board(
        'expect Ana can activate Loud',
        'Ana activates Loud choosing Guard',
        'Ana chooses Guard',
        'Ana accepts',
        'expect the chain is Loud',
        'expect Loud triggered once',
        'all pass',
        'expect Guard is stunned',
      ),
    );
    expect(told).toEqual(['expect Ana can activate Loud: warning flow/unread']);
    expect(report.runs[0]?.status).toBe('invalid');
  });

  test('hides nothing that it cannot have to do with', () => {
    const { told, report } = play(board('Ana moves Tired to Quarry', 'expect Nobody is dead', 'expect Wall is dead'));
    expect(told).toEqual([
      'Ana moves Tired to Quarry: error move/exhausted',
      'expect Nobody is dead: error name/unknown',
      'expect Wall is dead: warning flow/unread',
    ]);
    expect(report.runs[0]?.status).toBe('invalid');
  });

  test('leaves a scenario failed that only expects in vain, and says nothing where all holds', () => {
    expect(play(board('expect Wall is dead')).report.runs[0]?.status).toBe('failed');
    expect(play(board('expect Wall is alive'))).toMatchObject({ told: [], unmet: [] });
  });

  test('is why the card that has it chooses nothing, though that was in a hand', () => {
    const spell = 'card Wobbler spell action\n  cost 0\n  draw 1\n  wobble a unit sideways\n';
    const text = board('Ana plays Wobbler choosing Wall').replace('player Ana', 'player Ana hand Wobbler');
    expect(play(spell + text.replace('    Loud = "Loud Lantern"\n', '')).told).toEqual([
      'Ana plays Wobbler choosing Wall: warning flow/unread',
    ]);
  });

  test('says nothing of cards that are not in play', () => {
    const text = board('expect Wall is dead').replace('    Loud = "Loud Lantern"\n', '');
    expect(play(text).told).toEqual(['expect Wall is dead: error expect/failed']);
  });
});

describe('what still waits', () => {
  const failed = (...script: readonly string[]) => {
    const text = board(...script).replace('    Loud = "Loud Lantern"\n', '');
    return play(text).diagnostic('expect/failed');
  };

  test('on the chain is named, with the line that resolves it', () => {
    const found = failed('Ana plays Bolt choosing Wall', 'expect Wall is dead');
    expect(found?.message).toContain(
      'Bolt still waits on the chain; "all pass" above this line resolves it, and then this holds.',
    );
    expect(found?.fixes.map(({ title }) => title)).toEqual(['Add "all pass" above']);
  });

  test('on the chain is named where it makes no difference, without a fix', () => {
    const found = failed('Ana plays Bolt choosing Wall', 'expect Sniper is dead');
    expect(found?.message).toMatch(/Bolt still waits on the chain; "all pass" above this line resolves it\.$/);
    expect(found?.fixes).toEqual([]);
  });

  test('is a combat, where the claim holds behind it', () => {
    const text = board('Ana moves Raider to Grove', 'expect Ana controls Grove').replace(
      '  base Ana\n',
      '  battlefield Grove controlled by Ben\n    Ben: Elf might 1\n  base Ana\n    Raider might 5\n',
    );
    expect(play(text.replace('    Loud = "Loud Lantern"\n', '')).diagnostic('expect/failed')?.message).toContain(
      'The combat at Grove is not over; "all pass" above this line ends it, and then this holds.',
    );
  });

  test('is not told of claims about the chain itself', () => {
    const found = failed('Ana plays Bolt choosing Wall', 'expect the chain is empty');
    expect(found?.message).not.toContain('waits');
  });
});

describe('what is meant', () => {
  test('by a card of which there are several is the one in the zone that is spoken of', () => {
    const text = board(
      'expect Bolt is in hand of Ana',
      'expect Bolt is in trash of Ana',
      'expect Bolt is in trash',
      'expect Bolt is not in hand of Ben',
      'expect Bolt is not banished',
    );
    const copies = text
      .replace('player Ana', 'player Ana hand Bolt')
      .replace('  turn Ana', '  trash Ana Bolt\n  turn Ana');
    expect(play(copies)).toMatchObject({ unmet: [], told: [] });
    expect(play(text.replace('player Ana', 'player Ana hand Bolt')).unmet).toHaveLength(2);
  });

  test('by control of a battlefield and by the attacker, whichever way it is said', () => {
    const { unmet, told } = play(
      board(
        'expect Quarry is controlled by Ben',
        'expect Meadow is not controlled by Ben',
        'Ana moves Lantern to Quarry',
        'expect Lantern is the attacker',
        'expect Wall, Sniper are the defender',
        'expect Tired is not the attacker',
      ),
    );
    expect([unmet, told]).toEqual([[], []]);
  });
});

describe('a rule by its name', () => {
  const reasons = (because: string) => play(board(`expect Ana cannot move Tired to Quarry because ${because}`));

  test.each(['tank', 'Tank', '"tank"', 'of tank', 'combat.assign.over-lethal', 'keyword.tank'])('because %s', name => {
    const { told, unmet } = play(
      board('Ana moves Lantern to Quarry', 'all pass', `expect Ana cannot assign 3 to Guard because ${name}`),
    );
    expect([told, unmet]).toEqual([[], []]);
  });

  test('because deflect, of what cannot be paid', () => {
    const text = board('expect Ana cannot play Bolt choosing Guard because deflect');
    expect(play(text.replace('player Ana', 'player Ana energy 1')).told).toEqual([]);
  });

  test('that is another one is a wrong reason', () => {
    const { diagnostic } = reasons('deflect');
    expect(diagnostic('expect/wrong-reason')?.message).toContain('not because of deflect (809)');
    expect(diagnostic('expect/wrong-reason')?.fixes.map(({ title }) => title)).toEqual(['Change to 144.2']);
  });

  test.each(['exhausted', 'it is exhausted'])('that nothing bears is told with the number: %s', name => {
    const { told, diagnostic } = reasons(name);
    expect(told).toHaveLength(1);
    expect(diagnostic('cite/unknown')?.message).toMatch(/No keyword and no rule is called .*144\.2/);
    expect(diagnostic('cite/unknown')?.fixes.map(({ title }) => title)).toEqual(['Change to 144.2']);
  });
});

describe('a name that reads as something else', () => {
  test.each(['Other', 'Each', 'Nothing', 'Then', 'Unit'])('%s is taken as a name, with a warning and a fix', name => {
    const text = (written: string) =>
      board(`effect deal 2 to ${written}`, `expect ${written} is dead`).replace('Ben: Guard', `Ben: ${written}`);
    const bare = play(text(name));
    expect(bare).toMatchObject({ unmet: [], told: [expect.stringMatching(/: warning name\/ambiguous$/)] });
    expect(bare.diagnostic('name/ambiguous')?.fixes.map(({ title }) => title)).toEqual([`Put “${name}” in quotes`]);
    expect(play(text(`"${name}"`))).toMatchObject({ told: [], unmet: [] });
  });

  test('leaves the word of a sentence what it is', () => {
    const text = board('effect by Ana: stun all other enemy units', 'expect Other, Wall are stunned');
    expect(play(text.replace('Ben: Guard', 'Ben: Other')).unmet).toEqual([]);
  });

  test('a single letter is told from "a" by its size alone', () => {
    expect(play(board('effect deal 2 to A', 'expect A is dead').replace('Ben: Guard', 'Ben: A'))).toMatchObject({
      told: [],
      unmet: [],
    });
  });
});

describe('words of a card that do not run', () => {
  const scenario = (unit: string): string => `card "Herald" unit
  might 2
  text "Everybody listens."

scenario "One who is there"
  player Ana
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    ${unit}

  turn Ana
  expect ${unit.split(' ')[0]} is at base
`;

  test('are told where the card is in play', () => {
    expect(play(scenario('Crier = "Herald"')).told).toEqual(['scenario "One who is there": warning setup/text']);
  });

  test('are not those of a plain unit of the same name', () => {
    expect(play(scenario('Herald might 2')).told).toEqual([]);
  });
});
