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

const ABOUT_NOTHING = { units: [], players: [], places: [] } as const;

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
      return ids === null ? null : together(facts, claim.negated, found => ({ ...ABOUT_NOTHING, units: found }));
    }
    case 'players': {
      const ids = idsOf(r, claim.fact);
      const facts = claim.players.map(name => {
        const id = r.player(name);
        return id === null ? null : { id, fact: playerFact(state, id, claim.fact, ids ?? {}) };
      });
      const at = ids?.place;
      const places = typeof at === 'object' && at.kind === 'battlefield' ? [at.at] : [];
      return ids === null
        ? null
        : together(facts, claim.negated, found => ({ ...ABOUT_NOTHING, players: found, places }));
    }
    case 'places': {
      const facts = claim.places.map(place => {
        const id = place.kind === 'named' ? r.battlefield(place.name) : null;
        return id === null ? null : { id, fact: placeFact(state, id, claim.fact) };
      });
      return together(facts, claim.negated, found => ({ ...ABOUT_NOTHING, places: found }));
    }
    case 'combat': {
      const result = state.combat?.result ?? null;
      const so = claim.result === 'tie' ? result?.tie === true : result?.noResult === true;
      return {
        ...ABOUT_NOTHING,
        holds: so !== claim.negated,
        is: resultText(state),
        places: state.combat === null ? [] : [state.combat.at],
      };
    }
    case 'chain':
      return { ...ABOUT_NOTHING, holds: (claim.items.length === 0) !== claim.negated, is: 'the chain is empty' };
    case 'state': {
      const turn = isNeutral(state) ? 'neutral' : 'showdown';
      return {
        ...ABOUT_NOTHING,
        holds: (turn === claim.turn && claim.chain === 'open') !== claim.negated,
        is: `the state is ${turn} open`,
      };
    }
    case 'triggered':
      return {
        ...ABOUT_NOTHING,
        holds: (claim.times === 0) !== claim.negated,
        is: `${claim.source.text} has not triggered`,
      };
    case 'legality':
      return legality(state, claim, r, problems);
  }
};

/** A plural list checks each; negated, none of them may be so. */
const together = <Id>(
  facts: readonly ({ id: Id; fact: Fact } | null)[],
  negated: boolean,
  about: (ids: readonly Id[]) => Pick<Verdict, 'units' | 'players' | 'places'>,
): Verdict | null => {
  const known = facts.filter(f => f !== null);
  if (known.length < facts.length) return null;
  const wrong = known.filter(f => f.fact.holds === negated);
  const told = wrong.length > 0 ? wrong : known;
  return {
    holds: wrong.length === 0,
    is: listed([...new Set(told.map(f => f.fact.is))]),
    ...about(told.map(f => f.id)),
  };
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
  return { ...ABOUT_NOTHING, holds: (refusals.length === 0) === claim.legal, is, players: [who], refusals };
};
