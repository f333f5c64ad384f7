/**
 * Code actions that write lines: the rest of a script that leaves no choice, and expectations of what has become so.
 */

import { ADD_EXPECTATION } from '../../protocol.ts';
import { EXPECT_IT, WRITE_REST } from '../actionKinds.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Range } from '../document/lines.ts';
import type { CodeAction, FileChanges } from '../values.ts';
import { expectationsAt } from './expectations.ts';
import { insertedText, restAt } from './rest.ts';

/** None where nothing is left to write. */
export const restAction = (analysis: Analysis, { end }: Range): readonly CodeAction[] => {
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
};

/** `picks`: whether the client has a list to pick from; else each is an action of its own. */
export const expectationActions = (analysis: Analysis, { end }: Range, picks: boolean): readonly CodeAction[] => {
  const found = expectationsAt(analysis, end.line);
  const facts = found === null ? [] : [...found.sinceAct, ...found.sinceBoard];
  if (found === null || facts.length === 0) return [];
  if (picks) {
    const title = 'Add the expectation…';
    const command = { title, command: ADD_EXPECTATION, arguments: [analysis.source.uri, end.line] };
    return [{ title, kind: EXPECT_IT, command }];
  }
  return facts.slice(0, MOST_OFFERED).map(fact => ({
    title: `Add “${fact}”`,
    kind: EXPECT_IT,
    edit: insertion(analysis, found.insert.after, `${found.insert.before}${fact}`),
  }));
};

const MOST_OFFERED = 8;

const insertion = ({ source, lines }: Analysis, after: number, newText: string): FileChanges => {
  const end = lines.positionAt(lines.lineEnd(after));
  return { changes: { [source.uri]: [{ range: { start: end, end }, newText }] } };
};
