/** The puzzles of the examples are proved, few first acts solve each, and each has two hints and a solution. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { isScenario } from '../../engine/language/syntax.ts';
import { play } from '../engine/scenario/support.ts';

const folder = new URL('../../examples/puzzles/', import.meta.url);
const readme = readFileSync(new URL('README.md', folder), 'utf8');

const puzzles = readdirSync(folder)
  .filter(name => name.endsWith('.rift'))
  .flatMap(file => {
    const { blocks } = parseFile(readFileSync(new URL(file, folder), 'utf8'));
    const cards = blocks.filter(({ tree }) => tree.kind === 'card').map(({ text }) => text);
    return blocks.filter(isScenario).map(({ text, tree }) => ({
      file,
      name: tree.name?.text ?? '',
      text: [text, ...cards].join('\n'),
      head: tree.head,
    }));
  });

it('there are twelve, all in the list', () => {
  expect(puzzles.length).toBe(12);
  expect(puzzles.filter(({ head, name }) => head !== 'puzzle' || !readme.includes(`| ${name} |`))).toEqual([]);
});

describe.each(puzzles)('$file: $name', ({ text }) => {
  it('is proved, and is not easy', () => {
    const { told, report } = play(text);
    expect(told).toEqual([]);
    const [run] = report.runs;
    const { puzzle } = run ?? {};
    expect(puzzle?.isForced).toBe(true);
    expect(puzzle?.hints.length).toBe(2);
    expect(puzzle?.solution).not.toBeNull();
    const tries = puzzle?.firstTries ?? [];
    const right = tries.filter(({ keeps }) => keeps === true).length;
    expect(tries.every(({ keeps }) => keeps !== null)).toBe(true);
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThan(3);
    expect(tries.length).toBeGreaterThan(2);
  });
});
