/**
 * Asking a player. What has one answer is answered at once; what has been answered already, as the act is done over, with
 * that; else everything stops, and the state waits for the decision. The act is then done over with one answer more: all
 * that is done is a function of the state, so no half-done work has to be kept.
 */

import { allowsTogether } from '../state/groups.ts';
import { amongRefs, type Ref } from '../state/ref.ts';
import type { Answer, OpenQuestion, PlayerId, Question, State } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { areAlike } from './alike.ts';
import type { Play } from './play.ts';
import { isInGame } from './query.ts';

/**
 * The answer. Given already (the act is being done over) or the only possible one, it is returned at once; else the act
 * stops with the question (`stop`). An answer of another kind is a caller's mistake: TypeError.
 */
export const ask = <K extends Answer['kind']>(
  play: Play,
  kind: K,
  asked: OpenQuestion,
): Extract<Answer, { kind: K }> => {
  const only = isInGame(play.state, asked.player) ? onlyAnswer(asked.question, play.state) : nothing(asked.question);
  if (only?.kind === 'refs') play.recorder?.settle({ player: asked.player, about: asked.about, refs: only.refs });
  const answer = only ?? play.answers[play.asked++] ?? play.guess?.(asked);
  if (answer === undefined) return stop({ kind: 'asks', asked });
  if (answer.kind === 'concession') {
    leaveMeanwhile(play, answer.player);
    return ask(play, kind, stillAsked(play.state, asked));
  }
  if (answer.kind === 'may' && asked.question.ask === 'refs') return ask(play, kind, taken(asked, answer.yes));
  if (answer.kind !== kind) throw new TypeError(`a ${answer.kind} does not answer ${asked.question.ask}`);
  return answer as Extract<Answer, { kind: K }>;
};

/**
 * What is chosen of the options, in their order: for questions in which the order of what is named means nothing, so that the
 * same choice leads to the same state: what is discarded, recycled or paid with goes all at once. What is named as a card is
 * played stays in the order in which it is named: damage is split, cards are played and messages list them in that order.
 */
export const askWhich = (play: Play, asked: OpenQuestion & { readonly question: RefsQuestion }): readonly Ref[] => {
  const { refs } = ask(play, 'refs', asked);
  return asked.question.options.filter(amongRefs(refs));
};

type RefsQuestion = Extract<Question, { ask: 'refs' }>;

/** Whether to have something else happen to this. */
export const mayQuestion = (to: Ref | null): Question => (to === null ? { ask: 'may' } : { ask: 'may', to });

/**
 * `concede`, before the question is answered: what has been done stays done, and an item that was the leaver's is countered
 * in the middle of what it does (`concede.steps.counter`).
 */
const leaveMeanwhile = (play: Play, who: PlayerId): void => {
  const { chain } = play.state;
  play.leave(play, who);
  const countered = play.underWay.find(id => chain.some(i => i.id === id) && !play.state.chain.some(i => i.id === id));
  if (countered !== undefined) stop({ kind: 'countered', item: countered });
};

/** The question without what has left the game since: nobody can choose that any more. */
const stillAsked = (state: State, asked: OpenQuestion): OpenQuestion => {
  const { question } = asked;
  if (question.ask !== 'refs') return asked;
  const options = question.options.filter(r => isStillThere(state, r));
  const least = Math.min(question.least, options.length);
  return { ...asked, question: { ...question, options, least } };
};

const isStillThere = (state: State, r: Ref): boolean => {
  switch (r.kind) {
    case 'object':
      return state.objects[r.id]?.incarnation === r.incarnation && state.objects[r.id]?.zone.kind !== 'gone';
    case 'player':
      return isInGame(state, r.id);
    case 'item':
      return state.chain.some(i => i.id === r.id);
    case 'battlefield':
      return true;
    case 'location':
      return r.location.kind === 'battlefield' || isInGame(state, r.location.player);
  }
};

/** A player who has left makes no more choices (`concede.removed.no-influence`): nothing is chosen, and nothing taken up. */
const nothing = (q: Question): Answer => {
  switch (q.ask) {
    case 'refs':
      return { kind: 'refs', refs: [] };
    case 'may':
      return { kind: 'may', yes: false };
    case 'modes':
      return { kind: 'modes', modes: [] };
    case 'order':
      return { kind: 'order', order: q.names.map((_, i) => i) };
    case 'name':
      return { kind: 'name', name: '' };
    case 'number':
      return { kind: 'number', amount: q.least };
    case 'shares':
      return { kind: 'shares', shares: q.among.map(() => 0) };
  }
};

/** What "may" be chosen is first taken up or declined in a word, and then chosen or not. */
const taken = (asked: OpenQuestion, yes: boolean): OpenQuestion => {
  if (asked.question.ask !== 'refs') return asked;
  const { mayDecline: _, ...question } = asked.question;
  return { ...asked, question: yes ? question : { ...question, most: 0, least: 0 } };
};

/** The answer to a question that leaves no choice. */
const onlyAnswer = (q: Question, state: State): Answer | null => {
  switch (q.ask) {
    case 'refs': {
      if (q.mayDecline === true) return null;
      if (q.most === 0 || q.options.length === 0) return { kind: 'refs', refs: [] };
      const all = q.options.length === q.least && q.options.length <= q.most;
      if (all) return allowsTogether(q, q.options) ? { kind: 'refs', refs: q.options } : null;
      const any = q.options.slice(0, q.least);
      const isNoMatter = q.least === q.most && areAlike(state, q.options) && allowsTogether(q, any);
      return isNoMatter ? { kind: 'refs', refs: any } : null;
    }
    case 'may':
      return null;
    case 'modes': {
      const open = q.open ?? q.labels.map((_, i) => i);
      return open.length <= (q.least ?? q.count) ? { kind: 'modes', modes: open } : null;
    }
    // What there is to name is not counted: a name is said, not picked.
    case 'name':
      return null;
    case 'order':
      return q.names.length < 2 ? { kind: 'order', order: q.names.map((_, i) => i) } : null;
    case 'number':
      return q.least === q.most ? { kind: 'number', amount: q.least } : null;
    case 'shares': {
      if (q.among.length === 1) return { kind: 'shares', shares: [q.total] };
      // With just enough for the least that each gets, each gets that.
      return q.total === q.each * q.among.length ? { kind: 'shares', shares: q.among.map(() => q.each) } : null;
    }
  }
};
