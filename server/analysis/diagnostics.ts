/** What is wrong in a document, for the editor to underline. */

import { BOUNDS } from '../../engine/bounds.ts';
import { knownOf } from '../../engine/known.ts';
import { type Block, type CardTree, isScenario } from '../../engine/language/syntax.ts';
import type { Severity } from '../../engine/scenario/report/codes.ts';
import type { Diagnostic as Finding } from '../../engine/scenario/report/report.ts';
import { type CitedRule, citationOf } from '../../rules-db/citation.ts';
import { thrownText } from '../../rules-db/thrownText.ts';
import type { BookEdition, RuleInEdition } from '../../rules-db/types.ts';
import { type Analysis, citingFile, passagesIn, rangeOf, WHOLE } from './document/analysis.ts';
import { type CardProblem, cardProblems } from './document/cardProblems.ts';
import { citationProblems } from './document/citing.ts';
import { tooLarge } from './document/files.ts';
import { reportInFile } from './document/fileWork.ts';
import { isCard, useProblems } from './document/uses.ts';
import { capped } from './text/capped.ts';
import type { Diagnostic, DiagnosticData } from './values.ts';

/** At most so many as `capped` lets through; the last one then says how many are left out. */
export const diagnostics = (analysis: Analysis): readonly Diagnostic[] =>
  capped(all(analysis), severityOf, ({ first: { range }, severity, message }) => ({
    range,
    severity,
    code: 'flow/limit',
    message,
  }));

const severityOf = ({ severity }: Diagnostic): Severity => severity;

/**
 * For a document that cannot be checked, a diagnostic that says why: without any, everything would seem to be right.
 */
export const failure = (error: unknown): Diagnostic => ({
  range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } },
  severity: 'error',
  message: `Riftbench cannot check this file: ${thrownText(error)}`,
});

/** For one that was given up. */
export const stopped = (error: Error): Diagnostic => ({
  ...failure(error),
  code: 'run/timeout',
  message: error.message,
});

const all = (analysis: Analysis): readonly Diagnostic[] => [
  ...sizeProblem(analysis),
  ...projectProblem(analysis),
  ...analysis.blocks.flatMap(block =>
    findingsOf(analysis, block).map(finding => diagnosticOf(analysis, block, finding)),
  ),
  ...citationFindings(analysis).map(finding => diagnosticOf(analysis, WHOLE, finding)),
];

/** The document can still be edited; only Riftbench does not check it. */
const sizeProblem = ({ source }: Analysis): readonly Diagnostic[] =>
  source.isTooLarge === true ? [{ ...failure(new Error(tooLarge(BOUNDS.fileBytes))), code: 'flow/limit' }] : [];

/** A problem at a place, in a block or in the document itself. */
type PlacedFinding = Omit<Finding, 'edition' | 'concepts'> & {
  readonly edition?: BookEdition;
  readonly prefix?: string;
  readonly wordings?: readonly RuleInEdition[];
};

/** What is wrong with the citations in prose. */
export const citationFindings = (analysis: Analysis): readonly PlacedFinding[] =>
  citationProblems(citingFile(analysis), analysis.book, passagesIn(analysis)).map(problem => ({
    ...problem,
    related: [],
  }));

/** What is wrong with the sentences of all cards of a document. */
const sentencesOf = knownOf((blocks: readonly Block[]): ReadonlyMap<CardTree, readonly CardProblem[]> => {
  const problemsOf = cardProblems();
  return new Map(blocks.filter(isCard).map(({ tree }) => [tree, problemsOf(tree)]));
});

/** All that is wrong in a block: of a scenario what its report says, of other blocks what their parser said. */
export const findingsOf = (analysis: Analysis, block: Block, report = reportInFile): readonly Finding[] => {
  if (isScenario(block)) return report(analysis, block).diagnostics;
  const sentences: readonly Finding[] =
    block.tree.kind !== 'card'
      ? []
      : (sentencesOf(analysis.blocks).get(block.tree) ?? []).map(({ code, span, message }) =>
          error(code, span, message),
        );
  const errors = block.tree.problems.map(({ code, span, message, replacement }) =>
    error(
      code,
      span,
      message,
      replacement === undefined
        ? []
        : [
            {
              title: replacement.title,
              edits: [{ span: replacement.span, text: replacement.text }],
              preferred: true,
              safe: false,
            },
          ],
    ),
  );
  return [...sentences, ...errors, ...unused(analysis, block)];
};

/** What keeps a `use` from giving all its cards. */
const unused = ({ used }: Analysis, block: Block): readonly Finding[] =>
  useProblems(used, block)
    .filter(each => each.block.tree === block.tree)
    .map(({ code, span, message }) => error(code, span, message));

/** An error outside of scenarios, without a rule. */
const error = (
  code: Finding['code'],
  span: Finding['span'],
  message: string,
  fixes: Finding['fixes'] = [],
): Finding => ({ code, severity: 'error', span, message, concepts: [], related: [], fixes });

/** `data` carries the citation and the titles of the fixes for clients that show them. */
export const diagnosticOf = (analysis: Analysis, block: Pick<Block, 'offset'>, finding: PlacedFinding): Diagnostic => {
  const { rule, edition, prefix, code } = finding;
  const about =
    rule === undefined || edition === undefined
      ? undefined
      : { number: rule, edition, ...(prefix === undefined ? {} : { prefix }) };
  const data: DiagnosticData = {
    ...(about === undefined ? {} : { citation: citationOf(about) }),
    fixes: finding.fixes.map(fix => fix.title),
  };
  return {
    range: rangeOf(analysis, block, finding.span),
    severity: finding.severity,
    code,
    ...(about === undefined ? {} : { page: pageOfRule(analysis, about) }),
    // The number is in the message as well as in the link, because screen readers and many editors show no link.
    message: about === undefined ? finding.message : `${finding.message} ${citationOf(about)}`,
    ...(code === 'cite/superseded' ? { isSuperseded: true } : {}),
    related: [
      ...finding.related.map(related => ({
        location: { uri: analysis.source.uri, range: rangeOf(analysis, block, related.span) },
        message: related.message,
      })),
      ...(finding.wordings ?? []).map(each => ({
        location: { uri: pageOfRule(analysis, each), range: TOP },
        message: `${citationOf(each)}: ${each.text}`,
      })),
    ],
    data,
  };
};

/** A rule of a book beside the core rules is read in an edition of its own, whatever that of the file. */
const pageOfRule = ({ pages, edition: { edition: shown } }: Analysis, rule: CitedRule): string =>
  rule.prefix === undefined ? pages.to('rule', rule.number, rule.edition) : pages.to('book', citationOf(rule), shown);

const TOP = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** A project file that cannot be read concerns every file below it: it is reported once, on the first line. */
const projectProblem = ({ edition, lines }: Analysis): readonly Diagnostic[] =>
  edition.problem === undefined
    ? []
    : [
        {
          range: { start: { line: 0, character: 0 }, end: lines.positionAt(lines.lineEnd(0)) },
          severity: 'error',
          code: 'setup/edition',
          message: `${edition.problem} Until then ${edition.edition} is used.`,
          data: { fixes: [] } satisfies DiagnosticData,
        },
      ];
