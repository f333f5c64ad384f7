/** The building blocks of hovers and of the documentation of completions. */

import { bold, code, joined, linked, type MarkdownText, markdown, plain } from '../../../rules-db/markdown.ts';
import type { Markup } from '../values.ts';

export { bold, code, joined, linked, type MarkdownText, markdown, plain };

/** The one way for Markdown to a client: of a text that is not escaped the type is another one. */
export const markup = (value: MarkdownText): Markup => ({ kind: 'markdown', value });

export const bullets = (items: readonly MarkdownText[]): MarkdownText =>
  joined(
    items.map(item => markdown`- ${item}`),
    markdown`\n`,
  );

/** Paragraphs; those that are empty are left out. */
export const paragraphs = (...parts: readonly (MarkdownText | undefined)[]): MarkdownText =>
  joined(parts, markdown`\n\n`);

/** Parts on one line, separated by dots; empty ones are left out. */
export const dotted = (...parts: readonly (MarkdownText | undefined)[]): MarkdownText => joined(parts, markdown` · `);
