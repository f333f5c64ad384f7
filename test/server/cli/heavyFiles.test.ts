/** All scenarios of a file together make a limited amount of work: those below it are not run, and say so, the same in every command. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../engine/bounds.ts';
import { NOT_RUN_IN_FILE, newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import { diagnostics } from '../../../server/analysis/diagnostics.ts';
import { reportOf, scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { passingScenarios } from '../../../server/analysis/passing.ts';
import { fixture } from '../lsp/fixture.ts';
import { cli, FAILING, folderOf, GOOD } from './fixture.ts';

/** An equip cost whose parts many things could pay each: as much work as one line may make. */
const heavy = (n: number): string => `scenario "Heavy ${n}"
  player Ana hand ${Array.from({ length: 10 }, (_, i) => `Card${i}`).join(', ')}
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    Raider might 3
${Array.from({ length: 10 }, (_, i) => `    Unit${i} might ${1 + i} buffed\n    gear Tool${i}\n`).join('')}    gear Chain = "Chain"
  trash Ana Old0, Old1, Old2, Old3

  turn Ana
  Ana activates Chain choosing Raider
`;

const CHAIN = `card Chain gear equipment
  might +1
  equip 0, discard 1, kill a friendly gear, spend a buff, recycle 1 from your trash, return a friendly unit to its owner's hand, kill a friendly unit

`;

const HEAVY = 4;
const FILE = `${CHAIN}${Array.from({ length: HEAVY }, (_, n) => heavy(n)).join('\n')}\n${GOOD}`;
const folder = (): string => folderOf({ 'heavy.rift': FILE, 'light.rift': GOOD });
const times = (text: string, words: string): number => text.replace(/\s+/g, ' ').split(words).length - 1;

describe('a file whose scenarios make too much work together', () => {
  it('is run as far as that goes, and each scenario below has a problem at its name', async () => {
    const { status, out } = await cli(folder(), ['check', '.', '--format', 'json']);
    const [file, light] = JSON.parse(out).files;
    expect(status).toBe(1);
    const said = file.diagnostics.map((each: { message: string; range: { start: { line: number } } }) => [
      each.message === NOT_RUN_IN_FILE ? 'not run' : each.message,
      FILE.split('\n')[each.range.start.line]?.trim(),
    ]);
    const tooMany = expect.stringMatching(/^There are too many ways to pay/);
    const line = '  Ana activates Chain choosing Raider'.trim();
    expect(said).toEqual([
      [tooMany, line],
      ['not run', 'scenario "Heavy 1"'],
      ['not run', 'scenario "Heavy 2"'],
      ['not run', 'scenario "Heavy 3"'],
      ['not run', 'scenario "A trade"'],
    ]);
    expect(light.diagnostics).toEqual([]);
    expect(light.scenarios[0].status).toBe('passed');
  });

  it('has the same report on a machine that is a hundred times faster', async () => {
    const [fast, slow] = [0.01, 1].map(tick => cli(folder(), ['check', 'heavy.rift'], { tick }));
    expect((await slow)?.out).toBe((await fast)?.out);
  });

  it('is run wholly where one of its scenarios is asked for', async () => {
    const { status, out } = await cli(folder(), ['check', 'heavy.rift', '--scenario', 'trade']);
    expect([status, out]).toEqual([0, expect.stringContaining('1 passed')]);
    const traced = await cli(folder(), ['trace', 'heavy.rift', '--scenario', 'A trade', '--verdict']);
    expect([traced.status, traced.out]).toEqual([0, expect.stringMatching(/^Yes: Wall and Raider are dead/)]);
  });

  it('is told by trace as far as that goes', async () => {
    const { status, out } = await cli(folder(), ['trace', 'heavy.rift']);
    expect([status, times(out, NOT_RUN_IN_FILE)]).toEqual([1, 4]);
    expect(out).toMatch(/^A trade: not run {2}heavy\.rift:\d+$/m);
    const verdicts = await cli(folder(), ['trace', 'heavy.rift', '--verdict']);
    expect([verdicts.status, times(verdicts.out, `A trade ${NOT_RUN_IN_FILE}`)]).toEqual([1, 1]);
    const json = JSON.parse((await cli(folder(), ['trace', 'heavy.rift', '--json'])).out);
    expect(json.scenarios).toHaveLength(1);
    expect(json.notRun.at(-1)).toMatchObject({ name: 'A trade', message: NOT_RUN_IN_FILE });
  });

  it('is audited without what is too much', async () => {
    const { status, out } = await cli(folder(), ['audit', '.', '--from', '1.3']);
    expect(status).toBe(2);
    expect(out).toContain('heavy.rift not audited: "Heavy 0": it makes so much work that');
    expect(out).toContain('heavy.rift not audited: "Heavy 1" and 3 scenarios below it, from line ');
    expect(out).toContain(' does not decide the scenario differently from 1.3');
  });

  it('has the same problems in the editor, where each place is answered nevertheless', () => {
    const { analysis } = fixture(FILE);
    const found = diagnostics(analysis).filter(({ message }) => message === NOT_RUN_IN_FILE);
    expect(found.map(({ range, code }) => [FILE.split('\n')[range.start.line], code])).toEqual(
      ['Heavy 1', 'Heavy 2', 'Heavy 3', 'A trade'].map(name => [`scenario "${name}"`, 'flow/limit']),
    );
    expect(passingScenarios(analysis).at(-1)).toMatchObject({ name: 'A trade', status: 'invalid' });
    const last = scenariosOf(analysis).at(-1);
    expect(last && reportOf(analysis, last).runs[0]?.status).toBe('passed');
  });
});

describe('the work of a file', () => {
  it('is more where it has more scenarios, up to a limit', () => {
    const mostOf = (work: number): number => {
      const all = newFileWork();
      let run = 0;
      for (; !all.isSpent && run < BOUNDS.scenarios; run++) all.add({ work });
      return run;
    };
    expect(mostOf(BOUNDS.workOfLine)).toBe(1);
    expect(mostOf(BOUNDS.workOfLine / 2)).toBe(2);
    expect(mostOf(BOUNDS.workOfOrdinaryScenario / 4)).toBe(BOUNDS.scenarios);
    expect(mostOf(BOUNDS.workOfOrdinaryScenario)).toBe(BOUNDS.workOfLargestFile / BOUNDS.workOfOrdinaryScenario + 1);
  });

  it('leaves every scenario to be run, whatever those above claim of all that can come', () => {
    const all = newFileWork();
    for (let n = 0; n < 50; n++) all.add({ work: 1, workOfClaims: all.leftForClaims });
    expect([all.isSpent, all.leftForClaims]).toEqual([false, 0]);
  });

  it('leaves each what an ordinary one claims, however much a few of them take', () => {
    const all = newFileWork();
    const taken = Array.from({ length: 10 }, () => {
      const most = all.leftForClaims;
      all.add({ work: 1, workOfClaims: most });
      return most;
    });
    expect(taken.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => BOUNDS.workOfClaims));
    expect(taken.at(-1)).toBe(BOUNDS.workOfOrdinaryClaims);
    const ordinary = newFileWork();
    for (let n = 0; n < 20; n++) ordinary.add({ work: 1, workOfClaims: BOUNDS.workOfOrdinaryClaims / 2 });
    expect(ordinary.leftForClaims).toBe(BOUNDS.workOfClaims);
  });

  const RULINGS = join(import.meta.dirname, '../../rulings');
  const shipped = ['community', 'faq', 'judges'].flatMap(name =>
    readdirSync(join(RULINGS, name)).map(file => join(RULINGS, name, file)),
  );

  it.each(shipped)('is far less in %s', path => {
    const { analysis } = fixture(readFileSync(path, 'utf8'));
    const work = scenariosOf(analysis).reduce((sum, block) => sum + reportOf(analysis, block).work, 0);
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThan(BOUNDS.workOfFile / 4);
  });
});

it('a scenario with an error is none of that', async () => {
  const { out } = await cli(folderOf({ 'a.rift': FAILING }), ['check', 'a.rift']);
  expect(out).not.toContain(NOT_RUN_IN_FILE);
});
