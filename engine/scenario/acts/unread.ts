/**
 * A card's sentence that is not understood is an error where it stands. Lines of the script that depend on it would all
 * go wrong as well: they are reported as one warning, and everything else as usual.
 */
import { listedNames } from '../../game/play/query.ts';
import { isPlain } from '../../game/play/tokens.ts';
import type { GameObject, Print, State } from '../../game/state/state.ts';
import type { Action, Name, Statement } from '../../language/syntax.ts';
import { refCalled } from '../names/called.ts';
import type { Cards } from '../names/cards.ts';
import type { DiagnosticCode } from '../report/codes.ts';
import { type Problem, problem } from '../report/problems.ts';
import { type DependsOnUnread, type Script, scopeOf } from './playing.ts';

/** What has been found and said of such sentences so far. */
export interface UnreadSentences {
  readonly dependsOn: DependsOnUnread;
  /** Whether the one warning has been given. */
  readonly warned: boolean;
}

export const NOTHING_UNREAD: UnreadSentences = { dependsOn: 'none', warned: false };

/** A statement's problems, with one warning in the place of those that may follow from such a sentence. */
export const foldUnread = (
  script: Script,
  s: Statement,
  problems: readonly Problem[],
  before: UnreadSentences,
): { readonly problems: readonly Problem[]; readonly unread: UnreadSentences } => {
  if (problems.length === 0) return { problems, unread: before };
  const { cards } = script.settings.names;
  const unread = withCardOf(script, s, unreadInPlay(script.play.state, cards), cards.isUnread);
  if (unread.length === 0) return withPartialWarning(script, s, problems, before);
  const follows = problems.filter(p => mayFollow(script, s, p, cards.isUnread));
  const [first] = follows;
  if (first === undefined) return { problems, unread: before };
  const others = problems.filter(p => !follows.includes(p));
  const isNew = before.dependsOn === 'none';
  const isPlayed = before.dependsOn === 'played' || follows.some(p => p.code !== 'expect/failed');
  return {
    problems: isNew ? [...others, unreadProblem(first, unread)] : others,
    unread: { dependsOn: isPlayed ? 'played' : 'expected', warned: before.warned || isNew },
  };
};

/** Words that do not run take nothing back: the first line that goes wrong and may depend on them gets a warning besides. */
const withPartialWarning = (
  script: Script,
  s: Statement,
  problems: readonly Problem[],
  before: UnreadSentences,
): { readonly problems: readonly Problem[]; readonly unread: UnreadSentences } => {
  const { cards } = script.settings.names;
  const isInPart = (name: string): boolean => cards.texts(name).length > 0;
  const inPart = before.warned
    ? []
    : withCardOf(script, s, cardsInPlay([script.play.state], cards).filter(isInPart), isInPart);
  const first = inPart.length === 0 ? undefined : problems.find(p => mayFollow(script, s, p, isInPart));
  if (first === undefined) return { problems, unread: before };
  const message = `${listedNames(inPart)} ${inPart.length > 1 ? 'run' : 'runs'} only in part: words under "text" do nothing, and this line may depend on them.`;
  return {
    problems: [...problems, problem('flow/unread', first.span, message)],
    unread: { ...before, warned: true },
  };
};

/** With the card that the line itself plays or asks about, which may still be in a hand. */
const withCardOf = (
  script: Script,
  s: Statement,
  cards: readonly string[],
  isShort: (name: string) => boolean,
): readonly string[] => {
  const action = actionOf(s);
  const name = action === null ? null : cardNamedIn(script, action);
  return name === null || cards.includes(name) || !isShort(name) ? cards : [...cards, name];
};

const actionOf = (s: Statement): Action | null => {
  if (s.kind === 'action') return s.action;
  return s.kind === 'expect' && s.claim.about === 'legality' ? s.claim.action : null;
};

const unreadProblem = (first: Problem, unread: readonly string[]): Problem =>
  problem(
    'flow/unread',
    first.span,
    `${listedNames(unread)} ${unread.length > 1 ? 'are' : 'is'} not fully understood, so lines that may depend on this, from this one on, are not reported one by one.`,
  );

/** Cards whose abilities could have acted in the game: not those that still lie in a hand or a deck. */
export const unreadInPlay = (state: State, cards: Cards): readonly string[] =>
  cardsInPlay([state], cards).filter(name => cards.isUnread(name));

/** In any of these states, by name; without what is only called like a card, as a plain unit of the board may be. */
export const cardsInPlay = (states: readonly State[], cards: Cards): readonly string[] => {
  const prints = new Set<Print>();
  let before: State | undefined;
  for (const state of states) {
    // Many a step changes no object, most change one or two, and hardly any a battlefield.
    if (state.objects !== before?.objects) addShown(prints, state.objects, before?.objects ?? NOTHING);
    if (state.battlefields !== before?.battlefields)
      for (const { print } of state.battlefields) if (print !== null) prints.add(print);
    before = state;
  }
  const isCard = ({ name, abilities }: Print): boolean => cards.print(name)?.abilities === abilities;
  return [...new Set([...prints].filter(isCard).map(({ name }) => name))];
};

/** Adds the prints of what can be seen, and is not as it was before. */
const addShown = (prints: Set<Print>, objects: State['objects'], before: State['objects']): void => {
  for (let id = 0; id < objects.length; id++) {
    const o = objects[id] as GameObject;
    if (o !== before[id] && o.zone.kind !== 'hand' && o.zone.kind !== 'deck' && !isPlain(o.print)) prints.add(o.print);
  }
};

const NOTHING: readonly never[] = [];

/** What has nothing to decide, or is not so, may be for want of the ability; a line that plays such a card may miss a choice of it. */
const mayFollow = (script: Script, s: Statement, { code }: Problem, isShort: (name: string) => boolean): boolean => {
  const isOfUnread = (action: Action): boolean => {
    const name = cardNamedIn(script, action);
    return name !== null && isShort(name);
  };
  if (s.kind === 'expect') {
    if (code !== 'expect/failed') return false;
    return s.claim.about !== 'legality' || isAnswer(s.claim.action) || isOfUnread(s.claim.action);
  }
  if (code === 'flow/nothing-pending') return true;
  return s.kind === 'action' && ABILITY.has(code) && isOfUnread(s.action);
};

const ABILITY: ReadonlySet<DiagnosticCode> = new Set(['play/no-ability', 'play/target']);

/** The name of the card that is played, or whose ability is activated. */
export const cardNamedIn = (script: Script, action: Action): string | null => {
  const name = sourceOf(action);
  if (name === null) return null;
  const { names, state } = scopeOf(script);
  const ref = refCalled(names, state, name.text);
  const o = ref?.kind === 'object' ? state.objects[ref.id] : undefined;
  return o?.print.name ?? name.text;
};

const sourceOf = (action: Action): Name | null => {
  if (action.kind === 'play') return action.card;
  return action.kind === 'activate' ? action.source : null;
};

/** Of a question that waits. */
export const isAnswer = ({ kind }: Action): boolean =>
  kind === 'choose' || kind === 'accept' || kind === 'decline' || kind === 'order' || kind === 'name';
