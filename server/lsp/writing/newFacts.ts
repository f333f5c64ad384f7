/** Facts that a line has made true and that the script does not expect there already, as `expect` lines. */
import { type Block, onlyLooks, type ScenarioTree, type Statement } from '../../../engine/language/syntax.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { factsSince } from '../../shared/openings/factsSince.ts';

export interface NewFacts {
  /** The last act at the line or above it. */
  readonly act: Statement;
  /** What the script expects after that act. */
  readonly expected: readonly Statement[];
  /** What that act has made true. */
  readonly sinceAct: readonly string[];
  /** What else has become true since the board was laid out. */
  readonly sinceBoard: readonly string[];
}

/** Of a scenario or branch at a line of the document; null where there is no act there or above. */
export const newFactsAt = (part: Block<ScenarioTree>, run: Run | undefined, line: number): NewFacts | null => {
  const script = part.tree.statements.filter(isScript);
  const at = script.findLastIndex(s => !onlyLooks(s) && part.line + s.line <= line);
  const act = script[at];
  const moment = run?.moments.find(each => each.line === act?.line);
  if (act === undefined || moment === undefined || run?.opening === undefined) return null;
  const next = script.slice(at + 1).find(s => !onlyLooks(s));
  const state = run.moments.find(each => each.line === next?.line)?.before ?? run.final;
  if (state === undefined) return null;
  const expected = script.slice(at + 1, next === undefined ? undefined : script.indexOf(next));
  const said = new Set(expected.map(({ span }) => plain(part.text.slice(span.start, span.end))));
  const isNew = (fact: string): boolean => !said.has(plain(fact));
  const sinceAct = factsSince(moment.before, state).filter(isNew);
  const sinceBoard = factsSince(run.opening, state).filter(fact => isNew(fact) && !sinceAct.includes(fact));
  return { act, expected, sinceAct, sinceBoard };
};

const plain = (text: string): string => text.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase();
