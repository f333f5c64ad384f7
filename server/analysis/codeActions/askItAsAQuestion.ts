import { question as questionText } from '../../../engine/language/print/questions.ts';
import { whetherAsked } from '../../../engine/language/syntax.ts';
import { runsAt } from '../../../engine/scenario/script/parts.ts';
import { type Analysis, rangeOf, reportOf } from '../document/analysis.ts';
import { type CodeActionOffer, QUICK_FIX, replacement, TURN_QUESTION } from './codeAction.ts';
import { lookingAt } from './expectTheAnswer.ts';

/**
 * An expectation as the question behind it. One that fails is mended by that, so that it is a quick fix there; a question
 * has no editions of its own.
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
 *     all pass
 * -   expect Raider is exhausted$0
 * +   is Raider exhausted?
 * ```
 * Ask it as a question: “is Raider exhausted?”
 */
export const askItAsAQuestion: CodeActionOffer = {
  kinds: [TURN_QUESTION, QUICK_FIX],
  offer: (analysis: Analysis, { range: { end } }) => {
    const { block, statement } = lookingAt(analysis, end.line) ?? {};
    if (block === undefined || statement?.kind !== 'expect' || statement.editions !== undefined) return [];
    const asked = questionText(whetherAsked(statement.claim));
    const isMet = runsAt(reportOf(analysis, block), statement.line).every(
      run => run.expectations.find(({ line }) => line === statement.line)?.holds !== false,
    );
    const title = `Ask it as a question: “${asked}”`;
    const edit = replacement(analysis, rangeOf(analysis, block, statement.span), [asked]);
    return [{ title, kind: isMet ? TURN_QUESTION : QUICK_FIX, edit }];
  },
};
