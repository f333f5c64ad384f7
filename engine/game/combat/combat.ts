/** Combat up to its showdown: how it opens, and who attacks and defends. */

import { change, changeBattlefield, changeCombat, changeObjects, type Play, step } from '../play/play.ts';
import { battlefield, hasUnitsAt, objectsById, opponentAt, player, playersAt, unitsAt } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { sentence } from '../play/sentence.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { BattlefieldId, Combat, Designation, GameEvent, PlayerId, Role, State, UnitId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { combatBegins, openShowdown } from './showdown.ts';
import { ids } from './unitsInSteps.ts';

interface Sides {
  readonly attacker: PlayerId;
  readonly defender: PlayerId;
  /** Whether the player who contested the battlefield is one of them. */
  readonly stays: boolean;
}

/**
 * `combat.showdown.attacker`, `combat.showdown.defender`: the player who contested the battlefield attacks; the opponent whose units are there defends. Where
 * the one who contested has no units there any more, which editions before the last do not provide for, it is the player who has
 * come to a battlefield that they do not control.
 */
const sides = (play: Play, at: BattlefieldId): Sides | null => {
  const { contestedBy, controller } = battlefield(play.state, at);
  if (contestedBy === null) return null;
  const stays = hasUnitsAt(play.state, contestedBy, at);
  const attacker = stays ? contestedBy : playersAt(play.state, at).find(id => id !== controller);
  if (attacker === undefined) return null;
  const defender = opponentAt(play.state, attacker, at);
  return defender === null ? null : { attacker, defender, stays };
};

const GONE_NOTE =
  'The player who contested this battlefield no longer has a unit here; the player who moved here without controlling it attacks.';

const combatAt = (at: BattlefieldId, { attacker, defender }: Sides): Combat => ({
  at,
  attacker,
  defender,
  stage: 'showdown',
  result: null,
  designated: [],
  excess: { attacker: 0, defender: 0 },
  damageOrders: [],
  recalled: false,
  abandoned: false,
});

/** `combat.showdown.roles`: their units there become attackers and defenders. */
const giveRoles = (play: Play, at: BattlefieldId, { attacker, defender, stays }: Sides): void => {
  const give = (who: PlayerId, role: Role) => {
    const units = unitsAt(play.state, at).filter(u => u.controller === who);
    changeObjects(play, ids(units), u => {
      u.role = role;
    });
    return units;
  };
  const attackers = give(attacker, 'attacker');
  const defenders = give(defender, 'defender');
  const given = [...ids(attackers), ...ids(defenders)];
  changeCombat(play, c => {
    c.designated = designationsOf(play.state, given);
  });
  step(play)?.tell(
    'combat.showdown.roles',
    sentence`${player(play.state, attacker).name} attacks with ${attackers}; ${player(play.state, defender).name} defends with ${defenders}.`,
    {
      units: given,
      players: [attacker, defender],
      places: [at],
      note: stays ? undefined : GONE_NOTE,
    },
  );
  emitEvents(
    play,
    () => [...playersDesignated(play, at, attacker, defender), ...designated(play, given)],
    'attacker first',
  );
  if (play.state.chain.length > 0)
    change(play, s => {
      s.chainBy = 'combat';
      // `combat.showdown.attacker-active`
      if (play.behaviours.initialChain === 'attacker first') s.priority = attacker;
    });
};

const playersDesignated = (play: Play, at: BattlefieldId, attacker: PlayerId, defender: PlayerId) =>
  (
    [
      ['attack', attacker],
      ['defend', defender],
    ] as const
  ).map(([on, who]) =>
    newEvent(on, {
      player: who,
      what: { kind: 'battlefield', id: at },
      at: { kind: 'battlefield', at },
      by: sideOf(play.state, at, who),
      inCombat: true,
    }),
  );

/** The units that a player attacks or defends with. */
const sideOf = (state: State, at: BattlefieldId, who: PlayerId): readonly Ref[] =>
  flatMapped(unitsAt(state, at), u => (u.controller === who ? [objectRef(state, u.id)] : []));

/** The roles that these units hold now; units without a role are left out. */
export const designationsOf = (state: State, units: readonly UnitId[]): readonly Designation[] => {
  const found: Designation[] = [];
  for (const { id, incarnation, role } of objectsById(state, units))
    if (role !== null) found.push({ unit: id, incarnation, role });
  return found;
};

/** `ability.attack-trigger`, `ability.defend-trigger`: of units that have just become attackers or defenders for the first time in this combat. */
export const designated = (play: Play, units: readonly UnitId[]): readonly GameEvent[] => {
  // The same for all units of a side, of which there may be very many.
  const sides = new Map<string, readonly Ref[]>();
  const sideAt = (at: BattlefieldId, who: PlayerId): readonly Ref[] => {
    const known = sides.get(`${at} ${who}`) ?? sideOf(play.state, at, who);
    sides.set(`${at} ${who}`, known);
    return known;
  };
  return flatMapped(units, id => {
    const u = play.state.objects[id];
    if (u === undefined || u.role === null) return [];
    const on = u.role === 'attacker' ? 'attack' : 'defend';
    const at = u.zone.kind === 'battlefield' ? u.zone : null;
    return [
      newEvent(on, {
        player: u.controller,
        what: objectRef(play.state, id),
        memo: u,
        at,
        by: at === null ? [] : sideAt(at.at, u.controller),
        inCombat: true,
      }),
    ];
  });
};

/** `combat.showdown`: a staged combat opens, with a showdown of its own. */
export const openCombat = (play: Play, at: BattlefieldId): void => {
  const who = sides(play, at);
  if (who === null) return;
  changeBattlefield(play, at, b => {
    b.stagedCombat = false;
    b.stagedShowdown = false;
  });
  change(play, s => {
    s.combat = combatAt(at, who);
    s.assigned = null;
  });
  openShowdown(play, at, who.attacker, 'combat');
  giveRoles(play, at, who);
};

/**
 * `combat.becomes`, `cleanup.becomes-combat`, with focus by `combat.showdown.keeps-focus` or
 * `combat.showdown.attacker-gains-focus`: the showdown that is open at a battlefield becomes a
 * combat's.
 */
export const becomeCombat = (play: Play, at: BattlefieldId): void => {
  const { showdown } = play.state;
  const who = sides(play, at);
  if (showdown === null || who === null) return;
  changeBattlefield(play, at, b => {
    b.stagedCombat = false;
    b.stagedShowdown = false;
  });
  const { overtakenFocus } = play.behaviours;
  const focus = overtakenFocus === 'attacker' ? who.attacker : showdown.focus;
  change(play, s => {
    s.combat = combatAt(at, who);
    s.assigned = null;
    s.showdown = { at, focus, passes: 0, fresh: false };
  });
  const place = battlefield(play.state, at).name;
  step(play)?.tell(
    'cleanup.becomes-combat',
    `The showdown at ${place} becomes the combat's; ${player(play.state, focus).name} has focus.`,
    {
      players: [focus],
      places: [at],
      ...(overtakenFocus === 'keeps in spite of another rule'
        ? {
            note: 'This edition says both that focus stays where it is and that the attacker gains it; the rule made for a showdown already open is followed, so focus stays.',
          }
        : {}),
    },
  );
  emitEvents(play, () => [combatBegins(who.attacker, at)]);
  giveRoles(play, at, who);
};
