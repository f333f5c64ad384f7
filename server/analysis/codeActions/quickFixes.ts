import type { Block } from '../../../engine/language/syntax.ts';
import { smallestOf } from '../../../engine/lists.ts';
import type { Severity } from '../../../engine/scenario/report/codes.ts';
import type { Fix } from '../../../engine/scenario/report/report.ts';
import { citationFindings, diagnosticOf, findingsOf } from '../diagnostics.ts';
import { type Analysis, rangeOf, WHOLE } from '../document/analysis.ts';
import type { Range } from '../document/lines.ts';
import type { CodeAction, Diagnostic } from '../values.ts';
import { type CodeActionOffer, fixEdit, QUICK_FIX } from './codeAction.ts';

/**
 * The fixes that come with diagnostics: preferred ones first, then those of errors. Each is made where its diagnostic is; what
 * would be right in place of a refused action, in `engine/scenario/fixes/`.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove
 *     base Ana
 *       Raider might 4
 *
 *     turn Ana
 * -   Ana moves Raider to Grovee$0
 * +   Ana moves Raider to Grove
 * ```
 * Change to Grove
 */
export const quickFixes: CodeActionOffer = {
  kinds: [QUICK_FIX],
  offer: (analysis, { range }) =>
    merged(fixesAt(analysis, range)).toSorted(
      (a, b) => Number(b.isPreferred) - Number(a.isPreferred) || weight(a) - weight(b),
    ),
};

const fixesAt = (analysis: Analysis, range: Range): readonly CodeAction[] =>
  [
    ...blocksIn(analysis, range).map(block => ({ block, findings: findingsOf(analysis, block) })),
    inProse(analysis),
  ].flatMap(({ block, findings }) =>
    findings.flatMap(finding => {
      if (finding.fixes.length === 0) return [];
      const own = diagnosticOf(analysis, block, finding);
      return touch(own.range, range) ? finding.fixes.map(fix => quickFix(analysis, block, fix, own)) : [];
    }),
  );

const blocksIn = (analysis: Analysis, range: Range): readonly Block[] =>
  analysis.blocks.filter(block => touch(rangeOf(analysis, block, { start: 0, end: block.text.length }), range));

const inProse = (analysis: Analysis) => ({ block: WHOLE, findings: citationFindings(analysis) });

/** Several findings on one word often have the same fix: the menu offers it once for all of them. */
const merged = (actions: readonly CodeAction[]): readonly CodeAction[] => {
  const byFix = new Map<string, CodeAction>();
  for (const action of actions) {
    const key = JSON.stringify([action.title, action.edit]);
    const same = byFix.get(key);
    byFix.set(key, same === undefined ? action : together(same, action));
  }
  return [...byFix.values()];
};

const together = (one: CodeAction, other: CodeAction): CodeAction => ({
  ...one,
  diagnostics: [...(one.diagnostics ?? []), ...(other.diagnostics ?? [])],
  isPreferred: one.isPreferred === true || other.isPreferred === true,
});

/** An error's fix comes before a hint's. */
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information', 'hint'];
const weight = ({ diagnostics = [] }: CodeAction): number =>
  smallestOf(diagnostics.map(each => SEVERITIES.indexOf(each.severity)));

const quickFix = (analysis: Analysis, block: Pick<Block, 'offset'>, fix: Fix, diagnostic: Diagnostic): CodeAction => ({
  title: withoutMarkup(fix.title),
  kind: QUICK_FIX,
  diagnostics: [diagnostic],
  isPreferred: fix.preferred,
  edit: fixEdit(analysis, block, fix.edits),
});

/** Editors show a title as it is: what is code in it is quoted. */
const withoutMarkup = (title: string): string => title.replaceAll(/`([^`]+)`/g, '“$1”');

const before = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character);
const touch = (a: Range, b: Range): boolean => !before(a.end, b.start) && !before(b.end, a.start);
