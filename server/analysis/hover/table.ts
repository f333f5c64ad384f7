/** A player or a place at a moment of the game, as a hover. */

import { mightOfUnit } from '../../../engine/game/abilities/might.ts';
import { type OpenAssignment, openAssignment } from '../../../engine/game/combat/damage.ts';
import { priceText } from '../../../engine/game/costs/resources.ts';
import { battlefield, player, unitsAt } from '../../../engine/game/play/query.ts';
import type { BattlefieldId, PlayerId, State, Unit } from '../../../engine/game/state/state.ts';
import { numberSameNames } from '../../../engine/game/triggers/placing.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, dotted, joined, lineOf, list, together } from '../../../rules-db/blocks/making.ts';

export const describePlayer = (state: State, id: PlayerId): Blocks => {
  const { name, points, xp, conquered, held: heldHere } = player(state, id);
  const controls = state.battlefields.filter(each => each.controller === id).map(each => each.name);
  const named = (ids: readonly BattlefieldId[]): Line =>
    joined(
      ids.map(at => battlefield(state, at).name),
      ', ',
    );
  return together(
    dotted(
      bold(name),
      lineOf`${points} of ${state.victoryScore} points`,
      state.winners.includes(id) ? lineOf`wins the game` : undefined,
    ),
    dotted(
      controls.length > 0 ? lineOf`controls ${joined(controls, ', ')}` : lineOf`controls no battlefield`,
      conquered.length > 0 ? lineOf`conquered ${named(conquered)} this turn` : undefined,
      heldHere.length > 0 ? lineOf`held ${named(heldHere)} this turn` : undefined,
    ),
    dotted(
      state.turnPlayer === id ? lineOf`turn player` : undefined,
      state.showdown?.focus === id ? lineOf`has focus` : undefined,
      state.priority === id ? lineOf`has priority` : undefined,
      state.combat !== null && state.combat.stage !== 'over' ? roleOf(state, id) : undefined,
      state.decision?.player === id ? waiting(state, openAssignment(state)) : undefined,
    ),
    dotted(resources(state, id), xp > 0 ? lineOf`${xp} XP` : undefined),
    held(state, id),
    chain(state),
    roll(state, inBase(state, id), 'In base'),
  );
};

const resources = (state: State, id: PlayerId): Line | undefined => {
  const { pool } = player(state, id);
  if (pool === null) return undefined;
  const runes = state.objects.filter(o => o.type === 'rune' && o.zone.kind === 'base' && o.controller === id);
  const ready = runes.filter(rune => !rune.exhausted).length;
  const parts = [
    lineOf`${pool.energy} Energy`,
    ...pool.power.map(({ domain, amount }) => lineOf`${amount} ${domain} Power`),
    ...pool.limited.map(part => lineOf`${priceText(part)} only to ${part.only.words}`),
    ...(runes.length > 0 ? [lineOf`${runes.length} runes, ${ready} ready`] : []),
  ];
  return joined(parts, ', ');
};

/** The cards in hand, where the scenario lists them, and those that lie facedown. */
const held = (state: State, id: PlayerId): Line => {
  const { handKnown } = player(state, id);
  const cards = state.objects.filter(o => o.owner === id && o.zone.kind === 'hand').map(o => o.name);
  const none = handKnown ? lineOf`In hand: nothing` : '';
  const hand = cards.length > 0 ? lineOf`In hand: ${joined(cards, ', ')}` : none;
  const facedown = state.battlefields.flatMap(({ id: at }) => facedownAt(state, at).filter(o => o.controller === id));
  const hidden = facedown.map(
    o => lineOf`${o.name} at ${o.zone.kind === 'facedown' ? battlefield(state, o.zone.at).name : lineOf`?`}`,
  );
  return dotted(hand, hidden.length > 0 ? lineOf`Facedown: ${joined(hidden, ', ')}` : undefined);
};

const facedownAt = (state: State, at: BattlefieldId): readonly Unit[] =>
  state.objects.filter(o => o.zone.kind === 'facedown' && o.zone.at === at);

/** Oldest first; what is written last resolves first. */
const chain = (state: State): Blocks => {
  if (state.chain.length === 0) return [];
  const names = numberSameNames(state.chain.map(({ name }) => name));
  const items = state.chain.map(
    (item, i) =>
      lineOf`${bold(names[i] ?? item.name)} of ${player(state, item.controller).name}${item.status === 'pending' ? lineOf` (pending)` : ''}`,
  );
  return together('Chain, oldest first:', list(items));
};

export const describeBase = (state: State, id: PlayerId): Blocks => {
  const units = inBase(state, id);
  return together(
    bold(`${player(state, id).name}'s base`),
    units.length === 0 ? lineOf`no units` : roll(state, units, 'There'),
  );
};

export const describePlace = (state: State, id: BattlefieldId): Blocks => {
  const { name, controller, contestedBy, stagedCombat, stagedShowdown } = battlefield(state, id);
  const who = (id: PlayerId): Line => player(state, id).name;
  return together(
    bold(name),
    dotted(
      controller === null ? lineOf`uncontrolled` : lineOf`controlled by ${who(controller)}`,
      contestedBy === null ? undefined : lineOf`contested by ${who(contestedBy)}`,
      stagedShowdown ? lineOf`a showdown is staged` : undefined,
      stagedCombat ? lineOf`a combat is staged` : undefined,
      ongoing(state, id),
    ),
    joined(
      facedownAt(state, id).map(o => lineOf`${o.name} of ${who(o.controller)} lies facedown`),
      ', ',
    ),
    roll(state, objectsAt(state, id), 'There'),
  );
};

/** Units, and gear that is not attached to one of them. */
const objectsAt = (state: State, at: BattlefieldId): readonly Unit[] => [
  ...unitsAt(state, at),
  ...state.objects.filter(
    o => o.type === 'gear' && o.attachedTo === null && o.zone.kind === 'battlefield' && o.zone.at === at,
  ),
];

const inBase = (state: State, id: PlayerId): readonly Unit[] =>
  state.objects.filter(
    o =>
      o.zone.kind === 'base' &&
      o.zone.player === id &&
      (o.type === 'unit' || (o.type === 'gear' && o.attachedTo === null)),
  );

const roleOf = (state: State, id: PlayerId): Line | undefined => {
  if (state.combat?.attacker === id) return lineOf`attacker`;
  return state.combat?.defender === id ? lineOf`defender` : undefined;
};

const waiting = ({ decision }: State, open: OpenAssignment | null): Line => {
  if (decision?.kind === 'choose') return lineOf`has to decide for ${decision.about}: ${decision.prompt}`;
  if (open !== null) return lineOf`has ${open.total} damage to assign`;
  return lineOf`has to choose which ${decision?.kind === 'begin' ? decision.what : 'one'} begins`;
};

const ongoing = (state: State, at: BattlefieldId): Line | undefined => {
  if (state.combat?.at === at && state.combat.stage !== 'over')
    return lineOf`a combat is under way (${state.combat.stage})`;
  return state.showdown?.at === at ? lineOf`a showdown is under way` : undefined;
};

const roll = (state: State, units: readonly Unit[], title: string): Blocks => {
  if (units.length === 0) return [];
  const shown = units.slice(0, UNITS_SHOWN).map(unit => {
    const strength = unit.type === 'unit' ? lineOf`Might ${mightOfUnit(state, unit).value}` : unit.type;
    const gear = state.objects.filter(each => each.attachedTo === unit.id).map(({ name }) => name);
    const marked = unit.damage > 0 ? lineOf`, ${unit.damage} damage` : '';
    const exhausted = unit.exhausted ? ', exhausted' : '';
    return lineOf`${bold(unit.name)} of ${player(state, unit.controller).name}: ${strength}${marked}${exhausted}${gear.length > 0 ? lineOf`, with ${joined(gear, ', ')}` : ''}`;
  });
  const rest = units.length > UNITS_SHOWN ? [lineOf`and ${units.length - UNITS_SHOWN} more`] : [];
  return together(`${title}:`, list([...shown, ...rest]));
};

const UNITS_SHOWN = 8;
