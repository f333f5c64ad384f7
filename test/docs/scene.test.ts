/** The page of scene and path has every field that the values have. */
import { describe, expect, test } from 'vitest';
import { boardAt } from '../../server/analysis/board.ts';
import { fixture } from '../server/lsp/fixture.ts';
import { documents } from './documents.ts';

const page = documents().find(({ file }) => file === 'docs/scene.md')?.text ?? '';
const told = new Set([...page.matchAll(/`(\w+)`/g)].map(([, name]) => name));

const TEXT = `scenario "Assault on the quarry"
  edition 1.4
  player Ana points 3 runes 2x calm power 1 fury hand Gust legend "Jinx, Loose Cannon" champion "Jinx, Rebel"
  player Ben hand Gust deck Gust
  battlefield Quarry controlled by Ben facedown Gust by Ben
    Ben: Wall might 3 tank
    Ben: Guard might 3
  base Ana
    Raider might 4 assault 2
  turn Ana
  Ana moves Raider to Quarry
  Ana plays Gust choosing Guard
  all pass
`;

const keysIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inside]) => [key, ...keysIn(inside)]);
};

describe('docs/scene.md', () => {
  const { analysis } = fixture(TEXT);
  const lines = TEXT.split('\n').keys();
  const boards = [...lines].flatMap(line => {
    const at = { line, width: 700, theme: 'dark', withScene: true } as const;
    const last = boardAt(analysis, at);
    return (last?.stops ?? []).flatMap((_, stop) => boardAt(analysis, { ...at, stop }) ?? []);
  });

  test('names every field', () => {
    const keys = new Set(boards.flatMap(keysIn));
    expect(keys.size).toBeGreaterThan(70);
    expect([...keys].filter(key => !told.has(key))).toEqual([]);
  });

  test('is right that the values are JSON', () => {
    for (const { scene } of boards) expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    expect(boardAt(analysis, { line: 0, width: 700, theme: 'dark' })?.scene).toBeUndefined();
  });
});
