import { claimIn, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import { type DecisiveChanges, linesThatFail, whatTurns } from '../../../engine/scenario/exploring/whatTurns.ts';
import { SHOW_WHY_NOT } from '../../protocol.ts';
import { type Analysis, reportOf, scenariosOf } from '../document/analysis.ts';
import { type CodeActionOffer, fixEdit, QUICK_FIX } from './codeAction.ts';

const MOST_OFFERED = 8;
/** In a menu that opens at once, only the smallest changes are tried. */
const MOST_TRIED = 100;
/** The most that all of them together may take (`Budget`): none is begun after that, nor where one alone would take it. */
const MOST_WORK = 400_000;

/**
 * The smallest change of the board with which a line that fails, or is refused, is right: a list that is filled while it is looked for, where
 * the client has one; else those that are found at once, each as an action of its own.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove
 *     base Ana
 * -     Raider might 4 exhausted
 * +     Raider might 4 ready
 *
 *     turn Ana
 *     Ana moves Raider to Grove$0
 * ```
 * Change the board: Raider is ready
 */
export const whatWouldHaveToBeDifferent: CodeActionOffer = {
  kinds: [QUICK_FIX],
  offer: (analysis, { range: { end }, picks }) => {
    const block = scenariosOf(analysis).findLast(each => each.line <= end.line);
    const line = end.line - (block?.line ?? 0);
    if (block === undefined || !linesThatFail(block, reportOf(analysis, block)).includes(line)) return [];
    if (picks === true) {
      const title = 'What would have to be different…';
      const command = { title, command: SHOW_WHY_NOT, arguments: [analysis.source.uri, end.line] };
      return [{ title, kind: QUICK_FIX, command }];
    }
    return foundAtOnce(analysis, block, line)
      .slice(0, MOST_OFFERED)
      .map(({ says, edit }) => ({
        title: `Change the board: ${says}`,
        kind: QUICK_FIX,
        edit: fixEdit(analysis, block, [edit]),
      }));
  },
};

/** Of what can come, each board takes too long for a menu. */
const foundAtOnce = (analysis: Analysis, block: ScenarioBlock, line: number): DecisiveChanges['changes'] => {
  const isOutlook = block.tree.statements.some(s => claimIn(s)?.about === 'outlook' && s.line <= line);
  if (isOutlook) return [];
  const { work } = reportOf(analysis, block);
  if (work > MOST_WORK) return [];
  let tried = 0;
  let made = 0;
  const search = whatTurns(block, line, analysis.context, {
    isEnough: () => ++tried > MOST_TRIED || made > MOST_WORK,
    onWork(more) {
      made += more;
    },
  });
  for (;;) {
    const { value, done } = search.next();
    if (done === true) return value?.changes ?? [];
  }
};
