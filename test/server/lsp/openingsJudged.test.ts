/** Which openings keep a claim: each opening stands for its acts, and what is said of it is what the claim itself comes to after it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FirstTry } from '../../../engine/scenario/report/outlook.ts';
import { mainRun, reportOf, scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { Cancelled } from '../../../server/analysis/document/cancellation.ts';
import { type Judging, judgeOpenings, openingsToJudge } from '../../../server/analysis/exploring/openingsJudged.ts';
import { openingsAt } from '../../../server/analysis/openings.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import type { Opening } from '../../../server/protocol.ts';
import { fromRoot } from '../../house/support/root.ts';
import { fixture } from './fixture.ts';

const RAID = `scenario "A raid"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Guard might 2
  base Ana
    Raider might 4
    Scout might 1

  turn Ana
  expect Ana can force Guard is dead
  expect Ana cannot force Ana has 3 points
  expect it is possible that Scout is dead
  Ana moves Raider to Quarry
  all pass
  Ana assigns 3 to Wall, 1 to Guard
`;

const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split('\n').length - 1;

const judging = (more: Partial<Judging> = {}): Judging => ({
  host: nodeHost,
  now: () => performance.now(),
  seconds: 60,
  isWanted: () => true,
  onJudged: () => undefined,
  ...more,
});

const openingsIn = (text: string, line: number): readonly Opening[] =>
  openingsAt(fixture(text).analysis, { line })?.openings.players.flatMap(({ groups }) =>
    groups.flatMap(({ openings }) => openings),
  ) ?? [];

const linesIn = (openings: readonly Opening[]): readonly string[] =>
  openings.flatMap(({ line, ways = [] }) => [line, ...ways]);

interface Asked {
  readonly line: number;
  readonly claim: number;
  readonly lines?: readonly string[];
}

const judgedIn = async (text: string, { line, claim, lines }: Asked, more: Partial<Judging> = {}) => {
  const all = lines ?? linesIn(openingsIn(text, line));
  const asked = openingsToJudge(fixture(text).analysis, { line }, { claim, lines: all });
  if (asked === null) return null;
  const { judged } = await judgeOpenings(asked, judging(more));
  return new Map(judged.map(each => [each.line, each]));
};

describe('openings that keep a claim', () => {
  it('are told apart from those that lose it', async () => {
    const judged = await judgedIn(RAID, { line: lineOf(RAID, 'turn Ana'), claim: lineOf(RAID, 'expect Ana can') });
    expect(
      Object.fromEntries([...(judged ?? [])].map(([line, { keeps, within }]) => [line, keeps ? within : 'lost'])),
    ).toEqual({
      'Ana moves Raider to Quarry': 'lost',
      'Ana moves Scout to Quarry': 'lost',
      'Ana moves Raider, Scout to Quarry': 0,
      'Ana ends turn': 'lost',
    });
  });

  it('are asked about each claim that stands, for what it claims', async () => {
    const line = lineOf(RAID, 'turn Ana');
    expect(openingsAt(fixture(RAID).analysis, { line })?.claims).toEqual([
      { line: 12, said: 'Ana can force Guard is dead' },
      { line: 13, said: 'Ana cannot force Ana has 3 points' },
      { line: 14, said: 'it is possible that Scout is dead' },
    ]);
    const cannot = await judgedIn(RAID, { line, claim: 13 });
    expect([...(cannot?.values() ?? [])].every(({ keeps }) => keeps)).toBe(true);
    expect(await judgedIn(RAID, { line, claim: 11 })).toBeNull();
  });
});

describe('a claim', () => {
  it('stands until it has come true, or its horizon is over', () => {
    const claims = (words: string): readonly string[] =>
      openingsAt(fixture(RAID).analysis, { line: lineOf(RAID, words) })?.claims.map(({ said }) => said) ?? [];
    expect(claims('all pass')).toHaveLength(3);
    expect(claims('player Ana')).toEqual([]);
    const later = RAID.replace('Ana can force Guard is dead', 'Ana can force Guard is dead within this turn').replace(
      /Ana moves Raider to Quarry[\s\S]*/,
      'Ana moves Raider, Scout to Quarry\n  all pass\n  Ana assigns 3 to Wall, 2 to Guard\n  Ben assigns 4 to Raider, 1 to Scout\n  Ana ends turn\n',
    );
    const after = (line: number): readonly string[] =>
      openingsAt(fixture(later).analysis, { line })?.claims.map(({ said }) => said) ?? [];
    expect(after(17)).toHaveLength(3);
    expect(after(18)).toEqual(['Ana cannot force Ana has 3 points']);
    expect(after(19)).toEqual([]);
  });
});

const SPARKS = `card Spark spell reaction
  cost 0
  deal 2 to a unit at a battlefield

scenario "Sparks"
  edition 1.5
  player Ana points 0 hand Spark
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 2
    Ben: Guard might 4
  battlefield Meadow
  base Ana
    Raider might 2

  turn Ana
  expect Ana can force Guard is dead
`;

const shipped = readdirSync(fromRoot('examples/puzzles'))
  .filter(name => /^(combat|keywords|hidden|scoring|movement)\.rift$/.test(name))
  .map(name => ({ name, text: readFileSync(fromRoot(`examples/puzzles/${name}`), 'utf8') }));

/** Each position whose first acts were told one by one. */
const puzzles = shipped.flatMap(({ name, text }) =>
  scenariosOf(fixture(text).analysis).flatMap(block => {
    const puzzle = mainRun(reportOf(fixture(text).analysis, block))?.puzzle;
    return puzzle === undefined
      ? []
      : [{ name: `${name}: ${block.tree.name?.text}`, text, goal: block.line + puzzle.line, puzzle }];
  }),
);

/** Of what is written on one line or several, the act alone. */
const actOf = ({ act }: FirstTry): string => act[0] ?? '';

describe('an opening', () => {
  it.each(puzzles)('stands for the first acts that begin with its line: $name', async ({ text, goal, puzzle }) => {
    const openings = openingsIn(text, goal);
    const judged = await judgedIn(text, { line: goal, claim: goal });
    const tries = puzzle.firstTries ?? [];
    expect(tries.length).toBeGreaterThan(2);
    for (const { line } of openings)
      expect([line, judged?.get(line)?.keeps]).toEqual([
        line,
        tries.some(each => actOf(each) === line && each.keeps === true),
      ]);
    expect(tries.map(actOf).filter(line => !openings.some(each => each.line === line))).toEqual([]);
  });

  it.each([
    { name: 'moves and ends of turn', text: RAID, claim: 'expect Ana can force' },
    { name: 'cards with choices', text: SPARKS, claim: 'expect Ana can force' },
  ])('is what the claim comes to where its line is written: $name', async ({ text, claim }) => {
    const line = lineOf(text, 'turn Ana');
    const above = text.split('\n').slice(0, line + 1);
    const said = (text.split('\n')[lineOf(text, claim)] ?? '').trim();
    const lines = linesIn(openingsIn(text, line));
    expect(lines.length).toBeGreaterThan(3);
    const judged = await judgedIn(text, { line, claim: lineOf(text, claim), lines });
    for (const written of lines) {
      const { analysis } = fixture([...above, `  ${written}`, `  ${said}`, ''].join('\n'));
      const [block] = scenariosOf(analysis);
      const found = block === undefined ? undefined : mainRun(reportOf(analysis, block))?.expectations.at(-1);
      expect([written, judged?.get(written)?.keeps]).toEqual([written, found?.holds]);
    }
  });

  it('that leaves a choice open keeps the claim where one of the choices does, and says so', async () => {
    const line = lineOf(SPARKS, 'turn Ana');
    const judged = await judgedIn(SPARKS, { line, claim: line + 1 });
    const told = (written: string) => {
      const { keeps, dependsOnChoices } = judged?.get(written) ?? {};
      return [keeps, dependsOnChoices];
    };
    expect(told('Ana plays Spark')).toEqual([true, true]);
    expect(told('Ana plays Spark choosing Guard')).toEqual([true, false]);
    expect(told('Ana plays Spark choosing Wall')).toEqual([false, false]);
  });

  it('that is no act there is left out, and so is what there is no time for', async () => {
    const line = lineOf(RAID, 'turn Ana');
    const claim = line + 1;
    const known = await judgedIn(RAID, {
      line,
      claim,
      lines: ['all pass', 'Ana moves Wall to base', 'nonsense', 'Ana ends turn'],
    });
    expect([...(known?.keys() ?? [])]).toEqual(['Ana ends turn']);
    let time = 0;
    const now = (): number => {
      time += 20;
      return time;
    };
    expect((await judgedIn(RAID, { line, claim }, { now, seconds: 0.001 }))?.size).toBe(0);
  });

  it('is told as it is found, and nothing goes on once nobody wants it', async () => {
    const line = lineOf(RAID, 'turn Ana');
    let time = 0;
    const now = (): number => {
      time += 5;
      return time;
    };
    const told: string[] = [];
    let slices = 0;
    const all = await judgedIn(
      RAID,
      { line, claim: line + 1 },
      {
        now,
        onJudged(judged) {
          slices += 1;
          told.push(...judged.map(each => each.line));
        },
      },
    );
    expect(slices).toBeGreaterThan(2);
    expect(told).toEqual([...(all?.keys() ?? [])]);
    await expect(judgedIn(RAID, { line, claim: line + 1 }, { now, isWanted: () => false })).rejects.toBeInstanceOf(
      Cancelled,
    );
  });
});
