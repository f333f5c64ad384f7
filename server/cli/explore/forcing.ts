/** Whether something can be forced, in words. */
import { mattersTo } from '../../../engine/scenario/expectations/conditions.ts';
import { allThatMatters } from '../../../engine/scenario/report/howFar.ts';
import { type Forcing, forcingOf } from '../../analysis/exploring/forcing.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { counted, type Paint, painter } from '../formats/style.ts';
import { conditionsLine, goalAsked, playerAsked, type Question, scriptText } from './asked.ts';

/** What the value of that option claims, as soon as can be. */
export const tellForcing =
  (option: 'force' | 'best'): Question =>
  (asked, options, io) => {
    const { state, edition, place, exploration, looked, finished, seconds } = asked;
    const claim = options.value(option) ?? '';
    const goal = goalAsked(option, options, asked);
    const who = playerAsked(options, asked);
    const { met, ...found } = looked(() => forcingOf(state, exploration, { who: who.id, goal }));
    finished(found.limited);
    const helpers = found.certain === true ? 'nobody' : who.id;
    const matters = mattersTo({ helpers, isFound: found.force, isPossible: found.possible });
    if (options.has('json'))
      io.out.write(
        `${jsonText({ version: 1, edition, claim, who: who.name, ...found, assumed: asked.conditions(matters, met), seconds: seconds() })}\n`,
      );
    else {
      const text = forcingText(found, { who: printable(who.name), claim, place, paint: painter(io.out) });
      io.out.write(`${text}${conditionsLine(asked, matters, met)}`);
    }
    return found.force === true ? 0 : 1;
  };

interface ForcingTold {
  readonly who: string;
  readonly claim: string;
  readonly place: string;
  readonly paint: Paint;
}

const forcingText = (found: Forcing, { who, claim, place, paint }: ForcingTold): string => {
  const what = `“${printable(claim)}”`;
  const head = `${paint('bold', place)}\n`;
  if (found.force === null) return `${head}Whether ${who} can force ${what} was not decided: ${howFar(found)}.\n`;
  if (found.certain === true) return `${head}${what} becomes true whatever anybody does.\n${scriptText(found.line)}`;
  if (found.force) {
    const acts = found.firstActs === null ? '' : ` ${firstActs(found.firstActs, who)}`;
    return `${head}${paint('green', `${who} can force`)} ${what}, in ${counted(found.within ?? 0, 'ply', 'plies')} at most.${acts}\n${scriptText(found.line)}`;
  }
  if (found.possible !== true) {
    const why =
      found.possible === null ? 'whether it can come true at all was not decided' : 'it cannot come true at all';
    return `${head}${paint('red', `${who} cannot force`)} ${what}: ${why}.\n`;
  }
  const refuted = found.refuted.length === 0 ? '' : `\nAfter this, nothing helps:\n${scriptText(found.refuted)}`;
  return `${head}${paint('red', `${who} cannot force`)} ${what}. It becomes true if everybody helps, in ${counted(found.helped ?? 0, 'ply', 'plies')}:\n${scriptText(found.line)}${refuted}`;
};

const howFar = ({ nodes, depth }: Forcing): string =>
  `${counted(nodes, 'position was', 'positions were')} examined, ${allThatMatters(depth, plies => counted(plies, 'ply', 'plies'))}`;

const firstActs = (count: number, who: string): string =>
  count === 1 ? `One of ${who}'s first acts keeps it forced.` : `${count} of ${who}'s first acts keep it forced.`;
