/** A problem of the board, at the word of the line that was typed. */
import type { Span } from '../../../engine/language/syntax.ts';
import type { CombatBoard } from './board.ts';
import type { CombatInput, InputProblem } from './combatInput.ts';

/** Undefined where it is about no unit. */
export const placed = (
  { message: said, span: { start, end } }: { readonly message: string; readonly span: Span },
  board: CombatBoard,
  input: CombatInput,
): InputProblem | undefined => {
  const found = board.lines.find(line => line.start <= start && start <= line.end);
  const unit = found && [...input.attackers, ...input.defenders][found.unit];
  if (found === undefined || unit === undefined) return undefined;
  const message = said.replaceAll(LINE, (_, line: string) => `“${typedAs(line)}”`);
  const from = start - found.start - unit.attributes.line;
  if (from < 0 || from > unit.attributes.length) return { message, start: unit.start, end: unit.end };
  return {
    message,
    start: unit.attributes.text + from,
    end: Math.min(unit.end, unit.attributes.text + from + Math.max(1, end - start)),
  };
};

/** A line that a message shows, as it would be in a scenario. */
const LINE = /“(?:Ana|Ben): ([^”]*)”/gu;

/** `Attacker1 might 5 tank` as it is typed: `5 tank`. */
const typedAs = (line: string): string => line.replace(/^(\d+x )?(?:Attacker|Defender)\d+ might (?=\d)/, '$1');
