/** What an expectation claims, compared with what is so. */

import { isNeutral, isOnBoard, listed } from '../../game/play/query.ts';
import { isTie, isWithoutResult } from '../../game/state/combatResult.ts';
import { timesTallied } from '../../game/state/events.ts';
import { type ChainItem, sourceRef } from '../../game/state/item.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { BattlefieldId, ObjectId, PlayerId, Ref, State } from '../../game/state/state.ts';
import { numberSameNames } from '../../game/triggers/placing.ts';
import type { Name, PlayerFact, StandingClaim, UnitFact } from '../../language/syntax.ts';
import { firstNames } from '../../lists.ts';
import { actOf } from '../acts/acts.ts';
import { stateToAssignIn } from '../acts/forced.ts';
import { withNamedCards } from '../acts/namedCards.ts';
import { key } from '../names/byName.ts';
import { cardsCalled, refCalled } from '../names/called.ts';
import { battlefieldNamed, locationNamed, objectNamed, playerNamed, refNamed, type Scope } from '../names/resolve.ts';
import { found, mapFound, notFound, type Resolved, resolveEach, resolveFields } from '../names/resolved.ts';
import { refuseAny } from './askedLegality.ts';
import { type ClaimVerdict, type Subjects, verdict } from './claimVerdict.ts';
import { invitationFor } from './disregarded.ts';
import type { Fact } from './fact.ts';
import { controlFact, type FactIds, placeFact, playerFact, unitFact } from './facts.ts';
import { presence } from './presence.ts';
import { resultText } from './resultText.ts';

const NOTHING: Subjects = {};

/** Judges a claim on this state; `scope` is the game in which its names are looked up, which may be a later state. */
export const judgeClaim = (state: State, claim: StandingClaim, scope: Scope): Resolved<ClaimVerdict> => {
  switch (claim.about) {
    case 'units':
      return ofUnits(state, claim, scope);
    case 'players':
      return ofPlayers(state, claim, scope);
    case 'places':
      return together(
        resolveEach(claim.places, place => {
          // Facts about places are facts about battlefields.
          const id = place.kind === 'named' ? battlefieldNamed(scope, place.name) : notFound();
          return mapFound(id, at => ({ id: at, fact: placeFact(state, at, claim.fact) }));
        }),
        claim.negated,
        places => ({ places }),
      );
    case 'presence':
      return presence(state, claim, scope);
    case 'combat': {
      const { combat } = state;
      const result = combat?.result ?? null;
      const so = claim.result === 'tie' ? isTie(result) : isWithoutResult(result);
      const about = combat === null ? NOTHING : { places: [combat.at] };
      return found(verdict(so !== claim.negated, resultText(state), about));
    }
    case 'chain': {
      const names = numberSameNames(state.chain.map(i => i.name));
      const actual = names.length === 0 ? 'the chain is empty' : `the chain is ${firstNames(names).join(', ')}`;
      return found(verdict(isChain(state, claim.items) !== claim.negated, actual, NOTHING));
    }
    case 'state': {
      const turn = isNeutral(state) ? 'neutral' : 'showdown';
      const chain = state.chain.length === 0 ? 'open' : 'closed';
      const so = turn === claim.turn && claim.chain === chain;
      return found(verdict(so !== claim.negated, `the state is ${turn} ${chain}`, NOTHING));
    }
    case 'triggered':
      return together(
        resolveEach(claim.sources, name =>
          mapFound(refNamed(scope, name), ref => ({
            id: name,
            fact: triggeredFact(state, name, bearerOf(state, ref), claim.times),
          })),
        ),
        claim.negated,
        () => NOTHING,
      );
    case 'legality':
      return legality(state, claim, scope);
  }
};

type About<K extends StandingClaim['about']> = Extract<StandingClaim, { about: K }>;

const ofUnits = (state: State, { units, fact, negated }: About<'units'>, scope: Scope): Resolved<ClaimVerdict> => {
  const named = idsOf(scope, fact);
  if (!named.ok) return named;
  const ids = named.value;
  const at = fact.kind === 'controlled by' ? battlefieldsCalled(scope, units) : null;
  if (at !== null && ids.player !== undefined) return placesControlled(state, at, ids.player, negated);
  const facts = resolveEach(units, name =>
    mapFound(objectNamed(scope, name), first => {
      const id = copyMeant(state, first, name, fact, ids);
      return { id, fact: unitFact(state, id, fact, ids) };
    }),
  );
  return together(facts, negated, subjects => ({ units: subjects }));
};

const ofPlayers = (state: State, claim: About<'players'>, scope: Scope): Resolved<ClaimVerdict> => {
  const role = roleOfUnits(scope, claim);
  if (role !== null) return ofUnits(state, role, scope);
  const named = resolveFields({
    ids: idsOf(scope, claim.fact),
    players: resolveEach(claim.players, name => playerNamed(scope, name)),
  });
  if (!named.ok) return named;
  const { ids, players } = named.value;
  const places = typeof ids.place === 'object' && ids.place.kind === 'battlefield' ? [ids.place.at] : [];
  const facts = players.map(id => ({ id, fact: playerFact(state, id, claim.fact, ids) }));
  return together(found(facts), claim.negated, subjects => ({ players: subjects, places }));
};

/** The battlefields of these names; null where one of them names no battlefield. */
const battlefieldsCalled = ({ names, state }: Scope, said: readonly Name[]): readonly BattlefieldId[] | null => {
  const called = said.flatMap(({ text }) => {
    const ref = refCalled(names, state, text);
    return ref?.kind === 'battlefield' ? [ref.id] : [];
  });
  return called.length === said.length ? called : null;
};

/** `PLACE is controlled by P` says the same as `P controls PLACE`. */
const placesControlled = (
  state: State,
  places: readonly BattlefieldId[],
  who: PlayerId,
  negated: boolean,
): Resolved<ClaimVerdict> => {
  const facts = places.map(at => ({ id: at, fact: controlFact(state, who, { kind: 'battlefield', at }) }));
  return together(found(facts), negated, subjects => ({ places: subjects, players: [who] }));
};

/** `X is the attacker`, said of units and not of a player. */
const roleOfUnits = ({ names, state }: Scope, claim: About<'players'>): About<'units'> | null => {
  const { fact, negated, players: units } = claim;
  if (fact.kind !== 'is the attacker' && fact.kind !== 'is the defender') return null;
  if (!units.every(({ text }) => refCalled(names, state, text)?.kind === 'object')) return null;
  const what = fact.kind === 'is the attacker' ? 'an attacker' : 'a defender';
  return { about: 'units', units, fact: { kind: 'is', what }, negated };
};

/**
 * Of several copies of a card that is not on the board, the one in the zone that is spoken of. Whether it lives is asked of the
 * token that has just this name, even if it is gone and `Sprite 2` is there.
 */
const copyMeant = (state: State, id: ObjectId, name: Name, fact: UnitFact, ids: FactIds): ObjectId => {
  const first = state.objects[id];
  if (fact.kind === 'is' && LIFE.has(fact.what) && first !== undefined && key(first.name) !== key(name.text)) {
    const named = state.objects.find(o => o.zone.kind === 'gone' && key(o.name) === key(name.text));
    return named?.id ?? id;
  }
  const isZone = fact.kind === 'facedown' || (fact.kind === 'is' && ZONES.has(fact.what));
  if (first === undefined || !isZone || isOnBoard(first)) return id;
  return cardsCalled(state, name.text).find(o => unitFact(state, o.id, fact, ids).holds)?.id ?? id;
};

const LIFE: ReadonlySet<string> = new Set(['alive', 'dead', 'gone']);
const ZONES: ReadonlySet<string> = new Set(['in hand', 'in trash', 'in deck', 'banished']);

/** Oldest first; an item goes by its card's or its source's name, with or without what follows the comma. */
const isChain = (state: State, items: readonly Name[]): boolean => {
  const numberedNames = numberSameNames(state.chain.map(i => i.name));
  const fits = (item: ChainItem, i: number, said: string): boolean => {
    const names = [numberedNames[i] ?? '', item.name, printedName(state, item)];
    return names.some(n => n.toLowerCase() === said || (n.split(',')[0] ?? '').toLowerCase() === said);
  };
  return (
    items.length === state.chain.length &&
    state.chain.every((item, i) => fits(item, i, (items[i]?.text ?? '').toLowerCase()))
  );
};

const printedName = (state: State, item: ChainItem): string =>
  item.source.kind === 'object' ? (state.objects[item.source.id]?.print.name ?? '') : '';

/** What bears an ability that goes by its name on the chain. */
const bearerOf = (state: State, ref: Ref): Ref => {
  const source = ref.kind === 'item' ? state.chain.find(i => i.id === ref.id)?.source : undefined;
  return (source === undefined ? null : sourceRef(state, source)) ?? ref;
};

const triggeredFact = (state: State, { text }: Name, bearer: Ref, wanted: number | 'any'): Fact => {
  const times = timesTriggered(state, bearer);
  const said = times === 0 ? 'has not triggered' : `has triggered ${times === 1 ? 'once' : `${times} times`}`;
  return { holds: wanted === 'any' ? times > 0 : times === wanted, actual: `${text} ${said} this turn` };
};

/** How often abilities of an object or battlefield triggered this turn. */
const timesTriggered = (state: State, ref: Ref): number =>
  timesTallied(
    state.past,
    'trigger',
    null,
    ({ what }) => what !== null && what.kind === ref.kind && 'id' in what && 'id' in ref && what.id === ref.id,
  );

/** A plural list checks each; negated, none of them may be so. */
const together = <Id>(
  facts: Resolved<readonly { readonly id: Id; readonly fact: Fact }[]>,
  negated: boolean,
  about: (ids: readonly Id[]) => Subjects,
): Resolved<ClaimVerdict> =>
  mapFound(facts, known => {
    const wrong = known.filter(f => f.fact.holds === negated);
    const unspecified = known.filter(f => f.fact.unspecified === true);
    const decisive = [unspecified, wrong].find(some => some.length > 0) ?? known;
    const actual =
      decisive.length === 1 ? (decisive[0]?.fact.actual ?? '') : listed([...new Set(decisive.map(f => f.fact.actual))]);
    const [first, ...others] = known;
    const { reply } = first?.fact ?? {};
    const isOfOne = others.length === 0 && reply !== undefined;
    const subjects = isOfOne ? { ...about(decisive.map(f => f.id)), reply } : about(decisive.map(f => f.id));
    return verdict(wrong.length === 0, actual, unspecified.length > 0 ? { ...subjects, unspecified: true } : subjects);
  });

/** The ids of the names within a fact. */
const idsOf = (scope: Scope, fact: UnitFact | PlayerFact): Resolved<FactIds> => {
  if ('place' in fact) {
    if (fact.place.kind === 'base' && fact.place.player === undefined) return found({ place: 'own base' });
    return mapFound(locationNamed(scope, fact.place, 0 as PlayerId), place => ({ place }));
  }
  if ('player' in fact && fact.player !== undefined)
    return mapFound(playerNamed(scope, fact.player), player => ({ player }));
  if ('unit' in fact) return mapFound(objectNamed(scope, fact.unit), bearer => ({ bearer }));
  return found({});
};

const legality = (state: State, claim: About<'legality'>, scope: Scope): Resolved<ClaimVerdict> => {
  const player = playerNamed(scope, claim.player);
  if (!player.ok) return player;
  const who = player.value;
  const { action, legal } = claim;
  const withCards = withNamedCards({ ...scope, state }, who, action, 'asking');
  return mapFound(actOf({ ...scope, state: withCards }, who, action), act => {
    const now = act.kind === 'assign' ? stateToAssignIn(withCards, who) : withCards;
    return allowed(legal, who, refuseAny(now, who, act), invitationFor(action, now, who));
  });
};

/** `invitation`: under what condition alone they allow it. */
export const allowed = (
  wanted: boolean,
  who: PlayerId,
  refusals: readonly Refusal[],
  invitation: string | null = null,
): ClaimVerdict => {
  const allow = invitation === null ? 'the rules allow it' : `the rules allow it if ${invitation}`;
  const actual = refusals.length === 0 ? allow : refusals.map(x => x.message).join(' ');
  return verdict((refusals.length === 0) === wanted, actual, { players: [who], refusals });
};
