/** Positions played by hand: each line is one that the board offers, and the text is what a person would have written. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from '../../../client/commands/newBoard.ts';
import { formatFile } from '../../../engine/language/formatting/format.ts';
import { scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { mainRun, reportOf, scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { openingsAt } from '../../../server/analysis/openings.ts';
import { setUpAt } from '../../../server/analysis/settingUp/setUp.ts';
import type { OpeningPlace, OpeningsResult, SetUp } from '../../../server/protocol.ts';
import { edited, fixture } from './fixture.ts';

/** The same ruling as the hands in a real VS Code play, without its first line. */
const TANK_FIRST = readFileSync(new URL('../../vscode/e2e/tankFirst.rift', import.meta.url), 'utf8').replace(
  /^.*\n/,
  '',
);

const QUARRY: OpeningPlace = { kind: 'battlefield', at: 0 };
const GROVE: OpeningPlace = { kind: 'battlefield', at: 1 };
const ANA: OpeningPlace = { kind: 'base', player: 0 };
const BEN: OpeningPlace = { kind: 'base', player: 1 };
const add = (to: OpeningPlace, player: number, text: string): SetUp => ({ do: 'add', to, player, text });
const held = (battlefield: number, player: number): SetUp => ({ do: 'control', battlefield, player });
const card = (player: number, name: string): SetUp => ({ do: 'addCard', player, to: 'hand', card: name });

interface Position {
  readonly name: string;
  readonly setUp: readonly SetUp[];
  readonly lines: readonly (string | SetUp)[];
  /** From the board's first line below the players on. */
  readonly text: string;
}

/** As it is offered: as a line, or as one of the ways to say it whole. */
const offered = ({ openings }: OpeningsResult): readonly string[] => [
  ...openings.lines,
  ...openings.expects,
  ...openings.players.flatMap(({ groups, refused }) => [
    ...groups.flatMap(group => group.openings.flatMap(({ line, ways = [] }) => [line, ...ways])),
    ...refused.map(each => each.expect),
  ]),
];

const edit = (text: string, line: number, step: SetUp): { text: string; line: number } => {
  const found = setUpAt(fixture(text).analysis, line, step);
  if (found === null || found.why !== undefined) throw new Error(found?.why ?? 'no scenario');
  return { text: edited(text, found.edits), line: found.line ?? line };
};

/** Every text on the way, the last one last. */
const played = ({ setUp, lines }: Position): readonly string[] => {
  let now = { text: EMPTY_BOARD, line: 0 };
  for (const step of setUp) now = edit(now.text, now.line, step);
  const texts = [now.text];
  for (const said of lines) {
    if (typeof said !== 'string') now = edit(now.text, now.line, said);
    else {
      const found = openingsAt(fixture(now.text).analysis, { line: now.line });
      if (found === null) throw new Error('no openings');
      expect(offered(found)).toContain(said);
      const { after, before } = found.insert;
      const rows = now.text.split('\n');
      rows[after] += `${before}${said}`;
      now = { text: rows.join('\n'), line: after + before.split('\n').length - 1 };
    }
    texts.push(now.text);
  }
  return texts;
};

const POSITIONS: readonly Position[] = [
  {
    name: 'the tank first',
    setUp: [
      add(ANA, 0, 'Raider 7'),
      add(ANA, 0, 'Scout 1'),
      add(QUARRY, 1, 'Wall 3 tank'),
      add(QUARRY, 1, 'Soldier 3'),
      held(0, 1),
    ],
    lines: [
      'turn Ana',
      'Ana moves Raider to Quarry',
      'all pass',
      'Ana assigns 3 to Wall, 4 to Soldier',
      'expect Wall is dead',
      'expect Ana controls Quarry',
    ],
    text: TANK_FIRST,
  },
  {
    name: 'a unit that is exhausted',
    setUp: [add(ANA, 0, 'Scout 2'), { do: 'word', object: 0, word: 'exhausted' }],
    lines: ['turn Ana', 'expect Ana cannot move Scout to Quarry because 144.2'],
    text: `  player Ana
  player Ben

  battlefield Quarry
  battlefield Grove
  base Ana
    Scout might 2 exhausted
  base Ben

  turn Ana
  expect Ana cannot move Scout to Quarry because 144.2
`,
  },
  {
    name: 'both die',
    setUp: [add(ANA, 0, 'Raider 3'), add(QUARRY, 1, 'Wall 3'), held(0, 1)],
    lines: ['turn Ana', 'Ana moves Raider to Quarry', 'all pass', 'expect Raider is dead', 'expect Wall is dead'],
    text: `  player Ana
  player Ben

  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Raider might 3
  base Ben

  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Raider is dead
  expect Wall is dead
`,
  },
  {
    name: 'an empty battlefield',
    setUp: [add(ANA, 0, 'Raider 3'), { do: 'count', player: 0, what: 'points', value: 5 }],
    lines: [
      'turn Ana',
      'Ana moves Raider to Grove',
      'all pass',
      'expect Ana controls Grove',
      'expect Ana has 6 points',
    ],
    text: `  player Ana points 5
  player Ben

  battlefield Quarry
  battlefield Grove
  base Ana
    Raider might 3
  base Ben

  turn Ana
  Ana moves Raider to Grove
  all pass
  expect Ana controls Grove
  expect Ana has 6 points
`,
  },
  {
    name: 'an answer in the showdown',
    setUp: [add(ANA, 0, 'Raider 3'), add(QUARRY, 1, 'Wall 3'), held(0, 1), card(1, 'Gust')],
    lines: [
      'turn Ana',
      'Ana moves Raider to Quarry',
      'Ana passes',
      'Ben plays Gust choosing Raider',
      'all pass',
      'expect Raider is in hand of Ana',
    ],
    text: `  player Ana
  player Ben hand Gust

  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Raider might 3
  base Ben

  turn Ana
  Ana moves Raider to Quarry
  Ana passes
  Ben plays Gust choosing Raider
  all pass
  expect Raider is in hand of Ana
`,
  },
  {
    name: 'a unit from hand',
    setUp: [card(0, 'Stalwart Poro'), { do: 'domain', player: 0, what: 'runes', domain: 'order', value: 4 }],
    lines: ['turn Ana', 'Ana plays "Stalwart Poro"', 'expect "Stalwart Poro" is at base'],
    text: `  player Ana hand "Stalwart Poro" runes 4x order
  player Ben

  battlefield Quarry
  battlefield Grove
  base Ana
  base Ben

  turn Ana
  Ana plays "Stalwart Poro"
  expect "Stalwart Poro" is at base
`,
  },
  {
    name: 'a branch',
    setUp: [add(ANA, 0, 'Raider 3'), add(QUARRY, 1, 'Wall 3'), held(0, 1), card(1, 'Gust')],
    lines: [
      'turn Ana',
      'Ana moves Raider to Quarry',
      { do: 'whatIf', name: 'Ben answers' },
      'Ana passes',
      'Ben plays Gust choosing Raider',
      'all pass',
      'expect Raider is in hand of Ana',
      { do: 'back' },
      'all pass',
      'expect Raider is dead',
    ],
    text: `  player Ana
  player Ben hand Gust

  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Raider might 3
  base Ben

  turn Ana
  Ana moves Raider to Quarry
  what if "Ben answers"
    Ana passes
    Ben plays Gust choosing Raider
    all pass
    expect Raider is in hand of Ana
  back
  all pass
  expect Raider is dead
`,
  },
  {
    name: 'one of several',
    setUp: [add(ANA, 0, 'Recruit 1 token'), { do: 'number', object: 0, what: 'count', value: 4 }],
    lines: ['turn Ana', 'Ana moves Recruit2 to Grove', 'all pass', 'expect Recruit2 is at Grove'],
    text: `  player Ana
  player Ben

  battlefield Quarry
  battlefield Grove
  base Ana
    4x Recruit might 1 token
  base Ben

  turn Ana
  Ana moves Recruit2 to Grove
  all pass
  expect Recruit2 is at Grove
`,
  },
  {
    name: 'damage that was there before',
    setUp: [
      add(ANA, 0, 'Raider 2'),
      add(GROVE, 1, 'Wall 5'),
      { do: 'number', object: 0, what: 'damage', value: 3 },
      { do: 'word', object: 0, word: 'stunned' },
      held(1, 1),
    ],
    lines: ['turn Ana', 'Ana moves Raider to Grove', 'all pass', 'expect Wall is dead', 'expect Raider is at Grove'],
    text: `  player Ana
  player Ben

  battlefield Quarry
  battlefield Grove controlled by Ben
    Ben: Wall might 5 damage 3 stunned
  base Ana
    Raider might 2
  base Ben

  turn Ana
  Ana moves Raider to Grove
  all pass
  expect Wall is dead
  expect Raider is at Grove
`,
  },
  {
    name: 'the turn goes on to the other player',
    setUp: [add(BEN, 1, 'Guard 4')],
    lines: ['turn Ana', 'Ana ends turn', 'Ben moves Guard to Quarry', 'all pass', 'expect Ben controls Quarry'],
    text: `  player Ana
  player Ben

  battlefield Quarry
  battlefield Grove
  base Ana
  base Ben
    Guard might 4

  turn Ana
  Ana ends turn
  Ben moves Guard to Quarry
  all pass
  expect Ben controls Quarry
`,
  },
];

describe('a position played by hand', () => {
  test.each(POSITIONS)('$name', position => {
    const texts = played(position);
    const text = texts.at(-1) ?? '';
    expect(text).toBe(`scenario "New scenario"\n${position.text}`);
    expect(formatFile(text, { markdown: false })).toBe(text);
    const { analysis } = fixture(text);
    for (const block of scenariosOf(analysis)) {
      const report = reportOf(analysis, block);
      expect(report.diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
      expect(scenarioParts(block, report).map(part => mainRun(part.report)?.status)).toEqual(
        scenarioParts(block, report).map(() => 'passed'),
      );
    }
  });
});
