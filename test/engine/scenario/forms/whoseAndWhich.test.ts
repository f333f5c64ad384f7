/** Forms of which each word counts: whose cost, which opponent, which of several plays, what is paid. */
import { describe, test } from 'vitest';
import { expectToHold } from './support.ts';

const CARDS = `
card Bolt spell action
  cost 3
  deal 1 to a unit
card Plain unit
  cost 1
  might 2
card Seer unit
  cost 0
  might 1
  when you play me, reveal the top card of your deck. if it's a spell, give an enemy unit -might equal to its energy cost this turn. then recycle it
card Beggar unit
  cost 0
  might 1
  when you play me, draw 1 if an opponent has no cards in hand
card Census unit
  cost 0
  might 1
  when you play me, if each opponent has two or more cards in hand, draw 1
card Tinker unit
  might 1
  your Mechs have +1 might while they're at a battlefield with me
card Walker unit
  might 2
  tags Mech
card Lore spell action
  cost 3
  flow 3
  gain 1 xp
card Grave battlefield
  the first spell you play from your trash each turn costs 1 less
card Guard unit
  might 1
  the first time another friendly unit here would die each turn, you may exhaust me to heal it, exhaust it, and recall it instead
card Doom spell action
  kill a unit
card Toll spell action
  deal 3 to a unit unless its controller pays 1. if they do, draw 1
card Forge spell action
  cost 3
  hidden
  play a Gold gear token
card Muster spell action
  cost 3
  hidden
  play a 1 might Recruit unit token
`;

describe('each word counts', () => {
  test.each<readonly [form: string, script: string]>([
    [
      'the cost of the card revealed, and that card is recycled',
      `  player Ana hand Seer deck Bolt, Plain
  player Ben hand nothing
  base Ben
    Ox might 6
  turn Ana
  Ana plays Seer
  all pass
  Ana chooses Ox
  expect Ox has 3 Might
  expect Bolt is in deck`,
    ],
    [
      'an opponent’s hand is not one’s own: it has a card',
      `  player Ana hand Beggar deck Plain
  player Ben hand Plain
  turn Ana
  Ana plays Beggar
  all pass
  expect Ana has 0 cards in hand`,
    ],
    [
      'an opponent’s hand is empty, where another’s is not',
      `  player Ana hand Beggar deck Plain
  player Ben hand Plain
  player Cat hand nothing
  turn Ana
  Ana plays Beggar
  all pass
  expect Ana has 1 card in hand`,
    ],
    [
      'each opponent has so many, and not all together',
      `  player Ana hand Census deck Plain
  player Ben hand Plain, Plain, Plain
  player Cat hand nothing
  turn Ana
  Ana plays Census
  expect Ana has 0 cards in hand`,
    ],
    [
      'each opponent has so many',
      `  player Ana hand Census deck Plain
  player Ben hand Plain, Plain
  player Cat hand Plain, Plain
  turn Ana
  Ana plays Census
  all pass
  expect Ana has 1 card in hand`,
    ],
    [
      'with me in a base is at no battlefield',
      `  player Ana hand nothing
  player Ben hand nothing
  base Ana
    Tin = Tinker
    Wal = Walker
  turn Ana
  expect Wal has 2 Might`,
    ],
    [
      'with me at a battlefield',
      `  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ana
    Ana: Tin = Tinker
    Ana: Wal = Walker
  turn Ana
  expect Wal has 3 Might`,
    ],
    [
      'the first from the trash, though one from hand came before',
      `  player Ana hand Bolt runes 5x fury
  player Ben hand nothing
  trash Ana Lore
  battlefield Tomb = Grave controlled by Ana
    Ana: Wal = Walker
  base Ben
    Ox might 6
  turn Ana
  Ana plays Bolt choosing Ox
  all pass
  Ana plays Lore from trash
  all pass
  expect Ana has 1 xp`,
    ],
    [
      'the first time that is declined is past',
      `  player Ana hand Doom, Doom
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Gua = Guard
    Ben: One might 2
    Ben: Two might 2
  turn Ana
  Ana plays Doom choosing One
  all pass
  Ben declines Guard
  Ana plays Doom choosing Two
  all pass
  expect One is in trash
  expect Two is in trash
  expect Gua is ready`,
    ],
    [
      'what is paid is what "if they do" speaks of',
      `  player Ana hand Toll deck Plain
  player Ben hand nothing runes 1x fury
  base Ben
    Ox might 6
  turn Ana
  Ana plays Toll choosing Ox
  all pass
  Ben accepts Toll
  expect Ox has 0 damage
  expect Ana has 1 card in hand`,
    ],
    [
      'nothing is drawn where nothing was paid',
      `  player Ana hand Toll deck Plain
  player Ben hand nothing runes nothing
  base Ben
    Ox might 6
  turn Ana
  Ana plays Toll choosing Ox
  all pass
  expect Ox has 3 damage
  expect Ana has 0 cards in hand`,
    ],
    [
      'gear that a hidden spell plays goes to its base (149.2)',
      `  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ana facedown Forge by Ana
    Ana: Ox might 3
  turn Ana
  Ana plays Forge from facedown
  Ana passes
  Ben passes
  expect Gold is at base`,
    ],
    [
      'a unit that a hidden spell plays goes where it was hidden (811.1.d.3)',
      `  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ana facedown Muster by Ana
    Ana: Ox might 3
  turn Ana
  Ana plays Muster from facedown
  Ana passes
  Ben passes
  expect Recruit is at Quarry`,
    ],
  ])('%s', (_, script) => {
    expectToHold(`${CARDS}
scenario "Words"
${script}
`);
  });
});
