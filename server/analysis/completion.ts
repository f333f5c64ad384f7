/** Completion: what can stand at the cursor, with what is legal there first. */

import { NEWEST } from '../../engine/game/state/editions.ts';
import type { Player, State } from '../../engine/game/state/state.ts';
import { expectedAt } from '../../engine/language/completion/expected.ts';
import type { Block, ScenarioBlock } from '../../engine/language/syntax.ts';
import type { SentenceSoFar, Wanted } from '../../engine/language/tokens/cursor.ts';
import { BLOCK_WORDS, VERBS } from '../../engine/language/words/words.ts';
import type { Blocks } from '../../rules-db/blocks/blocks.ts';
import { together } from '../../rules-db/blocks/making.ts';
import { cardNamed } from '../../rules-db/cards.ts';
import { bookCitationsAt } from './completion/bookCitations.ts';
import { type Citing, citationsAt } from './completion/citations.ts';
import { type ItemOptions, isCompletionData, type Offer, toItem, wordOffer } from './completion/item.ts';
import { offersOfKind } from './completion/kinds.ts';
import type { CursorPlace } from './completion/names.ts';
import { distinct, GROUP, LAST, lastLine, type Offers } from './completion/offers.ts';
import { offersOnCard, withinQuotes } from './completion/onCard.ts';
import { continuedEffect } from './completion/sentences.ts';
import { statementOffer, statementSnippets } from './completion/snippets.ts';
import { replacedAt } from './completion/typed.ts';
import { possibleVerbs } from './completion/verbs.ts';
import { isIllegalNothing, waitingLines } from './completion/waiting.ts';
import {
  type Analysis,
  type BookAccess,
  blockAt,
  editionOf,
  reportOf,
  type Spot,
  spotAt,
  stateBefore,
} from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import { isCard } from './document/uses.ts';
import { describeBookRule } from './hover/bookRule.ts';
import { describeLibraryCard } from './hover/card.ts';
import { explainKeyword } from './hover/keyword.ts';
import { describeEntry, describeRule } from './hover/rule.ts';
import { playerNamed } from './namesInState.ts';
import type { CompletionKind, CompletionList } from './values.ts';

export interface CompletionOptions extends ItemOptions {
  /** Whether a character that was typed has asked for it, and not the author. */
  readonly unasked?: boolean;
}

/** `unasked`: the user has typed a character that triggers completion, and not asked for it. */
export const complete = (
  analysis: Analysis,
  position: Position,
  { unasked = false, ...options }: CompletionOptions,
): CompletionList => {
  const citing = bookCitationsAt(analysis, position, { unasked }) ?? citationsAt(analysis, position, { unasked });
  if (citing !== undefined) return citingItems(citing, options);
  const range = replacedAt(analysis, position);
  if (range === undefined) return NOTHING;
  const block = blockAt(analysis, position);
  const spot = spotAt(analysis, position);
  const { source, lines } = analysis;
  const typed = source.text.slice(lines.offsetAt(range.start), lines.offsetAt(position));
  const inBlock = spot ?? (block !== undefined && isCard(block) ? block : undefined);
  const offset = lines.offsetAt(position) - (block?.offset ?? 0);
  if (block !== undefined && inBlock !== undefined && isOver(block.text, offset, { typed, unasked })) return NOTHING;
  const quoted = block !== undefined && isCard(block) ? withinQuotes(block, offset) : undefined;
  if (quoted !== undefined) {
    const start = lines.positionAt(lines.offsetAt(position) - quoted.typed.length);
    const end = lines.positionAt(lines.offsetAt(position) + quoted.behind);
    const replaced = { ...options, range: { start, end }, typed: quoted.typed, apart: false };
    return { isIncomplete: true, items: quoted.offers.map(offer => toItem(offer, replaced)) };
  }
  const inScenario = () => (spot === undefined ? outside(analysis, range.start) : offersAt(analysis, spot, options));
  const {
    offers,
    isIncomplete,
    mayEnd,
    isWholeSentence = false,
  } = block !== undefined && isCard(block) ? offersOnCard(analysis, block, offset) : inScenario();
  // A sentence that is whole opens no list by itself.
  if (unasked && typed === '' && mayEnd === true) return NOTHING;
  const isAtEnd = block === undefined || isWholeSentence || endsWith(block.text, offset);
  if (isAtEnd && isWhole(offers, typed)) return NOTHING;
  if (block !== undefined && isUnderstood(block, offset, typed)) return NOTHING;
  const fitting = typed.startsWith('"') ? offers.filter(({ kind }) => !WORDS.has(kind)) : offers;
  const apart = typed === '' && isClose(source.text, lines.offsetAt(range.start));
  return { isIncomplete, items: fitting.map(offer => toItem(offer, { ...options, range, typed, apart })) };
};

/** What no quote begins. */
const WORDS: ReadonlySet<CompletionKind> = new Set(['keyword', 'snippet']);

const NOTHING: CompletionList = { isIncomplete: false, items: [] };

const citingItems = ({ offers, range, typed }: Citing, options: ItemOptions): CompletionList => ({
  isIncomplete: true,
  items: offers.map(offer => toItem(offer, { ...options, range, typed, apart: false })),
});

/*
 * Enter accepts what is offered. So that Enter ends a complete line, nothing is offered at its end: the client asks at
 * each letter, and gets no items once the word is complete. A space opens the list only if something has to follow.
 */
const isOver = (
  text: string,
  offset: number,
  { typed, unasked }: { readonly typed: string; readonly unasked: boolean },
): boolean => {
  if (!unasked || typed !== '') return false;
  const before = text[offset - 1];
  if (before === '"') return true;
  if (before !== ' ' && before !== '\t') return false;
  const { wanted, sentence, mayEnd } = expectedAt(text, offset);
  return (mayEnd && sentence?.isOnlyAbility !== true) || declaresName(wanted, typed);
};

const isWhole = (offers: readonly Offer[], typed: string): boolean =>
  typed !== '' && offers.some(({ label }) => label.toLowerCase() === typed.toLowerCase());

/** Whether the word is a line in other words, as `pass` for `all pass`: a quick fix says what the language has for it. */
const isUnderstood = ({ tree }: Block, offset: number, typed: string): boolean =>
  typed !== '' &&
  tree.problems.some(
    ({ code, span }) => code === 'syntax/wording' && span.start === offset - typed.length && span.end === offset,
  );

/** Whether the line could end after what is typed. */
const endsWith = (text: string, offset: number): boolean => expectedAt(`${text.slice(0, offset)} `, offset + 1).mayEnd;

/** Between a sign or a closing quote and what follows it goes a blank. */
const isClose = (text: string, offset: number): boolean => /[,:="]/.test(text[offset - 1] ?? '');

/** Outside of all scenarios, a new one can begin. */
const outside = ({ source, lines }: Analysis, { line, character }: Position): Offers => {
  const start = lines.offsetAt({ line, character: 0 });
  const begins = source.text.slice(start, start + character).trim() === '';
  return { offers: begins ? BLOCK_WORDS.map(statementOffer) : [], isIncomplete: true };
};

/** What is too long to send for hundreds of items, by the `data` of one; undefined where there is nothing more. */
export const completionDocumentation = (reader: BookAccess, data: unknown): Blocks | undefined => {
  if (!isCompletionData(data)) return undefined;
  if ('card' in data) {
    const card = cardNamed(data.card);
    return card && describeLibraryCard(reader.book, card.tree);
  }
  if ('book' in data) return describeBookRule(reader, { prefix: data.book, number: data.number }, data.edition);
  if ('rule' in data) return describeRule(reader, data.rule, data.edition);
  if ('keyword' in data) return together(explainKeyword(reader, data.keyword, data.edition));
  return describeEntry(reader, data.kind, data.entry, NEWEST);
};

const offersAt = (analysis: Analysis, { block, offset, line: at }: Spot, { snippets }: ItemOptions): Offers => {
  const { wanted, sentence, part, replaces } = expectedAt(block.text, offset);
  const state = stateBefore(reportOf(analysis, block), at);
  const line = lastLine(block.text.slice(0, replaces.start));
  const typed = block.text.slice(replaces.start, offset);
  const place: CursorPlace = {
    tree: block.tree,
    book: analysis.book,
    sentence,
    state,
    line,
    who: whoActs(block, state, sentence),
  };
  const beforeRule = wanted.some(each => 'kind' in each && each.kind === 'rule');
  const wanting = { place, block, at, edition: editionOf(analysis, block.tree), beforeRule, typed };
  const begins = line.trim() === '' && sentence === null;
  // Words that can be chosen, as `base`, come after the things: where one is legal, it is among those.
  const chooses = wanted.some(each => 'kind' in each && (each.kind === 'item' || each.kind === 'source'));
  const possible = verbsFirst(place, wanted);
  const offers = wanted.flatMap((each, group): readonly Offer[] => {
    const first = group * GROUP;
    if ('word' in each) {
      if (begins) return [statementOffer(each.word, first)];
      const offer = wordOffer(each.word, chooses || SELDOM.has(each.word) ? first + LAST : first);
      const at = possible.indexOf(each.word);
      return [at < 0 ? offer : { ...offer, rank: 'legal', order: at }];
    }
    // Where a line begins, whole cards come after what else it may begin with; a change of Might comes before keywords.
    const late = begins && each.kind === 'new unit' ? LAST : 0;
    const from = each.kind === 'signed' ? 0 : first + late;
    return offersOfKind(analysis, each.kind, wanting).map(offer => ({ ...offer, order: from + offer.order }));
  });
  const effect =
    sentence?.ability === undefined ? undefined : continuedEffect({ text: sentence.ability, typed }, state);
  const waiting = begins ? waitingLines(state) : [];
  const statements = begins && snippets && part !== null ? statementSnippets(place, part, LAST) : [];
  const further = (effect?.offers ?? []).map(offer => ({ ...offer, order: LAST + offer.order }));
  return {
    offers: distinct([...waiting, ...offers.filter(each => !isIllegalNothing(each, place)), ...further, ...statements]),
    isIncomplete: !declaresName(wanted, typed),
    ...(effect === undefined ? {} : { mayEnd: effect.mayEnd }),
  };
};

/**
 * Where a name of one's own may be typed as well, the list that was asked for stays, and the client filters it: asked at
 * each letter, the server offers nothing, so that Enter ends the line.
 */
const declaresName = (wanted: readonly Wanted[], typed: string): boolean =>
  typed === '' && wanted.some(each => 'kind' in each && (each.kind === 'new battlefield' || each.kind === 'new gear'));

/** Where what the player does comes next: the verbs of what is possible now, in the form that goes there. */
const verbsFirst = ({ state, who, sentence }: CursorPlace, wanted: readonly Wanted[]): readonly string[] => {
  if (state === undefined || who === undefined || sentence?.mood === 'cannot') return [];
  const form = VERBS[0].findIndex(verb => wanted.some(each => 'word' in each && each.word === verb));
  return form < 0 ? [] : possibleVerbs(state, who).map(verb => VERBS.find(([third]) => third === verb)?.[form] ?? verb);
};

/** Words that are right on every unit line and seldom meant: a keyword of the same beginning comes before them. */
const SELDOM: ReadonlySet<string> = new Set(['attached', 'empowered', 'nothing', 'owner', 'tag', 'token']);

const whoActs = (
  { tree }: ScenarioBlock,
  state: State | undefined,
  sentence: SentenceSoFar | null,
): Player | undefined =>
  state === undefined || sentence?.player == null ? undefined : playerNamed(tree, state, sentence.player.text);
