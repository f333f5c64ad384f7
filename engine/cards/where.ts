/** The places that a phrase names: `here`, `at a battlefield you control`, `in your trash`. */
import type { Filter, Selector, ThingState, ValueRange, Where, Who } from '../game/state/cards/ability.ts';
import { LEFT_SLOT } from '../game/state/slots.ts';
import { atNamed } from './named.ts';
import { number } from './numerals.ts';
import { attempt, fail, firstOf, type Parser, peek, say, sees } from './parser.ts';
import { whose } from './players.ts';
import { chosenBefore, it, refersToPlayer, them, there } from './referents.ts';

export interface PlacePhrase {
  readonly where: Where;
  /** `a battlefield`: one, to be chosen. `battlefields`: any. */
  readonly one: boolean;
}

/** After "here" or "there": words by which it still tells which units are meant, not where they go. */
const GOES_ON: ReadonlySet<string> = new Set(['to', 'with', 'that', 'whose', 'each']);

/** A place, with the word that leads to it: `at`, `in`, `on`, `from`. */
export const place = (p: Parser): PlacePhrase | null =>
  attempt(p, () => {
    if (p.goalBehind && sees(p, 'here | there') && !GOES_ON.has(peek(p, 1))) return null;
    if (say(p, 'here | where I died/was/am')) return { where: { kind: 'here' } as const, one: false };
    if (say(p, 'there')) return pointedTo(p);
    if (say(p, 'elsewhere')) return { where: { kind: 'elsewhere' } as const, one: false };
    if (say(p, 'everywhere')) return { where: { kind: 'anywhere' } as const, one: false };
    if (say(p, 'anywhere | on the board')) return { where: { kind: 'board' } as const, one: false };
    // With me and at a battlefield: not in a base where I am.
    if (say(p, 'at a battlefield with me | with me at a battlefield'))
      return { where: { kind: 'here', battlefield: true } as const, one: false };
    if (say(p, 'with me')) return { where: { kind: 'here' } as const, one: false };
    if (!say(p, 'at | in | on | from')) return null;
    return firstOf(p, [zone, spot]);
  });

const EACH_BATTLEFIELD = 'each battlefield';

const pointedTo = (p: Parser): PlacePhrase | null => {
  const where = there(p);
  return where === null ? null : { where, one: false };
};

/** A place without the word that leads to it. */
export const spot = (p: Parser): PlacePhrase | null => {
  if (say(p, 'my battlefield | the battlefield where I died/was/am'))
    return { where: { kind: 'here', battlefield: true }, one: false };
  if (say(p, 'here | (to) this location/place | my (new) location | the location where I died/was/am'))
    return { where: { kind: 'here' }, one: false };
  if (say(p, '(to) this battlefield')) return { where: { kind: 'this battlefield' }, one: false };
  if (sees(p, 'the chosen battlefield') && !p.referents.some(({ types }) => types.includes('battlefield'))) {
    p.unbound = p.pos;
    return null;
  }
  if (say(p, 'there | that battlefield/location | the chosen battlefield')) return pointedTo(p);
  const meant = attempt(p, () => ofMove(p));
  if (meant !== null) return { where: { kind: 'with', what: meant }, one: false };
  if (sees(p, 'the battlefield') && !OF_THE.has(peek(p, 2)) && pointsToPlace(p) && say(p, 'the battlefield'))
    return pointedTo(p);
  const housing = attempt(p, () => housed(p));
  if (housing !== null) return { where: housing, one: true };
  if (say(p, 'another/different location | a different location | a location other than mine'))
    return { where: elsewhere(p), one: true };
  if (
    say(
      p,
      "its/their battlefield/location/destination | that unit 's battlefield/location | the unit 's battlefield/location",
    )
  )
    return { where: { kind: 'with', what: it(p) }, one: false };
  if (say(p, 'their battlefields/locations')) return { where: { kind: 'with', what: them(p) }, one: false };
  if (say(p, 'the same location as it | the same location as that unit'))
    return { where: { kind: 'with', what: it(p) }, one: false };
  if (say(p, 'the/a same/single battlefield | one battlefield'))
    return { where: same(p, 'one battlefield'), one: false };
  if (say(p, 'the/a same/single location | one location')) return { where: same(p, 'one location'), one: false };
  for (const kind of ['different locations', 'different battlefields', 'each location'] as const)
    if (say(p, kind)) return { where: { kind }, one: false };
  if (
    sees(p, EACH_BATTLEFIELD) &&
    !sees(p, `${EACH_BATTLEFIELD} you | ${EACH_BATTLEFIELD} where | ${EACH_BATTLEFIELD} with`)
  ) {
    say(p, EACH_BATTLEFIELD);
    return { where: { kind: 'each battlefield' }, one: false };
  }
  if (say(p, 'a location | any location | locations')) return { where: { kind: 'board' }, one: true };
  return firstOf(p, [base, battlefields, atNamed]);
};

/** After "the battlefield": it is said there which one. */
const OF_THE: ReadonlySet<string> = new Set(
  'you where with an opponents that I it its of controlled not other your this'.split(' '),
);

const pointsToPlace = (p: Parser): boolean =>
  p.eventSaysWhere || p.referents.some(({ types }) => types.includes('battlefield'));

/** Where the move that is triggered by went. */
export const goalOf = (p: Parser): Selector | null =>
  p.referents.find(({ what }) => what.kind === 'event' && what.part === 'to')?.what ?? null;

const MOVES: ReadonlySet<string> = new Set(['move', 'moves']);

/** `the battlefield it left`, after a move; `the location I moved to`, `the battlefield I left`, in a trigger of one. */
export const ofMove = (p: Parser): Selector | null => {
  if (!say(p, 'the battlefield/location')) return null;
  if (p.acted === 'move' && say(p, 'it/they left | that unit left | it/they moved from'))
    return { kind: 'slot', slot: LEFT_SLOT };
  const goal = goalOf(p);
  const isMove = goal !== null || (p.eventSaysWhere && p.tokens.slice(0, p.pos).some(({ word }) => MOVES.has(word)));
  if (isMove && say(p, 'I/it/they left | I/it/they moved from | that unit left'))
    return { kind: 'event', part: 'from' };
  return goal !== null && say(p, 'I/it/they moved to | that unit moved to') ? goal : null;
};

/** `a location where there is a unit with the same controller`. */
const housed = (p: Parser): Where | null => {
  if (!say(p, 'a/any location')) return null;
  const withUnits = attempt(p, whereUnits) ?? (say(p, 'with (another/a/an)') ? p.grammar.filter(p) : null);
  return withUnits === null ? null : { kind: 'location', withUnits };
};

const elsewhere = (p: Parser): Where => {
  const before = chosenBefore(p);
  return before === null ? { kind: 'elsewhere' } : { kind: 'not with', what: before };
};

const same = (p: Parser, kind: 'one battlefield' | 'one location'): Where => {
  const before = chosenBefore(p);
  if (before === null) return { kind };
  return { kind: 'with', what: before, ...(kind === 'one battlefield' ? { battlefield: true } : {}) };
};

const base = (p: Parser): PlacePhrase | null => {
  if (say(p, 'a base | bases | any base | base')) return { where: { kind: 'base' }, one: false };
  if (say(p, 'an enemy base | enemy bases')) return { where: { kind: 'base', of: 'opponents' }, one: false };
  // What is "its" base is that of whoever controls it; only cards go to places of their owners.
  const isOfThing = sees(p, 'its base') || (sees(p, 'their base/bases') && !refersToPlayer(p) && !p.isDoneByAnother);
  if (isOfThing && say(p, 'its/their base/bases')) return { where: { kind: 'base', of: 'its controller' }, one: false };
  const of = whose(p);
  if (of === null || !say(p, 'base/bases')) return null;
  return { where: { kind: 'base', of }, one: false };
};

const STATES: Readonly<Record<string, ThingState>> = {
  open: 'open',
  occupied: 'occupied',
  uncontrolled: 'uncontrolled',
  contested: 'contested',
};

type Of = 'you' | 'enemy' | 'friendly' | 'not you';
const CONTROL: readonly (readonly [string, Of])[] = [
  ['you or allies control | you or an ally control/controls | controlled by you or an ally/allies', 'friendly'],
  ['you control | controlled by you', 'you'],
  ['an opponent controls/controlled | opponents control | (that was) controlled by an opponent', 'enemy'],
  ['you do not control | not controlled by you', 'not you'],
];

const battlefields = (p: Parser): PlacePhrase | null => {
  let other = say(p, 'another | a different');
  const one = other || say(p, 'a | an | any | one');
  if (!one) say(p, 'all | each | the');
  let by: 'conquered this turn' | undefined;
  let of: Of | undefined;
  const is: ThingState[] = [];
  for (;;) {
    const state = Object.entries(STATES).find(([word]) => say(p, word))?.[1];
    if (state !== undefined) is.push(state);
    else if (say(p, 'enemy')) of = 'enemy';
    else if (say(p, 'friendly')) of = 'friendly';
    else if (say(p, 'your')) of = 'you';
    else if (say(p, 'other')) other = true;
    else break;
  }
  if (!say(p, 'battlefield | battlefields')) return fail(p, 'battlefield');
  let withUnits: Filter | undefined;
  let count: ValueRange | undefined;
  for (;;) {
    const control = CONTROL.find(([pattern]) => say(p, pattern))?.[1];
    if (control !== undefined) {
      of = control;
      continue;
    }
    if (say(p, 'other than mine/this/here | other than this battlefield')) {
      other = true;
      continue;
    }
    if (say(p, 'you conquered this turn')) {
      by = 'conquered this turn';
      continue;
    }
    if (say(p, "that was/is uncontrolled | that 's uncontrolled")) {
      is.push('uncontrolled');
      continue;
    }
    if (one && say(p, 'I moved to or from | I moved from or to'))
      return { where: { kind: 'moved between' }, one: false };
    const exactly =
      withUnits === undefined ? (attempt(p, () => withExactly(p)) ?? attempt(p, () => withNone(p))) : null;
    if (exactly !== null) {
      ({ withUnits, count } = exactly);
      continue;
    }
    const units: Filter | null = withUnits === undefined ? attempt(p, whereUnits) : null;
    if (units === null) break;
    withUnits = units;
  }
  return {
    where: {
      kind: 'battlefield',
      ...(of === undefined ? {} : { of }),
      ...(is.length === 0 ? {} : { is }),
      ...(withUnits === undefined ? {} : { withUnits }),
      ...(count === undefined ? {} : { count }),
      ...(other ? { other: true as const } : {}),
      ...(by === undefined ? {} : { by }),
    },
    one,
  };
};

/** `with exactly one other unit you control`, `with exactly two units there`, `where you control two or more units`. */
export const withExactly = (p: Parser): { readonly withUnits: Filter; readonly count: ValueRange } | null => {
  const yours = say(p, 'where you have/control');
  if (!yours && !say(p, 'with | where there is/are')) return null;
  const count = quantity(p);
  if (count === null) return null;
  const other = say(p, 'other');
  const withUnits = p.grammar.filter(p);
  if (withUnits === null || (yours && withUnits.side !== undefined)) return null;
  const { where, ...units } = withUnits;
  if (where !== undefined && where.kind !== 'here' && where.kind !== 'there' && where.kind !== 'with') return null;
  const theirs = yours ? { ...units, side: 'yours' as const } : units;
  return { withUnits: other ? { ...theirs, other: true } : theirs, count };
};

/** `exactly two`, `two or more`, `at most one`: a number alone leaves open which of them is meant. */
const quantity = (p: Parser): ValueRange | null => {
  const exactly = say(p, 'exactly');
  const least = !exactly && say(p, 'at least');
  const most = !exactly && !least && say(p, 'at most | no more than');
  const amount = number(p);
  if (amount === null) return fail(p, 'exactly');
  if (exactly) return { least: amount, most: amount };
  if (least || (!most && say(p, 'or more | +'))) return { least: amount };
  return most || say(p, 'or fewer/less') ? { most: amount } : fail(p, 'or more');
};

/** `where you control no units`, `where there are no enemy units`. */
const withNone = (p: Parser): { readonly withUnits: Filter; readonly count: ValueRange } | null => {
  if (say(p, 'where you have/control no units'))
    return { withUnits: { types: ['unit'], side: 'yours' }, count: { most: 0 } };
  if (!say(p, 'where there are no | with no')) return null;
  const withUnits = p.grammar.filter(p);
  return withUnits?.types.join() === 'unit' && withUnits.where === undefined ? { withUnits, count: { most: 0 } } : null;
};

/** `with a damaged unit`. */
const withA = (p: Parser): Filter | null => {
  if (!say(p, 'with a/an')) return null;
  const units = p.grammar.filter(p);
  return units?.types.join() === 'unit' && units.where === undefined ? units : null;
};

const whereUnits = (p: Parser): Filter | null => {
  if (say(p, 'where you have/control (a/some) unit/units')) return { types: ['unit'], side: 'yours' };
  if (
    !say(p, "where there are/is (a/an) | where there 's (a/an)") &&
    !(sees(p, 'with enemy/friendly/your') && say(p, 'with'))
  )
    return withA(p);
  return p.grammar.filter(p);
};

type Zone = Extract<Where, { kind: 'zone' }>['zone'];
const ZONES: readonly (readonly [string, Zone])[] = [
  ['hand | hands', 'hand'],
  ['trash | trashes', 'trash'],
  ['rune deck | rune decks', 'rune deck'],
  ['main deck | main decks | deck | decks', 'deck'],
  ['banishment | exile', 'banishment'],
  ['champion zone', 'champion zone'],
];

export const zoneName = (p: Parser): Zone | null => ZONES.find(([pattern]) => say(p, pattern))?.[1] ?? null;

const zone = (p: Parser): PlacePhrase | null => {
  if (say(p, 'the chain')) return { where: { kind: 'zone', zone: 'chain', of: 'any' }, one: false };
  if (say(p, 'banishment')) return { where: { kind: 'zone', zone: 'banishment', of: 'any' }, one: false };
  if (say(p, 'facedown | face down')) return { where: { kind: 'zone', zone: 'facedown', of: 'you' }, one: false };
  const of = zoneOwner(p);
  const named = zoneName(p);
  return named === null ? fail(p, 'your hand') : { where: { kind: 'zone', zone: named, of }, one: false };
};

const zoneOwner = (p: Parser): Who | 'any' => {
  if (sees(p, 'trashes') || say(p, 'a/any')) return 'any';
  return attempt(p, whose) ?? 'you';
};
