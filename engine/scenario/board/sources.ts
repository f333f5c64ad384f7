/**
 * What effects did before the scenario begins, by what did it: `legend LEGEND by UNIT`, which added it to the champion legend, and
 * `made unit by CARD` of gear, which that made a unit, too.
 */
import { copyObject } from '../../game/play/copies.ts';
import { becomeUnitToo } from '../../game/play/copying.ts';
import { isLocation } from '../../game/play/query.ts';
import type { Instruction } from '../../game/state/cards/ability.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import type { Draft } from '../../game/state/draft.ts';
import type { GameObject } from '../../game/state/state.ts';
import type { Name, Statement } from '../../language/syntax.ts';
import { nameProblem } from '../names/nameProblem.ts';
import { type NameTable, nameTable } from '../names/names.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { BoardUnit } from './boardUnits.ts';

/** What a line says that something did to what it lays out. */
interface Done {
  /** The name of what it was done to, as it is laid out. */
  readonly to: Name;
  readonly by: Name;
  readonly what: keyof typeof EFFECTS;
}

/** The units, gear and cards of a board, with what was done to them; where that cannot be so, it is reported and left out. */
export const withSources = (
  board: readonly Statement[],
  units: readonly BoardUnit[],
  problems: Problem[],
): readonly BoardUnit[] => {
  const all = flatDone(board);
  if (all.length === 0) return units;
  const there = units.map(({ unit }) => unit).filter(({ zone }) => isLocation(zone) || zone.kind === 'legend');
  const table = nameTable(
    there.map(({ name }) => name),
    i => there[i] as GameObject,
  );
  const changed = [...units];
  for (const done of all) {
    const source = sourceOf(done, table, problems);
    const at = changed.findIndex(each => each.at === done.to);
    const found = changed[at];
    if (source === null || found === undefined) continue;
    const wrong = wrongly(done, found.unit);
    if (wrong !== null) problems.push(wrong);
    else changed[at] = { at: found.at, unit: EFFECTS[done.what].apply(copyObject(found.unit), source) };
  }
  return changed;
};

const flatDone = (board: readonly Statement[]): readonly Done[] =>
  board.flatMap((s): readonly Done[] => {
    if (s.kind === 'player')
      return s.attributes.flatMap(a =>
        a.kind === 'legend' && a.by !== undefined ? [{ to: a.card, by: a.by, what: 'added legend' }] : [],
      );
    if (s.kind !== 'unit' && s.kind !== 'gear') return [];
    return s.attributes.flatMap(a => (a.kind === 'made' ? [{ to: s.name, by: a.by, what: 'unit too' }] : []));
  });

const EFFECTS = {
  'added legend': {
    instruction: 'add chosen legend',
    does: 'adds no legend to the Legend Zone',
    apply: (o: Draft<GameObject>, { id }: GameObject): GameObject => {
      o.modifiers = [...o.modifiers, { kind: 'created', until: 'source', source: id }];
      return o;
    },
  },
  'unit too': {
    instruction: 'become unit',
    does: 'makes no gear a unit',
    apply: (o: Draft<GameObject>, { id }: GameObject): GameObject => {
      becomeUnitToo(o, id);
      return o;
    },
  },
} as const satisfies Record<
  string,
  {
    readonly instruction: Instruction['do'];
    readonly does: string;
    readonly apply: (o: Draft<GameObject>, source: GameObject) => GameObject;
  }
>;

/** Null where it is not laid out, or its words do no such thing: both are reported. */
const sourceOf = ({ by, what }: Done, table: NameTable<GameObject>, problems: Problem[]): GameObject | null => {
  const found = table.find(by.text);
  if (!found.ok) {
    problems.push(nameProblem(by, 'object', found.problem, table));
    return null;
  }
  const source = found.id;
  const { instruction, does } = EFFECTS[what];
  if (anywhere(source.print.abilities, part => 'do' in part && part.do === instruction)) return source;
  problems.push(problem('setup/value', by.span, `${source.name} ${does}: name the card that did, after "by".`));
  return null;
};

/** What keeps it from being so. */
const wrongly = ({ to, by, what }: Done, o: GameObject): Problem | null => {
  if (what !== 'unit too') return null;
  if (o.type !== 'gear')
    return problem('setup/value', by.span, `"${to.text}" is already a unit: leave "made unit by ${by.text}" out.`);
  if (o.attachedTo === null) return null;
  const message = `"${to.text}" is attached to a unit, but units cannot be attached: leave out one of the two.`;
  return problem('setup/value', by.span, message, { concepts: ['unit.not-attached.becomes'] });
};
