import { describe, expect, test } from 'vitest';
import { brief, problemsOf, treeOf } from '../support.ts';

/** The one statement of a line, below what it needs to stand there. */
const statement = (line: string, above = ''): unknown => {
  const text = `scenario x\n${above}${line}\n`;
  expect(problemsOf(text), line).toEqual([]);
  const tree = treeOf(text);
  if (tree?.kind !== 'scenario') throw new Error('no scenario');
  return brief(tree.statements.at(-1));
};

const base = (kind: string, player?: string) => (player === undefined ? { kind } : { kind, player });
const named = (name: string) => ({ kind: 'named', name });

describe('the header', () => {
  test.each<[string, unknown]>([
    ['edition 1.4', { kind: 'edition', editions: ['1.4'] }],
    ['EDITION 1.3, 1.4', { kind: 'edition', editions: ['1.3', '1.4'] }],
    ['edition 1.3 as printed', { kind: 'edition', editions: ['1.3 as printed'] }],
    ['edition 1.2 As  Printed, 1.3, 1.4', { kind: 'edition', editions: ['1.2 as printed', '1.3', '1.4'] }],
    ['mode duel', { kind: 'mode', mode: 'duel' }],
    ['mode Magma  Chamber', { kind: 'mode', mode: 'magma chamber' }],
    [
      'cites 465.2.c.6, 1.3: 187.4.c, faq "Who wins", ruling ties',
      {
        kind: 'cites',
        citations: [
          { kind: 'rule', number: '465.2.c.6' },
          { kind: 'rule', number: '187.4.c', edition: '1.3' },
          { kind: 'faq', name: '"Who wins"' },
          { kind: 'ruling', name: 'ties' },
        ],
      },
    ],
    [
      'cites CR 465.2.c.3 (1.4), cr 466, rule 465.2.c, CR 1.3: 460.2.c, 465.2 (1.3)',
      {
        kind: 'cites',
        citations: [
          { kind: 'rule', number: '465.2.c.3', edition: '1.4' },
          { kind: 'rule', number: '466' },
          { kind: 'rule', number: '465.2.c' },
          { kind: 'rule', number: '460.2.c', edition: '1.3' },
          { kind: 'rule', number: '465.2', edition: '1.3' },
        ],
      },
    ],
    ['tags combat, "two words", tank', { kind: 'tags', tags: ['combat', '"two words"', 'tank'] }],
  ])('%s', (line, tree) => expect(statement(line)).toEqual(tree));
});

describe('the board', () => {
  test.each<[string, unknown]>([
    ['player Ana', { kind: 'player', name: 'Ana', attributes: [] }],
    [
      'player Ben points 7 hand Poro, "Zenith Blade" deck A energy 3 power 1 fury power 2 calm xp 4 team Red',
      {
        kind: 'player',
        name: 'Ben',
        attributes: [
          { kind: 'points', amount: 7 },
          { kind: 'hand', cards: ['Poro', '"Zenith Blade"'] },
          { kind: 'deck', cards: ['A'] },
          { kind: 'energy', amount: 3 },
          { kind: 'power', amount: 1, domain: 'fury' },
          { kind: 'power', amount: 2, domain: 'calm' },
          { kind: 'xp', amount: 4 },
          { kind: 'team', team: 'Red' },
        ],
      },
    ],
    [
      'player Ben, legend Yasuo, champion "Yasuo, Remorseful", runes 2x fury exhausted, runes body',
      {
        kind: 'player',
        name: 'Ben',
        attributes: [
          { kind: 'legend', card: 'Yasuo', states: [] },
          { kind: 'champion', card: '"Yasuo, Remorseful"' },
          { kind: 'runes', count: 2, domain: 'fury', exhausted: true },
          { kind: 'runes', count: 1, domain: 'body', exhausted: false },
        ],
      },
    ],
    [
      'battlefield A = "Sunken Temple" controlled by Ben contested by Ana scored by Ana, Ben facedown Trap by Ana',
      {
        kind: 'battlefield',
        name: 'A',
        card: '"Sunken Temple"',
        attributes: [
          { kind: 'controlled', player: 'Ben' },
          { kind: 'contested', player: 'Ana' },
          { kind: 'scored', players: ['Ana', 'Ben'] },
          { kind: 'facedown', card: 'Trap', player: 'Ana' },
        ],
      },
    ],
    [
      'player Ana power 2 any',
      { kind: 'player', name: 'Ana', attributes: [{ kind: 'power', amount: 2, domain: 'any' }] },
    ],
    ['base Ana', { kind: 'base', player: 'Ana' }],
    ['trash Ana Poro, "Zenith Blade"', { kind: 'trash', player: 'Ana', cards: ['Poro', '"Zenith Blade"'] }],
  ])('%s', (line, tree) => expect(statement(line)).toEqual(tree));

  const unit = (name: string, attributes: unknown[], more = {}) => ({
    kind: 'unit',
    count: 1,
    name,
    attributes,
    ...more,
  });
  const keyword = (word: string, value?: number) => ({
    kind: 'keyword',
    keyword: value === undefined ? { word } : { word, value },
  });
  const flag = (name: string) => ({ kind: 'flag', flag: name });
  test.each<[string, unknown]>([
    ['Raider might 7', unit('Raider', [{ kind: 'might', amount: 7 }])],
    ['"Stalwart Poro"', unit('"Stalwart Poro"', [])],
    ['Ben: Raider', unit('Raider', [], { player: 'Ben' })],
    ['4x Recruit might 1', unit('Recruit', [{ kind: 'might', amount: 1 }], { count: 4 })],
    ['Ben: 2X Recruit token', unit('Recruit', [flag('token')], { count: 2, player: 'Ben' })],
    ['Wall = "Stalwart Poro" buffed', unit('Wall', [flag('buffed')], { card: '"Stalwart Poro"' })],
    [
      'Wall might 3, damage 1, ready stunned immune empowered',
      unit('Wall', [
        { kind: 'might', amount: 3 },
        { kind: 'damage', amount: 1 },
        flag('ready'),
        flag('stunned'),
        flag('immune'),
        flag('empowered'),
      ]),
    ],
    [
      'Wall tank backline assault assault 2 shield 1 ganking deflect 2 temporary hunt 3 level 4 quick-draw vision',
      unit('Wall', [
        keyword('tank'),
        keyword('backline'),
        keyword('assault'),
        keyword('assault', 2),
        keyword('shield', 1),
        keyword('ganking'),
        keyword('deflect', 2),
        keyword('temporary'),
        keyword('hunt', 3),
        keyword('level', 4),
        keyword('quick-draw'),
        keyword('vision'),
      ]),
    ],
    [
      'Wall owner Ben attached Sword, "Long Sword", tank, tag Mech tag "Two Words"',
      unit('Wall', [
        { kind: 'owner', player: 'Ben' },
        { kind: 'attached', gear: ['Sword', '"Long Sword"'] },
        keyword('tank'),
        { kind: 'tag', tag: 'Mech' },
        { kind: 'tag', tag: '"Two Words"' },
      ]),
    ],
    [
      'gear Sword = "Long Sword" exhausted attached Wall, "Big Wall", empowered',
      {
        kind: 'gear',
        count: 1,
        name: 'Sword',
        card: '"Long Sword"',
        attributes: [flag('exhausted'), { kind: 'attached', gear: ['Wall', '"Big Wall"'] }, flag('empowered')],
      },
    ],
    [
      'Ben: gear Sword owner Ana',
      { kind: 'gear', count: 1, player: 'Ben', name: 'Sword', attributes: [{ kind: 'owner', player: 'Ana' }] },
    ],
    ['gear 3x Bomb', { kind: 'gear', count: 3, name: 'Bomb', attributes: [] }],
    ['3x gear Bomb', { kind: 'gear', count: 3, name: 'Bomb', attributes: [] }],
    ['gear Sword might +2', { kind: 'gear', count: 1, name: 'Sword', attributes: [{ kind: 'might', amount: 2 }] }],
    ['"Quote \\" and \\\\"', unit('"Quote " and \\"', [])],
    ["Kog'Maw might 1", unit("Kog'Maw", [{ kind: 'might', amount: 1 }])],
  ])('%s', (line, tree) => expect(statement(line, 'base Ana\n')).toEqual(tree));

  test('a line goes on behind a comma, past comments and blank lines', () => {
    expect(statement('Wall might 3, # why\n # how\n\n tank,\n shield 2', 'base Ana\n')).toEqual(
      unit('Wall', [{ kind: 'might', amount: 3 }, keyword('tank'), keyword('shield', 2)]),
    );
  });
});

describe('the script', () => {
  const ana = (action: unknown) => ({ kind: 'action', player: 'Ana', action });
  test.each<[string, unknown]>([
    ['turn Ana', { kind: 'turn', player: 'Ana', fromStart: false }],
    ['turn Ana 4', { kind: 'turn', player: 'Ana', number: 4, fromStart: false }],
    ['turn Ana 4 from start', { kind: 'turn', player: 'Ana', number: 4, fromStart: true }],
    ['turn Ana from start', { kind: 'turn', player: 'Ana', fromStart: true }],
    ['All Pass', { kind: 'all-pass' }],
    ['Ana passes', ana({ kind: 'pass' })],
    [
      'Ana moves A, B to "Sunken Temple"',
      ana({ kind: 'move', groups: [{ units: ['A', 'B'], to: named('"Sunken Temple"') }] }),
    ],
    [
      'Ana moves A to base, B to base of Ben',
      ana({
        kind: 'move',
        groups: [
          { units: ['A'], to: base('base') },
          { units: ['B'], to: base('base', 'Ben') },
        ],
      }),
    ],
    ['"Ana" assigns nothing', { ...ana({ kind: 'assign', shares: [] }), player: '"Ana"' }],
    [
      'Ana assigns 3 to Wall,\n 0 to "Big Guard"',
      ana({
        kind: 'assign',
        shares: [
          { amount: 3, unit: 'Wall' },
          { amount: 0, unit: '"Big Guard"' },
        ],
      }),
    ],
    ['Ana chooses combat at Temple', ana({ kind: 'begin', what: 'combat', at: named('Temple') })],
    ['Ana chooses showdown at Temple', ana({ kind: 'begin', what: 'showdown', at: named('Temple') })],
    ['Ana ends turn', ana({ kind: 'end-turn' })],
    ['Ana ends the turn', ana({ kind: 'end-turn' })],
    ['effect stun Wall, B', { kind: 'effect', effect: { kind: 'stun', units: ['Wall', 'B'] } }],
    [
      'effect by Ana: deal 2 to Wall',
      { kind: 'effect', by: 'Ana', effect: { kind: 'deal', amount: 2, units: ['Wall'] } },
    ],
    ['effect give A, B +2 might', { kind: 'effect', effect: { kind: 'give-might', amount: 2, units: ['A', 'B'] } }],
    [
      'effect give A -3 might this turn, to a minimum of 1',
      { kind: 'effect', effect: { kind: 'give-might', amount: -3, units: ['A'], duration: 'turn', minimum: 1 } },
    ],
    [
      'effect give A −1 might this combat to a minimum of 0',
      { kind: 'effect', effect: { kind: 'give-might', amount: -1, units: ['A'], duration: 'combat', minimum: 0 } },
    ],
    [
      'effect give A, B assault 2 this turn',
      {
        kind: 'effect',
        effect: { kind: 'give-keyword', keyword: { word: 'assault', value: 2 }, units: ['A', 'B'], duration: 'turn' },
      },
    ],
    [
      'effect give A tank',
      { kind: 'effect', effect: { kind: 'give-keyword', keyword: { word: 'tank' }, units: ['A'] } },
    ],
    ['effect move A, B to base', { kind: 'effect', effect: { kind: 'move', units: ['A', 'B'], to: base('base') } }],
    ...(['recall', 'kill', 'heal', 'ready', 'exhaust'] as const).map((kind): [string, unknown] => [
      `effect ${kind} A, B`,
      { kind: 'effect', effect: { kind, units: ['A', 'B'] } },
    ]),
  ])('%s', (line, tree) => expect(statement(line)).toEqual(tree));
});

describe('playing', () => {
  const nothing = { choosing: [], moves: [], paying: [] };
  const played = (more: object) => ({
    kind: 'action',
    player: 'Ana',
    action: { kind: 'play', card: 'Trap', fromFacedown: false, ...nothing, ...more },
  });
  const done = (action: object) => ({ kind: 'action', player: 'Ana', action });
  test.each<[string, unknown]>([
    ['Ana plays Trap', played({})],
    ['Ana plays "Zenith Blade"', played({ card: '"Zenith Blade"' })],
    [
      'Ana plays Trap choosing Wall, "Big Wall", Wall 2, base',
      played({ choosing: ['Wall', '"Big Wall"', 'Wall 2', 'base'] }),
    ],
    ['Ana plays Trap choosing "Big Wall" 2', played({ choosing: ['"Big Wall 2"'] })],
    ['Ana plays Trap as Poro to Temple', played({ as: 'Poro', to: named('Temple') })],
    ['Ana plays Trap to base as Poro', played({ as: 'Poro', to: base('base') })],
    ['Ana plays Trap from facedown', played({ fromFacedown: true })],
    ['Ana plays Trap from trash to base of Ana', played({ from: 'trash', to: base('base', 'Ana') })],
    [
      'Ana plays Trap paying 2, moving Wall to base, Raider 2 to Temple, choosing Wall',
      played({
        choosing: ['Wall'],
        moves: [
          { unit: 'Wall', to: base('base') },
          { unit: 'Raider 2', to: named('Temple') },
        ],
        paying: [{ kind: 'amount', amount: 2 }],
      }),
    ],
    [
      'Ana plays Trap paying kill Wall, Raider, discard "Sky Splitter", 2, 3 energy, 1 calm, 2 xp, accelerate, repeat',
      played({
        paying: [
          { kind: 'do', verb: 'kill', objects: ['Wall', 'Raider'] },
          { kind: 'do', verb: 'discard', objects: ['"Sky Splitter"'] },
          { kind: 'amount', amount: 2 },
          { kind: 'amount', amount: 3 },
          { kind: 'amount', amount: 1, domain: 'calm' },
          { kind: 'amount', amount: 2, domain: 'xp' },
          { kind: 'keyword', word: 'accelerate' },
          { kind: 'keyword', word: 'repeat' },
        ],
      }),
    ],
    [
      'Ana plays Trap choosing Wall,\n  moving Wall to base',
      played({ choosing: ['Wall'], moves: [{ unit: 'Wall', to: base('base') }] }),
    ],
    ['Ana activates Yasuo', done({ kind: 'activate', source: 'Yasuo', ...nothing })],
    ['Ana activates Yasuo 2 "draw 1"', done({ kind: 'activate', source: 'Yasuo 2', ability: '"draw 1"', ...nothing })],
    [
      'Ana activates Sword equip choosing Wall paying exhaust Sword',
      done({
        kind: 'activate',
        source: 'Sword',
        ability: 'equip',
        choosing: ['Wall'],
        moves: [],
        paying: [{ kind: 'do', verb: 'exhaust', objects: ['Sword'] }],
      }),
    ],
    ['Ana hides Trap at Temple', done({ kind: 'hide', card: 'Trap', at: named('Temple'), paying: [] })],
    ['Ana chooses Wall, Raider 2, base', done({ kind: 'choose', names: ['Wall', 'Raider 2', 'base'], shares: [] })],
    ['Ana chooses yes', done({ kind: 'choose', names: ['yes'], shares: [] })],
    ['Ana chooses no', done({ kind: 'choose', names: ['no'], shares: [] })],
    ['Ana chooses nothing', done({ kind: 'choose', names: ['nothing'], shares: [] })],
    ['Ana chooses "kill a unit"', done({ kind: 'choose', names: ['"kill a unit"'], shares: [] })],
    ['Ana chooses 3', done({ kind: 'choose', names: [], shares: [], amount: 3 })],
    [
      'Ana chooses 2 to Wall, 3 to Wall 2',
      done({
        kind: 'choose',
        names: [],
        shares: [
          { amount: 2, unit: 'Wall' },
          { amount: 3, unit: 'Wall 2' },
        ],
      }),
    ],
    ['Ana declines', done({ kind: 'decline' })],
    ['Ana declines Wall 2', done({ kind: 'decline', source: 'Wall 2' })],
    ['Ana accepts', done({ kind: 'accept' })],
    ['Ana accepts Wall', done({ kind: 'accept', source: 'Wall' })],
    ['Ana orders Wall, X 2, "X 1"', done({ kind: 'order', items: ['Wall', 'X 2', '"X 1"'] })],
    [
      'expect Ana cannot play Trap to base because 355.1',
      {
        kind: 'expect',
        claim: {
          about: 'legality',
          player: 'Ana',
          action: { kind: 'play', card: 'Trap', to: base('base'), fromFacedown: false, ...nothing },
          legal: false,
          because: { kind: 'rule', number: '355.1' },
        },
      },
    ],
    [
      'expect Ana can accept',
      { kind: 'expect', claim: { about: 'legality', player: 'Ana', action: { kind: 'accept' }, legal: true } },
    ],
    [
      'expect the chain is Wall 2, X',
      { kind: 'expect', claim: { about: 'chain', items: ['Wall 2', 'X'], negated: false } },
    ],
  ])('%s', (line, tree) => expect(statement(line)).toEqual(tree));
});

describe('sentences as on cards', () => {
  test.each([
    ['draw 2', 'draw 2'],
    ['deal 2 to each enemy unit', 'deal 2 to each enemy unit'],
    ['deal 2 to Wall, then draw 1.', 'deal 2 to Wall, then draw 1.'],
    ['"Big  Wall" has Tank', '"Big  Wall" has Tank'],
    ['Choose one: stun a unit, # or\n # neither\n  draw 1', 'Choose one: stun a unit,                   draw 1'],
  ])('effect %j', (line, text) =>
    expect(statement(`effect ${line}`)).toEqual({ kind: 'effect', effect: { kind: 'sentence', text } }),
  );
});
