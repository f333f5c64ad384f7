/** The fixes that stand behind the problems of the page on which scenarios are tried: from the server's own answers. */
import { describe, expect, it } from 'vitest';
import { eachOnce, fixesOf } from '../../../../server/site/page/fixes.ts';
import { fixture } from '../../lsp/fixture.ts';
import { codeActions, diagnostics } from '../../lsp/inProtocol.ts';

const BOARD = `scenario "x"
  edition 1.5
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 3
  battlefield Grove
  base Ana
    Raider might 7
  turn Ana
  Ana moves Raider to Quarry
  all pass
`;

/** The titles behind each problem of the board with this line below it, and all that is offered at the first. */
const shown = (line: string) => {
  const { analysis } = fixture(`${BOARD}  ${line}\n`);
  const problems = diagnostics(analysis);
  const offered = problems.map(({ range }) => codeActions(analysis, { range, diagnostics: problems }));
  const own = problems.map((problem, at) => fixesOf(problem, offered[at] ?? []));
  const titles = eachOnce(own).map(those => those.map(({ title }) => title));
  return {
    titles,
    own: own.map(those => those.map(({ title }) => title)),
    offered: offered[0]?.map(({ title }) => title),
  };
};

describe('behind a problem', () => {
  it('stand the fixes that it has, and nothing else that could be done with the line', () => {
    const { titles, offered } = shown('Ana assigns 3 to Wall, 4 to Soldier\n  Ana smites');
    expect(offered).toContainEqual(expect.stringMatching(/^Add “expect /));
    expect(titles).toEqual([[]]);
    expect(shown('Ana smites').titles).toEqual([
      expect.arrayContaining(['Ana assigns 3 to Wall, 4 to Soldier', 'Ana assigns 4 to Wall, 3 to Soldier']),
    ]);
  });

  it('stands, too, what mends an expectation that fails and names no problem', () => {
    const { titles } = shown('Ana assigns 3 to Wall, 4 to Soldier\n  expect Wall is alive');
    expect(titles.flat()).toContainEqual(expect.stringMatching(/question|Expect|expect/));
  });

  it('stands each once, where a line has several problems with the same ones', () => {
    const fix = { title: 'Mend', edit: { changes: { x: [] } } };
    const other = { title: 'Mend it otherwise', edit: { changes: { y: [] } } };
    expect(eachOnce([[fix], [{ ...fix }, other]])).toEqual([[fix], [other]]);
  });

  it('stand none of another problem of the line', () => {
    const { own } = shown('Ana assigns all to Wal');
    expect(own.length).toBeGreaterThan(1);
    const all = own.flat();
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
  });
});
