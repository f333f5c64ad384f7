/** What can be done about a diagnostic: its fixes as quick fixes, and all safe fixes of the file at once. */

import type { Block } from '../../engine/language/syntax.ts';
import { addAll, smallestOf } from '../../engine/lists.ts';
import type { Severity } from '../../engine/scenario/report/codes.ts';
import type { Edit, Fix } from '../../engine/scenario/report/report.ts';
import { EXPECT_IT, FIX_ALL, QUICK_FIX, REWRITE, WRITE_REST } from './actionKinds.ts';
import { citationFindings, diagnosticOf, findingsOf } from './diagnostics.ts';
import { type Analysis, rangeOf, WHOLE } from './document/analysis.ts';
import type { Range } from './document/lines.ts';
import { migrateActions } from './migration/migrate.ts';
import type { CodeAction, Diagnostic, TextEdit } from './values.ts';
import { expectationActions, restAction } from './writing/actions.ts';
import { turnAction } from './writing/turned.ts';

/** What offsets are counted from. */
type BlockOffset = Pick<Block, 'offset'>;

export interface ActionRequest {
  readonly range: Range;
  readonly only?: readonly string[] | undefined;
  /** Whether the client asks for the edit of an action when that is chosen. */
  readonly resolves?: boolean;
  /** Whether the client has a list of expectations to pick from. */
  readonly picks?: boolean;
}

export const codeActions = (analysis: Analysis, request: ActionRequest): readonly CodeAction[] => [
  ...(wants(request, QUICK_FIX) ? quickFixes(analysis, request) : []),
  // Offered where it is asked for by its kind; in the plain menu it would hide the fixes for this line.
  ...(request.only !== undefined && wants(request, FIX_ALL) ? fixAll(analysis) : []),
  ...(request.resolves === true && wants(request, REWRITE) ? migrateActions(analysis, request.range) : []),
  ...(wants(request, WRITE_REST) ? restAction(analysis, request.range) : []),
  ...turnAction(analysis, request.range).filter(({ kind = '' }) => wants(request, kind)),
  ...(wants(request, EXPECT_IT) ? expectationActions(analysis, request.range, request.picks === true) : []),
];

const wants = ({ only }: ActionRequest, kind: string): boolean =>
  only === undefined || only.some(asked => asked === '' || kind === asked || kind.startsWith(`${asked}.`));

const quickFixes = (analysis: Analysis, request: ActionRequest): readonly CodeAction[] =>
  merged(fixesAt(analysis, request)).toSorted(
    (a, b) => Number(b.isPreferred) - Number(a.isPreferred) || weight(a) - weight(b),
  );

const fixesAt = (analysis: Analysis, request: ActionRequest): readonly CodeAction[] =>
  [...analysis.blocks.map(block => ({ block, findings: findingsOf(analysis, block) })), inProse(analysis)].flatMap(
    ({ block, findings }) =>
      findings.flatMap(finding => {
        const own = diagnosticOf(analysis, block, finding);
        if (finding.fixes.length === 0 || !touch(own.range, request.range)) return [];
        return finding.fixes.map(fix => quickFix(analysis, block, fix, own));
      }),
  );

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

const quickFix = (analysis: Analysis, block: BlockOffset, fix: Fix, diagnostic: Diagnostic): CodeAction => ({
  title: withoutMarkup(fix.title),
  kind: QUICK_FIX,
  diagnostics: [diagnostic],
  isPreferred: fix.preferred,
  edit: { changes: { [analysis.source.uri]: fix.edits.map(edit => textEdit(analysis, block, edit)) } },
});

/** Editors show a title as it is: what is code in it is quoted. */
const withoutMarkup = (title: string): string => title.replaceAll(/`([^`]+)`/g, '“$1”');

const fixAll = (analysis: Analysis): readonly CodeAction[] => {
  const edits = [
    ...analysis.blocks.flatMap(block => safeEdits(analysis, block, findingsOf(analysis, block))),
    ...safeEdits(analysis, WHOLE, citationFindings(analysis)),
  ];
  if (edits.length === 0) return [];
  return [
    {
      title: 'Fix everything that can be fixed safely',
      kind: FIX_ALL,
      edit: { changes: { [analysis.source.uri]: edits } },
    },
  ];
};

/** The preferred fix of each finding; if two overlap, the second is left for the next time. */
const safeEdits = (
  analysis: Analysis,
  block: BlockOffset,
  findings: readonly { readonly fixes: readonly Fix[] }[],
): TextEdit[] => {
  const taken: Edit[] = [];
  for (const { fixes } of findings) {
    const safe = fixes.find(fix => fix.safe && fix.preferred) ?? fixes.find(fix => fix.safe);
    if (safe?.edits.every(edit => taken.every(other => apart(edit, other)))) addAll(taken, safe.edits);
  }
  return taken.map(edit => textEdit(analysis, block, edit));
};

const apart = (a: Edit, b: Edit): boolean => a.span.end < b.span.start || b.span.end < a.span.start;

const textEdit = (analysis: Analysis, block: BlockOffset, edit: Edit): TextEdit => ({
  range: rangeOf(analysis, block, edit.span),
  newText: edit.text,
});

const before = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character);
const touch = (a: Range, b: Range): boolean => !before(a.end, b.start) && !before(b.end, a.start);
