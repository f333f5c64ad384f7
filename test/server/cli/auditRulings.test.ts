import { describe, expect, it } from 'vitest';
import { PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { fromRoot } from '../../house/support/root.ts';
import { cli } from './fixture.ts';

interface Cause {
  readonly rules: readonly { readonly became: string }[];
  /** The dates of the publisher's clarifications that made it so. */
  readonly clarified?: { readonly from?: string; readonly to?: string };
}

interface Finding {
  readonly name: string;
  readonly effect: string;
  readonly causes: readonly (readonly Cause[])[];
}

const isExplained = ({ rules, clarified }: Cause): boolean =>
  clarified !== undefined || rules.some(({ became }) => became !== 'the same');

const pairs = PLAYED_EDITIONS.slice(1).map((to, at) => ({ from: PLAYED_EDITIONS[at] ?? to, to }));

describe('an audit of the rulings', () => {
  // "The same" would say that no rule was the reason.
  it.each(pairs)(
    'names for whatever $to decides otherwise than $from a behaviour that a changed rule or a clarification stands behind',
    { timeout: 120_000 },
    async ({ from, to }) => {
      const { out } = await cli(fromRoot('test'), ['audit', 'rulings', '--from', from, '--to', to, '--json']);
      const { counts, files } = JSON.parse(out);
      const findings: readonly Finding[] = files.flatMap(
        ({ scenarios }: { readonly scenarios: readonly Finding[] }) => scenarios,
      );
      expect(counts.wrong).toBe(0);
      expect(findings).toHaveLength(counts.outcome + counts.asked);
      const unexplained = findings.filter(({ causes }) => causes.length === 0 || !causes.flat().every(isExplained));
      expect(unexplained.map(({ name }) => name)).toEqual([]);
    },
  );
});
