import { WRITE_REST } from '../../protocol.ts';
import { insertedText, restAt } from '../writing/rest.ts';
import { type CodeActionOffer, insertion } from './codeAction.ts';

/**
 * What a script leaves no choice in, as lines. Its title says how far that is; nothing is offered where nothing is left to
 * write.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove
 *     base Ana
 *       Raider might 4
 *
 *     turn Ana
 *     Ana moves Raider to Grove$0
 * +   all pass
 * ```
 * Write the rest: 1 line, until nothing waits
 */
export const writeTheRest: CodeActionOffer = {
  kinds: [WRITE_REST],
  offer: (analysis, { range: { end } }) => {
    const rest = restAt(analysis, end.line);
    if (rest === null || rest.lines.length === 0) return [];
    const count = rest.lines.length === 1 ? '1 line' : `${rest.lines.length} lines`;
    const until = rest.choice === undefined ? 'until nothing waits' : `up to a choice. ${rest.choice}`;
    return [
      {
        title: `Write the rest: ${count}, ${until}`,
        kind: WRITE_REST,
        edit: insertion(analysis, rest.insert.after, insertedText(rest.insert, rest.lines)),
      },
    ];
  },
};
