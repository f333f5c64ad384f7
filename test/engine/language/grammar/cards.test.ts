import { describe, expect, test } from 'vitest';
import { formatFile } from '../../../../engine/language/formatting/format.ts';
import { brief, problemsOf, treeOf } from '../support.ts';

const nothing = { kind: 'card', markers: [], domains: [], tags: [], keywords: [], abilities: [], texts: [] };

/** A card's tree in a few letters, without what is said of every block. */
const card = (text: string): unknown => {
  expect(problemsOf(text), text).toEqual([]);
  const { problems: _, comments: __, ...tree } = brief(treeOf(text)) as Record<string, unknown>;
  return tree;
};
const onCard = (lines: string): unknown => card(`card X unit\n${lines}\n`);
const of = (more: object) => ({ ...nothing, name: 'X', type: 'unit', ...more });

describe('the header', () => {
  test.each<[string, object]>([
    ['card "Zenith Blade" spell action', { name: '"Zenith Blade"', type: 'spell', markers: ['action'] }],
    ['card Poro unit champion, signature', { name: 'Poro', type: 'unit', markers: ['champion', 'signature'] }],
    ['CARD Recruit UNIT Token', { name: 'Recruit', type: 'unit', markers: ['token'] }],
    ['card Sword gear equipment', { name: 'Sword', type: 'gear', markers: ['equipment'] }],
    ['card Grove battlefield', { name: 'Grove', type: 'battlefield' }],
    ['card Ahri legend', { name: 'Ahri', type: 'legend' }],
    ['card Calm rune basic', { type: 'rune', name: 'Calm', markers: ['basic'] }],
  ])('%s', (text, tree) => expect(card(text)).toEqual({ ...nothing, ...tree }));
});

describe('fields', () => {
  test.each<[string, object]>([
    ['cost 3', { cost: { energy: 3, power: [] } }],
    ['cost 3 fury Fury, any', { cost: { energy: 3, power: ['fury', 'fury', 'any'] } }],
    ['cost calm', { cost: { energy: 0, power: ['calm'] } }],
    ['might 6', { might: 6 }],
    ['might +2', { might: 2, mightBonus: true }],
    ['might -1', { might: -1, mightBonus: true }],
    ['domains fury, mind', { domains: ['fury', 'mind'] }],
    ['tags Poro, "Bandle City", tank', { tags: ['Poro', '"Bandle City"', 'tank'] }],
    ['text "Says: a thing."', { texts: ['"Says: a thing."'] }],
    ['tags A,\n  B\nmight 2', { tags: ['A', 'B'], might: 2 }],
  ])('%s', (lines, tree) => expect(onCard(lines)).toEqual(of(tree)));
});

describe('keywords', () => {
  const keyword = (word: string, more: object = {}) => ({ word, ...more });
  test.each<[string, object]>([
    ['ganking', { keywords: [keyword('ganking')] }],
    ['Tank, shield 2\nDeflect', { keywords: [keyword('tank'), keyword('shield', { value: 2 }), keyword('deflect')] }],
    ['accelerate\nquick-draw', { keywords: [keyword('accelerate'), keyword('quick-draw')] }],
    ['reaction', { markers: ['reaction'] }],
    ['action, hidden', { markers: ['action'], keywords: [keyword('hidden')] }],
    ['equip 1 calm', { keywords: [keyword('equip', { cost: { energy: 1, power: ['calm'] } })] }],
    ['equip calm', { keywords: [keyword('equip', { cost: { energy: 0, power: ['calm'] } })] }],
    ['repeat 2, tank', { keywords: [keyword('repeat', { cost: { energy: 2, power: [] } }), keyword('tank')] }],
    ['flow 3 fury', { keywords: [keyword('flow', { cost: { energy: 3, power: ['fury'] } })] }],
    ['repeat - discard 1', { keywords: [keyword('repeat', { cost: { energy: 0, power: [], rest: 'discard 1' } })] }],
    ['repeat — 1 any', { keywords: [keyword('repeat', { cost: { energy: 1, power: ['any'] } })] }],
    [
      'equip 1, discard 1, kill "Big Wall"',
      { keywords: [keyword('equip', { cost: { energy: 1, power: [], rest: 'discard 1, kill "Big Wall"' } })] },
    ],
  ])('%s', (lines, tree) => expect(onCard(lines)).toEqual(of(tree)));
});

describe('sentences', () => {
  test.each<[string, string[]]>([
    ['when I attack: deal 2 to a unit here', ['when I attack: deal 2 to a unit here']],
    ['deathknell: draw 1', ['deathknell: draw 1']],
    ['legion: I have +1 might\nlevel 3: I have tank', ['legion: I have +1 might', 'level 3: I have tank']],
    ['empowered: ganking', ['empowered: ganking']],
    ['1 calm, exhaust me: draw 1', ['1 calm, exhaust me: draw 1']],
    ['hidden cards cost you 1 less', ['hidden cards cost you 1 less']],
    ['tank units here have shield', ['tank units here have shield']],
    ['might of units here is doubled', ['might of units here is doubled']],
    ['cost of spells is 1 less', ['cost of spells is 1 less']],
    ['Deal  2.  # note', ['Deal  2.']],
    ['when I attack, # first\n # then\n  draw 1', ['when I attack, draw 1']],
  ])('%j', (lines, abilities) => {
    const { abilities: found } = onCard(lines) as { abilities: string[] };
    expect(found.map(each => each.replace(/,\s+/g, ', '))).toEqual(abilities.map(each => each.replace(/,\s+/g, ', ')));
  });

  test('keep their places, over line breaks and comments', () => {
    const text = 'card X unit\n  tank\n  when I attack, # now\r\n # or never\n    draw "a b"\n';
    const tree = treeOf(text);
    const [line] = tree?.kind === 'card' ? tree.abilities : [];
    expect(line?.line).toBe(2);
    expect(line?.text).toHaveLength((line?.span.end ?? 0) - (line?.span.start ?? 0));
    for (const part of ['when', 'attack,', 'draw', '"a b"'])
      expect(line?.text.indexOf(part), part).toBe(text.indexOf(part) - (line?.span.start ?? 0));
    expect(line?.text).not.toMatch(/now|never|[\r\n]/);
  });
});

test('each kind of line goes where it belongs', () => {
  expect(
    card(`card "Big Wall" unit champion
  cost 4 order   # dear
  might 6
  domains order
  tags Demacia
  # what it does
  tank, deflect 2
  when I attack: deal my might to an enemy unit here
  other friendly units here have +1 might
  text "Stands where it stands."
`),
  ).toEqual({
    ...nothing,
    name: '"Big Wall"',
    type: 'unit',
    markers: ['champion'],
    cost: { energy: 4, power: ['order'] },
    might: 6,
    domains: ['order'],
    tags: ['Demacia'],
    keywords: [{ word: 'tank' }, { word: 'deflect', value: 2 }],
    abilities: ['when I attack: deal my might to an enemy unit here', 'other friendly units here have +1 might'],
    texts: ['"Stands where it stands."'],
  });
});

describe('formatting a card', () => {
  test.each<[string, string, string]>([
    [
      'lays out fields and keywords, and indents sentences',
      'CARD  "X"   UNIT  Champion\nCOST  3   FURY\n      Might 4\nTags  Poro ,B\nTank ,Deflect 2\nwhen I   Attack: Deal 1\n',
      'card "X" unit champion\n  cost 3 fury\n  might 4\n  tags Poro, B\n  tank, deflect 2\n  when I Attack: Deal 1\n',
    ],
    [
      'keeps line breaks and comments',
      'card X unit # x\n\n\n# on it\nwhen I attack, # now\n# or then\ndraw   1\nEquip 1,discard  1\n',
      'card X unit  # x\n\n  # on it\n  when I attack,  # now\n      # or then\n      draw 1\n  equip 1, discard 1\n',
    ],
    [
      'leaves a line with an error as it is',
      'card X unit\n    cost  3  fruy\n Tank\n',
      'card X unit\n    cost  3  fruy\n  tank\n',
    ],
    [
      'keeps blanks inside of quotes',
      'card X unit\ntext   "a  b"\nplay "A  B"  here',
      'card X unit\n  text "a  b"\n  play "A  B" here',
    ],
  ])('%s', (_title, text, laidOut) => {
    expect(formatFile(text)).toBe(laidOut);
    expect(formatFile(laidOut)).toBe(laidOut);
  });
});
