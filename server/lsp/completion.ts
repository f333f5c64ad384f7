/** What can stand at the cursor: what is legal there first. */
import type { CompletionItem, CompletionList } from 'vscode-languageserver';
import { EDITIONS, type Edition, NEWEST } from '../../engine/game/editions.ts';
import { MODES, type Player, type State } from '../../engine/game/state.ts';
import type { Kind, Sentence } from '../../engine/language/cursor.ts';
import { expectedAt } from '../../engine/language/expected.ts';
import { KEYWORDS } from '../../engine/language/keywords.ts';
import type { Block, CardTree } from '../../engine/language/syntax.ts';
import { DOMAINS } from '../../engine/language/words.ts';
import type { Cards } from '../../engine/scenario/cards.ts';
import { cardNamed } from '../../rules-db/cards.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { Position, Range } from '../shared/lines.ts';
import { isCard } from '../shared/uses.ts';
import {
  type Analysis,
  blockAt,
  editionOf,
  type Reader,
  reportOf,
  type ScenarioBlock,
  type Spot,
  spotAt,
  stateBefore,
} from './analysis.ts';
import { assignments } from './completion/assignments.ts';
import { actionOnLine } from './completion/because.ts';
import { cardOffers, sentenceOffers } from './completion/cards.ts';
import { legalAnswers, legalChoices } from './completion/choices.ts';
import { type Citing, citationsAt } from './completion/citations.ts';
import { type CompletionData, isCompletionData, type Offer, toItem, wordOffer } from './completion/item.ts';
import { type Place, placeNames, playerNames, unitNames } from './completion/names.ts';
import { entryNames, refusingRules, ruleNumbers } from './completion/rules.ts';
import { statementOffer } from './completion/snippets.ts';
import { replacedAt } from './completion/typed.ts';
import { describeCard } from './hover/card.ts';
import { explainKeyword } from './hover/keyword.ts';
import { describeEntry, describeRule } from './hover/rule.ts';
import { CompletionItemKind } from './lsp.ts';
import { playerNamed } from './onTable.ts';

export interface CompletionOptions {
  /** Whether the client fills in snippets. */
  readonly snippets: boolean;
  /** Whether a character that was typed has asked for it, and not the author. */
  readonly unasked?: boolean;
}

export const complete = (
  analysis: Analysis,
  position: Position,
  { snippets, unasked = false }: CompletionOptions,
): CompletionList => {
  const citing = citationsAt(analysis, position, { unasked });
  if (citing !== undefined) return citingItems(citing, snippets);
  const range = replacedAt(analysis, position);
  if (range === undefined) return { isIncomplete: false, items: [] };
  const block = blockAt(analysis, position);
  const spot = spotAt(analysis, position);
  const { offers, isIncomplete } =
    block !== undefined && isCard(block)
      ? offersOnCard(analysis, block, analysis.lines.offsetAt(position) - block.offset)
      : spot === undefined
        ? OUTSIDE
        : offersAt(analysis, spot);
  const items = offers.map(offer => toItem(offer, { range, snippets }));
  return analysis.source.markdown ? untilTyped(analysis, range, position, items) : { isIncomplete, items };
};

/** The client filters by what is typed: words are no beginnings of numbers, and yet found by them. */
const citingItems = ({ offers, range, typed }: Citing, snippets: boolean): CompletionList => ({
  isIncomplete: true,
  items: offers.map(offer => ({
    ...toItem(offer, { range, snippets }),
    ...(/^\D/.test(typed) ? { filterText: typed } : {}),
  })),
});

/**
 * In an article Enter accepts what is offered, as its author is used to: so nothing is offered any more once a word is
 * whole, and Enter ends the line. The client has to ask at each letter for that.
 */
const untilTyped = (
  { source, lines }: Analysis,
  { start }: Range,
  cursor: Position,
  items: readonly CompletionItem[],
): CompletionList => {
  const typed = source.text.slice(lines.offsetAt(start), lines.offsetAt(cursor)).toLowerCase();
  const isWhole = items.some(item => item.label.toLowerCase() === typed);
  return { isIncomplete: true, items: isWhole ? [] : [...items] };
};

interface Offers {
  readonly offers: readonly Offer[];
  /** Whether typing on brings more than these. */
  readonly isIncomplete: boolean;
}

/** Where no scenario has begun, one can. */
const OUTSIDE: Offers = { offers: [statementOffer('scenario', 0)], isIncomplete: false };

/** Fields, keywords and, where a line begins, sentences such as cards of that type have. */
const offersOnCard = (analysis: Analysis, block: Block<CardTree>, offset: number): Offers => {
  const { wanted, replaces } = expectedAt(block.text, offset);
  const begins = lastLine(block.text.slice(0, replaces.start)).trim() === '' && replaces.start > 0;
  const offers = wanted.flatMap((each, group): readonly Offer[] => {
    const first = group * GROUP;
    if ('word' in each)
      return [begins && each.word === 'scenario' ? statementOffer(each.word, LAST) : wordOffer(each.word, first)];
    if (each.kind !== 'keyword' && each.kind !== 'domain') return [];
    const found = each.kind === 'domain' ? DOMAINS.map(wordOffer) : keywords(analysis.book, analysis.edition.edition);
    return found.map(offer => ({ ...offer, order: first + offer.order }));
  });
  const sentences = begins ? sentenceOffers(block.tree) : [];
  return {
    offers: distinct([...offers, ...sentences.map(offer => ({ ...offer, order: LAST / 2 + offer.order }))]),
    isIncomplete: false,
  };
};

/** Fills in what is too long to send for hundreds of items. */
export const resolveCompletion = (reader: Reader, item: CompletionItem): CompletionItem => {
  const value = isCompletionData(item.data) ? documentation(reader, item.data) : undefined;
  return value === undefined ? item : { ...item, documentation: { kind: 'markdown', value } };
};

const documentation = (reader: Reader, data: CompletionData): string | undefined => {
  if ('card' in data) {
    const card = cardNamed(data.card);
    return card && describeCard(card.tree);
  }
  if ('rule' in data) return describeRule(reader, data.rule, data.edition);
  if ('keyword' in data) return explainKeyword(reader, data.keyword, data.edition);
  return describeEntry(reader, data.kind, data.entry, NEWEST);
};

const offersAt = (analysis: Analysis, { block, offset, line: at }: Spot): Offers => {
  const { wanted, sentence, replaces } = expectedAt(block.text, offset);
  const state = stateBefore(reportOf(analysis, block), at);
  const line = lastLine(block.text.slice(0, replaces.start));
  const place: Place = {
    tree: block.tree,
    book: analysis.book,
    sentence,
    state,
    line,
    who: whoActs(block, state, sentence),
  };
  const typed = block.text.slice(replaces.start, offset);
  const edition = editionOf(analysis, block.tree);
  const offers = wanted.flatMap((each, group): readonly Offer[] => {
    const first = group * GROUP;
    if ('word' in each)
      return [
        line.trim() === ''
          ? statementOffer(each.word, first)
          : wordOffer(each.word, SELDOM.has(each.word) ? first + LAST : first),
      ];
    return ofKind(analysis, place, each.kind, { edition, typed }).map(offer => ({
      ...offer,
      order: first + offer.order,
    }));
  });
  return { offers: distinct(offers), isIncomplete: wanted.some(each => 'kind' in each && each.kind === 'rule') };
};

const lastLine = (text: string): string => text.split(/[\r\n]/).at(-1) ?? '';

/** More than any kind has to offer: what the parser tries first stands first. */
const GROUP = 2000;

/** Words that are right on every unit line and seldom meant: a keyword of the same beginning comes before them. */
const SELDOM: ReadonlySet<string> = new Set(['attached', 'empowered', 'owner', 'tag', 'token']);
const LAST = 50 * GROUP;

const whoActs = ({ tree }: ScenarioBlock, state: State | undefined, sentence: Sentence | null): Player | undefined =>
  state === undefined || sentence?.player == null ? undefined : playerNamed(tree, state, sentence.player.text);

interface Typed {
  readonly edition: Edition;
  /** The beginning of the word at the cursor. */
  readonly typed: string;
}

const ofKind = (analysis: Analysis, place: Place, kind: Kind, { edition, typed }: Typed): readonly Offer[] => {
  const { book } = place;
  switch (kind) {
    case 'unit':
    case 'gear':
      return unitNames(place);
    case 'item':
      return chosen(analysis, place);
    case 'card':
      return cardOffers(analysis, place.state, HOLDS.has(place.sentence?.verb ?? '') ? place.who : undefined);
    case 'player':
      return playerNames(place);
    case 'place':
      return placeNames(place);
    case 'number':
      return place.sentence?.verb === 'assigns' && place.sentence.units.length === 0 ? wholeAssignments(place) : [];
    case 'rule':
      return [...refusing(place, analysis.context.cards), ...ruleNumbers(book, edition, typed)];
    case 'faq':
    case 'ruling':
      return entryNames(book, kind);
    case 'edition':
      return EDITIONS.toReversed().map(wordOffer);
    case 'mode':
      return MODES.map(wordOffer);
    case 'domain':
      return DOMAINS.map(wordOffer);
    case 'keyword':
      return keywords(book, edition);
    default:
      return [];
  }
};

/** What is legal to choose; where the game cannot tell, all that is there. */
const chosen = ({ context }: Analysis, place: Place): readonly Offer[] => {
  const { state, who, sentence, line } = place;
  if (state === undefined) return unitNames(place);
  const verb = sentence?.verb ?? '';
  const legal =
    verb === 'chooses' || verb === 'orders'
      ? who === undefined || line.trimEnd().endsWith(',')
        ? []
        : legalAnswers(state, who.id, verb)
      : legalChoices(state, line, context.cards);
  return [...legal, ...unitNames(place)];
};

/** Verbs whose player has the card. */
const HOLDS: ReadonlySet<string> = new Set(['plays', 'hides']);

const wholeAssignments = ({ state, who }: Place): readonly Offer[] =>
  state === undefined || who === undefined ? [] : assignments(state, who);

const refusing = ({ state, book, line }: Place, cards: Cards | undefined): readonly Offer[] => {
  const action = state === undefined ? undefined : actionOnLine(state, line, cards);
  return state === undefined || action === undefined ? [] : refusingRules(book, action.state, action.who, action.act);
};

const keywords = (book: RuleBook, edition: Edition): readonly Offer[] =>
  KEYWORDS.map(({ name }, order) => {
    const detail = book.keywords.get(name)?.text;
    return {
      label: name,
      kind: CompletionItemKind.Property,
      rank: 'plain',
      order,
      ...(detail === undefined ? {} : { detail }),
      data: { keyword: name, edition },
    };
  });

/** Of those that read the same, the one that knows more than the word. */
const distinct = (offers: readonly Offer[]): readonly Offer[] => {
  const known = new Set(offers.filter(offer => offer.kind !== CompletionItemKind.Keyword).map(offer => offer.label));
  const seen = new Set<string>();
  return offers.filter(({ label, kind }) => {
    if (seen.has(label) || (kind === CompletionItemKind.Keyword && known.has(label))) return false;
    seen.add(label);
    return true;
  });
};
