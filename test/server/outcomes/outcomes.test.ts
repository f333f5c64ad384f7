/** Outcomes as they are shown: grouped by what differs, and what is said of a search. */
import { describe, expect, it } from 'vitest';
import { groupedOutcomes, type OutcomeNode } from '../../../server/outcomes/grouped.ts';
import {
  BEGUN,
  endedWith,
  foundMore,
  linesUpTo,
  type SearchTexts,
  searchText,
} from '../../../server/outcomes/search.ts';
import type { ExploredOutcome, ExploreResult } from '../../../server/protocol.ts';

/** A line a node, indented by how deep it is. */
const drawn = (nodes: readonly OutcomeNode[], indent = ''): readonly string[] =>
  nodes.flatMap(node => {
    const label = `${indent}${node.changes.join(', ') || '-'}`;
    return node.kind === 'outcome'
      ? [`${label} [${node.at}]`]
      : [`${label} (${node.count})`, ...drawn(node.below, `${indent}  `)];
  });

const grouped = (...all: readonly (readonly string[])[]) => drawn(groupedOutcomes(all.map(changes => ({ changes }))));

describe('outcomes are grouped by what differs', () => {
  it('each by itself where nothing is alike', () =>
    expect(grouped([], ['Wall is dead'], ['Scout is dead', 'Wall is dead'])).toEqual([
      '- [0]',
      'Wall is dead [1]',
      'Scout is dead, Wall is dead [2]',
    ]));

  it('below what they have in common, as much of it as there is, and at any depth', () =>
    expect(
      grouped(
        ['Ana has 1 point', 'Ana controls Meadow', 'Scout is dead'],
        ['Wall is dead'],
        ['Ana has 1 point', 'Ana controls Meadow'],
        ['Ana has 1 point', 'Ana controls Meadow', 'Raider is at Meadow', 'Scout is dead'],
        ['Ana has 1 point', 'Ana controls Meadow', 'Raider is at Meadow', 'Scout is at Meadow'],
      ),
    ).toEqual([
      'Ana has 1 point, Ana controls Meadow (4)',
      '  Scout is dead [0]',
      '  - [2]',
      '  Raider is at Meadow (2)',
      '    Scout is dead [3]',
      '    Scout is at Meadow [4]',
      'Wall is dead [1]',
    ]));

  it('with two that say the same apart', () =>
    expect(grouped(['Wall is dead'], ['Wall is dead'])).toEqual(['Wall is dead (2)', '  - [0]', '  - [1]']));
});

const outcome = (...plies: readonly (readonly string[])[]): ExploredOutcome => ({
  changes: [],
  plies,
  lines: { after: 1, text: '' },
  branch: { after: 1, text: '' },
});

const TEXTS: SearchTexts = {
  outcomes: count => `${count}`,
  running: (outcomes, positions) => `running ${outcomes} ${positions}`,
  all: (outcomes, line) => `all ${outcomes} after ${line}`,
  outOfTime: outcomes => `time ${outcomes}`,
  outOfBounds: outcomes => `bounds ${outcomes}`,
  outOfPositions: outcomes => `positions ${outcomes}`,
  stopped: outcomes => `stopped ${outcomes}`,
};

const ENDED: ExploreResult = {
  name: 'x',
  ruleset: '1.5',
  line: 12,
  ended: 'all',
  without: '',
  outcomes: [outcome(), outcome()],
  positions: 9,
};

describe('a search', () => {
  it('says what it has found, and how it ended', () => {
    const some = foundMore(BEGUN, { outcomes: [outcome()], positions: 4 });
    expect(searchText(some, 'running', TEXTS)).toBe('running 1 4');
    expect(searchText(some, 'ended', TEXTS)).toBe('stopped 1');
    const ends = (['all', 'time', 'bounds', 'positions'] as const).map(ended =>
      searchText(
        endedWith({ ...ENDED, ended, without: ended === 'time' ? 'Without the hand of Ben.' : '' }),
        'ended',
        TEXTS,
      ),
    );
    expect(ends).toEqual(['all 2 after 13', 'time 2 Without the hand of Ben.', 'bounds 2', 'positions 2']);
  });

  it('leads to each ply by the lines up to there', () => {
    const found = outcome(['Ana moves Raider to Quarry', 'all pass'], ['Ana ends turn']);
    expect(linesUpTo(found, 0)).toEqual(['Ana moves Raider to Quarry', 'all pass']);
    expect(linesUpTo(found)).toEqual(['Ana moves Raider to Quarry', 'all pass', 'Ana ends turn']);
  });
});
