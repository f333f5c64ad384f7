import { runsAt } from '../../../engine/scenario/script/parts.ts';
import { reportOf } from '../document/analysis.ts';
import { type CodeActionOffer, fixEdit } from './codeAction.ts';
import { lookingAt } from './expectTheAnswer.ts';

const KIND = 'refactor.riftbench.show';

/**
 * The way on which something comes true, below the line that claims it can: as the next lines of the script, or as a branch. Where
 * the claim fails, its fixes write the way on which it is otherwise.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana hand nothing
 *     player Ben hand nothing
 *     battlefield Grove
 *     base Ana
 *       Raider might 4
 *
 *     turn Ana
 *     expect it is possible that Ana controls Grove$0
 * +   Ana moves Raider to Grove
 * +   all pass
 * +   expect Ana controls Grove
 * ```
 * Write the 2 lines that show it
 */
export const writeWhatShowsIt: CodeActionOffer = {
  kinds: [KIND],
  offer: (analysis, { range: { end } }) => {
    const { block, statement } = lookingAt(analysis, end.line) ?? {};
    if (block === undefined || statement === undefined) return [];
    const runs = runsAt(reportOf(analysis, block), statement.line);
    const found = runs.flatMap(run => run.expectations.filter(({ line, holds }) => holds && line === statement.line));
    return (found[0]?.scripts ?? []).map(({ title, edits: all }) => ({
      title,
      kind: KIND,
      edit: fixEdit(analysis, block, all),
    }));
  },
};
