/** SARIF 2.1.0, which code scanning and editors read as the results of an analysis. */

import { DIAGNOSTICS, type DiagnosticCode, type Severity } from '../../../engine/scenario/report/codes.ts';
import type { FileReport, ReportedProblem } from '../../analysis/checking/report.ts';
import { jsonText } from '../../analysis/text/printable.ts';
import { VERSION } from '../../analysis/text/version.ts';
import { type AnsweredQuestion, answeredIn } from '../check/answered.ts';
import type { UnreadPath } from '../check/read.ts';
import { CODE_HELP } from './codeHelp.ts';
import type { MakeFormat } from './format.ts';

export const sarif: MakeFormat = ({ io }) => {
  let before = '';
  return {
    begin: () => io.out.write(`${HEAD.slice(0, -']}]}'.length)}\n`),
    file: report => {
      const results = [
        ...report.problems.map(problem => resultOf(report, problem)),
        ...answeredIn(report).map(each => answerOf(report, each)),
      ];
      for (const result of results) {
        io.out.write(before + jsonText(result));
        before = ',\n';
      }
    },
    end: (_, unread) =>
      io.out.write(`\n]${unread.length === 0 ? '' : `,"invocations":${jsonText([failed(unread)])}`}}]}\n`),
  };
};

const CODES = Object.keys(DIAGNOSTICS) as readonly DiagnosticCode[];
const INDEX: ReadonlyMap<string, number> = new Map(CODES.map((code, at) => [code, at]));
const LEVELS = { error: 'error', warning: 'warning', information: 'note', hint: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** `assign/lethal-first` is AssignLethalFirst: SARIF asks for names of one word. */
const ruleOf = (code: DiagnosticCode) => {
  const help = CODE_HELP[code];
  return {
    id: code,
    name: code.replace(/(?:^|[/-])([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    ...(help === undefined
      ? {}
      : { shortDescription: { text: help.what }, help: { text: `${help.what} ${help.instead}` } }),
    defaultConfiguration: { level: LEVELS[DIAGNOSTICS[code]] },
  };
};

const uriOf = (path: string): string =>
  path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

const resultOf = ({ path }: FileReport, { code, severity, message, rule, edition, range }: ReportedProblem) => ({
  ruleId: code,
  ruleIndex: INDEX.get(code) ?? -1,
  level: LEVELS[severity],
  message: { text: message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(path) },
        region: {
          startLine: range.start.line + 1,
          startColumn: range.start.character + 1,
          endLine: range.end.line + 1,
          endColumn: range.end.character + 1,
        },
      },
    },
  ],
  properties: { ...(rule === undefined ? {} : { rule }), ...(edition === undefined ? {} : { edition }) },
});

/** The standard's form for what is no problem: of kind `informational`, whose only level is `none` (3.27.9, 3.27.10). */
const answerOf = ({ path }: FileReport, { line, character, text, rules }: AnsweredQuestion) => ({
  ruleId: ANSWER.id,
  ruleIndex: CODES.length,
  kind: 'informational',
  level: 'none',
  message: { text },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(path) },
        region: { startLine: line + 1, startColumn: character + 1 },
      },
    },
  ],
  properties: { rules },
});

const ANSWER = {
  id: 'answer',
  name: 'Answer',
  shortDescription: { text: 'A question of a scenario, answered.' },
  help: { text: 'A question of a scenario, answered. Whatever the answer is, nothing is wrong.' },
  defaultConfiguration: { level: 'none' },
} as const;

/** SARIF's words for a run that could not look at everything. */
const failed = (unread: readonly UnreadPath[]) => ({
  executionSuccessful: false,
  toolExecutionNotifications: unread.map(({ path, why }) => ({
    level: 'error',
    message: { text: `It is not checked: ${why}` },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path) } } }],
  })),
});

/** All that comes before the results, which follow as they come. */
const HEAD = JSON.stringify({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'Riftbench', semanticVersion: VERSION, rules: [...CODES.map(ruleOf), ANSWER] } },
      columnKind: 'utf16CodeUnits',
      results: [],
    },
  ],
});
