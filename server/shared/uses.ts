/** The cards of the files that a file uses, by `use "PATH"`: relative to it, and on through what those use. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type BlockCache, blockCache, parseFile } from '../../engine/language/parse.ts';
import type { Block, CardTree, Span, UseTree } from '../../engine/language/syntax.ts';
import { readCard } from '../../engine/scenario/cards.ts';
import { isMarkdown } from './paths.ts';
import { decodeText, whyNoText, whyUnreadable } from './text.ts';

/** A file's text, or why there is none, as a sentence that goes behind "PATH: ". */
export type FileText = { readonly text: string } | { readonly why: string };
export type ReadFile = (path: string) => FileText;

export const readFromDisk: ReadFile = path => {
  try {
    const bytes = readFileSync(path);
    const text = decodeText(bytes);
    return text === undefined ? { why: whyNoText(bytes) } : { text };
  } catch (error) {
    return { why: whyUnreadable(error) };
  }
};

/** A card of another file, and where it stands there. */
export interface UsedCard {
  readonly path: string;
  /** The text of that file. */
  readonly text: string;
  readonly block: Block<CardTree>;
}

export interface UseProblem {
  /** The block whose path is wrong, or leads to what is. */
  readonly block: Block<UseTree>;
  readonly span: Span;
  readonly code: 'name/unknown' | 'syntax/sentence';
  readonly message: string;
}

export interface Used {
  /** Those of the file used first stand first: the first of a name counts. */
  readonly cards: readonly UsedCard[];
  /** Every file that was looked for, be it there or not; the file itself among them. */
  readonly paths: ReadonlySet<string>;
  readonly problems: readonly UseProblem[];
}

export const NOTHING_USED: Used = { cards: [], paths: new Set(), problems: [] };

/** Keeps the trees of blocks whose text did not change. */
export interface UsedFiles {
  /** `path` is missing for a text that is on no disk. */
  of(blocks: readonly Block[], path: string | undefined): Used;
}

export const usedFiles = (read: ReadFile): UsedFiles => {
  const parsed = new Map<string, Parsed>();
  const blocksOf = (path: string, text: string): readonly Block[] => {
    const before = parsed.get(path);
    if (before?.text === text) return before.blocks;
    const cache = before?.cache ?? blockCache();
    const { blocks } = parseFile(text, { markdown: isMarkdown(path), cache });
    parsed.set(path, { text, blocks, cache });
    return blocks;
  };
  return {
    of: (blocks, path) => {
      const uses = blocks.filter(isUse);
      if (uses.length === 0) return NOTHING_USED;
      const cards: UsedCard[] = [];
      const paths = new Set<string>(path === undefined ? [] : [path]);
      const problems: UseProblem[] = [];
      for (const block of uses) {
        const said = block.tree.path;
        // Without a path the parser has told what is wrong.
        if (said === undefined) continue;
        const tell: Walk['tell'] = (code, message) => void problems.push({ block, span: said.span, code, message });
        if (path === undefined) tell('name/unknown', NO_FOLDER);
        else follow(said.text, path, { from: null, seen: paths, cards, tell });
      }
      return { cards, paths, problems };
    },
  };

  /** Follows one `use` and those of the file that it leads to; a file that was come by before is passed over. */
  function follow(said: string, from: string, on: Walk): void {
    const path = resolve(dirname(from), said.replaceAll('\\', '/'));
    if (on.seen.has(path)) return;
    on.seen.add(path);
    const which = on.from === null ? `"${said}"` : `"${said}", which "${on.from}" uses,`;
    const file = read(path);
    if ('why' in file) return on.tell('name/unknown', `${which} cannot be used: ${file.why} Looked for ${path}.`);
    const blocks = blocksOf(path, file.text);
    const wrong = blocks.filter(isMisread).length;
    if (wrong > 0)
      on.tell(
        'syntax/sentence',
        `${which} has ${wrong === 1 ? 'a card' : `${wrong} cards`} with mistakes; ${path} itself says which.`,
      );
    for (const block of blocks) if (isCard(block)) on.cards.push({ path, text: file.text, block });
    for (const { tree } of blocks.filter(isUse))
      if (tree.path !== undefined) follow(tree.path.text, path, { ...on, from: said });
  }
};

interface Parsed {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly cache: BlockCache;
}

interface Walk {
  /** The path of the file that uses, as it is said; null where all begins. */
  readonly from: string | null;
  readonly seen: Set<string>;
  readonly cards: UsedCard[];
  readonly tell: (code: UseProblem['code'], message: string) => void;
}

const NO_FOLDER = 'This text is not saved yet, so there is no folder that the path could start from; save it first.';

export const isUse = (block: Block): block is Block<UseTree> => block.tree.kind === 'use';
export const isCard = (block: Block): block is Block<CardTree> => block.tree.kind === 'card';

/** Whether two lookups came to the same cards at the same places, and found the same wrong. */
export const sameUsed = (a: Used, b: Used): boolean =>
  a === b ||
  (a.cards.length === b.cards.length &&
    a.cards.every((card, i) => card.block === b.cards[i]?.block) &&
    a.problems.length === b.problems.length &&
    a.problems.every(({ message }, i) => message === b.problems[i]?.message));

const isMisread = (block: Block): boolean =>
  isCard(block) && (block.tree.problems.length > 0 || readCard(block.tree).problems.length > 0);
