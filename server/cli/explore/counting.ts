/** What can come of a position, for people and for programs: outcomes with their scripts, and counts. */
import { inFigures } from '../../../engine/bounds.ts';
import { isByChanges } from '../../../engine/game/explore/changedPositions.ts';
import { type Count, count } from '../../../engine/game/explore/count.ts';
import { isCut } from '../../../engine/game/explore/layers.ts';
import { type FoundOutcome, outcomesOf } from '../../../engine/game/explore/outcome.ts';
import { type PlyConvention, pointFrom } from '../../../engine/game/explore/plies.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';
import { differencesOf } from '../../analysis/exploring/differences.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { counted, painter } from '../formats/style.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { conditionsLine, type Question } from './asked.ts';
import { countInParts, jobsOf, servePart } from './inParts.ts';

export const tellCount: Question = async (asked, options, io) => {
  const { state, edition, place, exploration, looked, finished } = asked;
  const depth = wholeNumber(options, 'depth', { least: 0, most: 1000 }) ?? Number.POSITIVE_INFINITY;
  const counting = { ...exploration, depth, merge: options.has('merge') };
  if (io.ownPart !== undefined) {
    servePart(asked, counting, io.ownPart);
    return 0;
  }
  const jobs = jobsOf(options, io);
  // With units alone the parts would carry out the same: what a ply changes there is kept for all positions that differ elsewhere.
  const found =
    jobs === null || isByChanges(pointFrom(state, counting), counting)
      ? looked(() => count(state, counting))
      : await countInParts(asked, counting, jobs);
  finished(isCut(found.stopped), found.stopped === 'memory' ? MORE_POSITIONS : undefined);
  const outcomes = outcomesOf(found.ends);
  if (options.has('json')) {
    const counts = countInJson(edition, exploration.ply, found, outcomes);
    io.out.write(`${jsonText({ ...counts, assumed: asked.conditions() })}\n`);
  } else {
    const text = options.has('count')
      ? countText(found, outcomes.length)
      : outcomesText(outcomes, found, { start: state, place, io });
    io.out.write(`${text}${conditionsLine(asked)}`);
  }
  return isCut(found.stopped) ? 1 : 0;
};

const MORE_POSITIONS =
  ': there are more positions than a count may remember, which is about a gigabyte of them; --depth counts fewer plies';

const countInJson = (
  edition: string,
  ply: PlyConvention,
  { rows, ends, stopped }: Count,
  outcomes: readonly FoundOutcome[],
) => ({
  version: 1,
  edition,
  ply,
  rows: rows.map(({ depth, ways, ended, states }) => [depth, exact(ways), exact(ended), states]),
  ends: ends.length,
  outcomes: outcomes.length,
  limited: isCut(stopped),
});

/** A number as long as it is exact, and then its figures. */
const exact = (n: bigint): number | string => (n <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : String(n));

const countText = ({ rows, ends, stopped }: Count, outcomes: number): string => {
  const cells = [
    ['plies', 'ways', 'ended', 'positions'],
    ...rows.map(({ depth, ways, ended, states }) => [
      String(depth),
      inFigures(ways),
      inFigures(ended),
      inFigures(states),
    ]),
  ];
  const widths = [0, 1, 2, 3].map(at => cells.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0));
  const table = cells.map(row => `${row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}\n`).join('');
  const far = stopped === null ? '' : ' so far';
  return `${table}\n${counted(ends.length, 'position')} at the end${far}, ${counted(outcomes, 'outcome')}\n`;
};

interface Told {
  readonly start: State;
  readonly place: string;
  readonly io: Io;
}

const outcomesText = (outcomes: readonly FoundOutcome[], { stopped }: Count, { start, place, io }: Told): string => {
  const paint = painter(io.out);
  const far = stopped === null ? '' : ' so far';
  const { always, each: facts } = differencesOf(
    start,
    outcomes.map(({ state }) => state),
  );
  const inAll =
    always.length === 0 || outcomes.length === 1 ? '' : `In all of them, ${printable(always.join('; '))}.\n`;
  const head = `${paint('bold', place)}: ${counted(outcomes.length, 'outcome')}${far}\n${inAll}`;
  const each = outcomes.map(({ ways, way }, at) => {
    const what = outcomes.length === 1 ? always : (facts[at] ?? []);
    const told = what.length === 0 ? 'nothing has changed' : what.join('; ');
    const lines = way.flatMap(({ acts }) => linesOfActs(acts)).map(line => `    ${printable(line)}\n`);
    return `\n${paint('bold', `${at + 1}`)}  ${printable(told)} ${paint('dim', `(${inFigures(ways)} ${ways === 1n ? 'way' : 'ways'})`)}\n${lines.join('')}`;
  });
  return head + each.join('');
};
