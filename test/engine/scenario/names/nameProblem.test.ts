import { expect, test } from 'vitest';
import { nameProblem } from '../../../../engine/scenario/names/nameProblem.ts';
import { nameTable } from '../../../../engine/scenario/names/names.ts';

const unknown = (known: number): string => {
  const names = Array.from({ length: known }, (_, at) => `Recruit${at + 1}`);
  const name = { text: 'Wall', quoted: false, span: { start: 0, end: 4 } };
  return nameProblem(
    name,
    'unit',
    { kind: 'unknown', near: () => [] },
    nameTable(names, at => at),
  ).message;
};

test.each<[number, string]>([
  [0, 'No unit is called "Wall"; this scenario has no unit.'],
  [2, 'No unit is called "Wall"; the units here are Recruit1, Recruit2.'],
  [
    8,
    'No unit is called "Wall"; the units here are Recruit1, Recruit2, Recruit3, Recruit4, Recruit5, Recruit6, Recruit7, Recruit8.',
  ],
  [
    100,
    'No unit is called "Wall"; the units here are Recruit1, Recruit2, Recruit3, Recruit4, Recruit5, Recruit6, Recruit7, Recruit8 and 92 more.',
  ],
])('of %i names, an unknown one is answered with eight at most', (known, message) =>
  expect(unknown(known)).toBe(message),
);

test.each(['everything', 'All', 'both', 'them'])('%s is told to be no name, and each unit is offered', text => {
  const name = { text, quoted: false, span: { start: 0, end: text.length } };
  const { message, fixes } = nameProblem(
    name,
    'unit',
    { kind: 'unknown', near: () => [] },
    nameTable(['Wall', 'Scout'], at => at),
  );
  expect(message).toBe(`"${text}" is not a name: name each unit, with commas between; the units here are Wall, Scout.`);
  expect(fixes?.map(({ title }) => title)).toEqual(['Change to Wall', 'Change to Scout']);
});
