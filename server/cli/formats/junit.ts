/** JUnit's XML, which continuous integration reads as test results: a suite a file, a case a scenario and edition, or a card. */

import { isGood } from '../../../engine/scenario/script/outcome.ts';
import type { CardResult, FileReport, ReportedProblem, ScenarioResult } from '../../analysis/checking/report.ts';
import { escapeXml } from '../../analysis/text/printable.ts';
import { caveatsOf } from '../../analysis/verdict/caveats.ts';
import { answerLine } from '../../analysis/verdict/reported.ts';
import type { UnreadPath } from '../check/read.ts';
import type { MakeFormat } from './format.ts';

export const junit: MakeFormat = ({ io }) => {
  // The root's totals come first in the text, so the suites have to wait for the last of them.
  const suites: string[] = [];
  const totals = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  return {
    begin: () => undefined,
    file: report => {
      suites.push(suiteText(report.path, casesOf(report), totals));
    },
    end: (_, unread) => {
      for (const each of unread) suites.push(unreadText(each, totals));
      const { skipped, ...others } = totals;
      const root = attributes({ name: 'riftbench', ...others, ...(skipped === 0 ? {} : { skipped }) });
      io.out.write(`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${root}>\n`);
      for (const suite of suites) io.out.write(suite);
      io.out.write('</testsuites>\n');
    },
  };
};

interface Case {
  readonly name: string;
  readonly line: number;
  /** A failure is an answer other than expected; an error, a scenario that could not be played as written. */
  readonly outcome: 'passed' | 'failure' | 'error' | 'skipped';
  readonly errors: readonly ReportedProblem[];
  /** Its questions with their answers, and what its result may rest on: a sentence each. */
  readonly caveats: readonly string[];
}

const casesOf = ({ problems, scenarios, cards }: FileReport): readonly Case[] => {
  const inCases = new Set([...scenarios, ...cards].flatMap(each => each.problems));
  const outside = problems.filter(problem => problem.severity === 'error' && !inCases.has(problem));
  const first = outside[0];
  const ofFile: readonly Case[] =
    first === undefined
      ? []
      : [
          {
            name: 'outside the scenarios',
            line: first.range.start.line,
            outcome: 'error',
            errors: outside,
            caveats: [],
          },
        ];
  return [...ofFile, ...cards.map(cardCase), ...scenarios.map(caseOf)];
};

const caseOf = (result: ScenarioResult): Case => {
  const { name, edition, line, status, problems, questions } = result;
  const errors = problems.filter(problem => problem.severity === 'error');
  const clean = status === 'untested' ? 'skipped' : 'passed';
  const failed = status === 'invalid' ? 'error' : 'failure';
  return {
    name: `${name === '' ? 'unnamed' : name} (${edition})`,
    line,
    outcome: isGood(status) && errors.length === 0 ? clean : failed,
    errors: errors.length > 0 ? errors : problems.filter(({ code }) => code === 'flow/undecided'),
    caveats: [...questions.map(each => `${each.question} ${answerLine(each)}`), ...caveatsOf(result)],
  };
};

const cardCase = ({ name, line, problems }: CardResult): Case => {
  const errors = problems.filter(problem => problem.severity === 'error');
  return {
    name: `card ${name === '' ? 'unnamed' : name}`,
    line,
    outcome: errors.length === 0 ? 'passed' : 'error',
    errors,
    caveats: [],
  };
};

const suiteText = (
  path: string,
  cases: readonly Case[],
  totals: { tests: number; failures: number; errors: number; skipped: number },
): string => {
  const failures = cases.filter(each => each.outcome === 'failure').length;
  const errors = cases.filter(each => each.outcome === 'error').length;
  const skipped = cases.filter(each => each.outcome === 'skipped').length;
  totals.tests += cases.length;
  totals.skipped += skipped;
  totals.failures += failures;
  totals.errors += errors;
  const head = attributes({ name: path, tests: cases.length, failures, errors, ...(skipped === 0 ? {} : { skipped }) });
  return `  <testsuite${head}>\n${cases.map(each => caseText(path, each)).join('')}  </testsuite>\n`;
};

/** A file that could not be read counts as a test with an error. */
const unreadText = ({ path, why }: UnreadPath, totals: { tests: number; errors: number }): string => {
  totals.tests += 1;
  totals.errors += 1;
  const head = attributes({ name: path, tests: 1, failures: 0, errors: 1 });
  const test = attributes({ classname: path, name: 'is read', file: path });
  const written = attributes({ message: `It is not checked: ${why}`, type: 'unread' });
  return `  <testsuite${head}>\n    <testcase${test}>\n      <error${written}/>\n    </testcase>\n  </testsuite>\n`;
};

const caseText = (path: string, { name, line, outcome, errors, caveats }: Case): string => {
  const head = `    <testcase${attributes({ classname: path, name, file: path, line: line + 1 })}`;
  const remarks = caveats.length === 0 ? '' : `      <system-out>${escapeXml(caveats.join('\n'))}</system-out>\n`;
  if (outcome === 'passed') return remarks === '' ? `${head}/>\n` : `${head}>\n${remarks}    </testcase>\n`;
  if (outcome === 'skipped')
    return `${head}>\n      <skipped message="It expects and asks nothing."/>\n${remarks}    </testcase>\n`;
  const [first] = errors;
  const written = attributes({
    message: first?.message ?? 'The scenario did not pass.',
    type: first?.code ?? 'undecided',
  });
  const lines = errors.map(error => `${placeOf(path, error)} ${error.code} ${error.message}${citationOf(error)}`);
  return `${head}>\n      <${outcome}${written}>${escapeXml(lines.join('\n'))}</${outcome}>\n${remarks}    </testcase>\n`;
};

const placeOf = (path: string, { range: { start } }: ReportedProblem): string =>
  `${path}:${start.line + 1}:${start.character + 1}`;

const citationOf = ({ rule, edition }: ReportedProblem): string =>
  rule === undefined || edition === undefined ? '' : ` (CR ${rule}, ${edition})`;

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
