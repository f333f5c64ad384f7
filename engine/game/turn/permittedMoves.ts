/** Moves that some passive allows: "units can move here from anywhere", of so many each turn where it says so. */
import type { AbilityInstance } from '../abilities/abilityInstances.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { hasKeyword } from '../abilities/keywords.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { locationFits } from '../abilities/where.ts';
import type { Play } from '../play/play.ts';
import { isLocation, unit } from '../play/query.ts';
import { flatMapped } from '../state/lists.ts';
import type { Location, MoveGroup, PlayerId, State, Unit } from '../state/state.ts';
import { recordTally, timesPermitted } from '../triggers/limits.ts';

/** `move.standard.ganking`: from one battlefield to another. */
export const needsPermission = (state: State, u: Unit, to: Location): boolean =>
  u.zone.kind === 'battlefield' && to.kind === 'battlefield' && u.zone.at !== to.at && !hasKeyword(state, u, 'ganking');

export const isPermitted = (state: State, u: Unit, to: Location): boolean => permitsOf(state, u, to).length > 0;

/** The first unit of the group for which no permission is left, those of the units before it being used up; null if there is none. */
export const withoutPermission = (state: State, group: MoveGroup): Unit | null => permitsUsed(state, group).lacking;

/** `ability.times.passive`: what lets so many of them move each turn has let these. */
export const usePermits = (play: Play, who: PlayerId, group: MoveGroup): void => {
  for (const instance of permitsUsed(play.state, group).used) recordTally(play, 'permit', instance, who);
};

interface Permit {
  readonly instance: AbilityInstance;
  /** How many more it lets move this turn; null without a limit. */
  readonly left: number | null;
}

const permitsOf = (state: State, u: Unit, to: Location): readonly Permit[] =>
  flatMapped(passiveEffects(state, 'may move'), ({ effect, c, by: { instance } }) => {
    const left = effect.times === undefined ? null : effect.times - timesPermitted(state, instance);
    const isAbout =
      (left === null || left > 0) &&
      isLocation(u.zone) &&
      evaluator.refs(c, effect.what).some(r => r.kind === 'object' && r.id === u.id) &&
      locationFits(c, to, effect.to) &&
      locationFits(c, u.zone, effect.from);
    return isAbout ? [{ instance, left }] : [];
  });

/** A unit, by what it could use, with what it uses. */
interface Holding {
  readonly permits: readonly Permit[];
  by: Permit;
}

/**
 * One permission for each unit that needs one, without a limit where there is such a one. As many units as there can be have one: where
 * all that one could use are used up, others that can do with another give theirs.
 */
const permitsUsed = (
  state: State,
  { units, to }: MoveGroup,
): { readonly used: readonly AbilityInstance[]; readonly lacking: Unit | null } => {
  const holding: Holding[] = [];
  for (const id of units) {
    const u = unit(state, id);
    if (!needsPermission(state, u, to)) continue;
    const permits = permitsOf(state, u, to);
    if (permits.some(({ left }) => left === null)) continue;
    if (!addHolding(holding, permits)) return { used: instancesOf(holding), lacking: u };
  }
  return { used: instancesOf(holding), lacking: null };
};

const instancesOf = (holding: readonly Holding[]): readonly AbilityInstance[] => holding.map(({ by }) => by.instance);

/** A unit that would take a permission, and who would take the one that it has. */
interface Taking {
  readonly by: Permit;
  /** Null for the unit that has none yet. */
  readonly giver: Holding | null;
  readonly before: Taking | null;
}

/** The shortest way of giving and taking that ends at a permission that is not used up; false where there is none. */
const addHolding = (holding: Holding[], permits: readonly Permit[]): boolean => {
  const ways: Taking[] = permits.map(by => ({ by, giver: null, before: null }));
  const seen: Permit[] = [...permits];
  for (const way of ways) {
    const holders = holding.filter(({ by }) => isSame(by.instance, way.by.instance));
    if (holders.length < (way.by.left ?? 0)) {
      let by = way.by;
      for (let at: Taking | null = way; at !== null; at = at.before) {
        by = at.by;
        if (at.giver !== null) at.giver.by = by;
      }
      holding.push({ permits, by });
      return true;
    }
    for (const giver of holders)
      for (const by of giver.permits) {
        if (seen.some(each => isSame(each.instance, by.instance))) continue;
        seen.push(by);
        ways.push({ by, giver, before: way });
      }
  }
  return false;
};

const isSame = (a: AbilityInstance, b: AbilityInstance): boolean =>
  a.ability === b.ability && a.bearer === b.bearer && a.name === b.name;
