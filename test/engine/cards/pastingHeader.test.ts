/** Domains and numbers on lines of their own below a print's type: what is cost, what is Might, what is neither. */
import { expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';

const TEXT = 'When I conquer, draw 1.';
const headerOf = (lines: readonly string[]) => {
  const { block, missing } = pasteCard([...lines, TEXT].join('\n'));
  return [block.split('\n').slice(1, -2).join('; ').replaceAll(/\s+/gu, ' ').trim(), missing];
};

it.each([
  [['Zork', 'Unit', 'Cost 5', 'Might 6', 'Order'], 'cost 5; domains order; might 6', []],
  [['Zork', 'Unit', '5 energy, 2 order', 'Order', 'Might: 6'], 'cost 5 order order; domains order; might 6', []],
  [['Zork', 'Unit', 'Cost: 5', 'Power: 2', 'Order', 'Might: 6'], 'cost 5 order order; domains order; might 6', []],
  [['Zork', 'Unit', 'Calm, Mind', '3', '4'], 'cost 3; domains calm, mind; might 4', []],
  [['Zork', 'Order Unit', '5', '6'], 'cost 5; domains order; might 6', []],
  [['Zork', 'Order Unit', '4/5'], 'cost 4; domains order; might 5', []],
  [['Zork', 'Order Unit', '4', '4/5'], 'cost 4; domains order; might 5', []],
  [['Zork', 'Unit', 'Mind', 'Might 2'], 'domains mind; might 2', ['cost']],
])('reads %j', (lines, header, missing) => {
  expect(headerOf(lines)).toEqual([header, missing]);
});

it('puts what a page has beside the rules aside', () => {
  const page = `Zork
VEN 033/166 • Common
Unit — Ionia
Energy 3 Might 4 Power 1
Chaos
${TEXT}
Illustrated by: Some Body
"The storm waits for nobody." — Zork

© Somebody`;
  const block = `card "Zork" unit\n  cost 3 chaos\n  domains chaos\n  might 4\n  tags Ionia\n  ${TEXT}\n`;
  expect([pasteCard(page).block, pasteCard(page).missing]).toEqual([block, []]);
});

it.each([
  ['Zork {3}{C} — Champion Unit — Ionia', 'Might: 4'],
  ['Zork [3][C]\nChampion Unit — Ionia', 'Might: 4\n'],
])('reads symbols behind the name as its cost, and a label below the text: %j', (head, foot) => {
  expect(pasteCard(`${head}\n${TEXT}\n${foot}`).block).toBe(
    `card "Zork" unit champion\n  cost 3 any\n  might 4\n  tags Ionia\n  ${TEXT}\n`,
  );
});

it('lets a label below the text replace nothing', () => {
  expect(pasteCard(`Zork\nUnit\nCost: 3\nMight: 2\n${TEXT}\nMight: 4`).block).toContain('text "Might: 4"');
});

it('knows Equipment alone for gear, and keywords in capitals for no line of a set', () => {
  expect(pasteCard('Zork\nType: Equipment\nCost: 2\nMight: +2\n[Equip] [1]').block).toBe(
    'card "Zork" gear equipment\n  cost 2\n  might +2\n  equip 1\n',
  );
  expect(pasteCard('Zork\nUnit\nCost: 2\nMight: 2\nHUNT 2').block).toMatch(/hunt 2/i);
});

it('lets a second number replace nothing: what a spell has no use for is left to be seen', () => {
  const { block } = pasteCard('Zork\nMind Spell\n3\n4\nDraw 1.');
  expect(block).toContain('cost 3\n');
  expect(block).toContain('text "4"');
});

it.each([
  ['labels on one line', 'Zork (RAD-036)\nUnit\nCost: 6  Might: 5  Domain: Calm'],
  ['labels without a type', 'Name: Zork RAD-036/221\nType: Unit\nEnergy: 6, Might: 5, Domain: Calm'],
  ['its type twice', 'Zork\nUnit\nType: Unit\nCost: 6\nMight: 5\nCalm'],
  ['a number before its type', 'Zork\n6 Calm Unit\n5'],
  ['fields and text on one line', 'Zork | Unit | 6 energy | 5 Might | Calm'],
  ['Markdown', '## **Zork**\n\n- Unit\n- Cost: 6\n- Might: 5\n- Domain: *Calm*\n'],
])('reads %s', (_, print) => {
  const block = 'card "Zork" unit\n  cost 6\n  domains calm\n  might 5\n  When I conquer, draw 1.\n';
  for (const text of [`${print}\n${TEXT}`, `${print}\n> ${TEXT}`]) expect(pasteCard(text).block).toBe(block);
});

it('reads the text behind the fields of one line', () => {
  expect(pasteCard(`Zork | Unit | 6 energy | 5 Might | Calm | ${TEXT}`).block).toBe(
    'card "Zork" unit\n  cost 6\n  domains calm\n  might 5\n  When I conquer, draw 1.\n',
  );
});

it('reads a region between type and numbers as a tag, and a keyword there as what it is', () => {
  expect(headerOf(['Zork', '4 Chaos Unit', 'Ionia', '4/4'])[0]).toBe('cost 4; domains chaos; might 4; tags Ionia');
  expect(pasteCard('Zork\nUnit\nTank\nCost: 4').block).toBe('card "Zork" unit\n  cost 4\n  tank\n');
});

it('reads numbers that say what they are, where no line gives the type', () => {
  expect(headerOf(['Zork, the First', 'Energy 3 Might 2 Order'])).toEqual(['cost 3; domains order; might 2', ['type']]);
  expect(headerOf(['Zork', 'Energy 3', 'Might 2', 'Order'])).toEqual(['cost 3; domains order; might 2', ['type']]);
});

it.each([
  ['3 Fury Unit - Bilgewater', ['  cost 3', '  domains fury', '  tags Bilgewater']],
  ['4 Calm Unit - Spirit, Ionia', ['  cost 4', '  domains calm', '  tags Spirit, Ionia']],
  ['3 Fury Champion Unit - Jinx, Zaun', ['  cost 3', '  domains fury', '  tags Jinx, Zaun']],
  ['12 Mind Unit | Piltover', ['  cost 12', '  domains mind', '  tags Piltover']],
])('reads the cost in front of a type with tags: %s', (line, expected) => {
  const { block, missing } = pasteCard(`Dockside Bruiser\n${line}\nMight 3\n[Tank]`);
  expect(block.split('\n')).toEqual(expect.arrayContaining([...expected, '  might 3', '  tank']));
  expect(missing).toEqual([]);
});

it.each(['+2 Might', '+2 :rb_might:', 'Might Bonus: +2', '[+2] Might'])(
  'reads the Might bonus of Equipment on a line of its text: %s',
  line => {
    for (const text of [
      `[Equip] [1][C]\n${line}\nWhen I attack, draw 1.`,
      `[Equip] [1][C]\n${line}`,
      `${line}\n[Equip] [1][C]`,
    ]) {
      const { block, missing, lines } = pasteCard(`Oak Blade\n2 Body Gear - Equipment\n${text}`);
      expect(block.split('\n')).toEqual(expect.arrayContaining(['  cost 2', '  might +2', '  equip 1 body']));
      expect([missing, lines.filter(({ read }) => !read)]).toEqual([[], []]);
    }
  },
);

it('makes one block of Equipment, whichever way its type is given, and says that its Might bonus is missing', () => {
  const { block, missing } = pasteCard('Zork\nGear — Equipment\nCost: 2\n[Equip] [Y]');
  expect(block).toBe('card "Zork" gear equipment\n  cost 2\n  equip order\n');
  expect(missing).toEqual(['Might bonus']);
  const json = { name: 'Zork', cardTypes: ['Gear'], tags: ['Equipment'], energy: '2', abilityText: '[Equip] [Y]' };
  expect(pasteCard(JSON.stringify(json))).toMatchObject({ block, missing });
  expect(pasteCard(JSON.stringify({ ...json, might: '+2' })).missing).toEqual([]);
});

const JSON_BLOCK = 'card "Zork" unit\n  cost 3\n  domains chaos\n  might 4\n  When I conquer, draw 1.\n';
it.each([
  ['as another site has it', { type: 'Unit', energy: 3, might: 4, domain: ['Chaos'], text: TEXT }],
  ['with rules text', { type: 'Unit', cost: 3, might: 4, domains: 'Chaos', rulesText: TEXT }],
  [
    'with facts and texts within others',
    {
      attributes: { energy: 3, might: 4 },
      classification: { type: 'Unit', domain: ['Chaos'] },
      text: { rich: `<p>${TEXT}</p>`, plain: TEXT },
    },
  ],
])('reads JSON %s', (_, fields) => {
  const { block, unknownFields } = pasteCard(JSON.stringify({ name: 'Zork', ...fields }));
  expect([block, unknownFields]).toEqual([JSON_BLOCK, []]);
});

it('names the fields of JSON without a text that it knows', () => {
  const { unknownFields } = pasteCard(
    JSON.stringify({ name: 'Zork', type: 'Unit', energy: 3, might: 4, oracle: TEXT }),
  );
  expect(unknownFields).toEqual(['oracle']);
});

it.each([
  ['Spell — Reaction', 'spell reaction', ''],
  ['Spell - Action', 'spell action', ''],
  ['Spell (Action)', 'spell action', ''],
  ['Spell - Reaction - Hidden', 'spell reaction', 'hidden'],
  ['Spell, Reaction', 'spell reaction', ''],
  ['Spell / Reaction', 'spell reaction', ''],
  ['Spell [Reaction]', 'spell reaction', ''],
  ['Reaction — Spell', 'spell reaction', ''],
  ['Type: Spell - Reaction', 'spell reaction', ''],
  ['Type: Spell\nTags: Reaction, Ionia', 'spell reaction', 'tags Ionia'],
  ['Type: Spell\nKeywords: Reaction', 'spell reaction', ''],
  ['Type: Spell\nSpeed: Action', 'spell action', ''],
  ['Unit — Tank, Cat', 'unit', 'tags Cat; tank'],
  ['Unit — Deflect 2, Tank Ganking, Cat', 'unit', 'tags Cat; deflect 2; tank; ganking'],
])('takes a keyword among the tags for a keyword: %s', (type, kind, fields) => {
  const [head, ...rest] = pasteCard(`Zork\n${type}\nCost: 2`).block.trim().split(/\n\s*/u);
  expect([head, rest.filter(each => each !== 'cost 2').join('; ')]).toEqual([`card "Zork" ${kind}`, fields]);
});

it('asks about what stands among the tags and is half a keyword, or one that does nothing alone', () => {
  const refused = (type: string) =>
    pasteCard(`Zork\n${type}\nCost 2`).lines.flatMap(line => (line.read ? [] : [line.print]));
  expect(refused('Spell - Reaction Ionia')).toEqual(['Reaction Ionia']);
  expect(refused('Unit - Legion')).toEqual(['[Legion]']);
});

it('takes keywords among the tags and types of JSON for keywords, and says none twice', () => {
  const json = { name: 'Zork', type: 'Reaction Spell', cost: 1, tags: ['Hidden', 'Ionia'], text: '[Hidden]\nDraw 1.' };
  expect(pasteCard(JSON.stringify(json)).block).toBe(
    'card "Zork" spell reaction\n  cost 1\n  tags Ionia\n  hidden\n  Draw 1.\n',
  );
});

it('reads labels below one that it does not know, which is asked about', () => {
  const { block, missing } = pasteCard('Zork\nType: Spell\nFnord: Slow\nCost: 2\nDraw 1.');
  expect([block, missing]).toEqual(['card "Zork" spell\n  cost 2\n  text "Fnord: Slow"\n  Draw 1.\n', []]);
});

it('takes [C] for any Power on a card without a domain, and says that the domain may be missing', () => {
  const text = 'Zork\nUnit\n4 energy\n4 might\nWhen I hold, you may pay [C] to draw 2.';
  expect([pasteCard(text).block, pasteCard(text).missing]).toEqual([
    'card "Zork" unit\n  cost 4\n  might 4\n  When I hold, you may pay 1 any to draw 2.\n',
    ['domain'],
  ]);
  expect(pasteCard(text.replace('Unit', 'Fury Unit')).block).toContain('pay 1 fury');
  expect(pasteCard(text.replace('Unit', 'Fury Calm Unit')).lines.some(({ read }) => !read)).toBe(true);
});

it('takes no article for the name of a card', () => {
  expect(pasteCard('A\nUnit\n1 energy\n1 might\nWhen I move to a battlefield, draw 1.').block).toContain(
    'When I move to a battlefield, draw 1.',
  );
});

it('reads a speed before the text of a spell', () => {
  expect(pasteCard('Zork\nSpell\nCost 1\nReaction: Draw 1.').block).toBe(
    'card "Zork" spell reaction\n  cost 1\n  Draw 1.\n',
  );
});

it('puts aside what a site has around a card: its path, the heading of the text, set and number', () => {
  const page = [
    'Riftbound Cards › Radiance',
    'Raider of the Dunes',
    'Cost: 3',
    'Domain: Chaos',
    'Type: Unit',
    'Tags: Shurima',
    'Might: 3',
    'Card text',
    '[Assault 2]',
    'When I conquer, draw 1.',
    'Set: Radiance',
    'Number: RAD-033/166',
    'Rarity: Common',
    'Artist: Someone Else',
  ].join('\n');
  const { name, lines, missing, block } = pasteCard(page);
  expect({ name, missing, read: lines.map(({ read }) => read) }).toEqual({
    name: 'Raider of the Dunes',
    missing: [],
    read: [true, true],
  });
  expect(block).toContain('tags Shurima');
});

it('says that a domain beside the Energy was read as Power, where no amount stands with it', () => {
  const missingOf = (cost: string) => pasteCard(`Zork\n${cost}\nSpell\nDraw 1.`).missing;
  expect(missingOf('3 energy, chaos')).toEqual(['amount of Power']);
  expect(missingOf('Energy 3 chaos')).toEqual(['amount of Power']);
  for (const clear of ['3 energy, 1 chaos', '[3][P]', 'Cost: 3 chaos', '3 energy'])
    expect(missingOf(clear)).toEqual([]);
});
