/** Ways through a game as lines of a script. */
import type { WholeAct } from '../../game/legalActs/wholeActs.ts';
import { isLineAct, lineOf } from './lines.ts';

/** Everything that somebody decides or has to do, in order. */
export const linesOfActs = (acts: readonly WholeAct[]): readonly string[] =>
  acts.flatMap(({ who, act, before, answers }) => [
    ...(isLineAct(act) ? [lineOf(before, who, act)] : []),
    ...answers.flatMap(({ asked, act: answer }) => (isLineAct(answer) ? [lineOf(asked, who, answer)] : [])),
  ]);
