/** Expectations: what is claimed, held against what is. */
import { refuse } from '../game/actions.ts';
import { isNeutral, listed } from '../game/query.ts';
import type { Refusal } from '../game/refusal.ts';
import type { PlayerId, State, UnitId } from '../game/state.ts';
import type { Claim, PlayerFact, UnitFact } from '../language/syntax.ts';
import { type Fact, type FactIds, placeFact, playerFact, resultText, unitFact } from './facts.ts';
import { stateToAssignIn } from './forced.ts';
import type { Problem } from './problems.ts';
import { actOf, locationOf, type Resolver } from './resolve.ts';

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

/** What a claim speaks of that this version does not run; null if it runs it all. */
export const notRunYet = (claim: Claim): string | null => {
  if (claim.about === 'triggered') return 'Triggered abilities come';
  if (claim.about === 'chain' && claim.items.length > 0) return 'Items on the chain come';
  if (claim.about === 'units' && claim.fact.kind === 'facedown') return 'Facedown cards come';
  return null;
};

/** Judges a claim on the state as it stands; null where a name in it is not known. */
export const judgeClaim = (state: State, claim: Claim, r: Resolver, problems: Problem[]): Verdict | null => {
  switch (claim.about) {
    case 'units': {
      const ids = idsOf(r, claim.fact);
      const facts = claim.units.map(name => {
        const id = r.unit(name);
        return id === null ? null : { id, fact: unitFact(state, id, claim.fact, ids ?? {}) };
      });
      return ids === null ? null : together(facts, claim.negated, found => ({ units: found }));
    }
    case 'players': {
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
    case 'chain':
      return verdict((claim.items.length === 0) !== claim.negated, 'the chain is empty', NOTHING);
    case 'state': {
      const turn = isNeutral(state) ? 'neutral' : 'showdown';
      const so = turn === claim.turn && claim.chain === 'open';
      return verdict(so !== claim.negated, `the state is ${turn} open`, NOTHING);
    }
    case 'triggered':
      return verdict((claim.times === 0) !== claim.negated, `${claim.source.text} has not triggered`, NOTHING);
    case 'legality':
      return legality(state, claim, r, problems);
  }
};

/** A plural list checks each; negated, none of them may be so. */
const together = <Id>(
  facts: readonly ({ id: Id; fact: Fact } | null)[],
  negated: boolean,
  about: (ids: readonly Id[]) => About,
): Verdict | null => {
  const known = facts.filter(f => f !== null);
  if (known.length < facts.length) return null;
  const wrong = known.filter(f => f.fact.holds === negated);
  const told = wrong.length > 0 ? wrong : known;
  const is = told.length === 1 ? (told[0]?.fact.is ?? '') : listed([...new Set(told.map(f => f.fact.is))]);
  return verdict(wrong.length === 0, is, about(told.map(f => f.id)));
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
): Verdict | null => {
  const who = r.player(claim.player);
  if (who === null) return null;
  const act = actOf(r, who, claim.action, problems);
  if (act === null) return null;
  const refusals = refuse(act.kind === 'assign' ? stateToAssignIn(state, who) : state, who, act);
  const is = refusals.length === 0 ? 'the rules allow it' : refusals.map(x => x.message).join(' ');
  return verdict((refusals.length === 0) === claim.legal, is, { players: [who], refusals });
};
