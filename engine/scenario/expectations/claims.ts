/** Expectations: what is claimed, held against what is. */
import { refuse } from '../../game/actions.ts';
import { isNeutral, listed, onBoard } from '../../game/play/query.ts';
import { pastEvents } from '../../game/state/events.ts';
import type { ChainItem } from '../../game/state/item.ts';
import { objectRef, type Ref } from '../../game/state/ref.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { BattlefieldId, ObjectId, PlayerId, State, UnitId } from '../../game/state/state.ts';
import { numbered } from '../../game/triggers/placing.ts';
import type { Claim, Name, PlayerFact, UnitFact } from '../../language/syntax.ts';
import { actOf } from '../acts/acts.ts';
import { refuseChoice } from '../acts/choosing.ts';
import { stateToAssignIn } from '../acts/forced.ts';
import { cardsCalled } from '../names/called.ts';
import type { Resolver, Table } from '../names/resolve.ts';
import { locationOf } from '../names/resolve.ts';
import type { Problem } from '../report/problems.ts';
import { controlFact, type Fact, type FactIds, placeFact, playerFact, resultText, unitFact } from './facts.ts';

/** The outcome of an expectation; `about` tells whose steps explain it. */
export interface Verdict {
  readonly holds: boolean;
  /** What is, as a sentence without its full stop. */
  readonly is: string;
  readonly units: readonly UnitId[];
  readonly players: readonly PlayerId[];
  readonly places: readonly number[];
  /** For claims of legality: why the action is refused. */
  readonly refusals?: readonly Refusal[];
}

/** What an outcome is about, as far as it is about anything. */
type About = Partial<Pick<Verdict, 'units' | 'players' | 'places' | 'refusals'>>;

const NOTHING: About = {};
const NONE: readonly never[] = [];

const verdict = (holds: boolean, is: string, about: About): Verdict => {
  const { units = NONE, players = NONE, places = NONE, refusals } = about;
  return refusals === undefined
    ? { holds, is, units, players, places }
    : { holds, is, units, players, places, refusals };
};

/** Judges a claim on the state as it stands; null where a name in it is not known. */
export const judgeClaim = (
  state: State,
  claim: Claim,
  r: Resolver,
  problems: Problem[],
  table: Table,
): Verdict | null => {
  switch (claim.about) {
    case 'units': {
      const ids = idsOf(r, claim.fact);
      if (ids === null) return null;
      const { fact } = claim;
      const at = fact.kind === 'controlled by' ? battlefieldsCalled(r, claim.units) : null;
      if (at !== null && ids.player !== undefined) return placesControlled(state, at, ids.player, claim.negated);
      const facts = claim.units.map(name => {
        const id = copyMeant(state, r.unit(name), name, fact, ids);
        return id === null ? null : { id, fact: unitFact(state, id, fact, ids) };
      });
      return together(facts, claim.negated, found => ({ units: found }));
    }
    case 'players': {
      const role = roleOfUnits(r, claim);
      if (role !== null) return judgeClaim(state, role, r, problems, table);
      const ids = idsOf(r, claim.fact);
      const facts = claim.players.map(name => {
        const id = r.player(name);
        return id === null ? null : { id, fact: playerFact(state, id, claim.fact, ids ?? {}) };
      });
      const at = ids?.place;
      const places = typeof at === 'object' && at.kind === 'battlefield' ? [at.at] : [];
      return ids === null ? null : together(facts, claim.negated, found => ({ players: found, places }));
    }
    case 'places': {
      const facts = claim.places.map(place => {
        const id = place.kind === 'named' ? r.battlefield(place.name) : null;
        return id === null ? null : { id, fact: placeFact(state, id, claim.fact) };
      });
      return together(facts, claim.negated, found => ({ places: found }));
    }
    case 'combat': {
      const { combat } = state;
      const result = combat?.result ?? null;
      const so = claim.result === 'tie' ? result?.tie === true : result?.noResult === true;
      return verdict(so !== claim.negated, resultText(state), combat === null ? NOTHING : { places: [combat.at] });
    }
    case 'chain': {
      const names = numbered(state.chain.map(i => i.name));
      const is = names.length === 0 ? 'the chain is empty' : `the chain is ${names.join(', ')}`;
      return verdict(isChain(state, claim.items) !== claim.negated, is, NOTHING);
    }
    case 'state': {
      const turn = isNeutral(state) ? 'neutral' : 'showdown';
      const chain = state.chain.length === 0 ? 'open' : 'closed';
      const so = turn === claim.turn && claim.chain === chain;
      return verdict(so !== claim.negated, `the state is ${turn} ${chain}`, NOTHING);
    }
    case 'triggered': {
      const facts = claim.sources.map(name => {
        const named = r.ref(name);
        return named === null
          ? null
          : { id: name, fact: triggeredFact(state, name, bearerOf(state, named), claim.times) };
      });
      return together(facts, claim.negated, () => NOTHING);
    }
    case 'legality':
      return legality(state, claim, r, problems, table);
  }
};

/** The battlefields of these names; null where one of them is none. */
const battlefieldsCalled = (r: Resolver, names: readonly Name[]): readonly BattlefieldId[] | null => {
  const found = names.flatMap(({ text }) => {
    const ref = r.peek(text);
    return ref?.kind === 'battlefield' ? [ref.id] : [];
  });
  return found.length === names.length ? found : null;
};

/** `PLACE is controlled by P` says the same as `P controls PLACE`. */
const placesControlled = (
  state: State,
  places: readonly BattlefieldId[],
  who: PlayerId,
  negated: boolean,
): Verdict | null => {
  const facts = places.map(at => ({ id: at, fact: controlFact(state, who, { kind: 'battlefield', at }) }));
  return together(facts, negated, found => ({ places: found, players: [who] }));
};

/** `X is the attacker`, said of units and not of a player. */
const roleOfUnits = (r: Resolver, claim: Extract<Claim, { about: 'players' }>): Claim | null => {
  const { fact, negated, players: units } = claim;
  if (fact.kind !== 'is the attacker' && fact.kind !== 'is the defender') return null;
  if (!units.every(({ text }) => r.peek(text)?.kind === 'object')) return null;
  const what = fact.kind === 'is the attacker' ? 'an attacker' : 'a defender';
  return { about: 'units', units, fact: { kind: 'is', what }, negated };
};

/** Of several copies of a card that is not on the board, the one in the zone that is spoken of. */
const copyMeant = (state: State, id: ObjectId | null, name: Name, fact: UnitFact, ids: FactIds): ObjectId | null => {
  const first = id === null ? undefined : state.objects[id];
  const isZone = fact.kind === 'facedown' || (fact.kind === 'is' && ZONES.has(fact.what));
  if (first === undefined || !isZone || onBoard(first)) return id;
  return cardsCalled(state, name.text).find(o => unitFact(state, o.id, fact, ids).holds)?.id ?? id;
};

const ZONES: ReadonlySet<string> = new Set(['in hand', 'in trash', 'banished']);

/** Oldest first; an item goes by its card's or its source's name, be it without what stands behind the comma. */
const isChain = (state: State, items: readonly Name[]): boolean => {
  const numberedNames = numbered(state.chain.map(i => i.name));
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
  if (source?.kind === 'battlefield') return { kind: 'battlefield', id: source.id };
  return source?.kind === 'object' ? objectRef(state, source.id) : ref;
};

const triggeredFact = (state: State, { text }: Name, bearer: Ref, wanted: number | 'any'): Fact => {
  const times = timesTriggered(state, bearer);
  const said = times === 0 ? 'has not triggered' : `has triggered ${times === 1 ? 'once' : `${times} times`}`;
  return { holds: wanted === 'any' ? times > 0 : times === wanted, is: `${text} ${said} this turn` };
};

/** How often abilities of an object or battlefield triggered this turn, those aside that were declined (`ability.triggered.may.declined`). */
const timesTriggered = (state: State, ref: Ref): number =>
  pastEvents(
    state.past,
    e =>
      e.on === 'trigger' &&
      e.what !== null &&
      e.what.kind === ref.kind &&
      'id' in e.what &&
      'id' in ref &&
      e.what.id === ref.id,
  ).reduce((sum, e) => sum + e.amount, 0);

/** A plural list checks each; negated, none of them may be so. */
const together = <Id>(
  facts: readonly ({ id: Id; fact: Fact } | null)[],
  negated: boolean,
  about: (ids: readonly Id[]) => About,
): Verdict | null => {
  const known = facts.filter(f => f !== null);
  if (known.length < facts.length) return null;
  const wrong = known.filter(f => f.fact.holds === negated);
  const decisive = wrong.length > 0 ? wrong : known;
  const is = decisive.length === 1 ? (decisive[0]?.fact.is ?? '') : listed([...new Set(decisive.map(f => f.fact.is))]);
  return verdict(wrong.length === 0, is, about(decisive.map(f => f.id)));
};

/** The ids of a fact's own names; null where one is not known. */
const idsOf = (r: Resolver, fact: UnitFact | PlayerFact): FactIds | null => {
  if ('place' in fact) {
    if (fact.place.kind === 'base' && fact.place.player === undefined) return { place: 'own base' };
    const place = locationOf(r, fact.place, 0 as PlayerId);
    return place === null ? null : { place };
  }
  if ('player' in fact && fact.player !== undefined) {
    const player = r.player(fact.player);
    return player === null ? null : { player };
  }
  return {};
};

const legality = (
  state: State,
  claim: Extract<Claim, { about: 'legality' }>,
  r: Resolver,
  problems: Problem[],
  table: Table,
): Verdict | null => {
  const who = r.player(claim.player);
  if (who === null) return null;
  const asked = table.state === state;
  const { action } = claim;
  if (action.kind === 'choose') {
    const why = refuseChoice(state, who, action, (at, part) => actOf(r, who, part, problems, { ...table, state: at }));
    return why === null ? null : allowed(claim.legal, who, why);
  }
  table.asksOnly = true;
  const act = actOf(r, who, action, problems, table);
  table.asksOnly = false;
  if (act === null) return null;
  // A card of an untold hand has come to be by being named.
  const now = asked ? table.state : state;
  const refusals = refuse(act.kind === 'assign' ? stateToAssignIn(now, who) : now, who, act);
  return allowed(claim.legal, who, refusals);
};

const allowed = (wanted: boolean, who: PlayerId, refusals: readonly Refusal[]): Verdict => {
  const is = refusals.length === 0 ? 'the rules allow it' : refusals.map(x => x.message).join(' ');
  return verdict((refusals.length === 0) === wanted, is, { players: [who], refusals });
};
