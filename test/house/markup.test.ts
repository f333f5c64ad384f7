/** Text becomes Markdown and HTML in one place each: nobody else says of a text that it is one of them already. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot, projectFiles } from './support/root.ts';

const sources = projectFiles().filter(file => /^(?:engine|rules-db|server|client)\/.*\.ts$/.test(file));
const holding = (words: RegExp): readonly string[] =>
  sources.filter(file => words.test(readFileSync(fromRoot(file), 'utf8')));

it.each([
  [/as (?:\w+ as )?MarkdownText\b/, 'rules-db/markdown.ts'],
  [/as (?:\w+ as )?HtmlText\b/, 'rules-db/htmlText.ts'],
  [/new vscode\.MarkdownString\(/, 'client/markdownString.ts'],
])('%s stands in %s alone', (words, file) => {
  expect(holding(words)).toEqual([file]);
});
