/**
 * The engine remembers nothing between games: no variable of a module is written to. What is worked out of a game belongs to it
 * (`engine/game/state/memory.ts`); what follows from a value alone is kept with that (`engine/known.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from './support/root.ts';
import { writtenIn } from './support/written.ts';

/** By their files and names: of none of them anything is kept from one call to the next. */
const SCRATCH: Readonly<Record<string, string>> = {
  'engine/language/tokens/units.ts narrow': 'room for the characters of the text that is being read',
  'engine/language/tokens/units.ts wide': 'room for the characters of the text that is being read',
};

const files = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => `${folder}/${file}`);

const found = files('engine').flatMap(file =>
  writtenIn(file, readFileSync(fromRoot(file), 'utf8')).map(({ name }) => `${file} ${name}`),
);

describe('the engine', () => {
  it('writes to no variable of a module', () => {
    expect(found.filter(each => SCRATCH[each] === undefined)).toEqual([]);
  });

  it('has each of those that it may', () => {
    expect(Object.keys(SCRATCH).filter(each => !found.includes(each))).toEqual([]);
  });

  it.each([
    ['let last = 0;', ['last']],
    ['export let last: State | null = null;', ['last']],
    ['const known = new Map();\nexport const of = (a) => { known.set(a, 1); };', ['known']],
    ['const known: State[] = [];\nfunction note(s) { known[0] = s; }', ['known']],
    ['const last = { state: null };\nconst note = s => { last.state = s; };', ['last']],
    ['const count = { n: 0 };\nconst next = () => count.n++;', ['count']],
    ['const known = new Map();\nfor (const each of WORDS) known.set(each, 1);', []],
    ['const f = () => { const known = []; known.push(1); return known; };', []],
    ['const all = () => [];\nconst f = () => { const [all] = [[]]; all.push(1); };', []],
    ['const each = () => 1;\nconst f = ({ each }) => { each.n = 1; };', []],
    ['const WORDS = ["a"];\nconst isWord = w => WORDS.includes(w);', []],
  ])('is seen to do so in %s', (text, names) => {
    expect(writtenIn('planted.ts', text).map(({ name }) => name)).toEqual(names);
  });
});
