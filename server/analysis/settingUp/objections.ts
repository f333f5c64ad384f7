/** What the language would say to a line that setting up is about to write: what it finds wrong is not written. */
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import type { ScenarioBlock, Span } from '../../../engine/language/syntax.ts';
import type { Diagnostic } from '../../../engine/scenario/report/report.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import type { SetUp, SetUpOffer } from '../../protocol.ts';
import { type Analysis, reportOf } from '../document/analysis.ts';
import type { BlockEdit } from './lines.ts';
import type { Objection } from './whereCardsGo.ts';

/** Undefined where the changes make nothing wrong. Only the board is played: what the script then meets is shown where it is. */
export const objectionTo = (
  analysis: Analysis,
  block: ScenarioBlock,
  changes: readonly BlockEdit[],
  step: SetUp,
): Objection | undefined => {
  const { text, written } = changed(block.text, changes);
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario' || tree.problems.length > block.tree.problems.length)
    return { why: tree.problems.at(-1)?.message ?? 'That is no scenario any more.', offers: [] };
  if (step.do === 'whatIf' || step.do === 'back') return undefined;
  const script = tree.statements.find(s => isScript(s) || s.kind === 'what-if');
  const board = script === undefined ? text : text.slice(0, script.span.start);
  const made = script === undefined ? tree : parseBlock(board);
  if (made.kind !== 'scenario') return undefined;
  const before = new Set(reportOf(analysis, block).diagnostics.map(({ message }) => message));
  const found = reportOf(analysis, { ...block, text: board, tree: made }).diagnostics.find(
    each => counts(each, step) && !before.has(each.message) && written.some(span => meets(span, each.span)),
  );
  return found && { why: found.message, offers: offersOf(found, step) };
};

/** Of a name that may be a slip for a card's, the author can say that it is meant. */
const counts = ({ severity, code }: Diagnostic, step: SetUp): boolean =>
  severity === 'error' || (code === 'name/near-card' && isNaming(step) && step.isMeant !== true);

type Naming = Extract<SetUp, { do: 'addCard' | 'player' | 'battlefield' }>;

const isNaming = (step: SetUp): step is Naming =>
  step.do === 'addCard' || step.do === 'player' || step.do === 'battlefield';

/** What the language would put right, as steps. */
const offersOf = ({ severity, fixes }: Diagnostic, step: SetUp): readonly SetUpOffer[] => {
  if (!isNaming(step)) return [];
  const withName = (name: string): Naming => (step.do === 'addCard' ? { ...step, card: name } : { ...step, name });
  const cards = fixes.flatMap(({ edits: [edit] }) => {
    const [, name] = /^"(.*)"$/.exec(edit?.text ?? '') ?? [];
    return name === undefined ? [] : [{ label: name, step: withName(name) }];
  });
  const typed = step.do === 'addCard' ? step.card : step.name;
  return [
    ...cards,
    ...(severity === 'error' ? [] : [{ label: `“${typed}” as typed`, step: { ...step, isMeant: true } as const }]),
  ];
};

const meets = (a: Span, b: Span): boolean => a.start <= b.end && b.start <= a.end;

/** The text with the changes made, and where each of them is in it. */
const changed = (
  text: string,
  changes: readonly BlockEdit[],
): { readonly text: string; readonly written: readonly Span[] } => {
  let made = '';
  let done = 0;
  const written: Span[] = [];
  for (const { start, end, text: put } of changes.toSorted((a, b) => a.start - b.start)) {
    made += text.slice(done, start);
    written.push({ start: made.length, end: made.length + put.length });
    made += put;
    done = end;
  }
  return { text: made + text.slice(done), written };
};
