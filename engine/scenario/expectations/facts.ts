/** The facts that expectations claim: whether each is so in a state, and a sentence that says what is so. */

import { cannotBeDealt, lethalNow, mightCounted, mightValue } from '../../game/abilities/might.ts';
import { amountOfKeyword } from '../../game/abilities/stateView.ts';
import { MIGHTY } from '../../game/abilities/thingStates.ts';
import { damageOf, openAssignment, targetOf } from '../../game/combat/damage.ts';
import { priorityOf } from '../../game/combat/showdown.ts';
import {
  baseOf,
  battlefield,
  combatUnderWay,
  isOnBoard,
  placeName,
  player,
  roleIn,
  sameLocation,
  unit,
} from '../../game/play/query.ts';
import { loserOf, winnerOf } from '../../game/state/combatResult.ts';
import type { BattlefieldId, Location, ObjectId, PlayerId, State, Unit, UnitId } from '../../game/state/state.ts';
import type { PlaceFact, PlayerFact, UnitFact, WrittenNumber } from '../../language/syntax.ts';
import { attachedFact, equippedFact } from './attachedFacts.ts';
import { count, type Fact, measured } from './fact.ts';
import { holdingFact } from './holdings.ts';
import { resultText } from './resultText.ts';
import { whereIs } from './whereIs.ts';

/** Names in the fact, already turned into ids; missing where the fact has none. */
export interface FactIds {
  /** `own base`: that of the player the fact is about. */
  readonly place?: Location | 'own base';
  readonly player?: PlayerId;
  readonly bearer?: ObjectId;
}

const ROLE_WORD = { attacker: 'an attacker', defender: 'a defender' } as const;

/** Of any object, not only of units. `ids`: the names within the fact, already looked up. */
export const unitFact = (state: State, id: UnitId, fact: UnitFact, ids: FactIds): Fact => {
  const u = unit(state, id);
  const gone = isOnBoard(u) ? null : `${u.name} is ${whereIs(state, u)}`;
  switch (fact.kind) {
    case 'is':
      return unitIs(state, u, fact.what, ids);
    case 'at':
      return {
        holds: sameLocation(u.zone, placeFor(ids, u.controller)),
        actual: `${u.name} is ${whereIs(state, u)}`,
        reply: whereIs(state, u),
      };
    case 'facedown':
      return {
        holds:
          u.zone.kind === 'facedown' &&
          typeof ids.place === 'object' &&
          ids.place.kind === 'battlefield' &&
          ids.place.at === u.zone.at,
        actual: `${u.name} is ${whereIs(state, u)}`,
      };
    case 'attached to':
      return attachedFact(state, u, ids.bearer ?? null);
    case 'controlled by':
      return { holds: u.controller === ids.player, actual: `${u.name} is ${player(state, u.controller).name}'s` };
    case 'might':
      return measured(gone, mightValue(state, u), fact.amount, n => `${u.name} has ${n} Might`);
    case 'counts as':
      return measured(gone, mightCounted(state, u), fact.amount, n => `${u.name} counts as ${n} Might`);
    case 'damage':
      return measured(gone, u.damage, fact.amount, n => `${u.name} has ${n} damage`);
    case 'needs': {
      const needs = needsNow(state, u);
      if (needs === null) return { holds: false, actual: `${u.name} cannot be dealt damage` };
      return measured(gone, needs, fact.amount, n => `${u.name} needs ${n} damage`);
    }
    case 'was dealt':
      return measured(null, u.lastDealt, fact.amount, n => `${u.name} was dealt ${n} damage`);
    case 'keyword': {
      const { word, value } = fact.keyword;
      const has = amountOfKeyword(state, u, word.text);
      const holds = value === undefined ? has > 0 : has === value.value;
      return {
        holds: gone === null && holds,
        actual:
          gone ??
          (has > 0 ? `${u.name} has ${word.text}${has > 1 ? ` ${has}` : ''}` : `${u.name} does not have ${word.text}`),
      };
    }
  }
};

/** The fact's place, where `base` is that of `whose`. */
const placeFor = (ids: FactIds, whose: PlayerId): Location =>
  ids.place === undefined || ids.place === 'own base' ? baseOf(whose) : ids.place;

/** What is lethal to it; while it can be assigned damage, with all that counts for that. */
const needsNow = (state: State, u: Unit): number | null =>
  openAssignment(state)?.targets.some(t => t.id === u.id) === true && lethalNow(state, u) !== null
    ? targetOf(state, u).lethal
    : lethalNow(state, u);

const unitIs = (state: State, u: Unit, what: Extract<UnitFact, { kind: 'is' }>['what'], ids: FactIds): Fact => {
  const board = isOnBoard(u);
  const role = u.role === null ? 'neither attacker nor defender' : ROLE_WORD[u.role];
  const said = (yes: boolean, word: string, no: string): Fact => ({
    holds: board && yes,
    actual: board ? `${u.name} is ${yes ? word : no}` : `${u.name} is ${whereIs(state, u)}`,
  });
  /** A legend is no part of the board, and is exhausted and readied all the same. */
  const standing = (yes: boolean, word: string, no: string): Fact =>
    u.zone.kind === 'legend' ? { holds: yes, actual: `${u.name} is ${yes ? word : no}` } : said(yes, word, no);
  const owned = ids.player === undefined || ids.player === u.owner;
  switch (what) {
    case 'dead':
    case 'in trash':
      return {
        holds: (what === 'dead' ? u.killed : u.zone.kind === 'trash') && owned,
        actual: `${u.name} is ${board && u.type === 'unit' ? 'alive ' : ''}${whereIs(state, u)}`,
      };
    case 'gone':
      return {
        holds: u.zone.kind === 'gone' || u.zone.kind === 'outside',
        actual: `${u.name} is ${board && u.type === 'unit' ? 'alive ' : ''}${whereIs(state, u)}`,
      };
    case 'alive':
      return {
        holds: board,
        actual: board ? `${u.name} is alive ${whereIs(state, u)}` : `${u.name} is ${whereIs(state, u)}`,
      };
    case 'in hand':
    case 'in deck':
      return {
        holds: u.zone.kind === (what === 'in hand' ? 'hand' : 'deck') && owned,
        actual: `${u.name} is ${whereIs(state, u)}`,
      };
    case 'banished':
      return { holds: u.zone.kind === 'banished', actual: `${u.name} is ${whereIs(state, u)}` };
    case 'exhausted':
      return standing(u.exhausted, 'exhausted', 'ready');
    case 'ready':
      return standing(!u.exhausted, 'ready', 'exhausted');
    case 'stunned':
      return said(u.stunned, 'stunned', 'not stunned');
    case 'buffed':
      return said(u.buffs > 0, 'buffed', 'not buffed');
    case 'empowered':
      return standing(u.timesEmpowered > 0, 'empowered', 'not empowered');
    case 'mighty': {
      // Elsewhere than on the board, what is printed counts (`mighty.elsewhere`).
      const might = board ? mightValue(state, u) : u.might;
      const yes = u.type === 'unit' && might >= MIGHTY;
      return { holds: yes, actual: `${u.name} has ${might} Might, and is ${yes ? 'mighty' : 'not mighty'}` };
    }
    case 'immune':
      return said(cannotBeDealt(state, u), 'immune', 'not immune');
    case 'attached':
      return attachedFact(state, u, null);
    case 'equipped':
      return equippedFact(state, u);
    case 'an attacker':
      return said(u.role === 'attacker', role, role);
    case 'a defender':
      return said(u.role === 'defender', role, role);
    case 'neither attacker nor defender':
      return { holds: u.role === null, actual: `${u.name} is ${role}` };
  }
};

/** Where the scenario does not list what is counted, the fact neither holds nor fails (`unspecified`). */
export const playerFact = (state: State, id: PlayerId, fact: PlayerFact, ids: FactIds): Fact => {
  const p = player(state, id);
  const there = placeFor(ids, id);
  const at = there.kind === 'battlefield' ? there.at : null;
  const place = placeName(state, there);
  switch (fact.kind) {
    case 'points':
      return measured(null, p.points, fact.amount, n => `${p.name} has ${count(n, 'point')}`);
    case 'xp':
      return measured(null, p.xp, fact.amount, n => `${p.name} has ${n} XP`);
    case 'energy':
    case 'power':
    case 'runes':
    case 'cards':
      return holdingFact(state, id, fact);
    case 'drew':
      return measured(null, p.drew, fact.amount, n => `${p.name} drew ${n === 0 ? 'nothing' : n}`);
    case 'damage to assign':
      return damageFact(state, id, fact.amount);
    case 'controls':
      return controlFact(state, id, there);
    case 'conquered':
    case 'held':
    case 'scored': {
      const list: readonly BattlefieldId[] = p[fact.kind];
      const holds = at !== null && list.includes(at);
      const none =
        fact.kind === 'scored'
          ? `${p.name} has not scored ${place} this turn`
          : `${p.name} has not ${fact.kind} ${place} this turn`;
      return {
        holds,
        actual: holds ? `${p.name} ${fact.kind === 'scored' ? 'has scored' : fact.kind} ${place} this turn` : none,
      };
    }
    case 'has focus': {
      const focus = state.showdown?.focus ?? null;
      return {
        holds: focus === id,
        actual: focus === null ? 'nobody has focus' : `${player(state, focus).name} has focus`,
      };
    }
    case 'has priority': {
      const who = priorityOf(state);
      return {
        holds: who === id,
        actual: who === null ? 'nobody has priority' : `${player(state, who).name} has priority`,
      };
    }
    case 'wins the combat':
      return { holds: winnerOf(state.combat?.result ?? null) === id, actual: resultText(state) };
    case 'loses the combat':
      return { holds: loserOf(state.combat?.result ?? null) === id, actual: resultText(state) };
    case 'wins the game':
      return {
        holds: state.winners.includes(id),
        actual:
          state.winners.length === 0
            ? 'nobody has won the game'
            : `${state.winners.map(w => player(state, w).name).join(' and ')} won the game`,
      };
    case 'is the attacker':
    case 'is the defender': {
      const role = fact.kind === 'is the attacker' ? 'attacker' : 'defender';
      const combat = combatUnderWay(state);
      return {
        holds: combat?.[role] === id,
        actual: combat === null ? 'no combat is under way' : `${player(state, combat[role]).name} is the ${role}`,
      };
    }
  }
};

/** Bases count as uncontrolled: only battlefields have a controller here. */
export const controlFact = (state: State, id: PlayerId, there: Location): Fact => {
  const controller = there.kind === 'battlefield' ? battlefield(state, there.at).controller : null;
  const place = placeName(state, there);
  return {
    holds: controller === id,
    actual: controller === null ? `${place} is uncontrolled` : `${player(state, controller).name} controls ${place}`,
  };
};

const damageFact = (state: State, id: PlayerId, claimed: WrittenNumber): Fact => {
  const combat = combatUnderWay(state);
  const name = player(state, id).name;
  const role = combat === null ? null : roleIn(combat, id);
  if (combat === null || role === null)
    return { holds: false, actual: combat === null ? 'no combat is under way' : `${name} is not part of the combat` };
  const open = openAssignment(state);
  const total = open?.player === id ? open.total : damageOf(state, role);
  return measured(null, total, claimed, n => `${name} has ${n} damage to assign`);
};

/** During a combat's showdown both `a combat` and `a showdown` hold; what is only staged counts for neither. */
export const placeFact = (state: State, at: BattlefieldId, fact: PlaceFact): Fact => {
  const b = battlefield(state, at);
  const has = (yes: boolean, what: string): Fact => ({
    holds: yes,
    actual: `${b.name} has ${yes ? '' : 'no '}${yes ? what : what.replace(/^a /, '')}`,
  });
  switch (fact) {
    case 'uncontrolled':
      return {
        holds: b.controller === null,
        actual:
          b.controller === null
            ? `${b.name} is uncontrolled`
            : `${player(state, b.controller).name} controls ${b.name}`,
      };
    case 'contested':
      return {
        holds: b.contestedBy !== null,
        actual:
          b.contestedBy === null
            ? `${b.name} is not contested`
            : `${b.name} is contested by ${player(state, b.contestedBy).name}`,
      };
    case 'a staged combat':
      return has(b.stagedCombat, fact);
    case 'a staged showdown':
      return has(b.stagedShowdown, fact);
    case 'a combat':
      return has(combatUnderWay(state)?.at === at, fact);
    case 'a showdown':
      return has(state.showdown?.at === at, fact);
  }
};
