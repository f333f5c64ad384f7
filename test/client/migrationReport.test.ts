import { describe, expect, it } from 'vitest';
import { migrationReport } from '../../client/commands/migrationReport.ts';
import { shown } from '../server/lsp/harmless.ts';

const look = { line: 14, character: 77, message: '442.1 of 1.2 is 464.2 in 1.4, and says something different there.' };

describe('what to look at after a migration', () => {
  it('is a list to work through, by file, with both wordings', () => {
    const report = migrationReport(
      {
        edit: null,
        files: 1,
        moved: 0,
        changed: 1,
        gone: 1,
        lookAt: [
          { uri: 'file:///a.md', ...look, wordings: ['CR 442.1 (1.2): Old.', 'CR 464.2 (1.4): New.'] },
          { uri: 'file:///a.md', line: 20, character: 0, message: 'Gone.', wordings: [] },
          { uri: 'file:///b.md', line: 0, character: 0, message: 'Gone.', wordings: [] },
        ],
        unreadable: ['file:///c.md: permission to read it is denied.'],
      },
      '1.4',
      uri => uri.slice(-4),
    );
    expect(report).toBe(`# To review in 1.4

## a.md

- [ ] [Line 15](file:///a.md#L15): ${look.message}
  - CR 442.1 (1.2): Old.
  - CR 464.2 (1.4): New.
- [ ] [Line 21](file:///a.md#L21): Gone.

## b.md

- [ ] [Line 1](file:///b.md#L1): Gone.

## Not read

- file\\:///c.md: permission to read it is denied.
`);
  });

  it('shows what files are called and say as it is written', () => {
    const bad = '![i](https://evil.example) <b>';
    const looks = [{ uri: 'file:///x)![j](y', ...look, message: bad, wordings: [bad] }];
    const counts = { edit: null, files: 1, moved: 0, changed: 1, gone: 0 };
    const report = migrationReport({ ...counts, lookAt: looks, unreadable: [bad] }, bad, () => bad);
    const { text, harmful } = shown(report);
    expect(harmful).toEqual([]);
    expect(text.split(bad)).toHaveLength(6);
  });
});
