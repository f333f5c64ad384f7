/**
 * What turns out to be wrong only as a card is played or an ability activated: choices, costs, places. It is tried, with every
 * answer to what it asks on the way: whoever plays something has to be able to bring it to its end (`play.legality`).
 */

import { activate } from '../chain/activating.ts';
import { playCard } from '../chain/playing.ts';
import { Pause, Refused } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { Act } from '../state/act.ts';
import type { Answer, Question } from '../state/decision.ts';
import { groups, groupsAllowed } from '../state/groups.ts';
import { OutOfBounds } from '../state/outOfBounds.ts';
import type { Refusal } from '../state/refusal.ts';
import type { PlayerId } from '../state/state.ts';

type Attempted = Extract<Act, { kind: 'play' | 'activate' | 'activate-place' }>;

export const isAttempted = (act: Act): act is Attempted =>
  act.kind === 'play' || act.kind === 'activate' || act.kind === 'activate-place';

/** Why it cannot be brought to its end after these answers; none where some further answers do. `begin` gives the game before it. */
export const refuseAttempt = (
  begin: () => Play,
  who: PlayerId,
  act: Attempted,
  answers: readonly Answer[] = [],
): readonly Refusal[] => search(begin, who, act, answers, MOST_TRIES) ?? [];

/**
 * What could not be brought to its end in so many tries is taken to be impossible. Each answer gets an equal share of them, so
 * that they reach the first question's last option, too.
 */
const MOST_TRIES = 96;

/** Null where some way leads to the end; else the first refusal met. */
const search = (
  begin: () => Play,
  who: PlayerId,
  act: Attempted,
  answers: readonly Answer[],
  tries: number,
): readonly Refusal[] | null => {
  const came = attempt(begin(), who, act, answers);
  if (came.kind === 'refused') return came.refusals;
  if (came.kind === 'done') return null;
  const next = take(answersTo(came.question), tries);
  let first: readonly Refusal[] = NONE;
  for (const answer of next) {
    const refusals = search(begin, who, act, [...answers, answer], Math.max(1, Math.floor(tries / next.length)));
    if (refusals === null) return null;
    if (first.length === 0) first = refusals;
  }
  return first;
};

const NONE: readonly never[] = [];

const take = <T>(from: Iterable<T>, most: number): readonly T[] => {
  const taken: T[] = [];
  for (const one of from) {
    taken.push(one);
    if (taken.length >= most) break;
  }
  return taken;
};

type Came =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'asks'; readonly question: Question };

const attempt = (play: Play, who: PlayerId, act: Attempted, answers: readonly Answer[]): Came => {
  const item = play.state.items;
  play.answers = answers;
  try {
    if (act.kind === 'play') playCard(play, who, act);
    else activate(play, who, act);
  } catch (e) {
    // Told of as it is done in earnest.
    if (e instanceof OutOfBounds) return { kind: 'done' };
    if (e instanceof Refused) return { kind: 'refused', refusals: e.refusals };
    if (!(e instanceof Pause)) throw e;
    // What is asked once it is finalised comes from elsewhere, and cannot undo it any more.
    if (play.state.chain.some(i => i.id === item && i.status === 'pending'))
      return { kind: 'asks', question: e.asked.question };
  }
  return { kind: 'done' };
};

/** Every answer that could make a difference; small sets first. */
function* answersTo(q: Question): Generator<Answer> {
  switch (q.ask) {
    case 'refs':
      for (const refs of groupsAllowed(q.options, q.least, q.most, q.group)) yield { kind: 'refs', refs };
      return;
    case 'may':
      yield { kind: 'may', yes: true };
      yield { kind: 'may', yes: false };
      return;
    case 'modes':
      for (let n = q.least ?? q.count; n <= q.count; n++)
        for (const modes of groups(q.open ?? q.labels.map((_, i) => i), n)) yield { kind: 'modes', modes };
      return;
    case 'order':
      yield { kind: 'order', order: q.names.map((_, i) => i) };
      return;
    case 'number':
      for (let amount = q.least; amount <= q.most; amount++) yield { kind: 'number', amount };
      return;
    case 'shares':
      yield {
        kind: 'shares',
        shares: q.among.map((_, i) => (i === 0 ? q.total - q.each * (q.among.length - 1) : q.each)),
      };
  }
}
