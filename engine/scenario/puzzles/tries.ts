/** The wrong first acts of a puzzle, to be written as branches: each with how it is refuted. */
import { BOUNDS } from '../../bounds.ts';
import { claim as claimText } from '../../language/print/claims.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { insertLines } from '../report/lineEdits.ts';
import type { FirstTry, ReachQuestion } from '../report/outlook.ts';
import type { WrittenPuzzle } from '../report/puzzle.ts';
import type { Fix } from '../report/report.ts';

/** Below the hints; none where the puzzle has branches there already, or would have too many. */
export const triesFixes = (
  source: string,
  { goal, hints, solution }: WrittenPuzzle,
  question: ReachQuestion,
  firstTries: readonly FirstTry[],
): readonly Fix[] => {
  const wrong = firstTries.filter(({ keeps }) => keeps === false);
  const { span } = hints.at(-1) ?? goal;
  const above = source.slice(span.end, solution?.span.start);
  if (wrong.length === 0 || wrong.length > BOUNDS.branches / 2 || /^[ \t]*what if\b/im.test(above)) return [];
  const title =
    wrong.length === 1 ? 'Write the wrong try as a branch' : `Write the ${wrong.length} wrong tries as branches`;
  const lines = wrong.flatMap(each => branchOf(each, question));
  return [{ title, edits: [insertLines(source, span, lines)], preferred: false, safe: false }];
};

const branchOf = ({ act, lines, refuted }: FirstTry, question: ReachQuestion): readonly string[] => {
  const played = [...lines, ...refuted];
  return [
    `what if ${quote(act.join(', ').replace(/["\\]/g, ''))}`,
    ...[...played, ...lostIn(played, question)].map(line => `  ${line}`),
    'back',
  ];
};

/** That nothing helps any more, where it can be said there: not in the next turn, and not where what was under way may be over. */
const lostIn = (played: readonly string[], { claim, exploration }: ReachQuestion): readonly string[] => {
  const { within, plies } = exploration.horizon;
  const isOver = played.some(line => line.endsWith(' ends turn'));
  if (isOver || within !== 'turn' || plies !== undefined || claim.horizon?.kind === 'turns') return [];
  return [`expect it is impossible that ${claim.claims.map(claimText).join(' and ')}`];
};
