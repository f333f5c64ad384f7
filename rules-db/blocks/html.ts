/** Blocks as HTML, for pages of editors and of sites. */
import { escapeHtml, type HtmlText, html, joinedHtml } from '../htmlText.ts';
import { siteName } from '../siteName.ts';
import type { Block, Blocks, Item, Line } from './blocks.ts';
import { onOneLine, type Piece, piecesOf } from './pieces.ts';

/** What a link's address is where it is shown; undefined where it leads nowhere, and only its words are shown. */
export type HrefOf = (target: string) => string | undefined;

/** Its headings are anchors: “Tank first!” is `tank-first`. */
export const htmlOf = (blocks: Blocks, hrefOf: HrefOf): HtmlText => {
  const anchors = anchorsOf(blocks);
  return joinedHtml(blocks.map(block => blockHtml(block, hrefOf, anchors)));
};

export const lineHtml = (said: Line, hrefOf: HrefOf): HtmlText =>
  joinedHtml(piecesOf(said).map(piece => pieceHtml(piece, hrefOf)));

/** A page in two: what stands above its title says where it belongs. */
export const parted = (blocks: Blocks): { readonly path: Line; readonly rest: Blocks } => {
  const [first, title] = blocks;
  return first?.block === 'paragraph' && title?.block === 'heading' && title.level === 1
    ? { path: first.of, rest: blocks.slice(1) }
    : { path: '', rest: blocks };
};

const blockHtml = (block: Block, hrefOf: HrefOf, anchors: ReadonlyMap<Block, string>): HtmlText => {
  switch (block.block) {
    case 'heading':
      return html`<h${block.level} id="${escapeHtml(anchors.get(block) ?? '')}">${lineHtml(block.of, hrefOf)}</h${block.level}>\n`;
    case 'paragraph':
      return html`<p>${lineHtml(block.of, hrefOf)}</p>\n`;
    case 'list': {
      const items = joinedHtml(block.items.map(item => html`<li>${itemHtml(item, hrefOf)}</li>\n`));
      return block.by === 'bullets' ? html`<ul>\n${items}</ul>\n` : html`<ol>\n${items}</ol>\n`;
    }
    case 'table':
      return tableHtml(block, hrefOf);
    case 'code':
      return html`<pre tabindex="0"><code>${escapeHtml(`${block.text}\n`)}</code></pre>\n`;
    case 'quote':
      return html`<blockquote>\n${joinedHtml(block.of.map(each => blockHtml(each, hrefOf, anchors)))}</blockquote>\n`;
    case 'divider':
      return html`<hr>\n`;
  }
};

const itemHtml = (item: Item, hrefOf: HrefOf): HtmlText => {
  if (typeof item !== 'object' || !('notes' in item)) return lineHtml(item, hrefOf);
  return html`${lineHtml(item.item, hrefOf)}${joinedHtml(item.notes.map(note => html`<p>${lineHtml(note, hrefOf)}</p>`))}`;
};

/** One that is wider than a phone is moved by itself, by keys as well. */
const tableHtml = ({ head, rows }: Extract<Block, { block: 'table' }>, hrefOf: HrefOf): HtmlText => {
  const titles = head.map(title => html`<th scope="col">${lineHtml(title, hrefOf)}</th>\n`);
  const lines = rows.map(
    cells => html`<tr>\n${joinedHtml(cells.map(cell => html`<td>${lineHtml(cell, hrefOf)}</td>\n`))}</tr>\n`,
  );
  return html`<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n<thead>\n<tr>\n${joinedHtml(titles)}</tr>\n</thead>\n<tbody>\n${joinedHtml(lines)}</tbody>\n</table></div>\n`;
};

const pieceHtml = (piece: Piece, hrefOf: HrefOf): HtmlText => {
  if (typeof piece === 'string') return escapeHtml(onOneLine(piece));
  switch (piece.mark) {
    case 'strong':
      return html`<strong>${lineHtml(piece.of, hrefOf)}</strong>`;
    case 'emphasis':
      return html`<em>${lineHtml(piece.of, hrefOf)}</em>`;
    case 'struck':
      return html`<del>${lineHtml(piece.of, hrefOf)}</del>`;
    case 'code':
      return html`<code>${escapeHtml(piece.of)}</code>`;
    case 'link': {
      const href = hrefOf(piece.to);
      const inner = lineHtml(piece.of, hrefOf);
      return href === undefined ? inner : html`<a href="${escapeHtml(href)}">${inner}</a>`;
    }
    case 'break':
      return html`<br>\n`;
  }
};

const anchorsOf = (blocks: Blocks): ReadonlyMap<Block, string> => {
  const taken = new Map<string, number>();
  const anchors = new Map<Block, string>();
  for (const block of blocks) if (block.block === 'heading') anchors.set(block, anchorOf(block.of, taken));
  return anchors;
};

/** As other tools name headings; one that is there already gets a number. */
export const anchorOf = (title: string, taken: Map<string, number>): string => {
  const name = siteName(title).replaceAll('.', '') || 'section';
  const before = taken.get(name) ?? 0;
  taken.set(name, before + 1);
  return before === 0 ? name : `${name}-${before}`;
};
