/** Counts (`2x`) and lists of names, as the lines of the board have them. */
import { BOUNDS } from '../../bounds.ts';
import type { Name } from '../syntax.ts';
import { advance, type Cursor, comma, kindAt, peek, startOf, tokenSpan, tokenText } from '../tokens/cursor.ts';
import { isName, name } from '../tokens/phrases.ts';
import { LARGEST, T } from '../tokens/tokens.ts';
import { isUnitAttribute } from '../words/words.ts';
import { isTrailingComma } from './reading.ts';

const LARGEST_COUNT = BOUNDS.count;

/** A comma at the end of the line, unless completion asks what could follow it. */
export const endsInComma = (c: Cursor): boolean => isTrailingComma(c) && c.probe !== c.pos + 1;

/** The count at the cursor; 1 where there is none. */
export const countHere = (c: Cursor): number => {
  if (kindAt(c) !== T.count) return 1;
  const count = c.t.value[c.pos] ?? 1;
  if (count < 1 || count > LARGEST_COUNT) {
    c.problems.push({
      code: 'syntax/expected',
      span: tokenSpan(c),
      message: `A line can place 1x to ${LARGEST_COUNT}x of a unit, not ${count > LARGEST ? 'more' : `${count}x`}.`,
    });
  }
  advance(c);
  return Math.min(Math.max(count, 1), LARGEST_COUNT);
};

/** After a comma, a list continues only with a name: anything else is the next attribute. */
export const nameList = (
  c: Cursor,
  wanted: 'card' | 'legend card' | 'player' | 'gear',
  ends: (word: string) => boolean,
): Name[] | null => {
  const first = oneCopy(c, wanted);
  if (first === null) return null;
  const all = [first];
  while ((kindAt(c) === T.comma || c.pos === c.gap) && !endsInComma(c)) {
    const before = c.pos;
    comma(c);
    const next = isCounted(c) || (isName(c) && !ends(peek(c))) ? oneCopy(c, wanted) : null;
    if (next === null) {
      if (c.pos === c.probe) name(c, wanted);
      c.pos = before;
      return all;
    }
    all.push(next);
  }
  return all;
};

/** `3x gear Bomb` says the same as `gear 3x Bomb`. */
export const isGearBehindCount = ({ t, pos }: Cursor): boolean => {
  const following = t.kind[pos + 2];
  const isNamed = following === T.string || (following === T.word && !isUnitAttribute(t.word[pos + 2] ?? ''));
  return t.kind[pos] === T.count && t.word[pos + 1] === 'gear' && isNamed;
};

/** Copies that a message writes out. */
const MOST_WRITTEN = 4;

/** Whether a count and a name follow, as in `2x Gust`. */
const isCounted = (c: Cursor): boolean => {
  const following = c.t.kind[c.pos + 1];
  return kindAt(c) === T.count && (following === T.word || following === T.string);
};

/** A name of the list. Cards are listed copy by copy: a count before one is reported, with the copies written out. */
export const oneCopy = (c: Cursor, wanted: 'card' | 'legend card' | 'player' | 'gear'): Name | null => {
  if (wanted !== 'card' || !isCounted(c)) return name(c, wanted);
  const start = startOf(c);
  const count = countHere(c);
  const named = tokenText(c);
  const span = { start, end: tokenSpan(c).end };
  const text = Array.from({ length: count }, () => named).join(', ');
  const message = `A card is listed once for each copy: “${count > MOST_WRITTEN ? `${named}, ${named}, …` : text}”.`;
  c.problems.push({
    code: 'syntax/expected',
    span,
    message,
    replacement: { span, text, title: 'Write out each copy' },
  });
  return name(c, wanted);
};
