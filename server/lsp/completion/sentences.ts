/** How a sentence as on a card goes on: by the grammar that reads it, with what authors write most often first. */
import { allForms, continuation, effectContinuation } from '../../../engine/cards/reading.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { CARD_TYPES, type CardTree } from '../../../engine/language/syntax.ts';
import { KEYWORDS } from '../../../engine/language/words/keywords.ts';
import { CompletionItemKind } from '../lsp.ts';
import { type Offer, wordOffer } from './item.ts';

export interface SentenceOffers {
  readonly offers: readonly Offer[];
  /** Whether the sentence could end there. */
  readonly mayEnd: boolean;
}

type Continuation = ReturnType<typeof continuation>;

/** On a line of a card, after `text`. `line`: its number in the block. */
export const continuedOnCard = ({ type, abilities }: CardTree, text: string, line: number): SentenceOffers => {
  const of = CARD_TYPES.find(each => each === type?.text) ?? 'unit';
  const above = abilities.filter(ability => ability.line < line).map(ability => ability.text);
  return offered(text, continuation(text, of, above));
};

/** In an `effect` line, after `text`. */
export const continuedEffect = (text: string, state: State | undefined): SentenceOffers => {
  const names = new Set((state?.objects ?? []).map(({ name }) => name.toLowerCase()));
  return offered(
    text,
    effectContinuation(text, name => names.has(name.toLowerCase())),
  );
};

/** Words of the grammar that are seldom meant without what comes before or after them. */
const isOffered = (word: string): boolean => /^[a-z][a-z-]*$/i.test(word);
/** The grammar has all words in lower case. */
const asWritten = (word: string): string => (word === 'i' ? 'I' : word);

const offered = (text: string, { words, kinds, mayEnd }: Continuation): SentenceOffers => {
  const counts = usualNext(text);
  const ofKinds = kinds.flatMap(kind => OF_KIND[kind] ?? []);
  const all = [...new Set([...words.filter(isOffered).map(asWritten), ...ofKinds])];
  const rank = (word: string): number => counts.get(word.toLowerCase()) ?? 0;
  const sorted = all.toSorted((a, b) => rank(b) - rank(a));
  return { offers: [...sorted.map(wordOffer), ...wholeSentences(text, sorted.length)], mayEnd };
};

/** What is written for a kind of thing; keywords have offers of their own. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  unit: ['unit', 'units', 'gear', 'spell', 'card', 'rune', 'legend', 'token'],
  'a keyword': KEYWORDS.map(({ name }) => name),
  'spells and abilities': ['spell', 'ability'],
  'a number': ['1', '2', '3'],
  '+1 might': ['+1 might', '+2 might', '-1 might', '-2 might'],
  attack: ['attack', 'defend', 'conquer', 'hold', 'move', 'die'],
};

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
  const before = wordsOf(text).toReversed().slice(0, MOST_SAME);
  const counts = new Map<string, number>();
  for (const { example } of allForms()) {
    const words = wordsOf(example);
    for (const [i, word] of words.entries()) {
      let same = 0;
      while (same < before.length && same < i && words[i - same - 1] === before[same]) same++;
      if (same > 0 || (before.length === 0 && i === 0)) counts.set(word, (counts.get(word) ?? 0) + 20 ** same);
    }
  }
  return counts;
};

const MOST_SAME = 4;
/** More sentences of the same beginning are no help. */
const MOST_WHOLE = 12;

/** The rest of the examples that begin as the text does, where it has begun. */
const wholeSentences = (text: string, first: number): readonly Offer[] => {
  const begun = text.trimStart().toLowerCase();
  if (begun.trim() === '') return [];
  return allForms()
    .filter(({ example }) => example.toLowerCase().startsWith(begun))
    .slice(0, MOST_WHOLE)
    .map(({ form, example }, order) => ({
      label: example.slice(begun.length),
      kind: CompletionItemKind.Snippet,
      rank: 'plain',
      order: first + order,
      detail: form,
    }));
};
