/** Moves, recalls, and places exchanged. */

import type { Destination, Selector, Where } from '../../game/state/cards/ability.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { LEFT_SLOT } from '../../game/state/slots.ts';
import { attempt, fail, oneOf, type Parser, say, sees, slot, speakOf, tokenAt } from '../parser.ts';
import { ways } from '../patterns.ts';
import { whose } from '../players.ts';
import { it, namesPlace, that, them } from '../referents.ts';
import { selector, single } from '../selectors.ts';
import { goalOf, ofMove, spot } from '../where.ts';
import type { Instructions } from './readers.ts';

/** What is spoken of apart from the one that moves: `a friendly unit to its battlefield` is the other one's. */
const apartFrom = (p: Parser, what: Selector | null): Selector => {
  const moving = what?.kind === 'both' ? what.of.map(slotOf) : [what];
  const others = p.referents.filter(each => !moving.some(one => sameTerms(each.what, one)));
  return it({ ...p, referents: others });
};

const slotOf = (what: Selector): Selector => (what.kind === 'chosen' ? { kind: 'slot', slot: what.slot } : what);

const isSeveral = (p: Parser, what: Selector | null): boolean =>
  what !== null &&
  (what.kind === 'chosen'
    ? what.count.most === 'any' || what.count.most > 1
    : what.kind === 'both' || p.referents.some(each => each.many && sameTerms(each.what, what)));

/** One place for all that move. */
const ONE_PLACE = ways<{ readonly where?: Where }>([
  ['the/a single/same battlefield | one battlefield', { where: { kind: 'battlefield' } }],
  ['the/a single/same location | one location', {}],
]);

/** Where to, after `to`. `moving` is what goes there, if it is known yet. */
export const destination = (p: Parser, moving: Selector | null = null): Destination | null => {
  const from = p.pos;
  if (say(p, 'the same battlefield as me | my battlefield')) return { kind: 'here', battlefield: true };
  if (say(p, 'the same location as me')) return { kind: 'here' };
  if (say(p, 'the/a same battlefield/location')) {
    const what = apartFrom(p, moving === null ? null : slotOf(moving));
    const goal = goalOf(p);
    // Behind a choice it would be that of what was chosen as well: "there" is where the move went.
    if (goal !== null) return what.kind === 'it' ? { kind: 'location of', what: goal } : fail(p, 'there');
    if (what.kind !== 'it' || !isSeveral(p, moving)) return { kind: 'location of', what };
    // "Two units to the same battlefield": as no other is spoken of, the same for both.
    p.pos = from;
  }
  if (say(p, 'my original location')) return { kind: 'here' };
  if (say(p, 'here | mine | this location | my location')) return { kind: 'here' };
  if (say(p, 'this battlefield')) return { kind: 'this battlefield' };
  if (
    say(
      p,
      "its/their battlefield/location/destination | that (enemy/friendly) unit 's battlefield/location | the unit 's location",
    )
  )
    return { kind: 'location of', what: apartFrom(p, moving === null ? null : slotOf(moving)) };
  if (say(p, 'the location/battlefield of')) {
    const what = single(p);
    return what === null ? null : { kind: 'location of', what };
  }
  // Of what was banished: where it was, or else to a base (`play.information.look-back`).
  if (say(p, "the same location or (to) their base | the same location or (to) its owner 's base"))
    return { kind: 'chosen', slot: slot(p), where: { kind: 'with', what: { kind: 'it' }, orBase: true } };
  if (p.eventSaysWhere && say(p, 'the battlefield/location I/it was recalled/returned/moved from'))
    return { kind: 'there' };
  const meant = attempt(p, () => ofMove(p));
  if (meant !== null) return { kind: 'location of', what: meant };
  if (say(p, 'there | that battlefield/location | the chosen battlefield')) return thither(p, moving);
  const based = attempt(p, () => base(p));
  if (based !== null) return based;
  if (
    p.scenario &&
    (tokenAt(p).kind === 'string' || !sees(p, 'a | an | any | another | the | one | its | their | your'))
  ) {
    const what = single(p);
    return what === null ? null : { kind: 'location of', what };
  }
  // "A single location": any, and for all of them the same.
  const onlyOne = oneOf(p, ONE_PLACE);
  if (onlyOne !== null) {
    const name = slot(p);
    speakOf(p, { what: { kind: 'slot', slot: name }, types: ['battlefield'], many: false });
    return { kind: 'chosen', slot: name, ...onlyOne, one: true };
  }
  // One thing goes to one place.
  if (sees(p, 'each | all | every')) return fail(p, 'base');
  const where = spot(p);
  if (where === null) return fail(p, 'base');
  const name = slot(p);
  speakOf(p, { what: { kind: 'slot', slot: name }, types: ['battlefield'], many: false });
  return { kind: 'chosen', slot: name, where: where.where };
};

/** "That battlefield": the one spoken of last, else where the event was; never that of what goes there, unless it has just left it. */
const thither = (p: Parser, moving: Selector | null): Destination | null => {
  const battlefield = p.referents.findLast(({ types }) => types.includes('battlefield'));
  if (battlefield !== undefined) return { kind: 'location of', what: battlefield.what };
  if (p.eventSaysWhere) return { kind: 'there' };
  const own = moving === null ? null : slotOf(moving);
  const unit = that({ ...p, referents: p.referents.filter(each => !sameTerms(each.what, own)) }, ['unit']);
  if (unit !== null) return { kind: 'location of', what: unit };
  // "Banish a unit at a battlefield. Its owner plays it there": to where it was (`play.information.look-back`).
  if (own !== null && p.acted === 'banish') return { kind: 'location of', what: own };
  if (p.scenario || namesPlace(p)) return { kind: 'there' };
  p.unbound = p.pos - 1;
  return null;
};

const base = (p: Parser): Destination | null => {
  if (say(p, 'base/bases')) {
    if (!p.scenario || !say(p, 'of')) return { kind: 'base', of: 'controller' };
    return null;
  }
  if (say(p, "its/their/my owner/owners 's/' base/bases")) return { kind: 'base', of: 'owner' };
  if (say(p, "its/their controller/controllers 's/' base/bases | its/their/my base/bases"))
    return { kind: 'base', of: 'controller' };
  const of = whose(p);
  return of !== null && say(p, 'base/bases') ? { kind: 'base', of } : null;
};

/** The two that were spoken of together; none where it is not known that they are two. */
const membersOf = (pair: Selector): readonly Selector[] => {
  if (pair.kind === 'both') return pair.of;
  return pair.kind === 'slot' ? [pair, eachOther(pair)] : [];
};

/** `move it to base`; `move` of two to each other's places is an exchange. */
export const move = (p: Parser): Instructions | null => {
  if (!say(p, 'move/moves')) return null;
  const exchange = attempt(p, () => {
    if (!say(p, 'me to its location (,) and') || !say(p, 'it to my original location')) return null;
    return [{ do: 'swap places', a: { kind: 'me' }, b: it(p) }] as const;
  });
  if (exchange !== null) return exchange;
  if (say(p, "each to the other 's location | each to the location of the other")) {
    const pair = them(p);
    const [a, b] = membersOf(pair);
    return a === undefined || b === undefined ? fail(p, 'two units spoken of before') : [{ do: 'swap places', a, b }];
  }
  const what = mover(p);
  if (what === null) return null;
  if (sees(p, 'to or from')) return fail(p, 'to');
  if (sees(p, 'there | here')) {
    const there = destination(p, what);
    return there === null ? null : [{ do: 'move', what, to: there }];
  }
  if (!say(p, 'to')) return [{ do: 'move', what, to: { kind: 'chosen', slot: slot(p) } }];
  const to = destination(p, what);
  if (to === null) return null;
  // "From a battlefield to its base. If … at that battlefield": the one that it was at.
  if (to.kind === 'base' && 'filter' in what && what.filter.where?.kind === 'battlefield')
    speakOf(p, { what: { kind: 'slot', slot: LEFT_SLOT }, types: ['battlefield'], many: false });
  return [{ do: 'move', what, to }];
};

/** `another unit you control may move there too`: its controller, who is you, decides. */
export const mayMove = (p: Parser): Instructions | null => {
  const what = mover(p);
  if (what?.kind !== 'chosen' || what.filter.side !== 'yours' || !say(p, 'may move')) return null;
  if (!sees(p, 'there | here') && !say(p, 'to')) return null;
  const to = destination(p, what);
  say(p, 'too | as well');
  return to === null ? null : [{ do: 'may', who: 'you', instructions: [{ do: 'move', what, to }] }];
};

/** What moves. In `move a friendly unit there` that is where it goes, in `move a friendly unit there to base` where it is. */
const mover = (p: Parser): Selector | null => {
  const before = p.goalBehind;
  p.goalBehind = true;
  const what = selector(p);
  p.goalBehind = before;
  return what;
};

const eachOther = (of: Selector): Selector => ({ kind: 'each other', of });

/** `swap the places of A and B`. */
export const readSwapOfPlaces = (p: Parser): Instructions | null => {
  if (say(p, 'swap places/locations with')) {
    const other = single(p);
    return other === null ? null : [{ do: 'swap places', a: { kind: 'me' }, b: other }];
  }
  // "Move me and a Mech you control to each other's locations."
  const exchanged = attempt(p, () => {
    const pair = say(p, 'move') ? selector(p) : null;
    const [one, two, ...more] = pair?.kind === 'both' ? pair.of : [];
    if (one === undefined || two === undefined || more.length > 0) return null;
    return say(p, "to each other 's location/locations") ? ({ do: 'swap places', a: one, b: two } as const) : null;
  });
  if (exchanged !== null) return [exchanged];
  if (!say(p, 'swap (the) places/locations of | swap')) return null;
  const both = selector(p);
  if (both === null) return null;
  if (both.kind === 'chosen' && both.count.least === 2) {
    const pair: Selector = { kind: 'slot', slot: both.slot };
    return [
      { do: 'choose', what: both },
      { do: 'swap places', a: pair, b: eachOther(pair) },
    ];
  }
  const [a, b] = both.kind === 'both' ? both.of : [];
  say(p, "'s places/locations | places/locations");
  return a === undefined || b === undefined ? null : [{ do: 'swap places', a, b }];
};
