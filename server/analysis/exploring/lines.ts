/** Ways through a game as lines of a script. */
import type { Reached } from '../../../engine/game/explore/count.ts';
import type { WholeAct } from '../../../engine/game/legalActs/wholeActs.ts';
import { isLineAct, lineOf } from '../../../engine/scenario/lines/lines.ts';

/** From the first position to the last: everything that somebody decides or has to do. */
export const linesOfWay = (way: readonly Reached[]): readonly string[] =>
  way.flatMap(({ point }) => point.acts.flatMap(linesOfAct));

const linesOfAct = ({ who, act, before, answers }: WholeAct): readonly string[] => [
  ...(isLineAct(act) ? [lineOf(before, who, act)] : []),
  ...answers.flatMap(({ asked, act: answer }) => (isLineAct(answer) ? [lineOf(asked, who, answer)] : [])),
];
