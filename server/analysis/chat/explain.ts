/** `explain`: what is legal at a point of a scenario, and why a line is not. */
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { MOST_BY } from '../../../engine/scenario/exploring/boardChanges.ts';
import { whatTurns } from '../../../engine/scenario/exploring/whatTurns.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import type { ScenarioPart } from '../../../engine/scenario/script/parts.ts';
import { citation } from '../../../rules-db/citation.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { Openings } from '../../protocol.ts';
import type { Analysis } from '../document/analysis.ts';
import { rulesetOf } from '../document/edition.ts';
import { openingsAt, positionAt, type ScriptPosition } from '../openings.ts';
import { RefusedRequest } from '../refused.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import type { ChatAnswer } from './answer.ts';
import { boardLines } from './board.ts';
import { pictureOf } from './picture.ts';
import { type ChatProblem, problemLines, problemsOfBlock } from './problems.ts';
import { editionAsked, readText } from './reading.ts';
import { andMore, capped, first } from './shortened.ts';
import type { ReadArguments, Running } from './tools/tool.ts';
import { type JudgedAct, judgedAct } from './triedAct.ts';

const MOST = { acts: 12, refused: 12, problems: 10 } as const;

export const explain = (book: RuleBook, asked: ReadArguments, running: Running): ChatAnswer => {
  const { analysis, scenarios } = readText(book, asked, running);
  const { block, line } = placeAsked(analysis, scenarios, asked);
  // Of those that the scenario names, if it names that one.
  const ruleset = asked.has('edition') ? rulesetOf(editionAsked(asked)) : undefined;
  const position = positionAt(analysis, { line, ruleset });
  if (position === null) throw new RefusedRequest(notSetUp(analysis, block));
  const { run, state } = position;
  const said = openingsAt(analysis, { line, ruleset });
  const written = said?.after ?? null;
  const act = asked.text('act').trim();
  const here = problemsOfBlock(analysis, block).filter(each => isOn(each, written ?? { from: line, to: line }));
  const data = {
    scenario: position.report.name,
    edition: run.ruleset,
    line: line + 1,
    ...(written === null ? {} : { after: written.text }),
    board: boardLines(sceneOf(state, { ruleset: run.ruleset })),
    ...(act === '' || said === null ? {} : { act: judgedAct({ analysis, block, said, act }) }),
    ...openingsTold(said?.openings, position),
    problems: first(here, MOST.problems).shown,
    ...changesFor(analysis, block, here, running),
    notes: notesOn(position),
  };
  const part: ScenarioPart = { block: position.part, report: position.report, line: 0, branch: null, inside: [] };
  const picture = asked.flag('picture') === true ? pictureOf(analysis, part, run, line) : undefined;
  return { text: textOf(data), data, ...(picture === undefined ? {} : { picture }) };
};

/** The scenario that is asked about, and a line of the document, from 0. */
const placeAsked = (
  { lines }: Analysis,
  scenarios: readonly ScenarioBlock[],
  asked: ReadArguments,
): { readonly block: ScenarioBlock; readonly line: number } => {
  const wanted = asked.number('line');
  const [only] = scenarios;
  if (only === undefined)
    throw new RefusedRequest('There is no scenario in the text: one begins with scenario "NAME".');
  if (wanted === undefined) return { block: only, line: only.line + only.text.trimEnd().split('\n').length - 1 };
  const block = scenarios.findLast(each => each.line < wanted);
  if (block === undefined || wanted > lines.lineCount)
    throw new RefusedRequest(
      `Line ${wanted} is in no scenario that is asked about: “${capped(only.tree.name?.text ?? '')}” begins at line ${only.line + 1}, and the text has ${lines.lineCount} lines.`,
    );
  return { block, line: wanted - 1 };
};

const notSetUp = (analysis: Analysis, block: ScenarioBlock): string => {
  const [wrong] = problemsOfBlock(analysis, block).filter(({ severity }) => severity === 'error');
  return `This scenario cannot be set up${wrong === undefined ? '.' : `, line ${wrong.line}: ${wrong.says}`}`;
};

const isOn = ({ line }: ChatProblem, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from < line && line <= to + 1;

const openingsTold = (openings: Openings | undefined, { state }: ScriptPosition) => {
  const players = openings?.players ?? [];
  const refused = players.flatMap(({ name, refused: all }) =>
    all.map(({ line, message, rule: { number } }) => ({
      player: name,
      line,
      why: message,
      ...(number === undefined ? {} : { cite: citation(number, state.edition) }),
    })),
  );
  const shown = first(refused, MOST.refused);
  return {
    lines: openings?.lines ?? [],
    legal: players.flatMap(({ name, groups }) =>
      groups.map(({ kind, openings: acts, cut, unlisted }) => {
        const some = first(acts, MOST.acts);
        return {
          player: name,
          kind,
          acts: some.shown.map(({ line, asks }) => ({ line, ...(asks === undefined ? {} : { asks }) })),
          leftOut: some.left + cut,
          ...(unlisted === undefined ? {} : { unlisted }),
        };
      }),
    ),
    refused: shown.shown,
    refusedLeftOut: shown.left,
  };
};

/** In milliseconds, of the time that one question has. */
const MOST_TRYING = 6_000;

/** Asked only of a line that is wrong. */
const changesFor = (analysis: Analysis, block: ScenarioBlock, wrong: readonly ChatProblem[], { now }: Running) => {
  const error = wrong.find(({ severity }) => severity === 'error');
  const statement = block.tree.statements.find(
    ({ line }) => error !== undefined && block.line + line === error.line - 1,
  );
  if (statement === undefined) return {};
  const end = now() + MOST_TRYING;
  const isLate = (): boolean => now() > end;
  const search = whatTurns(block, statement.line, analysis.context, {
    isEnough: isLate,
    limits: () => ({ isEnough: isLate }),
  });
  for (;;) {
    const { value, done } = search.next();
    if (done !== true) continue;
    if (value === null) return {};
    const makeItRight = value.changes.map(({ says }) => says);
    return { changes: { makeItRight, tried: value.tried, isComplete: !value.isLimited } };
  }
};

/** What the answer hangs on that the scenario does not say. */
const notesOn = ({ run, state, at, part }: ScriptPosition): readonly string[] => [
  ...(at === undefined && part.tree.statements.some(isScript) ? [NOT_BEGUN] : []),
  ...run.assumed.map(({ says }) => `Assumed: ${says}.`),
  ...run.notRun.map(({ name }) => `Played without words of ${name} that do not run.`),
  ...state.players
    .filter(({ handKnown }) => !handKnown)
    .map(({ name }) => `${name}'s hand is not listed: what could be played from it is not told.`),
];

const NOT_BEGUN = 'The script begins below this line. To be told what is legal, ask after one of its lines.';

interface Told extends ReturnType<typeof openingsTold> {
  readonly scenario: string;
  readonly edition: string;
  readonly line: number;
  readonly after?: string;
  readonly board: readonly string[];
  readonly act?: JudgedAct;
  readonly problems: readonly ChatProblem[];
  readonly changes?: { readonly makeItRight: readonly string[]; readonly tried: number; readonly isComplete: boolean };
  readonly notes: readonly string[];
}

const textOf = (told: Told): string =>
  [
    `“${told.scenario}” under ${told.edition}, after line ${told.line}${told.after === undefined ? '' : `, “${capped(told.after)}”`}`,
    ...told.board,
    ...actLines(told.act),
    ...listUnder('Wrong at this line', told.problems.flatMap(problemLines)),
    ...changeLines(told.changes),
    ...listUnder('Legal here', legalLines(told)),
    ...listUnder('Not legal here', [
      ...told.refused.map(({ line, why, cite }) => `- ${line}: ${why}${cite === undefined ? '' : ` ${cite}`}`),
      ...andMore(told.refusedLeftOut),
    ]),
    ...listUnder(
      'Not told',
      told.notes.map(note => `- ${note}`),
    ),
  ].join('\n');

const listUnder = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const actLines = (act: JudgedAct | undefined): readonly string[] =>
  act === undefined
    ? []
    : [
        '',
        `“${capped(act.line)}” is ${act.isLegal ? 'legal here.' : 'not legal here, or not a line of the language:'}`,
        ...act.problems.flatMap(problemLines),
      ];

const legalLines = ({ lines, legal }: Told): readonly string[] => {
  const all = legal.flatMap(({ player, kind, acts, leftOut, unlisted }) => [
    ...acts.map(({ line, asks }) => `- ${line}${asks === undefined ? '' : ` (then: ${asks})`}`),
    ...(leftOut === 0 ? [] : [`  … and up to ${leftOut} more ${kind} of ${player}`]),
    ...(unlisted === undefined ? [] : [`  ${kind} of ${player} are not listed: ${unlisted}`]),
  ]);
  const both = [...lines.map(line => `- ${line}`), ...all];
  return both.length === 0 ? ['- nothing'] : both;
};

const changeLines = (changes: Told['changes']): readonly string[] => {
  if (changes === undefined) return [];
  const { makeItRight, tried, isComplete } = changes;
  const all = isComplete
    ? `${tried} boards that differ in one fact, by up to ${MOST_BY}, were tried.`
    : `Only ${tried} boards were tried in time.`;
  return makeItRight.length === 0
    ? ['', `No change of a single fact${isComplete ? '' : ' that was tried'} makes it right. ${all}`]
    : ['', 'It would be right if', ...makeItRight.map(each => `- ${each}`), all];
};
