/** Times of a turn, showdowns and combats: `the start of your beginning phase`, `a showdown begins here`. */
import type { Who } from '../../game/state/cards/terms.ts';
import { attempt, fail, oneOf, oneWord, type Parser, peek, say, sees, speakOf } from '../parser.ts';
import { ways } from '../patterns.ts';
import { place } from '../where.ts';
import type { EventDraft, Happening } from './happening.ts';

const BEGINS_OR_ENDS = ways<'begins' | 'ends'>([
  ['begins/begin/starts/start/opens', 'begins'],
  ['ends/end/closes', 'ends'],
]);

/** `showdown begins here`, `combat ends`. */
export const showdown = (p: Parser): Happening | null => {
  const tie = attempt(p, () => tied(p));
  if (tie !== null) return tie;
  // Only what is still there notices its end.
  if (say(p, 'I survive a combat | I survive combat')) {
    p.eventSaysWhere = true;
    return { events: [{ on: 'combat ends', with: { kind: 'me' } }] };
  }
  say(p, 'a | the');
  const kind = oneWord(p, ['showdown', 'combat']);
  if (kind === null) return null;
  const early = attempt(p, place);
  const mine = kind === 'combat' && say(p, '(that/which) I was in | (that/which) I fought in');
  const edge = oneOf(p, BEGINS_OR_ENDS);
  if (edge === null) return null;
  p.eventSaysWhere = true;
  const at = early ?? attempt(p, place);
  if (mine && edge === 'begins') return fail(p, 'ends');
  const of: Partial<EventDraft> = mine ? { with: { kind: 'me' } } : {};
  return { events: [{ on: `${kind} ${edge}`, ...of, ...(at === null ? {} : { at: at.where }) }] };
};

/** `a combat where you are the attacker would end in a tie`. */
const tied = (p: Parser): Happening | null => {
  if (!say(p, 'a combat (where you are the attacker)')) return null;
  const mine = p.tokens[p.pos - 1]?.word === 'attacker';
  if (!say(p, '(would) end/ends in a tie')) return null;
  p.eventSaysWhere = true;
  return { events: [{ on: 'combat ends', tie: true, ...(mine ? { who: 'you' as const } : {}) }] };
};

const START_OR_END = ways<'start' | 'end'>([
  ['(the) start/beginning of', 'start'],
  ['(the) end of', 'end'],
]);

/** `at the start of your beginning phase`, without its `at`. */
export const moment = (p: Parser): Happening | null => {
  const edge = oneOf(p, START_OR_END);
  if (edge === null) return fail(p, 'the start of');
  const each = attempt(p, () => momentOfEach(p, edge));
  if (each !== null) return each;
  const of = whoseTurn(p);
  if (of === null) return fail(p, 'your turn');
  const draft: EventDraft = { on: 'start of turn', who: of };
  if (say(p, 'first')) draft.first = 'game';
  const thisTurn = peek(p, -1) === 'this';
  const next = say(p, 'next') || thisTurn;
  if (say(p, 'turn | turns')) draft.on = edge === 'start' ? 'start of turn' : 'end of turn';
  else if (edge === 'start' && say(p, 'beginning phase')) draft.on = 'start of beginning phase';
  else if (edge === 'start' && say(p, 'main phase')) draft.on = 'start of main phase';
  else return fail(p, 'beginning phase');
  if (of !== 'you' && !thisTurn) speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  return { events: [draft], ...(next ? { once: true as const } : {}) };
};

const PHASE_STARTS = ways<'start of beginning phase' | 'start of main phase'>([
  ['beginning phase', 'start of beginning phase'],
  ['main phase', 'start of main phase'],
]);

/** `the first beginning phase of each player`. */
const momentOfEach = (p: Parser, edge: 'start' | 'end'): Happening | null => {
  say(p, 'the');
  const first = say(p, 'first');
  const on = oneOf(p, PHASE_STARTS) ?? (say(p, 'turn') ? (`${edge} of turn` as const) : null);
  if (on === null || !say(p, 'of each/every player')) return null;
  speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  return { events: [{ on, who: 'each player', ...(first ? { first: 'game' as const } : {}) }] };
};

const whoseTurn = (p: Parser): Who | null => {
  if (say(p, 'your')) return 'you';
  // No matter whose turn it is: what was played in an opponent's turn speaks of that turn.
  if (say(p, 'this')) return 'turn player';
  if (say(p, "each opponent 's | an opponent 's | opponents '")) return 'opponents';
  if (say(p, "each player 's | every player 's | each | every | a player 's | the turn player 's | players '"))
    return 'each player';
  if (say(p, "its controller 's | their")) return 'its controller';
  if (sees(p, 'turn')) return 'turn player';
  return say(p, 'the') ? 'turn player' : null;
};
