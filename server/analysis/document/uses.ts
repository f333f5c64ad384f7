/** The cards that a file uses (`use "PATH"`): paths are relative to it, and the files found may use others in turn. */

import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import { knownOf } from '../../../engine/known.ts';
import { type BlockCache, blockCache, parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, CardTree, Span, UseTree } from '../../../engine/language/syntax.ts';
import { addAll } from '../../../engine/lists.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import { cardProblems } from './cardProblems.ts';
import { type FileText, isOnNetwork, ON_NETWORK, type Paths } from './files.ts';
import { isMarkdown } from './paths.ts';

/** `user` is the file at which it all begins. */
export type ReadFile = (path: string, user: string) => FileText;

/** A card of another file, and where it is there. */
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
  readonly code: 'name/unknown' | 'syntax/sentence' | 'flow/limit';
  readonly message: string;
}

export interface Used {
  /** Those of the file used first come first: the first of a name counts. */
  readonly cards: readonly UsedCard[];
  /** Every file that was looked for, whether it exists or not; the file itself among them. */
  readonly paths: ReadonlySet<string>;
  readonly problems: readonly UseProblem[];
}

/** The cards that a file's scenarios can play: its own, and those that it uses; the first of a name counts. */
export const playableCards = (blocks: readonly Block[], used: Pick<Used, 'cards'>): readonly CardTree[] =>
  playableBlocks(blocks, used).map(({ tree }) => tree);

/** The same with their texts. */
export const playableBlocks = (
  blocks: readonly Block[],
  { cards }: Pick<Used, 'cards'>,
): readonly Block<CardTree>[] => [...blocks.filter(isCard), ...cards.map(({ block }) => block)];

export const NOTHING_USED: Used = { cards: [], paths: new Set(), problems: [] };

/** What keeps this `use` from giving all its cards. */
export const useProblems = (used: Used, { offset }: Pick<Block, 'offset'>): readonly UseProblem[] =>
  problemsByOffset(used).get(offset) ?? [];

/** By the offsets of their blocks: a file may have thousands of both. */
const problemsByOffset = knownOf(({ problems }: Used): ReadonlyMap<number, readonly UseProblem[]> => {
  const all = new Map<number, UseProblem[]>();
  for (const each of problems) {
    const before = all.get(each.block.offset);
    if (before === undefined) all.set(each.block.offset, [each]);
    else before.push(each);
  }
  return all;
});

/** Keeps the trees of blocks whose text did not change. */
export interface UsedFiles {
  /** `path` is missing for a text that is on no disk. */
  of(blocks: readonly Block[], path: string | undefined): Used;
}

/** Each file counts once, so that files may use each other. What cannot be read is a problem at the `use` line. */
export const usedFiles = (read: ReadFile, paths: Walk['paths']): UsedFiles => {
  const blocksOf = parserOfFiles();
  return {
    of: (blocks, path) => {
      const uses = blocks.filter(isUse);
      if (uses.length === 0) return NOTHING_USED;
      const cards: UsedCard[] = [];
      const seen = new Set<string>(path === undefined ? [] : [path]);
      const length = { read: 0 };
      const problemsOfCard = cardProblems();
      const problems: UseProblem[] = [];
      for (const block of uses) {
        const said = block.tree.path;
        // Without a path, the parser has reported what is wrong.
        if (said === undefined) continue;
        const tell: Walk['tell'] = (code, message) => void problems.push({ block, span: said.span, code, message });
        if (path === undefined) {
          tell('name/unknown', NO_FOLDER);
          continue;
        }
        const first = { said: said.text, from: path, by: null };
        followAll(first, { read, paths, blocksOf, user: path, seen, length, cards, problemsOfCard, tell });
      }
      return { cards, paths: seen, problems };
    },
  };
};

/** The blocks of a file that has this text. */
type BlocksOf = (path: string, text: string) => readonly Block[];

const parserOfFiles = (): BlocksOf => {
  const parsed = new Map<string, Parsed>();
  return (path, text) => {
    const before = parsed.get(path);
    if (before?.text === text) return before.blocks;
    const cache = before?.cache ?? blockCache();
    const { blocks } = parseFile(text, { markdown: isMarkdown(path), cache });
    parsed.set(path, { text, blocks, cache });
    return blocks;
  };
};

/** Follows one `use` and those of the files that it leads to, a file's own before the next one's. */
const followAll = (first: Step, walk: Walk): void => {
  // Not by recursion: the files' author decides how long the chain is.
  const waiting = [first];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (walk.seen.size > BOUNDS.usedFiles) return walk.tell('flow/limit', TOO_MANY);
    addAll(waiting, follow(step, walk).toReversed());
  }
};

/** The uses of the file that a `use` leads to; none of one that was come by before. */
const follow = ({ said, from, by }: Step, walk: Walk): readonly Step[] => {
  const { seen, tell } = walk;
  const which = by === null ? `"${said}"` : `"${said}", which "${by}" uses,`;
  const slashed = said.replaceAll('\\', '/');
  if (isOnNetwork(slashed)) {
    tell('name/unknown', `${which} cannot be used: ${ON_NETWORK}`);
    return [];
  }
  const path = walk.paths.resolve(walk.paths.folderOf(from), slashed);
  if (seen.has(path)) return [];
  seen.add(path);
  const file = walk.read(path, walk.user);
  if ('why' in file) {
    tell('name/unknown', `${which} cannot be used: ${file.why} Looked for ${path}.`);
    return [];
  }
  try {
    return readUses(path, file.text, said, which, walk);
  } catch (error) {
    // What fails in another file must not take this one's diagnostics away.
    const why = thrownText(error);
    tell(
      'name/unknown',
      `${which} cannot be used: Riftbench failed to read ${path}. This is a bug in Riftbench: ${why}`,
    );
    return [];
  }
};

/** Takes a file's cards; gives its own uses. `which` names it in problems. */
const readUses = (path: string, text: string, said: string, which: string, walk: Walk): readonly Step[] => {
  const { length, blocksOf, cards, tell } = walk;
  length.read += text.length;
  if (length.read > BOUNDS.usedText) {
    tell('flow/limit', `${which} cannot be used: the files that are used ${TOO_LONG}`);
    return [];
  }
  const blocks = blocksOf(path, text);
  const problems = blocks.filter(isCard).map(block => [...block.tree.problems, ...walk.problemsOfCard(block.tree)]);
  const wrong = problems.filter(each => each.some(({ code }) => code !== 'flow/limit')).length;
  if (problems.some(each => each.some(({ code }) => code === 'flow/limit')))
    tell(
      'flow/limit',
      `${which} has more sentences on its cards, with those used before, than are read to look for mistakes in them.`,
    );
  if (wrong > 0)
    tell(
      'syntax/sentence',
      `${which} has ${wrong === 1 ? 'a card' : `${wrong} cards`} with mistakes; ${path} itself says which.`,
    );
  for (const block of blocks) if (isCard(block)) cards.push({ path, text, block });
  return blocks.filter(isUse).flatMap(({ tree }) => (tree.path ? { said: tree.path.text, from: path, by: said } : []));
};

/** A `use` that is to be followed. */
interface Step {
  readonly said: string;
  /** The path of the file that contains it. */
  readonly from: string;
  /** That file as it was said itself; null where all begins. */
  readonly by: string | null;
}

interface Parsed {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly cache: BlockCache;
}

interface Walk {
  readonly read: ReadFile;
  readonly paths: Pick<Paths, 'folderOf' | 'resolve'>;
  readonly blocksOf: BlocksOf;
  readonly user: string;
  readonly seen: Set<string>;
  /** How many characters were read. */
  readonly length: { read: number };
  readonly cards: UsedCard[];
  readonly problemsOfCard: ReturnType<typeof cardProblems>;
  readonly tell: (code: UseProblem['code'], message: string) => void;
}

const TOO_MANY = `It uses more than ${BOUNDS.usedFiles} files, directly or indirectly. The others are not read.`;
const TOO_LONG = `have more than ${inFigures(BOUNDS.usedText)} characters with it, which is the limit.`;
const NO_FOLDER = 'This text is not saved yet, so there is no folder for the path to start from; save it first.';

const isUse = (block: Block): block is Block<UseTree> => block.tree.kind === 'use';
export const isCard = (block: Block): block is Block<CardTree> => block.tree.kind === 'card';

/** Whether two lookups came to the same cards at the same places, and found the same wrong. */
export const sameUsed = (a: Used, b: Used): boolean =>
  a === b ||
  (a.cards.length === b.cards.length &&
    a.cards.every((card, i) => card.block === b.cards[i]?.block) &&
    a.problems.length === b.problems.length &&
    a.problems.every(({ message }, i) => message === b.problems[i]?.message));
