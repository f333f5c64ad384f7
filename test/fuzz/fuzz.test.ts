/** A short run of each target, and all that was ever found. `npm run fuzz` goes on for as long as it is told to. */
import { describe, expect, it, test } from 'vitest';
import { randomFrom } from '../../bench/support.ts';
import { findingsOf } from './findings.ts';
import { minimised } from './minimise.ts';
import { faultsIn, kindOf, type Target } from './target.ts';
import { TARGETS } from './targets/targets.ts';

/** By number and not by time, so that the same is looked at everywhere. */
const CASES: Readonly<Record<string, number>> = {
  parser: 120,
  runner: 40,
  server: 3,
  wire: 60,
  importer: 12,
  pdf: 4,
  commands: 12,
  folders: 4,
  imports: 5,
  engine: 5,
};

describe.each(TARGETS)('$name', target => {
  it('finds no fault in cases of chance', async () => {
    for (let seed = 1; seed <= (CASES[target.name] ?? 0); seed++) {
      const text = target.make(randomFrom(seed));
      expect([seed, ...(await faultsIn(target, text))], text.slice(0, 2000)).toEqual([seed]);
    }
  }, 240_000);

  it('makes the same case from the same chance, and others from another', () => {
    const made = [1, 2, 3].map(seed => target.make(randomFrom(seed)));
    expect([1, 2, 3].map(seed => target.make(randomFrom(seed)))).toEqual(made);
    expect(new Set(made).size).toBe(3);
  });

  const findings = findingsOf(target);
  test.each(findings.map(({ name, text }) => [name, text]))('%s is mended', async (_, text) => {
    expect(await faultsIn(target, text)).toEqual([]);
  });
});

it('has a short run of every target', () => {
  expect(Object.keys(CASES)).toEqual(TARGETS.map(({ name }) => name));
});

describe('a fault', () => {
  const wrong: Target = {
    name: 'wrong',
    make: () => '',
    faultsOf: text => {
      if (text.includes('boom')) throw new Error('it is 12 past "nine"');
      return [];
    },
  };

  it('is told where the case throws', async () => {
    expect(await faultsIn(wrong, 'boom')).toEqual([expect.stringContaining('it is 12 past "nine"')]);
    expect(await faultsIn(wrong, 'calm')).toEqual([]);
  });

  it('is of the same kind whatever its names and numbers', () => {
    expect(kindOf('edit 3 of "Ana" at 12')).toBe(kindOf('edit 14 of "Ben" at 9'));
    expect(kindOf('edit 3')).not.toBe(kindOf('span 3'));
  });

  it('keeps only the lines that it needs', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => (at === 7 || at === 31 ? 'boom' : `line ${at}`));
    const needsBoth = async (text: string): Promise<boolean> => text.split('boom').length > 2;
    expect(await minimised(lines.join('\n'), needsBoth)).toBe('boom\nboom');
  });
});
