/** What may follow an event: where, when, for which time, from and to where. */
import type { Condition, Filter, Value } from '../../game/state/cards/terms.ts';
import { TIMES } from '../conditions/turns.ts';
import { ordinal } from '../numerals.ts';
import { attempt, oneOf, type Parser, say, sees, speakOf } from '../parser.ts';
import { ways } from '../patterns.ts';
import { range } from '../ranges.ts';
import { namesPlace } from '../referents.ts';
import { place, spot } from '../where.ts';
import { causedBy } from './causing.ts';
import { countedByPlayer, type EventDraft, type What, WITHIN_TURN } from './happening.ts';
import { readEachObject } from './object.ts';

/** `when a unit moves to a battlefield, … there`: where it moved to, unless the event says where from. */
export const speakOfGoal = (p: Parser, found: readonly EventDraft[]): void => {
  if (found.some(({ on, from, to }) => on === 'move' && (from === undefined || to !== undefined)))
    speakOf(p, { what: { kind: 'event', part: 'to' }, types: ['battlefield'], many: false });
};

/** A clause as read so far: an event for each of its verbs, and conditions that have to hold besides. */
export interface EventClause {
  readonly found: readonly EventDraft[];
  readonly whens: Condition[];
}
/** Whether it could be understood to its end. */
type Reading = (p: Parser, clause: EventClause) => boolean;

const set = ({ found }: EventClause, change: (each: EventDraft) => void): true => {
  for (const each of found) change(each);
  return true;
};
const setting =
  (change: (each: EventDraft) => void): Reading =>
  (_, clause) =>
    set(clause, change);
const when =
  (...conditions: readonly Condition[]): Reading =>
  (_, { whens }) => {
    whens.push(...conditions);
    return true;
  };

const ALONE: Condition = { is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['alone'] } };
const ONE_ENEMY: Condition = {
  is: 'exists',
  filter: { types: ['unit'], side: 'enemy', where: { kind: 'here' } },
  count: { least: 1, most: 1 },
};

/** No unit but that one has as much Might as it has. */
const MIGHTIEST: Condition = {
  is: 'exists',
  filter: { types: ['unit'], might: { least: { kind: 'might', of: { kind: 'event', part: 'what' } } } },
  count: { most: 1 },
};

const TRAILING = ways<Reading>([
  ['(while) alone', (p, clause) => beingAlone(p, clause)],
  // `term.one-on-one`
  ['one on one', when(ALONE, ONE_ENEMY)],
  ['after an attack | after attacking', setting(each => (each.after = 'attack'))],
  ['in combat | during combat', setting(each => (each.inCombat = true))],
  ['for the', (p, clause) => nthTime(p, clause)],
  ['each turn | in a turn | in one turn', (_, { found }) => found.some(({ nth }) => nth !== undefined)],
  ...TIMES.map(([words, condition]) => [words, when(condition)] as const),
  ['while attacking', (_, clause) => inRole(clause, 'attacking')],
  ['while defending', (_, clause) => inRole(clause, 'defending')],
  ['while', (p, clause) => whileSo(p, clause)],
  [
    'by',
    (p, clause) => {
      if (areAll(clause, 'reduce might')) return byAmount(p, clause);
      return areAll(clause, 'choose') ? chosenBy(p, clause) : causedBy(p, clause.found);
    },
  ],
  ['with might greater than | with more might than', (p, clause) => mightiest(p, clause)],
  ['with', (p, clause) => withOthersInHand(p, clause) || withTool(p, clause)],
  [
    'from facedown/hidden/hiding | from face down',
    setting(each => (each.from = { kind: 'zone', zone: 'facedown', of: 'you' })),
  ],
  ['on/from (the) top of your (main) deck', setting(each => (each.from = { kind: 'zone', zone: 'deck', of: 'you' }))],
  [
    'from anywhere but/except (your) hand | from anywhere other than (your) hand',
    (_, { found, whens }) => {
      whens.push({ is: 'played from', zone: 'anywhere but hand' });
      return found.every(({ on }) => on === 'play');
    },
  ],
  ['(away) from', (p, clause) => fromPlace(p, clause)],
  // "Attached to a unit" is what it is attached with; other events have a place that something goes to.
  ['to', (p, clause) => (clause.found.some(({ on }) => on === 'attach') ? withTool(p, clause) : toPlace(p, clause))],
  ['into', (p, clause) => toPlace(p, clause)],
]);

/** What may follow an event, for all its verbs at once. */
export const trailing: Reading = (p, clause) => {
  const { found } = clause;
  // Cards that are recycled go to their owners' decks: those of yours, into yours.
  if (found.every(({ on }) => on === 'recycle') && say(p, 'to/into your (main) deck'))
    return set(clause, each => (each.what = each.what ?? { types: ['card'], notTypes: ['rune'], side: 'yours' }));
  // Whatever is returned goes to the hand of its owner.
  if (found.every(({ on }) => on === 'return') && say(p, TO_HAND)) return true;
  const reading = oneOf(p, TRAILING);
  if (reading !== null) return reading(p, clause);
  if (found.some(({ at }) => at !== undefined)) return false;
  // Where an event is looked for has to be known before it: "when a unit dies there" by itself is nowhere.
  if (sees(p, 'there') && !p.eventSaysWhere && !namesPlace(p)) return pointsNowhere(p);
  const at = place(p);
  return at !== null && set(clause, each => (each.at = at.where));
};

const TO_HAND = "to hand | to its/their/my owner 's hand/hands | to their owners ' hands";

const pointsNowhere = (p: Parser): false => {
  p.unbound = p.pos;
  return false;
};

const beingAlone: Reading = (_, clause) => {
  if (clause.found.some(({ what }) => what !== undefined && 'kind' in what)) {
    clause.whens.push(ALONE);
    return true;
  }
  return set(clause, each => (each.what = alone(each.what)));
};

/** `dies while attacking`: what it happens to, as it is then. */
const inRole = (clause: EventClause, role: 'attacking' | 'defending'): boolean => {
  for (const { what } of clause.found) {
    if (what === undefined || ('kind' in what && what.kind !== 'me')) return false;
    if ('kind' in what) clause.whens.push({ is: 'fits', what, filter: { types: [], is: [role] } });
  }
  return set(clause, each => {
    if (each.what !== undefined && !('kind' in each.what))
      each.what = { ...each.what, is: [...(each.what.is ?? []), role] };
  });
};

const nthTime: Reading = (p, clause) => {
  const nth = ordinal(p);
  if (nth === null || !say(p, 'time') || !say(p, WITHIN_TURN)) return false;
  if (clause.found.some(each => each.nth !== undefined)) return false;
  return set(clause, each => Object.assign(each, { nth }, countedByPlayer(each)));
};

const whileSo: Reading = (p, { whens }) => {
  const condition = p.grammar.condition(p);
  if (condition === null) return false;
  whens.push(condition);
  return true;
};

/** `when you reduce the might of an enemy unit by 1 or more`. */
const byAmount: Reading = (p, clause) => {
  const amount = range(p, '');
  return amount !== null && set(clause, each => (each.amount = amount));
};

/** `when I'm chosen by an enemy spell`. */
const chosenBy: Reading = (p, clause) => {
  if (!clause.found.every(({ on, who }) => on === 'choose' && who === undefined)) return false;
  const chooser = readEachObject(p);
  return chooser !== null && !('kind' in chooser) && set(clause, each => (each.with = chooser));
};

/** `when you play a unit with more might than each other unit`. */
const mightiest: Reading = (p, { found, whens }) => {
  if (!say(p, 'each other unit (on the board)')) return false;
  whens.push(MIGHTIEST);
  return found.every(({ on }) => on === 'play');
};

/** `when you draw one or more cards with at least 9 others in hand`: than those that were drawn. */
const withOthersInHand: Reading = (p, { found, whens }) => {
  if (!found.every(({ on }) => on === 'draw')) return false;
  const others = attempt(p, () => {
    const into = range(p, '');
    return into !== null && say(p, 'other card/cards in (your) hand | others in (your) hand') ? into : null;
  });
  if (others === null) return false;
  const drawn: Value = { kind: 'negative', of: { kind: 'that much' } };
  whens.push({ is: 'compare', a: { kind: 'sum', of: [{ kind: 'cards in hand', who: 'you' }, drawn] }, in: others });
  return true;
};

const isOfMe = ({ what }: EventDraft): boolean => what !== undefined && 'kind' in what && what.kind === 'me';

const areAll = ({ found }: EventClause, name: EventDraft['on']): boolean => found.every(({ on }) => on === name);

const roleOf = (clause: EventClause): 'attacking' | 'defending' | null => {
  if (areAll(clause, 'attack')) return 'attacking';
  return areAll(clause, 'defend') ? 'defending' : null;
};

const withTool: Reading = (p, clause) => {
  const chosen = areAll(clause, 'choose') ? attempt(p, () => abilitiesOf(p)) : null;
  const before = p.referents;
  const tool = chosen ?? readEachObject(p);
  // The event happens to what is attached: the unit is what it is attached with.
  const bearer = p.referents.at(-1);
  if (clause.found.some(({ on }) => on === 'attach') && bearer !== undefined && bearer !== before.at(-1))
    p.referents = [...p.referents.slice(0, -1), { ...bearer, what: { kind: 'event', part: 'by' } }];
  const role = roleOf(clause);
  // "When I attack with other units": they are those that attack here beside it.
  if (role !== null && tool !== null && !('kind' in tool) && clause.found.every(isOfMe)) {
    const filter: Filter = { ...tool, side: 'friendly', is: [...(tool.is ?? []), role], where: { kind: 'here' } };
    p.referents = before;
    speakOf(p, { what: { kind: 'all', filter }, types: ['unit'], many: true, filter });
  }
  return tool !== null && set(clause, each => (each.with = tool));
};

const SOURCES = ways<Filter>([
  ['(a) unit ability/abilities', { types: ['unit'] }],
  ['(a) gear ability/abilities', { types: ['gear'] }],
]);

/** `spells or unit abilities`, `abilities of friendly gear`: distinguished by what has the ability. */
const abilitiesOf = (p: Parser): Filter | null => {
  const spells = say(p, '(a) spell/spells or/and | (a) spell/spells and / or');
  const source = oneOf(p, SOURCES) ?? (say(p, '(an) ability/abilities of (a/an)') ? p.grammar.filter(p) : null);
  if (source === null) return null;
  const ability: Filter = { types: ['ability'], source };
  return spells ? { types: ['spell'], or: [ability] } : ability;
};

const fromPlace: Reading = (p, clause) => {
  const from = attempt(p, () => placeFrom(p));
  return from !== null && set(clause, each => (each.from = from.where));
};

const toPlace: Reading = (p, clause) => {
  const to = spot(p);
  return to !== null && set(clause, each => (each.to = to.where));
};

/** The place whose `from` is taken already: a zone, or a spot on the board. */
const placeFrom = (p: Parser) => {
  p.pos--;
  return place(p);
};

const alone = (what: What | undefined): What => {
  if (what === undefined) return { types: ['unit'], is: ['alone'] };
  if ('kind' in what) return what;
  return { ...what, is: [...(what.is ?? []), 'alone'] };
};
