/**
 * Acts that declare all their choices beforehand: they come to the same as playing a card or activating an ability and
 * answering what it asks.
 */
import { isLegal, perform, playFrom } from '../actions.ts';
import { everyAnswer } from '../play/answers.ts';
import type { Act, DeclaredChoice, DeclaredChoices } from '../state/act.ts';
import { sameTerms } from '../state/cards/walk.ts';
import type { Answer, OpenQuestion, Question } from '../state/decision.ts';
import type { PlayerId, State } from '../state/state.ts';
import type { ListedActs } from './listing.ts';

type Attempted = Extract<Act, { kind: 'play' | 'activate' | 'activate-place' }>;

export interface DeclaredWays extends ListedActs {
  /** What is asked first where nothing is said; undefined where nothing is asked. */
  readonly asked: OpenQuestion | undefined;
}

/**
 * The ways to say it all beforehand, at most so many; none where it asks nothing, or what cannot be said so. `act` is legal,
 * and says nothing yet. `library` knows what is printed on cards that effects bring.
 */
export const declaredWays = (
  state: State,
  who: PlayerId,
  act: Attempted,
  most: number,
  library?: Parameters<typeof playFrom>[1],
): DeclaredWays => {
  const first = performed(state, who, act, [], library);
  const asked = askedOf(state, who, first);
  if (asked === undefined) return { acts: [], cut: 0, asked: undefined };
  const search: Search = { state, who, act, library, most, acts: [], tries: most * TRIES_A_WAY, cut: 0 };
  declareNext(search, asked, [], { choosing: [] });
  return { acts: search.acts, cut: search.cut, asked };
};

const TRIES_A_WAY = 6;

interface Search {
  readonly state: State;
  readonly who: PlayerId;
  readonly act: Attempted;
  readonly library: Parameters<typeof playFrom>[1];
  readonly most: number;
  readonly acts: Act[];
  /** How many more answers are tried. */
  tries: number;
  /** Answers that were not gone into. */
  cut: number;
}

/** What the answers come to in the words of a line. */
type Said = Pick<DeclaredChoices, 'choosing' | 'showing'>;

const declareNext = (search: Search, asked: OpenQuestion, answers: readonly Answer[], said: Said): void => {
  const { state, who, act, library } = search;
  const { question: q } = asked;
  for (const answer of everyAnswer(q)) {
    if (search.acts.length >= search.most || search.tries <= 0) {
      search.cut++;
      if (search.cut >= search.most) return;
      continue;
    }
    search.tries--;
    const words = wordsOf(q, answer);
    if (words === null) continue;
    const given = [...answers, answer];
    const came = performed(state, who, act, given, library);
    if (came === null) continue;
    const more = saying(said, asked, words);
    const next = askedOf(state, who, came);
    if (next !== undefined) {
      declareNext(search, next, given, more);
      continue;
    }
    const { asks: _, ...declared } = act.declared;
    const whole = { ...act, declared: { ...declared, ...more } };
    // "Up to" so many leave open for what the next name was meant: only what comes to the same is the same.
    if (!isLegal(state, who, whole)) continue;
    const done = performed(state, who, whole, [], library);
    if (done !== null && isSame(done, came)) search.acts.push(whole);
  }
};

/** What is shown off has words of its own (`keyword.show-off.when`). */
const saying = (said: Said, { rule }: OpenQuestion, words: readonly DeclaredChoice[]): Said =>
  rule === SHOWN_OFF
    ? { ...said, showing: [...(said.showing ?? []), ...words] }
    : { ...said, choosing: [...said.choosing, ...words] };

/** Null where an answer turns out to be refused, or it is too much. */
const performed = (
  state: State,
  who: PlayerId,
  act: Attempted,
  answers: readonly Answer[],
  library: Search['library'],
): State | null => {
  const ahead = playFrom(state, library);
  perform(ahead, who, act);
  for (const answer of answers) {
    const said: Act = { kind: 'answer', answer };
    if (!isLegal(ahead.state, who, said)) return null;
    perform(ahead, who, said);
  }
  return ahead.excess === null ? ahead.state : null;
};

/** What is asked of the player on the way of the act itself, and not of what came of it. */
const askedOf = (before: State, who: PlayerId, state: State | null): OpenQuestion | undefined => {
  const decision = state?.decision;
  const isOnTheWay =
    decision?.kind === 'choose' && decision.player === who && decision.resume.start === before && isSayable(decision);
  return isOnTheWay ? decision : undefined;
};

const isSayable = ({ question, rule }: OpenQuestion): boolean =>
  (question.ask === 'refs' || question.ask === 'modes') && AS_PLAYED.has(rule);

const SHOWN_OFF = 'play.choices.as-played';

/** The rules by which a choice is made as the act is begun. */
const AS_PLAYED: ReadonlySet<string> = new Set([
  SHOWN_OFF,
  'play.target.required',
  'play.target',
  'play.choices.destination',
  'play.choices.modes',
]);

const wordsOf = (q: Question, answer: Answer): readonly DeclaredChoice[] | null => {
  if (answer.kind === 'refs') return answer.refs.map(ref => ({ kind: 'ref', ref }));
  if (answer.kind !== 'modes' || q.ask !== 'modes') return null;
  return answer.modes.map(m => ({ kind: 'words', text: q.labels[m] ?? '' }));
};

/** The way to a state is not part of what it has come to. */
const isSame = (a: State, b: State): boolean =>
  sameTerms(a.decision, b.decision) && sameTerms(a.chain, b.chain) && sameTerms(a.players, b.players);
