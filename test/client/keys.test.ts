/** The default keys: none is a character of some keyboard layout, and none takes a key of VS Code away. */
import { expect, test } from 'vitest';
import { readManifest } from '../house/support/manifest.ts';

interface Key {
  readonly command: string;
  readonly key: string;
  readonly mac?: string;
  readonly when?: string;
}

const { contributes } = readManifest<{ readonly contributes: { readonly keybindings: readonly Key[] } }>();

test('no key is typed with AltGr, which is Ctrl+Alt, or with a sign that layouts put elsewhere', () => {
  const parts = contributes.keybindings.flatMap(({ key, mac = key }) => [...key.split(' '), ...mac.split(' ')]);
  expect(parts.filter(part => /(?:ctrl|cmd)\+(?:shift\+)?alt/.test(part))).toEqual([]);
  expect(parts.filter(part => !/^(?:(?:ctrl|cmd|shift|alt)\+)*(?:[a-z]|left|right)$/.test(part))).toEqual([]);
});

/** What VS Code 1.139 has behind Ctrl+K, as plain letters, on any system. */
const TAKEN_BEHIND_CTRL_K = 'cdefimnoprstuvwyz';

test('a letter after Ctrl+K is one that VS Code leaves free', () => {
  const letters = contributes.keybindings.flatMap(({ key }) => /^ctrl\+k ([a-z])$/.exec(key)?.[1] ?? []);
  expect(letters).toHaveLength(new Set(letters).size);
  expect(letters.filter(letter => TAKEN_BEHIND_CTRL_K.includes(letter))).toEqual([]);
  expect(letters.length).toBeGreaterThan(3);
});
