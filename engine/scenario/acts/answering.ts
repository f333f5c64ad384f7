/** What a player chooses, accepts, declines or puts in order, as the answer to what is asked. */

import { modeCalled } from '../../game/chain/modes.ts';
import { areAlike } from '../../game/play/alike.ts';
import { type Ref, sameRef } from '../../game/state/ref.ts';
import type { Act, Answer, OpenQuestion, PlayerId } from '../../game/state/state.ts';
import type { AnswerAction } from '../../language/syntax.ts';
import { key } from '../names/byName.ts';
import { pickFrom } from '../names/called.ts';
import { nameMeant } from '../names/described.ts';
import { refNamed, type Scope } from '../names/resolve.ts';
import { found, mapFound, type Resolved, resolveEach } from '../names/resolved.ts';
import { isOrdering, orderOf } from './ordering.ts';
import { yesOrNo } from './yesOrNo.ts';

/**
 * The answer as an act of the game. Where nothing is asked of the player it is an act all the same, for the game to
 * refuse with its reason.
 */
export const answerOf = (scope: Scope, who: PlayerId, action: AnswerAction): Resolved<Act> => {
  const { decision } = scope.state;
  const isAnother = decision?.kind === 'choose' && decision.player !== who && NAMES_WHAT_ASKS.has(action.kind);
  const answer =
    decision?.kind === 'choose' && !isAnother ? answerTo(scope, action, decision) : found(noQuestion(action));
  return mapFound(answer, given => ({ kind: 'answer', answer: given }));
};

/** Their names are those of the question: where it is put to another player, they are not looked up. */
const NAMES_WHAT_ASKS: ReadonlySet<string> = new Set(['accept', 'decline', 'order']);

/** Nothing is asked of them: whatever the line says, the game refuses it for that reason. */
const noQuestion = (action: AnswerAction): Answer =>
  action.kind === 'order' ? { kind: 'order', order: [] } : { kind: 'may', yes: action.kind !== 'decline' };

const answerTo = (scope: Scope, action: AnswerAction, asked: OpenQuestion): Resolved<Answer> => {
  const { question: q, rule } = asked;
  if (action.kind === 'accept' || action.kind === 'decline') return yesOrNo(scope, action, asked);
  if (action.kind === 'name')
    return found({ kind: 'name', name: q.ask === 'name' ? nameMeant(scope, q, action.name.text) : action.name.text });
  // An order answers no other question: it would pay for a "may", or choose, without saying so.
  if (action.kind === 'order' && q.ask !== 'order') return found({ kind: 'order', order: [] });
  const names = action.kind === 'order' ? action.items : action.names;
  const word = key(names[0]?.text ?? '');
  switch (q.ask) {
    case 'may':
      // An amount is no yes.
      if (action.kind === 'choose' && (action.amount !== undefined || action.shares.length > 0))
        return found({ kind: 'refs', refs: [] });
      // To choose what it is done to takes up a "may"; what is chosen later pays for nothing before.
      return rule === 'play.cost.additional.optional' && word !== 'yes' && word !== 'no'
        ? found({ kind: 'refs', refs: [] })
        : found({ kind: 'may', yes: word !== 'no' && word !== 'nothing' });
    // A name is asked for and not a choice: whatever is chosen, the game refuses it for that reason.
    case 'name':
      return found({ kind: 'may', yes: true });
    case 'order':
      return isOrdering(action, q) ? orderOf(scope, { question: q, rule }, names) : found({ kind: 'order', order: [] });
    case 'modes':
      if (q.least === 0 && word === 'nothing') return found({ kind: 'modes', modes: [] });
      return found({ kind: 'modes', modes: names.map(n => modeCalled(q.labels, n.text)) });
    case 'number': {
      const amount = action.kind === 'choose' ? action.amount?.value : undefined;
      return found({ kind: 'number', amount: amount ?? -1 });
    }
    case 'shares':
      return action.kind === 'choose' ? sharesOf(scope, action, q.among) : found({ kind: 'may', yes: true });
    case 'refs': {
      if (word === 'yes') return found({ kind: 'may', yes: true });
      if (word === 'nothing' || word === 'no') return found({ kind: 'refs', refs: [] });
      if (action.kind === 'choose' && action.amount !== undefined && names.length === 0)
        return found(countAnswer(scope, q.options, action.amount.value));
      const ofShares = action.kind === 'choose' ? action.shares.map(s => s.unit) : [];
      const chosen = ofShares.length > 0 ? ofShares : names;
      let left = q.options;
      return mapFound(
        resolveEach(chosen, name => {
          // A repeated name stands for the next thing of that name.
          const ref = refNamed(scope, name, pickFrom(scope.state, left, name.text) === undefined ? q.options : left);
          if (ref.ok) left = left.filter(o => !sameRef(ref.value, o));
          return ref;
        }),
        refs => ({ kind: 'refs', refs }),
      );
    }
  }
};

/** `chooses 2`: so many of things that are all alike, as runes of one domain are, or all of them; else it does not say which. */
const countAnswer = ({ state }: Scope, options: readonly Ref[], amount: number): Answer =>
  areAlike(state, options) || amount === options.length
    ? { kind: 'refs', refs: options.slice(0, amount) }
    : { kind: 'number', amount };

/** `chooses 2 to Wall, 1 to Scout`: in the order in which they are asked for. */
const sharesOf = (scope: Scope, { shares }: ChooseAction, among: readonly Ref[]): Resolved<Answer> =>
  mapFound(
    resolveEach(shares, ({ unit }) => refNamed(scope, unit, among)),
    refs => ({
      kind: 'shares',
      shares: among.map(each =>
        refs.reduce((sum, ref, i) => (sameRef(ref, each) ? sum + (shares[i]?.amount.value ?? 0) : sum), 0),
      ),
    }),
  );

type ChooseAction = Extract<AnswerAction, { kind: 'choose' }>;
