/** What each first act is worth, for people and for programs. */
import type { Goal } from '../../../engine/game/explore/force.ts';
import type { PlayerId } from '../../../engine/game/state/state.ts';
import { type ValuedAct, type Values, valuesOf } from '../../analysis/exploring/values.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import type { CommandOptions, ExitStatus } from '../command.ts';
import { counted, type Paint, painter } from '../formats/style.ts';
import type { Io } from '../io.ts';
import { type Asked, conditionsLine, goalAsked, playerAsked, type Question, scriptText } from './asked.ts';

/** For the claim after `--value`. */
export const tellValues: Question = (asked, options, io) =>
  tellValuesOf(
    {
      claim: options.value('value') ?? '',
      goal: goalAsked('value', options, asked),
      who: playerAsked(options, asked),
    },
    asked,
    { options, io },
  );

/** For the goal of a puzzle. */
export const tellPuzzle: Question = (asked, options, io) => {
  const { puzzle, state } = asked;
  const who = puzzle === null ? undefined : state.players[puzzle.who];
  if (puzzle === null || who === undefined) return 1;
  return tellValuesOf({ claim: puzzle.claims, goal: puzzle.question.goal, who }, asked, { options, io });
};

interface Wanted {
  readonly claim: string;
  readonly goal: Goal;
  readonly who: { readonly id: PlayerId; readonly name: string };
}

const tellValuesOf = (
  { claim, goal, who }: Wanted,
  asked: Asked,
  { options, io }: { readonly options: CommandOptions; readonly io: Io },
): ExitStatus => {
  const { state, edition, place, exploration, looked, finished, seconds } = asked;
  const found = looked(() => valuesOf(state, exploration, { who: who.id, goal }));
  finished(found.limited);
  const decider = found.decider === null ? null : (state.players[found.decider]?.name ?? null);
  if (options.has('json'))
    io.out.write(
      `${jsonText({ version: 1, edition, claim, who: who.name, ...found, decider, assumed: asked.conditions(), seconds: seconds() })}\n`,
    );
  else
    io.out.write(
      `${painter(io.out)('bold', place)}\n${valuesText(found, { who: who.name, decider, claim, paint: painter(io.out) })}${conditionsLine(asked)}`,
    );
  return found.isReached || found.acts.some(({ force }) => force === true) ? 0 : 1;
};

interface Told {
  readonly who: string;
  readonly decider: string | null;
  readonly claim: string;
  readonly paint: Paint;
}

const valuesText = ({ isReached, acts, limited, nodes }: Values, { who, decider, claim, paint }: Told): string => {
  const what = `“${printable(claim)}”`;
  if (isReached) return `${what} is true before anything is done.\n`;
  if (acts.length === 0 && limited)
    return `What the first acts lead to for ${what} was not decided: ${counted(nodes, 'position was', 'positions were')} examined.\n`;
  if (acts.length === 0) return 'Nobody has anything to decide there before the end.\n';
  const keeping = acts.filter(({ force }) => force === true).length;
  const open = acts.filter(({ force }) => force === null).length;
  const undecided = open === 0 ? '' : ` ${open} of them ${open === 1 ? 'was' : 'were'} not decided.`;
  const head = `After ${open === 0 ? '' : 'at least '}${keeping} of ${printable(decider ?? '')}'s ${counted(acts.length, 'first act')}, ${printable(who)} can force ${what}.${undecided}\n`;
  return head + acts.map((act, at) => `\n${paint('bold', `${at + 1}`)}  ${valueText(act, paint)}`).join('');
};

const valueText = ({ act, force, within, possible, line }: ValuedAct, paint: Paint): string => {
  const script = scriptText(act);
  if (force === null) return `${paint('yellow', 'not decided')}\n${script}`;
  if (force) {
    const head = `${paint('green', 'forced')}, in ${counted(within ?? 0, 'ply', 'plies')} at most`;
    return `${head}\n${script}${line.length === 0 ? '' : `  and then\n${scriptText(line)}`}`;
  }
  const head = `${paint('red', 'not forced')}\n${script}`;
  if (possible === false) return `${head}  and it can no longer become true\n`;
  return line.length === 0 ? head : `${head}  refuted by\n${scriptText(line)}`;
};
