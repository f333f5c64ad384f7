/** Why acts can be gone through again and again, or cannot, in words. */
import { inFigures } from '../../bounds.ts';
import { type Gain, moreOf, moreOfIt } from '../../gains.ts';
import { listedNames, player } from '../../game/play/query.ts';
import { quotedLines } from '../lines/quotedLines.ts';
import type { Outlook, RepeatQuestion } from '../report/outlook.ts';

/** Of what was decided: a sentence without its full stop, in small letters where it begins with no name. */
export const loopFound = ({ state, loop: { who, gain, mostActs } }: RepeatQuestion, outlook: Outlook): string => {
  const { script, loop, positions } = outlook;
  const { name } = player(state, who);
  if (loop === undefined || script === null) {
    const all = positions === 1 ? 'the only position' : `all ${inFigures(positions)} positions`;
    const looked =
      positions === 0
        ? ''
        : `: ${all} that can arise while the others pass ${positions === 1 ? 'was' : 'were'} examined`;
    return `no sequence of up to ${mostActs} act${mostActs === 1 ? '' : 's'} leads ${name} back to the same position with ${moreOfIt(gain)}${looked}`;
  }
  const { leading, length, isHelped } = loop;
  const first = leading === 0 ? '' : `after ${quotedLines(script.lines.slice(0, leading))}, `;
  const round = quotedLines(script.lines.slice(leading, leading + length));
  const others = isHelped ? 'the others choose as they do there' : 'nobody acts against it';
  const end = endOf(loop.gained, player(state, who).deck !== null);
  return `${first}${name} returns to the same position by ${round}, with ${eachTime(loop.gained)}${end}, as long as ${others}`;
};

/** Nothing that is counted goes on for ever: a deck runs out, what is damaged dies, and points win the game. */
const endOf = (gained: NonNullable<Outlook['loop']>['gained'], isDeckSpecified: boolean): string => {
  const has = (...gains: readonly Gain[]): boolean => gained.some(({ gain }) => gains.includes(gain));
  const ends = [
    ...(isDeckSpecified && has('draws', 'cards') ? ['the deck runs out'] : []),
    ...(has('damage') ? ['the damaged units die'] : []),
    ...(has('points') ? ['the game is won'] : []),
  ];
  return ends.length === 0 ? '' : ` (until ${ends.join(', or ')})`;
};

/** `1 more token and 2 more energy each time` */
export const eachTime = (gained: NonNullable<Outlook['loop']>['gained']): string =>
  `${listedNames(gained.map(({ gain, amount }) => moreOf(gain, amount)))} each time`;
