/**
 * Which sets of things may be shown off (832.1.c, 832.1.c.3), held against every set there is: whether each of it is in one's hand or
 * friendly on the board, whether each is what the keyword names, and whether they are enough and different.
 */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

interface Thing {
  readonly name: string;
  readonly at: 'hand' | 'board' | 'enemy board' | 'trash' | 'enemy hand';
  readonly kind: 'unit' | 'gear' | 'spell';
  readonly energy: number;
  readonly might: number;
  /** What it is called by its card. */
  readonly card: string;
}

const THINGS: readonly Thing[] = [
  { name: 'Golem', at: 'hand', kind: 'unit', energy: 3, might: 3, card: 'Golem' },
  { name: 'Colossus', at: 'hand', kind: 'unit', energy: 8, might: 6, card: 'Colossus' },
  { name: 'Torrent', at: 'hand', kind: 'spell', energy: 7, might: 0, card: 'Torrent' },
  { name: 'Twin', at: 'board', kind: 'unit', energy: 3, might: 3, card: 'Golem' },
  { name: 'Friend', at: 'board', kind: 'unit', energy: 0, might: 5, card: 'Friend' },
  { name: 'Hammer', at: 'board', kind: 'gear', energy: 0, might: 0, card: 'Hammer' },
  { name: 'Guard', at: 'enemy board', kind: 'unit', energy: 0, might: 9, card: 'Guard' },
  { name: 'Relic', at: 'trash', kind: 'unit', energy: 9, might: 9, card: 'Relic' },
  { name: 'Secret', at: 'enemy hand', kind: 'unit', energy: 9, might: 9, card: 'Secret' },
];

const CARDS = `
card Golem unit
  cost 3
  might 3
card Colossus unit
  cost 8
  might 6
card Torrent spell
  cost 7
  draw 1
card Relic unit
  cost 9
  might 9
card Secret unit
  cost 9
  might 9
`;

const BOARD = `
  edition 1.5
  player Ana hand Show, Golem, Colossus, Torrent
  player Ben hand Secret
  battlefield Quarry controlled by Ben
    Ben: Guard might 9
  battlefield Grove
  base Ana
    Twin = Golem
    Friend might 5
    gear Hammer
  trash Ana Relic
  turn Ana
`;

interface Keyword {
  readonly line: string;
  readonly fits: (thing: Thing) => boolean;
  readonly counts: (n: number) => boolean;
  readonly different?: true;
}

const isUnit = ({ kind }: Thing): boolean => kind === 'unit';

const KEYWORDS: readonly Keyword[] = [
  { line: 'show off a unit', fits: isUnit, counts: n => n === 1 },
  { line: 'show off a card costing 7 or more', fits: ({ energy }) => energy >= 7, counts: n => n === 1 },
  { line: 'show off a Mighty unit', fits: thing => isUnit(thing) && thing.might >= 5, counts: n => n === 1 },
  { line: 'show off three units with different names', fits: isUnit, counts: n => n === 3, different: true },
  { line: 'show off two units', fits: isUnit, counts: n => n === 2 },
  { line: 'show off any number of cards', fits: () => true, counts: n => n > 0 },
  { line: 'show off one or more gear', fits: ({ kind }) => kind === 'gear', counts: n => n > 0 },
];

const sets = Array.from({ length: 2 ** THINGS.length - 1 }, (_, n) =>
  THINGS.filter((_thing, at) => (n + 1) & (1 << at)),
);

const isLegal = ({ fits, counts, different }: Keyword, set: readonly Thing[]): boolean =>
  set.every(thing => (thing.at === 'hand' || thing.at === 'board') && fits(thing)) &&
  counts(set.length) &&
  (different !== true || new Set(set.map(({ card }) => card)).size === set.length);

describe('what may be shown off', () => {
  test.each(KEYWORDS)('$line', keyword => {
    const asked = sets.map(set => `  can Ana play Show showing off ${set.map(({ name }) => name).join(', ')}?`);
    const { report } = play(`${CARDS}
card Show spell
  ${keyword.line}
  draw 1
scenario "Each set"
${BOARD}
${asked.join('\n')}
`);
    const said = report.runs.flatMap(({ questions }) =>
      questions.map(({ answer }) => {
        const is = answer();
        return is.asks === 'legality' && is.yes;
      }),
    );
    expect(sets.filter((set, n) => said[n] !== isLegal(keyword, set)).map(set => set.map(({ name }) => name))).toEqual(
      [],
    );
    expect(said.length).toBe(sets.length);
    expect(said.filter(Boolean).length).toBe(sets.filter(set => isLegal(keyword, set)).length);
  });
});
