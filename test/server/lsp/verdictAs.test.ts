/** A verdict in the forms in which it is passed on. */
import { describe, expect, test } from 'vitest';
import { unpacked } from '../../../server/analysis/link/packing.ts';
import { verdictAs } from '../../../server/analysis/verdictAs.ts';
import { VERDICT_FORMS, type VerdictForm } from '../../../server/protocol.ts';
import { fixture } from './fixture.ts';

const TEXT = `scenario "Wall first"
  edition 1.3, 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Pike might 3
  base Ana
    Raider might 7

  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Ana cannot assign 2 to Wall, 2 to Pike
  Ana assigns 3 to Wall, 4 to Pike
  expect Wall is dead
`;
const lineOf = (words: string): number => TEXT.slice(0, TEXT.indexOf(words)).split('\n').length - 1;
const verdictOf = (form: VerdictForm, words: string, address?: string) =>
  verdictAs(fixture(TEXT).analysis, { line: lineOf(words), character: 2 }, { form, address });

describe('a verdict', () => {
  test('has a line for each question, that at the cursor first, with the rule of each edition', () => {
    const lines = verdictOf('lines', 'expect Wall')?.text.split('\n') ?? [];
    expect(lines.map(line => line.split(/[.:]/)[0])).toEqual(['Yes', 'No']);
    expect(lines[0]).toMatch(/^Yes: Wall is dead in 1\.3 and 1\.4\..* CR 323\.5 \(1\.4\)\. CR 323\.5 \(1\.3\)\.$/);
  });

  test('is short for a chat: the answer at the cursor, else the first, with the deciding rule of the newest edition', () => {
    expect(verdictOf('short', 'expect Wall')).toEqual({
      kind: 'plaintext',
      text: expect.stringMatching(/^Yes: Wall is dead in 1\.3 and 1\.4\. [^(]*CR 323\.5 \(1\.4\)\.$/),
    });
    expect(verdictOf('short', 'base Ana')?.text).toMatch(/^No: Ana cannot assign 2 to Wall, 2 to Pike/);
    expect(verdictOf('short', 'base Ana')?.text.match(/\bCR /g)).toHaveLength(1);
  });

  test('has the link of its scenario behind it, which leads to where it is wanted', () => {
    const short = verdictOf('short', 'expect Wall')?.text ?? '';
    const told = verdictOf('link', 'expect Wall', 'https://example.org/rift')?.text ?? '';
    expect(told.startsWith(`${short} https://example.org/rift#1`)).toBe(true);
    const held = unpacked(told.slice(told.indexOf('#') + 1));
    expect(held).toMatchObject({ ok: true, packed: { text: expect.stringContaining('scenario "Wall first"') } });
    expect(verdictOf('link', 'expect Wall')?.text).toContain(' vscode://riftbench.riftbench/open#1');
  });

  test('is a ruling in Markdown, with its link', () => {
    const told = verdictOf('markdown', 'expect Wall', 'https://example.org/rift');
    expect(told?.kind).toBe('markdown');
    expect(told?.text).toMatch(/^# Wall first\n/);
    expect(told?.text).toMatch(/\n\n\[Run this scenario\]\(https:\/\/example\.org\/rift#1[\w-]+\)\n+$/);
  });

  test('is none in any form where no scenario stands', () => {
    for (const form of VERDICT_FORMS)
      expect(verdictAs(fixture('# nothing\n').analysis, { line: 0, character: 0 }, { form })).toBeNull();
  });

  test('says that a link is too long for many chats', () => {
    const ids = Array.from(
      { length: 500 },
      (_, at) => `    Unit${(at * 7919) % 100_003}x might ${1 + ((at * 13) % 97)}\n`,
    );
    const long = TEXT.replace('    Raider might 7\n', `    Raider might 7\n${ids.join('')}`);
    const told = verdictAs(fixture(long).analysis, { line: 3, character: 0 }, { form: 'link' });
    expect(told?.warning).toMatch(/^This link has \d+ characters, and many chats cut what is longer than 2000\./);
  });
});
