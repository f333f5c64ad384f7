/** What is given twice on a line of the board, or contradicts what stands before it. */
import { expect, it } from 'vitest';
import { problemsOf } from '../support.ts';

const onLine = (line: string) => {
  const text = `scenario "x"\n  player Ana\n  player Ben\n  battlefield Mill\n  ${line}\n`;
  return problemsOf(text).map(({ span, message }) => [text.slice(span.start, span.end), message]);
};

it.each([
  ['Ana: Hugo might 5 might 3', 'might 5', 'might 3'],
  ['Ana: Hugo might 5 might +1', 'might 5', 'might +1'],
  ['Ana: Hugo might 5, damage 1, damage 2', 'damage 1', 'damage 2'],
  ['Ana: Hugo might 5 ready exhausted', 'ready', 'exhausted'],
  ['Ana: Hugo might 5 owner Ana owner Ben', 'owner Ana', 'owner Ben'],
  ['player Cleo points 3 points 5', 'points 3', 'points 5'],
  ['player Cleo energy 3 energy 5', 'energy 3', 'energy 5'],
  ['player Cleo legend "Dark Child" legend Jinx', 'legend "Dark Child"', 'legend Jinx'],
  ['player Cleo legend nothing legend Jinx', 'legend nothing', 'legend Jinx'],
  ['battlefield Inn controlled by Ana controlled by Ben', 'controlled by Ana', 'controlled by Ben'],
])('%s: only one of the two', (line, first, second) =>
  expect(onLine(line)).toEqual([[second, `“${first}” and “${second}” contradict each other: leave one of them out.`]]),
);

it.each([
  ['Ana: Hugo might 5 buffed buffed', 'buffed'],
  ['Ana: Hugo might 5 might 5', 'might 5'],
])('%s: given twice', (line, said) =>
  expect(onLine(line)).toEqual([[said, `“${said}” is given twice on this line: leave one of them out.`]]),
);

it.each([
  'Ana: Hugo might 5 tag Poro tag Yordle tank shield 1',
  'player Cleo hand Gust hand Defy, runes 2x calm, runes 1x fury, power 1 calm, power 1 fury',
  'battlefield Inn controlled by Ana contested by Ben scored by Ana',
])('%s: each adds to the others', line => expect(onLine(line)).toEqual([]));

it('is not what a suggestion brings about', () =>
  expect(onLine('Ana: Hugo 5 +1 buff')).toEqual([
    ['Ana: Hugo 5 +1 buff', expect.stringContaining('Write it as “Ana: Hugo might 5 buffed”')],
  ]));
