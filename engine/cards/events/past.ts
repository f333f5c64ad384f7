/** What has befallen something this turn: `that moved this turn`, `dealt damage by your spells this turn`. */
import type { EventName } from '../../game/state/cards/eventNames.ts';
import type { EventPattern } from '../../game/state/cards/terms.ts';
import { attempt, fail, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';

/** As it is said behind `that` or `that has`; the last may do without. */
const PAST = ways<EventName>([
  ['(was) moved | been moved', 'move'],
  ['attacked', 'attack'],
  ['defended', 'defend'],
  ['conquered', 'conquer'],
  ['held', 'hold'],
  ['won a combat', 'win combat'],
  ['was/were/been stunned', 'stun'],
  ['was/were/been readied', 'ready'],
  ['was/were/been exhausted', 'exhaust'],
  ['was/were/been recalled', 'recall'],
  ['was/were/been played', 'play'],
  ['was/were/been dealt damage | took/taken damage', 'be dealt'],
]);

/** Behind the noun; whatever it is said of is the event's object, in the same stay on the board. */
export const befallen = (p: Parser): EventPattern | null =>
  attempt(p, () => {
    const found = happenedToIt(p) ?? attempt(p, () => playedByYou(p));
    if (found === null) return null;
    return say(p, 'this turn') ? found : fail(p, 'this turn');
  });

/** Of any kind: what it is, the phrase has said already. */
const IT = { types: [] } as const;

const happenedToIt = (p: Parser): EventPattern | null => {
  const on = say(p, 'dealt damage')
    ? 'be dealt'
    : say(p, 'that (has/have)')
      ? (oneOf(p, PAST) ?? fail(p, 'moved'))
      : null;
  if (on === null) return null;
  if (on !== 'be dealt' || !say(p, 'by')) return { on, what: IT };
  say(p, 'a | an | any');
  const by = p.grammar.filter(p);
  return by === null ? null : { on, what: IT, with: by };
};

const playedByYou = (p: Parser): EventPattern | null =>
  say(p, "(that) you ('ve/have) played") ? { on: 'play', who: 'you', what: IT } : null;
