import { describe, expect, it } from 'vitest';
import { cli, FAILING, folderOf, GOOD, INVALID } from './fixture.ts';

const STATUSES = [
  { name: 'a scenario that passes', text: GOOD, status: 0, scenario: 'passed' },
  { name: 'an expectation that does not hold', text: FAILING, status: 1, scenario: 'failed' },
  { name: 'an action that is refused', text: INVALID, status: 1, scenario: 'invalid' },
  { name: 'an edition that is not implemented', text: GOOD.replace('1.4', '0.9'), status: 1, scenario: 'invalid' },
] as const;

describe('check', () => {
  it.each(STATUSES)('$name: exit status $status', async ({ text, status, scenario }) => {
    const folder = folderOf({ 'a.rift': text });
    const outcome = await cli(folder, ['check', 'a.rift', '--format', 'json']);
    const report = JSON.parse(outcome.out);
    expect(outcome.status).toBe(status);
    expect(outcome.err).toBe('');
    expect(report.version).toBe(1);
    expect(report.files.map((file: { path: string }) => file.path)).toEqual(['a.rift']);
    expect(report.files[0].scenarios.map((each: { status: string }) => each.status)).toEqual([scenario]);
  });
});
