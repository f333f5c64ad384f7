/**
 * How to report a sentence that is not understood: where it stopped, what would fit there, and which understood forms
 * are near.
 */

import { BOUNDS, inFigures } from '../bounds.ts';
import { keywordNamed } from '../keywords.ts';
import { once } from '../known.ts';
import { allForms } from './forms/forms.ts';
import type { Parser } from './parser.ts';

export interface SentenceProblem {
  /** Offsets in the text: the word where understanding stopped. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** Up to three of the nearest forms that are understood. */
  readonly near: readonly string[];
  readonly expected: readonly string[];
}

const MOST = 8;

/** What replacements may speak of, as it is said. */
const REPLACED: readonly string[] = [
  'die',
  'leave the board',
  'be returned to hand',
  'be banished',
  'be dealt damage',
  'move',
  'be recalled',
  'be stunned',
  'be buffed',
  'become empowered',
  'become mighty',
  'draw a card',
  'discard a card',
  'burn a card',
  'gain xp',
  'gain points',
  'play a token',
];

/** A number that no game comes near, and that would keep one busy for as long as it says. */
export const tooLarge = ({ tokens }: Parser): SentenceProblem | undefined => {
  const large = tokens.find(({ value }) => Math.abs(value) > BOUNDS.number);
  return large === undefined
    ? undefined
    : {
        start: large.start,
        end: large.end,
        message: `This number is too large. The largest that a sentence can hold is ${inFigures(BOUNDS.number)}.`,
        near: [],
        expected: [],
      };
};

/** Of a text that is nested as deep as it is long, reading would never come to an end. */
export const tooLong = (text: string): SentenceProblem => ({
  start: 0,
  end: text.length,
  message: `This sentence is too long: it has ${inFigures(text.length)} characters, and ${inFigures(BOUNDS.sentence)} is the most. Write each ability on a separate line.`,
  near: [],
  expected: [],
});

/** Of a text whose parts can be taken in too many ways together. */
export const tooInvolved = (text: string): SentenceProblem => ({
  start: 0,
  end: text.length,
  message: `This sentence is too complicated: it was tried in ${inFigures(BOUNDS.attempts)} ways, and none accounts for all its words. Write shorter sentences, each on a separate line.`,
  near: [],
  expected: [],
});

export const tooDeep = (text: string): SentenceProblem => ({
  start: 0,
  end: text.length,
  message: `This sentence is not read: it has values within values, more than ${BOUNDS.valuesInValues} deep. Divide it into several sentences.`,
  near: [],
  expected: [],
});

/** Of a card with so many sentences that this one is not looked at any more. */
export const tooMuchOnCard = (text: string): SentenceProblem => ({
  start: 0,
  end: text.length,
  message: 'This sentence is not read: the sentences before it on the card already took too much work.',
  near: [],
  expected: [],
});

/** Of a parser that has read with `explains` and failed. Always a message: the most specific reason that is known. */
export const problemOf = (p: Parser): SentenceProblem => {
  const near = nearest(p.text);
  const known = knownReason(p);
  if (known !== undefined) return { expected: [], ...known, near };
  const { start, end } = stop(p);
  const expected = fitting(p);
  return { start, end, message: message(p.text, start, end, expected, near), near, expected };
};

/** The word at which understanding stopped. */
export const stop = ({ tokens, furthest }: Parser): Pick<SentenceProblem, 'start' | 'end'> => {
  const { start, end } = tokens[furthest] ?? tokens.at(-1) ?? { start: 0, end: 0 };
  return { start, end };
};

type KnownReason = Pick<SentenceProblem, 'start' | 'end' | 'message'> & Partial<Pick<SentenceProblem, 'expected'>>;

/** What is known of it beyond the words that would fit; undefined where nothing is. */
export const knownReason = (p: Parser): KnownReason | undefined => {
  const near = (at: number | null | undefined): boolean => at != null && p.furthest - at <= 2;
  const unbound = near(p.unbound) ? p.tokens[p.unbound ?? 0] : undefined;
  if (unbound !== undefined) {
    const { start, end } = unbound;
    const said = p.text.slice(start).split(/[.,;:]/)[0] ?? '';
    const why = `"${said.trim()}" refers to nothing that was mentioned before. Choose it first, as in "choose a unit. …".`;
    return { start, end, message: why, expected: ['something mentioned before'] };
  }
  const fixed = speaksOfReplacing(p) && near(p.unreplaceable) ? p.tokens[p.unreplaceable ?? 0] : undefined;
  if (fixed !== undefined) {
    const { start, end } = fixed;
    const before = p.text.slice(0, end).trim();
    const why = `I understand "${before}", but cannot replace that event or add to it. Events that can be replaced: ${REPLACED.join(', ')}.`;
    return { start, end, message: why, expected: REPLACED };
  }
  const shown = near(p.refused?.at) ? p.tokens[p.refused?.shown ?? 0] : undefined;
  if (p.refused !== null && shown !== undefined) return { start: shown.start, end: shown.end, message: p.refused.why };
  return strayOtherwise(p) ?? printedSign(p);
};

/** `[Tank]`, `[E]`: brackets that hold something on a card, and nothing in a sentence. */
const printedSign = (p: Parser): KnownReason | undefined => {
  const { text, tokens, furthest } = p;
  const bracket = tokens[furthest - 1];
  const word = tokens[furthest];
  if (bracket?.word !== '[' || word === undefined) return undefined;
  const { start } = bracket;
  const close = text.indexOf(']', start);
  const end = close < 0 ? word.end : close + 1;
  const sign = text.slice(start, end);
  const isKeyword = keywordNamed(word.word) !== undefined;
  const right = isKeyword
    ? `A keyword is written without brackets: “${sign.replace(/[[\]]/gu, '').toLowerCase()}”`
    : 'Signs are written in words, as “exhaust me: …”';
  const message = `“${sign}” is the printed form. ${right}. “riftbench card --from-print” and the quick fix of an editor convert printed text.`;
  return { start, end, message, expected: fitting(p) };
};

/** An event that something only follows has nothing to be replaced. */
const speaksOfReplacing = ({ tokens }: Parser): boolean =>
  tokens.some(({ word }) => word === 'would' || word === 'as' || word === 'instead');

/** An `otherwise` to which no condition belongs; null where understanding stopped before it, or where it has one. */
const strayOtherwise = ({ tokens, furthest }: Parser): Pick<SentenceProblem, 'start' | 'end' | 'message'> | null => {
  // In "something else" it belongs to the word before.
  const at = tokens.findIndex(
    ({ kind, word }, i) =>
      kind === 'word' && (word === 'otherwise' || (word === 'else' && tokens[i - 1]?.word !== 'something')),
  );
  const found = tokens[at];
  if (found === undefined || furthest < at) return null;
  const isTriggered = tokens[0]?.word === 'when' || tokens[0]?.word === 'at';
  const colon = tokens.findIndex(({ word }) => word === ':');
  const head = colon < 0 && isTriggered ? tokens.findIndex(({ word }) => word === '.') : colon;
  const hasIf = (from: number, to: number): boolean =>
    tokens.slice(from, to).some(({ word }) => word === 'if' || word === 'may');
  if (hasIf(head + 1, at)) return null;
  const { start, end } = found;
  const right = `${isTriggered ? 'when EVENT: ' : ''}if CONDITION, EFFECT. otherwise, EFFECT`;
  if (at < head || hasIf(0, head)) {
    const message = `"${found.raw}" cannot appear here: a condition before the colon decides whether the ability triggers at all. Put the condition after the colon: "${right}".`;
    return { start, end, message };
  }
  return { start, end, message: `"${found.raw}" needs a condition before it: "${right}".` };
};

/** Kinds of things first, single words after them. */
const fitting = ({ expected, words }: Parser): readonly string[] => {
  const all = [...new Set([...expected, ...words])];
  return all.filter(word => /[a-z]/i.test(word) || word === ':' || word === ',').slice(0, MOST);
};

/** How far the sentence is understood: up to `word`, which is empty at its end. */
const understood = (before: string, word: string): string => {
  if (word !== '')
    return before === ''
      ? `I do not understand "${word}" at the beginning of an ability.`
      : `I understand "${before}" but not "${word}".`;
  return before === '' ? 'This sentence is empty.' : `I understand "${before}", but the sentence is not complete.`;
};

const message = (
  text: string,
  start: number,
  end: number,
  expected: readonly string[],
  near: readonly string[],
): string => {
  const before = text.slice(0, start).trim();
  const word = text.slice(start, end);

  const other = expected.filter(each => each !== word.toLowerCase());
  const next = other.length === 0 ? '' : ` What can follow here: ${other.map(signInQuotes).join(', ')}.`;
  const like = near.length === 0 ? '' : ` Sentences that are understood: ${near.map(each => `"${each}"`).join('; ')}.`;
  return `${understood(before, word)}${next}${like}`;
};

/** In a list with commas, a sign alone would be taken for one of them. */
const signInQuotes = (word: string): string => (/[a-z]/iu.test(word) ? word : `"${word}"`);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? [];
const COMMON = new Set([
  'a',
  'an',
  'the',
  'to',
  'of',
  'this',
  'turn',
  'unit',
  'and',
  'at',
  'in',
  'you',
  'me',
  'i',
  'n',
]);

interface WordsOfForm {
  readonly form: string;
  readonly verb: string | undefined;
  readonly words: readonly string[];
}

const wordsOfForms = once((): readonly WordsOfForm[] =>
  allForms().map(({ form, example }) => {
    const own = wordsOf(form);
    return { form, verb: own[0], words: [...new Set([...own, ...wordsOf(example)])] };
  }),
);

/** By the words in common; the verb at the beginning weighs most. */
const nearest = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const has = new Set(words);
  const scored = wordsOfForms().map(({ form, verb, words: theirs }) => {
    let score = 0;
    for (const word of theirs) if (has.has(word)) score += COMMON.has(word) ? 0.2 : 1;
    if (verb === words[0]) score += 1;
    return { form, score: score / Math.sqrt(theirs.length + 4) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ form }) => form);
};
