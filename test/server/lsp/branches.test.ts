/** Branches of a scenario in the editor. */
import { describe, expect, it } from 'vitest';
import { boardAt } from '../../../server/analysis/board.ts';
import { reportOf, scenariosOf, stateBefore } from '../../../server/analysis/document/analysis.ts';
import { foldingRanges } from '../../../server/analysis/folding.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { prepareRename, rename } from '../../../server/analysis/rename.ts';
import { documentSymbols } from '../../../server/analysis/symbols.ts';
import { verdict } from '../../../server/analysis/verdict.ts';
import { fixture } from './fixture.ts';
import { complete } from './inProtocol.ts';

const TEXT = `scenario "Quarry"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  what if "Ben stuns it"
    effect by Ben: stun Raider
    what if "for good"
      all pass
      expect Wall is alive
    back
    expect Raider is stunned
  back
  all pass
  expect Wall is dead
`;
const { analysis } = fixture(TEXT);
const lineOf = (words: string): number => TEXT.slice(0, TEXT.indexOf(words)).split('\n').length - 1;

const outline = (symbols: readonly { name: string; children?: readonly object[] }[]): unknown[] =>
  symbols.flatMap(({ name, children = [] }) => [name, outline(children as never)]);

describe('a branch', () => {
  it('has its lines as children in the outline', () => {
    const [script] = documentSymbols(analysis)[0]?.children?.filter(({ name }) => name === 'script') ?? [];
    expect(outline(script?.children ?? [])).toEqual([
      'turn Ana',
      [],
      'Ana moves Raider to Quarry',
      [],
      'Ben stuns it',
      [
        'effect by Ben: stun Raider',
        [],
        'for good',
        ['all pass', [], 'expect Wall is alive', []],
        'expect Raider is stunned',
        [],
      ],
      'all pass',
      [],
      'expect Wall is dead',
      [],
    ]);
  });

  it('is folded from its first line to its last', () => {
    const folds = foldingRanges(analysis).map(({ startLine, endLine }) => [startLine, endLine]);
    expect(folds).toContainEqual([lineOf('what if "Ben'), lineOf('  back\n  all')]);
    expect(folds).toContainEqual([lineOf('what if "for'), lineOf('    back\n    expect')]);
  });

  it('has its own states, and leaves those of the scenario as they are', () => {
    const [report] = scenariosOf(analysis).map(block => reportOf(analysis, block));
    const isStunned = (words: string): boolean | undefined =>
      report && stateBefore(report, lineOf(words))?.objects.find(({ name }) => name === 'Raider')?.stunned;
    expect(isStunned('effect by')).toBe(false);
    expect(isStunned('expect Wall is alive')).toBe(true);
    expect(isStunned('expect Raider is stunned')).toBe(true);
    expect(isStunned('all pass\n  expect Wall is dead')).toBe(false);
    expect(isStunned('what if "Ben')).toBe(false);
  });

  it('is shown on the board by its own path', () => {
    const at = (words: string) => boardAt(analysis, { line: lineOf(words), width: 700, theme: 'dark' });
    expect(at('expect Wall is alive')?.name).toBe('Quarry › Ben stuns it › for good');
    expect(at('effect by')?.name).toBe('Quarry › Ben stuns it');
    expect(at('all pass\n  expect Wall is dead')?.name).toBe('Quarry');
    expect(at('what if "Ben')?.svg).not.toContain('stunned');
    expect(at('expect Wall is alive')?.svg).toContain('stunned');
  });

  it('is told by its name in hovers and verdicts, and can be renamed', () => {
    const position = { line: lineOf('what if "for'), character: 15 };
    expect(JSON.stringify(hover(analysis, position))).toContain('passed');
    expect(verdict(analysis, { line: 0, character: 3 })).toContain('Quarry › Ben stuns it › for good:');
    expect(verdict(analysis, { line: lineOf('expect Wall is alive'), character: 8 })).not.toContain('Wall is dead in');
    expect(prepareRename(analysis, position)?.placeholder).toBe('for good');
    expect(Object.values(rename(analysis, position, 'to stay')?.changes ?? {})[0]?.[0]?.newText).toBe('"to stay"');
  });

  it('is offered where a line begins, and its end where one is open', () => {
    const offered = (text: string): readonly string[] => {
      const { analysis: typed, cursor } = fixture(text);
      return complete(typed, cursor, { snippets: true }).items.map(({ label }) => label);
    };
    expect(offered(`${TEXT}  $0`)).toContain('what if');
    expect(offered(`${TEXT}  $0`)).not.toContain('back');
    expect(offered(TEXT.replace('    back\n    expect', '    $0\n    expect'))).toContain('back');
  });
});
