/** Prints as they are laid out by galleries, posts, tables and scans, other than with a line for each field. */
import { describe, expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';

const read = (...lines: readonly string[]) => {
  const { block, missing, lines: said } = pasteCard(lines.join('\n'));
  return { block, missing, unread: said.filter(line => !line.read).map(({ print }) => print) };
};
const whole = (block: string) => ({ block, missing: [], unread: [] });

const UNIT = `card "Tide Zork" unit
  cost 3 chaos
  domains chaos
  might 4
  tags Ionia, "Mount Targon"
  When I conquer, draw 1.
`;
const LEGEND = `card "Tide of Zorks" legend
  domains calm, body
  tags Zork
  When you conquer, draw 1.
`;

describe('a print is read', () => {
  it.each([
    [
      'with labels above what they say',
      ['Tide Zork', 'VEN-101/166', 'Rare', 'Unit', 'Chaos', 'Energy', '3', 'Power', '1', 'Might', '4'],
      ['Tags', 'Ionia', 'Mount Targon', 'Ability', 'When I conquer, draw 1.'],
    ],
    [
      'as the row of a table with a head',
      ['Number\tName\tType\tDomain\tEnergy\tPower\tMight\tTags\tRarity\tText'],
      ['VEN-101/166\tTide Zork\tUnit\tChaos\t3\t1\t4\tIonia, Mount Targon\tRare\tWhen I conquer, draw 1.'],
    ],
    [
      'from a table in Markdown',
      ['| Name | Type | Cost | Might | Tags | Text |', '|---|:-:|---|---|---|---|'],
      ['| Tide Zork | Unit | 3P | 4 | Ionia, Mount Targon | When I conquer, draw 1. |'],
    ],
    [
      'as values between commas',
      ['name,type,cost,might,tags,text'],
      ['Tide Zork,Unit,3P,4,"Ionia, Mount Targon","When I conquer, draw 1."'],
    ],
    [
      'with an announcement, pictures and hashtags around it',
      ['🚨Vendetta spoiler🚨', '', 'Tide Zork (3 Energy, 1 Chaos Power)', 'Unit • Ionia • Mount Targon • 4 Might'],
      ['When I conquer, draw 1.', '#Riftbound #Vendetta'],
    ],
    [
      'with the announcement in front of the name',
      ['NEW REVEAL 🔥 Tide Zork', '3 cost Unit, 1 chaos power, 4 Might (Ionia, Mount Targon)'],
      ['When I conquer, draw 1. 🔥'],
    ],
    ['in one line', ['Tide Zork — 3P — Chaos Unit, 4 Might, Ionia, Mount Targon. When I conquer, draw 1.'], []],
    [
      'from the corners of a scan, in capitals',
      ['3 + Chaos', 'TIDE ZORK', '4', 'UNIT • IONIA • MOUNT TARGON', 'When I conquer, draw 1.'],
      ['"Still waters."', 'VEN-101/166 • EN'],
    ],
    [
      'with the Might below what is quoted',
      ['Tide Zork', '3 + Chaos', 'Unit — Ionia • Mount Targon', 'When I conquer, draw 1.', '"Still waters."'],
      ['Illus. Some Body', '4', 'VEN-101/166 • EN'],
    ],
    [
      'with its tags below the numbers',
      ['Tide Zork', 'Unit', '3 energy, 1 chaos power', '4 :rb_might:', 'Ionia, Mount Targon'],
      ['When I conquer, draw 1.'],
    ],
    [
      'with the type behind its cost',
      ['Tide Zork', '3 Energy - 1 Chaos Power - Unit', 'Ionia, Mount Targon', 'Might 4', 'When I conquer, draw 1.'],
      [],
    ],
  ])('%s', (_, header, text) => {
    const { block, ...rest } = read(...header, ...text);
    // Power of a domain that nothing else names makes it the card's own.
    expect({ block, ...rest }).toEqual(whole(UNIT));
  });

  it.each([
    ['below the type', ['Tide of Zorks', 'Legend', 'Zork', 'Calm, Body']],
    ['below the domains', ['Tide of Zorks', 'Legend', 'Calm, Body', 'Zork']],
    ['below the name', ['Tide of Zorks', 'Zork', 'Legend · Calm Body']],
    ['below the name, with the domains apart', ['Tide of Zorks', 'Zork', 'Legend', 'Calm / Body']],
  ])("with a legend's champion %s", (_, header) => {
    expect(read(...header, 'When you conquer, draw 1.')).toEqual(whole(LEGEND));
  });

  it('with a champion’s name in two lines', () => {
    const block = `card "Zork, Ingenious" unit champion
  cost 3
  might 4
  tags Zork, Zaun
  ganking
`;
    expect(read('3', 'ZORK', 'INGENIOUS', '4', 'CHAMPION UNIT • ZORK • ZAUN', 'GANKING')).toEqual(whole(block));
  });

  it('with its rarity beside the type, and what it costs behind its name', () => {
    const block = `card "Zorkstopper" gear
  cost 1 any
  domains body, order
  When you play this, draw 1.
`;
    expect(
      read('Zorkstopper – 1 energy, 1 power (Body/Order)', 'Gear · Uncommon', 'When you play this, draw 1.'),
    ).toEqual(whole(block));
    expect(read('Zork Warp', 'Mind · Spell · Epic', 'Energy: 10 Power: 4', 'Draw 1.')).toEqual(
      whole('card "Zork Warp" spell\n  cost 10 mind mind mind mind\n  domains mind\n  Draw 1.\n'),
    );
  });

  it('as a picture is described: what that leaves out is missing', () => {
    const { block, missing, unread } = read('Riftbound Unit: Zork, Peacekeeper. [Tank]', 'When I attack, draw 1.');
    expect([block, unread]).toEqual(['card "Zork, Peacekeeper" unit\n  tank\n  When I attack, draw 1.\n', []]);
    expect(missing).toEqual(['cost', 'Might']);
  });

  it('with the letters of a cost behind a keyword', () => {
    expect(read('Zork', 'Order Unit', 'Cost: 2', 'Might: 2', 'Empower 2YY. When I attack, draw 1.')).toEqual(
      whole(
        'card "Zork" unit\n  cost 2\n  domains order\n  might 2\n  empower 2 order order\n  When I attack, draw 1.\n',
      ),
    );
  });
});

describe('nothing is guessed', () => {
  it('of two numbers behind the Energy in a row without a head, which is the Might', () => {
    const { block, missing, unread } = read(
      'VEN-101\tTide Zork\tUnit\tChaos\t3\t1\t4\tIonia\tRare\tWhen I conquer, draw 1.',
    );
    expect(block).toMatch(/^card "Tide Zork" unit\n {2}cost 3\n {2}domains chaos\n {2}tags Ionia\n/);
    expect([missing, unread]).toEqual([['Might'], ['Power and Might: 1, 4']]);
  });

  it('and a second card below the first is not read as a part of it', () => {
    const { block, unread } = read(
      ...['Zork', 'Unit', '2', '2', 'When I attack, draw 1.'],
      ...['', 'Zark', 'Spell', 'Cost: 1', 'Draw 1.'],
    );
    expect(block).toContain('text "Zark"');
    expect(unread).toContain('Zark');
  });
});

describe('keywords that are typed before a sentence, without brackets,', () => {
  const abilities = (text: string) => pasteCard(`Type: unit\nText: ${text}`).block.split('\n').slice(1, -1);

  it.each([
    ['Tank. When I conquer, draw 1.', ['  tank', '  When I conquer, draw 1.']],
    ['Tank, Shield 2. When I attack, draw 1.', ['  tank', '  shield 2', '  When I attack, draw 1.']],
    ['Ganking. Assault 2. When I attack, draw 1.', ['  ganking', '  assault 2', '  When I attack, draw 1.']],
  ])('are read: %s', (text, lines) => {
    expect(abilities(text)).toEqual(lines);
  });

  it('are not taken from words that are none, or that belong to what follows', () => {
    for (const text of ['Tank units. When I conquer, draw 1.', 'Legion. When I conquer, draw 1.'])
      expect(abilities(text)).toEqual([`  text "${text}"`]);
  });
});
