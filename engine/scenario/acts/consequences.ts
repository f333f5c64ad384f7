/**
 * One mistake, one problem. After a line that could not be read or played, the game is not the one that its author had
 * in mind: problems that may follow from that line are reported beside it, all others as usual. Likewise a waiting
 * decision is reported once, together with all expectations that it leaves open.
 */
import type { Decision, State } from '../../game/state/state.ts';
import { type Action, onlyLooks, type Statement } from '../../language/syntax.ts';
import type { DiagnosticCode } from '../report/codes.ts';
import type { Problem } from '../report/problems.ts';
import type { Related } from '../report/report.ts';

/** A problem from which others may follow. */
interface CausingProblem {
  readonly problem: Problem;
  /** The line that could not be played; null where it could not even be read. */
  readonly line: Statement | null;
  /** The decision that waited there, and that the line may have been meant to make. */
  readonly decision: Decision | null;
}

/** Problems that follow from others, and are reported only together with them. */
export interface Consequences {
  /** In the order of their lines. */
  readonly causes: CausingProblem[];
  /** The decision that left an expectation open, or kept anybody from passing, and the problem that reported it. */
  waiting: { readonly decision: Decision; readonly problem: Problem } | null;
  readonly of: Map<Problem, Related[]>;
  readonly folded: Problem[];
}

/** Of a script in whose text and board these errors are, in their order. */
export const noConsequences = (broken: readonly Problem[]): Consequences => ({
  causes: broken.map(problem => ({ problem, line: null, decision: null })),
  waiting: null,
  of: new Map(),
  folded: [],
});

/** For a branch: what led to it still may have consequences there; `broken` are the errors of the text and board on its way. */
export const consequencesInBranch = ({ causes, folded }: Consequences, broken: readonly Problem[]): Consequences => ({
  causes: [...noConsequences(broken).causes, ...causes.filter(({ line }) => line !== null)],
  waiting: null,
  of: new Map(),
  folded: [...folded],
});

/** Those of a statement's problems that are reported as its own; `state` is the game after it. */
export const withoutConsequences = (
  consequences: Consequences,
  s: Statement,
  problems: readonly Problem[],
  state: State,
): readonly Problem[] => {
  const own = problems.filter(p => {
    const before = causeOf(consequences, s, p, state);
    if (before === null) return true;
    note(consequences, before, p);
    return false;
  });
  const problem = onlyLooks(s) ? undefined : own.find(isBreaking);
  if (problem !== undefined) consequences.causes.push({ problem, line: s, decision: state.decision });
  return own;
};

/** The same problems, each with what follows from it in any of the editions. */
export const withConsequences = (problems: readonly Problem[], all: readonly Consequences[]): readonly Problem[] =>
  all.every(({ of }) => of.size === 0)
    ? problems
    : problems.map(p => {
        const follows = all.flatMap(({ of }) => of.get(p) ?? []);
        return follows.length === 0 ? p : { ...p, related: foldConsequences(p.related, follows) };
      });

/** Each once. */
export const foldConsequences = (some: readonly Related[], more: readonly Related[]): readonly Related[] => {
  const keyOf = ({ span, message }: Related): string => `${span.start} ${message}`;
  const known = new Set(some.map(keyOf));
  const fresh = more.filter(each => {
    const key = keyOf(each);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...some, ...fresh];
};

/** What was expected, or was to be solved, is not so. */
const NOT_MET: ReadonlySet<DiagnosticCode> = new Set([
  'expect/failed',
  'expect/wrong-reason',
  'flow/undecided',
  'puzzle/unsolvable',
  'puzzle/gives-away',
  'puzzle/unfinished',
]);

/** Whether a line cannot have been played as it was meant; one in other words can, since it is known what they mean. */
export const isBreaking = ({ severity, code }: Problem): boolean =>
  severity === 'error' &&
  !AS_MEANT.has(code) &&
  !NOT_MET.has(code) &&
  !code.startsWith('expect/') &&
  !code.startsWith('cite/');

/** Errors of lines that are played as they are meant all the same. */
export const AS_MEANT: ReadonlySet<DiagnosticCode> = new Set(['setup/edition', 'syntax/wording', 'flow/no-branch']);

const causeOf = (all: Consequences, s: Statement, p: Problem, state: State): Problem | null => {
  const isBefore = ({ problem }: CausingProblem): boolean => problem.span.start < s.span.start;
  if (s.kind === 'all-pass' && p.code === 'flow/undecided') return waitedFor(all, p, state);
  if (!onlyLooks(s))
    return all.causes.find(cause => isBefore(cause) && leavesNothingTo(cause, s, p, state))?.problem ?? null;
  if (!NOT_MET.has(p.code)) return null;
  return all.causes.find(isBefore)?.problem ?? waitedFor(all, p, state);
};

/** There is nothing to do there, or something else to do first. */
const OUT_OF_PLACE: ReadonlySet<DiagnosticCode> = new Set(['flow/nothing-pending', 'flow/not-now', 'assign/not-now']);

/** Whether a line is out of place for want of the one before: of what that would have begun, or of the decision that it was to make. */
const leavesNothingTo = (
  { problem, line, decision }: CausingProblem,
  s: Statement,
  { code }: Problem,
  state: State,
): boolean => {
  const stillWaits = decision !== null && state.decision === decision;
  // Who has to decide first has been told: whatever is tried until then comes to that again.
  if (stillWaits && OUT_OF_PLACE.has(problem.code)) return OUT_OF_PLACE.has(code) || isAnswerTo(s, code);
  if (code === 'play/target') return line?.kind === 'action' && s.kind === 'action' && chooses(s.action, line.action);
  if (!OUT_OF_PLACE.has(code)) return false;
  if (line === null) return true;
  if (line.kind !== 'action') return line.kind === 'effect';
  if (BEGINS.has(line.action.kind)) return true;
  return DECIDES.has(line.action.kind) && stillWaits;
};

/** A choice that is for a later question than the one that waits. */
const isAnswerTo = (s: Statement, code: DiagnosticCode): boolean =>
  code === 'play/target' && s.kind === 'action' && DECIDES.has(s.action.kind);

/** Whether a line chooses what the line before was to play: a spell that is not on the chain then, a unit that is not there. */
const chooses = (action: Action, before: Action): boolean =>
  before.kind === 'play' &&
  (action.kind === 'play' || action.kind === 'activate') &&
  action.choosing.some(({ text }) => text.toLowerCase() === before.card.text.toLowerCase());

const BEGINS: ReadonlySet<Action['kind']> = new Set(['move', 'play', 'activate', 'hide']);
const DECIDES: ReadonlySet<Action['kind']> = new Set([
  'assign',
  'begin',
  'choose',
  'accept',
  'decline',
  'order',
  'name',
]);

/** The problem that reported the same decision before; the first one is kept. */
const waitedFor = (all: Consequences, p: Problem, { decision }: State): Problem | null => {
  if (p.code !== 'flow/undecided' || decision === null) return null;
  if (all.waiting?.decision === decision) return all.waiting.problem;
  all.waiting = { decision, problem: p };
  return null;
};

const note = ({ of, folded }: Consequences, before: Problem, p: Problem): void => {
  folded.push(p);
  const follows = of.get(before) ?? [];
  follows.push({ span: p.span, message: `Because of this: ${p.message}` });
  of.set(before, follows);
};
