/** The scenario that the text of a link holds, with what it is run with: `use` in it leads nowhere. */
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { isScenario, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { contextOfFile } from '../document/context.ts';
import { NOTHING_USED, playableCards } from '../document/uses.ts';

export interface Held {
  readonly block: ScenarioBlock;
  readonly context: RunContext;
}

/** Null where there is none. */
export const heldIn = (text: string, book: RuleBook): Held | null => {
  const { blocks } = parseFile(text);
  const [block] = blocks.filter(isScenario);
  return block === undefined
    ? null
    : { block, context: contextOfFile(book, NEWEST, playableCards(blocks, NOTHING_USED)) };
};

export const HOLDS_NONE = 'There is no scenario in this link.';
