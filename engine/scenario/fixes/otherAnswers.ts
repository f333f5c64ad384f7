import type { Question, State } from '../../game/state/state.ts';
import type { Action, AnswerAction } from '../../language/syntax.ts';
import { VERBS } from '../../language/words/words.ts';
import { capitalized } from '../../lists.ts';
import { answerText } from '../lines/answers.ts';
import { comparedName, nearestCards } from '../names/nearest.ts';
import { preferredFix, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { decisionActs } from './choices.ts';
import { MOST, type RefusedAction } from './refusedAction.ts';

/**
 * Other answers to the question that waits, where it is this player's.
 *
 * ```diff
 *   card "Own Blow" spell
 *     deal 2 to a unit at a battlefield
 *
 *   scenario "Grove"
 *     player Ana hand "Own Blow"
 *     player Ben
 *     battlefield Grove
 *       Ben: Wall might 3
 *       Ben: Soldier might 3
 *     battlefield Meadow
 *     base Ben
 *       Guard might 3
 *
 *     turn Ana
 *     Ana plays "Own Blow"
 * -   Ana chooses Guard$0
 * +   Ana chooses Wall
 * ```
 * Choose Wall
 */
export const otherAnswers = ({ source, state, who, action, act }: RefusedAction): readonly Fix[] => {
  const { decision } = state;
  if (act.kind !== 'answer' || !isAnswer(action) || decision?.kind !== 'choose' || decision.player !== who) return [];
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

const ANSWERS: ReadonlySet<string> = new Set(['choose', 'accept', 'decline', 'order', 'name']);
const isAnswer = (action: Action): action is AnswerAction => ANSWERS.has(action.kind);

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
  return capitalized(plain) + text.slice(verb.length);
};
