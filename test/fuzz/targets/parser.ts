/** Any text: blocks that are the text, problems within it, a print that says the same, a layout that is laid out. */
import { isDeepStrictEqual } from 'node:util';
import { BOUNDS } from '../../../engine/bounds.ts';
import { expectedAt } from '../../../engine/language/completion/expected.ts';
import { formatFile } from '../../../engine/language/formatting/format.ts';
import { parseBlock, parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block } from '../../../engine/language/syntax.ts';
import { readCard } from '../../../engine/scenario/names/cards.ts';
import { printTree } from '../../engine/language/print/printTree.ts';
import { bare } from '../../engine/language/support.ts';
import { costly } from '../cost.ts';
import type { Target } from '../target.ts';
import { anyFile, isArticle } from '../texts/texts.ts';

export const parser: Target = {
  name: 'parser',
  make: anyFile,
  faultsOf(text) {
    const faults: string[] = [];
    const work = (): void => {
      faults.splice(0);
      const { blocks } = parseFile(text);
      if (blocks.map(block => block.text).join('') !== text) faults.push('the blocks are not the text');
      for (const block of blocks) faults.push(...faultsOfBlock(block));
      faults.push(...faultsOfLayout(text));
      for (let at = 0; at <= 12; at++) {
        const offset = Math.floor((text.length * at) / 12);
        const { replaces } = expectedAt(text, offset);
        if (replaces.start > offset || replaces.end > text.length)
          faults.push(`what is expected at ${offset} replaces ${replaces.start} to ${replaces.end}`);
      }
    };
    const dear = costly('parsing, printing and laying out', work);
    return [...faults, ...dear];
  },
};

const faultsOfBlock = ({ tree, text }: Block): readonly string[] => {
  const faults: string[] = [];
  const told = [...tree.problems, ...(tree.kind === 'card' ? readCard(tree).problems : [])];
  for (const { span, message } of told) {
    if (span.start < 0 || span.end < span.start || span.end > text.length)
      faults.push(`a problem from ${span.start} to ${span.end} of ${text.length} letters: ${message}`);
    if (message.trim() === '') faults.push('a problem that says nothing');
  }
  if (tree.problems.length > BOUNDS.problems + 1) faults.push(`${tree.problems.length} problems of one block`);
  if (tree.problems.length > 0 || tree.kind === 'loose') return faults;
  const printed = printTree(tree);
  const again = parseBlock(printed);
  if (again.problems.length > 0 || !isDeepStrictEqual(unquoted(bare(again)), unquoted(bare(tree))))
    faults.push(`the print says something else: ${JSON.stringify(printed.slice(0, 300))}`);
  return faults;
};

/** The print quotes each word of the language that is a name; that it then means the same is seen by how it is read. */
const unquoted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unquoted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'quoted');
  return Object.fromEntries(entries.map(([key, inner]) => [key, unquoted(inner)]));
};

const faultsOfLayout = (text: string): readonly string[] => {
  const markdown = isArticle(text);
  const once = formatFile(text, { markdown });
  const faults: string[] = [];
  if (formatFile(once, { markdown }) !== once) faults.push('what is laid out is laid out otherwise the second time');
  if (!isDeepStrictEqual(said(once, markdown), said(text, markdown))) faults.push('the layout changes what is said');
  return faults;
};

/** Blank lines before the first block say nothing. */
const said = (text: string, markdown: boolean): unknown =>
  bare(
    parseFile(text, { markdown })
      .blocks.map(block => block.tree)
      .filter(tree => tree.kind !== 'loose'),
  );
