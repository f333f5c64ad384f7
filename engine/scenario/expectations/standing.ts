/** Why something is so regardless of what made it so: the parts of a Might, and what keeps a battlefield controlled. */
import { damageGiven, mightOfUnit } from '../../game/abilities/might.ts';
import { unitsOf } from '../../game/combat/damage.ts';
import {
  combatUnderWay,
  isAt,
  isOnBoard,
  listed,
  listedNames,
  ongoingAt,
  player,
  roleIn,
} from '../../game/play/query.ts';
import type { Concept } from '../../game/state/concepts.ts';
import type { BattlefieldId, Role, State, UnitId } from '../../game/state/state.ts';
import type { Step } from '../../game/state/steps.ts';
import type { StandingClaim } from '../../language/syntax.ts';
import type { Scope } from '../names/resolve.ts';
import type { Reason } from '../report/report.ts';

/** Rules: `combat.damage.sum-attackers`, `combat.damage.sum-defenders`. */
export const damageSumOf = ({ state, names }: Scope, claim: StandingClaim): readonly Reason[] => {
  const combat = combatUnderWay(state);
  if (combat === null || claim.about !== 'players' || claim.fact.kind !== 'damage to assign') return [];
  return claim.players.flatMap(({ text }) => {
    const who = names.players.find(text);
    const role = who.ok ? roleIn(combat, who.id) : null;
    const units = role === null ? [] : unitsOf(state, role);
    const parts = units.map(unit => `${unit.name} deals ${damageGiven(state, unit)}`);
    return role === null || parts.length === 0 ? [] : [{ text: listed(parts), rules: [DAMAGE_SUM[role]] }];
  });
};

const DAMAGE_SUM = {
  attacker: 'combat.damage.sum-attackers',
  defender: 'combat.damage.sum-defenders',
} as const satisfies Record<Role, Concept>;

/** Rules: `layers.arithmetic`. */
export const sumsOf = (state: State, claim: StandingClaim, units: readonly UnitId[]): readonly Reason[] =>
  claim.about === 'units' && (claim.fact.kind === 'might' || claim.fact.kind === 'counts as')
    ? units.flatMap(id => sumOf(state, id))
    : [];

/** `Wall: 3 its own + 1 buff + 2 Shield`; none where it is the unit's own Might alone. */
const sumOf = (state: State, id: UnitId): readonly Reason[] => {
  const unit = state.objects[id];
  if (unit === undefined || !isOnBoard(unit)) return [];
  const { parts } = mightOfUnit(state, unit);
  if (parts.length < 2) return [];
  const sum = parts.map(({ amount, label }, i) =>
    i === 0 ? `${amount} ${label}` : `${amount < 0 ? '-' : '+'} ${Math.abs(amount)} ${label}`,
  );
  return [{ text: `${unit.name}: ${sum.join(' ')}`, rules: ['layers.arithmetic'] }];
};

/** Whether a unit lives is asked: what took its death or its damage from it. Rules: `ability.replacement`, `prevent`. */
export const savedBy = (
  steps: readonly Step[],
  { state }: Scope,
  claim: StandingClaim,
  units: readonly UnitId[],
): readonly Reason[] => {
  if (claim.about !== 'units' || claim.fact.kind !== 'is' || !OF_LIFE.has(claim.fact.what)) return [];
  return units.flatMap(id => {
    const unit = state.objects[id];
    if (unit === undefined || !isOnBoard(unit)) return [];
    const saved = steps.findLast(({ rule, units: changed }) => SAVES.has(rule) && changed.includes(id));
    return saved === undefined ? [] : [{ text: saved.text, rules: [saved.rule] }];
  });
};

const OF_LIFE: ReadonlySet<string> = new Set(['alive', 'dead', 'in trash', 'gone']);
const SAVES: ReadonlySet<Concept> = new Set<Concept>(['ability.replacement', 'prevent']);

/** Of what no step has changed. Rules: `control.maintained`, `control.fixed-during-combat`. */
export const keptOf = ({ names, state }: Scope, claim: StandingClaim): readonly Reason[] =>
  [...new Set(placesIn(claim))].flatMap(name => {
    const place = names.battlefields.find(name);
    return place.ok ? keptAt(state, place.id) : [];
  });

const placesIn = (claim: StandingClaim): readonly string[] => {
  if (claim.about === 'units' && claim.fact.kind === 'controlled by') return claim.units.map(({ text }) => text);
  const { about } = claim;
  const at = about === 'players' && claim.fact.kind === 'controls' ? claim.fact.place : null;
  return at?.kind === 'named' ? [at.name.text] : [];
};

const keptAt = (state: State, at: BattlefieldId): readonly Reason[] => {
  const place = state.battlefields[at];
  if (place === undefined || place.controller === null) return [];
  const { name } = player(state, place.controller);
  if (ongoingAt(state, at))
    return [
      {
        text: `${name} has controlled ${place.name} all along, and it keeps its controller while the showdown or combat there goes on`,
        rules: ['control.fixed-during-combat'],
      },
    ];
  const units = state.objects.filter(o => o.type === 'unit' && o.controller === place.controller && isAt(o, at));
  if (units.length === 0) return [];
  return [
    {
      text: `${name} has controlled ${place.name} all along, and has ${listedNames(units.map(u => u.name))} there`,
      rules: ['control.maintained'],
    },
  ];
};
