/** A problem of the board, at the word of the line that was typed. */
import type { Span } from '../../../engine/language/syntax.ts';
import type { CombatBoard } from './board.ts';
import type { CombatInput, InputProblem } from './input.ts';

/** Undefined where it is about no unit. */
export const placed = (
  { message, span: { start, end } }: { readonly message: string; readonly span: Span },
  board: CombatBoard,
  input: CombatInput,
): InputProblem | undefined => {
  const found = board.lines.find(line => line.start <= start && start <= line.end);
  const unit = found && [...input.attackers, ...input.defenders][found.unit];
  if (found === undefined || unit === undefined) return undefined;
  const from = start - found.start - unit.attributes.line;
  if (from < 0 || from > unit.attributes.length) return { message, start: unit.start, end: unit.end };
  return {
    message,
    start: unit.attributes.text + from,
    end: Math.min(unit.end, unit.attributes.text + from + Math.max(1, end - start)),
  };
};
