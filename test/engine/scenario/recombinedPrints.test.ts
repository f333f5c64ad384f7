/** Sentences of printed cards, recombined as the next set might: what was read otherwise than it says, or not at all. */
import { describe, expect, test } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';
import { parseAbility } from '../../../engine/cards/sentence.ts';
import { play } from './support.ts';

const CARDS = `
card Muster spell action
  cost 0
  Play two 1 might Recruit unit tokens to your base. They enter ready if you control a gear.
card Summons spell action
  cost 0
  Play a 3 might Sprite unit token to your base. It enters ready unless an opponent controls a gear.
card Vow spell reaction
  cost 0
  The next time one of your units would die this turn, recall it instead. Then draw 1.
card Crowd unit
  might 1
  While a player controls 3 or more units here, I have +1 might.
card Hermit unit
  might 1
  While each player controls a gear, I have +1 might.
card Miser unit
  might 1
  While a player has no cards in hand, I have +1 might.
card Gate battlefield
  Units you don't control enter ready.
card Coin gear
  cost 0
card Tide gear
  When you return a unit you control to its owner's hand, draw 1.
card Gulf gear
  If an enemy unit would be returned to its owner's hand, banish it instead.
card Bazaar battlefield
  Units played here enter ready.
card Page unit
  cost 0
  might 1
card Modal spell action
  cost 0
  Choose a friendly unit, then choose one: buff it / give it Ganking this turn
`;

interface Board {
  readonly hand?: string;
  readonly field?: string;
  readonly units?: string;
  readonly base?: string;
  readonly theirs?: string;
}

const board = ({
  hand = 'nothing',
  field = 'Field controlled by Ana',
  units = '    Ana: Pia might 4',
  base = '',
  theirs = '',
}: Board) =>
  `  player Ana hand ${hand} deck Coin, Coin, Coin runes 8x fury
  player Ben hand Coin deck Coin, Coin, Coin runes 8x fury
  battlefield ${field}
${units}
  battlefield Keep controlled by Ben
    Ben: Foe might 2
  base Ana
    Lea might 4
${base}
  base Ben
    Ox might 3
${theirs}
  turn Ana
`;

const PLAYED: readonly (readonly [what: string, board: string, ...script: readonly string[]])[] = [
  [
    'what enters ready under a condition is played without it as well',
    board({ hand: 'Muster' }),
    'Ana plays Muster',
    'all pass',
    'expect "Recruit 1" is exhausted',
    'expect "Recruit 2" is exhausted',
  ],
  [
    'and enters ready with it',
    board({ hand: 'Muster', base: '    gear Purse = Coin' }),
    'Ana plays Muster',
    'all pass',
    'expect "Recruit 1" is ready',
    'expect "Recruit 2" is ready',
  ],
  [
    'and likewise of unless',
    board({ hand: 'Summons', theirs: '    gear Purse = Coin' }),
    'Ana plays Summons',
    'all pass',
    'expect Sprite is exhausted',
  ],
  [
    '"then" waits with what it follows',
    board({ hand: 'Vow' }),
    'Ana plays Vow',
    'all pass',
    'expect Ana drew nothing',
    'effect by Ben: kill Lea',
    'expect Lea is alive',
    'expect Ana drew 1',
  ],
  [
    'a player who has so many may be yourself',
    board({ units: '    Ana: Kit = Crowd\n    Ana: Bud might 1\n    Ana: Sue might 1' }),
    'expect Kit has 2 might',
  ],
  [
    'and the units of two players are not added together',
    board({ units: '    Ana: Kit = Crowd\n    Ana: Bud might 1' }),
    'effect by Ben: move Ox to Field',
    'expect Kit has 1 might',
  ],
  ['each player is all of them', board({ base: '    Eve = Hermit\n    gear Purse = Coin' }), 'expect Eve has 1 might'],
  [
    'and you are one',
    board({ base: '    Eve = Hermit\n    gear Purse = Coin', theirs: '    gear Sack = Coin' }),
    'expect Eve has 2 might',
  ],
  [
    "what you do not control is everybody else's",
    board({ field: 'Field = Gate controlled by Ana' }),
    'effect by Ben: play a 1 might Recruit unit token to your base',
    'expect Recruit is ready',
  ],
  [
    'and none of yours',
    board({ field: 'Field = Gate controlled by Ana' }),
    'effect by Ana: play a 1 might Recruit unit token to your base',
    'expect Recruit is exhausted',
  ],
  [
    "returned to its owner's hand",
    board({ base: '    gear Sea = Tide' }),
    'effect by Ana: return Lea to hand',
    'all pass',
    'expect Ana drew 1',
  ],
  [
    'and instead of that',
    board({ base: '    gear Sea = Gulf' }),
    'effect by Ana: return Ox to hand',
    'expect Ox is banished',
  ],
  [
    'played here, by anybody',
    board({ hand: 'Page', field: 'Field = Bazaar controlled by Ana' }),
    'Ana plays Page to Field',
    'expect Page is ready',
  ],
  [
    'and not elsewhere',
    board({ hand: 'Page', field: 'Field = Bazaar controlled by Ana' }),
    'Ana plays Page to base',
    'expect Page is exhausted',
  ],
  [
    'a mode is said behind what is chosen before it',
    board({ hand: 'Modal' }),
    'Ana plays Modal choosing Lea, "give it Ganking this turn"',
    'all pass',
    'expect Lea has ganking',
  ],
  ['of hands as well', board({ base: '    Gus = Miser' }), 'expect Gus has 2 might'],
];

describe('played as it says', () => {
  test.each(PLAYED)('%s', (_, setup, ...script) => {
    const { told, unmet } = play(
      `scenario "recombined"\n${setup}${script.map(line => `  ${line}\n`).join('')}\n${CARDS}`,
    );
    expect({ told, unmet }).toEqual({ told: [], unmet: [] });
  });
});

/** Words that point to nobody, which were taken for somebody. */
const REFUSED: readonly (readonly [text: string, why: RegExp])[] = [
  ['their spells cost 1 less', /whose this is/],
  ['while a player has 3 or more units here, their spells cost 1 less', /whose this is/],
  ['while an opponent controls 3 or more units here, their units have -1 might', /whose this is/],
  ['when I conquer, draw 1 if you control fewer units than that opponent', /that opponent/],
  ['when a player plays a unit here, if they control fewer units here than each opponent, ready it', /whose opponents/],
];

describe('refused with its reason', () => {
  test.each(REFUSED)('%s', (text, why) => {
    const found = parseAbility(text, 'unit');
    expect(found.ok ? 'read' : found.problem.message).toMatch(why);
  });

  test('"it" between what dies and what was chosen since', () => {
    const [line] = pasteCard(
      'Oath\nSpell\nCost 1\nThe next time one of your units would die this turn, instead deal its Might to an enemy unit at its battlefield. Then recall it.',
    ).lines;
    expect(line?.read === false && line.message).toMatch(/not clear what "it" refers to/);
  });
});
