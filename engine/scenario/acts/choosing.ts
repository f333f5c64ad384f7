/** A line that answers several questions in a row: that it is done at all, a unit, and where it goes. */
import { type Act, playFrom, recordedPlayFrom, refuseOrPerform } from '../../game/actions.ts';
import type { Play, RecordedPlay } from '../../game/play/play.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Action, Name } from '../../language/syntax.ts';

export type Choose = Extract<Action, { kind: 'choose' }>;

/** What cannot answer a "may": a "may" is taken up by choosing what it is done to, or else asks for yes or no. */
export const NO_YES_OR_NO: Act = { kind: 'answer', answer: { kind: 'refs', refs: [] } };

/** How many of the names answer the question that waits: none where they say that a "may" is taken up. */
export const namesTaken = ({ decision }: State, who: PlayerId, names: readonly Name[]): number => {
  if (decision?.kind !== 'choose' || decision.player !== who || names.length === 0) return names.length;
  const { question, about } = decision;
  if (question.ask === 'refs') return Math.max(1, Math.min(question.most, names.length));
  if (question.ask === 'modes') return Math.min(question.count, names.length);
  if (question.ask !== 'may') return names.length;
  const word = names[0]?.text.toLowerCase();
  const isAnswer = word === 'yes' || word === 'no' || word === 'nothing';
  return isAnswer || word === about.toLowerCase() ? names.length : 0;
};

/**
 * Whether what comes after a "may" is the same question for yes and no: a name that answers it takes nothing up then. One no
 * is a no to each of several things of a kind, as of four tokens that would be played.
 */
export const isAskedEitherWay = (state: State, who: PlayerId): boolean => {
  const yes = tryMay(playFrom(state), who, 'yes')?.state.decision;
  if (yes?.kind !== 'choose' || yes.question.ask !== 'refs') return false;
  let after = tryMay(playFrom(state), who, 'no');
  while (after !== null && isSameMay(state.decision, after.state.decision)) after = tryMay(after, who, 'no');
  const no = after?.state.decision;
  // What it is asked about may differ: the place of one token, or of another that is played instead.
  return no?.kind === 'choose' && no.player === who && yes.rule === no.rule && sameTerms(yes.question, no.question);
};

/** A game after a yes or a no, tried in a copy; null where it cannot be said. */
export const tryMay = ({ state, library }: Play, who: PlayerId, said: 'yes' | 'no'): RecordedPlay | null => {
  const trial = recordedPlayFrom(state, library);
  const act: Act = { kind: 'answer', answer: { kind: 'may', yes: said === 'yes' } };
  return refuseOrPerform(trial, who, act).length > 0 ? null : trial;
};

/** Of the same ability, and of the next thing that it could be done to. */
const isSameMay = (a: State['decision'], b: State['decision']): boolean =>
  a?.kind === 'choose' &&
  b?.kind === 'choose' &&
  b.question.ask === 'may' &&
  a.player === b.player &&
  a.about === b.about &&
  a.prompt === b.prompt;
