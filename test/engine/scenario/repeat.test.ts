/** `can repeat` in a scenario: what is told of loops, and what can be written for one. */
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { isScenario } from '../../../engine/language/syntax.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { cardsOf } from '../../../engine/scenario/names/cards.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { ruleNumbers } from '../../../rules-db/runner.ts';

const CARDS = `
card "Press" gear
  cost 1
  exhaust this: play a 1 might Recruit unit token. ready a friendly gear

card "Vent" gear
  exhaust this: deal 1 to an enemy unit. ready a friendly gear

card "Key" gear
  cost 1
  exhaust this: ready a friendly gear. draw 1
`;

const reportOf = (lines: readonly string[], base = 'gear Mill = "Press"', there = ''): ScenarioReport => {
  const places = [
    'battlefield Quarry controlled by Ben',
    ...(there === '' ? [] : [`  ${there}`]),
    'battlefield Meadow',
  ];
  const head = ['player Ana hand nothing', 'player Ben hand nothing', ...places];
  const script = [...head, 'base Ana', ...base.split('; ').map(each => `  ${each}`), 'turn Ana', ...lines];
  const { blocks } = parseFile(`${CARDS}\nscenario "loop"\n${script.map(line => `  ${line}\n`).join('')}`);
  const cards = cardsOf(
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
    () => undefined,
  );
  const context: RunContext = { defaultEdition: NEWEST, rules: ruleNumbers(loadRuleBook()), cards };
  const [block] = blocks.filter(isScenario);
  if (block === undefined) throw new Error('no scenario');
  return runExploring(block, context);
};

const messages = (report: ScenarioReport): readonly string[] =>
  (report.runs[0]?.expectations ?? []).map(({ holds, message }) => `${holds}: ${message}`);

describe('a loop', () => {
  it('is told with the acts of a round, and what each brings', () => {
    const report = reportOf(['expect Ana can repeat', 'expect Ana can repeat for more tokens']);
    const says =
      'true: Ana returns to the same position by “Ana activates Mill”, “all pass”, with 1 more token each time, as long as nobody acts against it.';
    expect(messages(report)).toEqual([says, says]);
    expect(report.runs[0]?.expectations[0]?.short).toBe('1 more token each time');
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('says what will end it', () => {
    const deck = reportOf(['expect Ana can repeat for more draws'], 'gear Bell = "Key"').runs[0]?.expectations[0];
    expect(deck?.message).toContain('with 1 more card drawn and 1 more card in hand each time, as long as');
    const vent = reportOf(['expect Ana can repeat for more damage'], 'gear Vent = "Vent"', 'Ben: Wall might 9');
    expect(messages(vent)[0]).toContain(
      'with 1 more damage marked each time (until the damaged units die), as long as',
    );
  });

  it('that is not there is not found, with how far was looked', () => {
    const report = reportOf(['expect Ana cannot repeat for more points after at most 2 acts']);
    expect(messages(report)).toEqual([
      expect.stringMatching(
        /^true: No sequence of up to 2 acts leads Ana back to the same position with more points: all \d+ positions/,
      ),
    ]);
  });

  it('fails an expectation that says there is none, with a fix that says there is', () => {
    const { diagnostics } = reportOf(['expect Ana cannot repeat']);
    const [failed] = diagnostics.filter(({ code }) => code === 'expect/failed');
    expect(failed?.message).toMatch(/^Expected "Ana cannot repeat", but Ana returns to the same position/);
    expect(failed?.fixes.map(({ title }) => title)).toEqual([
      'Change to “Ana can repeat …”',
      'Write the 2 lines that show it',
      'Write the 2 lines that show it as a branch',
    ]);
  });

  it('begins after what has to be done first', () => {
    const report = reportOf(
      ['expect Ana can repeat for more tokens'],
      'gear Mill = "Press" exhausted; gear Bell = "Key"',
    );
    expect(messages(report)[0]).toMatch(
      /^true: After “Ana activates Bell”, .*Ana returns to the same position by “Ana activates Mill”/,
    );
  });

  it('takes as many acts as are said, the way to it counted', () => {
    const base = 'gear Mill = "Press" exhausted; gear Bell = "Key"';
    const report = reportOf(['expect Ana cannot repeat for more tokens after at most 1 act'], base);
    expect(messages(report)[0]).toMatch(/^true: No sequence of up to 1 act leads/);
  });

  it('is of somebody, within a turn, and of something that there is a word for', () => {
    const { diagnostics } = reportOf(['expect Cleo can repeat', 'expect Ana can repeat within 2 turns']);
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'name/unknown',
      'setup/value',
    ]);
    const wrong = reportOf(['expect Ana can repeat for more frogs']);
    expect(wrong.diagnostics.map(({ message }) => message).join()).toContain('where the sentence needs “points”');
  });

  it('is asked for as well', () => {
    const [question] = reportOf(['can Ana repeat for more tokens?']).runs[0]?.questions ?? [];
    expect(question?.answer()).toMatchObject({ question: 'Ana can repeat for more tokens', yes: true });
  });
});
