/**
 * How wide a text is without asking a browser: on the safe side for every common interface font, so that what fits here
 * fits anywhere. Widths are in ems.
 */

import { knownWhile } from '../../../engine/known.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader takes for single characters; in plain Latin text each is one, and nothing has to be looked up. */
const graphemes = (text: string): readonly string[] =>
  PLAIN.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);

const PLAIN = /^[\u0020-\u007E]*$/;

/** In the unit of `size`. */
export const widthOf = (text: string, size: number): number => {
  if (!PLAIN.test(text)) return graphemes(text).reduce((ems, grapheme) => ems + emsOf(grapheme), 0) * size;
  let ems = 0;
  for (let at = 0; at < text.length; at++) ems += PLAIN_EMS[text.charCodeAt(at)] ?? 0;
  return ems * size;
};

const emsOf = (grapheme: string): number => {
  if (NARROW.has(grapheme)) return 0.36;
  if (WIDE.test(grapheme)) return 1.08 * Array.from(grapheme).filter(each => WIDE.test(each)).length;
  if (grapheme === 'm' || grapheme === 'w') return 0.9;
  if (BROAD.has(grapheme)) return 1.0;
  if (SIGNS.has(grapheme)) return 0.86;
  if (INVISIBLE.test(grapheme)) return 0;
  if (/^\p{Lu}/u.test(grapheme)) return 0.76;
  if (/^[\p{Ll}\p{N}]/u.test(grapheme)) return 0.63;
  return 0.72;
};
const BROAD: ReadonlySet<string> = new Set('MW@%…—');
const SIGNS: ReadonlySet<string> = new Set('&#+<=>~^');
const NARROW: ReadonlySet<string> = new Set("iIjl.,:;'’!|()[] ");
/**
 * East Asian scripts, emoji and what is drawn as wide as they are. Where a font has no picture of a family or a flag, its
 * members are beside each other.
 */
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u3000-\u303F\uFF00-\uFF60]/u;
const INVISIBLE = /^[\u200B-\u200F\u2060-\u2069\uFEFF]+$/;

/** Of the characters of plain Latin text, by their code. */
const PLAIN_EMS: readonly number[] = Array.from({ length: 0x7f }, (_, code) =>
  code < 0x20 ? 0 : emsOf(String.fromCharCode(code)),
);

/** From line to line, in sizes of the text. */
export const LEADING = 1.22;

export interface Room {
  readonly width: number;
  /** Of all lines; without it, as high as they are. */
  readonly height?: number;
  /** The size of the text where there is room enough, and the least that can still be read. */
  readonly size: number;
  readonly least: number;
  readonly lines: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
  /** Whether something had to be left out; the last line then ends with "…". */
  readonly isCut: boolean;
}

/** The largest size at which the text goes into the room; at the least size, what goes into it. */
export const fitted = (whatever: string, room: Room): Fitted => {
  const { width, height, size, least } = room;
  // More than goes into the room, however narrow: a name may have millions of letters.
  const text = whatever.slice(0, FAR_TOO_LONG * Math.ceil((room.lines * width) / least));
  return fittedBefore(`${width} ${height ?? ''} ${size} ${least} ${room.lines} ${text}`, { text, room });
};

interface TextInRoom {
  readonly text: string;
  readonly room: Room;
}

/** The boards of a path, and the cards of a board, have much the same texts. */
const fittedBefore = knownWhile(
  4_096,
  (_, { text, room }: TextInRoom): Fitted => fittedAnew(text, room),
  () => true,
);

const fittedAnew = (text: string, room: Room): Fitted => {
  const { width, size, least } = room;
  for (let at = size; at > least; at--) {
    const wrapped = wrap(text, width, at);
    if (wrapped.length <= linesAt(room, at) && !wrapped.some(line => line.isBroken)) return whole(wrapped, at);
  }
  const drawnCloser = wrap(text, width, least, CLOSER);
  if (drawnCloser.length <= linesAt(room, least) && !drawnCloser.some(line => line.isBroken))
    return whole(drawnCloser, least);
  const wrapped = wrap(text, width, least);
  const lines = linesAt(room, least);
  return wrapped.length <= lines ? whole(wrapped, least) : cut(wrapped, { width, size: least, lines });
};

/** Letters to an em. */
const FAR_TOO_LONG = 20;

/** A word may be this much too wide rather than broken: it is drawn closer, and most fonts are narrower than reckoned. */
const CLOSER = 1.3;

/** At least one. */
const linesAt = ({ height, lines }: Room, size: number): number =>
  height === undefined ? lines : Math.max(1, Math.min(lines, Math.floor(height / (size * LEADING))));

interface Line {
  readonly text: string;
  /** Whether a word had to be broken for it. */
  readonly isBroken: boolean;
}

const whole = (lines: readonly Line[], size: number): Fitted => ({
  size,
  lines: lines.map(({ text }) => text),
  isCut: false,
});

const cut = (wrapped: readonly Line[], { width, size, lines }: Omit<Room, 'least'>): Fitted => {
  const kept = wrapped.slice(0, lines).map(({ text }) => text);
  const last = graphemes(kept.pop() ?? '').slice();
  while (last.length > 0 && widthOf(`${last.join('').trimEnd()}…`, size) > width) last.pop();
  return { size, lines: [...kept, `${last.join('').trimEnd()}…`], isCut: true };
};

/** `closer`: how much wider than a line a word may be that is alone on it. */
const wrap = (text: string, width: number, size: number, closer = 1): readonly Line[] => {
  const lines: Line[] = [];
  let line = '';
  let isBroken = false;
  const end = (): void => {
    if (line.trim() !== '') lines.push({ text: line.trim(), isBroken });
    line = '';
    isBroken = false;
  };
  for (const word of wordsOf(text)) {
    if (widthOf(`${line}${word}`.trimEnd(), size) <= width) {
      line += word;
      continue;
    }
    end();
    if (widthOf(word.trimEnd(), size) <= width * closer) {
      line = word;
      continue;
    }
    for (const grapheme of graphemes(word)) {
      const hyphen = LETTERS.test(line.slice(-1) + grapheme) ? '-' : '';
      if (line !== '' && widthOf(line + grapheme + hyphen, size) > width) {
        line += hyphen;
        isBroken = true;
        end();
        isBroken = true;
      }
      line += grapheme;
    }
  }
  end();
  return lines.length === 0 ? [{ text: '', isBroken: false }] : lines;
};

/** Between two of these, a word is broken with a hyphen. */
const LETTERS = /^\p{Script=Latin}{2}$/u;

/** Between which a line may end: words with the blank after them, and each character of scripts without blanks. */
const wordsOf = (text: string): readonly string[] => text.match(BREAKABLE) ?? [];
const BREAKABLE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu;
