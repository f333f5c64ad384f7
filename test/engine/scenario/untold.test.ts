/** What is not told and not named has no part in an answer: whatever is told of it, the answer stays. */
import { describe, expect, it } from 'vitest';
import { play } from './support.ts';

const CARDS = `card Bolt spell reaction
  cost 1
  deal 2 to a unit

card Rush spell action
  cost 1
  give a unit +2 might this turn

card Blaze spell
  cost 0 fury
  deal 3 to a unit

card Embers spell reaction
  cost 0 fury
  deal 3 to a unit

card Warden unit
  might 3
  when I defend: pay 1. if you do, kill me

card Lesson unit
  might 2
  when I attack: you may pay 1 to deal 2 to a unit here

card Count spell
  deal damage equal to the number of runes you control to a unit

card Scorch gear
  discard 1: deal 3 to a unit

card Theft spell
  an opponent discards 1. deal 3 to a unit

card Grief spell action
  if an opponent has no cards in hand, deal 3 to a unit

card Peek spell
  choose an opponent. they reveal their hand. choose a unit from it. deal 3 to a unit
`;

/** What is told of each player, in the line that says who they are. */
interface Told {
  readonly Ana: string;
  readonly Ben: string;
}
const PLAYERS = ['Ana', 'Ben'] as const;

interface Board {
  readonly name: string;
  readonly told: Told;
  /** Behind the battlefields. */
  readonly lines: string;
  /** Lines of the script before what is asked. */
  readonly before?: readonly string[];
}

const textOf = ({ lines, before = [] }: Board, { Ana, Ben }: Told, asked: readonly string[]): string => `${CARDS}
scenario "Untold"
  edition 1.5
  player Ana points 0 ${Ana}
  player Ben points 0 ${Ben}
  battlefield Quarry controlled by Ben
${lines}
  turn Ana
${[...before, ...asked].map(line => `  ${line}\n`).join('')}`;

const CLAIMS = ['Wall is dead', 'Raider is dead', 'Ana controls Quarry'].flatMap(claim => [
  `can Ana force ${claim}?`,
  `can Ben force ${claim}?`,
  `is it possible that ${claim}?`,
]);

interface Answer {
  readonly asked: string;
  readonly yes: boolean;
  readonly without: string;
}

/** One after the other, as there is a limit to what all questions of a scenario take. */
const answersOn = (board: Board, told: Told): readonly Answer[] =>
  CLAIMS.map(asked => {
    const { report } = play(textOf(board, told, [asked]));
    const [answer] = report.runs[0]?.questions ?? [];
    if (answer?.isDecided !== true) throw new Error(`not decided: ${asked} ${JSON.stringify(report.diagnostics)}`);
    return { asked, yes: answer.answer().yes, without: answer.without ?? '' };
  });

const UNITS = `    Ben: Wall might 3
  base Ana
    Raider might 3`;

const KEPT_OFF: Board = {
  name: 'an answer that keeps it off',
  told: { Ana: 'hand nothing', Ben: 'hand Rush' },
  lines: `    Ben: Wall might 3
  base Ana
    Raider might 3`,
};

/** Of each board, what is told of the players beside what is not. */
const RESOURCES: readonly Board[] = [
  { name: 'units alone', told: { Ana: 'hand nothing', Ben: 'hand nothing' }, lines: UNITS },
  { name: 'a bolt', told: { Ana: 'hand Bolt', Ben: 'hand nothing' }, lines: UNITS },
  { name: 'a bolt in answer', told: { Ana: 'hand nothing', Ben: 'hand Bolt' }, lines: UNITS },
  KEPT_OFF,
  { name: 'both', told: { Ana: 'hand Rush', Ben: 'hand Bolt' }, lines: UNITS },
  {
    name: 'a trigger that may be paid for',
    told: { Ana: 'hand nothing', Ben: 'hand nothing' },
    lines: `    Ben: Wall might 3
  base Ana
    Raider = Lesson`,
  },
  {
    name: 'a trigger that is paid for without being asked',
    told: { Ana: 'hand nothing', Ben: 'hand nothing' },
    lines: `    Ben: Wall = Warden
  base Ana
    Raider might 1`,
  },
  { name: 'runes that are counted', told: { Ana: 'hand Count', Ben: 'hand nothing' }, lines: UNITS },
];

const HANDS: readonly Board[] = [
  { name: 'units alone', told: { Ana: 'energy 2', Ben: 'energy 2' }, lines: UNITS },
  {
    name: 'a discard to pay with',
    told: { Ana: 'energy 2', Ben: 'energy 2' },
    lines: `    Ben: Wall might 3
  base Ana
    Raider might 3
    gear "Scorch"`,
  },
];

/** One hand is told, and the other is not. */
const HANDS_OF_BEN: readonly Board[] = ['Theft', 'Grief', 'Peek'].map(card => ({
  name: card,
  told: { Ana: `energy 2 hand ${card}`, Ben: 'energy 2' },
  lines: UNITS,
}));

const CHANNELLED = ['effect by Ana: channel 1 rune', 'effect by Ben: channel 1 rune'];

/** Whose rune deck is not told, so that what was channelled is of no certain domain. */
const RUNE_DECKS: readonly Board[] = [
  {
    name: 'units alone',
    told: { Ana: 'hand nothing runes nothing', Ben: 'hand nothing runes nothing' },
    lines: UNITS,
    before: CHANNELLED,
  },
  {
    name: 'fury that is paid',
    told: { Ana: 'hand Blaze runes nothing', Ben: 'hand nothing runes nothing' },
    lines: UNITS,
    before: CHANNELLED,
  },
  {
    name: 'fury that is paid in answer',
    told: { Ana: 'hand nothing runes nothing', Ben: 'hand Embers runes nothing' },
    lines: UNITS,
    before: CHANNELLED,
  },
];

const withTold = (told: Told, who: keyof Told, more: string): Told => ({ ...told, [who]: `${told[who]} ${more}` });

/** Whatever is told of players who are not named. */
const staysAsItIs = (
  board: Board,
  levels: readonly string[],
  isNamed: (without: string, who: string) => boolean,
): void => {
  const untold = answersOn(board, board.told);
  for (const who of PLAYERS)
    for (const level of levels) {
      const told = answersOn(board, withTold(board.told, who, level));
      const unnamed = untold.filter(({ without }) => !isNamed(without, who));
      const other = unnamed.filter(({ asked, yes }) => told.find(each => each.asked === asked)?.yes !== yes);
      expect({ who, level, other }).toEqual({ who, level, other: [] });
    }
};

const paysForNothing = (without: string, who: string): boolean =>
  new RegExp(`${who}'s runes|${who}'s resources`).test(without);
const hasHand = (without: string, who: string): boolean => without.includes(`${who}'s hand`);

describe('resources that are not told', () => {
  it.each(RESOURCES)('may be anything where they are not named: $name', board => {
    staysAsItIs(board, ['energy 0', 'energy 1', 'energy 3', 'runes 3x fury'], paysForNothing);
  });

  const namedIn = (board: number): readonly string[] =>
    answersOn(RESOURCES[board] as Board, (RESOURCES[board] as Board).told).flatMap(({ asked, yes, without }) =>
      without === '' ? [] : `${asked} ${yes ? 'Yes' : 'No'}. ${without}`,
    );

  it('are not named where nobody pays', () => expect(namedIn(0)).toEqual([]));

  it('are named of whoever forces something by paying', () => {
    expect(namedIn(1)).toContain(
      "can Ana force Wall is dead? Yes. Ana pays no costs in it, because Ana's resources are not specified.",
    );
    expect(namedIn(1).filter(each => each.startsWith('can Ana') && each.includes('No.'))).toEqual([]);
  });

  it('are named of whoever keeps something from being forced by paying', () => {
    expect(answersOn(KEPT_OFF, KEPT_OFF.told)[0]).toEqual({
      asked: 'can Ana force Wall is dead?',
      yes: false,
      without: "Ben pays no costs in it, because Ben's resources are not specified.",
    });
    expect(answersOn(KEPT_OFF, withTold(KEPT_OFF.told, 'Ben', 'energy 0'))[0]?.yes).toBe(true);
  });

  it('are told once as an assumption', () => {
    const text = textOf(RESOURCES[1] as Board, (RESOURCES[1] as Board).told, [
      'expect Ana can force Wall is dead',
      'expect it is possible that Raider is dead',
    ]);
    const { told, diagnostic } = play(text);
    expect(told).toEqual(['expect Ana can force Wall is dead: information explore/assumed']);
    expect(diagnostic('explore/assumed')?.message).toBe(
      "Ana's resources are not specified, so Ana pays no costs. To change that, write them down, as in “player Ana energy 2” or “player Ana runes 2x calm”.",
    );
  });

  it('are not what was paid with before', () => {
    const text = textOf(RESOURCES[1] as Board, (RESOURCES[1] as Board).told, [
      'Ana plays Bolt choosing Raider',
      'all pass',
      'expect Ana can force Ana conquered Quarry',
      'expect Ana cannot force Ana conquered Quarry',
    ]);
    expect(play(text).told.filter(each => each.includes('assumed'))).toEqual([]);
  });
});

describe('rune decks that are not told', () => {
  const paysEveryDomain = (without: string, who: string): boolean => without.includes(`${who}'s rune deck`);

  it.each(RUNE_DECKS)('may be anything where they are not named: $name', board => {
    staysAsItIs(board, ['rune deck 11x fury', 'rune deck 11x calm', 'rune deck calm, 10x fury'], paysEveryDomain);
  });

  it('are named of whoever pays Power of a domain', () => {
    const named = (board: number): readonly string[] =>
      answersOn(RUNE_DECKS[board] as Board, (RUNE_DECKS[board] as Board).told).flatMap(({ asked, without }) =>
        without === '' ? [] : `${asked} ${without}`,
      );
    expect(named(0)).toEqual([]);
    expect(named(1)).toContain(
      "can Ana force Wall is dead? Runes that Ana channelled pay Power of every domain in it, because Ana's rune deck is not specified.",
    );
  });

  it('leave open of which domain their runes are, not how many there are', () => {
    const text = textOf(KEPT_OFF, { Ana: 'runes 2x fury', Ben: '' }, [
      'expect Ana has 10 runes in rune deck',
      'expect Ana has 2 calm runes in rune deck',
    ]);
    expect(play(text).diagnostic('expect/failed')?.message).toBe(
      'Whether "Ana has 2 calm runes in rune deck" is true cannot be determined: the scenario does not specify Ana\'s rune deck; write it in the line “player Ana”, as in “rune deck 3x fury, 2x calm” or “rune deck nothing”.',
    );
  });
});

describe('hands that are not told', () => {
  const LEVELS = ['hand nothing', 'hand Bolt', 'hand Rush, Bolt', 'hand Warden'];

  it.each([...HANDS, ...HANDS_OF_BEN])('may be anything where they are not named: $name', board => {
    const isSpecified = (who: string): boolean => who === 'Ana' && board.told.Ana.includes('hand');
    staysAsItIs(board, LEVELS, (without, who) => isSpecified(who) || hasHand(without, who));
  });
});

describe('what is claimed of something that is not told', () => {
  it.each([
    'Ana has 2 ready runes',
    'Ana has 2 energy',
    'Ana has 1 power',
    'Ana has 2 cards in hand',
    'Ana has 2 cards in deck',
    'Ana has 2 runes in rune deck',
  ])('cannot be told, nor the opposite: %s', claim => {
    const board = RESOURCES[0] as Board;
    for (const line of [
      `it is possible that ${claim}`,
      `it is impossible that ${claim}`,
      `Ana cannot force ${claim}`,
    ]) {
      const text = textOf(board, { Ana: '', Ben: '' }, [`expect ${line}`]);
      const { told, report } = play(text);
      expect(told).toEqual([`expect ${line}: error expect/failed`]);
      expect(report.runs.map(({ status }) => status)).toEqual(['failed']);
      expect(report.diagnostics.at(-1)?.message).toContain(
        `Whether "${claim}" is true cannot be determined: the scenario `,
      );
    }
    const asked = play(textOf(board, { Ana: '', Ben: '' }, [`is it possible that ${claim}?`]));
    expect([asked.report.runs[0]?.status, asked.told]).toEqual([
      'undecided',
      [`is it possible that ${claim}?: warning flow/undecided`],
    ]);
  });

  it('is said of a puzzle, too', () => {
    const text = textOf(RESOURCES[0] as Board, { Ana: 'hand nothing', Ben: 'hand nothing' }, [
      'goal Ana can force Ana has 2 energy',
    ]).replace('scenario', 'puzzle');
    expect(play(text).told).toEqual(['goal Ana can force Ana has 2 energy: error expect/failed']);
  });
});

describe('points that are not told', () => {
  const told = (claim: string) =>
    play(
      textOf(RESOURCES[0] as Board, { Ana: 'hand nothing', Ben: 'hand nothing' }, [
        `expect it is impossible that ${claim}`,
      ]).replaceAll('points 0 ', ''),
    );

  it('are told to be counted from none where winning hangs on them', () => {
    expect(told('Ana wins the game').diagnostic('flow/assumed')?.message).toBe(
      '“Ana wins the game” counts the points of Ana and Ben, which the scenario does not specify; they are assumed to start with 0 points. To change that, write it down, as in “player Ana points 3”.',
    );
  });

  it('are counted from none where a claim is about them', () => {
    expect(told('Ana has 2 points').told).toEqual([]);
  });
});
