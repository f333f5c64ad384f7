/** Passive sentences: `friendly units here have +1 might`, `I enter ready`, `your spells deal 1 bonus damage`. */
import type { Lasting, Static, StaticEffect } from '../../game/state/cards/ability.ts';
import type { Condition, Filter, Selector, Value, Who } from '../../game/state/cards/terms.ts';
import { cost, resources } from '../costs.ts';
import { lasting as duration } from '../durations.ts';
import { gift, minimum } from '../effects/might.ts';
import { filter } from '../filters.ts';
import { both } from '../happening.ts';
import { keywordName, tag } from '../nouns.ts';
import { atEnd, attempt, fail, firstOf, list, number, ordinal, type Parser, say, sees } from '../parser.ts';
import { who } from '../players.ts';
import { selector } from '../selectors.ts';
import { timesEach, value } from '../values.ts';
import { place, spot } from '../where.ts';
import { additional, change, costing, costs, playable, played, THIS } from './costs.ts';
import { ignoring, players, spellsCannot, things, toll, victory } from './forbidding.ts';
import { roomier } from './hiding.ts';

export interface Passive {
  readonly effects: readonly StaticEffect[];
  readonly when?: Condition;
  readonly until?: Lasting;
  /** `the next spell you play`. */
  readonly times?: number;
}
type Some = readonly StaticEffect[] | null;

/** One passive sentence with its condition, before or behind it. */
export const passive = (p: Parser): Passive | null => {
  const alone = attempt(p, () => lonely(p));
  if (alone !== null) return { effects: alone };
  const during = attempt(p, () => onlyDuring(p));
  if (during !== null) return { effects: [{ gives: 'may be played', what: 'me', only: true }], when: during };
  const whens: Condition[] = [];
  const before = attempt(p, () => {
    if (!say(p, 'while | if | as long as | for as long as')) return null;
    const found = p.grammar.condition(p);
    return found !== null && say(p, ', | :') ? found : null;
  });
  if (before !== null) whens.push(before);
  let until = attempt(p, () => {
    const found = duration(p);
    return found !== null && say(p, ',') ? found : null;
  });
  const next = attempt(p, () => nextPlayed(p));
  const effects = next?.effects ?? body(p);
  if (effects === null) return null;
  until = until ?? next?.until ?? duration(p);
  const after = attempt(p, () => (say(p, 'while | if | as long as | for as long as') ? p.grammar.condition(p) : null));
  if (after !== null) whens.push(after);
  // Of several things said at once, it would not be told which it is about.
  const exception = attempt(p, () => (effects.length === 1 && say(p, 'unless') ? p.grammar.condition(p) : null));
  if (exception !== null) whens.push({ is: 'not', of: exception });
  if (say(p, 'from anywhere but/except (your) hand | from anywhere other than (your) hand'))
    whens.push({ is: 'played from', zone: 'anywhere but hand' });
  until = until ?? duration(p) ?? p.lasting;
  return {
    effects,
    ...(whens.length === 0 ? {} : { when: both(whens) }),
    ...(until === null ? {} : { until }),
    ...(next === null ? {} : { times: 1 }),
  };
};

const body = (p: Parser): Some =>
  firstOf(p, [
    additional,
    deadly,
    unprevented,
    preventing,
    channelling,
    ofDecks,
    bonus,
    buffs,
    victory,
    roomier,
    toll,
    ignoring,
    spellsCannot,
    players,
    mightIs,
    extraTriggers,
    noTriggers,
    costs,
    playable,
    timed,
    repeating,
    repeatingMine,
    skipping,
    enters,
    subjects,
  ]);

/** `the next spell you play costs 2 less`. */
const nextPlayed = (p: Parser): { readonly effects: readonly StaticEffect[]; readonly until: Lasting } | null => {
  const given = say(p, 'give the/your next');
  if (!given && !say(p, 'the/your next')) return null;
  const own = p.tokens[p.pos - 2]?.word === 'your';
  const found = played(p);
  if (found === null) return null;
  const subject = own && found.whose === 'each player' ? { ...found, whose: 'you' as const } : found;
  const until = duration(p) ?? 'turn';
  const { of, whose } = subject;
  if (of === 'additional costs' || of === 'equip' || subject.plays !== undefined) return null;
  const cost = given ? null : attempt(p, () => costing(p, subject));
  if (cost !== null) return { effects: [cost], until };
  if (!given && say(p, 'enter/enters')) {
    const how = readiness(p);
    return how === null ? null : { effects: [{ gives: 'enters', how, what: of, whose }], until };
  }
  if (say(p, 'deal/deals')) {
    const amount = number(p);
    if (amount === null || !say(p, 'bonus damage')) return null;
    return { effects: [{ gives: 'bonus damage', amount, by: 'spells' }], until };
  }
  const repeat = attempt(p, () => repeated(p, subject, given));
  if (repeat !== null || given) return repeat === null ? null : { effects: [repeat], until };
  if (say(p, 'have/has/gain/gains reaction'))
    return { effects: [{ gives: 'timing', what: of, whose, timing: 'reaction' }], until };
  return fail(p, 'costs');
};

/** `has repeat equal to its cost`, `have repeat 2, 1 chaos`. */
const repeated = (
  p: Parser,
  { of, whose, plays }: ReturnType<typeof played> & object,
  given = false,
): StaticEffect | null => {
  if (plays !== undefined || of === 'me' || of === 'additional costs' || of === 'equip') return null;
  if (!say(p, given ? 'repeat' : 'have/has/gain/gains repeat')) return null;
  if (say(p, 'equal to its (base) cost')) return { gives: 'repeat', of, whose, cost: 'its cost' };
  const cost = resources(p);
  return cost === null ? null : { gives: 'repeat', of, whose, cost };
};

/** `my abilities have repeat - discard 1`. */
const repeatingMine = (p: Parser): Some => {
  if (!say(p, 'my abilities have repeat')) return null;
  say(p, '- | :');
  const of = cost(p);
  return of === null ? null : [{ gives: 'repeat', of: 'my abilities', whose: 'you', cost: of }];
};

/** `skip your draw phase`. */
const skipping = (p: Parser): Some => {
  if (!say(p, 'skip your')) return null;
  const what = say(p, 'draw phase') ? 'draw phase' : say(p, 'channel phase') ? 'channel phase' : null;
  return what === null ? null : [{ gives: 'skip', who: 'you', what }];
};

/** `your spells have reaction`, `gear you play has action`. */
const timed = (p: Parser): Some => {
  const subject = played(p);
  if (subject === null || subject.plays !== undefined) return null;
  const { of, whose } = subject;
  if (of === 'me' || of === 'additional costs' || of === 'equip' || !say(p, 'have/has')) return null;
  const timing = say(p, 'reaction') ? 'reaction' : say(p, 'action') ? 'action' : null;
  return timing === null ? fail(p, 'reaction') : [{ gives: 'timing', what: of, whose, timing }];
};

const repeating = (p: Parser): Some => {
  const of = played(p);
  const found = of === null ? null : repeated(p, of);
  return found === null ? null : [found];
};

/** `a friendly unit defends alone, it gets +2 might`, behind `while`. */
const lonely = (p: Parser): Some => {
  if (!say(p, 'while a/an')) return null;
  const what = filter(p);
  if (what === null) return null;
  const state = say(p, 'defends/defend | is defending')
    ? 'defending'
    : say(p, 'attacks/attack | is attacking')
      ? 'attacking'
      : null;
  if (state === null || !say(p, 'alone ,')) return null;
  if (!say(p, 'it')) return null;
  return having(p, { kind: 'all', filter: { ...what, is: [...(what.is ?? []), state, 'alone'] } });
};

/** `I can't be played on your first or second turns`. */
const notOnTurns = (p: Parser): Condition | null => {
  if (!say(p, 'I/this cannot be played on/during your')) return null;
  const all = list(p, ordinal, ', or | , | or | and');
  if (all === null || !say(p, 'turn/turns')) return null;
  // One after the other from the first: no other has been printed.
  if (!all.every((nth, at) => nth === at + 1)) return fail(p, 'first');
  const early: Condition = { is: 'compare', a: { kind: 'turns', who: 'you' }, in: { most: all.length } };
  return { is: 'not', of: both([{ is: 'turn', of: 'you' }, early]) };
};

/** `play this only during an opponent's turn`, `play me only if COND`. */
const onlyDuring = (p: Parser): Condition | null => {
  const barred = attempt(p, () => notOnTurns(p));
  if (barred !== null) return barred;
  if (!say(p, `play`) || !say(p, THIS)) return null;
  if (say(p, 'only if')) return p.grammar.condition(p);
  if (!say(p, 'only during/on')) return null;
  const of: Who | null = say(p, 'your') ? 'you' : say(p, "an/your opponent 's | opponents'") ? 'opponents' : null;
  return of !== null && say(p, 'turn/turns') ? { is: 'turn', of } : null;
};

const readiness = (p: Parser): 'ready' | 'exhausted' | null =>
  say(p, 'ready') ? 'ready' : say(p, 'exhausted') ? 'exhausted' : fail(p, 'ready');

/** `any amount of your damage is enough to kill UNITS`. */
const deadly = (p: Parser): Some => {
  if (!say(p, 'any amount of (your/my) damage is enough to kill')) return null;
  const to = selector(p);
  return to === null ? null : [{ gives: 'any damage kills', to }];
};

/** `your damage can't be prevented`. */
const unprevented = (p: Parser): Some => {
  const whose: Who | null = say(p, 'your damage | damage (that) you deal')
    ? 'you'
    : say(p, 'damage')
      ? 'each player'
      : null;
  return whose === null || !say(p, 'cannot be prevented') ? null : [{ gives: 'no prevention', whose }];
};

/** `prevent all damage that enemy spells would deal to me`. */
const preventing = (p: Parser): Some => {
  if (!say(p, 'prevent all damage (that)')) return null;
  const enemy = say(p, 'enemy');
  if (!say(p, 'spells and/or abilities would deal to')) return null;
  const to = selector(p);
  return to === null
    ? null
    : [{ gives: 'prevention', of: 'spells and abilities', to, ...(enemy ? { by: 'enemy' as const } : {}) }];
};

/** `your deck can have any number of cards named X`: said of decks, and so nothing in play. */
const ofDecks = (p: Parser): Some => {
  if (!say(p, 'your deck can/may have any number of cards named')) return null;
  while (!atEnd(p) && !sees(p, '.')) p.pos++;
  return [];
};

/** `players only channel 1 rune in their channel phase`. */
const channelling = (p: Parser): Some => {
  const by = who(p);
  if (by === null || !say(p, 'only channel/channels')) return null;
  const amount = number(p);
  if (amount === null || !say(p, 'rune/runes')) return null;
  return say(p, 'at the start of their/your channel phase | in/during their/your channel phase')
    ? [{ gives: 'channels only', who: by, amount }]
    : fail(p, 'at the start of');
};

/** `your spells deal 1 bonus damage to units here`. */
const bonus = (p: Parser): Some => {
  const sourced = attempt(p, () => bonusOfSources(p));
  if (sourced !== null) return sourced;
  say(p, 'your | friendly | all');
  const by = say(p, 'spells and abilities')
    ? 'spells and abilities'
    : say(p, 'spells')
      ? 'spells'
      : say(p, 'abilities')
        ? 'abilities'
        : null;
  if (by === null || !say(p, 'deal')) return null;
  const amount = value(p);
  if (amount === null || !say(p, 'bonus damage')) return null;
  const to = attempt(p, () => (say(p, 'to') ? selector(p) : null));
  return [{ gives: 'bonus damage', amount, by, ...(to === null ? {} : { to }) }];
};

/** `abilities of friendly gear deal 1 bonus damage`. */
const bonusOfSources = (p: Parser): Some => {
  if (!say(p, 'abilities of')) return null;
  const source = filter(p);
  if (source === null || !say(p, 'deal')) return null;
  const amount = value(p);
  if (amount === null || !say(p, 'bonus damage')) return null;
  const to = attempt(p, () => (say(p, 'to') ? selector(p) : null));
  return [{ gives: 'bonus damage', amount, by: 'abilities', source, ...(to === null ? {} : { to }) }];
};

/** `buffs give an additional +1 might to friendly units`. */
const buffs = (p: Parser): Some => {
  if (!say(p, 'buffs give')) return null;
  const early = attempt(p, () => selector(p));
  const what = gift(p);
  if (what?.might === undefined || (early === null && !say(p, 'to'))) return null;
  const to = early ?? selector(p);
  return to === null ? null : [{ gives: 'buff worth', amount: what.might, to }];
};

/** `my might is increased by your points`. */
const mightIs = (p: Parser): Some => {
  const mine = say(p, 'my might');
  const to: Selector | null = mine
    ? { kind: 'me' }
    : attempt(p, () => {
        const of = selector(p);
        return of !== null && say(p, "'s/' might") ? of : null;
      });
  if (to === null || !say(p, 'is/are increased')) return null;
  if (say(p, 'to')) {
    const amount = value(p);
    return amount === null ? null : [{ gives: 'at least might', amount, to }];
  }
  if (!say(p, 'by')) return fail(p, 'by');
  const amount = value(p);
  return amount === null ? null : [{ gives: 'might', amount, to }];
};

const KINDS = ['conquer', 'hold', 'attack', 'defend', 'play', 'deathknell'] as const;

/** `your conquer effects trigger an additional time`. */
const extraTriggers = (p: Parser): Some => {
  if (!say(p, 'your/my/friendly')) return null;
  const kind = KINDS.find(each => say(p, each));
  if (kind === undefined || !say(p, 'effects/effect/abilities')) return null;
  const here = say(p, 'for conquering/holding here | here');
  if (!say(p, 'trigger/triggers')) return null;
  const times = say(p, 'an additional time | one additional time') ? 1 : null;
  if (times === null) return fail(p, 'an additional time');
  return [{ gives: 'extra triggers', of: kind, here, times }];
};

/** `your temporary effects here don't trigger`. */
const noTriggers = (p: Parser): Some => {
  if (!say(p, 'your/my/friendly')) return null;
  const kind = (['temporary', 'deathknell'] as const).find(each => say(p, each));
  if (kind === undefined || !say(p, 'effects/effect/abilities')) return null;
  const here = say(p, 'here');
  return say(p, 'do/does not trigger') ? [{ gives: 'no triggers', of: kind, here }] : null;
};

/** `I enter ready`, `this enters exhausted`, `friendly units enter ready`, `units you play enter ready`. */
const enters = (p: Parser): Some => {
  const of = attempt(p, () => played(p));
  if (of === null || of.of === 'additional costs' || of.of === 'equip') return null;
  if (!say(p, 'enter/enters')) return null;
  if (of.of === 'me' && say(p, 'in/at (your/my) base')) return [{ gives: 'enters in base', what: 'me' }];
  const how = readiness(p);
  if (how === null) return null;
  const { plays } = of;
  return [{ gives: 'enters', how, what: of.of, whose: of.whose, ...(plays === undefined ? {} : { plays }) }];
};

/** What is said of things: several predicates behind one subject. */
const subjects = (p: Parser): Some => {
  const to = selector(p);
  if (to === null) return null;
  const all: StaticEffect[] = [];
  for (;;) {
    const next = attempt(p, () => (all.length === 0 || say(p, ', and | and | ,') ? predicate(p, to) : null));
    if (next === null) break;
    all.push(...next);
  }
  return all.length === 0 ? null : all;
};

/** What is said of the same things as another sentence is: `they cost 2 more`, `they have +2 might`. */
export const ofSame = (p: Parser, { effects }: Passive): Some => {
  const [first] = effects;
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

const predicate = (p: Parser, to: Selector): Some =>
  firstOf<readonly StaticEffect[]>(p, [
    () => having(p, to),
    () => things(p, to),
    () => mortal(p, to),
    () => assigned(p, to),
    () => entering(p, to),
    () => pricing(p, to),
    () => roaming(p, to),
    () => tagged(p, to),
  ]);

const having = (p: Parser, to: Selector): Some => {
  say(p, 'each');
  if (!say(p, 'have/has/get/gets/gain/gains')) return null;
  if (say(p, 'no keywords')) return [{ gives: 'no keywords', keywords: 'all', to }];
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
  const lacking = attempt(p, () => (say(p, 'if they/it did not already (have it/them)') ? whole : null));
  if (lacking !== null) return ifLacking(p, lacking, what);
  const all: StaticEffect[] = [];
  if (what.might !== undefined) {
    const amount: Value = timesEach(p, what.might);
    all.push({ gives: 'might', amount, to: whole, ...(floor === null ? {} : { minimum: floor }) });
  }
  if (what.keywords.length > 0) all.push({ gives: 'keywords', keywords: what.keywords, to: whole });
  if (what.abilities.length > 0) all.push({ gives: 'abilities', abilities: what.abilities, to: whole });
  return all.length === 0 ? null : all;
};

/** `have deflect if they didn't already`: each keyword for those that lack it. */
const ifLacking = (
  p: Parser,
  to: Selector,
  { keywords, might, abilities }: NonNullable<ReturnType<typeof gift>>,
): Some =>
  to.kind !== 'all' || to.filter.notKeyword !== undefined || might !== undefined || abilities.length > 0
    ? fail(p, 'keywords')
    : keywords.map(k => ({
        gives: 'keywords',
        keywords: [k],
        to: { ...to, filter: { ...to.filter, notKeyword: k.name } },
      }));

const placed = (to: Selector, where: NonNullable<Filter['where']>): Selector =>
  to.kind === 'all' && to.filter.where === undefined ? { ...to, filter: { ...to.filter, where } } : to;

const mortal = (p: Parser, to: Selector): Some => {
  if (say(p, 'do/does not deal combat damage | deal/deals no combat damage'))
    return [{ gives: 'no combat damage', to }];
  if (say(p, 'am/is/are immune | do/does not take damage | am/is/are immune to damage'))
    return [{ gives: 'immunity', to }];
  if (say(p, 'lose/loses all keywords')) return [{ gives: 'no keywords', keywords: 'all', to }];
  return null;
};

const assigned = (p: Parser, to: Selector): Some => {
  if (!say(p, 'must be assigned (combat) damage | am/is/are assigned (combat) damage')) return null;
  const rank = say(p, 'first') ? 'first' : say(p, 'last') ? 'last' : null;
  return rank === null ? fail(p, 'first') : [{ gives: 'assigned', rank, to }];
};

const asFilter = (to: Selector): Filter | 'me' | null =>
  to.kind === 'me' ? 'me' : to.kind === 'all' ? to.filter : null;

const entering = (p: Parser, to: Selector): Some => {
  const what = asFilter(to);
  if (what === null || !say(p, 'enter/enters')) return null;
  if (what === 'me' && say(p, 'in/at (your/my) base')) return [{ gives: 'enters in base', what: 'me' }];
  const how = readiness(p);
  return how === null ? null : [{ gives: 'enters', how, what, whose: 'you' }];
};

const pricing = (p: Parser, to: Selector): Some => {
  const what = asFilter(to);
  if (what === null) return null;
  const side = what === 'me' ? undefined : what.side;
  const whose = side === 'enemy' ? 'opponents' : 'you';
  const found = costing(p, { of: what, whose });
  if (found === null) return null;
  const more = attempt(p, () => (say(p, 'and') ? change(p, { of: what, whose }) : null));
  return more === null ? [found] : [found, more];
};

/** `units can move here from anywhere`. */
const roaming = (p: Parser, to: Selector): Some => {
  if (!say(p, 'can/may move')) return null;
  say(p, 'to');
  const into = spot(p);
  if (into === null || !say(p, 'from')) return fail(p, 'from');
  if (say(p, 'anywhere')) return [{ gives: 'may move', what: to, to: into.where, from: { kind: 'board' } }];
  const from = spot(p);
  return from === null ? null : [{ gives: 'may move', what: to, to: into.where, from: from.where }];
};

const tagged = (p: Parser, to: Selector): Some => {
  if (!say(p, 'am/is/are (also) (a/an)')) return null;
  const tags = list(p, tag);
  return tags === null ? null : [{ gives: 'tags', tags: tags.map(({ name }) => name), to }];
};

/** As an ability, with the words that it was written in. */
export const asStatic = ({ effects, when }: Passive, text: string): Static => ({
  kind: 'static',
  effects,
  ...(when === undefined ? {} : { when }),
  text,
});
