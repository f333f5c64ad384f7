/** Blocks as Markdown, for what shows that: editors by the Language Server Protocol, and files. */
import { atStart, code, codeSpan, joined, linked, type MarkdownText, markdown, quoted, within } from '../markdown.ts';
import type { Block, Blocks, Item, Line } from './blocks.ts';
import { onOneLine, type Piece, piecesOf } from './pieces.ts';

export const markdownOf = (blocks: Blocks): MarkdownText => joined(blocks.map(blockMarkdown), markdown`\n\n`);

const blockMarkdown = (block: Block): MarkdownText => {
  switch (block.block) {
    case 'heading':
      return markdown`${HASHES[block.level]} ${lineMarkdown(block.of)}`;
    case 'paragraph':
      return lineMarkdown(block.of);
    case 'list':
      return inLines(
        block.items.map(
          (item, at) => markdown`${block.by === 'bullets' ? markdown`-` : markdown`${at + 1}.`} ${itemMarkdown(item)}`,
        ),
      );
    case 'table':
      return inLines(
        [
          block.head.map(lineMarkdown),
          block.head.map(() => markdown`---`),
          ...block.rows.map(row => row.map(lineMarkdown)),
        ].map(rowMarkdown),
      );
    case 'code':
      return code(block.language, block.text);
    case 'quote':
      return quoted(markdownOf(block.of));
    case 'divider':
      return markdown`---`;
  }
};

const HASHES = { 1: markdown`#`, 2: markdown`##`, 3: markdown`###` } as const;

const inLines = (lines: readonly MarkdownText[]): MarkdownText => joined(lines, markdown`\n`);

const itemMarkdown = (item: Item): MarkdownText =>
  typeof item === 'object' && 'notes' in item
    ? joined([item.item, ...item.notes].map(lineMarkdown), markdown`\n  `)
    : lineMarkdown(item);

/** Empty cells stay cells. */
const rowMarkdown = (cells: readonly MarkdownText[]): MarkdownText =>
  cells.reduce<MarkdownText>((row, cell) => markdown`${row} ${cell} |`, markdown`|`);

/** In one line, a paragraph is one; so are a mark and what it marks. */
export const lineMarkdown = (said: Line): MarkdownText => atStart(marked(said));

const marked = (said: Line): MarkdownText => {
  let whole: MarkdownText = '';
  for (const piece of piecesOf(said)) whole = markdown`${whole}${pieceMarkdown(piece)}`;
  return whole;
};

const pieceMarkdown = (piece: Piece): MarkdownText => {
  if (typeof piece === 'string') return within(onOneLine(piece));
  switch (piece.mark) {
    case 'strong':
      return markdown`**${marked(piece.of)}**`;
    case 'emphasis':
      return markdown`*${marked(piece.of)}*`;
    case 'struck':
      return markdown`~~${marked(piece.of)}~~`;
    case 'code':
      return codeSpan(piece.of);
    case 'link':
      return linked(marked(piece.of), piece.to);
    case 'break':
      return markdown`  \n`;
  }
};
