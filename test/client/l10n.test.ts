/** Texts of the extension: every one that people see can be translated, and each translation has them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../house/support/root.ts';

/**
 * Not translated, each for its reason: what they make is of one language with the rule book's texts in it, or of no language.
 */
const EXEMPT = [
  'client/commands/migrationReport.ts', // a report in Markdown, with rules and problems in English
  'client/commands/newBoard.ts', // a scenario
  'client/markdownPreview/plugin.ts', // an article, with what the server says of it
  'client/pages/commandLinks.ts',
  'client/pages/document.ts',
  'client/pages/html.ts', // the frame of an English page
  'client/pages/large.ts',
  'client/pages/style.ts',
];

/** What is a text though it is one word: the properties and calls that show it. */
const SHOWING = /^(label|detail|description|title|placeholder|placeHolder|prompt|tooltip|openLabel|text|name)$/;
/** What has words in it and is no text. */
const NO_TEXT = [
  /^Riftbench:?$/,
  /^front matter$/,
  /^(no answer|no such page|nothing drawn)$/,
  /^[a-z]+[/#.:]/,
  /^<svg /,
  /^\d+px solid$/,
  /^(dark|light) high contrast$/,
  /^\w+#/,
  /^[\w-]+$(?<![A-Z]\w*)/,
  /\.(svg|md|rift|json|cjs|js)$/,
];

interface Text {
  readonly where: string;
  readonly text: string;
}
interface Found {
  readonly keys: readonly string[];
  readonly plain: readonly Text[];
}

type Node = { readonly type?: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The keys that a file translates, and the texts that it shows as they stand. */
function textsIn(file: string, source = readFileSync(fromRoot(file), 'utf8')): Found {
  const keys: string[] = [];
  const plain: Text[] = [];
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const consider = (node: Node, text: string, isShown: boolean): void => {
    const hasWords = /\p{L}{2,}[,:]? \p{L}{2,}/u.test(text) || (isShown && /^\p{Lu}\p{Ll}+/u.test(text));
    if (hasWords && !NO_TEXT.some(form => form.test(text)))
      plain.push({ where: `${file}:${lineOf(node.start)}`, text });
  };
  const visit = (value: unknown, isShown: boolean): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, isShown);
      return;
    }
    if (!isNode(value)) return;
    const { type = '' } = value;
    const written = (part: unknown): string => (isNode(part) ? source.slice(part.start, part.end) : '');
    if (/^(Import|TS(?!As|Non|Satis))/.test(type)) return;
    if (type === 'CallExpression' && /(l10n\.t|localMarkdown)$/.test(written(value.callee))) {
      const [message, ...rest] = value.arguments as readonly Node[];
      if (file === 'client/markdownString.ts') return; // passes on what it is given
      if (message?.type === 'Literal') keys.push(String(message.value));
      else plain.push({ where: `${file}:${lineOf(value.start)}`, text: 'a key that is not a literal' });
      visit(rest, false);
      return;
    }
    if (type === 'TaggedTemplateExpression' && written(value.tag) === 'html') {
      visit((value.quasi as Node).expressions, false);
      return;
    }
    if (type === 'Literal' && typeof value.value === 'string') consider(value, value.value, isShown);
    if (type === 'TemplateLiteral') {
      for (const quasi of value.quasis as readonly Node[])
        consider(quasi, String((quasi.value as { cooked: string }).cooked).trim(), isShown);
      visit(value.expressions, isShown);
      return;
    }
    if (type === 'Property') return visit(value.value, SHOWING.test(written(value.key)));
    if (type === 'AssignmentExpression') {
      const name = /\.(\w+)$/.exec(written(value.left))?.[1] ?? '';
      return visit(value.right, SHOWING.test(name));
    }
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && key !== 'type') visit(child, isShown && type !== 'CallExpression');
    }
  };
  visit(parseSync(file, source).program, false);
  return { keys, plain };
}

const files = readdirSync(fromRoot('client'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => `client/${name.replaceAll('\\', '/')}`)
  .filter(name => !EXEMPT.some(exempt => name.startsWith(exempt)))
  .sort();
const found = files.map(file => textsIn(file));
const keys = [...new Set(found.flatMap(each => each.keys))].sort();

describe('the extension', () => {
  it('shows no text that cannot be translated', () => {
    expect(found.flatMap(({ plain }) => plain.map(({ where, text }) => `${where}: ${text}`))).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  it('would be seen to show one', () => {
    const planted = "import * as vscode from 'vscode';\nitem.title = 'Undo';\nshow('Nothing was found here');\n";
    expect(textsIn('client/planted.ts', planted).plain.map(({ text }) => text)).toEqual([
      'Undo',
      'Nothing was found here',
    ]);
  });
});

const bundles = readdirSync(fromRoot('client/l10n')).flatMap(
  name => /^bundle\.l10n\.([\w-]+)\.json$/.exec(name)?.[1] ?? [],
);

it('there is a translation', () => {
  expect(bundles).toContain('de');
});

describe.each(bundles)('the translation %s', language => {
  const texts = JSON.parse(readFileSync(fromRoot(`client/l10n/bundle.l10n.${language}.json`), 'utf8')) as Readonly<
    Record<string, string>
  >;

  it('has every text, and no other', () => {
    expect(keys.filter(key => !(key in texts))).toEqual([]);
    expect(Object.keys(texts).filter(key => !keys.includes(key))).toEqual([]);
  });

  it('is given the same values, icons and commands', () => {
    const fixed = (text: string): string =>
      [...text.matchAll(/\{\d\}|\$\([\w-]+\)|`[^`]+`/g)]
        .map(([all]) => all)
        .sort()
        .join(' ');
    expect(keys.filter(key => fixed(key) !== fixed(texts[key] ?? ''))).toEqual([]);
  });
});
