import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedAt } from '../../../../engine/language/completion/expected.ts';
import { formatFile } from '../../../../engine/language/formatting/format.ts';
import { blockCache, parseBlock, parseFile } from '../../../../engine/language/grammar/parse.ts';
import { splitBlocks } from '../../../../engine/language/tokens/blocks.ts';
import { soup, statements } from '../arbitrary.ts';
import { cardSoup, cards } from '../arbitraryCards.ts';
import { bare } from '../support.ts';
import { printTree } from './printTree.ts';

const good = fc.tuple(fc.constantFrom('scenario' as const, 'puzzle' as const), statements).map(([head, all]) =>
  printTree({
    kind: 'scenario',
    head,
    name: { text: 'x', quoted: true, span: { start: 0, end: 0 } },
    statements: all,
    problems: [],
    comments: [],
  }),
);
/** Good files with something cut out, doubled or put in. */
const mutated = fc.tuple(good, fc.nat(), fc.nat(30), soup).map(([text, from, length, inserted]) => {
  const at = from % (text.length + 1);
  return text.slice(0, at) + (length % 3 === 0 ? inserted : '') + text.slice(at + length);
});
const anyText = fc.oneof(
  soup,
  mutated,
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  soup.map(text => `scenario "x"\n${text}`),
  cardSoup,
);

/** What a text says; blank lines before the first block say nothing. */
const treesOf = (text: string, { markdown } = { markdown: false }): unknown =>
  bare(
    parseFile(text, { markdown })
      .blocks.map(block => block.tree)
      .filter(tree => tree.kind !== 'loose'),
  );
const comments = (text: string): string[] =>
  parseFile(text).blocks.flatMap(block => block.tree.comments.map(comment => comment.text.trim()));

test('what is printed is parsed as what it was', () => {
  fc.assert(
    fc.property(statements, all => {
      const text = printTree({
        kind: 'scenario',
        head: 'scenario',
        statements: all,
        problems: [],
        comments: [],
      }).replace('scenario', 'scenario "x"');
      const tree = parseBlock(text);
      expect(tree.problems).toEqual([]);
      expect(bare('statements' in tree ? tree.statements : [])).toEqual(bare(all));
    }),
    { numRuns: 500 },
  );
});

test('a card that is printed is parsed as what it was, and laid out', () => {
  fc.assert(
    fc.property(cards, card => {
      const text = printTree(card);
      const tree = parseBlock(text);
      expect(tree.problems).toEqual([]);
      expect(bare(tree)).toEqual(bare(card));
      expect(formatFile(text)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('what is printed is already laid out', () => {
  fc.assert(
    fc.property(good, text => {
      expect(formatFile(text)).toBe(text);
    }),
  );
});

test('any text gives trees whose blocks are the text, and problems within it', () => {
  fc.assert(
    fc.property(anyText, text => {
      const { blocks } = parseFile(text);
      expect(blocks.map(block => block.text).join('')).toBe(text);
      for (const { tree, text: own } of blocks) {
        for (const { span } of tree.problems) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(own.length);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(own.slice(span.start, span.end)).not.toMatch(/[\r\n].*\S.*[\r\n]/);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('formatting twice is formatting once, and changes neither meaning nor comments', () => {
  fc.assert(
    fc.property(anyText, text => {
      const once = formatFile(text);
      expect(formatFile(once)).toBe(once);
      expect(treesOf(once)).toEqual(treesOf(text));
      expect(comments(once)).toEqual(comments(text));
    }),
    { numRuns: 1000 },
  );
});

test('formatting Markdown changes nothing outside its fences', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(soup, fc.constantFrom('```rift', '```', '~~~ rift', '~~~', '  ```rift', 'text')), {
        maxLength: 8,
      }),
      parts => {
        const text = parts.join('\n');
        const once = formatFile(text, { markdown: true });
        expect(formatFile(once, { markdown: true })).toBe(once);
        expect(treesOf(once, { markdown: true })).toEqual(treesOf(text, { markdown: true }));
      },
    ),
    { numRuns: 500 },
  );
});

test('a broken line changes nothing of the other lines', () => {
  fc.assert(
    fc.property(
      good,
      fc.nat(),
      fc.constantFrom('frobnicate ~ 3', 'expect', '= =', '~', 'expect X is "open', 'Ana moves', 'effect deal to'),
      (text, seed, wrong) => {
        const lines = text.split('\n');
        const at = 1 + (seed % (lines.length - 1));
        const broken = [...lines.slice(0, at), wrong, ...lines.slice(at)].join('\n');
        const before = parseBlock(text);
        const after = parseBlock(broken);
        const start = lines.slice(0, at).join('\n').length + 1;
        for (const { span } of after.problems.slice(before.problems.length))
          expect(span.start).toBeGreaterThanOrEqual(0);
        expect(after.problems.length).toBeGreaterThan(0);
        for (const { span } of after.problems) {
          expect(span.start).toBeGreaterThanOrEqual(start);
          expect(span.end).toBeLessThanOrEqual(start + wrong.length);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('completion answers at every offset of any text', () => {
  fc.assert(
    fc.property(fc.oneof(soup, mutated, cardSoup), fc.nat(), (text, seed) => {
      const offset = seed % (text.length + 1);
      const { replaces } = expectedAt(text, offset);
      expect(replaces.start).toBeLessThanOrEqual(offset);
    }),
    { numRuns: 500 },
  );
});

test('a block that did not change keeps its tree', () => {
  fc.assert(
    fc.property(fc.array(good, { minLength: 1, maxLength: 4 }), soup, (texts, extra) => {
      const cache = blockCache();
      const before = parseFile(texts.join(''), { cache });
      const after = parseFile(`# top\n${texts.join('')}scenario "new"\n${extra}`, { cache });
      for (const block of before.blocks) expect(after.blocks.some(each => each.tree === block.tree)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('blocks are split in one pass: their lines count up', () => {
  fc.assert(
    fc.property(soup, text => {
      for (const { offset, line } of splitBlocks(text)) {
        expect(text.slice(0, offset).split(/\r\n|\r|\n/).length - 1).toBe(line);
      }
    }),
  );
});
