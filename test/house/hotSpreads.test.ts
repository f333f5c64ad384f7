import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fromRoot, projectFiles } from './support/root.ts';

interface Found {
  readonly file: string;
  readonly line: number;
  readonly wrong: string;
}

const { addedKeys } = (await import(fromRoot('scripts/lib/addedKeys.mjs'))) as {
  readonly addedKeys: (root: string, hot: readonly string[]) => readonly Found[];
};
const { HOT } = (await import(fromRoot('scripts/lib/hot.mjs'))) as { readonly HOT: readonly string[] };

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is wrong with these lines in a hot file, each with its number from 1; the types stand in another file. */
const wrongIn = (...lines: readonly string[]): readonly string[] => {
  root = mkdtempSync(path.join(tmpdir(), 'riftbench-copies-'));
  mkdirSync(path.join(root, 'engine/hot'), { recursive: true });
  symlinkSync(fromRoot('node_modules'), path.join(root, 'node_modules'), 'junction');
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ extends: fromRoot('tsconfig.json') }));
  writeFileSync(
    path.join(root, 'engine/types.ts'),
    'export interface Unit { readonly id: number; readonly name: string; readonly place?: string }\n',
  );
  const head = "import type { Unit } from '../types.ts'; /* Möwe 🐦 */ ";
  writeFileSync(path.join(root, 'engine/hot/planted.ts'), `${head}${lines.join('\n')}\n`);
  writeFileSync(path.join(root, 'engine/cold.ts'), 'export const more = (o: { a: 1 }) => ({ ...o, b: 2 });\n');
  return addedKeys(root, ['engine/hot']).map(({ line, wrong }) => `${line} ${wrong}`);
};

describe('copies in hot files', () => {
  it('may have other values of the keys that are there, and keys that are computed', () => {
    expect(
      wrongIn(
        'export const renamed = (u: Unit) => ({ ...u, name: "x" });',
        'export const same = (u: Unit) => ({ ...u });',
        'export const filed = (all: Readonly<Record<string, Unit>>, u: Unit) => ({ ...all, [u.name]: u });',
      ),
    ).toEqual([]);
  });

  it('may have no key besides, nor one that what is copied may lack', () => {
    expect(
      wrongIn(
        'export const marked = (u: Unit) => ({ ...u, marked: true });',
        'export const placed = (u: Unit, place: string) => ({',
        '  ...u,',
        '  place,',
        '});',
      ),
    ).toEqual(['1 adds marked', '3 adds place']);
  });

  it('stand in front, and alone', () => {
    expect(
      wrongIn(
        'export const behind = (u: Unit) => ({ kind: "unit", ...u });',
        'export const both = (u: Unit, v: Partial<Unit>) => ({ ...u, ...v });',
        'export const perhaps = (u: Unit, at: string | null) => ({ ...u, ...(at === null ? {} : { at }) });',
      ),
    ).toEqual(['1 spreads after other keys', '2 spreads more than one object', '3 spreads more than one object']);
  });

  it('are found where one is within another', () => {
    expect(
      wrongIn('export const nested = (u: Unit) => ({ ...{ ...u, more: 1 }, name: { ...u, other: u.id } });'),
    ).toEqual(['1 adds more', '1 adds other']);
  });

  it('are looked for in files that there are', () => {
    expect(HOT.length).toBeGreaterThan(5);
    expect(HOT.filter(place => !existsSync(fromRoot(place)))).toEqual([]);
  });
});

describe('lists of the game', () => {
  it('are flattened by flatMapped alone', () => {
    const game = projectFiles().filter(f => f.startsWith('engine/game/') && f.endsWith('.ts'));
    const calls = (f: string): number => readFileSync(fromRoot(f), 'utf8').split(/\.flatMap[(<]/u).length - 1;
    expect(game.length).toBeGreaterThan(100);
    // The one is in the comment that says why.
    expect(game.filter(f => calls(f) > 0)).toEqual(['engine/game/state/lists.ts']);
  });
});
