/** `accepts`, `declines`: with a name, what asks, or what it would be done to. */
import { nameOfRef } from '../../game/abilities/context.ts';
import { listed, player } from '../../game/play/query.ts';
import type { Answer, OpenQuestion, Question, Ref } from '../../game/state/state.ts';
import type { AnswerAction, Name } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { key, short } from '../names/byName.ts';
import { namesHere, pickFrom } from '../names/called.ts';
import type { Scope } from '../names/resolve.ts';
import { found, notFound, type Resolved } from '../names/resolved.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';

type YesOrNo = Extract<AnswerAction, { kind: 'accept' | 'decline' }>;

/**
 * The answer that `accepts` or `declines` gives to what is asked. A name that is neither what asks nor among what it
 * could be done to is a problem.
 */
export const yesOrNo = (scope: Scope, { kind, source }: YesOrNo, asked: OpenQuestion): Resolved<Answer> => {
  const { question: q } = asked;
  const among = actedOn(q);
  if (source !== undefined && among !== null && !isAsking(scope, asked, source)) {
    const one = pickFrom(scope.state, among, source.text);
    if (one === undefined) return notFound(notAsked(scope, asked, among, source));
    if (q.ask === 'refs' && kind === 'accept') return found({ kind: 'refs', refs: [one] });
  }
  return found(kind === 'accept' ? accepted(q) : declined(q));
};

/** What it would be done to; null where the question cannot be accepted or declined. */
const actedOn = (q: Question): readonly Ref[] | null => {
  if (q.ask === 'refs') return q.options;
  if (q.ask === 'may') return q.to === undefined ? [] : [q.to];
  return null;
};

/** Whether the name is that of the card or the ability that asks. */
export const isAsking = ({ state }: Scope, asked: OpenQuestion, { text }: Name): boolean => {
  const { about } = asked;
  const names = [key(about), short(about)];
  return names.includes(key(text)) || namesHere(state, text).includes(about) || isCost(asked, text);
};

/** "Accelerate": the optional cost that is asked about. */
const isCost = ({ rule, prompt }: OpenQuestion, text: string): boolean =>
  rule === 'play.cost.additional.optional' && key(prompt).endsWith(` ${key(text)}`);

const notAsked = (
  { state }: Scope,
  { about, player: who, rule }: OpenQuestion,
  among: readonly Ref[],
  name: Name,
): Problem => {
  const names = [...new Set(among.map(r => nameOfRef(state, r)))];
  const asked = player(state, who).name;
  const message =
    names.length === 0
      ? `It is ${about} that asks ${asked} now, not "${name.text}".`
      : `${about} asks ${asked} about ${listed(names, 'or')} now, not about "${name.text}".`;
  return problem('play/target', name.span, message, {
    concepts: [rule],
    fixes: (names.length > 0 ? names : [about]).map(n =>
      replacementFix(name.span, quoteIfNeeded(n), `Change to ${quoteIfNeeded(n)}`),
    ),
  });
};

/** To accept what is done to one thing, or to none, is to choose that thing where there is no other. */
const accepted = (q: Question): Answer =>
  q.ask === 'refs' && q.mayDecline !== true && q.options.length === 1
    ? { kind: 'refs', refs: q.options }
    : { kind: 'may', yes: true };

const declined = (q: Question): Answer => (q.ask === 'refs' ? { kind: 'refs', refs: [] } : { kind: 'may', yes: false });
