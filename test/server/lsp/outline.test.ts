import { describe, expect, test } from 'vitest';
import { foldingRanges } from '../../../server/analysis/folding.ts';
import { documentLinks } from '../../../server/analysis/links.ts';
import { selectionRange } from '../../../server/analysis/selection.ts';
import { documentSymbols, workspaceSymbols } from '../../../server/analysis/symbols.ts';
import { edited, fixture, TANK_FIRST, textAt, URI } from './fixture.ts';

describe('the outline', () => {
  test('shows each scenario with its board and its script', () => {
    const { analysis } = fixture(TANK_FIRST);
    const [scenario] = documentSymbols(analysis);
    expect(scenario?.name).toBe('Tank first, Backline last');
    const [board, script] = scenario?.children ?? [];
    expect(board?.children?.map(({ name, children }) => [name, ...(children ?? []).map(each => each.name)])).toEqual([
      ['Ana'],
      ['Ben'],
      ['Sunken Temple', 'Wall', 'Soldier', 'Sniper'],
      ['base Ana', 'Raider'],
    ]);
    expect(script?.children?.[1]?.name).toBe('Ana moves Raider to "Sunken Temple"');
    expect(script?.children).toHaveLength(12);
  });

  test('is no deeper than branches may be', () => {
    const nested = Array.from({ length: 3_000 }, (_, i) => `  what if "b${i}"\n  Ana passes\n`).join('');
    const { analysis } = fixture(
      `scenario "Deep"\n  player Ana\n  player Ben\n  turn Ana\n${nested}${'  back\n'.repeat(3_000)}  Ana ends turn\n`,
    );
    let depth = 0;
    let symbols = documentSymbols(analysis)[0]?.children?.at(-1)?.children ?? [];
    expect(symbols.at(-1)?.name).toBe('Ana ends turn');
    for (; symbols.length > 0; depth++) symbols = symbols.find(each => each.detail === 'branch')?.children ?? [];
    expect(depth).toBe(101);
  });

  test('keeps every selection within its range', () => {
    const { analysis } = fixture(`${TANK_FIRST}\nscenario\n\ncard "X" unit\n  might 3\nuse "b.rift"\nplayer`);
    const inside = (symbol: ReturnType<typeof documentSymbols>[number]): boolean =>
      symbol.range.start.line <= symbol.selectionRange.start.line &&
      symbol.range.end.line >= symbol.selectionRange.end.line &&
      (symbol.children ?? []).every(inside);
    const symbols = documentSymbols(analysis);
    expect(symbols.every(inside)).toBe(true);
    expect(symbols.map(({ name }) => name)).toEqual([
      'Tank first, Backline last',
      '(scenario without a name)',
      'X',
      'b.rift',
    ]);
  });

  test('finds scenarios by letters in order', () => {
    const { analysis } = fixture(TANK_FIRST);
    expect(workspaceSymbols(analysis, 'tkback').map(({ location }) => location.uri)).toEqual([URI]);
    expect(workspaceSymbols(analysis, 'zz')).toEqual([]);
  });
});

test('scenarios, places with their units and runs of comments fold', () => {
  const { analysis } = fixture(`# one\n# two\n${TANK_FIRST}`);
  const folds = foldingRanges(analysis).map(({ startLine, endLine, kind }) => [startLine, endLine, kind]);
  expect(folds).toContainEqual([0, 1, 'comment']);
  expect(folds).toContainEqual([2, 28, undefined]);
  expect(folds).toContainEqual([9, 12, undefined]);
  expect(folds).toContainEqual([13, 14, undefined]);
});

test('selections grow from the name over its statement to the file', () => {
  const { analysis, cursor, text } = fixture(TANK_FIRST.replace('to "Sunken Temple"', 'to "Sunk$0en Temple"'));
  const grown: string[] = [];
  for (let at = selectionRange(analysis, cursor); ; at = at.parent) {
    grown.push(textAt(text, at.range));
    if (at.parent === undefined) break;
  }
  expect(grown[0]).toBe('"Sunken Temple"');
  expect(grown[1]).toBe('Ana moves Raider to "Sunken Temple"');
  expect(grown.at(-1)).toBe(text);
});

describe('links', () => {
  test('lead from citations to the pages of their edition', () => {
    const { analysis } = fixture(TANK_FIRST);
    expect(documentLinks(analysis).map(({ target }) => target)).toEqual([
      'riftbench:/1.4/rule/465.2.c.6.md',
      'riftbench:/1.4/rule/465.2.c.4.md',
    ]);
  });

  test('lead from `use` to the file beside this one, spaces and all', () => {
    const { analysis } = fixture('use "cards/my set.rift"\n');
    expect(documentLinks(analysis).map(({ target }) => target)).toEqual(['file:///rulings/cards/my%20set.rift']);
    expect(documentLinks(fixture('use "a.rift"\n', { uri: 'untitled:Untitled-1' }).analysis)).toEqual([]);
  });

  test('are 5,000 at most in prose, and none where the author has made one', () => {
    const article = (citation: string): string => `---\nriftbench: 1.4\n---\n${citation.repeat(6_000)}\n`;
    const linksIn = (citation: string): number =>
      documentLinks(fixture(article(citation), { uri: 'file:///a.md', markdown: true }).analysis).length;
    expect(linksIn('See CR 465.2.c.3. ')).toBe(5_000);
    expect(linksIn('See [CR 465.2.c.3](x). ')).toBe(0);
  });
});

test('edits of a fixture are applied from the end', () => {
  const at = (start: number, end: number) => ({
    start: { line: 0, character: start },
    end: { line: 0, character: end },
  });
  expect(
    edited('abc', [
      { range: at(0, 1), newText: 'xx' },
      { range: at(2, 3), newText: '' },
    ]),
  ).toBe('xxb');
});
