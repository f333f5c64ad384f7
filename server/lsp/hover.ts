/** What is under the cursor, as the game stands there in the script. */
import type { Hover } from 'vscode-languageserver';
import { EDITIONS, type Edition, isEdition } from '../../engine/game/editions.ts';
import type { State } from '../../engine/game/state.ts';
import type { Block, CardTree, ScenarioTree } from '../../engine/language/syntax.ts';
import type { Position } from '../shared/lines.ts';
import { isCard } from '../shared/uses.ts';
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
} from './analysis.ts';
import { cardCalled } from './cards.ts';
import { type Cited, citedAt } from './cited.ts';
import { declarationOf } from './declarations.ts';
import { describeCard } from './hover/card.ts';
import { explainKeyword } from './hover/keyword.ts';
import { bold, bullets, dotted, link, paragraphs, plain } from './hover/markdown.ts';
import { describeEntry, describeRule } from './hover/rule.ts';
import { describeBase, describePlace, describePlayer } from './hover/table.ts';
import { describeUnit } from './hover/unit.ts';
import { wordsOfCard } from './mentions/card.ts';
import { type Mention, mentionAt, type NameMention } from './mentions.ts';
import { battlefieldNamed, ownersOf, playerNamed, unitNamed } from './onTable.ts';
import { editionCited, pageOfCard } from './pageOf.ts';

export const hover = (analysis: Analysis, position: Position): Hover | null => {
  const cited = citedAt(analysis, position);
  if (cited !== undefined) return hoverCited(analysis, cited);
  const block = blockAt(analysis, position);
  if (block !== undefined && isCard(block)) return hoverCard(analysis, block, position);
  const spot = spotAt(analysis, position);
  const mention = spot === undefined ? undefined : mentionAt(spot.block.tree, spot.offset);
  if (spot === undefined || mention === undefined) return null;
  const value = describe(analysis, spot, mention);
  if (value === undefined || value === '') return null;
  return { contents: { kind: 'markdown', value }, range: rangeOf(analysis, spot.block, mention.span) };
};

/** A citation in prose or in a comment. */
const hoverCited = (analysis: Analysis, cited: Cited): Hover | null => {
  const value =
    cited.kind === 'rule'
      ? describeRule(analysis, cited.number, cited.edition)
      : describeEntry(analysis, cited.entry, cited.name, cited.edition);
  if (value === undefined) return null;
  return { contents: { kind: 'markdown', value }, range: rangeOf(analysis, WHOLE, cited.span) };
};

/** In a card's own block: the card by its name, and what its keywords do. */
const hoverCard = (analysis: Analysis, block: Block<CardTree>, position: Position): Hover | null => {
  const offset = analysis.lines.offsetAt(position) - block.offset;
  const piece = wordsOfCard(block.tree).find(({ span }) => span.start <= offset && offset <= span.end);
  if (piece === undefined) return null;
  const value =
    piece.kind === 'name' && piece.role === 'card'
      ? describeCard(block.tree)
      : piece.kind === 'keyword'
        ? explainKeyword(analysis, piece.word, analysis.edition.edition)
        : undefined;
  return value === undefined
    ? null
    : { contents: { kind: 'markdown', value }, range: rangeOf(analysis, block, piece.span) };
};

const describe = (analysis: Analysis, spot: Spot, mention: Mention): string | undefined => {
  const edition = editionOf(analysis, spot.block.tree);
  switch (mention.kind) {
    case 'name':
      return describeName(analysis, spot, mention);
    case 'scenario':
      return describeScenario(analysis, spot);
    case 'rule':
      return describeRule(analysis, mention.citation.number, editionCited(mention.citation, edition));
    case 'entry':
      return describeEntry(analysis, mention.citation.kind, mention.citation.name.text, edition);
    case 'keyword':
      return explainKeyword(analysis, mention.word, edition);
    case 'base':
      return describeBaseOf(analysis, spot, mention);
    case 'edition':
      return describeEdition(mention.word);
    case 'mode':
    case 'domain':
    case 'number':
      return undefined;
  }
};

const describeName = (analysis: Analysis, { block, line }: Spot, mention: NameMention): string | undefined => {
  const { tree } = block;
  const name = mention.name.text;
  const edition = editionOf(analysis, tree);
  const state = stateBefore(reportOf(analysis, block), mention.statement?.line ?? line);
  if (state === undefined) return mention.role === 'card' ? printed(analysis, name, edition) : undefined;
  switch (declarationOf(tree, mention.role, name)?.role ?? mention.role) {
    case 'unit': {
      const unit = unitNamed(tree, state, name);
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
      // In a hand that is not told a card is none of the game yet; on the board it may go by another name.
      const object = mention.statement?.kind === 'action' ? unitNamed(tree, state, name) : undefined;
      return object === undefined ? printed(analysis, name, edition) : describeUnit(analysis, state, object);
    }
    case 'team':
    case 'tag':
      return undefined;
  }
};

/** A card of the library has a page, too, where the client shows pages. */
const printed = (analysis: Analysis, name: string, edition: Edition): string | undefined => {
  const card = cardCalled(analysis, name);
  if (card === undefined) return undefined;
  const page = card.at === undefined ? pageOfCard(analysis, name, edition) : undefined;
  return paragraphs(describeCard(card.tree), page && link('Open the page of this card', page));
};

/** What is chosen may be a place or a player, too. */
const placeOrPlayer = (tree: ScenarioTree, state: State, name: string): string | undefined => {
  const place = battlefieldNamed(tree, state, name);
  if (place !== undefined) return describePlace(state, place.id);
  const player = playerNamed(tree, state, name);
  return player && describePlayer(state, player.id);
};

/** Of a statement about several players, each one's base is meant. */
const describeBaseOf = (analysis: Analysis, { block, line }: Spot, { statement }: Mention): string | undefined => {
  const state = stateBefore(reportOf(analysis, block), statement?.line ?? line);
  const who = statement === undefined || state === undefined ? [] : ownersOf(block.tree, state, statement);
  return state && paragraphs(...who.map(id => describeBase(state, id)));
};

const describeScenario = (analysis: Analysis, { block }: Spot): string => {
  const report = reportOf(analysis, block);
  return paragraphs(
    bold(report.name),
    bullets(
      report.runs.map(({ edition, status, expectations }) => {
        const held = expectations.filter(each => each.holds).length;
        const count =
          expectations.length === 0 ? 'no expectations' : `${held} of ${expectations.length} expectations hold`;
        return dotted(`${bold(status)} under ${edition}`, count);
      }),
    ),
  );
};

const describeEdition = (word: string): string =>
  isEdition(word)
    ? `Core rules **${word}**${word === EDITIONS.at(-1) ? ', the newest' : ''}. Numbers in this scenario are read in it.`
    : `Riftbench runs ${plain(EDITIONS.join(', '))}; ${bold(word)} is not among them.`;
