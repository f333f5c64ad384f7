/** The scenarios that put FAQ entries and rulings to the test, by the names that entries give them. */

import { NEWEST } from '../../../engine/game/state/editions.ts';
import { RULESETS, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { once } from '../../../engine/known.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, CardTree, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { contextOfFile } from '../document/context.ts';
import { isCard } from '../document/uses.ts';
import { readRulings } from './texts.ts';

/** `community/showdowns: Who contested first stays the one who did` */
export interface RulingScenario {
  readonly id: string;
  readonly name: string;
  readonly block: Block<ScenarioTree>;
  /** What it needs to be run by itself: its own text with its comment, after that of the cards of its file that it names. */
  readonly text: string;
  /** The line of `text` that its block begins on, from 0. */
  readonly line: number;
  readonly context: RunContext;
}

/**
 * Undefined for a name that no scenario has. Its text begins with the cards that it needs, so that it runs by itself.
 */
export const rulingScenario = (book: RuleBook, id: string): RulingScenario | undefined => {
  const block = blockOf(id);
  const file = fileOf(pathIn(id));
  if (file === undefined || block === undefined) return undefined;
  const cards = neededBy(block.text, file.cards);
  const before = [...cards.map(({ text }) => `${withoutNext(text)}\n\n`), ...commentAbove(file.blocks, block)].join('');
  return {
    id,
    name: nameIn(id),
    block,
    text: `${before}${withoutNext(block.text)}\n`,
    line: before.split('\n').length - 1,
    context: contextOfFile(
      book,
      NEWEST,
      cards.map(({ tree }) => tree),
    ),
  };
};

/** The editions that it is run in, newest first; none where there is no such scenario. Runs nothing. */
export const editionsTested = (id: string): readonly Ruleset[] => {
  const block = blockOf(id);
  if (block === undefined) return [];
  const said = block.tree.statements.flatMap(each => (each.kind === 'edition' ? each.editions : []));
  const named = RULESETS.filter(each => said.some(({ text }) => text === each)).toReversed();
  return said.length === 0 ? [NEWEST] : named;
};

/** All of them, in the order of the files. */
export const rulingScenarioIds = (): readonly string[] =>
  Object.keys(texts()).flatMap(path =>
    (fileOf(path)?.scenarios ?? []).map(({ tree }) => `${path}: ${tree.name?.text ?? ''}`),
  );

const pathIn = (id: string): string => id.slice(0, Math.max(id.indexOf(': '), 0));
const nameIn = (id: string): string => id.slice(id.indexOf(': ') + 2);

const blockOf = (id: string): Block<ScenarioTree> | undefined =>
  fileOf(pathIn(id))?.scenarios.find(({ tree }) => tree.name?.text === nameIn(id));

interface File {
  readonly blocks: readonly Block[];
  readonly scenarios: readonly Block<ScenarioTree>[];
  readonly cards: readonly Block<CardTree>[];
}

const texts = once(readRulings);

const files = new Map<string, File>();

const fileOf = (path: string): File | undefined => {
  const known = files.get(path);
  const text = Object.hasOwn(texts(), path) ? texts()[path] : undefined;
  if (known !== undefined || text === undefined) return known;
  const { blocks } = parseFile(text);
  const file = {
    blocks,
    scenarios: blocks.filter(block => block.tree.kind === 'scenario') as Block<ScenarioTree>[],
    cards: blocks.filter(isCard),
  };
  files.set(path, file);
  return file;
};

/** A block extends to the next one, so comments about the next one are at its end: those that are not indented. */
const withoutNext = (text: string): string => text.replace(/(?:(?:^|\r?\n)(?:#.*|[ \t]*))+$/, '').trim();

/** The lines of comment right above a block, at the end of the one before it. */
const commentAbove = (blocks: readonly Block[], block: Block): readonly string[] =>
  /(?:^|\n)((?:#.*\r?\n)+)$/.exec(blocks[blocks.indexOf(block) - 1]?.text ?? '')?.slice(1) ?? [];

/** The cards that a text names, and those that these name, in the order of the file. */
const neededBy = (text: string, cards: readonly Block<CardTree>[]): readonly Block<CardTree>[] => {
  const needed = new Set<Block<CardTree>>();
  const look = (where: string): void => {
    const said = where.toLowerCase();
    for (const card of cards) {
      const name = card.tree.name?.text.toLowerCase();
      if (needed.has(card) || name === undefined || !said.includes(name)) continue;
      needed.add(card);
      look(card.text);
    }
  };
  look(text);
  return cards.filter(card => needed.has(card));
};
