/**
 * A combat in one line: `7 assault 2, 3 vs 3 tank, 5, 2 backline`, perhaps with `in 1.2` after it. Each unit is a line of the
 * language with its Might in front; names are left out where nobody needs them.
 */
import { addAll } from '../../../engine/lists.ts';
import { type Cards, NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import type { CombatInput, InputProblem, InputUnit } from './combatInput.ts';
import { withoutMight } from './mistakes.ts';
import { withOwnNames } from './ownNames.ts';
import { withoutQuoted } from './spelling.ts';
import { readUnit, unclearIn, unitLine } from './unit.ts';

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

const EDITION = /\s+in\s+(?:edition\s+)?(\d+\.\d+(?:\s+as\s+(?:printed|\d+\.\d+))?)\s*$/i;

const wrong = (message: string, start: number, end: number): InputProblem => ({ message, start, end });

/** `vs` outside of quotes. */
const betweenSides = (text: string): { readonly start: number; readonly end: number } | undefined => {
  const bare = withoutQuoted(text);
  const found = /(?:^|[\s,])(vs\.?|versus|against|attacks?)(?=\s|$)/i.exec(bare) ?? /\s(v\.?)(?=\s)/i.exec(bare);
  if (found?.[1] === undefined) return undefined;
  const start = found.index + found[0].indexOf(found[1]);
  return { start, end: start + found[1].length };
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
    addAll(units, unit.units);
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
  const read = readUnit(piece, cards);
  if (read === null) return wrong(withoutMight(piece, cards), start, end);
  if (typeof read === 'string') return wrong(read, start, end);
  const { own, name, times, attributes, attributesAt } = read;
  const count = Math.max(1, times ?? 1);
  const lineOf = (as: string, before: string): InputUnit => {
    const { head, line } = unitLine(read, as, before);
    return {
      line,
      isNamed: name !== undefined || own !== undefined,
      ...(name === undefined || own !== undefined || times !== undefined ? {} : { name: name.replaceAll('"', '') }),
      attributes: { line: head.length, text: start + attributesAt, length: attributes.length },
      start,
      end,
    };
  };
  if (name !== undefined) return { units: [lineOf(name, times === undefined ? '' : `${times}x `)], count };
  // Without a name each is called by its place.
  const many = Math.min(count, MOST_UNITS + 1);
  return { units: Array.from({ length: many }, (_, i) => lineOf(`${called}${first + i}`, '')), count };
};
