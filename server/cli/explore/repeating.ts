/** Whether acts can be gone through again and again, in words. */
import { GAINS, moreOf, moreOfIt } from '../../../engine/gains.ts';
import { loopsFrom, MOST_ACTS_OF_LOOP } from '../../../engine/scenario/expectations/outlookAsked.ts';
import type { Sighting } from '../../../engine/scenario/exploring/limits.ts';
import { LoopSearch } from '../../../engine/scenario/exploring/loopSearch.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { counted, type Paint, painter } from '../formats/style.ts';
import { oneOf } from '../options.ts';
import { conditionsLine, playerAsked, type Question, scriptText } from './asked.ts';

const ANYTHING = 'anything';

/** Of what there is to be more each time. */
export const tellRepeat: Question = (asked, options, io) => {
  const { state, edition, place, exploration, looked, finished, seconds } = asked;
  const what = oneOf('repeat', options.value('repeat') ?? ANYTHING, [ANYTHING, ...GAINS]);
  const who = playerAsked(options, asked);
  const gain = what === ANYTHING ? null : what;
  const loop = { who: who.id, gain, mostActs: MOST_ACTS_OF_LOOP };
  // Only the time ends it here.
  const limits = { isEnough: () => exploration.isEnough() };
  const search = new LoopSearch({ state, exploration: loopsFrom(exploration), loop }, limits);
  const found = looked(() => search.goOn());
  if (found === null) throw new Error('a search that is not paused was');
  const isLimited = found.isFound === null;
  finished(isLimited);
  if (options.has('json')) {
    const { isFound, plies, positions, lines, loop: cycle } = found;
    const { leading = 0, length = 0, gained = [], isHelped = false } = cycle ?? {};
    io.out.write(
      `${jsonText({
        version: 1,
        edition,
        repeat: what,
        who: who.name,
        found: isFound,
        acts: plies,
        gained,
        lead: lines.slice(0, leading),
        cycle: lines.slice(leading, leading + length),
        helped: isHelped,
        nodes: positions,
        limited: isLimited,
        assumed: asked.conditions(),
        seconds: seconds(),
      })}\n`,
    );
  } else {
    const name = printable(who.name);
    const more = moreOfIt(gain);
    io.out.write(
      `${painter(io.out)('bold', place)}\n${repeatText(found, { name, more, paint: painter(io.out) })}${conditionsLine(asked)}`,
    );
  }
  return found.isFound === true ? 0 : 1;
};

interface Told {
  readonly name: string;
  readonly more: string;
  readonly paint: Paint;
}

const repeatText = ({ isFound, loop, plies, lines, positions }: Sighting, { name, more, paint }: Told): string => {
  const size = `${counted(positions, 'position')} examined`;
  if (isFound === null) return `Whether ${name} can repeat anything for ${more} was not decided (${size}).\n`;
  if (loop === undefined)
    return `${paint('red', `${name} cannot repeat`)} anything for ${more}: nothing of at most ${counted(MOST_ACTS_OF_LOOP, 'act')} leads back to the same position, as long as the others pass (${size}).\n`;
  const { leading, length, gained, isHelped } = loop;
  const each = gained.map(({ gain, amount }) => moreOf(gain, amount)).join(', ');
  const others = isHelped ? 'the others choose as they do in it' : 'nobody acts against it';
  const first = leading === 0 ? '' : `First:\n${scriptText(lines.slice(0, leading))}Then, again and again:\n`;
  return `${paint('green', `${name} can repeat`)} ${counted(plies ?? 0, 'act')} for ${each} each time, as long as ${others} (${size}).\n${first}${scriptText(lines.slice(leading, leading + length))}`;
};
