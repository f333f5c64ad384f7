/** `attached GEAR`: gear that a line of its own lays out, or else a card of that name. */
import { BOUNDS } from '../../bounds.ts';
import { copyObject } from '../../game/play/copies.ts';
import { blankObject } from '../../game/play/tokens.ts';
import type { Print, UnitId } from '../../game/state/state.ts';
import type { Name, Statement } from '../../language/syntax.ts';
import { changesTo, isType, orBetween } from '../names/unknownCards.ts';
import { tooManyObjects } from '../report/excess.ts';
import { type Problem, problem } from '../report/problems.ts';
import { type BoardUnit, readUnits, type UnitReader } from './boardUnits.ts';
import { copyTextOfBearers } from './entryEffects.ts';

type Reader = Pick<UnitReader, 'problems' | 'cards'>;

/** The units and gear of a board, and what is attached to them. */
export const readPieces = (
  board: readonly Statement[],
  fields: readonly Statement[],
  reader: UnitReader,
): readonly BoardUnit[] => {
  const units = readUnits(board, fields, reader);
  attachGear(board, units, reader);
  copyTextOfBearers(units);
  return units;
};

/** Attaches what the lines of units say to each of the units that they lay out. */
const attachGear = (board: readonly Statement[], units: BoardUnit[], reader: Reader): void => {
  const laidOut: LaidOut = { units, byName: new Map(), copies: new Map() };
  units.forEach((each, at) => {
    note(laidOut, each.unit.name, at);
  });
  for (const s of board) {
    if (s.kind !== 'unit') continue;
    for (const a of s.attributes) {
      if (a.kind !== 'attached') continue;
      const bearers = units.filter(({ at, unit }) => at === s.name && unit.type !== 'gear');
      for (const bearer of bearers) for (const name of a.gear) attach(name, bearer, laidOut, reader);
    }
  }
};

/** With where the first of each name is among them. */
interface LaidOut {
  readonly units: BoardUnit[];
  readonly byName: Map<string, number>;
  /** The number of the last copy that was added. */
  readonly copies: Map<string, number>;
}

const note = ({ byName }: LaidOut, name: string, at: number): void => {
  const key = name.toLowerCase();
  if (!byName.has(key)) byName.set(key, at);
};

/**
 * Gear that lies there goes to the first unit that names it; a card whose copies are all taken, or are another player's, is one more
 * copy.
 */
const attach = (name: Name, { unit }: BoardUnit, laidOut: LaidOut, { problems, cards }: Reader): void => {
  const { units, byName } = laidOut;
  const at = byName.get(name.text.toLowerCase()) ?? -1;
  const found = units[at];
  const print = cards.print(name.text);
  const card = print?.type === 'gear' ? print : null;
  const isThere = found?.unit.type === 'gear';
  const isFree = isThere && found.unit.attachedTo === null;
  if (isFree && (card === null || found.unit.controller === unit.controller)) {
    const { id: attachedTo, zone } = unit;
    units[at] = { at: found.at, unit: Object.assign(copyObject(found.unit), { attachedTo, zone }) };
  } else if (card !== null && (found === undefined || isThere)) problems.push(...addCopy(name, unit, card, laidOut));
  else problems.push(isThere ? attachedAlready(name, found, units) : noGear(name, found, cards));
};

/** "Long Sword", then "Long Sword 2", as tokens are numbered. */
const addCopy = (
  name: Name,
  { id, zone, controller }: BoardUnit['unit'],
  card: Print,
  laidOut: LaidOut,
): readonly Problem[] => {
  const { units, byName, copies } = laidOut;
  if (units.length >= BOUNDS.objects)
    return [problem('flow/limit', name.span, `${tooManyObjects('With this gear')} It is left out.`)];
  let n = copies.get(name.text.toLowerCase()) ?? 1;
  const numbered = (): string => (n === 1 ? name.text : `${name.text} ${n}`);
  while (byName.has(numbered().toLowerCase())) n++;
  const called = numbered();
  copies.set(name.text.toLowerCase(), n);
  note(laidOut, called, units.length);
  const gear = blankObject(units.length as UnitId, card, controller);
  units.push({ at: name, unit: Object.assign(gear, { name: called, zone, attachedTo: id }) });
  return [];
};

const attachedAlready = (name: Name, { unit }: BoardUnit, units: readonly BoardUnit[]): Problem => {
  const bearer = units.find(each => each.unit.id === unit.attachedTo)?.unit.name ?? 'another unit';
  const message = `"${name.text}" is already attached to ${bearer}; give a second one a "gear" line and a different name.`;
  return problem('setup/value', name.span, message);
};

const noGear = (name: Name, found: BoardUnit | undefined, cards: Reader['cards']): Problem => {
  const near = found === undefined ? cards.near(name.text, isType('gear')) : [];
  const hint = near.length === 0 ? '.' : `, and did you mean the card ${orBetween(near)}?`;
  const what = found === undefined ? 'is not on the board; declare it with a "gear" line' : 'is no gear';
  return problem('name/unknown', name.span, `"${name.text}" ${what}${hint}`, { fixes: changesTo(name, near) });
};
