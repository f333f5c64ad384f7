/** A line that is not understood where a decision waits for the player it begins with: `Ana assigns`, `Ana splits 3/5`. */

import { player } from '../../game/play/query.ts';
import type { State } from '../../game/state/state.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { withShortQuotes } from '../../lists.ts';
import { decisionLines } from '../fixes/fixes.ts';
import { likeliestFirst, type Problem, replacementFix } from '../report/problems.ts';
import type { PlayedScript } from './playing.ts';
import { decisionText } from './waiting.ts';

/**
 * With what is to be decided there, and a fix for each legal line, the first few of many; the problem as it is, where it has
 * fixes of its own or nothing waits. `script`: the section that the line is in, played.
 */
export const withWhatWaits = (p: Problem, { moments, reached }: PlayedScript, source: string): Problem => {
  if (p.fixes.length > 0 || !(p.code === 'syntax/expected' || p.code === 'syntax/unknown-statement')) return p;
  const before = source.slice(0, p.span.start);
  const line = before.split('\n').length - 1;
  const state: State = moments.find(moment => moment.line > line)?.reached ?? reached;
  const { decision } = state;
  if (decision === null) return p;
  const from = before.lastIndexOf('\n') + 1;
  const written = WITHOUT_COMMENT.exec(source.slice(from))?.[0].trimEnd() ?? '';
  const said = written.trimStart();
  const { name } = player(state, decision.player);
  if (!beginsWith(said, name)) return p;
  const span = { start: from + written.length - said.length, end: from + written.length };
  const fixes = decisionLines(state).map(text => replacementFix(span, text, text));
  const message = `${p.message} ${withShortQuotes(decisionText(state, decision))}`;
  return { ...p, message, fixes: likeliestFirst(fixes) };
};

/** Whether it says what a hint on the last line says: which decision waits. */
export const tellsAsWell = ({ message }: Problem, hint: Problem): boolean =>
  hint.code === 'flow/undecided' && hint.severity === 'hint' && message.endsWith(hint.message);

const WITHOUT_COMMENT = /^(?:[^"#\r\n]|"[^"\r\n]*"?)*/;

const beginsWith = (said: string, name: string): boolean =>
  [name, quoteIfNeeded(name)].some(each => said.toLowerCase().startsWith(`${each.toLowerCase()} `));
