/** Sentences that no published card has: delayed effects of this turn, which battlefield is meant, and objects with one property or another. */
import { describe, expect, test } from 'vitest';
import { play } from '../support.ts';
import { expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Goad spell action
  cost 0
  deal 1 to a unit. if it attacks this turn, draw 1
card Root unit
  might 3
  I can't be moved.
card Shove spell action
  cost 0
  move a unit at a battlefield to its base
card Captain unit
  might 3
  Other friendly units here with tank or a buff have +1 might.
card Muster unit
  might 3
  When I hold, the next unit you play this turn costs 2 less and you may play it here.
card Squire unit
  cost 2
  might 1
card Rush unit
  might 2
  ganking
  When I move, stun an enemy unit at the battlefield I moved to.
card Trap spell action
  cost 0
  Move an enemy unit to its base. Then its controller may move another unit they control to the battlefield it left.
card Lone unit
  might 1
  While you control exactly one unit, it has +2 might.
card Frugal spell action
  cost 1
  Draw 1. If you spent no Power this turn, draw 1.
card Verdict spell action
  cost 0
  Kill a friendly unit and an enemy unit with the same might or less.
card Coffin gear
  cost 0
  When you play this, choose a unit. While this is on the board, that unit can't be readied, can't be moved, and doesn't deal combat damage.
card Ledger unit
  might 2
  When you play a spell that chooses another friendly unit here, gain 1 XP.
card Pat spell action
  cost 0
  buff a friendly unit
card Wake spell action
  cost 0
  ready a unit
card Mend spell action
  cost 0
  choose one for a friendly unit: give it +2 might this turn / ready it
card Spite spell action
  cost 0
  Draw 1. If an opponent's score is higher than yours, draw 1.
card Change unit
  might 2
  exhaust me: I become a Dragon and have +2 might until the start of your next turn.
card Brand spell action
  cost 0
  a friendly unit gets +2 might this turn and ganking
`;

const board = (
  hand: string,
  mine: string,
  theirs: string,
): string => `  player Ana hand ${hand} deck Goad, Goad, Goad runes 8x fury
  player Ben hand nothing points 2 deck Goad, Goad, Goad runes 8x fury
  battlefield Field controlled by Ana
    Ana: ${mine}
  battlefield Keep controlled by Ben
    Ben: ${theirs}
    Ben: Fat might 9
  base Ana
    Lea might 4
  base Ben
    Wall might 6
  turn Ana
`;

const FORMS: readonly (readonly [form: string, board: string, ...script: readonly string[]])[] = [
  [
    'moved by nothing at all',
    board('Shove', 'Rob = Root', 'Foe might 1'),
    'Ana plays Shove choosing Rob',
    'all pass',
    'expect Rob is at Field',
  ],
  [
    'one feature or the other',
    board('Pat', 'Cap = Captain', 'Foe might 1').replace(
      'Cap = Captain',
      'Cap = Captain\n    Ana: Tan might 2 tank\n    Ana: Bud might 2',
    ),
    'expect Tan has 3 might',
    'expect Bud has 2 might',
    'Ana plays Pat choosing Bud',
    'all pass',
    'expect Bud has 4 might',
    'expect Lea has 4 might',
  ],
  [
    'the battlefield that I moved to',
    board('nothing', 'Run = Rush', 'Foe might 1'),
    'Ana moves Run to Keep',
    'Ana chooses Foe',
    'all pass',
    'expect Foe is stunned',
  ],
  [
    'the battlefield that it left',
    board('Trap', 'Pia might 4', 'Foe might 1'),
    'Ana plays Trap choosing Fat',
    'all pass',
    'Ben chooses yes',
    'Ben chooses Wall',
    'expect Fat is at base',
    'expect Wall is at Keep',
  ],
  [
    'exactly one: not yet',
    board('Verdict', 'Lon = Lone', 'Foe might 1'),
    'expect Lon has 1 might',
    'Ana plays Verdict choosing Lea, Foe',
    'all pass',
    'expect Lea is in trash',
    'expect Foe is in trash',
    'expect Lon has 3 might',
  ],
  [
    'no Power spent',
    board('Frugal', 'Pia might 4', 'Foe might 1'),
    'Ana plays Frugal',
    'all pass',
    'expect Ana has 2 cards in hand',
  ],
  [
    'for as long as it is there',
    board('Coffin, Wake', 'Pia might 4', 'Foe might 1').replace('Lea might 4', 'Lea might 4 exhausted'),
    'Ana plays Coffin',
    'Ana chooses Lea',
    'all pass',
    'Ana plays Wake choosing Lea',
    'all pass',
    'expect Lea is exhausted',
  ],
  [
    'another than me, here',
    board('Pat, Pat, Pat', 'Led = Ledger\n    Ana: Pia might 1', 'Foe might 1'),
    'Ana plays Pat choosing Led',
    'all pass',
    'expect Ana has 0 xp',
    'Ana plays Pat choosing Lea',
    'all pass',
    'expect Ana has 0 xp',
    'Ana plays Pat choosing Pia',
    'all pass',
    'expect Ana has 1 xp',
  ],
  [
    'one of two things for the same unit',
    board('Mend', 'Pia might 4', 'Foe might 1'),
    'Ana plays Mend choosing "give it +2 might this turn", Lea',
    'all pass',
    'expect Lea has 6 might',
  ],
  [
    'whose score is higher',
    board('Spite', 'Pia might 4', 'Foe might 1'),
    'Ana plays Spite',
    'all pass',
    'expect Ana has 2 cards in hand',
  ],
  [
    'until then, a Dragon',
    board('nothing', 'Cha = Change', 'Foe might 1'),
    'Ana activates Cha',
    'all pass',
    'expect Cha has 4 might',
  ],
  [
    'for the same time',
    board('Brand', 'Pia might 4', 'Foe might 1'),
    'Ana plays Brand choosing Pia',
    'all pass',
    'expect Pia has 6 might',
    'expect Pia has ganking',
    'Ana ends turn',
    'expect Pia does not have ganking',
  ],
];

describe('a form does what it says:', () => {
  test.each(FORMS)('%s', (_, setting, ...script) => {
    expectToHold(`${CARDS}\nscenario "Forms"\n${setting}${scriptOf(script)}`);
  });
});

test('what happens this turn, later than it is said', () => {
  const script = [
    'Ana plays Goad choosing Lea',
    'all pass',
    'expect Ana has 0 cards in hand',
    'Ana moves Lea to Keep',
    'all pass',
    'expect Ana has 1 card in hand',
  ];
  expectToHold(`${CARDS}\nscenario "Forms"\n${board('Goad', 'Pia might 4', 'Foe might 1')}${scriptOf(script)}`, [
    'expect Ana has 1 card in hand: hint flow/undecided',
  ]);
});

test('the next unit comes to where I hold, once, for less', () => {
  expectToHold(`${CARDS}
scenario "Forms"
  player Ana hand Squire, Squire deck Goad, Goad, Goad runes 8x fury
  player Ben hand nothing deck Goad, Goad, Goad runes 8x fury
  battlefield Field controlled by Ana
    Ana: Mus = Muster
  battlefield Keep controlled by Ben
    Ben: Foe might 1
  turn Ben
  Ben ends turn
  all pass
  Ana plays Squire to Field
  expect Squire is at Field
`);
});

test('until the end of your next turn, and until your next Beginning Phase', () => {
  expectToHold(`card Oath spell reaction
  cost 0
  give a unit +2 might until the end of your next turn
card Vow spell action
  cost 0
  give a unit +4 might until your next Beginning Phase
card Chain spell action
  cost 0
  choose a unit. it can't be readied until the end of your next turn
card Eye unit
  might 1
  at the start of your beginning phase, if I have 5 or more might, draw 1
scenario "Forms"
  player Ana hand Oath, Oath, Vow, Chain deck Oath, Oath, Oath, Oath runes 2x fury
  player Ben hand Vow deck Vow, Vow, Vow, Vow runes 2x fury
  base Ana
    Pia might 1
    Lea might 1 exhausted
    Eye = Eye
  turn Ana
  Ana plays Oath choosing Pia
  all pass
  Ana plays Vow choosing Eye
  all pass
  Ana plays Chain choosing Lea
  all pass
  Ana ends turn
  expect Pia has 3 might
  expect Eye has 5 might
  Ben plays Vow choosing Pia
  Ben passes
  Ana plays Oath choosing Lea
  all pass
  Ben ends turn
  expect Pia has 7 might
  expect Lea has 3 might
  expect Lea is exhausted
  expect Eye has 1 might
  expect Ana has 1 card in hand
  Ana ends turn
  expect Pia has 1 might
  expect Lea has 1 might
  Ben ends turn
  expect Lea is ready
`);
});

test('more damage for each, more of them, and more places to play from', () => {
  expectToHold(`card Barrage spell action
  cost 0
  deal 2 to a unit. deal 1 more for each gear you control
card Cog gear
  cost 0
  When you play this, exhaust it.
card Ranks unit
  might 1
  Friendly units enter ready and have assault.
card Pack unit
  might 1
  tags Bird
  Your Birds have tank while you control two or more of them.
card Cub unit
  cost 0
  might 1
  tags Bird
card Crow unit
  might 1
  When you play a card from your hand or trash, gain 1 XP.
card Bout unit
  cost 0
  might 1
  When you play me, if it's a showdown, draw 1.
card More spell action
  cost 0
  draw 1. if you control a Bird, draw another card
scenario "Forms"
  player Ana hand Barrage, Cog, Cub, Bout, More deck Cog, Cog, Cog
  player Ben hand nothing deck Cog, Cog
  base Ana
    Ra = Ranks
    Pa = Pack
    Cr = Crow
    Gizmo = Cog
  base Ben
    Wall might 9
  turn Ana
  expect Pa has assault
  expect Pa does not have tank
  Ana plays Barrage choosing Wall
  all pass
  expect Wall has 3 damage
  expect Ana has 1 xp
  Ana plays Cub
  all pass
  expect Cub is ready
  expect Pa has tank
  expect Cub has tank
  Ana plays Cog
  Ana orders Cr, Cog
  all pass
  expect Cog is exhausted
  expect Ana has 3 xp
  Ana plays Bout
  all pass
  expect Ana has 1 card in hand
  Ana plays More
  all pass
  expect Ana has 2 cards in hand
`);
});

test('it is not readied in the next Awaken Phase of whoever controls it, and in the one after that', () => {
  expectToHold(`card Chill spell action
  cost 0
  Exhaust an enemy unit or gear. It doesn't ready during its controller's next Awaken Phase.
scenario "Forms"
  player Ana hand Chill deck Chill, Chill, Chill
  player Ben hand nothing deck Chill, Chill, Chill
  base Ben
    Pia might 1
    Foe might 1 exhausted
  turn Ana
  Ana plays Chill choosing Pia
  all pass
  Ana ends turn
  expect Pia is exhausted
  expect Foe is ready
  Ben ends turn
  Ana ends turn
  expect Pia is ready
`);
});

test('what is added for your turn pays for nothing on another', () => {
  const lotus = (turn: string): readonly string[] =>
    play(`card Lotus gear
  reaction, exhaust me: add 1 calm. Spend this Power only on your turn.
card Hush spell reaction
  cost 0 calm
  draw 1
scenario "Forms"
  player Ana hand Hush deck Hush, Hush runes 1x fury exhausted
  player Ben hand Hush deck Hush, Hush runes 4x calm
  base Ana
    Lot = Lotus
  turn ${turn}
${turn === 'Ben' ? '  Ben plays Hush\n  Ben passes\n' : ''}  Ana activates Lot
  Ana plays Hush
`).told;
  expect(lotus('Ana')).toEqual([]);
  expect(lotus('Ben')).toEqual(['Ana plays Hush: error play/cost']);
});
