/** Texts to begin with: all scenarios and cards of the project, block by block, and articles with fences. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitBlocks } from '../../../engine/language/tokens/blocks.ts';
import { riftFences } from '../../../engine/language/tokens/markdown.ts';
import { cardTexts } from '../../../rules-db/cards.ts';

export interface Corpus {
  readonly scenarios: readonly string[];
  readonly cards: readonly string[];
  /** Markdown with fences, each short. */
  readonly articles: readonly string[];
  /** Lines of all of those, to be put elsewhere. */
  readonly lines: readonly string[];
}

/** Read once, from the project's folder, where every script and every test runs. */
export const corpus = (): Corpus => {
  known ??= read();
  return known;
};
let known: Corpus | undefined;

const read = (): Corpus => {
  const files = ['examples', 'test/rulings', 'docs'].flatMap(textsIn);
  const markdown = files.filter(({ name }) => name.endsWith('.md')).map(({ text }) => text);
  const rift = [
    ...files.filter(({ name }) => name.endsWith('.rift')).map(({ text }) => text),
    ...markdown.flatMap(text => riftFences(text).map(fence => fence.text)),
  ];
  const blocks = rift.flatMap(text => splitBlocks(text).map(block => block.text));
  const scenarios = blocks.filter(text => /^\s*scenario\b/i.test(text));
  const cards = [...blocks.filter(text => /^\s*card\b/i.test(text)), ...cardTexts().map(({ text }) => text)];
  return {
    scenarios,
    cards,
    articles: markdown.filter(text => text.includes('```rift') && text.length < MOST_OF_ARTICLE),
    lines: [...scenarios, ...cards].flatMap(text => text.split('\n')).filter(line => line.trim() !== ''),
  };
};

const MOST_OF_ARTICLE = 8_000;

/** In an order of their own: folders are listed differently on different machines. */
const textsIn = (folder: string): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(rift|md)$/.test(name))
    .sort()
    .map(name => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
