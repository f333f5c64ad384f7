/** The units of a board, as its lines lay them out. */

import { copyUnit, type Draft } from '../game/copies.ts';
import type { BattlefieldId, Keyword, Location, PlayerId, Unit, UnitId } from '../game/state.ts';
import type { KeywordUse, Name, ScenarioTree, Span, Statement, UnitAttribute } from '../language/syntax.ts';
import { duplicate, type Find } from './find.ts';
import { type Problem, problem, replace } from './problems.ts';

/** A unit as the game begins with it, and the name that it was declared by. */
export interface BoardUnit {
  readonly at: Name;
  readonly unit: Unit;
}

type UnitStatement = Extract<Statement, { kind: 'unit' }>;

/** What reading a unit line needs to know. */
export interface UnitReader {
  readonly find: Find<PlayerId>;
  readonly problems: Problem[];
  /** Gathers the keywords that are written. */
  readonly keywords: KeywordUse[];
  /** Whether the parser already found an error in a part of the text. */
  readonly isGuess: (span: Span) => boolean;
}

/** Units in the order of the board, each where the last `battlefield` or `base` line before it says. */
export const readUnits = (tree: ScenarioTree, fields: readonly Statement[], reader: UnitReader): BoardUnit[] => {
  const { find, problems } = reader;
  const units: BoardUnit[] = [];
  const taken = new Map<string, Name>();
  let here: Location | null = null;
  let known = false;
  for (const s of tree.statements) {
    if (s.kind === 'battlefield') {
      const at = fields.indexOf(s);
      here = at < 0 ? null : { kind: 'battlefield', at: at as BattlefieldId };
      known = true;
    } else if (s.kind === 'base') {
      const player = find(s.player);
      here = player === null ? null : { kind: 'base', player };
      known = true;
    } else if (s.kind === 'unit') {
      if (!known)
        problems.push(
          problem(
            'setup/value',
            s.name.span,
            `Nobody knows where "${s.name.text}" is; write a "battlefield" or "base" line above it.`,
          ),
        );
      else if (here !== null) readUnit(s, here, units, taken, reader);
    }
  }
  return units;
};

/** Adds the units of a line to those before it, as many as it declares. */
const readUnit = (
  s: UnitStatement,
  here: Location,
  units: BoardUnit[],
  taken: Map<string, Name>,
  reader: UnitReader,
): void => {
  const { find, problems } = reader;
  const controller = s.player === undefined ? (here.kind === 'base' ? here.player : null) : find(s.player);
  if (controller === null) {
    if (s.player === undefined) {
      problems.push(
        problem(
          'setup/value',
          s.name.span,
          `Whose is "${s.name.text}"? At a battlefield, a unit stands after its player: "Ana: ${s.name.text} …".`,
        ),
      );
    }
    return;
  }
  const declared = readAttributes(s, controller, here, reader);
  const names = s.count === 1 ? [s.name.text] : Array.from({ length: s.count }, (_, i) => `${s.name.text}${i + 1}`);
  for (const name of names) {
    const first = taken.get(name.toLowerCase());
    if (first !== undefined) {
      problems.push(duplicate(s.name, 'unit', { ...first, text: name }));
      continue;
    }
    taken.set(name.toLowerCase(), s.name);
    const unit = copyUnit(declared);
    unit.id = units.length as UnitId;
    unit.name = name;
    units.push({ at: s.name, unit });
  }
};

const readAttributes = (s: UnitStatement, controller: PlayerId, zone: Location, reader: UnitReader): Unit => {
  const unit: Draft<Unit> = {
    id: 0 as UnitId,
    name: s.name.text,
    controller,
    owner: controller,
    zone,
    might: 0,
    damage: 0,
    keywords: NONE,
    exhausted: false,
    stunned: false,
    buffed: false,
    immune: false,
    token: false,
    tags: NONE,
    role: null,
    modifiers: NONE,
    lastDealt: 0,
  };
  let hasMight = false;
  for (const a of s.attributes) {
    if (a.kind === 'might') hasMight = true;
    if (a.kind === 'keyword') reader.keywords.push(a.keyword);
    if (a.kind === 'owner') unit.owner = reader.find(a.player) ?? controller;
    else readAttribute(unit, a);
  }
  if (!hasMight && !reader.isGuess(s.span)) reader.problems.push(withoutMight(s));
  return unit;
};

const NONE: readonly never[] = [];

const readAttribute = (unit: Draft<Unit>, a: Exclude<UnitAttribute, { kind: 'owner' }>): void => {
  switch (a.kind) {
    case 'might':
    case 'damage':
      unit[a.kind] = a.amount.value;
      return;
    case 'flag':
      // Ready is how every unit starts, and being empowered comes with cards.
      if (a.flag !== 'ready' && a.flag !== 'empowered') unit[a.flag] = true;
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

const withoutMight = (s: UnitStatement): Problem => {
  if (s.card !== undefined) {
    return problem(
      'syntax/not-run-yet',
      s.card.span,
      `Cards are not known to this version; give "${s.name.text}" its Might and keywords on this line, as in "might 3".`,
    );
  }
  return problem('setup/value', s.name.span, `"${s.name.text}" has no Might; a unit needs it, as in "might 3".`, {
    fixes: [replace({ start: s.name.span.end, end: s.name.span.end }, ' might 1', 'Add "might 1"', true)],
  });
};

/** The values of one keyword add up (`keyword.assault` and others). */
const withKeyword = (keywords: readonly Keyword[], name: string, value: number): readonly Keyword[] => {
  const had = keywords.find(k => k.name === name);
  if (had === undefined) return [...keywords, { name, value }];
  return keywords.map(k => (k === had ? { name, value: had.value + value } : k));
};
