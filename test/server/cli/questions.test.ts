/** Questions with their answers and rules, in every format of a check, in a trace and in an audit. */
import { describe, expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const ASKED = `scenario "May all seven go on the Tank?"
  edition 1.0, 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 5
  battlefield Grove
  base Ana
    Raider might 7
  turn Ana
  Ana moves Raider to Quarry
  all pass
  can Ana assign 7 to Wall?
  how much damage has Ana to assign?
  Ana assigns 3 to Wall, 4 to Soldier
  is Soldier dead?
  who controls Quarry?
  who wins the combat?
`;
const check = async (format: string, text = ASKED) =>
  (await cli(folderOf({ 'a.rift': text }), ['check', 'a.rift', '--format', format])).out;

const WALL_7 = 'Wall gets 7, and 3 is lethal, while Soldier (0 of 5) lacks lethal damage; give the rest there.';
/** What each line says behind the question, in text and in annotations. */
const ANSWERS = [
  `can Ana assign 7 to Wall? No in 1.4: ${WALL_7} (CR 465.2.c.4, 1.4)`,
  'can Ana assign 7 to Wall? Yes in 1.0. (CR 626.1.d, 1.0)',
  'how much damage has Ana to assign? 7: Raider deals 7. (CR 465.2.a, 1.4; CR 626.1.b, 1.0)',
  'is Soldier dead? No: Soldier is alive at Quarry.',
  'who controls Quarry? Ben: Ben has controlled Quarry all along, and has Soldier there. (CR 190.4.a, 1.4; CR 181.4.a, 1.0)',
  'who wins the combat? Ben: Ana loses it. (CR 466.3.a, 1.4; CR 621, 1.0)',
];
const LINES = [14, 14, 15, 17, 18, 19];

describe('questions in a check', () => {
  it('are a line each in the text, what editions have in common said once', async () => {
    const lines = (await check('text')).split('\n').slice(0, ANSWERS.length);
    expect(lines).toEqual(ANSWERS.map((text, i) => `a.rift:${LINES[i]}:3 answer ${text}`));
  });

  it('are notices in a workflow', async () => {
    const lines = (await check('github')).split('\n').slice(0, ANSWERS.length);
    expect(lines).toEqual(
      ANSWERS.map((text, i) => `::notice file=a.rift,line=${LINES[i]},col=3,title=answer::${text}`),
    );
  });

  it('are informational results in SARIF, which are at no level', async () => {
    const [{ tool, results }] = JSON.parse(await check('sarif')).runs;
    expect(results.map((each: { message: { text: string } }) => each.message.text)).toEqual(ANSWERS);
    const [first] = results;
    expect(first).toMatchObject({
      ruleId: 'answer',
      kind: 'informational',
      level: 'none',
      properties: { rules: [{ rule: '465.2.c.4', edition: '1.4' }] },
    });
    expect(first.locations[0].physicalLocation.region).toEqual({ startLine: 14, startColumn: 3 });
    expect(tool.driver.rules[first.ruleIndex].id).toBe('answer');
  });

  it("are in JUnit in each edition's case", async () => {
    const cases = (await check('junit')).split('<testcase').slice(1);
    expect(cases).toHaveLength(2);
    expect(cases[0]).toContain(`can Ana assign 7 to Wall? No · 465.2.c.4: ${WALL_7}&#10;`);
    expect(cases[1]).toContain('can Ana assign 7 to Wall? Yes · 626.1.d&#10;');
  });

  it('have answer, rule and reason in JSON, and nothing in two of them', async () => {
    const [{ scenarios }] = JSON.parse(await check('json')).files;
    expect(scenarios[0].questions[0]).toEqual({
      line: 13,
      question: 'can Ana assign 7 to Wall?',
      answer: 'No',
      rule: '465.2.c.4',
      message: WALL_7,
    });
    expect(scenarios[1].questions[0]).toEqual({
      line: 13,
      question: 'can Ana assign 7 to Wall?',
      answer: 'Yes',
      rule: '626.1.d',
      message: '',
    });
  });

  it('are told as a warning alone where they are not decided', async () => {
    // Eight are enough for both. In 1.4 there is only one way to assign them; in 1.0 Wall may get more than it takes to kill it.
    const open = ASKED.replace('  Ana assigns 3 to Wall, 4 to Soldier\n', '').replace('might 7', 'might 8');
    const out = await check('text', open);
    expect(out).toMatch(/^a\.rift:16:3 warning flow\/undecided In 1\.0: “is Soldier dead\?” is not decided/m);
    expect(out).toMatch(/^a\.rift:16:3 answer is Soldier dead\? Yes: Wall, Soldier and Raider are killed/m);
    expect(out).not.toMatch(/Not decided/);
  });
});

describe('questions in a trace', () => {
  it('have the answer, then the reason', async () => {
    const { out } = await cli(folderOf({ 'a.rift': ASKED }), ['trace', 'a.rift']);
    expect(out).toContain('       ? No · 465.2.c.4: Wall gets 7, and 3 is lethal, while Soldier (0 of 5)');
    expect(out).toContain('       ? No: Soldier is alive at Quarry.\n');
  });
});

describe('questions in an audit', () => {
  it('that another edition answers otherwise are listed with both answers and the cause', async () => {
    const folder = folderOf({ 'a.rift': ASKED });
    const { out, status } = await cli(folder, ['audit', 'a.rift', '--from', '1.0', '--to', '1.4']);
    expect(status).toBe(1);
    expect(out).toContain('May all seven go on the Tank?: a different answer to a question  a.rift:1\n');
    expect(out).toMatch(
      /how much damage a unit can be assigned while another unit lacks lethal damage: unlimited\s+in 1\.0/,
    );
    expect(out).toContain(
      '     14  can Ana assign 7 to Wall?\n         1.0 Yes · 626.1.d\n         1.4 No · 465.2.c.4: Wall',
    );
    expect(out).toMatch(/1\.4 decides the scenario differently from 1\.0\.\n$/);
  });

  it('that both answer alike change nothing, also where the rule has another number', async () => {
    const folder = folderOf({ 'a.rift': ASKED.replace('  can Ana assign 7 to Wall?\n', '') });
    const { out, status } = await cli(folder, ['audit', 'a.rift', '--from', '1.0', '--to', '1.4']);
    expect(status).toBe(0);
    expect(out).not.toContain('another answer');
  });
});
