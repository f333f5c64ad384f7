/**
 * A report as text, edition by edition, with nothing left out: to be compared before and after a change that is to leave
 * all reports as they are. Of the game's states it has what each line changed, so that they may be kept in another form.
 */
import type { Block, ScenarioTree, Span } from '../../engine/language/syntax.ts';
import type {
  Diagnostic,
  ExpectationAnswer,
  ExpectationResult,
  QuestionResult,
  Run,
  ScenarioReport,
  ShortAnswer,
} from '../../engine/scenario/report/report.ts';
import type { RunContext } from '../../engine/scenario/run.ts';
import { type LineIndex, lineIndex } from '../../server/analysis/document/lines.ts';
import { changesBetween } from '../../server/analysis/story/changes.ts';

export interface ReportText {
  readonly edition: string;
  readonly lines: readonly ReportLine[];
}

/** What is so, in codes, names and numbers; and the sentence that says it. */
export interface ReportLine {
  readonly fact: string;
  readonly words: string;
}

type Rules = RunContext['rules'];

export const reportTexts = (
  block: Block<ScenarioTree>,
  report: ScenarioReport,
  rules: Rules,
): readonly ReportText[] => {
  const lines = lineIndex(block.text);
  return [
    ...report.runs.map(run => ({ edition: run.ruleset, lines: runLines(report, run, rules, lines) })),
    ...report.branches.flatMap(({ path, runs }) =>
      runs.map(run => ({ edition: `${path.join(' › ')} ${run.ruleset}`, lines: runLines(report, run, rules, lines) })),
    ),
    ...report.unrun.map(edition => ({
      edition,
      lines: [plain('not run'), ...report.diagnostics.flatMap(each => diagnosticLines(each, lines))],
    })),
  ];
};

const runLines = (report: ScenarioReport, run: Run, rules: Rules, lines: LineIndex): readonly ReportLine[] => [
  plain(`${run.status}${run.standsIn === true ? ', stands in' : ''}`),
  ...report.diagnostics
    .filter(({ editions }) => editions?.includes(run.ruleset) ?? true)
    .flatMap(each => diagnosticLines(each, lines)),
  ...stepLines(run, rules),
  ...changeLines(run),
  ...run.expectations.flatMap(each => expectationLines(each, lines)),
  ...run.questions.flatMap(each => questionLines(each, lines)),
];

const diagnosticLines = (
  { severity, code, span, message, concepts, rule, edition, related, fixes }: Diagnostic,
  lines: LineIndex,
): readonly ReportLine[] => [
  {
    fact: `${at(span, lines)} ${severity} ${code} by ${rule ?? 'no rule'} of ${edition ?? 'no edition'} (${concepts.join(', ')})`,
    words: message,
  },
  ...related.map(each => ({ fact: `  see ${at(each.span, lines)}`, words: each.message })),
  ...fixes.flatMap(({ title, edits, preferred, safe }) => [
    { fact: `  fix${preferred ? ', preferred' : ''}${safe ? ', safe' : ''}`, words: title },
    ...edits.map(edit => plain(`    ${at(edit.span, lines)} ${JSON.stringify(edit.text)}`)),
  ]),
];

const stepLines = ({ steps, edition }: Run, rules: Rules): readonly ReportLine[] =>
  steps.flatMap(({ rule, text, note, line, units, players, places }) => [
    {
      fact: `line ${line + 1}: step by ${rules.numbersOf(rule, edition)[0] ?? 'no rule'} (${rule}), units ${units}, players ${players}, places ${places}`,
      words: text,
    },
    ...(note === undefined ? [] : [{ fact: '  note', words: note }]),
  ]);

/** Line by line what is another from what the line before had found: a step's would take three times as long to tell. */
const changeLines = ({ moments, final }: Run): readonly ReportLine[] =>
  moments.flatMap(({ line, before }, i) => {
    const after = moments[i + 1]?.before ?? final;
    return after === undefined || after === before
      ? []
      : (changesBetween(before, after) ?? []).map(({ about, what, from, to }) =>
          plain(`line ${line + 1}: ${about}, ${what}: ${from} -> ${to}`),
        );
  });

const inOneWord = ({ said, rule }: ShortAnswer): string => (rule === null ? said : `${said} · ${rule}`);

const questionLines = ({ span, asked, answer, short }: QuestionResult, lines: LineIndex) => [
  { fact: `${at(span, lines)} question, ${inOneWord(short())}`, words: asked },
  ...answerLines(answer(), lines),
];

const expectationLines = ({ span, holds, message, answer }: ExpectationResult, lines: LineIndex) => [
  { fact: `${at(span, lines)} expectation ${holds ? 'holds' : 'does not hold'}`, words: message },
  ...answerLines(answer(), lines),
];

const answerLines = (answer: ExpectationAnswer, lines: LineIndex): readonly ReportLine[] => {
  const { asks, yes, question, says, because, before, waits, open, unread, notRun, assumed } = answer;
  return [
    { fact: `  ${asks}, ${yes ? 'yes' : 'no'}`, words: `${question}? ${says}.` },
    ...because.map(({ text, rules }) => ({ fact: `  because (${rules.join(', ')})`, words: text })),
    ...(before === null ? [] : [plain(`  before ${at(before, lines)}`)]),
    ...(waits === null ? [] : [{ fact: '  waits', words: waits }]),
    ...(open === null ? [] : [{ fact: '  open', words: open }]),
    ...notRun.map(({ name, texts }) => ({ fact: `  without the text of ${name}`, words: texts.join(' / ') })),
    ...assumed.map(({ says, otherwise }) => ({ fact: '  assumed', words: `${says} (${otherwise})` })),
    ...(unread.length === 0 ? [] : [plain(`  not read: ${unread.join(', ')}`)]),
  ];
};

const plain = (fact: string): ReportLine => ({ fact, words: '' });

const at = ({ start, end }: Span, lines: LineIndex): string => `${place(start, lines)}-${place(end, lines)}`;

const place = (offset: number, lines: LineIndex): string => {
  const { line, character } = lines.positionAt(offset);
  return `${line + 1}:${character + 1}`;
};
