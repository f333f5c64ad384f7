/** What an object does, or what is done to it: `I attack`, `a friendly unit dies`. */
import type { Condition } from '../../game/state/cards/terms.ts';
import { attempt, fail, type Parser, say, sees } from '../parser.ts';
import { spot } from '../where.ts';
import { both, type Draft, type Form, type Happening } from './happening.ts';
import { object } from './object.ts';
import { speakOfGoal, trailing } from './trailing.ts';
import { OBJECT_VERBS } from './verbs.ts';

/** `is played, discarded, or killed`: what may follow a mere comma. */
const DONE_NEXT = ', played/discarded/killed/recycled/banished/recalled/attached';

export const byObject = (p: Parser, form: Form): Happening | null => {
  const shared: Draft = { on: 'die' };
  const none = form === 'did' && say(p, 'no');
  const what = object(p, shared);
  if (what === null) return null;
  if (form === 'would' && !say(p, 'would')) return fail(p, 'would');
  const never = none || (form === 'did' && say(p, 'did/have/has not'));
  if (form === 'did') say(p, 'has | have');
  const found: Draft[] = [];
  const whens: Condition[] = [];
  for (;;) {
    const next = attempt(p, () =>
      found.length === 0 || say(p, ', or | or') || (sees(p, DONE_NEXT) && say(p, ',')) ? undergoing(p) : null,
    );
    if (next === null) break;
    // A unit that scores conquers or holds: the score itself is told of the player.
    const ways = next.on === 'score' ? (['conquer', 'hold'] as const) : [next.on];
    for (const on of ways)
      found.push({ ...next, on, what, ...(shared.together === undefined ? {} : { together: shared.together }) });
  }
  if (found.length === 0) return null;
  const last = found.at(-1);
  for (const each of found) if (each.at === undefined && last?.at !== undefined) each.at = last.at;
  while (attempt(p, () => (trailing(p, { found, whens }) ? true : null)) !== null);
  speakOfGoal(p, found);
  const thisTurn = form !== 'did' && say(p, 'this turn');
  p.event = p.event || found.some(({ on }) => on !== 'draw');
  return {
    events: found,
    ...(whens.length === 0 ? {} : { when: both(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
    ...(never ? { never: true as const } : {}),
  };
};

const undergoing = (p: Parser): Draft | null => {
  const found = OBJECT_VERBS.find(({ words }) => words.some(each => say(p, each)));
  if (found === undefined) return fail(p, 'attack');
  const draft: Draft = { on: found.on };
  if (found.takes === 'maybe' && sees(p, 'a | an | another')) {
    const at = attempt(p, () => spot(p));
    if (at !== null) draft.at = at.where;
  }
  return draft;
};
