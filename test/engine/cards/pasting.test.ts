/** "Paste a card": a print in, a block out; what is not understood is marked at its word, and nothing is guessed. */
import { describe, expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';
import { printOf } from '../../../engine/cards/print.ts';
import { readAs } from '../../../engine/cards/readAs.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { allCards } from '../../../rules-db/cards.ts';

const lines = (print: string): readonly string[] =>
  pasteCard(print)
    .block.trimEnd()
    .split('\n')
    .slice(1)
    .map(each => each.trim());
const unit = (text: string) => lines(`Name: Lantern Fox\nType: unit\n${text}`);

describe('a pasted card', () => {
  it('has its facts from lines before the text, or from an entry of the gallery', () => {
    const block = [
      'card "Lantern Fox" unit champion',
      '  cost 4 calm',
      '  domains calm',
      '  might 3',
      '  tags "Bandle City", Fox',
      '  tank',
      '',
    ].join('\n');
    const fields =
      'Type: champion unit\nCost: 4\nPower: 1\nMight: 3\nDomain: Calm\nTags: Bandle City, Fox\nText: [Tank]';
    expect(pasteCard(`Name: Lantern Fox\n${fields}`).block).toBe(block);
    const entry = {
      name: 'Lantern Fox',
      cardTypes: ['Unit'],
      superTypes: ['Champion'],
      energy: '4',
      power: '1',
      might: '3',
      domains: ['Calm'],
      tags: ['Bandle City', 'Fox'],
      abilityText: '[Tank] (Hit me first.)',
    };
    expect(pasteCard(JSON.stringify(entry)).block).toBe(block);
    expect(lines('Lantern Fox\nCalm Unit\n[Tank]')).toEqual(['domains calm', 'tank']);
    expect(pasteCard('[Tank]').block).toBe('card "Pasted Card" unit\n  tank\n');
  });

  it.each([
    ['labels without colons', 'Lantern Fox\nUnit\nCost 3\nMight 4\n[Tank]', 'unit\n  cost 3\n  might 4\n  tank\n'],
    ['a cost between name and type', 'Lantern Fox\n[2]\nSpell\nDraw 1.', 'spell\n  cost 2\n  Draw 1.\n'],
    [
      'numbers behind the type',
      'Lantern Fox\nChampion Unit - 9 energy, 2 power, 8 might\n[Tank]',
      'unit champion\n  cost 9 any any\n  might 8\n  tank\n',
    ],
    [
      'tags behind the type, and Power of a domain',
      'Lantern Fox\nChampion Unit — Fox, Bandle City\n6 energy, 2 calm\n6 might\n[Tank]',
      'unit champion\n  cost 6 calm calm\n  domains calm\n  might 6\n  tags Fox, "Bandle City"\n  tank\n',
    ],
    [
      'Power behind a plus',
      'Lantern Fox\nUnit\nCost 2 + 1 order\nMight 4\n[Tank]',
      'unit\n  cost 2 order\n  domains order\n  might 4\n  tank\n',
    ],
    [
      'a cost and its domain behind the type',
      'Lantern Fox\nReaction Spell 2 chaos\nDraw 1.',
      'spell reaction\n  cost 2\n  domains chaos\n  Draw 1.\n',
    ],
    [
      'symbols',
      'Lantern Fox\n:rb_energy_3::rb_rune_calm:\nUnit\n4 :rb_might:\n[Tank]',
      'unit\n  cost 3 calm\n  domains calm\n  might 4\n  tank\n',
    ],
    [
      'all of it on one line',
      'Lantern Fox | Unit | 3 energy | 4 might | Calm\n[Tank]',
      'unit\n  cost 3\n  domains calm\n  might 4\n  tank\n',
    ],
    [
      'what it has no use for',
      'Card: Lantern Fox\nType: Unit\nRarity: Rare\nCost: 3\nMight: 4\nText: [Tank]',
      'unit\n  cost 3\n  might 4\n  tank\n',
    ],
  ])('reads a header with %s', (_, print, block) => {
    expect(pasteCard(print).block).toBe(`card "Lantern Fox" ${block}`);
  });

  it('has a name with full stops, if its type follows', () => {
    expect(pasteCard('B.F. Lantern\nGear\nCost 3\n[Equip] [Y]').block).toMatch(
      /^card "B\.F\. Lantern" gear\n {2}cost 3\n/,
    );
    expect(pasteCard('Draw 1.\nDraw 2.').block).toMatch(/^card "Pasted Card" spell\n/);
  });

  it('is of the kind that understands its text, where nothing says it, and tells that', () => {
    expect(pasteCard('[Reaction]\nCounter a spell.')).toMatchObject({
      block: 'card "Pasted Card" spell reaction\n  Counter a spell.\n',
      missing: ['type', 'cost'],
    });
    expect(pasteCard('When you hold here, draw 1.').missing).toEqual(['type', 'cost', 'Might']);
    expect(pasteCard('Type: unit\nMight: 2\n[Tank]').missing).toEqual(['cost']);
  });

  it('has symbols in both ways of writing them as words', () => {
    const said = ['1, 1 fury, exhaust me: Give a friendly unit +3 might this turn.'];
    expect(unit(':rb_energy_1::rb_rune_fury:, :rb_exhaust:: Give a friendly unit +3 :rb_might: this turn.')).toEqual(
      said,
    );
    expect(unit('[1][R], [T]: Give a friendly unit +3 [M] this turn.')).toEqual(said);
    expect(unit('Domain: Fury\n[1][C], [E]: Give a friendly unit +3 [S] this turn.')).toEqual([
      'domains fury',
      ...said,
    ]);
    expect(unit('[Reaction][>] [T]: [Add] [A].')).toEqual(['Reaction, exhaust me: add 1 any.']);
  });

  it('has keywords on lines of their own, each with its number or its cost', () => {
    expect(unit('[Assault 2] (More Might.) [Tank]')).toEqual(['assault 2', 'tank']);
    expect(unit('Assault 2, Ganking')).toEqual(['assault 2', 'ganking']);
    expect(lines('Type: gear equipment\n[Equip] :rb_energy_1::rb_rune_calm: (Attach it.)\n\n[Shield 2]')).toEqual([
      'equip 1 calm',
      'attached: I have shield 2',
    ]);
    expect(lines('Type: gear\nEquip :rb_rune_calm:')).toEqual(['equip calm']);
    expect(unit('[Tank] [Assault 2] When I attack, draw 1.')).toEqual(['tank', 'assault 2', 'When I attack, draw 1.']);
    expect(lines('Type: spell\n[Action] [Repeat] [2] Draw 1.')).toEqual(['repeat 2', 'Draw 1.']);
    expect(unit('[Empower] — Discard 1. [Level 3] I have +1 [M].')).toEqual([
      'empower 0, discard 1',
      'Level 3: I have +1 might.',
    ]);
    expect(unit('[Empower] :rb_energy_1: or :rb_rune_body:')).toEqual(['empower 1', 'empower body']);
    expect(unit('[Reaction] [T]: [Add] [1].')).toEqual(['[Reaction] exhaust me: add 1.']);
    expect(lines('Type: spell\nDeal 2 to a unit. [Level 6][>] Deal 4 to it instead.')).toEqual([
      'Deal 2 to a unit. Level 6: Deal 4 to it instead.',
    ]);
    expect(unit('[Empower] — Discard 1')).toEqual(['empower 0, discard 1']);
    expect(unit('[Level 3][>] I have +1 [M].\n[Deathknell] — Draw 1.')).toEqual([
      'Level 3: I have +1 might.',
      'Deathknell: Draw 1.',
    ]);
    expect(lines('Type: spell\n[Reaction] (At any time.)\nDraw 2.')).toEqual(['Draw 2.']);
    expect(pasteCard('Type: spell\n[Reaction]\nDraw 2.').block).toMatch(/^card "Pasted Card" spell reaction\n/);
  });

  it('speaks of itself as sentences do, whatever the print calls it', () => {
    const abilities = (text: string) => {
      const { lines: found } = pasteCard(`Name: Lantern Fox\nType: unit\n${text}`);
      return found.flatMap(line => (line.read ? readAs(line.abilities) : [line.message]));
    };
    const said = abilities('When I attack, draw 1.\n[T]: [Buff] me.');
    expect(said).toEqual(['Triggered: when attack (me): draw (by you, 1).', expect.stringContaining('buff (me)')]);
    expect(abilities('When this unit attacks, draw 1.\n[T]: [Buff] this unit.')).toEqual(said);
    expect(abilities('When Lantern Fox attacks, draw 1.\n[T]: [Buff] Lantern Fox.')).toEqual(said);
  });

  it('joins modes that stand on lines of their own, and parts sentences that have run together', () => {
    const modes = ['Choose one: Draw 1 / Stun a unit.'];
    expect(lines('Type: spell\nChoose one —\n• Draw 1.\n• Stun a unit.')).toEqual(modes);
    expect(lines('Type: spell\nChoose one —\nDraw 1.Stun a unit.')).toEqual(modes);
    expect(lines('Type: spell\nDraw 1.Stun a unit.')).toEqual(['Draw 1. Stun a unit.']);
  });

  it('keeps what limits an ability though it stands in parentheses', () => {
    expect(unit('[T]: Draw 1. (Use only while I’m at a battlefield.)')).toEqual([
      "exhaust me: Draw 1. Use only while I'm at a battlefield.",
    ]);
  });

  it('keeps a line that is not understood as text, whole, and tells the word', () => {
    const { block, marked, lines: found } = pasteCard('[Tank]\nWhen I attack, draw 1 and juggle two lamps.');
    expect(block).toContain('\n  tank\n  text "When I attack, draw 1 and juggle two lamps."\n');
    expect(marked).toContain('\n  When I attack, draw 1 and juggle two lamps.\n');
    const [, refused] = found;
    if (refused === undefined || refused.read) throw new Error('that is nothing that sentences can say');
    expect(refused.lines[0]?.slice(refused.start, refused.end)).toBe('juggle');
  });

  it('does not take a cost for paid that it does not understand', () => {
    const [line] = pasteCard('Type: battlefield\n[Empower] costs of your units here cost [1] less.').lines;
    expect(line).toMatchObject({ read: false });
  });

  it('chooses what damage is split among, and asks whose deck is meant', () => {
    const read = (text: string) =>
      pasteCard(`Type: spell\n${text}`).lines.flatMap(line => (line.read ? readAs(line.abilities) : ['refused']));
    expect(read('Deal 4 damage split among enemy units at a single battlefield.')).toEqual([
      'On resolution: deal (4, to 1 or more chosen unit (enemy, at one battlefield) [a], split).',
    ]);
    expect(read("Reveal the top card of each opponent's Main Deck. Recycle it.").join()).toContain(
      'look (by opponents',
    );
    expect(read('Deal 1 to a unit. If you control a gear, deal 3 instead.').join()).toContain('deal (3');
  });

  it('tells spells from abilities, and places that nobody controls from those of an enemy', () => {
    const read = (text: string) =>
      pasteCard(text)
        .lines.flatMap(line => (line.read ? readAs(line.abilities) : ['refused']))
        .join();
    expect(read("I can't be chosen by enemy spells.")).toContain('of spells');
    expect(read("When I move to a battlefield you don't control, draw 1.")).toContain('of not you');
    expect(read('Other friendly units at my battlefield have [Tank].')).toContain('at here (battlefield)');
  });

  it('refuses a line of a spell that points back to one that is not understood', () => {
    const { lines: found } = pasteCard('Type: spell\nJuggle a unit.\nIf you do, draw 1.\nDraw 2.');
    expect(found.map(({ read }) => read)).toEqual([false, false, true]);
  });

  it.each([
    [
      'a number that counts and is spoken of',
      'Move an enemy unit to a battlefield. If you have exactly three units there, they each get +1 [M] this turn.',
    ],
    [
      'which of two amounts is meant as the turn ends',
      'Kill any number of friendly units. At end of turn, discard 1, then play that many Gold tokens.',
    ],
    [
      'which of two choices is meant',
      'Choose two enemy units. If you control a gear, choose a unit instead. Take control of it.',
    ],
    ['where a unit may go', 'Move a friendly unit to or from its base.'],
    ['one of a single thing', 'When you stun an enemy unit this turn, kill one of them.'],
    ['a card played from nowhere', 'You may play a buffed unit, ignoring its cost.'],
    ['a place that nothing has named', 'Deal 2 to each enemy unit there.'],
    ['what its words leave open', 'Stun a unit at each battlefield you control.'],
    ['a trigger within', 'You may kill a friendly unit. When you do, draw 1.'],
  ])('is in doubt about %s, and says so', (_, text) => {
    const [line] = pasteCard(`Type: spell\n${text}`).lines;
    expect(line).toMatchObject({ read: false });
  });

  it('takes whatever is pasted, without end or harm', () => {
    for (const each of [
      '',
      '   ',
      '{',
      '{"abilityText": 3}',
      '((((',
      '[[[[]]]',
      '\u{0}"\\',
      'x'.repeat(50_000),
      '(a'.repeat(5_000),
    ])
      expect(parseBlock(pasteCard(each).block)).toMatchObject({ kind: 'card', problems: [] });
  });
});

describe('read as', () => {
  it('tells an ability from its parts', () => {
    const [line] = pasteCard('When I attack, deal 2 to an enemy unit here.').lines;
    expect(line?.read === true && readAs(line.abilities)).toEqual([
      'Triggered: when attack (me): deal (2, to 1 chosen unit (enemy, at here) [a]).',
    ]);
  });

  it('leaves out no number and no name of any card', () => {
    const silent: string[] = [];
    for (const { name, tree } of allCards())
      for (const ability of printOf(tree).print.abilities) {
        const said = readAs([ability]).join(' ');
        for (const leaf of leavesOf(ability))
          if (!said.toLowerCase().includes(leaf.toLowerCase())) silent.push(`${name}: ${leaf}`);
      }
    expect(silent).toEqual([]);
  });
});

/** What is told by another word, or by none because it is the ordinary case. */
const OTHERWISE_TOLD = new Set([
  ...['chosen', 'slot', 'all', 'count', 'static', 'spell', 'dependent', 'attached'],
  // Said in words of their own: "I am …", "my might", "nobody can …", "there are …", "minus …".
  ...['me', 'thing', 'cannot', 'nobody', 'fits', 'exists', 'compare', 'sum', 'negative'],
]);
const HEADS = new Set(['kind', 'is', 'gives', 'who']);
const UNTOLD = new Set(['text', 'label', 'words', 'start', 'end']);

const leavesOf = (value: unknown, key = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(each => leavesOf(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([each, inner]) => (UNTOLD.has(each) ? [] : leavesOf(inner, each)));
  if (typeof value === 'boolean' || (HEADS.has(key) && OTHERWISE_TOLD.has(String(value)))) return [];
  // "1 or more" has no upper end.
  if (key === 'most' && value === 'any') return [];
  if (value === 0 || value === 1) return [];
  return [String(value)];
};
