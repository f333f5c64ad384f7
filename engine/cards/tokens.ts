/** A sentence in tokens: words in lower case, with short forms written out (`can't` as `cannot`, `I'm` as `i am`). */

export interface Token {
  readonly kind: 'word' | 'number' | 'signed' | 'string' | 'mark' | 'end';
  /** In lower case; a quoted string without its quotes, as written. */
  readonly word: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly raw: string;
}

const PIECE =
  /"(?:[^"\\]|\\.)*"|“[^”]*”|[+\-−]\d+|\d+\+?|[\p{L}\p{N}_][\p{L}\p{N}_'’-]*[\p{L}\p{N}_]|[\p{L}_]|['’](?=s\b)|['’]|\S/gu;

/** Endings that are words of their own; the rest of the word comes before them. */
const SHORT: readonly (readonly [ending: string, words: string])[] = [
  ["n't", 'not'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'m", 'am'],
  ["'d", 'would'],
  ["'s", "'s"],
];

const WHOLE: Readonly<Record<string, readonly string[]>> = {
  "can't": ['cannot'],
  "won't": ['will', 'not'],
  dont: ['do', 'not'],
  whenever: ['when'],
  unattach: ['detach'],
  unattached: ['unattached'],
  'face-down': ['facedown'],
  equipments: ['equipment'],
  recruits: ['recruits'],
  xps: ['xp'],
};

/**
 * Always ends with the token that stands for the end. Offsets are those of the text, also where a short form was
 * written out.
 */
export const tokens = (text: string): readonly Token[] => {
  const all: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    push(all, raw, start, end);
    joinAlternatives(all);
    joinCannot(all);
  }
  all.push({ kind: 'end', word: '', value: 0, start: text.length, end: text.length, raw: '' });
  return all;
};

/** `and/or` is one word: each of the two may be meant. */
const joinAlternatives = (all: Token[]): void => {
  const [and, slash, or] = all.slice(-3);
  if (and?.word !== 'and' || slash?.word !== '/' || or?.word !== 'or' || and.end !== slash.start) return;
  all.splice(-3, 3, { ...or, start: and.start, raw: 'and/or' });
};

/** `can not` is the same word as `cannot`. */
const joinCannot = (all: Token[]): void => {
  const [can, not] = all.slice(-2);
  if (can?.word === 'can' && not?.word === 'not') all.splice(-2, 2, { ...not, word: 'cannot', start: can.start });
};

const push = (all: Token[], raw: string, start: number, end: number): void => {
  const first = raw[0] ?? '';
  if ((first === '"' || first === '“') && raw.length > 1) {
    const inner = raw.slice(1, -1).replace(/\\(["\\])/g, '$1');
    all.push({ kind: 'string', word: inner, value: 0, start, end, raw });
  } else if (/^[+\-−]\d/.test(raw)) {
    const size = Number(raw.slice(1));
    all.push({ kind: 'signed', word: raw, value: first === '+' ? size : 0 - size, start, end, raw });
  } else if (/^\d+\+$/.test(raw)) {
    all.push({ kind: 'number', word: raw.slice(0, -1), value: Number(raw.slice(0, -1)), start, end: end - 1, raw });
    all.push({ kind: 'mark', word: '+', value: 0, start: end - 1, end, raw: '+' });
  } else if (/^\d+$/.test(raw)) {
    all.push({ kind: 'number', word: raw, value: Number(raw), start, end, raw });
  } else if (/^[\p{L}\p{N}_]/u.test(raw)) pushWord(all, raw, start, end);
  else all.push({ kind: 'mark', word: raw === '’' ? "'" : raw, value: 0, start, end, raw });
};

const pushWord = (all: Token[], raw: string, start: number, end: number): void => {
  const word = raw.toLowerCase().replaceAll('’', "'");
  const add = (text: string, written: string, from: number, to: number) => {
    all.push({ kind: 'word', word: text, value: 0, start: from, end: to, raw: written });
  };
  const whole = Object.hasOwn(WHOLE, word) ? WHOLE[word] : undefined;
  if (whole !== undefined) {
    for (const each of whole) add(each, raw, start, end);
    return;
  }
  if (word.startsWith('non-') && word.length > 4) {
    add('non', raw.slice(0, 3), start, start + 3);
    pushWord(all, raw.slice(4), start + 4, end);
    return;
  }
  for (const [ending, words] of SHORT) {
    if (!word.endsWith(ending) || word.length === ending.length) continue;
    const cut = end - ending.length;
    add(word.slice(0, -ending.length), raw.slice(0, -ending.length), start, cut);
    add(words, raw.slice(raw.length - ending.length), cut, end);
    return;
  }
  add(word, raw, start, end);
};
