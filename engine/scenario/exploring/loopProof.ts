/** A loop that was found, gone through twice by the ordinary runner: what is shown as a proof is one. */
import type { RepeatAsked } from '../../game/explore/repeat/search.ts';
import { gainedFrom, isQuiet, type Standing, standingOf } from '../../game/explore/repeat/standing.ts';
import type { State } from '../../game/state/state.ts';
import type { Outlook, RepeatQuestion } from '../report/outlook.ts';
import type { Sighting } from './limits.ts';
import { playedBelow, type RunAgain, withAllPass } from './playedBelow.ts';

/** A loop that the runner does not go through twice was not found. */
export const loopProven = (
  source: string,
  question: RepeatQuestion,
  sighting: Sighting,
  run: RunAgain,
): Omit<Outlook, 'work'> => {
  const { lines, loop, strategy: _, ...found } = sighting;
  if (loop === undefined) return { ...found, script: null };
  const round = loop.leading + loop.length;
  const parts = [lines.slice(0, loop.leading), lines.slice(loop.leading, round), lines.slice(round)] as const;
  for (const [leading, cycle, again] of [parts.map(withAllPass), parts])
    if (leading !== undefined && cycle !== undefined && again !== undefined) {
      const played = playedBelow([...leading, ...cycle, ...again], { source, question, run });
      if (played === null || !isGoneTwice([question.state, ...played.through], question.loop)) continue;
      return {
        ...found,
        loop: { ...loop, leading: leading.length, length: cycle.length },
        script: { lines: [...leading, ...cycle], isSoThen: false },
      };
    }
  return { ...found, isFound: null, isPossible: null, plies: null, script: null };
};

/** Whether three positions are equal but for what is asked for, and there is more of that each time; a game that is won need not go on. */
const isGoneTwice = (through: readonly State[], { who, gain }: RepeatAsked): boolean => {
  const wanted = through.at(-1)?.winners.includes(who) === true ? 1 : 2;
  const met: { readonly standing: Standing; readonly times: number }[] = [];
  for (const state of through) {
    if (!isQuiet(state)) continue;
    const standing = standingOf(state, who);
    const before = met.filter(each => gainedFrom(each.standing, standing, gain) !== null).map(({ times }) => times);
    met.push({ standing, times: before.length === 0 ? 0 : 1 + Math.max(...before) });
  }
  return met.some(({ times }) => times >= wanted);
};
