/** One unit as it is typed, in a combat of one line and on the board: its Might in front or after its name, or a card. */
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { isUnitAttribute } from '../../../engine/language/words/words.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import type { InputProblem } from './combatInput.ts';
import { gearIn, numbersIn } from './mistakes.ts';
import { meantBy, NUMBERED, withoutQuoted } from './spelling.ts';

export interface TypedUnit {
  /** `2x`: how many of them. */
  readonly times?: number;
  /** Before `=`: the name that a card has here. */
  readonly own?: string;
  /** As typed, in quotes or not; missing where it has none. */
  readonly name?: string;
  /** Missing where a card gives it. */
  readonly might?: string;
  readonly attributes: string;
  /** Where they begin in what was typed. */
  readonly attributesAt: number;
}

const PIECE =
  /^(?:(\d+)x\s+)?(?:("(?:[^"\\]|\\.)*"|[\p{L}_][^\s",:=]*)\s*=\s*)?(?:("(?:[^"\\]|\\.)*"|[\p{L}_][^\s",:=]*)\s*)?(?:might\s+)?(-?\d+)?(?:\s+|$)/u;

/** `piece`: as `spelled` gives it. Null where it has neither Might nor a card; what is wrong with it, in words. */
export const readUnit = (piece: string, cards: Cards): TypedUnit | string | null => {
  const found = PIECE.exec(piece);
  const [whole = '', times, own, front, might] = found ?? [];
  const named = front !== undefined && !isUnitAttribute(front.toLowerCase());
  if (might === undefined && !(named && front.startsWith('"'))) return null;
  const behind = piece.slice(whole.length);
  // `tank 3` is a unit with 3 Might; `shield 3` gives none.
  const ahead = front === undefined || named || /^might$/i.test(front) ? undefined : front;
  const wrong =
    numbersIn(behind, might) ?? gearIn(behind, cards) ?? mightBehind(ahead, might) ?? manyOf(behind, might, cards);
  if (wrong !== undefined) return wrong;
  // A name may follow the Might as well.
  const after = named ? null : /^("(?:[^"\\]|\\.)*"|[\p{L}_][^\s",:=]*)(?:\s+|$)/u.exec(behind);
  const second = after?.[1];
  const isName = second !== undefined && !isUnitAttribute(second.toLowerCase()) && looksLikeName(second);
  const rest = whole.length + (isName ? (after?.[0].length ?? 0) : 0);
  const later = isName ? second : undefined;
  const name = named ? front : later;
  return {
    ...(times === undefined ? {} : { times: Number(times) }),
    ...(own === undefined ? {} : { own }),
    ...(name === undefined ? {} : { name }),
    ...(might === undefined ? {} : { might }),
    attributes: [...(ahead === undefined ? [] : [ahead]), piece.slice(rest)].join(' ').trimEnd(),
    attributesAt: ahead === undefined ? rest : 0,
  };
};

/** The unit in the language, under a name, with `2x ` or nothing before it; `head` ends where its attributes begin. */
export const unitLine = (
  { own, might, attributes }: TypedUnit,
  as: string,
  before: string,
): { readonly head: string; readonly line: string } => {
  const called = own === undefined ? '' : `${own.startsWith('"') ? own : quoteIfNeeded(own)} = `;
  const name = as.startsWith('"') ? as : quoteIfNeeded(as);
  const head = `${before}${called}${name}${might === undefined ? '' : ` might ${might}`} `;
  return { head, line: `${head}${attributes}`.trimEnd() };
};

/** What is ambiguous to any reader. */
export const unclearIn = (text: string): InputProblem | undefined => {
  const bare = withoutQuoted(text);
  const sum = /(\d+)\s*\+\s*(\d+)/.exec(bare);
  if (sum !== null) {
    const [said, a, b] = sum;
    const message = `“${said}” may be two units, “${a}, ${b}”, or one with ${Number(a) + Number(b)} Might, “${Number(a) + Number(b)}”.`;
    return { message, start: sum.index, end: sum.index + said.length };
  }
  const short = /(?<=\d\s+)([a-z]+)(\d+)(?![\p{L}\p{N}_])/u.exec(bare);
  const meant = short === null ? [] : meantBy(short[1] ?? '');
  if (short === null || meant.length < 2) return undefined;
  const message = `“${short[0]}” may be ${meant.map(word => `“${word} ${short[2]}”`).join(' or ')}.`;
  return { message, start: short.index, end: short.index + short[0].length };
};

const mightBehind = (ahead: string | undefined, might: string | undefined): string | undefined =>
  ahead !== undefined && NUMBERED.includes(ahead.toLowerCase())
    ? `“${ahead} ${might}” gives no Might: write it first, as in “3 ${ahead} ${might}”.`
    : undefined;

/** `3 Recruits`: as many of them, or one with that Might. */
const manyOf = (behind: string, might: string | undefined, cards: Cards): string | undefined => {
  const many = /^([\p{L}_]+?)(?:'?s)(?=\s|$)/u.exec(behind);
  const [said = '', one = ''] = many ?? [];
  if (might === undefined || isUnitAttribute(said.toLowerCase()) || cards.print(one)?.type !== 'unit') return undefined;
  return `“${might} ${said}” may be ${might} units, “${might}x ${one}”, or one with ${might} Might, “${might} ${one}”.`;
};

/** A small word is rather a keyword that is mistyped. */
const looksLikeName = (word: string): boolean => /^["\p{Lu}]/u.test(word);
