/** The scenarios that put FAQ entries and rulings to the test, by the names that entries give them. */
import { NEWEST } from '../../../engine/game/editions.ts';
import { parseFile } from '../../../engine/language/parse.ts';
import type { Block, CardTree, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { RunContext } from '../../../engine/scenario/report.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { runContext, withCards } from '../context.ts';
import { type RulingTexts, readRulings } from '../data/rulings.ts';
import { isCard } from '../uses.ts';

/** `community/showdowns: Who contested first stays the one who did` */
export interface RulingScenario {
  readonly id: string;
  readonly name: string;
  readonly block: Block<ScenarioTree>;
  /** What it needs to be run by itself: its own text, behind that of the cards of its file that it names. */
  readonly text: string;
  /** The line of `text` that its block begins on, from 0. */
  readonly line: number;
  readonly context: RunContext;
}

export const rulingScenario = (book: RuleBook, id: string): RulingScenario | undefined => {
  const colon = id.indexOf(': ');
  const file = fileOf(id.slice(0, Math.max(colon, 0)));
  const name = id.slice(colon + 2);
  const block = file?.scenarios.find(({ tree }) => tree.name?.text === name);
  if (file === undefined || block === undefined) return undefined;
  const cards = neededBy(block.text, file.cards);
  const before = cards.map(({ text }) => `${text.trim()}\n\n`).join('');
  return {
    id,
    name,
    block,
    text: `${before}${block.text.trim()}\n`,
    line: before.split('\n').length - 1,
    context: withCards(
      runContext(book, NEWEST),
      cards.map(({ tree }) => tree),
    ),
  };
};

/** All of them, in the order of the files. */
export const rulingScenarioIds = (): readonly string[] =>
  Object.keys(texts()).flatMap(path =>
    (fileOf(path)?.scenarios ?? []).map(({ tree }) => `${path}: ${tree.name?.text ?? ''}`),
  );

interface File {
  readonly scenarios: readonly Block<ScenarioTree>[];
  readonly cards: readonly Block<CardTree>[];
}

let loaded: RulingTexts | undefined;
const texts = (): RulingTexts => {
  loaded ??= readRulings();
  return loaded;
};

const files = new Map<string, File>();

const fileOf = (path: string): File | undefined => {
  const known = files.get(path);
  const text = Object.hasOwn(texts(), path) ? texts()[path] : undefined;
  if (known !== undefined || text === undefined) return known;
  const { blocks } = parseFile(text);
  const file = {
    scenarios: blocks.filter(block => block.tree.kind === 'scenario') as Block<ScenarioTree>[],
    cards: blocks.filter(isCard),
  };
  files.set(path, file);
  return file;
};

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
