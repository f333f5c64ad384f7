/** Hovering over an act: what it keeps or gives away of what is claimed of all that can come. */

import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../engine/scenario/run.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { fixture } from './fixture.ts';

const PUZZLE = `puzzle "Both at once"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Guard might 2
  battlefield Meadow controlled by Ben
    Ben: Dragon might 9
  base Ana
    Raider might 4
    Scout might 2
    Page might 1

  turn Ana
  goal Ana can force Wall, Guard are dead and Scout is alive

  solution
    Ana moves Raider, Page to Quarry
    all pass
`;

const GOAL = 'Ana can force Wall, Guard are dead and Scout is alive';

const over = (text: string, line: string, word: string): string => {
  const at = text.indexOf(line) + line.indexOf(word);
  const { analysis, cursor } = fixture(`${text.slice(0, at)}$0${text.slice(at)}`);
  return markdownOf(hover(analysis, cursor)?.contents ?? []).replaceAll('\\', '');
};

describe('an act of a script', () => {
  it('brings the goal of the puzzle about, wherever on its line one looks: what is left to do leaves no choice', () => {
    const line = 'Ana moves Raider, Page to Quarry';
    for (const word of ['Raider', 'moves', 'Quarry'])
      expect(over(PUZZLE, line, word)).toContain(`**Brings it about**: ${GOAL}`);
    expect(over(PUZZLE, '    all pass', 'pass')).toContain(`**Brings it about**: ${GOAL}`);
    expect(over(PUZZLE, 'Raider might 4', 'Raider')).not.toContain('it**');
  });

  it('gives it away, and what would have kept it is named', () => {
    const wrong = PUZZLE.replace('Raider, Page to', 'Raider, Scout to');
    const told = over(wrong, 'Ana moves Raider, Scout to Quarry', 'moves');
    expect(told).toContain(`**Gives it away**: ${GOAL}; kept by “Ana moves Raider, Page to Quarry”`);
    expect(over(wrong, '    all pass', 'pass')).toContain('**Changes nothing**');
  });

  it('is judged for each claim that stands there, and for none that does not', () => {
    const scenario = PUZZLE.replace('puzzle', 'scenario')
      .replace('goal', 'expect')
      .replace('\n\n  solution\n', '\n  expect it is possible that Page is dead\n')
      .replace('Raider, Page to Quarry', 'Page to Quarry');
    const told = over(scenario, 'Ana moves Page to Quarry', 'moves');
    expect(told).toContain(`**Gives it away**: ${GOAL}`);
    expect(told).toContain('**Keeps it**, with 1 more decision: it is possible that Page is dead');
    const later = scenario.replace(
      '    all pass\n',
      '    all pass\n  Ana assigns 1 to Wall\n  Ana moves Raider to Meadow\n',
    );
    expect(over(later, 'Ana moves Raider to Meadow', 'moves')).not.toContain('Page is dead');
  });

  it('of which there is more to come than is looked at meanwhile, is not decided', () => {
    const many = Array.from({ length: 6 }, (_, i) => `    One${i} might ${i + 1}\n`).join('');
    const scenario = PUZZLE.replace('    Page might 1\n', `    Page might 1\n${many}`)
      .replace('puzzle', 'scenario')
      .replace(GOAL, 'Ana cannot force Ana has 8 points')
      .replace('goal', 'expect')
      .replace('\n\n  solution\n', '\n');
    const { analysis, cursor } = fixture(scenario.replace('Ana moves Raider', 'Ana mo$0ves Raider'), {
      run: (block, context) => runScenario(block, context),
    });
    const { contents } = hover(analysis, cursor) ?? {};
    expect(markdownOf(contents ?? [])).toContain('**Not decided** in time: Ana can force Ana has 8 points');
  });
});
