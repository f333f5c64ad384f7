/** The known words nearest to an unknown one, by the number of letters that differ. */
import { knownBy, once } from '../../known.ts';
import { editDistance } from '../../language/words/distance.ts';

/** Those of `known` that are near enough to be meant, nearest first, at most three; of thousands, those that come first. */
export const nearest = (word: string, known: readonly string[]): readonly string[] => nearestAmong(known)(word);

/** The same for very many words, of which each edition asks for the same. */
export const nearestAmong = (known: readonly string[]): ((word: string) => readonly string[]) => {
  const names = once(() => comparable(known).map(comparedLetters));
  return knownBy((word: string) => nearestOf(word, names()));
};

interface ComparedLetters {
  readonly name: string;
  readonly lower: string;
  readonly bits: number;
}

const comparedLetters = (name: string): ComparedLetters => {
  const lower = name.toLowerCase();
  return { name, lower, bits: bitsOf(lower) };
};

const nearestOf = (word: string, names: readonly ComparedLetters[]): readonly string[] => {
  const most = Math.max(1, Math.min(MOST_SLIPS, Math.floor(word.length / 3)));
  const typed = comparedLetters(word);
  return names
    .map(each => ({ name: each.name, far: far(typed, each, most) }))
    .filter(k => k.far <= most)
    .sort((x, y) => x.far - y.far)
    .slice(0, 3)
    .map(k => k.name);
};

/** As many as have so many letters together: a scenario may have thousands of names, and ask for the nearest in every line. */
const comparable = (known: readonly string[]): readonly string[] => {
  let letters = 0;
  const beyond = known.findIndex(name => {
    letters += name.length;
    return letters > MOST_LETTERS;
  });
  return beyond < 0 ? known : known.slice(0, beyond);
};

const MOST_LETTERS = 4_000;

/** However long a name is. */
const MOST_SLIPS = 16;

/** A beginning of the name is near as well, "Gua" for "Guard", and so is a word of it, "Poro" for "Stalwart Poro". */
const far = (typed: ComparedLetters, known: ComparedLetters, most: number): number => {
  const { lower: word } = typed;
  const { lower: name } = known;
  if (word.length >= 3 && isBeginningOrWord(word, name)) return 1;
  const slips = mayBeWithin(most, typed.bits, known.bits) ? editDistance(word, name, most) : most + 1;
  return slips > most && soundsAlike(word, name) ? most : slips;
};

const isBeginningOrWord = (word: string, name: string): boolean => {
  const at = name.indexOf(word);
  return at === 0 || (at > 0 && wordsOf(name).includes(word));
};

/** Only vowels differ: "Timo" for "Teemo". */
const soundsAlike = (word: string, name: string): boolean =>
  word.length >= 4 &&
  word[0] === name[0] &&
  Math.abs(word.length - name.length) <= 1 &&
  word.replace(VOWELS, '') === name.replace(VOWELS, '');

const VOWELS = /[aeiouy]/g;

/** A card's name as `nearestCards` compares it: worked out once for each card, as a file may have many names that no card has. */
export interface ComparedName {
  readonly name: string;
  readonly lower: string;
  /** Which letters those are. */
  readonly bits: number;
  /** In small letters, without apostrophes. */
  readonly bare: string;
  readonly words: readonly ComparedWord[];
  readonly letters: string;
}

interface ComparedWord {
  readonly text: string;
  readonly bits: number;
}

export const comparedName = (name: string): ComparedName => {
  const lower = name.toLowerCase();
  const bare = withoutApostrophes(lower);
  const words = wordsOf(bare).map(text => ({ text, bits: bitsOf(text) }));
  return { name, lower, bits: bitsOf(lower), bare, words, letters: lettersOf(name) };
};

/**
 * The names of cards that fit and are near enough to be meant: those that begin so, those with all of these words in
 * any order, those that differ by a few letters. At most three.
 */
export const nearestCards = (
  typed: string,
  names: readonly ComparedName[],
  fits: (name: string) => boolean,
): readonly string[] => firstFitting(nearCards(typed, names), fits);

/** Those that are near enough, the nearest first, whether they fit or not. */
export const nearCards = (typed: string, names: readonly ComparedName[]): readonly string[] => {
  // A text so long is no slip for the name of a card.
  if (typed.length > LONGEST_TYPED) return [];
  const said = comparedName(typed);
  const most = Math.max(1, Math.floor(typed.length / 4));
  const ranked: { readonly name: string; readonly far: number }[] = [];
  for (const each of names) {
    const far = farFromCard(said, each, most);
    if (far <= most) ranked.push({ name: each.name, far });
  }
  return ranked.sort((a, b) => a.far - b.far).map(({ name }) => name);
};

export const firstFitting = (ranked: readonly string[], fits: (name: string) => boolean): readonly string[] => {
  const near = new Set<string>();
  for (const name of ranked) {
    if (near.size === MOST_CARDS) break;
    if (fits(name)) near.add(name);
  }
  return [...near];
};

const MOST_CARDS = 3;
const LONGEST_TYPED = 200;

const farFromCard = (typed: ComparedName, card: ComparedName, most: number): number => {
  const { lower } = typed;
  if (lower.length >= 3 && card.bare.startsWith(typed.bare)) return 0.5;
  if (lower.length >= 4) {
    if (typed.words.every(({ text }) => card.words.some(own => own.text === text))) return 0.75;
    if (card.letters.startsWith(typed.letters)) return 0.8;
    if (areBegun(typed.words, card.words)) return 0.85;
  }
  const isTooFar = Math.abs(lower.length - card.lower.length) > most || !mayBeWithin(most, typed.bits, card.bits);
  return isTooFar ? most + 1 : editDistance(lower, card.lower, most);
};

/** Each of the words begins one of the name's, or is a slip for one: `jinx demo`, `hourglas`, `zonyas`. */
const areBegun = (words: readonly ComparedWord[], own: readonly ComparedWord[]): boolean =>
  words.every(word =>
    own.some(each => (word.text.length >= 3 && each.text.startsWith(word.text)) || isSlipFor(word, each)),
  );

/** One letter off from five on: a shorter word is one of its own. */
const isSlipFor = ({ text, bits }: ComparedWord, own: ComparedWord): boolean =>
  text === own.text ||
  (text.length >= 5 &&
    Math.abs(text.length - own.text.length) <= 1 &&
    mayBeWithin(1, bits, own.bits) &&
    editDistance(text, own.text, 1) <= 1);

/** `khazix` is meant as Kha'Zix. */
const withoutApostrophes = (name: string): string => (/['’]/.test(name) ? name.replace(/['’]/g, '') : name);

/** The one card whose name has all of these words, in any order; undefined where several have them, or none. */
export const cardWithWords = (typed: string, names: readonly string[]): string | undefined => {
  const words = wordsOf(withoutApostrophes(typed.toLowerCase()));
  const having = [...new Set(names)].filter(name => hasAll(wordsOf(withoutApostrophes(name.toLowerCase())), words));
  return words.length > 0 && having.length === 1 ? having[0] : undefined;
};

const hasAll = (own: readonly string[], words: readonly string[]): boolean => words.every(word => own.includes(word));

/** Without commas: `Ahri Alluring` is meant as the card with one. */
const wordsOf = (name: string): readonly string[] => name.split(/[\s,]+/).filter(word => word !== '');

/** A card's name as it is compared: its letters and digits, without regard to case, spaces, commas and apostrophes. */
export interface SpelledCard {
  readonly name: string;
  readonly letters: string;
  /** Which letters those are. */
  readonly bits: number;
}

/** A name as `closeCards` compares it: worked out once for each card of a library. */
export const spelledCard = (name: string): SpelledCard => {
  const letters = lettersOf(name);
  return { name, letters, bits: bitsOf(letters) };
};

/** How many letters may be wrong in a name of so many. */
const mostWrong = (letters: number): 0 | 1 | 2 => {
  if (letters < SHORT) return 0;
  return letters < LONG ? 1 : 2;
};

/**
 * The cards that a name can only be a slip for: the same letters, or one or two of them wrong. Short names, which an author
 * makes up freely, must have all letters right. The nearest first.
 */
export const closeCards = (typed: string, cards: readonly SpelledCard[]): readonly string[] => {
  const { letters, bits } = spelledCard(typed);
  const most = mostWrong(letters.length);
  const close = cards
    .filter(card => mayBeWithin(most, bits, card.bits))
    .filter(card => most === 2 || !isPluralOf(letters, card.letters))
    .map(card => ({ name: card.name, far: editDistance(letters, card.letters, most) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return [...new Set(close.map(({ name }) => name))];
};

/** A short word and its plural are two words rather than one with a slip. */
const isPluralOf = (one: string, other: string): boolean => one === `${other}s` || other === `${one}s`;

const SHORT = 5;
const LONG = 9;

const lettersOf = (name: string): string =>
  PLAIN.test(name)
    ? name.toLowerCase().replace(/[^a-z0-9]/g, '')
    : name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^\p{L}\p{N}]/gu, '');

/** Of ASCII alone, as most are: there, letters and digits are found without Unicode's tables, which take long to load. */
const PLAIN = /^[ -~]*$/;

/** A bit for each letter that there is; some letters share one. */
const bitsOf = (letters: string): number => {
  let bits = 0;
  for (let i = 0; i < letters.length; i++) bits |= 1 << (letters.charCodeAt(i) & 31);
  return bits;
};

/** A letter that is wrong changes two bits at the most: with more of them, nobody has to count what is wrong. */
const mayBeWithin = (most: number, a: number, b: number): boolean => {
  let differing = a ^ b;
  for (let left = 2 * most; left > 0 && differing !== 0; left--) differing &= differing - 1;
  return differing === 0;
};
