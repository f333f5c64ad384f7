/** What follows a noun: who controls it, where it is, in what state, and what it has. */
import type { Filter, ThingState, ThingType, Together } from '../../game/state/cards/ability.ts';
import { LOOKED_SLOT, OUTCOMES, outcomeSlot } from '../../game/state/slots.ts';
import { pastEvent } from '../events/past.ts';
import { ADJECTIVES, keywordName, noun } from '../nouns.ts';
import { attempt, fail, oneOf, type Parser, peek, say, sees, wordIn } from '../parser.ts';
import { ways } from '../patterns.ts';
import { range } from '../ranges.ts';
import { chosenBefore, it } from '../referents.ts';
import { place, withExactly } from '../where.ts';
import { their } from './adjectives.ts';
import { costing, extreme, having, total } from './amounts.ts';
import { CHOOSERS, CHOOSING, canChoose, choosing } from './choosing.ts';
import { addNotState, addState, type Building, type FilterDraft } from './draft.ts';
import { eitherOf } from './either.ts';

/** What is said of the thing; whether it could be understood to its end. */
type Reading = (p: Parser, made: Building) => boolean;

const setting =
  (change: (of: FilterDraft, p: Parser) => void): Reading =>
  (p, { filter }) => {
    change(filter, p);
    return true;
  };

const side = (whose: NonNullable<Filter['side']>): Reading => setting(of => (of.side = whose));
const state = (is: ThingState): Reading => setting(of => addState(of, is));

/** Whose it is, tried before where it is: `you control`, `with the same controller`. */
const WHOSE = ways<Reading>([
  [
    "not played from (your) hand | played from anywhere other than (a player 's) hand | played from anywhere but (a player 's) hand | played from anywhere but/except your hand",
    setting(of => (of.by = 'not played from hand')),
  ],
  ['of yours | you control', side('yours')],
  ['you own', setting(of => (of.owned = true))],
  ['besides/except me/this', setting(of => (of.other = true))],
  ['with/sharing my/this name', setting((of, p) => (of.sameName = { kind: p.attached ? 'attachment' : 'me' }))],
  ['with that name | with the named name', setting(of => (of.named = 'name'))],
  ['with/of the named tag | with that tag', setting(of => (of.named = 'tag'))],
  ['of that (card) type | of the named (card) type', setting(of => (of.named = 'card type'))],
  ['you or allies control | you or an ally control/controls', side('friendly')],
  ['an opponent controls/controlled | (your) opponents control | controlled by an opponent', side('enemy')],
  ['you do not control', side('not yours')],
  [
    'not chosen before | that has/have not been chosen (before) (for this spell/ability)',
    setting(of => (of.unchosen = true)),
  ],
  ['they control | that player controls', setting((of, p) => (of.side = their(p)))],
  ['its controller controls | with the same controller as it | controlled by its controller', side('its controller')],
  ['with/of the/a same controller', setting(of => (of.sameController = true))],
]);

/** `each gear attached to friendly units here`. */
const attachedTo: Reading = (p, { filter: of }) => {
  const what = of.where === undefined ? p.grammar.filter(p) : null;
  if (what !== null) of.where = { kind: 'attached to', what: { kind: 'all', filter: what } };
  return what !== null;
};

/** In what state it is, what it has, and what was done to it; the longer form before the shorter one. */
const HOW = ways<Reading>([
  ['that share a tag | sharing a tag | with a tag in common', (_, made) => alike(made, 'share a tag')],
  ['with (a) different name/names', (_, made) => alike(made, 'different names')],
  ['from/in a single trash | from/in one trash | from/in the same trash', (_, made) => alike(made, 'the same owner')],
  ['attached to it/them/that (unit)', setting((of, p) => (of.where = { kind: 'attached to', what: it(p) }))],
  ['attached to me', setting(of => (of.where = { kind: 'attached to', what: { kind: 'me' } }))],
  ['attached to', attachedTo],
  ["that is/are in combat with | that 's in combat with | in combat with", (p, { filter }) => fighting(p, filter)],
  ["that is/are being chosen by | that 's being chosen by | being chosen by", (p, { filter }) => chosenBy(p, filter)],
  ['attacking or defending', state('in combat')],
  ['attacking', state('attacking')],
  ['defending', state('defending')],
  ['in combat | in a combat', state('in combat')],
  ['in a showdown', state('in showdown')],
  ['alone', state('alone')],
  ['with a buff | with buffs | that has/have a buff | that have buffs', state('buffed')],
  [
    'without a buff | with no buff/buffs | that has/have no buff/buffs | that do/does not have a buff',
    setting(of => addNotState(of, 'buffed')),
  ],
  ['with damage (marked) (on it/them) | that has/have damage (marked) (on it/them)', state('damaged')],
  [
    'without damage (marked) (on it/them) | with no damage (marked) (on it/them) | that has/have no damage (marked) (on it/them)',
    setting(of => addNotState(of, 'damaged')),
  ],
  ['with (an/any) equipment attached (to it/them)', state('equipped')],
  ['(and) with (a) power cost (of)', setting((of, p) => (of.power = range(p, 'any') ?? {}))],
  ['(and) with energy cost (of) | with cost | costing | that costs/cost', (p, { filter }) => costing(p, filter)],
  ['with total energy cost/costs | with a total energy cost/costs of', (p, made) => total(p, made, 'energy')],
  ['with total might | with a total might of | and a total might of', (p, made) => total(p, made, 'might')],
  ['with the same might (as it/that) | with might equal to it', (p, { filter }) => sameMight(p, filter)],
  ['with the most/highest/greatest might', (p, { filter }) => extreme(p, filter, 'most')],
  ['with the least/lowest might', (p, { filter }) => extreme(p, filter, 'least')],
  ['with | each with', (p, { filter }) => having(p, filter)],
  ['without', (p, { filter }) => lacking(p, filter)],
  ['that is/are not', (p, { filter }) => notBeing(p, filter)],
  ["that is/are | that 's | who is/are | which is/are", (p, { filter }) => being(p, filter)],
  [CHOOSING, (p, { filter }) => canChoose(p, filter) && choosing(p, filter)],
  ['that has/have', (p, { filter }) => having(p, filter)],
  ['banished with/by this/me', setting(of => (of.by = 'banish'))],
  [`(that was/were) ${OUTCOMES.join('/')} this way`, (p, { filter }) => doneThisWay(p, filter)],
  ['that dies/die/died this way', setting(of => (of.by = outcomeSlot('killed')))],
  ['you conquered this turn', setting(of => (of.by = 'conquered this turn'))],
]);

const alike = (made: Building, how: Together): boolean => {
  if (made.together !== undefined) return false;
  made.together = how;
  if (how === 'the same owner') made.filter.where = { kind: 'zone', zone: 'trash', of: 'any' };
  return true;
};

/** `in combat with an enemy unit`, and, as another way to be meant, `or that's being chosen by an enemy spell`. */
const fighting = (p: Parser, of: FilterDraft): boolean => {
  const such = thing(p);
  if (such === null) return false;
  of.fights = such;
  const other: FilterDraft = { types: of.types };
  const chosen = attempt(p, () =>
    say(p, "or (that is/are) being chosen by | or that 's being chosen by") && chosenBy(p, other) ? other : null,
  );
  if (chosen !== null) of.or = [...(of.or ?? []), chosen];
  return true;
};

const chosenBy = (p: Parser, of: FilterDraft): boolean => {
  const such = thing(p);
  if (such === null || !such.types.every(type => CHOOSERS.has(type))) return false;
  of.chosenBy = such;
  return true;
};

const thing = (p: Parser): Filter | null => {
  say(p, 'a | an | any');
  return p.grammar.filter(p);
};

/** What follows the noun. */
export const behind: Reading = (p, made) => {
  const of = made.filter;
  const past = of.pastEvent === undefined && of.noPastEvent === undefined ? pastEvent(p) : null;
  if (past !== null) {
    of[past.outcome === 'happened' ? 'pastEvent' : 'noPastEvent'] = past.event;
    return true;
  }
  if (say(p, 'from among them | among them | revealed this way') || (p.sawCards && say(p, 'from it'))) {
    made.among = LOOKED_SLOT;
    return true;
  }
  const whose = oneOf(p, WHOSE);
  if (whose !== null) return whose(p, made);
  if (of.where === undefined && located(p, made)) return true;
  const any = of.any === undefined ? attempt(p, () => eitherOf(p)) : null;
  if (any !== null) {
    of.any = any;
    return true;
  }
  const how = oneOf(p, HOW);
  return how?.(p, made) ?? false;
};

/** After `killed this way`: what an instruction before has done to it. */
const doneThisWay = (p: Parser, of: FilterDraft): boolean => {
  const outcome = OUTCOMES.find(each => each === peek(p, -3));
  if (outcome !== undefined) of.by = outcomeSlot(outcome);
  return outcome !== undefined;
};

/** `a friendly unit and an enemy unit with the same Might`: as what was chosen before. */
const sameMight = (p: Parser, of: FilterDraft): boolean => {
  const before = chosenBefore(p);
  if (before === null || of.might !== undefined) return false;
  const might = { kind: 'might', of: before } as const;
  of.might = {
    ...(say(p, 'or less/lower') ? {} : { least: might }),
    ...(peek(p, -2) !== 'or' && say(p, 'or more/greater/higher') ? {} : { most: might }),
  };
  return true;
};

const lacking = (p: Parser, of: FilterDraft): boolean => {
  const name = keywordName(p);
  if (name !== null) of.notKeyword = name;
  return name !== null;
};

const located = (p: Parser, made: Building): boolean => {
  if (made.filter.types.includes('battlefield') && !sees(p, 'at | in | on | from | here | there | elsewhere')) {
    return battlefieldWith(p, made.filter);
  }
  // "Attacking here", "alone here": the state, and then the place after it.
  const found = place(p);
  if (found === null) return false;
  made.filter.where = found.where;
  made.one = found.one && found.where.kind === 'battlefield';
  if (found.where.kind === 'zone' && peek(p) === 'anywhere') return false;
  return true;
};

/** `a battlefield where you have units`. */
const battlefieldWith = (p: Parser, of: FilterDraft): boolean => {
  const counted = attempt(p, () => withExactly(p));
  if (counted !== null) {
    of.where = { kind: 'battlefield', ...counted };
    return true;
  }
  if (say(p, 'where you have/control (a/some) unit/units')) {
    of.where = { kind: 'battlefield', withUnits: { types: ['unit'], side: 'yours' } };
    return true;
  }
  if (!say(p, "where there are/is (a/an) | where there 's (a/an) | with")) return false;
  const units = p.grammar.filter(p);
  if (units === null) return false;
  of.where = { kind: 'battlefield', withUnits: units };
  return true;
};

/** After `that is`: `a unit`, `exhausted`. */
const being = (p: Parser, of: FilterDraft): boolean => {
  const at = of.where === undefined ? attempt(p, () => place(p)) : null;
  if (at !== null) {
    of.where = at.where;
    return true;
  }
  const found = typeOrState(p);
  if (found === null) return false;
  if ('type' in found) of.types = [found.type];
  else addState(of, found.state);
  return true;
};

/** After `that is not`. */
const notBeing = (p: Parser, of: FilterDraft): boolean => {
  const found = typeOrState(p);
  if (found === null) return false;
  if ('type' in found) of.notTypes = [...(of.notTypes ?? []), found.type];
  else addNotState(of, found.state);
  return true;
};

const typeOrState = (p: Parser): { readonly type: ThingType } | { readonly state: ThingState } | null => {
  const type = attempt(p, () => (say(p, 'a/an') ? noun(p) : null));
  if (type !== null) return type;
  const state = wordIn(p, ADJECTIVES);
  if (state === undefined) return fail(p, 'exhausted');
  p.pos++;
  return { state };
};
