/** Texts of the manifest: all of them by key, each key used, and each translation complete and with the same links. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEY, rawManifest, type Texts, textsOf } from '../house/support/manifest.ts';
import { fromRoot } from '../house/support/root.ts';

const LANGUAGES = readdirSync(fromRoot('.')).flatMap(name => /^package\.nls\.([\w-]+)\.json$/.exec(name)?.[1] ?? []);

/** The properties of contributions that VS Code shows to people. */
const SHOWN = [
  'title',
  'description',
  'markdownDescription',
  'enumDescriptions',
  'enumItemLabels',
  'contents',
  'altText',
  'deprecationMessage',
  'displayName',
  'name',
];

/** What is called the same in every language. */
const NAMES = ['Riftbench', 'riftbench'];

interface Shown {
  readonly path: string;
  readonly text: string;
}

function shownIn(value: unknown, path = ''): readonly Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): readonly Shown[] => {
    const here = `${path}/${key}`;
    if (!SHOWN.includes(key) || (typeof child === 'object' && !Array.isArray(child))) return shownIn(child, here);
    const texts: readonly unknown[] = Array.isArray(child) ? child : [child];
    return texts.flatMap(text => (typeof text === 'string' ? [{ path: here, text }] : []));
  });
}

/** A language model reads these, and no person. */
const FOR_MODELS = /^\/contributes\/languageModelTools\/\d+\/(?:name$|inputSchema\/)/;

const shown = shownIn(rawManifest()).filter(({ path, text }) => !NAMES.includes(text) && !FOR_MODELS.test(path));
const english = textsOf();

describe('the manifest', () => {
  it('shows no text that cannot be translated', () => {
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter(({ text }) => !KEY.test(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it('has a text for each key, and a key for each text', () => {
    const keys = new Set([...JSON.stringify(rawManifest()).matchAll(/"%([\w.-]+)%"/g)].map(([, key]) => key));
    expect([...keys].sort()).toEqual(Object.keys(english).sort());
  });
});

describe.each(LANGUAGES)('the translation %s', language => {
  const texts = textsOf(language);

  it('has every text', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
  });

  it('leads where the English leads', () => {
    const wrong = Object.keys(english).filter(key => links(english, key).join() !== links(texts, key).join());
    expect(wrong).toEqual([]);
  });

  it('names the same settings, files and editions', () => {
    const wrong = Object.keys(english).filter(key => code(english, key).join() !== code(texts, key).join());
    expect(wrong).toEqual([]);
  });

  it('is one', () => {
    const same = Object.keys(english).filter(key => texts[key] === english[key]);
    expect(same).toEqual([]);
  });
});

it('there is a whole translation', () => {
  expect(LANGUAGES).toContain('de');
});

const links = (texts: Texts, key: string): readonly string[] =>
  [...(texts[key] ?? '').matchAll(/\]\((command:[^)]+|https:[^)]+)\)/g)].map(([, target = '']) => target);

const code = (texts: Texts, key: string): readonly string[] =>
  [...(texts[key] ?? '').matchAll(/`[^`]+`|riftbench\.json|\b1\.\d\b/g)].map(([text]) => text).sort();
