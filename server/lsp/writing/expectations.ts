/** "Add the expectation": what has become so, as `expect` lines to pick from. */
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { partAt, partsOf } from '../../../engine/scenario/script/parts.ts';
import type { ExpectationsResult } from '../../protocol.ts';
import { factsSince } from '../../shared/openings/factsSince.ts';
import { type Analysis, mainRun, reportOf, type ScenarioBlock, scenariosOf } from '../analysis.ts';
import { insertionAt } from '../openings.ts';

/**
 * Since the last act at a line or above it, and since the board was laid out. What the script expects behind that act already
 * is left out. Null where no act stands there.
 */
export const expectationsAt = (analysis: Analysis, line: number): ExpectationsResult | null => {
  const block = scenariosOf(analysis).findLast(each => each.line <= line);
  if (block === undefined) return null;
  const { block: part, report } = partAt(partsOf(block, reportOf(analysis, block)), line - block.line);
  const run = mainRun(report);
  const script = part.tree.statements.filter(isScript);
  const at = script.findLastIndex(s => s.kind !== 'expect' && block.line + s.line <= line);
  const act = script[at];
  const moment = run?.moments.find(each => each.line === act?.line);
  if (act === undefined || moment === undefined || run?.opening === undefined) return null;
  const next = script.slice(at + 1).find(s => s.kind !== 'expect');
  const state = run.moments.find(each => each.line === next?.line)?.before ?? run.final;
  if (state === undefined) return null;
  const behind = script.slice(at + 1, next === undefined ? undefined : script.indexOf(next));
  const said = new Set(behind.map(({ span }) => plain(block.text.slice(span.start, span.end))));
  const isNew = (fact: string): boolean => !said.has(plain(fact));
  const sinceAct = factsSince(moment.before, state).filter(isNew);
  const insert = insertionAt(analysis, lastLineOf(block, behind.at(-1) ?? act));
  return (
    insert && {
      insert,
      sinceAct,
      sinceBoard: factsSince(run.opening, state).filter(fact => isNew(fact) && !sinceAct.includes(fact)),
    }
  );
};

const lastLineOf = ({ line }: ScenarioBlock, statement: { readonly line: number }): number => line + statement.line;

const plain = (text: string): string => text.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase();
