/** Calls that say what they mean, and ask of terms what can be asked of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Call, callsIn } from './support/calls.ts';
import { fromRoot, projectFiles } from './support/root.ts';

const ROOMS = /^(?:bench|client|engine|rules-db|scripts|server)\/.*\.(?:ts|mjs)$/;
const sources = projectFiles().filter(file => ROOMS.test(file) && !file.endsWith('.d.ts'));

const found = (files: readonly string[], isWrong: (call: Call) => boolean): readonly string[] =>
  files.flatMap(file => {
    const text = readFileSync(fromRoot(file), 'utf8');
    return callsIn(file, text).flatMap(call => (isWrong(call) ? [`${file}:${call.line} ${call.text}`] : []));
  });

/** What others have made, and has to be called as it is. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'Option', // the browser
  'cloneNode',
  'importNode',
  'TestRunRequest', // VS Code
  'createFileSystemWatcher',
  'executeCommand',
  'get',
  'reveal',
  'update',
]);

const hasBareBoolean = ({ name, given }: Call): boolean =>
  !OF_OTHERS.has(name) && given.some(each => each.type === 'Literal' && typeof each.value === 'boolean');

describe('calls', () => {
  it('give no bare true or false: a word, or a function of its own, says what it means', () => {
    expect(sources.length).toBeGreaterThan(800);
    expect(found(sources, hasBareBoolean)).toEqual([]);
  });

  it('are found wherever they stand', () => {
    const planted =
      "const a = (b: C) => look(b, 2,\n  true) ?? new Look(false);\nconst d = panel.reveal(b, true), e = has('true');\n";
    const wrong = callsIn('planted.ts', planted).filter(hasBareBoolean);
    expect(wrong.map(({ line, name }) => `${line} ${name}`)).toEqual(['1 look', '2 Look']);
  });
});

describe('terms of cards', () => {
  const readers = sources.filter(file => file.startsWith('engine/cards/'));
  // Terms are spelt out for speed, with undefined fields: how many keys they have says nothing.
  const counted = (text: string): readonly string[] =>
    [...text.matchAll(/Object\.(?:keys|entries|values)\([^()]*\)\s*\.length/g)].map(([said]) => said);

  it('are asked for their fields by saysOnly, which knows that undefined fields say nothing', () => {
    expect(readers.length).toBeGreaterThan(100);
    expect(
      readers.flatMap(file => counted(readFileSync(fromRoot(file), 'utf8')).map(said => `${file} ${said}`)),
    ).toEqual([]);
    expect(counted('if (Object.keys(rest).length > 1) return;')).toEqual(['Object.keys(rest).length']);
  });
});

describe('lists whose length the author of a text decides', () => {
  /** The rooms that read texts; in the others, the sizes of a game bound every list. */
  const READERS = /^(?:client|rules-db|server|engine\/language|engine\/scenario\/names)\//;
  const readers = sources.filter(file => READERS.test(file));
  const SPREADS: ReadonlySet<string> = new Set([
    'push',
    'unshift',
    'splice',
    'max',
    'min',
    'hypot',
    'fromCharCode',
    'fromCodePoint',
    'apply',
  ]);
  const isSpread = ({ name, given }: Call): boolean =>
    SPREADS.has(name) && given.some(each => each.type === 'SpreadElement');

  it('are not spread into a call, where each item takes room on the stack: engine/lists.ts has what does without', () => {
    expect(readers.length).toBeGreaterThan(400);
    expect(found(readers, isSpread)).toEqual([]);
  });

  it('are found wherever they stand', () => {
    const planted = 'all.push(first, ...rest);\nconst a = [...all], b = Math.max(0,\n  ...a), c = join(...a);\n';
    const wrong = callsIn('planted.ts', planted).filter(isSpread);
    expect(wrong.map(({ line, name }) => `${line} ${name}`)).toEqual(['1 push', '2 max']);
  });
});
