/** A player and a place at a moment of the game. */

import { type OpenAssignment, openAssignment } from '../../../engine/game/damage.ts';
import { mightOfUnit } from '../../../engine/game/might.ts';
import { battlefield, player, unitsAt } from '../../../engine/game/query.ts';
import type { BattlefieldId, PlayerId, State, Unit } from '../../../engine/game/state.ts';
import { bold, bullets, dotted, paragraphs, plain } from './markdown.ts';

export const describePlayer = (state: State, id: PlayerId): string => {
  const { name, points, conquered, held } = player(state, id);
  const controls = state.battlefields.filter(each => each.controller === id).map(each => plain(each.name));
  const named = (ids: readonly BattlefieldId[]): string => ids.map(at => plain(battlefield(state, at).name)).join(', ');
  return paragraphs(
    dotted(
      bold(name),
      `${points} of ${state.victoryScore} points`,
      state.winners.includes(id) ? 'wins the game' : undefined,
    ),
    dotted(
      controls.length > 0 ? `controls ${controls.join(', ')}` : 'controls no battlefield',
      conquered.length > 0 ? `conquered ${named(conquered)} this turn` : undefined,
      held.length > 0 ? `held ${named(held)} this turn` : undefined,
    ),
    dotted(
      state.turnPlayer === id ? 'turn player' : undefined,
      state.showdown?.focus === id ? 'has focus' : undefined,
      state.combat !== null && state.combat.stage !== 'over' ? roleOf(state, id) : undefined,
      state.decision?.player === id ? waiting(state, openAssignment(state)) : undefined,
    ),
    roll(state, inBase(state, id), 'In base'),
  );
};

export const describeBase = (state: State, id: PlayerId): string => {
  const units = inBase(state, id);
  return paragraphs(
    bold(`${player(state, id).name}'s base`),
    units.length === 0 ? 'no units' : roll(state, units, 'There'),
  );
};

export const describePlace = (state: State, id: BattlefieldId): string => {
  const { name, controller, contestedBy, stagedCombat, stagedShowdown } = battlefield(state, id);
  const who = (id: PlayerId): string => plain(player(state, id).name);
  return paragraphs(
    bold(name),
    dotted(
      controller === null ? 'uncontrolled' : `controlled by ${who(controller)}`,
      contestedBy === null ? undefined : `contested by ${who(contestedBy)}`,
      stagedShowdown ? 'a showdown is staged' : undefined,
      stagedCombat ? 'a combat is staged' : undefined,
      ongoing(state, id),
    ),
    roll(state, unitsAt(state, id), 'There'),
  );
};

const inBase = (state: State, id: PlayerId): readonly Unit[] =>
  state.objects.filter(unit => unit.zone.kind === 'base' && unit.zone.player === id);

const roleOf = (state: State, id: PlayerId): string | undefined => {
  if (state.combat?.attacker === id) return 'attacker';
  return state.combat?.defender === id ? 'defender' : undefined;
};

const waiting = ({ decision }: State, open: OpenAssignment | null): string => {
  if (open !== null) return `has ${open.total} damage to assign`;
  return `has to choose which ${decision?.kind === 'begin' ? decision.what : 'one'} begins`;
};

const ongoing = (state: State, at: BattlefieldId): string | undefined => {
  if (state.combat?.at === at && state.combat.stage !== 'over') return `a combat is under way (${state.combat.stage})`;
  return state.showdown?.at === at ? 'a showdown is under way' : undefined;
};

const roll = (state: State, units: readonly Unit[], title: string): string => {
  if (units.length === 0) return '';
  const shown = units.slice(0, UNITS_SHOWN).map(unit => {
    const { value } = mightOfUnit(state, unit);
    const marked = unit.damage > 0 ? `, ${unit.damage} damage` : '';
    const exhausted = unit.exhausted ? ', exhausted' : '';
    return `${bold(unit.name)} of ${plain(player(state, unit.controller).name)}: Might ${value}${marked}${exhausted}`;
  });
  const rest = units.length > UNITS_SHOWN ? [`and ${units.length - UNITS_SHOWN} more`] : [];
  return `${title}:\n\n${bullets([...shown, ...rest])}`;
};

const UNITS_SHOWN = 8;
