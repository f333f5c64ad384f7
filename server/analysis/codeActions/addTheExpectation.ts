import { ADD_EXPECTATION } from '../../protocol.ts';
import { expectationsAt } from '../writing/expectations.ts';
import { type CodeActionOffer, insertion } from './codeAction.ts';

const KIND = 'refactor.riftbench.expect';
const MOST_OFFERED = 8;

/**
 * What now holds, as `expect` lines: a list to pick from where the client has one; else each is an action of its own.
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
 *     Ana moves Raider to Grove
 *     all pass$0
 * +   expect Raider is at Grove
 * ```
 * Add “expect Raider is at Grove”
 */
export const addTheExpectation: CodeActionOffer = {
  kinds: [KIND],
  offer: (analysis, { range: { end }, picks }) => {
    const found = expectationsAt(analysis, end.line);
    const facts = found === null ? [] : [...found.sinceAct, ...found.sinceBoard];
    if (found === null || facts.length === 0) return [];
    if (picks === true) {
      const title = 'Add the expectation…';
      const command = { title, command: ADD_EXPECTATION, arguments: [analysis.source.uri, end.line] };
      return [{ title, kind: KIND, command }];
    }
    return facts.slice(0, MOST_OFFERED).map(fact => ({
      title: `Add “${fact}”`,
      kind: KIND,
      edit: insertion(analysis, found.insert.after, `${found.insert.before}${fact}`),
    }));
  },
};
