/** A combat typed in one line, as a client shows it: see server/analysis/combat/. */
import type { RunContext } from '../../engine/scenario/run.ts';
import type { CombatReply } from '../protocol.ts';
import { answerCombat } from './combat/answer.ts';
import { combatScenario } from './combat/scenario.ts';
import { answerText, reportedOutcomes, sideRows, titleText } from './combat/text.ts';
import { caveatsOf } from './verdict/caveats.ts';

/** Longer ones are no combats: the line of an input box. */
const LONGEST = 2000;

/**
 * A `problem` where it cannot be read, with its place in what was typed. What is beyond `LONGEST` characters is left
 * out.
 */
export const combat = (text: string, context: RunContext): CombatReply => {
  const answer = answerCombat(text.slice(0, LONGEST), context);
  if ('message' in answer) return { problem: answer };
  const common = { caveats: caveatsOf(answer), text: `${text.trim()}\n${answerText(answer)}` };
  if (!('sides' in answer)) {
    const title = 'ended' in answer ? answer.ended : answer.undecided;
    return { ...common, title, arithmetic: [], outcomes: [], rules: [], scenario: answer.scenario };
  }
  return {
    ...common,
    title: titleText(answer),
    arithmetic: answer.sides.flatMap(side => sideRows(side, answer.typed)),
    outcomes: reportedOutcomes(answer).map(({ deaths, after, at }) => ({
      deaths,
      after,
      scenario: combatScenario(answer, [at]),
    })),
    rules: answer.rules.map(({ number }) => number),
    scenario: combatScenario(answer),
  };
};
