/**
 * What passive sentences say of things on the board, with several predicates after one subject: `my units have +1 might
 * and are Birds`.
 */
import type { Filter, Selector, StaticEffect, Value } from '../../game/state/cards/ability.ts';
import { fieldsOf } from '../../game/state/cards/walk.ts';
import { described } from '../descriptions.ts';
import { minimum } from '../effects/changes.ts';
import { gift } from '../effects/might.ts';
import { eventClause } from '../events/past.ts';
import type { FilterDraft } from '../filters/draft.ts';
import { filter } from '../filters/filter.ts';
import { keywordName, tag } from '../nouns.ts';
import { number } from '../numerals.ts';
import { attempt, fail, firstOf, list, type Parser, say } from '../parser.ts';
import { reckonedFor } from '../referents.ts';
import { selector } from '../selectors.ts';
import { timesEach, value } from '../values.ts';
import { place, spot } from '../where.ts';
import { things } from './barring.ts';
import { change, costing } from './costs.ts';
import { assignedInOrder, withoutDamageOrKeywords } from './damage.ts';
import type { Effects } from './effects.ts';
import { asFilter, entering } from './entering.ts';
import { playDestination } from './playable.ts';

/** What is said of things: several predicates after one subject. */
export const subjects = (p: Parser): Effects => {
  const passing = attempt(p, () => ofThoseThatDo(p));
  if (passing !== null) return passing;
  const to = selector(p);
  return to === null ? null : predicates(p, to);
};

/** `units that move here have -1 might this turn`: from then to the end of the turn. */
const ofThoseThatDo = (p: Parser): Effects => {
  say(p, 'all | each');
  const what = filter(p);
  const event = what === null || what.pastEvent !== undefined ? null : eventClause(p);
  if (what === null || event === null) return null;
  const found = predicates(p, { kind: 'all', filter: { ...what, pastEvent: event } });
  return found !== null && say(p, 'this turn') ? found : null;
};

/** What is said of a subject, up to where the next words are no predicate; null where not even the first is. */
export const predicates = (p: Parser, to: Selector): Effects => {
  const all: StaticEffect[] = [];
  for (;;) {
    const next = attempt(p, () => (all.length === 0 || say(p, ', and | and | ,') ? predicate(p, to) : null));
    if (next === null) break;
    all.push(...next);
  }
  return all.length === 0 ? null : all;
};

/** What is said of the same things as another sentence is: `they cost 2 more`, `they have +2 might`. */
export const ofSame = (p: Parser, [first]: readonly StaticEffect[]): Effects => {
  if (first === undefined) return null;
  if (first.gives === 'cost') {
    const { of, whose, plays } = first;
    const subject = { of, whose, ...(plays === undefined ? {} : { plays }) };
    const found = costing(p, subject);
    return found === null ? null : [found];
  }
  return 'to' in first && typeof first.to === 'object' && 'kind' in first.to && isSelector(first.to)
    ? predicate(p, first.to)
    : null;
};

const isSelector = (to: Selector | { readonly kind: string }): to is Selector =>
  to.kind === 'all' || to.kind === 'me' || to.kind === 'bearer' || to.kind === 'both';

const predicate = (p: Parser, to: Selector): Effects =>
  firstOf<readonly StaticEffect[]>(p, [
    () => having(p, to),
    () => lacking(p, to),
    () => sleeping(p, to),
    () => things(p, to),
    () => withoutDamageOrKeywords(p, to),
    () => assignedInOrder(p, to),
    () => entering(p, to),
    () => pricing(p, to),
    () => roaming(p, to),
    () => buffedAgain(p, to),
    () => empoweredAgain(p, to),
    () => tagged(p, to),
    () => (to.kind === 'me' ? playedElsewhere(p) : null),
  ]);

/** `have +1 might and Tank`, after the subject. */
export const having = (p: Parser, to: Selector): Effects => {
  say(p, 'each');
  return say(p, 'have/has/get/gets/gain/gains') ? reckonedFor(p, to, () => had(p, to)) : null;
};

const had = (p: Parser, to: Selector): Effects => {
  if (say(p, 'no keywords')) return [{ gives: 'no keywords', keywords: 'all', to }];
  if (say(p, 'all/the exhaust (me) abilities of')) {
    say(p, 'all');
    const of = filter(p);
    return of === null ? null : [{ gives: 'exhaust abilities', of, to }];
  }
  if (say(p, 'their/its might increased to')) {
    const amount = value(p);
    return amount === null ? null : [{ gives: 'at least might', amount, to }];
  }
  const lost = attempt(p, () => (say(p, 'no') ? list(p, keywordName) : null));
  if (lost !== null) return [{ gives: 'no keywords', keywords: lost, to }];
  const what = gift(p);
  if (what === null) return null;
  const at = attempt(p, () => place(p));
  const whole = at === null ? to : placed(to, at.where);
  const floor = what.minimum ?? minimum(p);
  const so = whole.kind === 'all' ? attempt(p, () => whileThey(p, whole.filter)) : null;
  const lacking = attempt(p, () => (say(p, 'if they/it did not already (have it/them)') ? whole : null));
  if (lacking !== null) return ifLacking(p, lacking, what);
  const all: StaticEffect[] = [];
  const receiving: Selector = so === null ? whole : { kind: 'all', filter: so };
  if (what.might !== undefined) {
    const amount: Value = timesEach(p, what.might);
    all.push({ gives: 'might', amount, to: receiving, ...(floor === null ? {} : { minimum: floor }) });
  }
  if (what.keywords.length > 0) all.push({ gives: 'keywords', keywords: what.keywords, to: receiving });
  if (what.abilities.length > 0) all.push({ gives: 'abilities', abilities: what.abilities, to: receiving });
  return all.length === 0 ? null : all;
};

/** `units here have +1 Might while they're defending`: those of them that are. */
const whileThey = (p: Parser, of: Filter): Filter | null => {
  if (!say(p, "while/if they/it are/is | while it 's | as long as they are")) return null;
  const draft: FilterDraft = { types: [] };
  if (!described(p, draft)) return null;
  const { types: _, is = [], ...more } = draft;
  // What the subject says already would be overwritten.
  if (fieldsOf(of).some(field => field in more)) return fail(p, 'defending');
  return { ...of, ...more, is: [...(of.is ?? []), ...is] };
};

/** `lose tank and shield`, `lose all keywords`. */
const lacking = (p: Parser, to: Selector): Effects => {
  if (!say(p, 'lose/loses')) return null;
  if (say(p, 'all (their/its/my) keywords | their/its/my keywords'))
    return [{ gives: 'no keywords', keywords: 'all', to }];
  const lost = list(p, keywordName);
  return lost === null ? null : [{ gives: 'no keywords', keywords: lost, to }];
};

/** `have deflect if they didn't already`: each keyword for those that lack it. */
const ifLacking = (
  p: Parser,
  to: Selector,
  { keywords, might, abilities }: NonNullable<ReturnType<typeof gift>>,
): Effects =>
  to.kind !== 'all' || to.filter.notKeyword !== undefined || might !== undefined || abilities.length > 0
    ? fail(p, 'keywords')
    : keywords.map(k => ({
        gives: 'keywords',
        keywords: [k],
        to: { ...to, filter: { ...to.filter, notKeyword: k.name } },
      }));

const placed = (to: Selector, where: NonNullable<Filter['where']>): Selector =>
  to.kind === 'all' && to.filter.where === undefined ? { ...to, filter: { ...to.filter, where } } : to;

const pricing = (p: Parser, to: Selector): Effects => {
  const what = asFilter(to);
  if (what === null) return null;
  const side = what === 'me' ? undefined : what.side;
  const whose = side === 'enemy' ? 'opponents' : 'you';
  const found = costing(p, { of: what, whose });
  if (found === null) return null;
  const more = attempt(p, () => (say(p, 'and') ? change(p, { of: what, whose }) : null));
  return more === null ? [found] : [found, more];
};

export type Roaming = Extract<StaticEffect, { gives: 'may move' }>;

/** `units can move here from anywhere`. */
export const roaming = (p: Parser, to: Selector): readonly Roaming[] | null => {
  if (!say(p, 'can/may move')) return null;
  say(p, 'to');
  const into = spot(p);
  if (into === null || !say(p, 'from')) return fail(p, 'from');
  if (say(p, 'anywhere')) return [{ gives: 'may move', what: to, to: into.where, from: { kind: 'board' } }];
  const from = spot(p);
  return from === null ? null : [{ gives: 'may move', what: to, to: into.where, from: from.where }];
};

/** `units here don't ready during their controller's Awaken Phase`: they can by spells and abilities. */
const sleeping = (p: Parser, to: Selector): Effects => {
  const asleep: Effects = [{ gives: 'cannot', who: 'nobody', act: 'be readied', what: to, by: 'the game' }];
  // What was chosen, once: each counts for its controller.
  if (to.kind === 'slot' && say(p, NEXT_AWAKEN)) {
    p.lasting = 'next awaken';
    return asleep;
  }
  return say(p, EVERY_AWAKEN) ? asleep : null;
};

const EVERY_AWAKEN = "do/does not ready during your/its/their (controller/controllers 's/') awaken phase/phases";
const NEXT_AWAKEN = "do/does not ready during its/their/your (controller/controllers 's/') next awaken phase/phases";

/** `I can have any number of buffs`. */
const buffedAgain = (p: Parser, to: Selector): Effects =>
  say(p, 'can/may have any number of buffs') ? [{ gives: 'any number of buffs', to }] : null;

/** `I can be empowered up to three times`. */
const empoweredAgain = (p: Parser, to: Selector): Effects => {
  if (!say(p, 'can/may be empowered up to')) return null;
  const most = number(p);
  return most !== null && say(p, 'time/times') ? [{ gives: 'times empowered', most, to }] : null;
};

const tagged = (p: Parser, to: Selector): Effects => {
  if (say(p, 'have/has/gain/gains the named/chosen tag | gain/gains that tag'))
    return [{ gives: 'tags', tags: 'named', to }];
  if (say(p, 'have/has/gain/gains all (the) tags of')) {
    const what = selector(p);
    return what === null ? null : [{ gives: 'tags', tags: { kind: 'tags of', what }, to }];
  }
  if (!say(p, 'am/is/are (also) (a/an) | become/becomes (a/an)')) return null;
  const tags = list(p, tag);
  return tags === null ? null : [{ gives: 'tags', tags: tags.map(({ name }) => name), to }];
};

/** `can be played to an open battlefield`, after something else that is said of me. */
const playedElsewhere = (p: Parser): Effects => {
  const to = say(p, 'can/may be played') ? playDestination(p) : null;
  return to === null ? null : [{ gives: 'may be played', what: 'me', to }];
};
