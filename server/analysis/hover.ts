/** What is under the cursor, as the game stands at that line of the script. */

import { readAs, sentencesOf } from '../../engine/cards/reading.ts';
import { type Edition, isEdition, NEWEST, PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { isAsPrinted, isRuleset, editionOf as numbersOf } from '../../engine/game/state/rulesets.ts';
import type { State } from '../../engine/game/state/state.ts';
import { type Block, type CardTree, isScenario, type ScenarioTree } from '../../engine/language/syntax.ts';
import type { Run } from '../../engine/scenario/report/report.ts';
import { titleOf } from '../../engine/scenario/script/parts.ts';
import type { Blocks } from '../../rules-db/blocks/blocks.ts';
import { bold, dotted, lineOf, linked, list, type Part, together } from '../../rules-db/blocks/making.ts';
import { clarificationsOfEdition, dateOf } from '../../rules-db/clarified.ts';
import { datesText, EDITION_DATES } from '../../rules-db/editions.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { cardCalled } from './cards.ts';
import { type CitedWords, citedAt } from './cited.ts';
import { declarationOf } from './declarations.ts';
import {
  type Analysis,
  blockAt,
  editionOf,
  rangeOf,
  reportOf,
  type Spot,
  spotAt,
  stateBefore,
  WHOLE,
} from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import { isCard } from './document/uses.ts';
import { judgesAnswer } from './hover/atATable.ts';
import { describeBookRule } from './hover/bookRule.ts';
import { describeCard, describeLibraryCard } from './hover/card.ts';
import { describeNumber, describeStatement } from './hover/here.ts';
import { describeKept } from './hover/kept.ts';
import { explainKeyword } from './hover/keyword.ts';
import { describeEntry, describeRule } from './hover/rule.ts';
import { statementAround } from './hover/statement.ts';
import { describeBase, describePlace, describePlayer } from './hover/table.ts';
import { describeUnit } from './hover/unit.ts';
import { describeWord, wordAt, wordBesideNumber } from './hover/word.ts';
import { wordsOfCard } from './mentions/card.ts';
import { type Mention, mentionAt, type NameMention } from './mentions.ts';
import { battlefieldNamed, objectNamed, ownersOf, playerNamed } from './namesInState.ts';
import { bookCited, editionCited, pageOfCard } from './pageOf.ts';
import type { Hover } from './values.ts';

/** Null where the cursor is on nothing that means anything. */
export const hover = (analysis: Analysis, position: Position): Hover | null => {
  const cited = citedAt(analysis, position);
  if (cited !== undefined) return hoverCited(analysis, cited);
  const block = blockAt(analysis, position);
  if (block === undefined) return null;
  if (isCard(block)) return hoverCard(analysis, block, position) ?? hoverSentence(analysis, block, position);
  const spot = spotAt(analysis, position);
  const mention = spot === undefined ? undefined : mentionAt(spot.block.tree, spot.offset);
  const value = together(spot && mention && describe(analysis, spot, mention));
  if (spot === undefined || mention === undefined || value.length === 0) return hoverWord(analysis, block, position);
  // A base and an edition get both: what is there, and what the word does.
  const also =
    mention.kind === 'base' || mention.kind === 'edition'
      ? wordFor(analysis, spot.block, spot.offset)?.value
      : undefined;
  return {
    contents: together(value, also, describeKept(analysis, spot.block, spot.offset)),
    range: rangeOf(analysis, spot.block, mention.span),
  };
};

/** A word of the language that stands for nothing on the table. */
const hoverWord = (analysis: Analysis, block: Block, position: Position): Hover | null => {
  const found = wordFor(analysis, block, analysis.lines.offsetAt(position) - block.offset);
  return found && { contents: found.value, range: rangeOf(analysis, block, found.span) };
};

const wordFor = (analysis: Analysis, block: Block, offset: number) => {
  const place = statementAround(block, offset);
  const text = block.text.slice(place.span.start, place.span.end);
  const at = offset - place.span.start;
  const found = wordAt(text, at, place.kind) ?? wordBesideNumber(text, at, place.kind);
  if (found === undefined) return null;
  const edition = isScenario(block) ? editionOf(analysis, block.tree) : analysis.edition.edition;
  return {
    value: together(
      describeStatement(analysis, block, offset),
      describeKept(analysis, block, offset),
      describeWord(analysis, found.row, edition),
    ),
    span: { start: place.span.start + found.span.start, end: place.span.start + found.span.end },
  };
};

const describeCited = (analysis: Analysis, cited: CitedWords): Part => {
  if (cited.kind === 'rule') return describeRule(analysis, cited.number, cited.edition);
  if (cited.kind === 'book') return describeBookRule(analysis, cited, cited.edition);
  return describeEntry(analysis, cited.entry, cited.name, cited.edition);
};

/** A citation in prose or in a comment. */
const hoverCited = (analysis: Analysis, cited: CitedWords): Hover | null => {
  const value = describeCited(analysis, cited);
  if (value === undefined) return null;
  return { contents: together(value), range: rangeOf(analysis, WHOLE, cited.span) };
};

/** In a card's own block: the card by its name, and what its keywords do. */
const hoverCard = (analysis: Analysis, block: Block<CardTree>, position: Position): Hover | null => {
  const offset = analysis.lines.offsetAt(position) - block.offset;
  const piece = wordsOfCard(block.tree).find(({ span }) => span.start <= offset && offset <= span.end);
  if (piece === undefined) return null;
  const isTitle = piece.kind === 'name' && piece.role === 'card';
  const meaning = piece.kind === 'keyword' ? explainKeyword(analysis, piece.word, analysis.edition.edition) : undefined;
  const value = isTitle ? describeCard(block.tree) : meaning;
  return value === undefined ? null : { contents: together(value), range: rangeOf(analysis, block, piece.span) };
};

/** In a sentence of a card: how it was read, below what its word means. */
const hoverSentence = (analysis: Analysis, block: Block<CardTree>, position: Position): Hover | null => {
  const offset = analysis.lines.offsetAt(position) - block.offset;
  const at = block.tree.abilities.findIndex(({ span }) => span.start <= offset && offset <= span.end);
  const line = block.tree.abilities[at];
  const read = sentencesOf(block.tree)[at];
  const found = wordFor(analysis, block, offset);
  if (line === undefined || read === undefined || !read.ok || read.abilities.length === 0)
    return found && { contents: found.value, range: rangeOf(analysis, block, found.span) };
  const said = readAs(read.abilities).map(each => `Read as: ${each}`);
  return {
    contents: together(found?.value, ...said),
    range: rangeOf(analysis, block, found?.span ?? line.span),
  };
};

const describe = (analysis: Analysis, spot: Spot, mention: Mention): Part => {
  const edition = editionOf(analysis, spot.block.tree);
  switch (mention.kind) {
    case 'name':
      return describeName(analysis, spot, mention);
    case 'scenario':
      return describeScenario(analysis, spot);
    case 'rule':
      return describeRule(analysis, mention.citation.number, editionCited(mention.citation, edition));
    case 'book':
      return describeBookRule(analysis, bookCited(mention.citation), edition);
    case 'entry':
      return describeEntry(analysis, mention.citation.kind, mention.citation.name.text, edition);
    case 'keyword':
      return explainKeyword(analysis, mention.word, edition);
    case 'base':
      return describeBaseOf(analysis, spot, mention);
    case 'edition':
      return describeEdition(analysis.book, mention.word);
    case 'branch':
      return describeBranch(analysis, spot);
    case 'number':
      return describeNumber(analysis, spot.block, mention.span);
    case 'mode':
    case 'domain':
      return undefined;
  }
};

const describeName = (analysis: Analysis, { block, line }: Spot, mention: NameMention): Part => {
  const { tree } = block;
  const name = mention.name.text;
  const edition = editionOf(analysis, tree);
  const state = stateBefore(reportOf(analysis, block), mention.statement?.line ?? line);
  if (state === undefined) return mention.role === 'card' ? printed(analysis, name, edition) : undefined;
  switch (declarationOf(tree, mention.role, name)?.role ?? mention.role) {
    case 'unit': {
      const unit = objectNamed(tree, state, name);
      if (unit !== undefined) return describeUnit(analysis, state, unit);
      return placeOrPlayer(tree, state, name) ?? (mention.name.quoted ? printed(analysis, name, edition) : undefined);
    }
    case 'player': {
      const player = playerNamed(tree, state, name);
      return player && describePlayer(state, player.id);
    }
    case 'place': {
      const place = battlefieldNamed(tree, state, name);
      return place && describePlace(state, place.id);
    }
    case 'card': {
      // A card in a hand that is not listed is not in the game yet; on the board it may have another name.
      const object = mention.statement?.kind === 'action' ? objectNamed(tree, state, name) : undefined;
      return object === undefined ? printed(analysis, name, edition) : describeUnit(analysis, state, object);
    }
    case 'team':
    case 'tag':
      return undefined;
  }
};

/** A card of the library has a page, too, where the client shows pages. */
const printed = (analysis: Analysis, name: string, edition: Edition): Part => {
  const card = cardCalled(analysis, name);
  if (card === undefined) return undefined;
  const page = card.at === undefined ? pageOfCard(analysis, name, edition) : undefined;
  return together(
    card.at === undefined ? describeLibraryCard(analysis.book, card.tree) : describeCard(card.tree),
    page && linked('Open the page of this card', page),
  );
};

/** What is chosen may be a place or a player, too. */
const placeOrPlayer = (tree: ScenarioTree, state: State, name: string): Part => {
  const place = battlefieldNamed(tree, state, name);
  if (place !== undefined) return describePlace(state, place.id);
  const player = playerNamed(tree, state, name);
  return player && describePlayer(state, player.id);
};

/** Of a statement about several players, each one's base is meant. */
const describeBaseOf = (analysis: Analysis, { block, line }: Spot, { statement }: Mention): Part => {
  const state = stateBefore(reportOf(analysis, block), statement?.line ?? line);
  const who = statement === undefined || state === undefined ? [] : ownersOf(block.tree, state, statement);
  return state && together(...who.map(id => describeBase(state, id)));
};

const describeScenario = (analysis: Analysis, { block }: Spot): Blocks => {
  const { name, runs, branches } = reportOf(analysis, block);
  return together(
    resultsText(name, runs),
    ...branches.map(branch => resultsText(titleOf(name, branch.path), branch.runs)),
  );
};

const describeBranch = (analysis: Analysis, { block, line }: Spot): Part => {
  const { name, branches } = reportOf(analysis, block);
  const branch = branches.find(each => each.line === line);
  return (
    branch &&
    together(resultsText(titleOf(name, branch.path), branch.runs), judgesAnswer(analysis, block.tree, WHAT_IF))
  );
};

/** A branch tells what an action not taken would come to: at a table, judges of high level do not. */
const WHAT_IF = 'TR 204.5.a.1';

const resultsText = (name: string, runs: readonly Run[]): Blocks =>
  together(
    bold(name),
    list(
      runs.map(({ ruleset, status, expectations }) => {
        const held = expectations.filter(each => each.holds && each.isDecided).length;
        const count =
          expectations.length === 0
            ? lineOf`no expectations`
            : lineOf`${held} of ${expectations.length} expectations hold`;
        return dotted(lineOf`${bold(status)} under ${ruleset}`, count);
      }),
    ),
  );

const clarifiedList = (book: RuleBook, edition: string): Blocks => {
  const all = clarificationsOfEdition(book, edition);
  return all.length === 0
    ? []
    : together('What the publisher clarified:', list(all.map(each => `${dateOf(book, each)}: ${each.says}`)));
};

const describeEdition = (book: RuleBook, word: string): Blocks => {
  if (isRuleset(word) && isAsPrinted(word))
    return together(
      lineOf`Core rules ${bold(numbersOf(word))} by their text alone, without the publisher's clarifications.`,
      clarifiedList(book, numbersOf(word)),
    );
  if (!isEdition(word))
    return together(lineOf`Riftbench runs ${PLAYED_EDITIONS.join(', ')}; ${bold(word)} is not among them.`);
  const newest = word === NEWEST ? lineOf`, the newest` : '';
  return together(
    lineOf`Core rules ${bold(word)}${newest}: ${datesText(EDITION_DATES[word])}. Numbers in this scenario are read in it.`,
    clarifiedList(book, word),
  );
};
