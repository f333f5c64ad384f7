import { VERBS } from '../../language/words/words.ts';
import { replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import type { RefusedAction } from './refusedAction.ts';

/**
 * The line as an expectation that the action is refused: what the author may have meant to show.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove
 *       Ana: Raider might 4
 *     battlefield Meadow
 *
 *     turn Ana
 * -   Ana moves Raider$0 to Meadow
 * +   expect Ana cannot move Raider to Meadow because 144.4.c.1
 * ```
 * Turn into “expect Ana cannot move Raider to Meadow because 144.4.c.1”
 */
export const expectTheRefusal = (r: RefusedAction): readonly Fix[] => {
  const [refusal] = r.refusals;
  const number = refusal === undefined ? null : r.cite(refusal);
  const plain = plainForm(r);
  if (plain === null) return [];
  const because = number === null ? '' : ` because ${number}`;
  const text = `expect ${plain.player} cannot ${plain.action}${because}`.replace(/\s*\n\s*/g, ' ');
  return [replacementFix(r.statement, text, `Turn into \`${text}\``)];
};

const PLAIN: ReadonlyMap<string, string> = new Map(VERBS);

/** The action as it stands after `can`; null where it is there already. */
const plainForm = ({
  source,
  action,
  playerName,
  statement,
}: RefusedAction): { player: string; action: string } | null => {
  const said = source.slice(action.span.start, Math.min(action.span.end, statement.end));
  const verb = /^[a-z]+/i.exec(said)?.[0] ?? '';
  const plain = PLAIN.get(verb.toLowerCase());
  if (plain === undefined || action.span.end > statement.end) return null;
  return { player: source.slice(playerName.span.start, playerName.span.end), action: plain + said.slice(verb.length) };
};
