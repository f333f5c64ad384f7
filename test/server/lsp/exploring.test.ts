/** What can come of a game after a line, as it is found; what writes it; and its board. */
import { describe, expect, it } from 'vitest';
import { boardAt } from '../../../server/analysis/board.ts';
import { reportOf, scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { Cancelled } from '../../../server/analysis/document/cancellation.ts';
import { NotInTime } from '../../../server/analysis/document/host.ts';
import { analysisAhead } from '../../../server/analysis/exploring/ahead.ts';
import { type Exploring, exploredPlace, exploreFrom } from '../../../server/analysis/exploring/fromHere.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import type { ExploredOutcome, WrittenAhead } from '../../../server/protocol.ts';
import { fixture } from './fixture.ts';

const TEXT = `scenario "A raid"
  edition 1.5
  player Ana points 0
  player Ben points 0
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Guard might 2
  base Ana
    Raider might 4
    Scout might 1

  turn Ana
  Ana moves Scout to Quarry # a remark
  all pass
  expect Scout is dead
`;

/** The lines that hold these words. */
const lineOf = (words: string): number => TEXT.slice(0, TEXT.indexOf(words)).split('\n').length - 1;

const placeAt = (words: string, text = TEXT) => exploredPlace(fixture(text).analysis, { line: lineOf(words) });

const exploring = (more: Partial<Exploring> = {}): Exploring => ({
  host: nodeHost,
  now: () => performance.now(),
  seconds: 60,
  isWanted: () => true,
  onFound: () => undefined,
  ...more,
});

const exploredAt = async (words: string, more: Partial<Exploring> = {}) => {
  const place = placeAt(words);
  if (place === null) throw new Error('nothing to explore');
  return exploreFrom(place, exploring(more));
};

const withText = ({ after, text }: WrittenAhead): string => {
  const lines = TEXT.split('\n');
  return [...lines.slice(0, after), `${lines[after]}${text}`, ...lines.slice(after + 1)].join('\n');
};

const problemsOf = (text: string) => {
  const { analysis } = fixture(text);
  return scenariosOf(analysis).flatMap(block =>
    reportOf(analysis, block)
      .diagnostics.filter(({ severity }) => severity !== 'hint')
      .map(({ code, message }) => `${code}: ${message}`),
  );
};

describe('exploring from a line', () => {
  it('says that a line before it was refused', async () => {
    const place = placeAt('all pass', TEXT.replace('moves Scout', 'moves Scuot'));
    const result = place && (await exploreFrom(place, exploring()));
    expect(result?.without).toMatch(/^Not as written: a line has an error\./);
    expect((await exploredAt('all pass')).without).not.toContain('Not as written');
  });

  it('finds each outcome, with what has changed and a shortest way', async () => {
    const { name, ruleset, line, outcomes, ended } = await exploredAt('all pass');
    expect({ name, ruleset, line, ended }).toEqual({ name: 'A raid', ruleset: '1.5', line: 13, ended: 'all' });
    expect(outcomes.map(({ changes }) => changes)).toEqual([[], ['Wall is dead', 'Raider is dead']]);
    expect(outcomes[1]?.plies).toEqual([
      [
        'Ana moves Raider to Quarry',
        'Ana passes',
        'Ben passes',
        'Ana assigns 3 to Wall, 1 to Guard',
        'Ben assigns 5 to Raider',
      ],
      ['Ana ends turn'],
    ]);
  });

  it('says what the outcomes are without', async () => {
    const { without } = await exploredAt('all pass');
    expect(without).toBe("This leaves out Ana's hand and Ben's hand, which are not specified.");
  });

  it('counts the ways to each in the end', async () => {
    const told: ExploredOutcome[] = [];
    const { outcomes } = await exploredAt('turn Ana', { onFound: found => void told.push(...found) });
    expect(told.every(({ ways }) => ways === undefined)).toBe(true);
    const ways = outcomes.map(each => Number(each.ways));
    expect(ways.every(count => count > 0)).toBe(true);
    expect(Math.max(...ways)).toBeGreaterThan(1);
    const cut = await exploredAt('turn Ana', { seconds: 0.000_1 });
    expect(cut.outcomes.every(each => each.ways === undefined)).toBe(true);
  });

  it('tells them as they are found, and how far it has come', async () => {
    const told: ExploredOutcome[] = [];
    const came: number[] = [];
    const { outcomes, positions } = await exploredAt('turn Ana', {
      onFound: (found, so) => {
        told.push(...found);
        came.push(so);
      },
    });
    expect(outcomes.length).toBeGreaterThan(4);
    expect(told).toEqual(outcomes.map(({ ways: _, ...each }) => each));
    expect(came.at(-1)).toBe(positions);
  });

  it('begins above the script where the first turn does', () => {
    expect(placeAt('player Ben')?.line).toBe(lineOf('turn Ana'));
    expect(placeAt('player Ben', TEXT.slice(0, TEXT.indexOf('  turn Ana')))).toBeNull();
    expect(placeAt('nowhere', 'No scenario.\n')).toBeNull();
  });

  it('writes what it found, as lines or as a branch', async () => {
    for (const from of ['turn Ana', 'Ana moves Scout', 'all pass', 'expect Scout']) {
      const { outcomes } = await exploredAt(from);
      for (const { branch, plies } of outcomes) {
        expect([...plies.flat(), ...problemsOf(withText(branch))]).toEqual(plies.flat());
        expect(branch.after).toBe(lineOf(from));
      }
    }
    const { outcomes } = await exploredAt('expect Scout');
    expect(withText(outcomes[1]?.lines ?? { after: 0, text: '' })).toBe(
      `${TEXT.trimEnd()}
  Ana moves Raider to Quarry
  Ana passes
  Ben passes
  Ana assigns 3 to Wall, 1 to Guard
  Ben assigns 5 to Raider
  Ana ends turn
`,
    );
    expect(outcomes[1]?.branch.text).toMatch(
      /^\n {2}what if "Wall is dead, Raider is dead"\n {4}Ana moves Raider to Quarry\n(?: {4}.*\n)+ {2}back$/,
    );
  });

  it('lets others have their turn, and ends once nobody wants it any more', async () => {
    let turns = 0;
    const host = { ...nodeHost, nextTurn: async () => void turns++ };
    let time = 0;
    const now = (): number => {
      time += 20;
      return time;
    };
    await exploredAt('turn Ana', { host, now });
    expect(turns).toBeGreaterThan(3);
    await expect(exploredAt('turn Ana', { host, now, isWanted: () => false })).rejects.toBeInstanceOf(Cancelled);
  });

  it('says where its time was over first, or something is more than is played', async () => {
    let time = 0;
    const now = (): number => {
      time += 20;
      return time;
    };
    const { ended, outcomes } = await exploredAt('turn Ana', { now, seconds: 1 });
    expect([ended, outcomes.length > 0]).toEqual(['time', true]);
    const swell = `card Swell spell
  play 3500 1 might Recruit unit token

scenario "Too much"
  player Ana hand Swell
  player Ben hand nothing
  battlefield Quarry
  turn Ana
`;
    const place = exploredPlace(fixture(swell.replace('token\n', 'tokens\n')).analysis, { line: 7 });
    if (place === null) throw new Error('nothing to explore');
    expect((await exploreFrom(place, exploring())).ended).toBe('bounds');
  });

  it('says where there are more positions than it keeps', async () => {
    let time = 0;
    const now = (): number => {
      time += 20;
      return time;
    };
    const { ended, positions } = await exploredAt('turn Ana', { now, mostPositions: 2 });
    expect([ended, positions > 2]).toEqual(['positions', true]);
  });

  it('says that something is more than is played where an act takes longer than it may', async () => {
    const host = {
      ...nodeHost,
      ending: {
        ...nodeHost.ending,
        within: () => {
          throw new NotInTime();
        },
      },
    };
    expect((await exploredAt('turn Ana', { host })).ended).toBe('bounds');
  });

  it('ends at a position where more may be done than it goes through', async () => {
    const crowd = TEXT.replace('  base Ana\n', '  base Ana\n    100x Crowd might 1\n');
    const at = crowd.slice(0, crowd.indexOf('turn Ana')).split('\n').length - 1;
    const place = exploredPlace(fixture(crowd).analysis, { line: at });
    if (place === null) throw new Error('nothing to explore');
    const { ended, positions } = await exploreFrom(place, exploring());
    expect([ended, positions < 20_000]).toEqual(['bounds', true]);
  });
});

describe('the board of what is not written', () => {
  it('is the one after the last of these lines', () => {
    const { analysis } = fixture(TEXT);
    const lines = ['Ana moves Raider to Quarry', 'Ana passes', 'Ben passes'];
    const drawn = { width: 900, theme: 'dark', withScene: true } as const;
    for (const [from, isScoutDead] of [
      ['all pass', true],
      ['turn Ana', false],
    ] as const) {
      const ahead = analysisAhead(analysis, lineOf(from), lines);
      if (ahead === null) throw new Error('no board');
      const board = boardAt(ahead.analysis, { line: ahead.line, ...drawn });
      const before = boardAt(analysis, { line: lineOf(from), ...drawn });
      expect(board?.name).toContain('possible outcome');
      expect(board?.svg).not.toBe(before?.svg);
      expect(isDead(board?.scene, 'Scout')).toBe(isScoutDead);
    }
    expect(analysisAhead(fixture('No scenario.\n').analysis, 0, lines)).toBeNull();
  });
});

describe('the board of an outcome', () => {
  it('is that of the end of the turn, before the next one begins', () => {
    const { analysis } = fixture(TEXT);
    const line = lineOf('all pass');
    const ahead = analysisAhead(analysis, line, ['Ana ends turn']);
    if (ahead === null) throw new Error('no board');
    const drawn = { line: ahead.line, width: 900, theme: 'dark' } as const;
    const [next, end] = [boardAt(ahead.analysis, drawn), boardAt(ahead.analysis, { ...drawn, aheadOf: line })];
    expect(next?.svg).toMatch(/\bBen(?:'|&#39;|&apos;)s turn/);
    expect(end?.svg).toMatch(/\bAna(?:'|&#39;|&apos;)s turn/);
    expect(end?.stop).toBeLessThan(next?.stop ?? 0);
    expect(end?.stop).toBeGreaterThan(boardAt(analysis, { ...drawn, line })?.stop ?? 0);
  });
});

const isDead = (scene: unknown, name: string): boolean => !JSON.stringify(scene).includes(`"name":"${name}"`);
