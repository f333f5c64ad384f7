/** What stands on a line of its own on the board and says more of a unit that is laid out above it: `Wall has Tank`. */
import type { Statement, SyntaxProblem } from '../../syntax.ts';
import { attributesIn } from './attributes.ts';
import { type LineDraft, nameIn, type SourceLine, writtenOut } from './draft.ts';
import { isNamed } from './known.ts';
import { belongsIn } from './lineAbove.ts';
import type { ReadLines } from './rewrite.ts';

const SAYS_MORE = /^(?:has|have|is|are|gets|gains|with)$/i;

/** With a fix that says it in the line of the unit. Null where the line is about something else, or would not be right there either. */
export const belongsToUnit = (
  line: SourceLine,
  [subject, verb, ...more]: LineDraft,
  before: readonly Statement[],
  read: ReadLines,
): SyntaxProblem | null => {
  if (subject === undefined || verb === undefined || more.length === 0 || !SAYS_MORE.test(verb.text)) return null;
  const above = before.find(each => each.kind === 'unit' && isNamed(each.name, nameIn(subject)));
  if (above === undefined) return null;
  const { text: said } = writtenOut(attributesIn(more));
  return belongsIn([{ above, said }], line, before, read, 'What a unit is like is said in its own line');
};
