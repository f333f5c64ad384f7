/** Pages as Markdown, in which what they say can be looked for. */
import type { Blocks } from '../../rules-db/blocks/blocks.ts';
import { markdownOf } from '../../rules-db/blocks/markdown.ts';
import * as pages from '../../rules-db/pages.ts';

export const inMarkdown = <Said extends { readonly blocks: Blocks }>(said: Said | undefined | null) =>
  said === undefined || said === null ? undefined : { ...said, markdown: `${markdownOf(said.blocks)}\n` };

export const pageFor = (...asked: Parameters<typeof pages.pageFor>) => inMarkdown(pages.pageFor(...asked));
