/** What a refused play, activation, hiding or answer could have been legally: other targets, places or answers. */

import { perform, playFrom, refuse } from '../../game/actions.ts';
import { allLocations } from '../../game/play/destinations.ts';
import { isOnBoard, placeName } from '../../game/play/query.ts';
import type { Act, DeclaredChoice, DeclaredChoices } from '../../game/state/act.ts';
import type { Question } from '../../game/state/decision.ts';
import { objectRef, type Ref, sameRef } from '../../game/state/ref.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Location, PlayerId, State } from '../../game/state/state.ts';
import type { Action, AnswerAction, Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { VERBS } from '../../language/words/words.ts';
import { answerText, writtenRef } from '../lines/answers.ts';
import { comparedName, nearestCards } from '../names/nearest.ts';
import { likeliestFirst, preferredFix, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { decisionActs } from './choices.ts';
import { chosenIndex } from './refusedWords.ts';

const MOST = 8;

type WithWishes = Extract<Act, { kind: 'play' | 'activate' | 'activate-place' }>;

/** Other targets for the one that is wrong. */
export const betterTargets = (
  state: State,
  who: PlayerId,
  action: Extract<Action, { kind: 'play' | 'activate' }>,
  act: WithWishes,
  refusals: readonly Refusal[],
): readonly Fix[] => {
  const refusal = refusals.find(r => r.code === 'play/target' || r.code === 'play/deflect');
  const at = refusal === undefined ? -1 : chosenIndex(state, act.declared.choosing, refusal);
  const name = action.choosing[at];
  if (name === undefined) return [];
  const kept = act.declared.choosing.slice(0, at);
  const rest = act.declared.choosing.slice(at + 1);
  const next = nextChoices(state, who, withChoosing(act, kept));
  // Where enough is chosen already, nothing is asked any more: whatever there is is tried.
  const options = next.length > 0 ? next : everything(state).filter(ref => !kept.some(w => isRef(w, ref)));
  const legal = options.filter(
    ref => refuse(state, who, withChoosing(act, [...kept, { kind: 'ref', ref }, ...rest])).length === 0,
  );
  const texts = legal.slice(0, MOST).map(ref => writtenRef(state, ref, options));
  return likeliestFirst(texts.map(text => replacementFix(name.span, text, `Choose ${text}`)));
};

/** What could be chosen next: asked of a game that is played on only to be asked. */
export const nextChoices = (state: State, who: PlayerId, act: WithWishes): readonly Ref[] => {
  if (refuse(state, who, act).length > 0) return [];
  const ahead = playFrom(state);
  perform(ahead, who, act);
  const { decision, chain } = ahead.state;
  if (decision?.kind === 'choose')
    return decision.player === who && decision.question.ask === 'refs' ? decision.question.options : [];
  // With one option there is no question: it is what the item has chosen by itself.
  const said = act.declared.choosing;
  const chosen = Object.values(chain.at(-1)?.slots ?? {}).flat();
  return chosen.filter(r => r.kind === 'object' && !said.some(w => w.kind === 'ref' && sameObject(w.ref, r)));
};

const everything = (state: State): readonly Ref[] =>
  [
    ...state.objects.filter(isOnBoard).map(({ id }) => objectRef(state, id)),
    ...state.battlefields.map(({ id }): Ref => ({ kind: 'battlefield', id })),
    ...state.players.map(({ id }): Ref => ({ kind: 'player', id })),
  ].slice(0, MOST_TRIED);

const MOST_TRIED = 40;

const isRef = (choice: DeclaredChoice, ref: Ref): boolean => choice.kind === 'ref' && sameRef(choice.ref, ref);

const sameObject = (a: Ref, b: Ref): boolean => a.kind === 'object' && b.kind === 'object' && a.id === b.id;

const withChoosing = (act: WithWishes, choosing: DeclaredChoices['choosing']): WithWishes => ({
  ...act,
  declared: { ...act.declared, choosing },
});

/** Other places for a unit to be played to, or for a card to be hidden at. */
export const betterPlaces = (
  state: State,
  who: PlayerId,
  span: Span,
  verb: 'Play to' | 'Hide at',
  actAt: (to: Location) => Act | null,
): readonly Fix[] => {
  const legal = allLocations(state).filter(to => {
    const act = actAt(to);
    return act !== null && refuse(state, who, act).length === 0;
  });
  return likeliestFirst(
    legal.slice(0, MOST).map(to => {
      const name = to.kind === 'base' ? 'base' : quoteIfNeeded(placeName(state, to));
      return replacementFix(span, name, `${verb} ${name}`);
    }),
  );
};

/** Other answers to the question that waits, where it is this player's. */
export const betterAnswers = (
  { source, state, who }: { readonly source: string; readonly state: State; readonly who: PlayerId },
  action: AnswerAction,
): readonly Fix[] => {
  const { decision } = state;
  if (decision?.kind !== 'choose' || decision.player !== who) return [];
  const near = action.kind === 'name' ? nearNames(state, decision.question, action.name.text) : [];
  const texts = near.length > 0 ? near : answerTexts(state, decision.question);
  const [name] = action.kind === 'choose' ? action.names : [];
  const last = action.kind === 'choose' ? action.names.at(-1) : undefined;
  // Of a line that answers several questions the first ones have their answers already.
  const goesOn = name !== undefined && source.slice(action.span.start, name.span.start).includes(',');
  return texts.flatMap((text, i) => {
    const title = imperative(text);
    const fixWith = i === 0 ? preferredFix : replacementFix;
    if (!goesOn) return [fixWith(action.span, text, title)];
    const named = /^chooses (.*)$/.exec(text)?.[1];
    if (named === undefined || last === undefined) return [];
    return [fixWith({ start: name.span.start, end: last.span.end }, named, title)];
  });
};

/** Those that the name may have been meant to be, the nearest first. */
const nearNames = (state: State, question: Question, typed: string): readonly string[] =>
  question.ask === 'name'
    ? nearestCards(typed, question.options.map(comparedName), () => true).map(name =>
        answerText(state, question, { kind: 'name', name }),
      )
    : [];

/** The legal ones, after their player's name; what reads alike is one. */
const answerTexts = (state: State, question: Question): readonly string[] => [
  ...new Set(
    decisionActs(state, MOST).flatMap(act => (act.kind === 'answer' ? [answerText(state, question, act.answer)] : [])),
  ),
];

/** "Choose Wall" for `chooses Wall`. */
const imperative = (text: string): string => {
  const [verb = ''] = text.split(' ', 1);
  const plain = VERBS.find(([third]) => third === verb)?.[1] ?? verb;
  return plain.charAt(0).toUpperCase() + plain.slice(1) + text.slice(verb.length);
};
