/** A scenario as a ruling to post. */
import { expect, test } from 'vitest';
import { rulingAt } from '../../../server/analysis/ruling.ts';
import { fixture } from './fixture.ts';

const TEXT = `scenario "Exhausted *units* stay"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry
  base Ana
    Raider might 5
    Scout might 2 exhausted

  turn Ana
  expect Ana cannot move Scout to Quarry because 144.2
  Ana moves Raider to Quarry
`;

test('has question and answer, the scenario, its steps and their rules', () => {
  const told = rulingAt(fixture(TEXT).analysis, 3) ?? '';
  expect(told.split('\n\n').slice(0, 2)).toEqual(['# Exhausted \\*units\\* stay', 'Core rules 1.4.']);
  expect(told).toMatch(/^> .*Scout.* CR 144\.2/m);
  expect(told).toContain(`\`\`\`rift\n${TEXT.trimEnd()}\n\`\`\``);
  expect(told).toMatch(
    /^- \*\*Ana moves Raider to Quarry\*\*\n {2}- Ana exhausts Raider and moves it to Quarry\\?\. \(144/m,
  );
  expect(told).toMatch(/^- 144 /m);
});

test('is none where no scenario stands', () => expect(rulingAt(fixture('\n').analysis, 0)).toBeNull());
