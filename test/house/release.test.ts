/** What a release is made of agrees with itself: tag, version, changelog, and the files that its workflow names. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from './support/root.ts';
import { changesOf } from './support/scripts.ts';

const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n- later\n\n## [0.2.0] - 2026-12-24\n\n- **A site**\n\n## [0.1.0]\n\n- first\n';
const changes = (tag: string, version = '0.2.0'): string => changesOf(tag, { version, changelog: CHANGELOG });

describe('the changes of a release', () => {
  it('are those of its version alone', () => {
    expect(changes('v0.2.0')).toBe('- **A site**\n');
  });

  it.each([
    [
      'v0.2.1',
      '0.2.0',
      'The tag is v0.2.1, and package.json has version 0.2.0: tag it v0.2.0, or change the version first.',
    ],
    [
      'v0.3.0',
      '0.3.0',
      'CHANGELOG.md has no section for 0.3.0: write "## [0.3.0] - YYYY-MM-DD" above what is new in it.',
    ],
    ['v0.1.0', '0.1.0', 'CHANGELOG.md does not say on which day 0.1.0 is released: write "## [0.1.0] - YYYY-MM-DD".'],
  ])('are refused for the tag %s and the version %s', (tag, version, why) => {
    expect(() => changes(tag, version)).toThrow(why);
  });
});

it('the workflow runs what the project has', () => {
  const workflow = readFileSync(fromRoot('.github/workflows/release.yml'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const run = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(run).toEqual(['package']);
  expect(run.filter(name => scripts[name] === undefined)).toEqual([]);
  const files = [...workflow.matchAll(/node (scripts\/[\w.]+)/g)].map(([, name = '']) => name);
  expect(files).toEqual(['scripts/release.mjs']);
  expect(files.filter(name => !existsSync(fromRoot(name)))).toEqual([]);
});
