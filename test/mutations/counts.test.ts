/** Ways to get a rule wrong are changes of the engine as it is, and each was found to change a count. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../engine/game/state/concepts.ts';
import { fromRoot } from '../house/support/root.ts';
import { COUNT_MUTATIONS } from './counts.ts';

interface Change {
  readonly boards: number;
  readonly first: string;
  readonly ply: number;
}

const found = JSON.parse(readFileSync(new URL('counts.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Change>
>;
const published = readFileSync(fromRoot('docs/perft.md'), 'utf8');

describe('a rule got wrong', () => {
  it.each(COUNT_MUTATIONS)('can be so in one place: $rule, $wrong', ({ rule, file, from, to }) => {
    expect(readFileSync(fromRoot(file), 'utf8').split(from).length).toBe(2);
    expect(to).not.toBe(from);
    expect(CONCEPTS).toContain(rule);
  });

  it('changes a count of a board that is published: `npm run mutations counts` counts them anew', () => {
    expect(Object.keys(found)).toEqual(COUNT_MUTATIONS.map(({ rule, wrong }) => `${rule}: ${wrong}`));
    expect(COUNT_MUTATIONS.length).toBeGreaterThanOrEqual(57);
    for (const { boards, first, ply } of Object.values(found)) {
      expect([boards > 0, ply >= 0]).toEqual([true, true]);
      expect(published).toContain(`| ${first} |`);
    }
  });
});
