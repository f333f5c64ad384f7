/**
 * A combat in one line: `7 assault 2, 3 vs 3 tank, 5, 2 backline`, perhaps with `in 1.2` after it. Each unit is a line of the
 * language with its Might in front; names are left out where nobody needs them.
 */
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { isUnitAttribute } from '../../../engine/language/words/words.ts';
import { type Cards, NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import type { CombatInput, InputProblem, InputUnit } from './combatInput.ts';
import { gearIn, numbersIn, withoutMight } from './mistakes.ts';
import { withOwnNames } from './ownNames.ts';
import { meantBy, NUMBERED, withoutQuoted } from './spelling.ts';

const MOST_UNITS = 12;

/** `text`: as `spelled` gives it. */
export const readInput = (text: string, cards: Cards = NO_CARDS): CombatInput | InputProblem => {
  const edition = EDITION.exec(text);
  const units = edition === null ? text : text.slice(0, edition.index);
  const between = betweenSides(units);
  if (units.trim() === '')
    return wrong('Type the attackers, "vs" and the defenders: 7 assault 2, 3 vs 3 tank, 5', 0, text.length);
  if (between === undefined)
    return wrong('"vs" is missing between attackers and defenders.', units.trimEnd().length, units.trimEnd().length);
  const unclear = unclearIn(units);
  if (unclear !== undefined) return unclear;
  const attackers = sideOf({ text: units, cards, called: 'Attacker' }, 0, between.start);
  if ('message' in attackers) return attackers;
  const defenders = sideOf({ text: units, cards, called: 'Defender' }, between.end, units.length);
  if ('message' in defenders) return defenders;
  const sides = withOwnNames(attackers.units, defenders.units, cards);
  if (edition === null) return sides;
  const said = edition[1] ?? '';
  const start = edition.index + edition[0].indexOf(said);
  return {
    ...sides,
    edition: { text: said.trim().replace(/\s+/g, ' '), start, end: start + said.trimEnd().length },
  };
};

const EDITION = /\s+in\s+(?:edition\s+)?(\d+\.\d+(?:\s+as\s+printed)?)\s*$/i;

const wrong = (message: string, start: number, end: number): InputProblem => ({ message, start, end });

/** `vs` outside of quotes. */
const betweenSides = (text: string): { readonly start: number; readonly end: number } | undefined => {
  const bare = withoutQuoted(text);
  const found = /(?:^|[\s,])(vs\.?|versus|against|attacks?)(?=\s|$)/i.exec(bare) ?? /\s(v\.?)(?=\s)/i.exec(bare);
  if (found?.[1] === undefined) return undefined;
  const start = found.index + found[0].indexOf(found[1]);
  return { start, end: start + found[1].length };
};

/** What is ambiguous to any reader. */
const unclearIn = (text: string): InputProblem | undefined => {
  const bare = withoutQuoted(text);
  const sum = /(\d+)\s*\+\s*(\d+)/.exec(bare);
  if (sum !== null) {
    const [said, a, b] = sum;
    const message = `“${said}” may be two units, “${a}, ${b}”, or one with ${Number(a) + Number(b)} Might, “${Number(a) + Number(b)}”.`;
    return wrong(message, sum.index, sum.index + said.length);
  }
  const short = /(?<=\d\s+)([a-z]+)(\d+)(?![\p{L}\p{N}_])/u.exec(bare);
  const meant = short === null ? [] : meantBy(short[1] ?? '');
  if (short === null || meant.length < 2) return undefined;
  const message = `“${short[0]}” may be ${meant.map(word => `“${word} ${short[2]}”`).join(' or ')}.`;
  return wrong(message, short.index, short.index + short[0].length);
};

/** One side as it is read. */
interface Side {
  readonly text: string;
  readonly cards: Cards;
  readonly called: 'Attacker' | 'Defender';
}

const sideOf = (side: Side, from: number, to: number): { readonly units: readonly InputUnit[] } | InputProblem => {
  const bare = withoutQuoted(side.text);
  const pieces: { start: number; end: number }[] = [];
  let start = from;
  for (let i = from; i <= to; i++)
    if (i === to || bare[i] === ',') {
      pieces.push({ start, end: i });
      start = i + 1;
    }
  const units: InputUnit[] = [];
  let many = 0;
  for (const piece of pieces) {
    const unit = unitOf(side, piece.start, piece.end, many + 1);
    if ('message' in unit) return unit;
    units.push(...unit.units);
    many += unit.count;
    if (many > MOST_UNITS)
      return wrong(
        `A side can have at most ${MOST_UNITS} units here; write a scenario for more.`,
        piece.start,
        piece.end,
      );
  }
  return { units };
};

const PIECE =
  /^(?:(\d+)x\s+)?(?:("(?:[^"\\]|\\.)*"|[\p{L}_][^\s",:=]*)\s*=\s*)?(?:("(?:[^"\\]|\\.)*"|[\p{L}_][^\s",:=]*)\s*)?(?:might\s+)?(-?\d+)?(?:\s+|$)/u;

const unitOf = (
  { text, cards, called }: Side,
  from: number,
  to: number,
  first: number,
): { readonly units: readonly InputUnit[]; readonly count: number } | InputProblem => {
  const written = text.slice(from, to);
  const start = from + written.length - written.trimStart().length;
  const end = from + written.trimEnd().length;
  const piece = text.slice(start, Math.max(start, end));
  const side = called.toLowerCase();
  if (piece === '')
    return wrong(`A unit is missing here: each ${side} begins with its Might, as in "3 tank".`, from, to);
  const found = PIECE.exec(piece);
  const [whole = '', times, own, front, might] = found ?? [];
  const named = front !== undefined && !isUnitAttribute(front.toLowerCase());
  if (might === undefined && !(named && front.startsWith('"'))) return wrong(withoutMight(piece, cards), start, end);
  const numbers = numbersIn(piece.slice(whole.length), might);
  if (numbers !== undefined) return wrong(numbers, start, end);
  const gear = gearIn(piece.slice(whole.length), cards);
  if (gear !== undefined) return wrong(gear, start, end);
  // `tank 3` is a unit with 3 Might; `shield 3` gives none.
  const ahead = front === undefined || named || /^might$/i.test(front) ? undefined : front;
  if (ahead !== undefined && NUMBERED.includes(ahead.toLowerCase()))
    return wrong(`“${ahead} ${might}” gives no Might: write it first, as in “3 ${ahead} ${might}”.`, start, end);
  let rest = whole.length;
  const several = manyOf(piece.slice(rest), might, cards);
  if (several !== undefined) return wrong(several, start, end);
  // A name may follow the Might as well.
  const behind = named ? null : /^("(?:[^"\\]|\\.)*"|[\p{L}_][^\s",:=]*)(?:\s+|$)/u.exec(piece.slice(rest));
  const second = behind?.[1];
  const isName = second !== undefined && !isUnitAttribute(second.toLowerCase()) && looksLikeName(second);
  if (isName) rest += behind?.[0].length ?? 0;
  const later = isName ? second : undefined;
  const name = named ? front : later;
  const count = Math.max(1, Number(times ?? 1));
  const attributes = [...(ahead === undefined ? [] : [ahead]), piece.slice(rest)].join(' ').trimEnd();
  const lineOf = (as: string, before: string): InputUnit => {
    const called = own === undefined ? '' : `${own.startsWith('"') ? own : quoteIfNeeded(own)} = `;
    const head = `${before}${called}${as.startsWith('"') ? as : quoteIfNeeded(as)}${might === undefined ? '' : ` might ${might}`} `;
    return {
      line: `${head}${attributes}`.trimEnd(),
      ...(name === undefined || own !== undefined || times !== undefined ? {} : { name: name.replaceAll('"', '') }),
      attributes: { line: head.length, text: start + (ahead === undefined ? rest : 0), length: attributes.length },
      start,
      end,
    };
  };
  if (name !== undefined) return { units: [lineOf(name, times === undefined ? '' : `${times}x `)], count };
  // Without a name each is called by its place.
  const many = Math.min(count, MOST_UNITS + 1);
  return { units: Array.from({ length: many }, (_, i) => lineOf(`${called}${first + i}`, '')), count };
};

/** `3 Recruits`: as many of them, or one with that Might. */
const manyOf = (behind: string, might: string | undefined, cards: Cards): string | undefined => {
  const many = /^([\p{L}_]+?)(?:'?s)(?=\s|$)/u.exec(behind);
  const [said = '', one = ''] = many ?? [];
  if (might === undefined || isUnitAttribute(said.toLowerCase()) || cards.print(one)?.type !== 'unit') return undefined;
  return `“${might} ${said}” may be ${might} units, “${might}x ${one}”, or one with ${might} Might, “${might} ${one}”.`;
};

/** A small word is rather a keyword that is mistyped. */
const looksLikeName = (word: string): boolean => /^["\p{Lu}]/u.test(word);
