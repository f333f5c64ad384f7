/** How a sentence as on a card goes on: by the grammar that reads it, with what authors write most often first. */
import { allForms, continuation, effectContinuation } from '../../../engine/cards/reading.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { CARD_TYPES, type CardTree } from '../../../engine/language/syntax.ts';
import { quote } from '../../../engine/language/tokens/lexer.ts';
import { cardHeaders } from '../../../rules-db/cards.ts';
import { nameOffer, type Offer, wordOffer } from './item.ts';

export interface SentenceOffers {
  readonly offers: readonly Offer[];
  /** Whether the sentence could end before what is typed. */
  readonly mayEnd: boolean;
}

type Continuation = ReturnType<typeof continuation>;
type OpenKind = Continuation['kinds'][number];

/** A sentence as far as it is written. */
export interface SentenceWritten {
  /** Up to the word at the cursor. */
  readonly text: string;
  /** The beginning of that word. */
  readonly typed: string;
}

/** On a line of a card. `line`: its number in the block. */
export const continuedOnCard = (tree: CardTree, { text, typed }: SentenceWritten, line: number): SentenceOffers =>
  offered(text, typed, onCard(tree, text, line));

/** Whether a line of a card can end after `text`. */
export const endsOnCard = (tree: CardTree, text: string, line: number): boolean => onCard(tree, text, line).mayEnd;

const onCard = ({ type, abilities }: CardTree, text: string, line: number): Continuation => {
  const of = CARD_TYPES.find(each => each === type?.text) ?? 'unit';
  const above = abilities.filter(ability => ability.line < line).map(ability => ability.text);
  return continuation(text, of, above);
};

/** In an `effect` line. */
export const continuedEffect = ({ text, typed }: SentenceWritten, state: State | undefined): SentenceOffers => {
  const names = [...new Set((state?.objects ?? []).map(({ name }) => name))];
  const known = new Set(names.map(name => name.toLowerCase()));
  const found = effectContinuation(text, name => known.has(name.toLowerCase()));
  const { offers, mayEnd } = offered(text, typed, found);
  const named = found.kinds.includes('name') ? names.filter(name => found.takes(quote(name))) : [];
  const begun = named.filter(name => begins(name, typed.replace(/^"/, '')));
  return {
    offers: [
      ...begun.map((name, order) => nameOffer(name, 'value', order)),
      ...offers.map(offer => ({ ...offer, order: begun.length + offer.order })),
    ],
    mayEnd,
  };
};

/** Words of the grammar that are seldom meant without what comes before or after them. */
const isOffered = (word: string): boolean => /^[a-z][a-z-]*$/i.test(word);
/** The grammar has all words in lower case. */
const asWritten = (word: string): string => (word === 'i' ? 'I' : word);
const begins = (word: string, typed: string): boolean => word.toLowerCase().startsWith(typed.toLowerCase());

const offered = (text: string, typed: string, { words, kinds, mayEnd, takes }: Continuation): SentenceOffers => {
  const counts = usualNext(text);
  const ofKinds = kinds.flatMap(kind => OF_KIND[kind]?.() ?? []);
  const all = [...new Set([...ofKinds, ...words.filter(isOffered).map(asWritten)])];
  const rank = (word: string): number => counts.get(wordsOf(word)[0] ?? '') ?? 0;
  // What is usual is tried first: with very many words, the work for one list ends before the last of them.
  const begun = all.filter(word => begins(word, typed)).toSorted((a, b) => rank(b) - rank(a));
  const whole = wholeSentences(text).filter(
    ({ label }) => begins(label, typed) && !begun.includes(label) && takes(label),
  );
  const sorted = begun.filter(takes);
  return {
    offers: [...sorted.map(wordOffer), ...whole.map((offer, order) => ({ ...offer, order: sorted.length + order }))],
    mayEnd,
  };
};

/** Examples of what an author can put there. */
const OF_KIND: Partial<Record<OpenKind, () => readonly string[]>> = {
  number: () => ['1', '2', '3'],
  'signed number': () => ['+1 might', '+2 might', '-1 might', '-2 might'],
  token: () => tokenNames(),
};

/** A name of one word needs no quotes. */
const tokenNames = (): readonly string[] =>
  cardHeaders()
    .filter(({ markers }) => markers.includes('token'))
    .map(({ name }) => (name.includes(' ') ? quote(name) : name));

/** Amounts are alike. */
const AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/^\+/, '+1 might'],
  [/^-\d/, '-1 might'],
  [/^\d/, '1'],
];
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[+-]?\d+(?: might)?|[\p{L}'’-]+|[:,.]/gu) ?? []).map(
    word => AMOUNTS.find(([form]) => form.test(word))?.[1] ?? word,
  );

/** How often each word comes next in the examples of the forms; the more words before it are the same, the more it counts. */
const usualNext = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const written of [asItIs, withThingsAlike]) {
    const before = wordsOf(written(text)).toReversed().slice(0, MOST_SAME);
    for (const { example } of allForms()) countNext(counts, before, wordsOf(written(example)));
  }
  return counts;
};

const countNext = (counts: Map<string, number>, before: readonly string[], words: readonly string[]): void => {
  for (const [i, word] of words.entries()) {
    let same = 0;
    while (same < before.length && same < i && words[i - same - 1] === before[same]) same++;
    if (same > 0 || (before.length === 0 && i === 0)) counts.set(word, (counts.get(word) ?? 0) + 20 ** same);
  }
};

const asItIs = (text: string): string => text;
/** What is done to something goes on alike, whichever it is: `give me`, `give a friendly unit`. */
const withThingsAlike = (text: string): string =>
  text.replace(/\b(?:(?:an?|each|all|another) (?:friendly |enemy |other )?units?|me|them)\b/gi, 'it');

const MOST_SAME = 4;
/** More sentences of the same beginning are no help. */
const MOST_WHOLE = 12;

/** The rest of the examples that begin as the text does, where it has begun. */
const wholeSentences = (text: string): readonly Offer[] => {
  const begun = text.trimStart().toLowerCase();
  if (begun.trim() === '') return [];
  return allForms()
    .filter(({ example }) => example.toLowerCase().startsWith(begun))
    .slice(0, MOST_WHOLE)
    .map(({ form, example }, order) => ({
      label: example.slice(begun.length),
      kind: 'snippet',
      rank: 'plain',
      order,
      detail: form,
    }));
};
