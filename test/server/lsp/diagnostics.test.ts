import { describe, expect, test } from 'vitest';
import { runScenario } from '../../../engine/scenario/run.ts';
import { findingsOf } from '../../../server/analysis/diagnostics.ts';
import { keepReports } from '../../../server/analysis/document/reports.ts';
import { page } from '../../../server/analysis/page.ts';
import { clientPages, localPages } from '../../../server/analysis/pageLinks.ts';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { edited, type FixtureOptions, fixture, TANK_FIRST, URI, underlined } from './fixture.ts';
import { codeActions, diagnostics } from './inProtocol.ts';

const FIX_ALL = 'source.fixAll.riftbench';

const SEVERITIES = ['', 'error', 'warning', 'information', 'hint'];

/** Every diagnostic but hints has to be marked in the text, with the beginning of its message. */
const check = (marked: string, options: FixtureOptions = {}): void => {
  const { text, expected } = underlined(marked);
  const { analysis } = fixture(text, options);
  const found = diagnostics(analysis)
    .filter(({ severity }) => severity !== 4)
    .map(({ range, severity = 0, code, message }) => ({
      place: `${range.start.line}:${range.start.character}-${range.end.character} ${SEVERITIES[severity]} ${code}`,
      message,
    }));
  expect(found.map(({ place }) => place)).toEqual(expected.map(each => each.split(':').slice(0, 2).join(':')));
  found.forEach(({ message }, index) => {
    expect(message).toContain(expected[index]?.split(':').slice(2).join(':').trim() ?? 'no such diagnostic');
  });
};

const board = (...script: readonly string[]): string =>
  `scenario "x"
  player Ana
  player Ben
  battlefield Temple controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 3
  battlefield Mill
  base Ana
    Raider might 7
    Sleeper might 2 exhausted
  turn Ana
${script.join('\n')}
`;

describe('diagnostics', () => {
  test('a scenario in order has none', () => check(TANK_FIRST));

  test('underline the word that is wrong and say why', () => {
    check(
      board(
        '  Ana moves Sleeper to Temple',
        '            ^^^^^^^ error move/exhausted: Sleeper is exhausted',
        '  Ana moves Raidr to Temple',
        '            ^^^^^ error name/unknown: Raidr',
        '  Ana moves Raider to Temple',
        '  all pass',
        '  Ana assigns 7 to Wall',
        '              ^^^^^^^^^ error assign/over-lethal: Wall gets 7, and 3 is lethal',
      ),
    );
  });

  test('stand where their scenario stands in the file', () => {
    const { text } = underlined(board('  Ana moves Sleeper to Temple'));
    check(
      `# first\n${TANK_FIRST}\n${board('  Ana moves Sleeper to Temple', '            ^^^^^^^ error move/exhausted: is exhausted')}`,
    );
    expect(text).toContain('Sleeper');
  });

  test('are found in the fences of a Markdown document alone', () => {
    check(
      `# A ruling\n\nAna moves nothing here.\n\n\`\`\`rift\n${board('  Ana moves Sleeper to Temple', '            ^^^^^^^ error move/exhausted: is exhausted')}\`\`\`\n\nplayer\n`,
      { markdown: true },
    );
  });

  test('survive carriage returns', () => {
    const { text } = underlined(board('  Ana moves Sleeper to Temple'));
    const { analysis } = fixture(text.replaceAll('\n', '\r\n'));
    const found = diagnostics(analysis).find(({ code }) => code === 'move/exhausted');
    expect(found?.range).toEqual({ start: { line: 11, character: 12 }, end: { line: 11, character: 19 } });
  });

  test('carry the rule: its page, its citation, the titles of the fixes', () => {
    const { analysis } = fixture(board('  Ana moves Sleeper to Temple'));
    const found = diagnostics(analysis).find(({ code }) => code === 'move/exhausted');
    const number = analysis.book.numbersOf('move.standard.cost', '1.5')[0];
    expect(found?.codeDescription?.href).toBe(`riftbench:/1.5/rule/${number}.md`);
    expect(found?.source).toBe('riftbench');
    expect(found?.data).toMatchObject({
      citation: `CR ${number} (1.5)`,
      fixes: [expect.stringMatching(/^Turn into `expect Ana cannot move/)],
    });
  });

  test('tell what is wrong with riftbench.json on the first line', () => {
    check('# nothing\n^^^^^^^^^ error setup/edition: riftbench.json', {
      edition: { edition: '1.4', from: 'newest', problem: '/a/riftbench.json: not JSON.' },
    });
  });

  test('come from other blocks than scenarios, too', () => {
    const { analysis } = fixture('hello there\n');
    expect(diagnostics(analysis).map(({ code }) => code)).toEqual(['syntax/unknown-statement']);
  });

  test('a run that fails is said, logged and harms nothing else', () => {
    const { text } = underlined(`${board('  Ana passes')}${TANK_FIRST}`);
    const { analysis } = fixture(text);
    let failures = 0;
    const broken = {
      ...analysis,
      reports: keepReports(
        (block, context) => {
          if (block.tree.name?.text === 'x') throw new Error('planted');
          return runScenario(block, context);
        },
        () => {
          failures += 1;
        },
      ),
    };
    expect(diagnostics(broken).filter(({ severity }) => severity === 1)).toHaveLength(1);
    expect(failures).toBe(1);
  });
});

describe('quick fixes', () => {
  const actionsOn = (text: string, line: number, only?: readonly string[]) => {
    const { analysis } = fixture(text);
    const range = { start: { line, character: 14 }, end: { line, character: 14 } };
    return codeActions(analysis, { range, diagnostics: diagnostics(analysis), only });
  };

  test('offer the nearest legal assignment first, and what it makes is legal', () => {
    const { text } = underlined(board('  Ana moves Raider to Temple', '  all pass', '  Ana assigns 7 to Wall'));
    const actions = actionsOn(text, 13).filter(({ diagnostics: of }) => of?.[0]?.code === 'assign/over-lethal');
    expect(actions).toHaveLength(3);
    expect(actionsOn(text, 13)[0]).toEqual(actions[0]);
    expect(actions[0]).toMatchObject({
      title: 'Assign 4 to Wall, 3 to Soldier (nearest legal)',
      isPreferred: true,
      kind: 'quickfix',
    });
    expect(actions[0]?.diagnostics?.map(({ code }) => code)).toEqual(['assign/over-lethal']);
    // Menus show titles as they are.
    expect(actions.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Turn into “expect Ana cannot assign/),
    );
    expect(actions.filter(({ title }) => title.includes('`'))).toEqual([]);
    for (const action of actions) {
      const fixed = edited(text, action.edit?.changes?.[URI] ?? []);
      const left = diagnostics(fixture(fixed).analysis).filter(({ severity }) => severity === 1);
      expect(left.map(({ message }) => message)).toEqual([]);
    }
  });

  test('that two findings share are offered once, for both', () => {
    const shared = actionsOn(board('  Ana moves Raider to Temple', '  all pass', '  Ana assigns 7 to Soldier'), 13);
    expect(new Set(shared.map(({ title }) => title)).size).toBe(shared.length);
    expect(shared[0]?.diagnostics?.map(({ code }) => code)).toEqual(['assign/over-lethal', 'assign/tank-first']);
    expect(shared[0]?.isPreferred).toBe(true);
  });

  test.each([
    ['wins', 'expect Ben wins', ['Change to “wins the combat”', 'Change to “wins the game”']],
    ['has several names', 'expect Ana, Ben win', ['Change to “win the combat”', 'Change to “win the game”']],
    [
      'is denied',
      'expect Ben did not win',
      ['Change to “does not win the combat”', 'Change to “does not win the game”'],
    ],
  ])('offer each way to say what an expectation may mean: one that %s', (_, line, titles) => {
    const { text } = underlined(board('  Ana moves Raider to Temple', '  all pass', `  ${line}`));
    const { analysis } = fixture(text);
    const range = { start: { line: 13, character: 0 }, end: { line: 14, character: 0 } };
    const actions = codeActions(analysis, { range, diagnostics: diagnostics(analysis), only: ['quickfix'] });
    expect(actions.map(({ title }) => title)).toEqual(titles);
    for (const action of actions) {
      expect(action.isPreferred).toBe(false);
      const fixed = edited(text, action.edit?.changes?.[URI] ?? []);
      const codes = diagnostics(fixture(fixed).analysis).map(({ code }) => code);
      expect(codes.filter(code => String(code).startsWith('syntax/'))).toEqual([]);
    }
  });

  test('are not offered on other lines', () => {
    const { text } = underlined(board('  Ana moves Sleeper to Temple', '  Ana passes'));
    expect(actionsOn(text, 3)).toEqual([]);
    expect(actionsOn(text, 11)).not.toEqual([]);
  });

  test('obey the kinds that the client asks for', () => {
    const { text } = underlined(board('  Ana moves Sleeper to Temple'));
    expect(actionsOn(text, 11, ['quickfix'])).not.toEqual([]);
    expect(actionsOn(text, 11, ['refactor'])).toEqual([]);
    expect(actionsOn(text, 11, ['source.fixAll']).every(({ kind }) => kind === FIX_ALL)).toBe(true);
  });

  test('all safe ones can be had at once', () => {
    const { analysis, text } = fixture(board('  Ana moves Raidr to Temple'));
    const safe = analysis.blocks
      .flatMap(block => findingsOf(analysis, block))
      .some(({ fixes }) => fixes.some(fix => fix.safe));
    const [all] = actionsOn(text, 0, [FIX_ALL]);
    expect(all !== undefined).toBe(safe);
  });

  test('are applied by Fix All', () => {
    const { text } = underlined(board('  Ana moves Raider, Raider to Temple'));
    const [all, ...others] = actionsOn(text, 0, ['source.fixAll']);
    expect(others).toEqual([]);
    expect(all?.kind).toBe(FIX_ALL);
    expect(edited(text, all?.edit?.changes?.[URI] ?? [])).toBe(board('  Ana moves Raider to Temple'));
  });
});

describe('links to pages', () => {
  test('of clients with pages are addresses that lead to one', async () => {
    const { analysis } = fixture('');
    const uri = clientPages.to('rule', '465.2.c.3', '1.4');
    expect((await page(analysis.book, uri))?.citation).toBe('CR 465.2.c.3 (1.4)');
    expect(await page(analysis.book, 'https://example.org/1.4/rule/465.md')).toBeNull();
    expect(await page(analysis.book, 'riftbench:/1.4/rule/%.md')).toBeNull();
  });

  test('of all others are files on this machine', () => {
    expect(localPages(file => uriOf(`/opt/rift bench/pages/${file}`)).to('rule', '465.2.c', '1.4')).toMatch(
      /^file:\/\/\/.*opt\/rift%20bench\/pages\/1\.4\.html#465\.2\.c$/,
    );
  });
});
