/** What each act of the script kept or gave away, for people and for programs. */
import { type JudgedAct, judgedLines, playedActs } from '../../analysis/exploring/playedLines.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { counted, type Paint, painter } from '../formats/style.ts';
import { type Asked, conditionsLine, type From, goalAsked, playerAsked, type Question, scriptText } from './asked.ts';

/** Before the first act that is judged. */
export const firstPlayed: From = (tree, run, line) => playedActs(tree, run, line)[0]?.before ?? null;

export const tellLines: Question = (asked, options, io) => {
  const { tree, run, after, edition, place, exploration, looked, finished, seconds } = asked;
  const claim = options.value('lines') ?? '';
  const goal = goalAsked('lines', options, asked);
  const who = playerAsked(options, asked);
  const found = looked(() => judgedLines(playedActs(tree, run, after), exploration, { who: who.id, goal }));
  finished(found.limited);
  const acts = found.acts.map(act => ({ ...lineOf(asked, act), ...told(act) }));
  const { nodes, limited } = found;
  if (options.has('json'))
    io.out.write(
      `${jsonText({ version: 1, edition, claim, who: who.name, acts, nodes, assumed: asked.conditions(), seconds: seconds(), limited })}\n`,
    );
  else {
    const paint = painter(io.out);
    const text = acts.map(act => actText(act, paint)).join('');
    io.out.write(
      `${paint('bold', place)}\n${headOf(acts, printable(claim), printable(who.name))}${text}${conditionsLine(asked)}`,
    );
  }
  return found.acts.at(-1)?.after === true ? 0 : 1;
};

/** `line`: of the file, from 1. */
const lineOf = ({ block }: Asked, { statement: { line, span } }: JudgedAct) => ({
  line: block.line + line + 1,
  act: block.text.slice(span.start, span.end),
});

const told = ({ before, after, within, what, instead }: JudgedAct) => ({ before, after, within, what, instead });

type Told = ReturnType<typeof lineOf> & ReturnType<typeof told>;

const headOf = (acts: readonly Told[], claim: string, who: string): string => {
  const [first] = acts;
  const what = `“${claim}”`;
  if (first === undefined) return `${what} is true before the first of these lines.\n`;
  const turns = acts.flatMap(({ line, what: did }) => {
    const said = did === null ? undefined : TURNS.get(did);
    return said === undefined ? [] : [`line ${line} ${said}`];
  });
  const sequel = turns.length === 0 ? '' : `; ${turns.join('; ')}`;
  return `Before line ${first.line}, ${forcedText(first.before, who)} ${what}${sequel}.\n`;
};

const TURNS: ReadonlyMap<string, string> = new Map([
  ['lost', 'lost it'],
  ['gave', 'gave it'],
  ['brought', 'brought it about'],
]);

const forcedText = (force: boolean | null, who: string): string => {
  if (force === null) return `it was not decided whether ${who} could force`;
  return `${who} ${force ? 'could' : 'could not'} force`;
};

const actText = ({ line, act, within, what, instead }: Told, paint: Paint): string =>
  `\n${paint('bold', `line ${line}`)}  ${printable(act)}\n  ${verdictText(what, within, paint)}${insteadText(what, instead)}`;

const verdictText = (what: Told['what'], within: number | null, paint: Paint): string => {
  const plies = counted(within ?? 0, 'ply', 'plies');
  switch (what) {
    case null:
      return `${paint('yellow', 'not decided')}\n`;
    case 'brought':
      return `${paint('green', 'brought it about')}\n`;
    case 'kept':
      return `${paint('green', 'kept it')}: forced, in ${plies} at most\n`;
    case 'gave':
      return `${paint('green', 'gave it')}: ${within === 0 ? 'it has become true' : `forced now, in ${plies} at most`}\n`;
    case 'lost':
      return `${paint('red', 'lost it')}: it can no longer be forced\n`;
    case 'nothing':
      return 'changed nothing: it cannot be forced\n';
  }
};

const SHOWN = 3;

const insteadText = (what: Told['what'], instead: Told['instead']): string => {
  if (instead.length === 0) return '';
  const more = instead.length > SHOWN ? `  or one of ${instead.length - SHOWN} more\n` : '';
  const shown = instead.slice(0, SHOWN).map(scriptText).join('  or\n');
  return `  ${what === 'lost' ? 'would have kept it' : 'would have prevented it'}:\n${shown}${more}`;
};
