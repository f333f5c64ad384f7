/**
 * Asking a player. What has one answer is answered at once; what has been answered already, as the act is done over, with
 * that; else everything stops, and the state waits for the decision. The act is then done over with one answer more: all
 * that is done is a function of the state, so no half-done work has to be kept.
 */
import type { Answer, Asked, Question } from '../state/decision.ts';
import { allowsTogether } from '../state/groups.ts';
import { stop } from '../state/stopping.ts';
import type { Play } from './play.ts';

export const ask = <K extends Answer['kind']>(play: Play, kind: K, asked: Asked): Extract<Answer, { kind: K }> => {
  const only = onlyAnswer(asked.question);
  if (only?.kind === 'refs')
    play.settled = [...play.settled, { player: asked.player, about: asked.about, refs: only.refs }];
  const answer = only ?? play.answers[play.asked++];
  if (answer === undefined) return stop({ kind: 'asks', asked });
  if (answer.kind === 'may' && asked.question.ask === 'refs') return ask(play, kind, taken(asked, answer.yes));
  if (answer.kind !== kind) throw new TypeError(`a ${answer.kind} does not answer ${asked.question.ask}`);
  return answer as Extract<Answer, { kind: K }>;
};

/** What "may" be chosen is first taken up or declined in a word, and then chosen or not. */
const taken = (asked: Asked, yes: boolean): Asked => {
  if (asked.question.ask !== 'refs') return asked;
  const { mayDecline: _, ...question } = asked.question;
  return { ...asked, question: yes ? question : { ...question, most: 0, least: 0 } };
};

/** The answer to a question that leaves no choice. */
const onlyAnswer = (q: Question): Answer | null => {
  switch (q.ask) {
    case 'refs': {
      if (q.mayDecline === true) return null;
      if (q.most === 0 || q.options.length === 0) return { kind: 'refs', refs: [] };
      const all = q.options.length === q.least && q.options.length <= q.most;
      return all && allowsTogether(q, q.options) ? { kind: 'refs', refs: q.options } : null;
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
