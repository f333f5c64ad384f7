/** What is said as blocks, in Markdown, in HTML and as text: text stays text in each. */
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { htmlOf, parted } from '../../../rules-db/blocks/html.ts';
import {
  bold,
  code,
  codeSpan,
  DIVIDER,
  emphasis,
  heading,
  joined,
  lineOf,
  linked,
  list,
  NEW_LINE,
  numberedList,
  quote,
  section,
  struck,
  table,
  together,
} from '../../../rules-db/blocks/making.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { lineText } from '../../../rules-db/blocks/text.ts';

const asHtml = (blocks: Blocks): string =>
  htmlOf(blocks, target => (target.startsWith('riftbench:') ? target : undefined)).trimEnd();

const RULE = 'riftbench:/1.4/rule/465.md';

const FORMS: readonly (readonly [string, Blocks, string])[] = [
  ['# Title', heading(1, 'Title'), '<h1 id="title">Title</h1>'],
  [
    'a **b** *c* `d`',
    together(lineOf`a ${bold('b')} ${emphasis('c')} ${codeSpan('d')}`),
    '<p>a <strong>b</strong> <em>c</em> <code>d</code></p>',
  ],
  ['**a *b***', together(bold(lineOf`a ${emphasis('b')}`)), '<p><strong>a <em>b</em></strong></p>'],
  ['a ~~b~~ \\~ e', together(lineOf`a ${struck('b')} ~ e`), '<p>a <del>b</del> ~ e</p>'],
  ['\\*not stressed\\*', together('*not stressed*'), '<p>*not stressed*</p>'],
  ['- a\n- b', list(['a', 'b']) ?? [], '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['- a\n  *b*', list([{ item: 'a', notes: [emphasis('b')] }]) ?? [], '<ul>\n<li>a<p><em>b</em></p></li>\n</ul>'],
  ['1. a\n2. b', numberedList(['a', 'b']) ?? [], '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['> said\n>\n> so', quote(together('said', 'so')), '<blockquote>\n<p>said</p>\n<p>so</p>\n</blockquote>'],
  ['---', DIVIDER, '<hr>'],
  ['```rift\na < b\n```', code('rift', 'a < b\n'), '<pre tabindex="0"><code>a &lt; b\n</code></pre>'],
  [`[465](${RULE})`, together(linked('465', RULE)), `<p><a href="${RULE}">465</a></p>`],
  ['[a \\[b\\]](https://example.com)', together(linked('a [b]', 'https://example.com')), '<p>a [b]</p>'],
  ['a  \nb', together(joined(['a', 'b'], NEW_LINE)), '<p>a<br>\nb</p>'],
  ['## Hold\n\nthem', section('Hold', 'them') ?? [], '<h2 id="hold">Hold</h2>\n<p>them</p>'],
  [
    '| a | b |\n| --- | --- |\n| 1 | x \\| y |\n|  |  |',
    table(
      ['a', 'b'],
      [
        ['1', 'x | y'],
        ['', ''],
      ],
    ),
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n<thead>\n<tr>\n<th scope="col">a</th>\n<th scope="col">b</th>\n</tr>\n</thead>\n' +
      '<tbody>\n<tr>\n<td>1</td>\n<td>x | y</td>\n</tr>\n<tr>\n<td></td>\n<td></td>\n</tr>\n</tbody>\n</table></div>',
  ],
];

describe('what is said', () => {
  it.each(FORMS)('%j', (markdown, blocks, html) => {
    expect(markdownOf(blocks)).toBe(markdown);
    expect(asHtml(blocks)).toBe(html);
  });

  it('leaves out what is empty', () => {
    expect(together('', undefined, [], lineOf`${''}`, joined(['', undefined], ', '))).toEqual([]);
    expect(section('Nothing', list([]))).toBeUndefined();
    expect(lineText(joined(['a', '', lineOf`${''}`, 'b'], ', '))).toBe('a, b');
  });

  it('begins with where it stands, and has none of that where the title comes first', () => {
    const title = heading(1, 'Lethal');
    expect(parted(together('Core rules', title, 'x'))).toEqual({ path: 'Core rules', rest: together(title, 'x') });
    expect(parted(together(title, 'x'))).toEqual({ path: '', rest: together(title, 'x') });
  });

  it('gives headings of one name anchors of their own', () => {
    expect(asHtml(together(heading(2, '465.2 Tank first!'), heading(2, '465.2 Tank first!')))).toBe(
      '<h2 id="4652-tank-first">465.2 Tank first!</h2>\n<h2 id="4652-tank-first-1">465.2 Tank first!</h2>',
    );
  });
});

const PIECES = fc.constantFrom(
  ...[
    '<script>',
    '<img src=x onerror=y>',
    '"',
    "'",
    '&',
    '&amp;',
    '[',
    ']',
    '(',
    ')',
    '`',
    '*',
    '**',
    '_',
    '|',
    '\n',
    '- ',
    '1. ',
  ],
  ...[
    '# ',
    '> ',
    'javascript:alert(1)',
    'https://a.b',
    'www.a.b',
    'a@b.c',
    '\\',
    'a',
    ' ',
    '~~~',
    '~~',
    '---',
    '=',
    '+',
  ],
);
const TEXT = fc.array(PIECES, { maxLength: 12 }).map(parts => parts.join(''));
const LINE = TEXT.chain(text =>
  fc.constantFrom<Line>(
    text,
    bold(text),
    lineOf`a ${emphasis(text)} b`,
    lineOf`${linked(text, RULE)}${text}`,
    lineOf`${text}${text}`,
  ),
);

describe('any text', () => {
  it('is shown in HTML as it is written, and makes no tag and no link', () => {
    fc.assert(
      fc.property(LINE, said => {
        const html = asHtml(together(said, list([said]), table(['a'], [[said]]), quote(together(said))));
        expect(html).not.toMatch(/<(?!\/?(?:p|ul|li|blockquote|strong|em|a|div|table|thead|tbody|tr|th|td)\b)/);
        expect(html).not.toMatch(/href="(?!riftbench:)/);
        expect(html).not.toMatch(/<[^>]*\son\w+=/);
      }),
      { numRuns: 1000 },
    );
  });

  it('means as Markdown what it means as HTML', () => {
    const reader = new MarkdownIt({ html: false });
    const plain = (html: string): string =>
      html
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
        .trim();
    fc.assert(
      fc.property(TEXT, text => {
        const said = text.replace(/\s+/g, ' ').trim();
        fc.pre(said !== '');
        const read = (blocks: Blocks): string => plain(reader.render(markdownOf(blocks)));
        expect(read(together(said))).toBe(said);
        expect(read(list([said, lineOf`a ${said}`]) ?? [])).toBe(`${said} a ${said}`);
      }),
      { numRuns: 1000 },
    );
  });
});
