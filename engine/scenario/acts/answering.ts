/** What a player chooses, accepts, declines or puts in order, as the answer to what is asked. */

import { modeCalled } from '../../game/chain/modes.ts';
import type { Act } from '../../game/state/act.ts';
import type { Answer, Decision, Question } from '../../game/state/decision.ts';
import type { State } from '../../game/state/state.ts';
import type { AnswerAction, Name } from '../../language/syntax.ts';
import { key, short } from '../names/called.ts';
import { all, type Resolver } from '../names/resolve.ts';

export const answerOf = (r: Resolver, action: AnswerAction, state: State): Act | null => {
  const { decision } = state;
  const answer = decision?.kind === 'choose' ? answerTo(r, action, decision) : noQuestion(action);
  return answer === null ? null : { kind: 'answer', answer };
};

/** Nothing is asked: whatever is said will be refused for that. */
const noQuestion = (action: AnswerAction): Answer =>
  action.kind === 'order' ? { kind: 'order', order: [] } : { kind: 'may', yes: action.kind !== 'decline' };

type Asked = Extract<Decision, { kind: 'choose' }>;

const answerTo = (r: Resolver, action: AnswerAction, { question: q, rule }: Asked): Answer | null => {
  if (action.kind === 'decline') return q.ask === 'may' ? { kind: 'may', yes: false } : declined(q);
  if (action.kind === 'accept') return { kind: 'may', yes: true };
  const names = action.kind === 'order' ? action.items : action.names;
  const [first] = names;
  const word = first === undefined ? '' : key(first.text);
  switch (q.ask) {
    case 'may':
      // To choose what it is done to takes up a "may"; what is chosen later pays for nothing before.
      return rule === 'play.cost.additional.optional' && word !== 'yes' && word !== 'no'
        ? { kind: 'refs', refs: [] }
        : { kind: 'may', yes: word !== 'no' };
    case 'order':
      return { kind: 'order', order: orderOf(q.names, names) };
    case 'modes':
      if (q.least === 0 && word === 'nothing') return { kind: 'modes', modes: [] };
      return { kind: 'modes', modes: names.map(n => modeCalled(q.labels, n.text)) };
    case 'number':
      return action.kind === 'choose' && action.amount !== undefined
        ? { kind: 'number', amount: action.amount.value }
        : { kind: 'number', amount: -1 };
    case 'shares': {
      if (action.kind !== 'choose') return { kind: 'may', yes: true };
      const shares = q.among.map(() => 0);
      for (const s of action.shares) {
        const ref = r.ref(s.unit, q.among);
        if (ref === null) return null;
        const at = q.among.findIndex(
          a => a === ref || ('id' in a && 'id' in ref && a.kind === ref.kind && a.id === ref.id),
        );
        if (at >= 0) shares[at] = (shares[at] ?? 0) + s.amount.value;
      }
      return { kind: 'shares', shares };
    }
    case 'refs': {
      if (word === 'nothing' || word === 'no') return { kind: 'refs', refs: [] };
      if (action.kind === 'choose' && action.shares.length > 0) {
        const refs = all(action.shares, s => r.ref(s.unit, q.options));
        return refs === null ? null : { kind: 'refs', refs };
      }
      const refs = all(names, n => r.ref(n, q.options));
      if (refs === null) return null;
      return { kind: 'refs', refs };
    }
  }
};

const declined = (q: Question): Answer => (q.ask === 'refs' ? { kind: 'refs', refs: [] } : { kind: 'may', yes: false });

/** What is left out comes behind, as it stands. */
const orderOf = (names: readonly string[], said: readonly Name[]): readonly number[] => {
  const order: number[] = [];
  for (const n of said) {
    const at = names.findIndex(
      (name, i) =>
        !order.includes(i) &&
        (key(name) === key(n.text) || short(name) === key(n.text) || key(name).replace(/ \d+$/, '') === key(n.text)),
    );
    if (at >= 0) order.push(at);
  }
  return [...order, ...names.map((_, i) => i).filter(i => !order.includes(i))];
};
