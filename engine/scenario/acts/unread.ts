/**
 * A card's sentence that is not understood is an error where it stands. Lines of the script that count on it would all go
 * wrong as well: they are told as one warning, and what else is wrong is told as ever.
 */
import { listed } from '../../game/play/query.ts';
import type { State } from '../../game/state/state.ts';
import type { Print } from '../../game/state/things.ts';
import type { Action, Name, Statement } from '../../language/syntax.ts';
import type { Cards } from '../names/cards.ts';
import type { DiagnosticCode } from '../report/codes.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Script } from './playing.ts';

/** Takes back what was noted of a statement from the problem at `from` on, as far as it may follow from such a sentence. */
export const foldUnread = (script: Script, s: Statement, from: number): void => {
  const { problems, stage } = script;
  if (problems.length === from) return;
  const unread = unreadInPlay(script.play.state, stage.names.cards);
  if (unread.length === 0) {
    tellNotRun(script, s, from);
    return;
  }
  const follows = problems.slice(from).filter(p => mayFollow(script, s, p, stage.names.cards.isUnread));
  const [first] = follows;
  if (first === undefined) return;
  const others = problems.splice(from).filter(p => !follows.includes(p));
  problems.push(...others);
  if (script.countsOnUnread === 'none') problems.push(unreadProblem(first, unread));
  if (follows.some(p => p.code !== 'expect/failed')) script.countsOnUnread = 'played';
  else if (script.countsOnUnread === 'none') script.countsOnUnread = 'expected';
};

/** Words that do not run take nothing back: the first line that goes wrong and may count on them is told of them besides. */
const tellNotRun = (script: Script, s: Statement, from: number): void => {
  const { problems, stage } = script;
  const isInPart = (name: string): boolean => stage.names.cards.texts(name).length > 0;
  const inPart = cardsInPlay(script.play.state, stage.names.cards).filter(isInPart);
  if (inPart.length === 0 || problems.some(({ code }) => code === 'flow/unread')) return;
  const first = problems.slice(from).find(p => mayFollow(script, s, p, isInPart));
  if (first === undefined) return;
  problems.push(
    problem(
      'flow/unread',
      first.span,
      `${listed(inPart)} ${inPart.length > 1 ? 'run' : 'runs'} only in part: words under "text" do nothing, and this line may depend on them.`,
    ),
  );
};

const unreadProblem = (first: Problem, unread: readonly string[]): Problem =>
  problem(
    'flow/unread',
    first.span,
    `${listed(unread)} ${unread.length > 1 ? 'are' : 'is'} not fully understood, so lines that may depend on this, from this one on, are not reported one by one.`,
  );

/** Cards whose abilities could have acted in the game: not those that still lie in a hand or a deck. */
export const unreadInPlay = (state: State, cards: Cards): readonly string[] =>
  cardsInPlay(state, cards).filter(name => cards.isUnread(name));

/** By name; without what is only called like a card, as a plain unit of the board may be. */
export const cardsInPlay = (state: State, cards: Cards): readonly string[] => {
  const prints = [
    ...state.objects.flatMap(({ zone, print }) => (zone.kind === 'hand' || zone.kind === 'deck' ? [] : print)),
    ...state.battlefields.flatMap(({ print }) => print ?? []),
  ];
  const isCard = ({ name, abilities }: Print): boolean => cards.print(name)?.abilities === abilities;
  return [...new Set(prints.filter(isCard).map(({ name }) => name))];
};

/** What has nothing to decide, or is not so, may be for want of the ability; a line that plays such a card may miss a choice of it. */
const mayFollow = (
  { play, resolver }: Script,
  s: Statement,
  { code }: Problem,
  isShort: (name: string) => boolean,
): boolean => {
  const isOfUnread = (action: Action): boolean => {
    const name = sourceOf(action);
    const ref = name === null ? null : resolver.peek(name.text);
    const o = ref?.kind === 'object' ? play.state.objects[ref.id] : undefined;
    return name !== null && isShort(o?.print.name ?? name.text);
  };
  if (s.kind === 'expect') {
    if (code !== 'expect/failed') return false;
    return s.claim.about !== 'legality' || isAnswer(s.claim.action) || isOfUnread(s.claim.action);
  }
  if (code === 'flow/nothing-pending') return true;
  return s.kind === 'action' && ABILITY.has(code) && isOfUnread(s.action);
};

const ABILITY: ReadonlySet<DiagnosticCode> = new Set(['play/no-ability', 'play/target']);

const sourceOf = (action: Action): Name | null => {
  if (action.kind === 'play') return action.card;
  return action.kind === 'activate' ? action.source : null;
};

const isAnswer = ({ kind }: Action): boolean =>
  kind === 'choose' || kind === 'accept' || kind === 'decline' || kind === 'order';
