/** Answers to what the game asks of a player: which are right, and why others are not. */
import { firstNames } from '../../lists.ts';
import { nameOfRef } from '../abilities/context.ts';
import { refuseWhileDeciding } from '../combat/refuseWhileDeciding.ts';
import { listed, listedNames, player } from '../play/query.ts';
import type { Nameable } from '../state/cards/effectTerms.ts';
import type { Concept } from '../state/concepts.ts';
import { allowsTogether } from '../state/groups.ts';
import { type Ref, sameRef } from '../state/ref.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import type { Answer, PlayerId, Question, State } from '../state/state.ts';

/**
 * Why an answer cannot be given, one refusal at most; none if it is right. Looks first whether a question waits at all,
 * then whose it is, then at the answer.
 */
export const refuseAnswer = (state: State, who: PlayerId, answer: Answer): readonly Refusal[] => {
  const { decision } = state;
  if (decision !== null && decision.kind !== 'choose') return refuseWhileDeciding(state);
  if (decision === null) return refusal('flow/nothing-pending', ['play.choices.later'], 'No choice is waiting here.');
  const { rule, about, prompt } = decision;
  if (decision.player !== who)
    return refusal(
      'flow/not-now',
      [rule],
      `${player(state, decision.player).name} chooses for ${about}, not ${player(state, who).name}.`,
    );
  const wrong = whyWrong(state, decision.question, answer);
  if (wrong === null) return [];
  const { question } = decision;
  const rules = question.ask === 'name' ? namingRules(question.of) : ([rule, 'play.target.valid'] as const);
  const isOne = question.ask !== 'order' || question.names.length < 2 || state.objects.some(o => o.name === about);
  return refusal('play/target', rules, `${about} ${isOne ? 'asks' : 'ask'} for ${prompt}: ${wrong}`);
};

/**
 * The rules by which a name cannot be given. A scenario does not say which format is played: any card that exists can be named,
 * and whether the format has it is for its author to judge.
 */
const namingRules = (of: Nameable): readonly [Concept, ...Concept[]] =>
  of === 'tag' || of === 'card type'
    ? [of === 'tag' ? 'naming.tag' : 'naming.what']
    : ['naming.card.exists', 'naming.card.no-token', 'naming.card'];

/** A tag has to be on some card or token; a card is no token, and is meant by its name or by what fits no other. */
const whyNotNamed = (name: string, of: Nameable): string =>
  of === 'tag'
    ? `no card or token has the tag "${name}".`
    : `"${name}" is neither the name of a ${of} nor a description that fits just one; a token cannot be named.`;

/** A name as a line of the script has it: in quotes, unless it is one word, or one with the number of a copy. */
const asTyped = (name: string): string => (/^\p{L}[\p{L}\p{N}_'’-]*(?: \d+)?$/u.test(name) ? name : `"${name}"`);

const namesOf = (state: State, refs: readonly Ref[]): string =>
  listed([...new Set(refs.map(r => nameOfRef(state, r)))]);

const whyWrong = (state: State, q: Question, answer: Answer): string | null => {
  switch (q.ask) {
    case 'refs': {
      if (answer.kind === 'may' && q.mayDecline === true) return null;
      if (answer.kind === 'number')
        return `${answer.amount} does not say which; name them: ${namesOf(state, q.options)}.`;
      if (answer.kind !== 'refs') return `this names none; name ${namesOf(state, q.options)}.`;
      const stray = answer.refs.find(r => !q.options.some(o => sameRef(o, r)));
      if (stray !== undefined)
        return `${nameOfRef(state, stray)} is not one of ${listedNames(q.options.map(o => nameOfRef(state, o)))}.`;
      const again = answer.refs.find((r, i) => answer.refs.slice(0, i).some(o => sameRef(o, r)));
      if (again !== undefined) return `${nameOfRef(state, again)} can be chosen once only.`;
      const n = answer.refs.length;
      if (n === 0 && q.mayDecline === true) return null;
      if (n < q.least || n > q.most)
        return `${n} chosen, where ${q.least === q.most ? q.least : `${q.least} to ${q.most}`} can be.`;
      return allowsTogether(q, answer.refs) ? null : 'together they do not fit its words.';
    }
    case 'may':
      return answer.kind === 'may' ? null : 'it is accepted ("accepts") or declined ("declines").';
    case 'modes':
      return answer.kind === 'modes' &&
        answer.modes.length <= q.count &&
        answer.modes.length >= (q.least ?? q.count) &&
        new Set(answer.modes).size === answer.modes.length &&
        answer.modes.every(m => q.labels[m] !== undefined && (q.open?.includes(m) ?? true))
        ? null
        : `it is ${q.least === undefined ? 'one' : `${q.least} to ${q.count}`} of: ${q.labels.filter((_, m) => q.open?.includes(m) ?? true).join(' / ')}.`;
    case 'order':
      return answer.kind === 'order' &&
        answer.order.length === q.names.length &&
        new Set(answer.order).size === q.names.length &&
        answer.order.every(i => q.names[i] !== undefined)
        ? null
        : `all of these have to be put in order: ${listed(q.names)}, as in “orders ${firstNames(q.names.map(asTyped)).join(', ')}”.`;
    case 'name':
      if (answer.kind !== 'name') return `it is named, as in “names ${asTyped(q.options[0] ?? q.of)}”.`;
      if (q.options.includes(answer.name)) return null;
      return q.only === true ? `it is one of ${listed(q.options)}.` : whyNotNamed(answer.name, q.of);
    case 'number':
      return answer.kind === 'number' && answer.amount >= q.least && answer.amount <= q.most
        ? null
        : `a number from ${q.least} to ${q.most}.`;
    case 'shares': {
      if (answer.kind !== 'shares')
        return `${q.total} is split among ${listedNames(q.among.map(r => nameOfRef(state, r)))}.`;
      const sum = answer.shares.reduce((a, b) => a + b, 0);
      if (answer.shares.some(n => n < q.each)) return `each gets at least ${q.each}.`;
      return sum === q.total ? null : `the shares add up to ${sum}, not to ${q.total}.`;
    }
  }
};
