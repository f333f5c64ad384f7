/**
 * What a card that is laid out would have got as it came there. Where its words alone say what, it has it. What its
 * player would have chosen or named is not told: that it goes without is reported, and repeated with later answers.
 */
import { copyObject } from '../../game/play/copies.ts';
import { effectTextFrom } from '../../game/play/copying.ts';
import type { Ability, Instruction } from '../../game/state/cards/ability.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import type { Concept } from '../../game/state/concepts.ts';
import type { Unit } from '../../game/state/state.ts';
import type { Statement } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import type { Cards } from '../names/cards.ts';
import { plainNames } from '../names/plainNames.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Assumption } from '../report/report.ts';
import type { BoardUnit } from './boardUnits.ts';

/** Gives attached gear the text that it copies from its bearer for as long as it is attached (`layers.copy.some`). */
export const copyTextOfBearers = (units: BoardUnit[]): void => {
  for (const [at, { unit, at: name }] of units.entries()) {
    if (unit.attachedTo === null) continue;
    const bearer = units.find(each => each.unit.id === unit.attachedTo)?.unit;
    if (bearer === undefined || !doneAsAttached(unit).some(isCopyOfText)) continue;
    const modifiers = [...unit.modifiers, effectTextFrom(bearer, unit.id)];
    units[at] = { at: name, unit: Object.assign(copyObject(unit), { modifiers }) };
  }
};

/** What a board leaves open and is taken to mean: names without quotes that are cards' as well, and choices that nobody told. */
export const notesOnBoard = (board: readonly Statement[], cards: Cards, units: readonly BoardUnit[]): BoardNotes => {
  const plain = plainNames(board, cards);
  const without = goingWithout(units);
  return {
    problems: [...plain.problems, ...without.problems],
    assumed: [...plain.assumed, ...without.assumed],
  };
};

interface BoardNotes {
  readonly problems: readonly Problem[];
  readonly assumed: readonly Assumption[];
}

/** `flow/assumed` for each card that goes without what its player would have chosen or named, and the assumptions. */
const goingWithout = (units: readonly BoardUnit[]): BoardNotes => {
  const problems: Problem[] = [];
  const assumed: Assumption[] = [];
  for (const { at, unit } of units) {
    const left = leftOpen(unit);
    if (left === null) continue;
    const { open, says, how } = left;
    const message = `The scenario does not specify ${open}; nothing is assumed. To change that, ${how}.`;
    problems.push(problem('flow/assumed', at.span, message, { concepts: [left.rule] }));
    assumed.push({ span: at.span, says, otherwise: `otherwise ${how}` });
  }
  return { problems, assumed };
};

interface LeftOpen {
  /** "what The List names" */
  readonly open: string;
  readonly says: string;
  readonly how: string;
  readonly rule: Concept;
}

const leftOpen = (unit: Unit): LeftOpen | null => {
  const { name } = unit;
  const called = quoteIfNeeded(name);
  if (unit.attachedTo !== null && doneAsAttached(unit).some(isCopyForAsLong))
    return {
      open: `what was chosen as ${name} was attached`,
      says: `nothing was chosen as ${name} was attached`,
      how: `put it on the board unattached, write “effect attach ${called} to” its unit in the script, and choose`,
      rule: 'layers.copy',
    };
  if (!isNamedAsPlayed(unit)) return null;
  return {
    open: `what was named for ${name}`,
    says: `nothing was named for ${name}`,
    how: `have it played in the script, as in “Ana plays ${called}”, and name it`,
    rule: 'naming.what',
  };
};

/** What its words do "as" it is attached (`ability.replacement.as`). */
const doneAsAttached = ({ print }: Unit): readonly Instruction[] =>
  print.abilities.flatMap(each =>
    each.kind === 'replacement' && each.additional === true && each.event.on === 'attach' ? each.instructions : [],
  );

const isCopyOfText = ({ do: does }: Instruction): boolean => does === 'copy text';

const isCopyForAsLong = (i: Instruction): boolean => i.do === 'copy' && i.until === 'attached';

/** Whether it has its player name something as it is played, or once it has been (`naming`). */
const isNamedAsPlayed = ({ print }: Unit): boolean =>
  print.abilities.some(
    each =>
      (each.kind === 'replacement' || each.kind === 'triggered') &&
      isOwnPlay(each) &&
      anywhere(each.instructions, part => part.do === 'name'),
  );

const isOwnPlay = (ability: Extract<Ability, { kind: 'replacement' | 'triggered' }>): boolean =>
  (ability.kind === 'triggered' ? ability.events : [ability.event]).some(
    ({ on, what }) => on === 'play' && what !== undefined && 'kind' in what && what.kind === 'me',
  );
