/** What is said of cards that somebody plays: of the next one, and which have Repeat or Reaction. */

import type { Filter, Lasting, StaticEffect } from '../../game/state/cards/ability.ts';
import { cost, resources } from '../costs.ts';
import { lasting as duration } from '../durations.ts';
import { gift } from '../effects/might.ts';
import { number } from '../numerals.ts';
import { attempt, fail, oneWord, type Parser, say } from '../parser.ts';
import { linkedTogether } from '../shownOff.ts';
import { costing, played, reducedBy } from './costs.ts';
import type { Effects } from './effects.ts';
import { entry } from './entering.ts';
import { playDestination } from './playable.ts';

/** `the next spell you play costs 2 less`. */
export const nextPlayed = (
  p: Parser,
): { readonly effects: readonly StaticEffect[]; readonly until: Lasting } | null => {
  const reduced = attempt(p, () => nextReduced(p));
  if (reduced !== null) return { effects: [reduced], until: 'turn' };
  const given = say(p, 'give the/your next');
  if (!given && !say(p, 'the/your next')) return null;
  const own = p.tokens[p.pos - 2]?.word === 'your';
  const found = played(p);
  if (found === null) return null;
  const subject = own && found.whose === 'each player' ? { ...found, whose: 'you' as const } : found;
  const until = duration(p) ?? 'turn';
  const { of, whose } = subject;
  if ((typeof of === 'string' && of !== 'me') || subject.plays !== undefined) return null;
  const change = given ? null : attempt(p, () => costing(p, subject));
  if (change !== null) {
    const how = attempt(p, () => (say(p, 'and enter/enters') ? entry(p, { what: of, whose }) : null));
    const also = typeof of === 'string' || how !== null ? null : attempt(p, () => playedHere(p, of));
    return { effects: [change, ...(how ?? []), ...(also === null ? [] : [also])], until };
  }
  if (!given && say(p, 'enter/enters')) {
    const how = entry(p, { what: of, whose });
    return how === null ? null : { effects: how, until };
  }
  if (say(p, 'deal/deals')) {
    const amount = number(p);
    if (amount === null || !say(p, 'bonus damage')) return null;
    return { effects: [{ gives: 'bonus damage', amount, by: 'spells' }], until };
  }
  const repeat = attempt(p, () => repeated(p, subject, given ? 'repeat' : HAS_REPEAT));
  if (repeat !== null || given) return repeat === null ? null : { effects: [repeat], until };
  if (typeof of !== 'string' && say(p, 'have/has/gain/gains accelerate'))
    return { effects: [{ gives: 'accelerate', of, whose }], until };
  const elsewhere = typeof of === 'string' ? null : attempt(p, () => playedElsewhere(p, of));
  if (elsewhere !== null) return { effects: [elsewhere], until };
  if (say(p, 'have/has/gain/gains reaction'))
    return { effects: [{ gives: 'timing', what: of, whose, timing: 'reaction' }], until };
  return fail(p, 'costs');
};

/** `reduce the cost of the next gear you play this turn by 2`. */
const nextReduced = (p: Parser): StaticEffect | null => {
  if (!say(p, 'reduce the (energy) cost of the/your next')) return null;
  const of = played(p);
  if (of === null || of.whose !== 'you' || !(p.lasting === 'turn' || say(p, 'this turn')) || !say(p, 'by')) return null;
  return reducedBy(p, of);
};

/** `can be played to any battlefield`; from facedown as well, where it says so. */
const playedElsewhere = (p: Parser, what: Filter): StaticEffect | null => {
  const early = say(p, EVEN_FACEDOWN);
  if (early) say(p, ',');
  if (!say(p, 'can/may be played')) return null;
  const to = playDestination(p);
  if (to === null) return null;
  const evenFacedown = early || say(p, EVEN_FACEDOWN);
  return { gives: 'may be played', what, to, ...(evenFacedown ? { evenFacedown: true as const } : {}) };
};

/** After what it costs: `and you may play it here`. */
const playedHere = (p: Parser, what: Filter): StaticEffect | null => {
  if (!say(p, ', and | and') || !say(p, 'you may/can play it/that (unit/gear)')) return null;
  const to = say(p, 'here | to here') ? ({ kind: 'here' } as const) : playDestination(p);
  return to === null ? null : { gives: 'may be played', what, to };
};

const EVEN_FACEDOWN = '(,) even from facedown | (,) even from face down';

const HAS_REPEAT = 'have/has/gain/gains repeat';

/** `has repeat equal to its cost`, `have repeat 2, 1 chaos`: after the words that grant it. */
const repeated = (
  p: Parser,
  { of, whose, plays }: ReturnType<typeof played> & object,
  words: 'repeat' | typeof HAS_REPEAT,
): StaticEffect | null => {
  if (plays !== undefined || typeof of === 'string') return null;
  if (!say(p, words)) return null;
  if (say(p, 'equal to its (base) cost')) return { gives: 'repeat', of, whose, cost: 'its cost' };
  const price = resources(p);
  return price === null ? null : { gives: 'repeat', of, whose, cost: price };
};

/** `my abilities have repeat - discard 1`. */
export const repeatingMine = (p: Parser): Effects => {
  if (!say(p, 'my abilities have repeat')) return null;
  say(p, '- | :');
  const of = cost(p);
  return of === null ? null : [{ gives: 'repeat', of: 'my abilities', whose: 'you', cost: of }];
};

/** `your spells have reaction`, `gear you play has action`. */
export const timed = (p: Parser): Effects => {
  const subject = played(p);
  if (subject === null || subject.plays !== undefined) return null;
  const { of, whose } = subject;
  if (typeof of === 'string' || !say(p, 'have/has')) return null;
  const timing = oneWord(p, ['reaction', 'action']);
  return timing === null ? fail(p, 'reaction') : [{ gives: 'timing', what: of, whose, timing }];
};

/** `spells you play have "if you showed one off, this costs 1 less" and "show off a Mighty unit"`: as they are played. */
export const givenAsPlayed = (p: Parser): Effects => {
  const from = p.pos;
  const subject = played(p);
  if (subject === null || subject.plays !== undefined || typeof subject.of === 'string') return null;
  const { of, whose } = subject;
  const isPlayed = p.tokens.slice(from, p.pos).some(({ word }) => word === 'play' || word === 'plays');
  if (!isPlayed || !say(p, 'have/has')) return null;
  const what = gift(p);
  const abilities = what?.abilities.filter(each => each.kind === 'static') ?? [];
  if (what === null || what.keywords.length > 0 || abilities.length !== what.abilities.length) return null;
  if (what.might !== undefined || abilities.length === 0) return null;
  const linked = linkedTogether(abilities, abilities.map(({ text }) => text).join(' / '));
  return [{ gives: 'abilities as played', abilities: linked, of, whose }];
};

/** `spells you play have repeat 2`, `my abilities have repeat - discard 1`. */
export const repeating = (p: Parser): Effects => {
  const of = played(p);
  const found = of === null ? null : repeated(p, of, HAS_REPEAT);
  return found === null ? null : [found];
};
