/** What was read and played without a word, and otherwise than its sentence says. */
import { describe, expect, test } from 'vitest';
import { parseAbility } from '../../../engine/cards/sentence.ts';
import { play } from './support.ts';

const CARDS = `
card Goad spell action
  cost 0
  deal 1 to a unit
card Jab spell action
  cost 0
  deal 1 to a unit
card Poke spell action
  cost 0
  deal 1 to a unit
card Pry spell action
  cost 0
  choose any unit, an equipment with the same controller. attach it to that unit or detach it from that unit
card Blade gear
  cost 0
  might +2
  equip 1
card Well battlefield
  when you conquer here: look at the top 2 cards of your deck. you may recycle any number of them. put the rest back in any order
card Belfry battlefield
  while you control this battlefield: friendly repeat costs cost 1 less
card Runner unit
  cost 1
  might 1
  accelerate
card Echo spell action
  cost 0
  repeat 2
  draw 1
card Vow spell action
  cost 0
  choose a friendly unit. if it would die this turn, recall it instead
card Rite spell action
  cost 0
  As an additional cost to play this, discard 1.
  Deal 1 to a unit at a battlefield. If you discarded a spell this way, draw 1.
card Count spell action
  cost 0
  draw 1 for each friendly unit
card Shove spell action
  cost 0
  move an enemy unit to its base
card Keeper unit
  might 3
  While there's exactly one enemy unit here, it can't move.
card Rigger unit
  might 2
  When you play me, play a 1 might Recruit unit token to my battlefield.
card Sleeve gear
  When you discard a card, you may exhaust this to put that card on the bottom of its owner's Main Deck. If you do, draw 1.
card Satchel gear
  deploy
  When you move a unit from here to base, you may kill this to move up to two other friendly units here to base.
card Mourner unit
  might 1
  When another friendly unit dies: return it to its owner's hand at the end of this turn
card Warder unit
  might 3
  when I attack, deal 2 to an enemy unit here. if it dies this turn, ready me
card Sexton unit
  might 9
  when your second unit dies each turn, draw 1
card Auditor unit
  might 9
  when I attack, if the second unit died this turn, draw 1
card Muster spell action
  cost 0
  when a friendly unit attacks or defends this turn, draw 1
`;

interface Board {
  readonly hand?: string;
  readonly deck?: string;
  readonly field?: string;
  readonly mine?: string;
  readonly base?: string;
  readonly runes?: string;
}

const board = ({
  hand = 'nothing',
  deck = 'Goad, Jab, Poke',
  field = 'Field controlled by Ana',
  mine = '    Ana: Pia might 4',
  base = '    Lea might 4',
  runes = '8x fury',
}: Board): string => `  player Ana hand ${hand} deck ${deck} runes ${runes}
  player Ben hand nothing deck Goad, Goad, Goad
  battlefield ${field}
${mine}
  battlefield Keep controlled by Ben
    Ben: Foe might 2
  base Ana
${base}
  turn Ana
`;

const SILENT: readonly (readonly [what: string, board: string, ...script: readonly string[]])[] = [
  [
    'what is to be detached from one unit stays on another',
    board({ hand: 'Pry', base: '    Raider might 5\n    Scout might 2, attached Blade' }),
    'Ana plays Pry choosing Raider, Blade',
    'all pass',
    'Ana chooses "detach it from that unit"',
    'expect Scout has 4 might',
  ],
  [
    'and comes off the one it is on',
    board({ hand: 'Pry', base: '    Scout might 2, attached Blade' }),
    'Ana plays Pry choosing Scout, Blade',
    'all pass',
    'Ana chooses "detach it from that unit"',
    'expect Scout has 2 might',
  ],
  [
    'cards put back lie as they are ordered',
    board({ field: 'Field = Well', mine: '' }),
    'Ana moves Lea to Field',
    'all pass',
    'Ana declines',
    'Ana orders Goad',
    'effect by Ana: draw 1',
    'expect Goad is in hand',
  ],
  [
    'what lowers Repeat costs lowers those',
    board({ hand: 'Echo', field: 'Field = Belfry controlled by Ana', runes: '1x fury' }),
    'Ana plays Echo paying repeat',
    'all pass',
    'expect Ana drew 2',
  ],
  [
    'and no other additional cost',
    board({ hand: 'Runner', field: 'Field = Belfry controlled by Ana', runes: '2x fury' }).replace(
      'runes 2x fury',
      'energy 1 power 1 fury',
    ),
    'expect Ana cannot play Runner paying accelerate',
  ],
  [
    'recalled instead as often as it would die',
    board({ hand: 'Vow' }),
    'Ana plays Vow choosing Lea',
    'all pass',
    'effect by Ben: kill Lea',
    'effect by Ben: kill Lea',
    'expect Lea is alive',
  ],
  [
    'the one enemy unit there cannot move',
    board({ hand: 'Shove', mine: '    Ana: Keep1 = Keeper\n    Ana: Pia might 4' }),
    'effect by Ben: move Foe to Field',
    'Ben passes',
    'Ana plays Shove choosing Foe',
    'Ana passes',
    'Ben passes',
    'expect Foe is at Field',
  ],
  [
    'my battlefield is none in a base',
    board({ hand: 'Rigger' }),
    'Ana plays Rigger to Field',
    'all pass',
    'expect Recruit is at Field',
  ],
  [
    'and nothing is played there from a base',
    board({ hand: 'Rigger, Count' }),
    'Ana plays Rigger',
    'all pass',
    'Ana plays Count',
    'all pass',
    'expect Ana drew 3',
  ],
  [
    'a discarded card is meant where it lies',
    board({ hand: 'Goad, Jab', deck: 'Poke, Poke', base: '    gear Cuff = Sleeve' }),
    'effect by Ana: discard 1',
    'Ana chooses Goad',
    'Ana accepts',
    'all pass',
    'expect Ana has no cards in trash',
    'expect Ana has 2 cards in hand',
    'expect Ana has 2 cards in deck',
  ],
  [
    'where it was moved from, before it moved',
    board({ mine: '    Ana: Pia might 4\n    Ana: Bud might 2\n    Ana: gear Bag = Satchel' }),
    'Ana moves Pia to base',
    'Ana accepts',
    'Ana chooses Bud',
    'all pass',
    'expect Bud is at base',
  ],
  [
    'what a trigger was about, at the end of the turn',
    board({ base: '    Lea might 4\n    Moe = Mourner' }),
    'effect by Ben: kill Moe',
    'Ana ends turn',
    'expect Moe is dead',
  ],
  [
    'and back by then',
    board({ hand: 'Warder', mine: '    Ana: Pia = Runner', base: '    Moe = Mourner' }),
    'effect by Ben: kill Pia',
    'all pass',
    'expect Pia is dead',
    'Ana ends turn',
    'all pass',
    'expect Pia is in hand',
  ],
  [
    'discarded this way, to play it',
    board({ hand: 'Rite, Goad' }),
    'Ana plays Rite choosing Foe paying discard Goad',
    'all pass',
    'expect Ana drew 1',
  ],
  [
    'and another card was',
    board({ hand: 'Rite, Runner' }),
    'Ana plays Rite choosing Foe paying discard Runner',
    'all pass',
    'expect Ana drew nothing',
  ],
  [
    'killed by the damage, after it was dealt',
    board({ base: '    Ward = Warder' }),
    'Ana moves Ward to Keep',
    'Ana chooses Foe',
    'all pass',
    'expect Foe is dead',
    'expect Ward is ready',
  ],
  [
    'of units that die, only yours counts, and the second of them',
    board({ base: '    Gus = Sexton\n    Lea might 1\n    Sue might 1' }),
    'effect by Ana: kill Foe',
    'effect by Ana: kill Lea',
    'expect Ana drew nothing',
    'effect by Ana: kill Sue',
    'all pass',
    'expect Ana drew 1',
  ],
  [
    'one unit that died is not the second one',
    board({ base: '    Gus = Sexton\n    Ada = Auditor\n    Lea might 1' }),
    'effect by Ana: kill Lea',
    'Ana moves Ada to Keep',
    'all pass',
    'expect Ana drew nothing',
  ],
  [
    'of two events, the second one is waited for, too',
    board({ hand: 'Muster' }),
    'Ana plays Muster',
    'all pass',
    'Ana moves Lea to Keep',
    'all pass',
    'expect Ana drew 1',
  ],
];

/** Sentences of which a word would have no effect. */
const REFUSED: readonly (readonly [text: string, on: 'unit' | 'spell'])[] = [
  ['when your third unit dies, draw 1', 'unit'],
  ['when their first unit is stunned each turn, draw 1', 'unit'],
  ['when your second enemy unit dies each turn, draw 1', 'unit'],
  ['when your second unit attacks or defends each turn, draw 1', 'unit'],
  ['when you play your second unit, gear, or activated ability that costs 3 or more, draw 1', 'unit'],
  ['the second time you play your third unit each turn, draw 1', 'unit'],
  ['when you play your third unit for the second time each turn, draw 1', 'unit'],
  ['when I attack while alone or when you play a spell during your turn, draw 1', 'unit'],
  ['when I attack or at the start of your next turn, draw 1', 'unit'],
  ['if your second unit would die, recall it instead', 'unit'],
  ['when I attack, if the second unit died twice this turn, draw 1', 'unit'],
  ['the next time a friendly unit attacks or defends this turn, draw 1', 'spell'],
  ['draw 1 the next time a friendly unit attacks or defends this turn', 'spell'],
];

/** Pairs that differ in one word, which has to make a difference. */
const DIFFERENT: readonly (readonly [one: string, other: string])[] = [
  ['when a unit dies, draw 1', 'when your second unit dies each turn, draw 1'],
  ['when your second unit dies each turn, draw 1', 'when your third unit dies each turn, draw 1'],
  ['when your second unit dies each turn, draw 1', 'when the second unit dies each turn, draw 1'],
  [
    'when the second enemy unit moves here each turn, draw 1',
    'when the second friendly unit moves here each turn, draw 1',
  ],
  ['when you stun your second unit each turn, draw 1', 'when you stun the second unit each turn, draw 1'],
  [
    "when I attack, if you've played your second card this turn, draw 1",
    "when I attack, if you've played your third card this turn, draw 1",
  ],
  [
    'when I attack, if the second unit died this turn, draw 1',
    'when I attack, if the first unit died this turn, draw 1',
  ],
  ['when one or more friendly units move, draw 1', 'when a friendly unit moves, draw 1'],
];

const read = (text: string, on: 'unit' | 'spell' = 'unit') => parseAbility(text, on);
const terms = (text: string): string => {
  const found = read(text);
  return found.ok ? JSON.stringify(found.abilities, (key, value) => (key === 'text' ? undefined : value)) : text;
};

describe('no word is read without an effect', () => {
  test.each(REFUSED)('%s', (text, on) => {
    expect(read(text, on).ok).toBe(false);
  });

  test.each(DIFFERENT)('%s / %s', (one, other) => {
    expect(read(one).ok && read(other).ok).toBe(true);
    expect(terms(one)).not.toBe(terms(other));
  });
});

describe('silent readings', () => {
  test.each(SILENT)('%s', (_, setup, ...script) => {
    const { told, unmet } = play(
      `scenario "silent"\n  edition 1.4\n${setup}${script.map(line => `  ${line}\n`).join('')}\n${CARDS}`,
    );
    expect({ told, unmet }).toEqual({ told: [], unmet: [] });
  });
});

test('that a facedown card is not killed is said', () => {
  const { report, told } = play(`scenario "facedown"
  edition 1.4
  player Ana
  player Ben
  battlefield Field controlled by Ben facedown Lurk by Ben
    Ben: Foe might 1
  battlefield Keep
  base Ana
    Spy might 9
  turn Ana
  effect by Ana: choose a facedown card at a battlefield. kill it
  Ana chooses Lurk
card Lurk spell action
  cost 0
  hidden
  deal 1 to a unit
${CARDS}`);
  expect(told).toEqual([]);
  expect(JSON.stringify(report.runs)).toContain('is no permanent');
});
