/** A name that can only be a slip for a card's is told of where it would stand without the card's words. */
import { expect, test } from 'vitest';
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../../engine/language/syntax.ts';
import { runScenario } from '../../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { runContext } from '../../../../server/analysis/document/context.ts';

/** The warnings of a board with these lines: the text that each stands at, and its message. */
const told = (
  { player = '', battlefield = 'Mill', unit = '', line = '' },
  codes: readonly string[] = ['name/near-card'],
): readonly (readonly [string, string])[] => {
  const text = `scenario "Slips"
  player Ana ${player}
  player Ben
  battlefield Quarry
  battlefield ${battlefield}
  base Ana
    Raider might 3
    ${unit}

  turn Ana
  expect Raider has 3 might
  ${line}
`;
  const [block] = parseFile(text).blocks as readonly Block<ScenarioTree>[];
  if (block === undefined) throw new Error('no scenario');
  return runScenario(block, runContext(loadRuleBook(), NEWEST)).diagnostics.flatMap(({ code, span, message }) =>
    codes.includes(code) ? [[text.slice(span.start, span.end), message] as const] : [],
  );
};

test.each([
  [{ unit: 'gear "Zhonyas Hourglass"' }, '"Zhonyas Hourglass"', 'this gear', '"Zhonya\'s Hourglass"'],
  [{ unit: '"Yasuo, Remorsefull" might 3' }, '"Yasuo, Remorsefull"', 'this unit', '"Yasuo, Remorseful"'],
  [{ battlefield: '"Trifarian WarCamp"' }, '"Trifarian WarCamp"', 'this battlefield', '"Trifarian War Camp"'],
  [{ player: 'hand Defyy' }, 'Defyy', 'this card', '"Defy"'],
  [{ player: 'deck Raider, Defyy' }, 'Defyy', 'this card', '"Defy"'],
  [{ unit: 'trash Ana Defyy' }, 'Defyy', 'this card', '"Defy"'],
  [{ player: 'legend Jinx' }, 'Jinx', 'this legend', '"Loose Cannon"'],
  [{ player: 'legend seraphine' }, 'seraphine', 'this legend', '"Seraphine, Starry-Eyed Songstress"'],
  [{ player: 'champion Yasuo' }, 'Yasuo', 'this card', '"Yasuo, Remorseful" or "Yasuo, Windrider"'],
  [{ player: 'hand Jinx' }, 'Jinx', 'this card', '"Jinx, Demolitionist" or "Jinx, Rebel"'],
])('%j', (board, at, what, meant) => {
  expect(told(board)).toEqual([
    [
      at,
      `No card is called ${at.startsWith('"') ? at : `"${at}"`}, and ${what} does nothing by itself; did you mean ${meant}?`,
    ],
  ]);
});

test.each([
  [{ unit: 'gear "Hextech Ray"' }, 'gear'],
  [{ unit: '"Hextech Ray" might 3' }, 'unit'],
  [{ battlefield: '"Hextech Ray"' }, 'battlefield'],
])('%j has the name of a card that cannot stand there', (board, what) => {
  expect(told(board)).toEqual([
    [
      '"Hextech Ray"',
      `"Hextech Ray" is a card of the type spell; this ${what} has only its name, and none of its text.`,
    ],
  ]);
});

test.each(['Quarry', 'Grove', 'Wall', 'Guard', 'Bolt', 'Spark', 'Temple', 'Sword', 'Meadow', 'Ogre', 'Raiders'])(
  '%s is a name of its own',
  name => {
    expect(told({ player: `hand ${name} deck ${name} champion ${name} legend ${name}` })).toEqual([]);
    expect(told({ battlefield: name === 'Quarry' ? 'Mine' : `"${name}"` })).toEqual([]);
    expect(told({ unit: `gear "${name}"` })).toEqual([]);
    expect(told({ unit: `"${name}" might 2` })).toEqual([]);
  },
);

test('a card by its name, and one of the file, is no slip', () => {
  expect(
    told({ player: 'hand defy', battlefield: '"trifarian war camp"', unit: 'gear "Zhonya\'s Hourglass"' }),
  ).toEqual([]);
});

const COMMA = 'contains a comma; put a name with a comma in quotes.';

test.each([
  [{ unit: 'Vayne, Hunter' }, 'Vayne, Hunter', `The card's name "Vayne, Hunter" ${COMMA}`],
  [{ unit: 'Yasuo, Remorseful' }, 'Yasuo, Remorseful', `The card's name "Yasuo, Remorseful" ${COMMA}`],
  [{ unit: 'Miss Fortune, Captain' }, 'Miss Fortune, Captain', `The card's name "Miss Fortune, Captain" ${COMMA}`],
  [{ player: 'hand Vayne, Hunter, Defy' }, 'Vayne, Hunter', `The card's name "Vayne, Hunter" ${COMMA}`],
  [
    { unit: 'Yasuo' },
    'Yasuo',
    '"Yasuo" has no Might; a unit needs it, as in "might 3". For a card, write its whole name in quotes: "Yasuo, Remorseful" or "Yasuo, Windrider".',
  ],
  [
    { unit: '"Hextech Ray"' },
    '"Hextech Ray"',
    'The card "Hextech Ray" is a spell, not a unit, and belongs in a hand (after “hand” in its player’s line) or facedown (after “facedown” in the line of a battlefield); a unit with that name needs Might, as in "might 3".',
  ],
  [
    { player: 'hand Defy', unit: 'Teemo might 2', line: 'expect Timo is dead' },
    'Timo',
    'No unit is called "Timo"; the units here are Raider, Teemo. Did you mean Teemo?',
  ],
  [{ player: 'legend "Jinx"' }, '"Jinx"', 'No card is called "Jinx"; did you mean "Loose Cannon"?'],
])('%j is told of as what it is meant to be', (board, at, message) => {
  expect(
    told(board, ['name/near-card', 'name/unknown', 'syntax/expected', 'syntax/unknown-statement', 'setup/value']),
  ).toEqual([[at, message]]);
});
