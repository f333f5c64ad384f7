/** A combat typed in one line, as a client shows it: see server/shared/combat/. */
import type { RunContext } from '../../engine/scenario/run.ts';
import type { CombatReply } from '../protocol.ts';
import { answerCombat } from '../shared/combat/answer.ts';
import { combatScenario, whoDies } from '../shared/combat/scenario.ts';
import { afterText, combatText, endedText, sideRows, waysText } from '../shared/combat/text.ts';
import { caveatsOf } from '../shared/verdict/caveats.ts';

/** Longer ones are no combats: the line of an input box. */
const LONGEST = 2000;

/**
 * A `problem` where it cannot be read, with its place in what was typed. What is beyond `LONGEST` characters is left
 * out.
 */
export const combat = (text: string, context: RunContext): CombatReply => {
  const answer = answerCombat(text.slice(0, LONGEST), context);
  if ('message' in answer) return { problem: answer };
  if ('ended' in answer)
    return {
      title: `No combat damage, core rules ${answer.ruleset}`,
      sides: [...caveatsOf(answer), answer.ended],
      outcomes: [],
      rules: [],
      text: `${text.trim()}\n${endedText(answer)}`,
      scenario: answer.scenario,
    };
  return {
    title: `${waysText(answer)}, core rules ${answer.ruleset}`,
    sides: [...caveatsOf(answer), ...answer.sides.flatMap(sideRows)],
    outcomes: answer.outcomes.map((outcome, at) => ({
      label: whoDies(outcome),
      after: afterText(outcome),
      example: `For example ${outcome.assigned[0]}, and back ${outcome.assigned[1]}`,
      scenario: combatScenario(answer, [at]),
    })),
    rules: answer.rules.map(({ number }) => number),
    text: `${text.trim()}\n${combatText(answer)}`,
    scenario: combatScenario(answer),
  };
};
