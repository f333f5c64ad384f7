/** The best that a player can be sure of, for people and for programs. */
import { type Aim, aimSaid, type Best, bestOf } from '../../analysis/exploring/best.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { counted, painter } from '../formats/style.ts';
import { CannotWork } from '../io.ts';
import { conditionsLine, playerAsked, type Question, scriptText } from './asked.ts';
import { tellForcing } from './forcing.ts';

/** A claim is best had as soon as can be: it is to be forced. */
export const tellBest: Question = (asked, options, io) => {
  const { state, edition, place, exploration, looked, finished, seconds } = asked;
  const best = options.value('best') ?? '';
  const who = playerAsked(options, asked);
  const read = aimSaid(best, state, who.id);
  if (read.kind === 'claim') return tellForcing('best')(asked, options, io);
  if (read.kind === 'wrong') throw new CannotWork(`--best "${printable(best)}": ${printable(read.why)}`);
  const found = looked(() => bestOf(state, exploration, { ...read.aim, who: who.id }));
  finished(found.limited);
  if (options.has('json'))
    io.out.write(
      `${jsonText({ version: 1, edition, best, who: who.name, ...found, assumed: asked.conditions(), seconds: seconds() })}\n`,
    );
  else {
    const paint = painter(io.out);
    const of = read.aim.of === null ? '' : ` of ${state.players[read.aim.of]?.name ?? ''}`;
    const name = printable(`${read.aim.measure.name}${of}`);
    io.out.write(
      `${paint('bold', place)}\n${bestText(found, read.aim, { who: printable(who.name), name })}${conditionsLine(asked)}`,
    );
  }
  return found.limited ? 1 : 0;
};

const bestText = (
  best: Best,
  { want }: Aim,
  { who, name }: { readonly who: string; readonly name: string },
): string => {
  const { value, now, line, nodes, limited } = best;
  const size = `${counted(nodes, 'position')} examined`;
  if (limited) {
    const script = line.length === 0 ? '' : `A script that reaches the guaranteed value:\n${scriptText(line)}`;
    return `The ${want} ${name} that ${who} can guarantee was not decided: ${boundsText(best, want)} (${size}).\n${script}`;
  }
  if (value === null) return `${who} cannot guarantee that it comes to an end (${size}).\n`;
  const before = now === value ? ', as now' : `; now ${now}`;
  return `The ${want} ${name} that ${who} can guarantee: ${value}${before} (${size}).\n${scriptText(line)}`;
};

const boundsText = ({ atLeast, atMost }: Best, want: Aim['want']): string => {
  const [sure, bound] = want === 'most' ? [atLeast, atMost] : [atMost, atLeast];
  const soFar = sure === null ? 'nothing is guaranteed yet' : `${sure} at ${want === 'most' ? 'least' : 'most'}`;
  const far = bound === null ? '' : `, and no ${want === 'most' ? 'more' : 'fewer'} than ${bound}`;
  return `${soFar}${far}`;
};
