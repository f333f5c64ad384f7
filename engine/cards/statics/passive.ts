/** Passive sentences, each with its condition: `while I'm here, friendly units have +1 might`, `I enter ready`. */

import type { Static, StaticEffect } from '../../game/state/cards/ability.ts';
import type { Lasting } from '../../game/state/cards/effectTerms.ts';
import type { Condition, Filter, Selector, Who } from '../../game/state/cards/terms.ts';
import { timeCondition } from '../conditions/turns.ts';
import { described } from '../descriptions.ts';
import { lasting as duration } from '../durations.ts';
import { allOf, not } from '../events/happening.ts';
import type { FilterDraft } from '../filters/draft.ts';
import { filter } from '../filters/filter.ts';
import { number, ordinal } from '../numerals.ts';
import { attempt, fail, firstOf, list, type Parser, peek, say, sees } from '../parser.ts';
import { spellsCannot, unchosenByThem, uncounterable } from './barring.ts';
import { costs } from './costs.ts';
import { bonus, deadly, preventing, unprevented } from './damage.ts';
import { chosenLegends, knownTop, ofDecks } from './decks.ts';
import type { Effects } from './effects.ts';
import { enters, entersAsPlayed, havingAsPlayed } from './entering.ts';
import { ignoring, players, toll, victory } from './forbidding.ts';
import { freeHiding, hidingFor, roomier } from './hiding.ts';
import { keywordCosts } from './keywordCosts.ts';
import { limited, limitedWhile } from './limited.ts';
import { bonuses, buffs, mightIs } from './might.ts';
import { addingMore, channelling, skipping } from './phases.ts';
import { additional, banishedForTrash, offered, offeredForLess, playable, THIS } from './playable.ts';
import { givenAsPlayed, nextPlayed, repeating, repeatingMine, timed } from './playedCards.ts';
import { having, predicates, subjects } from './subjects.ts';
import { alikeEffects, extraTriggers, noTriggers } from './triggers.ts';

export interface PassiveReading {
  readonly effects: readonly StaticEffect[];
  readonly when?: Condition;
  readonly until?: Lasting;
  /** `the next spell you play`. */
  readonly times?: number;
}

/** One passive sentence with its condition, before or after it. */
export const passive = (p: Parser): PassiveReading | null => {
  const alone = attempt(p, () => lonely(p));
  if (alone !== null) return { effects: alone };
  const single = attempt(p, () => onlyOneThere(p));
  if (single !== null) return single;
  const several = attempt(p, () => asManyThere(p));
  if (several !== null) return several;
  const oftenWhile = attempt(p, () => limitedWhile(p, inFront));
  if (oftenWhile !== null) return oftenWhile;
  const during = attempt(p, () => onlyDuring(p));
  if (during !== null) return { effects: [{ gives: 'may be played', what: 'me', only: true }], when: during };
  const whens: Condition[] = [];
  // What lasts for as long as its source does, and not what is asked for now and again.
  const stays = say(p, STAYS);
  const before = attempt(p, () => inFront(p));
  if (before !== null) whens.push(before);
  let until: Lasting | null = stays
    ? 'source'
    : attempt(p, () => {
        const found = duration(p);
        return found !== null && say(p, ',') ? found : null;
      });
  const next = attempt(p, () => nextPlayed(p));
  const first = next?.effects ?? body(p);
  if (first === null) return null;
  const more = next === null ? attempt(p, () => further(p, first)) : null;
  const effects = more === null ? first : [...first, ...more];
  until = until ?? next?.until ?? duration(p);
  for (;;) {
    const after = attempt(p, () => behind(p, effects));
    if (after === null) break;
    whens.push(after);
  }
  if (effects.length === 1 && say(p, 'from anywhere but/except (your) hand | from anywhere other than (your) hand'))
    whens.push({ is: 'played from', zone: 'anywhere but hand' });
  until = until ?? duration(p) ?? p.lasting ?? (p.spell ? entrantsLast(effects) : null);
  return {
    effects,
    ...(whens.length === 0 ? {} : { when: allOf(whens) }),
    ...(until === null ? {} : { until }),
    ...(next === null ? {} : { times: 1 }),
  };
};

/** `…, and enemy units have -1 might`; `… and have Tank` of the same card, where the sentence is about itself. */
const further = (p: Parser, first: readonly StaticEffect[]): Effects => {
  if (!say(p, ', and | and')) return null;
  const entered = attempt(p, () => ofEntrants(p, first));
  if (entered !== null) return entered;
  const own = first.every(each => SUBJECTS.some(part => isMe(each, part)));
  const same = own ? attempt(p, () => predicates(p, { kind: 'me' })) : null;
  return same ?? body(p);
};

/** `friendly units enter ready and have Assault`: so have those that are there, however they came in. */
const ofEntrants = (p: Parser, [only, ...more]: readonly StaticEffect[]): Effects => {
  if (only?.gives !== 'enters' || more.length > 0 || only.what === 'me' || only.plays !== undefined) return null;
  const side = SIDES[only.whose];
  if (side === undefined || !sees(p, 'have/has')) return null;
  return predicates(p, { kind: 'all', filter: { ...only.what, side } });
};

const SIDES: Readonly<Partial<Record<Who, NonNullable<Filter['side']>>>> = {
  you: 'yours',
  'you or an ally': 'friendly',
  opponents: 'enemy',
};

const SUBJECTS = ['what', 'of', 'to'] as const;

const isMe = (effect: StaticEffect, part: (typeof SUBJECTS)[number]): boolean => {
  const subject = part in effect ? (effect as Partial<Record<string, unknown>>)[part] : undefined;
  return (
    subject === 'me' || (typeof subject === 'object' && subject !== null && 'kind' in subject && subject.kind === 'me')
  );
};

/** `friendly units enter ready and have Assault this turn`: said by a spell, it is so for all that enter meanwhile. */
const entrantsLast = (effects: readonly StaticEffect[]): Lasting | null => {
  const [found] = effects.flatMap(each => (each.gives === 'enters with' && each.what !== 'me' ? [each.until] : []));
  return found ?? null;
};

/** `while COND,`, `unless COND,`, `during your turn,`. */
const inFront = (p: Parser): Condition | null => {
  const then = timeCondition(p);
  if (then !== null) return say(p, ', | :') || (then.is === 'state' && then.at !== undefined) ? then : null;
  const negative = say(p, 'unless');
  if (!negative && !say(p, AS_LONG)) return null;
  const found = p.grammar.condition(p);
  if (found === null || !say(p, ', | :')) return null;
  return negative ? not(found) : found;
};

const STAYS = 'while I/this am/is on the board , | (for) as long as I/this am/is on the board ,';
const AS_LONG = 'while | if | as long as | for as long as';

/** The same after the sentence. */
const behind = (p: Parser, effects: readonly StaticEffect[]): Condition | null => {
  const then = timeCondition(p);
  if (then !== null) return then;
  if (say(p, 'while a showdown is here')) return { is: 'state', turn: 'showdown', at: { kind: 'here' } };
  if (say(p, AS_LONG)) return attempt(p, () => countOfSubject(p, effects)) ?? p.grammar.condition(p);
  // If several things are said at once, it would be unclear which one it is about.
  const exception = effects.length === 1 && say(p, 'unless') ? p.grammar.condition(p) : null;
  return exception === null ? null : not(exception);
};

/** `your Poros have Tank while you control three or more of them`. */
const countOfSubject = (p: Parser, [first]: readonly StaticEffect[]): Condition | null => {
  if (!say(p, 'you control')) return null;
  say(p, 'at least');
  const least = number(p);
  if (least === null || !(say(p, 'or more | +') || peek(p, -3) === 'at') || !say(p, 'of them')) return null;
  if (first === undefined || !('to' in first) || typeof first.to !== 'object') return null;
  const { to } = first;
  if (!('filter' in to) || to.kind !== 'all') return null;
  return { is: 'exists', filter: { ...to.filter, side: 'yours' }, count: { least } };
};

const body = (p: Parser): Effects =>
  firstOf(p, [
    offeredForLess,
    additional,
    offered,
    deadly,
    unprevented,
    preventing,
    channelling,
    ofDecks,
    chosenLegends,
    knownTop,
    bonus,
    buffs,
    bonuses,
    victory,
    freeHiding,
    hidingFor,
    banishedForTrash,
    roomier,
    toll,
    ignoring,
    spellsCannot,
    unchosenByThem,
    uncounterable,
    players,
    mightIs,
    extraTriggers,
    noTriggers,
    alikeEffects,
    keywordCosts,
    () => attempt(p, limited) ?? costs(p),
    playable,
    timed,
    repeating,
    repeatingMine,
    skipping,
    addingMore,
    enters,
    entersAsPlayed,
    givenAsPlayed,
    havingAsPlayed,
    subjects,
  ]);

/** `a friendly unit defends alone, it gets +2 might`, `a friendly unit is alone here, it has …`, after `while`. */
const lonely = (p: Parser): Effects => {
  if (!say(p, 'while a/an')) return null;
  const what = filter(p);
  if (what === null) return null;
  const defends = say(p, 'defends/defend | is defending');
  if (!defends && !say(p, 'attacks/attack | is attacking')) {
    const draft: FilterDraft = { ...what };
    if (!say(p, "is | 's") || !described(p, draft) || !say(p, ', it')) return null;
    return having(p, { kind: 'all', filter: draft });
  }
  if (!say(p, 'alone ,') || !say(p, 'it')) return null;
  const role = defends ? 'defending' : 'attacking';
  return having(p, { kind: 'all', filter: { ...what, is: [...(what.is ?? []), role, 'alone'] } });
};

/** `while exactly one unit is here, it has …`: those that are so, as long as they are no more than one. */
const onlyOneThere = (p: Parser): PassiveReading | null => {
  const yours = say(p, 'while you control exactly one');
  if (!yours && !say(p, 'while exactly one')) return null;
  const what = filter(p);
  if (what === null || (yours && what.side !== undefined)) return null;
  const draft: FilterDraft = yours ? { ...what, side: 'yours' } : { ...what };
  if (!yours && (!say(p, "is | 's") || !described(p, draft))) return null;
  if (!say(p, ', it | , that unit')) return null;
  const effects = whatever(p, { kind: 'all', filter: draft });
  return effects === null ? null : { effects, when: { is: 'exists', filter: draft, count: { least: 1, most: 1 } } };
};

/** `while there are exactly three units here, they each have …`, `while there's exactly one unit here, it has …`: those that there are. */
const asManyThere = (p: Parser): PassiveReading | null => {
  if (!sees(p, "while there is/are | while there 's") || !say(p, 'while')) return null;
  const when = p.grammar.condition(p);
  if (when?.is !== 'exists') return null;
  const isOne = when.count.least === 1 && when.count.most === 1;
  if (!say(p, isOne ? ', it | , that unit' : ', they (each)')) return null;
  const effects = whatever(p, { kind: 'all', filter: when.filter });
  return effects === null ? null : { effects, when };
};

/** `… it has +1 might`, `… it can't move`. */
const whatever = (p: Parser, to: Selector): Effects =>
  attempt(p, () => having(p, to)) ?? attempt(p, () => predicates(p, to));

/** `first or second turns`: up to which one. One after the other from the first: no other has been printed. */
export const firstTurns = (p: Parser): number | null => {
  const all = list(p, ordinal, ', or | , | or | and');
  if (all === null || !say(p, 'turn/turns')) return null;
  return all.every((nth, at) => nth === at + 1) ? all.length : fail(p, 'first');
};

/** `I can't be played on your first or second turns`. */
const notOnTurns = (p: Parser): Condition | null => {
  if (!say(p, 'I/this cannot be played on/during your')) return null;
  const most = firstTurns(p);
  if (most === null) return null;
  const early: Condition = { is: 'compare', a: { kind: 'turns', who: 'you' }, in: { most } };
  return { is: 'not', of: allOf([{ is: 'turn', of: 'you' }, early]) };
};

/** `play this only during an opponent's turn`, `play me only if COND`. */
const onlyDuring = (p: Parser): Condition | null => {
  const barred = attempt(p, () => notOnTurns(p));
  if (barred !== null) return barred;
  if (!say(p, `play`) || !say(p, THIS)) return null;
  if (say(p, 'only if')) return p.grammar.condition(p);
  return say(p, 'only') ? timeCondition(p) : null;
};

/** As an ability, with the words that it was written in. */
export const asStatic = ({ effects, when }: PassiveReading, text: string): Static => ({
  kind: 'static',
  effects,
  ...(when === undefined ? {} : { when }),
  text,
});
