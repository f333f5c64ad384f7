/**
 * The Markdown of rule pages as HTML: headings, paragraphs, lists, tables, quotations, code, emphasis and links. All text
 * is escaped and no HTML passes through, so what a page says can never become part of the program that shows it.
 */
import { escapeHtml, type HtmlText, html, joinedHtml } from '../../rules-db/htmlText.ts';
import { type ResolveLink, renderInline } from './inline.ts';

/** Renders the line above the title. */
export type SetPath = (inner: HtmlText) => HtmlText;

/**
 * `resolve` turns the address of a link into one that the webview may follow. With `setPath`, a paragraph above the
 * first heading is the page's path.
 */
export function renderMarkdown(markdown: string, resolve: ResolveLink, setPath?: SetPath): HtmlText {
  const text = markdown.replace(/\r\n?/g, '\n');
  const [whole = '', path = ''] = (setPath && /^(.+)\n+(?=# )/.exec(text)) ?? [];
  const body = joinedHtml(blocks(text.slice(whole.length).split('\n'), resolve), '\n');
  return setPath === undefined || path === '' ? body : html`${setPath(renderInline(path, resolve))}\n${body}`;
}

interface Rendered {
  readonly rendered: HtmlText;
  readonly next: number;
}

type Block = (lines: readonly string[], at: number, resolve: ResolveLink) => Rendered | undefined;

const blocks = (lines: readonly string[], resolve: ResolveLink): readonly HtmlText[] => {
  const all: HtmlText[] = [];
  let at = 0;
  while (at < lines.length) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const block = firstOf(lines, at, resolve);
    all.push(block.rendered);
    at = block.next;
  }
  return all;
};

const firstOf = (lines: readonly string[], at: number, resolve: ResolveLink): Rendered => {
  for (const kind of KINDS) {
    const block = kind(lines, at, resolve);
    if (block !== undefined) return block;
  }
  return paragraph(lines, at, resolve);
};

const heading: Block = (lines, at, resolve) => {
  const found = /^(#{1,6})\s+(.*?)\s*#*$/.exec(lines[at] ?? '');
  if (found === null) return undefined;
  const [, marks = '#', text = ''] = found;
  return { rendered: html`<h${marks.length}>${renderInline(text, resolve)}</h${marks.length}>`, next: at + 1 };
};

const rule: Block = (lines, at) =>
  /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/.test(lines[at] ?? '') ? { rendered: html`<hr>`, next: at + 1 } : undefined;

const fence: Block = (lines, at) => {
  const open = /^\s*(`{3,}|~{3,})/.exec(lines[at] ?? '')?.[1];
  if (open === undefined) return undefined;
  const close = lines.findIndex((line, index) => index > at && line.trim().startsWith(open));
  const end = close < 0 ? lines.length : close;
  return { rendered: html`<pre><code>${escapeHtml(lines.slice(at + 1, end).join('\n'))}</code></pre>`, next: end + 1 };
};

const quotation: Block = (lines, at, resolve) => {
  const end = runEnd(lines, at, line => line.startsWith('>'));
  if (end === at) return undefined;
  const inner = lines.slice(at, end).map(line => line.replace(/^>\s?/, ''));
  return { rendered: html`<blockquote>${joinedHtml(blocks(inner, resolve), '\n')}</blockquote>`, next: end };
};

const table: Block = (lines, at, resolve) => {
  const [first, line] = [lines[at] ?? '', lines[at + 1] ?? ''];
  if (!first.includes('|') || !/^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(line) || !line.includes('|'))
    return undefined;
  const end = runEnd(lines, at + 2, row => row.includes('|'));
  const inCells = (text: string): readonly HtmlText[] => cells(text).map(content => renderInline(content, resolve));
  const head = inCells(first).map(cell => html`<th scope="col">${cell}</th>`);
  const rows = lines
    .slice(at + 2, end)
    .map(text => html`<tr>${joinedHtml(inCells(text).map(cell => html`<td>${cell}</td>`))}</tr>`);
  return {
    rendered: html`<div class="table"><table><thead><tr>${joinedHtml(head)}</tr></thead><tbody>${joinedHtml(rows)}</tbody></table></div>`,
    next: end,
  };
};

const list: Block = (lines, at, resolve) => {
  const first = ITEM.exec(lines[at] ?? '');
  if (first === null) return undefined;
  const isNumbered = /\d/.test(first[2] ?? '');
  const items: HtmlText[] = [];
  let next = at;
  while (next < lines.length) {
    const item = ITEM.exec(lines[next] ?? '');
    if (item === null) break;
    const [, indent = '', mark = '', text = ''] = item;
    const inner = indent.length + mark.length + 1;
    const end = runEnd(lines, next + 1, (line, index) => belongs(lines, line, index, inner));
    const rest = lines.slice(next + 1, end).map(line => line.slice(Math.min(inner, line.search(/\S|$/))));
    items.push(html`<li>${renderInline(text, resolve)}${joinedHtml(blocks(rest, resolve), '\n')}</li>`);
    next = end;
  }
  const all = joinedHtml(items);
  return { rendered: isNumbered ? html`<ol>${all}</ol>` : html`<ul>${all}</ul>`, next };
};

const paragraph = (lines: readonly string[], at: number, resolve: ResolveLink): Rendered => {
  const end = runEnd(lines, at + 1, line => line.trim() !== '' && !STARTS.test(line));
  return { rendered: html`<p>${renderInline(lines.slice(at, end).join('\n'), resolve)}</p>`, next: end };
};

const KINDS: readonly Block[] = [heading, rule, fence, quotation, table, list];
const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const STARTS = /^(?:#{1,6}\s|>|\s*(?:`{3}|~{3})|\s*(?:[-*+]|\d+[.)])\s)/;

/** A list item continues through lines that are indented under it, and through a blank line before such a line. */
const belongs = (lines: readonly string[], line: string, index: number, inner: number): boolean => {
  if (line.trim() === '') return (lines[index + 1] ?? '').search(/\S/) >= inner;
  return line.search(/\S/) >= inner;
};

const runEnd = (lines: readonly string[], from: number, goesOn: (line: string, index: number) => boolean): number => {
  let end = from;
  while (end < lines.length && goesOn(lines[end] ?? '', end)) end += 1;
  return end;
};

const cells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'));
