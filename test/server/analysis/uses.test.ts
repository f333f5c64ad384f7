import { describe, expect, test } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { sameUsed, type Used, usedFiles, useProblems } from '../../../server/analysis/document/uses.ts';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';

const HERE = '/rulings/a.rift';
const card = (name: string): string => `card "${name}" spell\n  draw 1\n`;

/** What a text at `/rulings/a.rift` uses, where these files are. */
const usedBy = (text: string, files: Readonly<Record<string, string>>, path: string | null = HERE): Used =>
  usedFiles(reading(files), nodePaths).of(parseFile(text).blocks, path ?? undefined);

const reading = (files: Readonly<Record<string, string>>) => (path: string) => {
  const text = files[path];
  return text === undefined ? { why: 'there is no such file or folder.' } : { text };
};

const namesOf = ({ cards }: Used): readonly unknown[] => cards.map(({ block }) => block.tree.name?.text);

describe('what a file uses', () => {
  test('is looked for below its own folder', () => {
    const used = usedBy('use "b.rift"\nuse "../other/c.rift"\n', {
      '/rulings/b.rift': card('One'),
      '/other/c.rift': card('Two') + card('Three'),
    });
    expect(namesOf(used)).toEqual(['One', 'Two', 'Three']);
    expect(used.problems).toEqual([]);
  });

  test('goes on through what that uses, each file once', () => {
    const used = usedBy('use "sub/b.rift"\n', {
      '/rulings/sub/b.rift': `use "../a.rift"\nuse "c.rift"\n${card('One')}`,
      '/rulings/sub/c.rift': `use "b.rift"\n${card('Two')}`,
    });
    expect(namesOf(used)).toEqual(['One', 'Two']);
    expect(used.problems).toEqual([]);
  });

  test('that is wrong is told once at each of thousands of lines', () => {
    const text = Array.from({ length: 20_000 }, (_, i) => `use "b${i}.rift"\n`).join('');
    const { blocks } = parseFile(text);
    const used = usedFiles(reading({}), nodePaths).of(blocks, HERE);
    const told = blocks.flatMap(block => useProblems(used, block).map(problem => problem.block === block));
    expect(told).toHaveLength(used.problems.length);
    expect(new Set(told)).toEqual(new Set([true]));
  });

  test('that is not there is told at the path, with where it was looked for', () => {
    const [problem, ...more] = usedBy('use "b.rift"\n', {}).problems;
    expect(problem).toMatchObject({
      code: 'name/unknown',
      span: { start: 4, end: 12 },
      message: '"b.rift" cannot be used: there is no such file or folder. Looked for /rulings/b.rift.',
    });
    expect(more).toEqual([]);
  });

  test('is told of where a file that it uses is missing, or has a card that is not understood', () => {
    const { problems } = usedBy('use "b.rift"\n', {
      '/rulings/b.rift': `use "c.rift"\ncard "One" spell\n  frobnicate\n`,
    });
    expect(problems.map(({ code }) => code)).toEqual(['syntax/sentence', 'name/unknown']);
    expect(problems[1]?.message).toContain('"c.rift", which "b.rift" uses, cannot be used');
  });

  test('of a text on no disk is nothing', () => {
    const used = usedBy('use "b.rift"\n', { '/rulings/b.rift': card('One') }, null);
    expect(namesOf(used)).toEqual([]);
    expect(used.problems.map(({ message }) => message)).toEqual([expect.stringContaining('not saved')]);
  });

  test('keeps the trees of cards that did not change', () => {
    const files = { '/rulings/b.rift': card('One') + card('Two') };
    const { of } = usedFiles(path => reading(files)(path), nodePaths);
    const { blocks } = parseFile('use "b.rift"\n');
    const before = of(blocks, HERE);
    expect(sameUsed(before, of(blocks, HERE))).toBe(true);
    files['/rulings/b.rift'] = card('One') + card('Other');
    const after = of(blocks, HERE);
    expect(sameUsed(before, after)).toBe(false);
    expect(after.cards[0]?.block.tree).toBe(before.cards[0]?.block.tree);
  });
});
