/** Answers at a glance: an equal answer is said once, and the rule by edition where its number differs. */
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { answersIn } from '../../../server/analysis/verdict/answers.ts';
import { isSaidBy, withoutRepeats } from '../../../server/analysis/verdict/repeats.ts';

const board = (editions: string, question: string): string => `scenario "x"
  edition ${editions}
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
  ${question}
  Ana assigns 3 to Wall, 4 to Soldier
`;

const answer = (editions: string, question: string): string | undefined => {
  const [block] = parseFile(board(editions, question)).blocks;
  const { runs } = runScenario(block as Block<ScenarioTree>, runContext(loadRuleBook(), '1.4'));
  return answersIn(runs)[0]?.text;
};

describe('an answer at a glance', () => {
  it.each([
    ['1.4', 'can Ana assign 7 to Wall?', 'No · 465.2.c.4'],
    ['1.0, 1.4', 'can Ana assign 7 to Wall?', '1.4: No · 465.2.c.4; 1.0: Yes · 626.1.d'],
    [
      '1.0, 1.3, 1.4',
      'can Ana assign 7 to Wall?',
      '1.4, 1.3: No · 465.2.c.4 (1.4), 460.2.c.4 (1.3); 1.0: Yes · 626.1.d',
    ],
    ['1.0, 1.4', 'how much damage has Ana to assign?', '7 · 465.2.a (1.4), 626.1.b (1.0)'],
    ['1.3 as printed, 1.3', 'can Ana assign 7 to Wall?', 'No · 460.2.c.4'],
    ['1.0, 1.4', 'is Soldier dead?', 'Not decided'],
  ])('in %s to “%s”', (editions, question, text) => {
    expect(answer(editions, question)).toBe(text);
  });
});

describe('what has been said', () => {
  it('is said again in other forms of the same words', () => {
    expect(isSaidBy('who wins the combat? Ben', 'Ben won the combat')).toBe(true);
    expect(isSaidBy('can Ana assign 7 to Wall? No', 'Ana cannot assign 7 to Wall')).toBe(true);
    expect(isSaidBy('is Wall dead? No', 'Wall is alive at Quarry')).toBe(false);
  });

  it('is left out, clause by clause', () => {
    expect(withoutRepeats('who wins the combat? Ben', ['Ben wins the combat; Ana loses it'])).toEqual(['Ana loses it']);
    expect(withoutRepeats('', ['Wall is dead', 'Wall is dead.', ''])).toEqual(['Wall is dead']);
  });
});
