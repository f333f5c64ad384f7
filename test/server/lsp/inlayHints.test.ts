/** What stands after the lines of a scenario, and names that are edited together. */
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../engine/scenario/run.ts';
import { inlayHints } from '../../../server/analysis/inlayHints.ts';
import { linkedEditing } from '../../../server/analysis/linkedEditing.ts';
import { fixture, textAt } from './fixture.ts';

const TEXT = `scenario "Quarry"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: "Old Sniper" might 2 backline
  battlefield Grove
  base Ana
    Raider might 4 assault 2
  turn Ana
  Ana moves Raider to Quarry
  all pass
  what if "short"
    Ana assigns 3 to Wall, 3 to "Old Sniper"
    expect Ana has 1 points
  back
  what if "wrong"
    Ana assigns 5 to Wall, 1 to "Old Sniper"
`;
const ALL = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };

/** Each as its line, up to the hint. */
const shown = (text: string, range = ALL): readonly string[] => {
  const { analysis } = fixture(text);
  return inlayHints(analysis, range).map(({ position, label, data }) => {
    const before = textAt(text, { start: { line: position.line, character: 0 }, end: position });
    return `${before.trim()} [${data}: ${label}]`;
  });
};

describe('hints in the line', () => {
  it('tell Might that is not the printed one, lethal damage, focus and points', () => {
    expect(shown(TEXT)).toEqual([
      'Ana moves Raider to Quarry [turn: Ana has focus]',
      'Ana assigns 3 to Wall [lethal: lethal]',
      'Ana assigns 3 to Wall, 3 to "Old Sniper" [lethal: 1 over lethal]',
      'Ana assigns 3 to Wall, 3 to "Old Sniper" [points: Ana has 1 point]',
      'Ana assigns 5 to Wall [lethal: 2 over lethal]',
      'Ana assigns 5 to Wall, 1 to "Old Sniper" [lethal: 1 short of lethal]',
      'Ana assigns 5 to Wall, 1 to "Old Sniper" [waiting: Ana assigns 6: 2 ways]',
    ]);
    const shield = TEXT.replace('Wall might 3 tank', 'Wall might 3 tank shield 2');
    expect(shown(shield).slice(1, 3)).toEqual([
      'Ana assigns 3 to Wall [might: Might 5, not 3]',
      'Ana assigns 3 to Wall [lethal: 2 short of lethal]',
    ]);
  });

  it('are those of the lines that are asked for, and none where nothing is read', () => {
    const range = { start: { line: 9, character: 0 }, end: { line: 11, character: 0 } };
    expect(shown(TEXT, range)).toEqual(['Ana moves Raider to Quarry [turn: Ana has focus]']);
    expect(shown('scenario "x"\n  Ana mvoes')).toEqual([]);
  });

  it('are told of a scenario of 500 lines without running it again', () => {
    const long = TEXT.replace('  what if', `${'  expect Wall is alive\n'.repeat(500)}  what if`);
    const { analysis } = fixture(long, { run: once() });
    for (let i = 0; i < 20; i++) expect(inlayHints(analysis, ALL).length).toBeGreaterThan(3);
  });
});

/** A runner that fails when it is asked twice. */
const once = () => {
  let runs = 0;
  return ((block, context) => {
    runs++;
    if (runs > 1) throw new Error('run again');
    return runScenario(block, context);
  }) satisfies typeof runScenario;
};

describe('names that are edited together', () => {
  it('are those written the same, between their quotes', () => {
    const { analysis, text } = fixture(TEXT);
    const at = (words: string) => {
      const before = TEXT.slice(0, TEXT.indexOf(words)).split('\n');
      return { line: before.length - 1, character: (before.at(-1)?.length ?? 0) + 2 };
    };
    const linked = linkedEditing(analysis, at('"Old Sniper" might'));
    expect(linked?.ranges.map(range => textAt(text, range))).toEqual(['Old Sniper', 'Old Sniper', 'Old Sniper']);
    expect(linkedEditing(analysis, at('Raider might'))?.ranges).toHaveLength(2);
    expect(linkedEditing(analysis, at('turn Ana'))).toBeNull();
  });
});
