/** The scenarios and cards of a file, parsed as they are needed. */
import { nothingAbove, treeBelow } from '../../../engine/language/grammar/parse.ts';
import type { Block, CardTree } from '../../../engine/language/syntax.ts';
import { type BlockText, splitBlocks } from '../../../engine/language/tokens/blocks.ts';
import { riftFences } from '../../../engine/language/tokens/markdown.ts';
import { isMarkdown } from '../document/paths.ts';
import { NOTHING_USED, playableCards, type Used, type UsedFiles } from '../document/uses.ts';
import type { LeftOut } from './leftOut.ts';

export interface BlocksFile {
  readonly path: string;
  /** Where the paths of `use` start from. */
  readonly absolute: string;
  readonly text: string;
  /** Scenarios and cards that are left out, by the offset where each begins in the file: why each could not be judged before. */
  readonly leftOut?: LeftOut;
}

/** Blocks of a file that are parsed already, by their offsets. */
type Parsed = ReadonlyMap<number, Block>;

/**
 * The cards that a file can play: its own, and those of the files that it uses; and the blocks that were parsed to find them.
 * A file without either is not gone through.
 */
export const cardsIn = (
  { path, absolute, text, leftOut }: BlocksFile,
  uses: UsedFiles,
  onBlock?: (offset: number) => void,
): { readonly cards: readonly CardTree[]; readonly used: Used; readonly parsed: Parsed } => {
  if (!/^[ \t]*(card|use)\b/im.test(text)) return { cards: [], used: NOTHING_USED, parsed: new Map() };
  const blocks = [...blockTexts(text, path)]
    .filter(each => !SCENARIO.test(each.text))
    .map(each => parsedBlock(each, { leftOut, onBlock }));
  const used = uses.of(blocks, absolute);
  return {
    cards: playableCards(blocks, used),
    used,
    parsed: new Map(blocks.map(block => [block.offset, block])),
  };
};

const SCENARIO = /^\s*(?:scenario|puzzle)\b/i;

/** One at a time, so that a file of very many scenarios never has all their trees in memory. */
export function* blocksOf(
  text: string,
  path: string,
  options: Parsing & { readonly parsed?: Parsed } = {},
): Generator<Block> {
  const above = nothingAbove();
  for (const each of blockTexts(text, path)) {
    const known = options.parsed?.get(each.offset);
    if (known === undefined) yield parsedBlock(each, options, above);
    else {
      above.problems += known.tree.problems.length;
      yield known;
    }
  }
}

interface Parsing {
  readonly leftOut?: LeftOut | undefined;
  readonly onBlock?: ((offset: number) => void) | undefined;
}

/** Of what is left out, the first line alone is read. */
const parsedBlock = (
  { text, offset, line }: BlockText,
  { leftOut, onBlock }: Parsing,
  above = nothingAbove(),
): Block => {
  onBlock?.(offset);
  const read = leftOut?.[offset] === undefined ? text : `${text.split('\n', 1)[0]}\n`;
  return { text: read, offset, line, tree: treeBelow(above, read) };
};

function* blockTexts(text: string, path: string): Generator<BlockText> {
  for (const part of isMarkdown(path) ? riftFences(text) : [{ text, offset: 0, line: 0 }])
    for (const block of splitBlocks(part.text))
      yield { text: block.text, offset: part.offset + block.offset, line: part.line + block.line };
}
