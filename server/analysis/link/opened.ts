/** What a link holds, as an editor opens it. */
import { runScenario } from '../../../engine/scenario/run.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { OpenLinkResult } from '../../protocol.ts';
import { BudgetExceeded } from '../document/limit.ts';
import { HOLDS_NONE, heldIn } from './held.ts';
import { decidedOtherwise } from './newer.ts';
import { unpacked } from './packing.ts';

/** `hold`: throws `BudgetExceeded` where the work takes too long. */
export type Hold = <Result>(work: () => Result) => Result;

export const openedLink = (link: string, book: RuleBook, hold: Hold): OpenLinkResult => {
  const read = unpacked(link);
  if (!read.ok) return { why: read.why };
  const { text, line } = read.packed;
  const held = heldIn(text, book);
  if (held === null) return { why: HOLDS_NONE };
  const { block, context } = held;
  const name = block.tree.name?.text;
  const newer = inTimeOrNull(() => hold(() => decidedOtherwise(block, runScenario(block, context), context)));
  return { text, line, ...(name === undefined ? {} : { name }), ...(newer === null ? {} : { newer }) };
};

/** Whether it is decided otherwise is told where that is soon known: the scenario is opened in any case. */
const inTimeOrNull = <Result>(look: () => Result): Result | null => {
  try {
    return look();
  } catch (error) {
    if (error instanceof BudgetExceeded) return null;
    throw error;
  }
};
