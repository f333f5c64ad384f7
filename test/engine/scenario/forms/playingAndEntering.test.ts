/** Sentences that no published card has: what is played from where, how it enters, what costs less, and what attacks or defends. */
import { describe, test } from 'vitest';
import { expectToHold } from './support.ts';

const CARDS = `
card Jolt spell action
  cost 0
  draw 1
card Martyr unit
  might 1
  Deathknell: Draw 1.
card Priest unit
  might 1
  exhaust me: Trigger another friendly unit's deathknell.
card Medium unit
  might 1
  exhaust me: Trigger the deathknell of another friendly unit here.
card Works spell action
  cost 0
  Play a 3 might Mech unit token to your base. If you control a gear, it enters ready.
card Bolt gear
card Scales unit
  might 1
  I have +1 might for each different Energy cost among units you control.
card Squire unit
  cost 2
  might 1
card Page unit
  cost 2
  might 1
card Sword gear
  tags Equipment
  equip 3
  might +2
card Smith gear
  Equip abilities you activate cost 1 less.
card Mentor gear
  Your equip costs are reduced by 1.
card Cheer spell action
  cost 0
  Buff a unit. If it was buffed this way, draw 1.
card Forge battlefield
  Gear you play while you control this battlefield enter ready and cost 2 less, to a minimum of 1.
card Clock gear
  cost 4
  This enters exhausted.
card Anvil gear
  cost 4
card Omen spell action
  cost 0
  Look at the top two cards of your deck. Put one on the top and the other on the bottom.
card Scout unit
  might 1
  exhaust me: draw 1
card Wake unit
  might 2
  ganking
  When I move, deal 1 to all units at the battlefield I left.
card Ekko legend
  exhaust me: Reduce the cost of the next Poro you play this turn by 1, 1 any and give it "Kill me at end of turn."
card Muster battlefield
  The first token played here each turn enters ready.
card Drum gear
  exhaust me: play a 1 might Recruit unit token to a battlefield you control
card Respite spell action
  cost 0
  Return a friendly unit to its owner's hand. Until end of turn, that unit costs 1 less to play.
card Stalwart unit
  might 2
  While defending alone, I have Shield 3.
card Banner gear
  Your Champions have +1 might.
card Hero unit champion
  might 3
card Portal spell action
  cost 0
  Play a unit with Energy cost 2 or less, ignoring its cost.
card Champ unit champion
  cost 1
  might 1
  tags Ekko
card Grin unit
  might 1
  exhaust me: If you've played a unit and a spell this turn, draw 1.
card Guide unit
  might 1
  When I move to a battlefield, you may move another friendly unit to the same battlefield.
card Brute unit
  tags Poro
  cost 2 fury
  might 5
`;

const FORMS: readonly (readonly [form: string, scenario: string])[] = [
  [
    "another unit's Deathknell is triggered without its death",
    `  player Ana hand nothing deck Jolt, Jolt, Jolt runes 4x fury
  player Ben hand nothing
  base Ana
    Mar = Martyr
    Pri = Priest
  turn Ana
  Ana activates Pri choosing Mar
  all pass
  expect Ana has 1 card in hand
  expect Mar is at base`,
  ],
  [
    'the Deathknell of one there, and of no other',
    `  player Ana hand nothing deck Jolt, Jolt, Jolt runes 4x fury
  player Ben hand nothing
  battlefield Quarry controlled by Ana
    Ana: Mar = Martyr
    Ana: Med = Medium
  base Ana
    Far = Martyr
  turn Ana
  Ana activates Med choosing Mar
  all pass
  expect Ana has 1 card in hand`,
  ],
  [
    'a token enters ready where the sentence behind it says so',
    `  player Ana hand Works
  player Ben hand nothing
  base Ana
    Bol = Bolt
  turn Ana
  Ana plays Works
  all pass
  expect Mech is ready`,
  ],
  [
    'and exhausted where it does not',
    `  player Ana hand Works
  player Ben hand nothing
  turn Ana
  Ana plays Works
  all pass
  expect Mech is exhausted`,
  ],
  [
    'each different Energy cost is counted once (185.3.a.1)',
    `  player Ana hand nothing
  player Ben hand nothing
  base Ana
    Sca = Scales
    Squ = Squire
    Pag = Page
  turn Ana
  expect Sca has 3 might`,
  ],
  [
    'Equip abilities that cost less',
    `  player Ana hand nothing runes 4x fury
  player Ben hand nothing
  base Ana
    Squ = Squire
    Swo = Sword
    Smi = Smith
    Men = Mentor
  turn Ana
  Ana activates Swo choosing Squ
  all pass
  expect Squ has 3 might
  expect Ana has 3 ready runes`,
  ],
  [
    'what was buffed this way',
    `  player Ana hand Cheer deck Jolt, Jolt
  player Ben hand nothing
  base Ana
    Squ = Squire
  turn Ana
  Ana plays Cheer choosing Squ
  all pass
  expect Ana has 1 card in hand`,
  ],
  [
    'what had a buff was not buffed (426.1.c)',
    `  player Ana hand Cheer deck Jolt, Jolt
  player Ben hand nothing
  base Ana
    Squ = Squire buffed
  turn Ana
  Ana plays Cheer choosing Squ
  all pass
  expect Ana has 0 cards in hand`,
  ],
  [
    'cards played while something is so',
    `  player Ana hand Anvil runes 4x fury
  player Ben hand nothing
  battlefield Works = Forge controlled by Ana
    Ana: Squ = Squire
  turn Ana
  Ana plays Anvil
  expect Ana has 2 ready runes
  expect Anvil is ready`,
  ],
  [
    'and not while it is not',
    `  player Ana hand Anvil runes 4x fury
  player Ben hand nothing
  battlefield Works = Forge controlled by Ben
    Ben: Squ = Squire
  turn Ana
  Ana plays Anvil
  expect Ana has 0 ready runes`,
  ],
  [
    'one on the top and the other on the bottom',
    `  player Ana hand Omen deck Squire, Page, Brute
  player Ben hand nothing
  base Ana
    Sco = Scout
    Sca = Scout
  turn Ana
  Ana plays Omen
  all pass
  Ana chooses Page
  Ana activates Sco
  all pass
  expect Page is in hand
  Ana activates Sca
  all pass
  expect Brute is in hand`,
  ],
  [
    'the first token played here each turn enters ready, the second does not',
    `  player Ana hand nothing
  player Ben hand nothing
  battlefield Camp = Muster controlled by Ana
    Ana: Squ = Squire
  base Ana
    Dru = Drum
    Tom = Drum
  turn Ana
  Ana activates Dru
  all pass
  expect Recruit is ready
  Ana activates Tom
  all pass
  expect "Recruit 2" is exhausted`,
  ],
  [
    'what was returned costs less, and others of its name do not',
    `  player Ana hand Respite, Page runes 3x fury
  player Ben hand nothing
  base Ana
    Squ = Squire
  turn Ana
  Ana plays Respite choosing Squ
  all pass
  Ana plays Squ
  expect Ana has 2 ready runes
  Ana plays Page
  expect Ana has 0 ready runes`,
  ],
  [
    'while defending, I have',
    `  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Sta = Stalwart
  base Ana
    Al might 4
  turn Ana
  Ana moves Al to Quarry
  all pass
  expect Al is in trash
  expect Sta is at Quarry`,
  ],
  [
    'Champions are units with that type, no tag',
    `  player Ana hand nothing
  player Ben hand nothing
  base Ana
    Her = Hero
    Squ = Squire
    Ban = Banner
  turn Ana
  expect Her has 4 might
  expect Squ has 1 might`,
  ],
  [
    'what is played without saying from where comes from hand (419.1.a)',
    `  player Ana hand Portal, Squire
  player Ben hand nothing
  base Ana
    Gri = Grin
  turn Ana
  Ana plays Portal
  all pass
  Ana chooses Squire
  expect Squire is at base`,
  ],
  [
    'or from the Champion Zone',
    `  player Ana champion Champ hand Portal, Squire
  player Ben hand nothing
  turn Ana
  Ana plays Portal
  all pass
  Ana chooses Champ
  expect Champ is at base`,
  ],
  [
    'one of each was played',
    `  player Ana hand Cheer, Squire deck Jolt, Jolt, Jolt runes 3x fury
  player Ben hand nothing
  base Ana
    Gri = Grin
    Mar = Martyr buffed
    Oth = Grin
  turn Ana
  Ana plays Cheer choosing Mar
  all pass
  Ana activates Gri
  all pass
  expect Ana has 1 card in hand
  Ana plays Squire
  Ana activates Oth
  all pass
  expect Ana has 1 card in hand`,
  ],
  [
    'the same battlefield, after a move',
    `  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ana
    Ana: Squ = Squire
  battlefield Fen controlled by Ana
    Ana: Pag = Page
  base Ana
    Gui = Guide
    Bru = Brute
  turn Ana
  Ana moves Gui to Quarry
  Ana chooses Bru
  all pass
  expect Bru is at Quarry`,
  ],
  [
    'the battlefield I left',
    `  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ana
    Ana: Wak = Wake
    Ana: Squ = Squire
  battlefield Fen controlled by Ana
    Ana: Pag = Page
  turn Ana
  Ana moves Wak to Fen
  all pass
  expect Squ is in trash
  expect Pag is at Fen`,
  ],
  [
    'the next unit costs less, and is killed at the end of the turn',
    `  player Ana legend Ekko hand Brute runes 1x fury
  player Ben hand nothing
  turn Ana
  Ana activates Ekko
  all pass
  Ana plays Brute
  expect Brute is at base
  expect Ana has 0 ready runes
  Ana ends turn
  all pass
  expect Brute is in trash`,
  ],
];

describe('a form does what it says:', () => {
  test.each(FORMS)('%s', (_, scenario) => {
    expectToHold(`${CARDS}scenario "Form"\n${scenario}\n`);
  });
});
