/** The units and gear of a board, as its lines lay them out. */

import { BOUNDS } from '../../bounds.ts';

import { copyObject, copyPrint } from '../../game/play/copies.ts';

import { blankObject, plainPrint } from '../../game/play/tokens.ts';
import type { Draft } from '../../game/state/draft.ts';
import type { BattlefieldId, Keyword, Location, PlayerId, Print, Unit, UnitId } from '../../game/state/state.ts';
import type { KeywordUse, Name, Span, Statement, UnitAttribute } from '../../language/syntax.ts';
import { namesLaidOut } from '../../language/tokens/names.ts';
import type { Cards } from '../names/cards.ts';
import { type Find, secondOfName } from '../names/find.ts';
import { isType, nameOfOther, nearCard, unknownCard, wrongCard } from '../names/unknownCards.ts';
import { tooManyObjects } from '../report/excess.ts';
import { type Problem, problem } from '../report/problems.ts';
import { isPiece, unknownMight, withoutMight } from './missingMight.ts';
import { timesEmpowered } from './timesEmpowered.ts';

/** A unit as the game begins with it, and the name that it was declared by. */
export interface BoardUnit {
  readonly at: Name;
  readonly unit: Unit;
}

type UnitStatement = Extract<Statement, { kind: 'unit' | 'gear' }>;

/** What reading a unit line needs to know. */
export interface UnitReader {
  readonly find: Find<PlayerId>;
  readonly problems: Problem[];
  /** Gathers the keywords that are written. */
  readonly keywords: KeywordUse[];
  /** Whether the parser already found an error in a part of the text. */
  readonly isGuess: (span: Span) => boolean;
  readonly cards: Cards;
}

/** Units in the order of the board, each where the last `battlefield` or `base` line before it says. */
export const readUnits = (
  board: readonly Statement[],
  fields: readonly Statement[],
  reader: UnitReader,
): BoardUnit[] => {
  const { find, problems } = reader;
  const units: BoardUnit[] = [];
  const taken = new Map<string, Name>();
  let here: Location | null = null;
  let known = false;
  for (const s of board) {
    if (s.kind === 'battlefield') {
      const at = fields.indexOf(s);
      here = at < 0 ? null : { kind: 'battlefield', at: at as BattlefieldId };
      known = true;
    } else if (s.kind === 'base') {
      const player = find(s.player);
      here = player === null ? null : { kind: 'base', player };
      known = true;
    } else if (s.kind === 'unit' || s.kind === 'gear') {
      if (!known)
        problems.push(
          problem(
            'setup/value',
            s.name.span,
            `It is not clear where "${s.name.text}" is; write a "battlefield" or "base" line above it.`,
          ),
        );
      else if (units.length > BOUNDS.objects) continue;
      else if (here !== null) {
        readUnit(s, here, units, taken, reader);
        if (units.length > BOUNDS.objects)
          problems.push(
            problem('flow/limit', s.span, `${tooManyObjects('With this line')} Units below it are left out.`),
          );
      }
    }
  }
  return units;
};

const ownerOf = (here: Location): PlayerId | null => (here.kind === 'base' ? here.player : null);

/** Adds the units of a line to those before it, as many as it declares. */
const readUnit = (
  s: UnitStatement,
  here: Location,
  units: BoardUnit[],
  taken: Map<string, Name>,
  reader: UnitReader,
): void => {
  const { find, problems, cards } = reader;
  const controller = s.player === undefined ? ownerOf(here) : find(s.player);
  if (controller === null) {
    if (s.player === undefined) {
      problems.push(
        problem(
          'setup/value',
          s.name.span,
          `Who controls "${s.name.text}"? At a battlefield, write a unit after its player: "Ana: ${s.name.text} …".`,
        ),
      );
    }
    return;
  }
  const declared = readAttributes(s, controller, here, reader);
  const { count } = s;
  for (const name of namesLaidOut(s.name.text, count, each => taken.has(each.toLowerCase()))) {
    const first = taken.get(name.toLowerCase());
    if (first !== undefined) {
      const card = s.name.quoted && s.card === undefined && cards.print(s.name.text) !== null;
      problems.push(secondOfName(s.name, { type: declared.type, card }, { ...first, text: name }));
      continue;
    }
    taken.set(name.toLowerCase(), s.name);
    const unit = count === 1 ? declared : copyObject(declared);
    unit.id = units.length as UnitId;
    unit.name = name;
    units.push({ at: s.name, unit });
  }
};

const readAttributes = (s: UnitStatement, controller: PlayerId, zone: Location, reader: UnitReader): Draft<Unit> => {
  const print = printFor(s, reader);
  const plain = plainPrint(s.name.text, s.kind);
  const unit = blankObject(0 as UnitId, print ?? plain, controller);
  unit.name = s.name.text;
  unit.zone = zone;
  let hasMight = false;
  let isEmpowered = false;
  for (const a of s.attributes) {
    if (a.kind === 'might') hasMight = true;
    if (a.kind === 'keyword') reader.keywords.push(a.keyword);
    if (a.kind === 'owner') unit.owner = reader.find(a.player) ?? controller;
    else readAttribute(unit, a);
    isEmpowered ||= a.kind === 'flag' && a.flag === 'empowered';
  }
  if (isEmpowered) reader.problems.push(...timesEmpowered(s, print));
  // What stands for no card is as its line says: that much of it is copied (`layers.copy`).
  if (print === null && s.kind === 'unit') {
    plain.might = unit.might;
    plain.keywords = unit.keywords;
    plain.tags = unit.tags;
  }
  if (print?.mightUnknown === true) {
    if (hasMight) unit.print = withMight(print, unit.might);
    else reader.problems.push(unknownMight(s.name, print));
  }
  // Where the card after `=` is not known, that is the mistake.
  if (s.kind === 'unit' && !hasMight && print === null && s.card === undefined && !reader.isGuess(s.span))
    reader.problems.push(withoutMight(s.name, reader.cards));
  return unit;
};

/** A card of unknown Might, with the Might that the line gives. */
const withMight = (print: Print, might: number): Print => {
  const { mightUnknown: _, ...known } = print;
  return copyPrint({ ...known, might });
};

/** The card that a line means: the one after `=`, or a quoted name that is exactly a card's. */
const printFor = (s: UnitStatement, { cards, problems }: UnitReader): Print | null => {
  const said = s.card ?? (s.name.quoted ? s.name : undefined);
  if (said === undefined) return null;
  const print = cards.print(said.text);
  if (print === null) {
    if (s.card !== undefined) problems.push(unknownCard(said, cards, isType(s.kind)));
    // A unit without Might is reported already.
    else if (s.kind === 'gear' || s.attributes.some(a => a.kind === 'might'))
      problems.push(...nearCard(said, s.kind, cards, isType(s.kind)));
    return null;
  }
  // The word `gear` may be left out.
  const fits = s.kind === 'unit' ? isPiece : isType('gear');
  if (fits(print)) return print;
  if (s.card !== undefined)
    problems.push(wrongCard(said, print, s.kind === 'unit' ? 'a unit or a gear' : 'a gear', cards, fits));
  else if (s.kind === 'gear' || s.attributes.some(a => a.kind === 'might'))
    problems.push(nameOfOther(said, s.kind, print));
  return null;
};

const readAttribute = (unit: Draft<Unit>, a: Exclude<UnitAttribute, { kind: 'owner' }>): void => {
  switch (a.kind) {
    case 'might':
    case 'damage':
      if (a.kind === 'might' && unit.type === 'gear')
        unit.print = Object.assign(copyPrint(unit.print), { mightBonus: a.amount.value });
      else unit[a.kind] = a.amount.value;
      return;
    case 'flag':
      if (a.flag === 'ready') unit.exhausted = false;
      else if (a.flag === 'buffed') unit.buffs = 1;
      else if (a.flag === 'empowered') unit.timesEmpowered = a.times?.value ?? 1;
      else unit[a.flag] = true;
      return;
    case 'keyword':
      unit.keywords = withKeyword(unit.keywords, a.keyword.word.text, a.keyword.value?.value ?? 1);
      return;
    case 'tag':
      unit.tags = [...unit.tags, a.tag.text];
      return;
    case 'attached':
      return;
  }
};

/** The values of one keyword add up (`keyword.assault` and others). */
const withKeyword = (keywords: readonly Keyword[], name: Keyword['name'], value: number): readonly Keyword[] => {
  const had = keywords.find(k => k.name === name);
  if (had === undefined) return [...keywords, { name, value }];
  return keywords.map(k => (k === had ? { name, value: had.value + value } : k));
};
