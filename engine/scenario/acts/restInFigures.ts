/** `lethal to Wall, the rest to Soldier`: how much that is, in figures, which is how an assignment is written. */

import { openAssignment, targetOf } from '../../game/combat/damage.ts';
import { type Action, claimIn, type Share, type Statement } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { objectNamed, playerNamed, type Scope } from '../names/resolve.ts';
import { type Problem, problem, safeFix } from '../report/problems.ts';
import { stateToAssignIn } from './forced.ts';
import { type Script, type ScriptLine, scopeOf } from './playing.ts';

type Assignment = Extract<Action, { kind: 'assign' }>;

/** The line with its numbers, and the report; the line itself if it leaves nothing to be reckoned, or none can be. */
export const restInFigures = (
  script: Script,
  line: ScriptLine,
): { readonly line: ScriptLine; readonly problems: readonly Problem[] } => {
  const said = assignmentIn(line.statement);
  const as = { line, problems: [] };
  if (said === null || !said.action.shares.some(({ amount }) => amount.isRest ?? amount.isLethal)) return as;
  const scope = scopeOf(script);
  const player = playerNamed(scope, said.player);
  const open = player.ok ? openAssignment(stateToAssignIn(scope.state, player.value)) : null;
  if (open === null || !player.ok || open.player !== player.value) return as;
  const known = said.action.shares.map(share => (share.amount.isLethal === true ? lethalIn(scope, share) : share));
  const named = known.reduce((sum, { amount }) => sum + amount.value, 0);
  const left = Math.max(0, open.total - named);
  const shares = known.map(share =>
    share.amount.isRest === true ? { ...share, amount: { value: left, span: share.amount.span } } : share,
  );
  const [first, last] = [shares[0], shares.at(-1)];
  if (first === undefined || last === undefined) return as;
  const text = shares.map(({ amount, unit }) => `${amount.value} to ${quoteIfNeeded(unit.text)}`).join(', ');
  const reckoned = [
    ...said.action.shares.flatMap(({ amount, unit }, i) =>
      amount.isLethal === true ? `${shares[i]?.amount.value} is lethal to ${unit.text}` : [],
    ),
    ...(known.some(({ amount }) => amount.isRest) ? [leftText(open.total, left, named)] : []),
  ];
  const message = `Write how much each unit gets in figures: ${reckoned.join(', ')}. Write it as “${text}”.`;
  const span = { start: first.span.start, end: last.span.end };
  const inFigures = { ...line, statement: withAction(line.statement, { ...said.action, shares }) };
  // What is asked is answered as it is meant: only what is written down is to be written in figures.
  if (line.statement.kind === 'ask') return { line: inFigures, problems: [] };
  const told = problem('syntax/wording', span, message, { fixes: [safeFix(span, text, `Write it as “${text}”`)] });
  return { line: inFigures, problems: [told] };
};

const leftText = (total: number, left: number, named: number): string =>
  named === 0 ? `all of it is ${total}` : `${left} of ${total} ${left === 1 ? 'is' : 'are'} left`;

/** A share of “lethal” with what is lethal to its unit now; nothing where there is no such unit. */
const lethalIn = (scope: Scope, share: Share): Share => {
  const id = objectNamed(scope, share.unit);
  const unit = id.ok ? scope.state.objects.find(each => each.id === id.value) : undefined;
  return unit === undefined
    ? share
    : { ...share, amount: { value: targetOf(scope.state, unit).lethal, span: share.amount.span } };
};

const assignmentIn = (s: Statement) => {
  if (s.kind === 'action') return s.action.kind === 'assign' ? { player: s.player, action: s.action } : null;
  const claim = claimIn(s);
  if (claim?.about !== 'legality' || claim.action.kind !== 'assign') return null;
  return { player: claim.player, action: claim.action };
};

const withAction = (s: Statement, action: Assignment): Statement => {
  if (s.kind === 'action') return { ...s, action };
  if (s.kind === 'expect' && s.claim.about === 'legality') return { ...s, claim: { ...s.claim, action } };
  return s.kind === 'ask' && s.question.asks === 'whether' && s.question.claim.about === 'legality'
    ? { ...s, question: { ...s.question, claim: { ...s.question.claim, action } } }
    : s;
};
