/** One line of a script, played or judged by what kind it is of. */
import { playAction } from '../acts/actionLines.ts';
import type { LineOutcome, Script, ScriptLine } from '../acts/playing.ts';
import { restInFigures } from '../acts/restInFigures.ts';
import { judgeExpectation } from '../expectations/expectation.ts';
import { answerQuestion } from '../expectations/question.ts';
import { judgeGoal } from '../puzzles/goal.ts';
import { beginSolution } from '../puzzles/solution.ts';
import { playAllPass } from './allPass.ts';
import { playEffect } from './effects.ts';
import { playTurn } from './turnLines.ts';

/** With its kind's own code; what comes before and after it is for the script. */
export const playLine = (script: Script, written: ScriptLine): LineOutcome => {
  const { line, problems } = restInFigures(script, written);
  const outcome = playOrJudge(script, line);
  return problems.length === 0 ? outcome : { ...outcome, problems: [...problems, ...outcome.problems] };
};

const playOrJudge = (script: Script, line: ScriptLine): LineOutcome => {
  const { statement: s } = line;
  switch (s.kind) {
    case 'turn':
      return { problems: playTurn(script, s) };
    case 'action':
      return playAction(script, line, s);
    case 'all-pass':
      return { problems: playAllPass(script, line) };
    case 'effect':
      return playEffect(script, s);
    case 'expect': {
      // A mended line would be reported twice: once for its word, once for the outcome of the mended claim.
      const isOfThis = s.editions === undefined || s.editions.some(e => e.text === script.settings.ruleset);
      return isOfThis && !script.settings.isGuess(s.span) ? judgeExpectation(script, line, s) : NOTHING;
    }
    case 'goal':
      return script.settings.isGuess(s.span) ? NOTHING : judgeGoal(script, s);
    case 'solution':
      beginSolution(script);
      return NOTHING;
    case 'ask':
      return script.settings.isGuess(s.span) ? NOTHING : answerQuestion(script, line, s);
    default:
      return NOTHING;
  }
};

const NOTHING: LineOutcome = { problems: [] };
