/** Triggered abilities: `when …`, `at …`, `deathknell: …`, and what they do. */
import type { Ability, Condition, EventPattern, Triggered, Who } from '../../game/state/cards/ability.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { whether } from '../conditions/condition.ts';
import { timeCondition } from '../conditions/turns.ts';
import { amountAt, asksAmount, NO_AMOUNT } from '../costs.ts';
import { parseInstructions } from '../effects/instructions.ts';
import { readPaidInstructions } from '../effects/paying.ts';
import { readPermissionForLess } from '../effects/permitting.ts';
import { happening, nthTime } from '../events/events.ts';
import { allOf, type Happening } from '../events/happening.ts';
import { moment } from '../events/moments.ts';
import { attempt, fail, firstOf, oneOf, type Parser, refuse, say, sees, speakOf, writtenFrom } from '../parser.ts';
import { ways } from '../patterns.ts';
import { TIMES_IN_FRONT } from '../timesInFront.ts';
import { spot } from '../where.ts';
import { KEYWORD_END } from './keywordAbility.ts';
import { ofOwnPlay } from './replacement.ts';
import { hasNoAntecedent, refuseUnbound, refuseUnboundFirst } from './unbound.ts';

interface Head {
  readonly events: readonly EventPattern[];
  readonly when?: Condition;
  readonly limit?: number;
  readonly keyword?: string;
}

const DIE: EventPattern = { on: 'die', what: { kind: 'me' } };

const TIMES_A_TURN = ways<1 | 2>([
  [
    '. this (ability) triggers (only) once each/per turn | . use this (ability) only once each/per turn | . use only once each/per turn | . (this) only once each/per turn',
    1,
  ],
  ['. this (ability) triggers (only) twice each/per turn', 2],
]);

/** Refuses triggers that could never go off, with the reason; null where the sentence is no trigger. */
export const triggered = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  const alone = hasNoAntecedent(p);
  const head = attempt(p, deathknell) ?? heading(p);
  if (head === null) return null;
  if (alone && refuseUnbound(p, from, head.events)) return null;
  // There is no event for cards that are only looked at: it would never trigger.
  if (head.events.some(({ on }) => on === 'look'))
    return refuse(
      p,
      'Nothing triggers on looking at cards in Riftbench: write "when you reveal a card" or "when you predict".',
    );
  const behind = p.pos;
  const { paymentSlot } = p;
  // What triggers is another ability than the one that was paid for.
  p.paymentSlot = null;
  const done = body(p);
  p.paymentSlot = paymentSlot;
  if (done === null) return null;
  const { events, when, keyword } = head;
  if (alone && when === undefined && isOfTurn(events) && done.cost === undefined)
    if (refuseUnboundFirst(p, behind, done.instructions)) return null;
  const limit = oneOf(p, TIMES_A_TURN) ?? head.limit;
  const zone = fromTrash(writtenFrom(p, behind));
  const ability: Triggered = {
    kind: 'triggered',
    events,
    ...(when === undefined ? {} : { when }),
    ...(done.may === undefined ? {} : { may: done.may }),
    ...(done.cost === undefined ? {} : { cost: done.cost }),
    ...(limit === undefined ? {} : { limit }),
    instructions: done.instructions,
    ...(zone === undefined ? {} : { from: zone }),
    ...(keyword === undefined ? {} : { keyword }),
    text: writtenFrom(p, from),
  };
  return [ability];
};

/** Times of a turn happen to nothing that "it" could mean. */
const isOfTurn = (events: readonly EventPattern[]): boolean => events.every(({ on }) => OF_TURN.has(on));

const OF_TURN: ReadonlySet<EventPattern['on']> = new Set([
  'start of turn',
  'start of beginning phase',
  'start of main phase',
  'end of turn',
]);

const deathknell = (p: Parser): Head | null => {
  say(p, '[');
  if (!say(p, 'deathknell') || !say(p, KEYWORD_END)) return null;
  p.eventSaysWhere = true;
  return { events: [DIE], keyword: 'deathknell' };
};

const heading = (p: Parser): Head | null => {
  const times = oneOf(p, TIMES_IN_FRONT);
  const before = attempt(p, () => circumstance(p));
  if (before?.at !== undefined) {
    const { events, when } = before.at;
    return say(p, ', | :') ? { events, when: when === undefined ? before.when : allOf([when, before.when]) } : null;
  }
  const happened = firstOf<Happening>(p, [
    nthTimeOfEach,
    nthTime,
    () => (say(p, 'when | each/every/any time') ? happening(p) : null),
    () => (say(p, 'at') ? moment(p) : null),
  ]);
  if (happened === null || (p.spell && ofOwnPlay(p, happened))) return null;
  const whens: Condition[] = happened.when === undefined ? [] : [happened.when];
  if (before !== null) whens.unshift(before.when);
  if (times?.when !== undefined) whens.unshift(times.when);
  if (happened.thisTurn === true || happened.once === true) return fail(p, ':');
  const limit = times?.limit ?? (say(p, 'once each/per turn') ? 1 : undefined);
  const events = attempt(p, () => conquered(p, happened.events)) ?? happened.events;
  const more = attempt(p, () => whether(p));
  if (more !== null) whens.push(more);
  // "If you assigned 5 or more excess damage": what is spoken of as "that much".
  if (whens.some(each => each.is === 'compare' && sameTerms(each.a, { kind: 'excess' })))
    p.thatMuch = { kind: 'excess' };
  if (!say(p, ': | ,')) return fail(p, ':');
  return {
    events,
    ...(whens.length === 0 ? {} : { when: allOf(whens) }),
    ...(limit === undefined ? {} : { limit }),
  };
};

/** `when I conquer, if I conquered an open battlefield`: which one, of the same conquest. */
const conquered = (p: Parser, events: readonly EventPattern[]): readonly EventPattern[] | null => {
  if (!events.every(({ on, at }) => on === 'conquer' && at === undefined)) return null;
  if (!say(p, ', if I/you conquered')) return null;
  const at = spot(p)?.where;
  return at?.kind !== 'battlefield' || sees(p, 'this turn') ? null : events.map(each => ({ ...each, at }));
};

/**
 * What has to be so as it happens: `while I'm here, when …`, `during your turn, when …`; `if you control a Poro at the start
 * of your beginning phase, …` triggers then, if that is so.
 */
const circumstance = (p: Parser): { readonly when: Condition; readonly at?: Happening } | null => {
  const when = timeCondition(p) ?? (say(p, 'if | while | as long as') ? p.grammar.condition(p) : null);
  if (when === null) return null;
  if (say(p, ', | :')) return { when };
  const at = say(p, 'at') ? moment(p) : null;
  return at === null ? null : { when, at };
};

/** `for each player, the first time they move each turn, they …`: counted for each player apart. */
const nthTimeOfEach = (p: Parser): Happening | null => {
  if (!say(p, 'for each player ,')) return null;
  speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  const found = nthTime(p);
  if (found === null) return null;
  const events = found.events.map(ofEachPlayer);
  return events.every(each => each !== null) ? { ...found, events } : null;
};

const ofEachPlayer = (event: EventPattern): EventPattern | null => {
  const { who, what } = event;
  if (who === 'that player') return { ...event, who: 'a player', per: 'player' };
  if (who !== undefined || what === undefined || 'kind' in what || what.side !== 'that player') return null;
  const { side: _, ...ofAnySide } = what;
  return { ...event, what: ofAnySide, per: 'controller' };
};

/** `you may play a gear from your hand this turn, …`: a permission for later, and nothing that is taken up now. */
const isPermitted = (p: Parser): boolean => {
  const { pos } = p;
  const found = attempt(p, () => readPermissionForLess(p));
  p.pos = pos;
  return found !== null;
};

/** Whose choice it is whether anything is done. */
const whoMay = (p: Parser): Who | undefined => {
  if (!isPermitted(p) && say(p, 'you may')) return 'you';
  return say(p, 'they may | that player may') ? 'that player' : undefined;
};

/** `[you may] [COST to] …`. */
const body = (p: Parser): Pick<Triggered, 'may' | 'cost' | 'instructions'> | null => {
  const may = whoMay(p);
  const choice = may === undefined ? {} : { may };
  const player = p.isDoneByAnother;
  if (may === 'that player') p.isDoneByAnother = true;
  const paid = attempt(p, () => readPaidInstructions(p, parseInstructions));
  const instructions = paid === null ? parseInstructions(p) : paid.instructions;
  p.isDoneByAnother = player;
  if (instructions === null) return null;
  // Some editions have it paid before the trigger resolves, where nobody is asked how much.
  if ([paid, ...instructions].some(each => each !== null && 'cost' in each && asksAmount(each.cost)))
    return refuse(p, NO_AMOUNT, amountAt(p));
  return { ...choice, ...(paid === null ? {} : { cost: paid.cost }), instructions };
};

/** Where it works from: a card that plays or returns itself out of the trash says so. */
const fromTrash = (text: string): 'trash' | undefined =>
  /\b(me|this) from (your |the )?trash\b/i.test(text) ? 'trash' : undefined;
