/** A combat in one line whose deaths trigger something: it is answered to its end, or up to where somebody has to decide. */
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { allRuns } from '../../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { answerCombat } from '../../../server/analysis/combat/answer.ts';
import { combatScenario } from '../../../server/analysis/combat/scenario.ts';
import { answerText } from '../../../server/analysis/combat/text.ts';
import type { CombatAnswer } from '../../../server/analysis/combat/types.ts';
import { runContext } from '../../../server/analysis/document/context.ts';

const context = runContext(loadRuleBook(), '1.4');

const answerTo = (text: string): CombatAnswer => {
  const answer = answerCombat(text, context);
  if (!('sides' in answer)) throw new Error(`${text}: ${JSON.stringify(answer)}`);
  return answer;
};

/** The scenario that is made of it, run: how each branch comes out, and how many expectations hold. */
const checked = (answer: CombatAnswer): readonly [ReadonlySet<string>, number] => {
  const [block] = parseFile(combatScenario(answer)).blocks;
  if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
  const report = runScenario({ text: block.text, tree: block.tree }, context);
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const runs = allRuns(report);
  const held = runs.flatMap(run => run.expectations.filter(({ holds }) => holds)).length;
  return [new Set(runs.map(({ status }) => status)), held];
};

describe('a combat in one line in which something triggers', () => {
  it.each([
    ['5 vs Watchful Sentry', 'Watchful Sentry dies; the attacker wins, conquers Quarry and has 1 point.'],
    ['Storm Raptor vs 3 stunned', 'The 3 stunned dies; the attacker wins, conquers Quarry and has 1 point.'],
    ['Unsung Hero might 5 vs 9', 'Unsung Hero dies; the defender wins and keeps Quarry.'],
  ])('goes on until it is over: %s', (text, told) => {
    const answer = answerTo(text);
    expect(answer.outcomes).toMatchObject([{ passes: 1, waits: null }]);
    expect(answerText(answer)).toContain(`- ${told}`);
    expect(checked(answer)).toEqual([new Set(['passed']), 5]);
  });

  it('says what has to be decided, and claims nothing of what depends on it', () => {
    const answer = answerTo('Mournful Spirit vs 3');
    expect(answerText(answer)).toContain(
      '- Mournful Spirit dies; then Ana has to choose for Mournful Spirit: one unit or gear (the 3, or decline). The rest depends on that. For example',
    );
    expect(answerText(answer)).not.toContain('Quarry');
    expect(combatScenario(answer)).toContain('# Ana has to choose for Mournful Spirit');
    expect(checked(answer)).toEqual([new Set(['passed']), 1]);
  });

  it('writes a scenario up to what is decided before damage is assigned, says there what waits, and takes the answer', () => {
    const answer = answerCombat('Ahri, Inquisitive vs 3, 4', context);
    if (!('undecided' in answer)) throw new Error(JSON.stringify(answer));
    expect(answer.undecided).toBe(
      'Before damage is assigned, something has to be decided: Ana has to choose for Ahri, Inquisitive: one enemy unit (the 3 or the 4).',
    );
    const written = answer.scenario.split('\n').slice(-3);
    expect(written).toEqual([
      '  all pass',
      '  # Ana has to choose for Ahri, Inquisitive: one enemy unit (Defender1 or Defender2).',
      '',
    ]);
    const played = (text: string) => {
      const [block] = parseFile(text).blocks;
      if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
      return runScenario({ text: block.text, tree: block.tree }, context);
    };
    const open = played(answer.scenario);
    expect(open.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['flow/undecided', 'warning']]);
    expect(open.runs[0]?.reached?.decision?.kind).toBe('choose');
    const decided = played(`${answer.scenario}  Ana chooses Defender1\n  all pass\n`);
    expect(decided.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(decided.runs[0]?.reached?.decision?.kind).toBe('assign');
  });

  it('counts who died before damage is assigned, and describes the others as they were typed', () => {
    const answer = answerTo('graves, blasting through vs 4, 5, 2');
    const [, defender] = answer.sides;
    expect(defender?.gone).toEqual(['Defender1', 'Defender3']);
    expect(defender?.units.map(({ name, typed, lethal }) => [name, typed, lethal])).toEqual([
      ['Defender2', 'might 5', 1],
    ]);
    expect(answerText(answer)).toContain('Gone once what triggers before has resolved: the 4 and the 2.');
    expect(answerText(answer)).toContain(
      '- The 4, the 2 and graves, blasting through die; the defender wins and keeps Quarry',
    );
    expect(checked(answer)).toEqual([new Set(['passed']), 5]);
  });
});
