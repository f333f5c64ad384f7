/** How a card's own block goes on: its fields, its keywords, its sentences. */
import { DOMAINS } from '../../../engine/domains.ts';
import { expectedAt } from '../../../engine/language/completion/expected.ts';
import type { Block, CardTree } from '../../../engine/language/syntax.ts';
import { SCENARIO_WORDS } from '../../../engine/language/words/words.ts';
import type { Analysis } from '../document/analysis.ts';
import { sentenceOffers } from './cards.ts';
import { type Offer, wordOffer } from './item.ts';
import { keywordOffers } from './kinds.ts';
import { distinct, GROUP, LAST, lastLine, type Offers } from './offers.ts';
import { continuedOnCard, endsOnCard } from './sentences.ts';
import { statementOffer } from './snippets.ts';

/** Fields, keywords and, where a line begins, sentences such as cards of that type have. */
export const offersOnCard = (analysis: Analysis, block: Block<CardTree>, offset: number): Offers => {
  const { wanted, replaces } = expectedAt(block.text, offset);
  const begins = lastLine(block.text.slice(0, replaces.start)).trim() === '' && replaces.start > 0;
  const offers = wanted.flatMap((each, group): readonly Offer[] => {
    const first = group * GROUP;
    if ('word' in each)
      return [begins && BEGINNINGS.has(each.word) ? statementOffer(each.word, LAST) : wordOffer(each.word, first)];
    if (each.kind !== 'keyword' && each.kind !== 'domain') return [];
    const found =
      each.kind === 'domain' ? DOMAINS.map(wordOffer) : keywordOffers(analysis.book, analysis.edition.edition);
    return found.map(offer => ({ ...offer, order: first + offer.order }));
  });
  const sentences = begins ? sentenceOffers(block.tree) : [];
  const typed = block.text.slice(replaces.start, offset);
  const text = lastLine(block.text.slice(0, replaces.start)).trimStart();
  const line = block.text.slice(0, replaces.start).split('\n').length - 1;
  const isHeader = replaces.start <= block.text.search(/[\r\n]|$/);
  const next = isHeader ? undefined : continuedOnCard(block.tree, { text, typed }, line);
  return {
    offers: distinct([
      ...offers,
      ...(next?.offers ?? []).map(offer => ({ ...offer, order: LAST / 4 + offer.order })),
      ...sentences.map(offer => ({ ...offer, order: LAST / 2 + offer.order })),
    ]),
    isIncomplete: true,
    ...(next === undefined || offers.length > 0 ? {} : { mayEnd: next.mayEnd }),
    isWholeSentence: typed !== '' && !isHeader && endsOnCard(block.tree, text + typed, line),
  };
};

/** Of what may stand below a card, those that have a form to be filled in. */
const BEGINNINGS: ReadonlySet<string> = new Set(SCENARIO_WORDS);

/** In an ability between quotes that a sentence gives, which is a sentence of its own; undefined anywhere else. */
export const withinQuotes = (
  { text, tree }: Block<CardTree>,
  offset: number,
): { readonly offers: readonly Offer[]; readonly typed: string; readonly behind: number } | undefined => {
  const written = lastLine(text.slice(0, offset));
  const line = text.slice(0, offset).split('\n').length - 1;
  if (line === 0 || written.split('"').length % 2 === 1) return undefined;
  const typed = /[\p{L}\p{N}+-]*$/u.exec(written)?.[0] ?? '';
  const before = written.slice(0, written.length - typed.length).trimStart();
  const behind = /^[\p{L}\p{N}]*/u.exec(text.slice(offset))?.[0].length ?? 0;
  const { offers } = continuedOnCard(tree, { text: before, typed }, line);
  return offers.length === 0 ? undefined : { offers, typed, behind };
};
