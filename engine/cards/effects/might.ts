/** Might and keywords: given, taken, doubled, swapped, set. */
import type { Ability, Instruction, KeywordGrant, Lasting, Selector, Value } from '../../game/state/cards/ability.ts';
import { withCost } from '../abilities/keywordAbility.ts';
import { asLongAs, lasting, until } from '../durations.ts';
import { grant, shared } from '../keywords.ts';
import { keywordName } from '../nouns.ts';
import { owner } from '../owner.ts';
import { atEnd, attempt, fail, list, looksForA, type Parser, parser, say, tokenAt, writtenFrom } from '../parser.ts';
import { reckonedFor, them } from '../referents.ts';
import { single } from '../selectors.ts';
import { timesEach, value } from '../values.ts';
import { maximum, mightChange, minimum } from './changes.ts';

export interface Gift {
  readonly might?: Value;
  readonly minimum?: Value;
  readonly maximum?: Value;
  readonly keywords: readonly KeywordGrant[];
  readonly abilities: readonly Ability[];
  /** All keywords that something else has. */
  readonly keywordsOf?: Selector;
}

/** What is given: might, keywords, a quoted ability, in any mixture. */
export const gift = (p: Parser): Gift | null => {
  let might: Value | undefined;
  let least: Value | undefined;
  let keywordsOf: Selector | undefined;
  const keywords: KeywordGrant[] = [];
  const abilities: Ability[] = [];
  const one = (): true | null => {
    const change = might === undefined ? mightChange(p) : null;
    if (change !== null) {
      might = change;
      const floor = minimum(p);
      if (floor !== null) least = floor;
      return true;
    }
    const flow = attempt(p, () => flowing(p));
    if (flow !== null) {
      abilities.push(flow);
      return true;
    }
    const keyword = attempt(p, grant);
    if (keyword !== null) {
      keywords.push(keyword);
      return true;
    }
    const mine = attempt(p, () => {
      const of = owner(p);
      return of !== null && say(p, 'keywords') ? of : null;
    });
    if (mine !== null) {
      keywordsOf = mine;
      return true;
    }
    const quoted = attempt(p, () => quotedAbility(p));
    if (quoted === null) return fail(p, 'a keyword');
    abilities.push(...quoted);
    return true;
  };
  if (list(p, one, ', and | , | and') === null) return null;
  return {
    keywords: shared(keywords),
    abilities,
    ...(might === undefined ? {} : { might }),
    ...(least === undefined ? {} : { minimum: least }),
    ...(keywordsOf === undefined ? {} : { keywordsOf }),
  };
};

/** `flow equal to its cost`: the keyword with what the card itself costs, whatever that is (`keyword.flow.meaning`). */
const flowing = (p: Parser): Ability | null => {
  const from = p.pos;
  if (!say(p, 'flow equal to its (base) cost')) return null;
  return {
    kind: 'static',
    effects: [{ gives: 'may be played', what: 'me', from: 'trash', for: 'its cost', afterwards: 'banish' }],
    keyword: 'flow',
    text: writtenFrom(p, from),
  };
};

/** An ability between quotes, given to something. */
const quotedAbility = (p: Parser): readonly Ability[] | null => {
  looksForA(p, 'ability');
  const token = tokenAt(p);
  if (token.kind !== 'string') return fail(p, 'an ability in quotes');
  const inner = parser(token.word, p.grammar);
  const found = givenAbility(inner);
  if (found === null || tokenAt(inner).kind !== 'end') return null;
  p.pos++;
  return found;
};

/** What may be between the quotes. */
export const givenAbility = (p: Parser): readonly Ability[] | null =>
  attempt(p, () => atMoment(p)) ?? attempt(p, () => withCost(p)) ?? p.grammar.abilities(p);

/** `kill me at end of turn`: said of what has it, the moment is when it triggers. */
const atMoment = (p: Parser): readonly Ability[] | null => {
  const [only, ...more] = p.grammar.sentence(p) ?? [];
  say(p, '.');
  if (only?.do !== 'later' || only.until !== 'once' || more.length > 0 || !atEnd(p)) return null;
  const { event, instructions } = only;
  return [{ kind: 'triggered', events: [event], instructions, text: writtenFrom(p, 0) }];
};

const gave = (to: Selector, what: Gift, lasts: Lasting): readonly Instruction[] => {
  const all: Instruction[] = [];
  if (what.might !== undefined) {
    const floor = {
      ...(what.minimum === undefined ? {} : { minimum: what.minimum }),
      ...(what.maximum === undefined ? {} : { maximum: what.maximum }),
    };
    all.push({ do: 'give might', amount: what.might, to, until: lasts, ...floor });
  }
  const then: Selector = all.length > 0 && to.kind === 'chosen' ? { kind: 'slot', slot: to.slot } : to;
  if (what.keywords.length > 0 || what.abilities.length > 0 || what.keywordsOf !== undefined) {
    const { keywords, abilities, keywordsOf } = what;
    all.push({
      do: 'give',
      to: then,
      keywords,
      abilities,
      until: lasts,
      ...(keywordsOf === undefined ? {} : { keywordsOf }),
    });
  }
  return all;
};

/** `give UNIT +2 might and UNIT -2 might`. */
export const give = (p: Parser): readonly Instruction[] | null => {
  if (!say(p, 'give/gives')) return null;
  const first = attempt(p, () => giving(p)) ?? attempt(p, () => givingTo(p));
  if (first === null) return null;
  let all = first;
  for (;;) {
    const next = attempt(p, () => (say(p, ', and | and | ,') ? giving(p) : null));
    if (next === null) return all;
    all = [...asLongAs(all, next), ...next];
  }
};

const giving = (p: Parser): readonly Instruction[] | null => {
  const to = receivers(p);
  if (to === null) return null;
  say(p, 'each');
  return reckonedFor(p, to, () => given(p, to));
};

/** What it is given and for how long, the duration in either place. */
export const given = (p: Parser, to: Selector): readonly Instruction[] | null => {
  const early = lasting(p);
  const what = gift(p);
  if (what === null) return null;
  const middle = lasting(p);
  const [only, ...others] = what.keywords;
  if (what.might === undefined && what.abilities.length === 0 && only?.value === 1 && others.length === 0) {
    // "Give it Assault this turn equal to its Might."
    const equal = attempt(p, () => (say(p, 'equal to') ? value(p) : null));
    if (equal !== null)
      return gave(to, { ...what, keywords: [{ ...only, value: equal }] }, early ?? middle ?? until(p));
  }
  // "+2 Might this turn and Ganking": for as long.
  const more =
    middle === null ? null : attempt(p, () => (say(p, ', and | and') ? list(p, grant, ', and | , | and') : null));
  const times = what.might === undefined ? null : timesEach(p, what.might);
  const late = minimum(p);
  const most = late === null ? maximum(p) : null;
  const whole: Gift = {
    ...what,
    ...(more === null ? {} : { keywords: shared([...what.keywords, ...more]) }),
    ...(times === null ? {} : { might: times }),
    ...(late === null ? {} : { minimum: late }),
    ...(most === null ? {} : { maximum: most }),
  };
  return gave(to, whole, early ?? middle ?? until(p));
};

const receivers = (p: Parser): Selector | null => {
  const [first, ...more] = list(p, single, ', and | , | and') ?? [];
  if (first === undefined) return null;
  return more.length === 0 ? first : { kind: 'both', of: [first, ...more] };
};

/** `give +might equal to VALUE to UNIT`. */
const givingTo = (p: Parser): readonly Instruction[] | null => {
  const what = gift(p);
  if (what === null || !say(p, 'to')) return null;
  const to = receivers(p);
  return to === null ? null : gave(to, what, until(p));
};

/** `loses Tank this turn`, `loses all keywords`. */
export const losing = (p: Parser, from: Selector): readonly Instruction[] | null => {
  if (!say(p, 'lose/loses')) return null;
  if (say(p, 'all (its/their/my) keywords | its/their/my keywords'))
    return [{ do: 'lose', from, keywords: 'all', until: until(p) }];
  const names = list(p, keywordName, ', and/or | , | and/or');
  return names === null ? null : [{ do: 'lose', from, keywords: names, until: until(p) }];
};

/** `double its might this turn`, `double the might of a friendly unit`, `double a friendly unit's might`. */
export const doubleMight = (p: Parser): readonly Instruction[] | null => {
  if (!say(p, 'double/doubles')) return null;
  const of = mightOf(p);
  return of === null ? null : [{ do: 'double might', to: of, until: until(p) }];
};

/** Whose might: `the might of X`, `my might`, `a unit's might`. */
const mightOf = (p: Parser): Selector | null =>
  attempt(p, () => (say(p, 'the might of') ? single(p) : null)) ??
  attempt(p, () => {
    const of = owner(p);
    return of !== null && say(p, 'might') ? of : null;
  });

/** `swap the might of A and B`, `swap their might`. */
export const swapMight = (p: Parser): readonly Instruction[] | null => {
  const theirs = attempt(p, () => (say(p, 'swap their might/mights') ? them(p) : null));
  if (theirs !== null) {
    if (theirs.kind !== 'both')
      return [{ do: 'swap might', a: theirs, b: { kind: 'each other', of: theirs }, until: until(p) }];
    const [a, b] = theirs.of;
    return a === undefined || b === undefined ? null : [{ do: 'swap might', a, b, until: until(p) }];
  }
  if (!say(p, 'swap the might/mights of')) return null;
  const first = single(p);
  if (first === null) return null;
  if (first.kind === 'chosen' && first.count.least === 2) {
    const pair: Selector = { kind: 'slot', slot: first.slot };
    return [
      { do: 'choose', what: first },
      { do: 'swap might', a: pair, b: { kind: 'each other', of: pair }, until: until(p) },
    ];
  }
  if (!say(p, 'and/with')) return null;
  const second = single(p);
  return second === null ? null : [{ do: 'swap might', a: first, b: second, until: until(p) }];
};

/** `that of another friendly unit`. */
const thatOf = (p: Parser): Value | null => {
  if (!say(p, 'that of')) return null;
  const of = single(p);
  return of === null ? null : { kind: 'might', of };
};

/** `its base might becomes 5 this turn`, `its might becomes 5 this turn` (`layers.traits`: either sets what it starts from). */
export const baseMight = (p: Parser): readonly Instruction[] | null => {
  const had = say(p, 'have');
  const to = owner(p);
  if (to === null || !say(p, had ? '(base) might become (equal to)' : '(base) might becomes (equal to)')) return null;
  const amount = value(p);
  return amount === null ? null : [{ do: 'set might', to, amount, until: until(p) }];
};

/** `set its might to 5 this turn`, `increase its might to 5`. */
export const setMight = (p: Parser): readonly Instruction[] | null => {
  const raise = say(p, 'increase');
  if (!raise && !say(p, 'set')) return null;
  const to = mightOf(p);
  if (to === null) return null;
  const early = lasting(p);
  if (!say(p, 'to | equal to')) return null;
  const amount = attempt(p, () => thatOf(p)) ?? value(p);
  if (amount === null) return null;
  return raise
    ? [{ do: 'for a while', effect: { gives: 'at least might', amount, to }, until: early ?? until(p) }]
    : [{ do: 'set might', to, amount, until: early ?? until(p) }];
};
