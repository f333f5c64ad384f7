/** What stands on a line of its own on the board and says more of a unit that is laid out above it: `Wall has Tank`. */
import type { SyntaxProblem } from '../../syntax.ts';
import { attributesIn } from './attributes.ts';
import { nameIn, writtenOut } from './draft.ts';
import { isNamed } from './known.ts';
import { belongsIn } from './lineAbove.ts';
import type { UnreadLine } from './unreadLine.ts';

const SAYS_MORE = /^(?:has|have|is|are|gets|gains|with)$/i;

/** With a fix that says it in the line of the unit. Null where the line is about something else, or would not be right there either. */
export const belongsToUnit = (line: UnreadLine): SyntaxProblem | null => {
  const [subject, verb, ...more] = line.draft;
  if (subject === undefined || verb === undefined || more.length === 0 || !SAYS_MORE.test(verb.text)) return null;
  const above = line.before.find(each => each.kind === 'unit' && isNamed(each.name, nameIn(subject)));
  if (above === undefined) return null;
  const { text: said } = writtenOut(attributesIn(more));
  return belongsIn([{ above, said }], line, 'The attributes of a unit belong in its own line');
};
