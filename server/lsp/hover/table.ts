/** A player and a place at a moment of the game. */

import { type OpenAssignment, openAssignment } from '../../../engine/game/damage.ts';
import { mightOfUnit } from '../../../engine/game/might.ts';
import { numbered } from '../../../engine/game/placing.ts';
import { battlefield, player, unitsAt } from '../../../engine/game/query.ts';
import { priceText } from '../../../engine/game/resources.ts';
import type { BattlefieldId, PlayerId, State, Unit } from '../../../engine/game/state.ts';
import { bold, bullets, dotted, paragraphs, plain } from './markdown.ts';

export const describePlayer = (state: State, id: PlayerId): string => {
  const { name, points, xp, conquered, held: heldHere } = player(state, id);
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
      heldHere.length > 0 ? `held ${named(heldHere)} this turn` : undefined,
    ),
    dotted(
      state.turnPlayer === id ? 'turn player' : undefined,
      state.showdown?.focus === id ? 'has focus' : undefined,
      state.priority === id ? 'has priority' : undefined,
      state.combat !== null && state.combat.stage !== 'over' ? roleOf(state, id) : undefined,
      state.decision?.player === id ? waiting(state, openAssignment(state)) : undefined,
    ),
    dotted(resources(state, id), xp > 0 ? `${xp} XP` : undefined),
    held(state, id),
    chain(state),
    roll(state, inBase(state, id), 'In base'),
  );
};

const resources = (state: State, id: PlayerId): string | undefined => {
  const { pool } = player(state, id);
  if (pool === null) return undefined;
  const runes = state.objects.filter(o => o.type === 'rune' && o.zone.kind === 'base' && o.controller === id);
  const ready = runes.filter(rune => !rune.exhausted).length;
  return [
    `${pool.energy} Energy`,
    ...pool.power.map(({ domain, amount }) => `${amount} ${domain} Power`),
    ...pool.limited.map(part => `${priceText(part)} only to ${part.only.words}`),
    ...(runes.length > 0 ? [`${runes.length} runes, ${ready} ready`] : []),
  ].join(', ');
};

/** The cards in hand, where they are told, and those that lie facedown. */
const held = (state: State, id: PlayerId): string => {
  const { handKnown } = player(state, id);
  const cards = state.objects.filter(o => o.owner === id && o.zone.kind === 'hand').map(o => plain(o.name));
  const hand = cards.length > 0 ? `In hand: ${cards.join(', ')}` : handKnown ? 'In hand: nothing' : '';
  const facedown = state.battlefields.flatMap(({ id: at }) => facedownAt(state, at).filter(o => o.controller === id));
  const hidden = facedown.map(
    o => `${plain(o.name)} at ${o.zone.kind === 'facedown' ? plain(battlefield(state, o.zone.at).name) : '?'}`,
  );
  return dotted(hand, hidden.length > 0 ? `Facedown: ${hidden.join(', ')}` : undefined);
};

const facedownAt = (state: State, at: BattlefieldId): readonly Unit[] =>
  state.objects.filter(o => o.zone.kind === 'facedown' && o.zone.at === at);

/** Oldest first; what is written last resolves first. */
const chain = (state: State): string => {
  if (state.chain.length === 0) return '';
  const names = numbered(state.chain.map(({ name }) => name));
  const items = state.chain.map(
    (item, i) =>
      `${bold(names[i] ?? item.name)} of ${plain(player(state, item.controller).name)}${item.status === 'pending' ? ' (pending)' : ''}`,
  );
  return `Chain, oldest first:\n\n${bullets(items)}`;
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
    facedownAt(state, id)
      .map(o => `${plain(o.name)} of ${who(o.controller)} lies facedown`)
      .join(', '),
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

const roleOf = (state: State, id: PlayerId): string | undefined => {
  if (state.combat?.attacker === id) return 'attacker';
  return state.combat?.defender === id ? 'defender' : undefined;
};

const waiting = ({ decision }: State, open: OpenAssignment | null): string => {
  if (decision?.kind === 'choose') return `has to decide for ${plain(decision.about)}: ${plain(decision.prompt)}`;
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
    const strength = unit.type === 'unit' ? `Might ${mightOfUnit(state, unit).value}` : unit.type;
    const gear = state.objects.filter(each => each.attachedTo === unit.id).map(({ name }) => plain(name));
    const marked = unit.damage > 0 ? `, ${unit.damage} damage` : '';
    const exhausted = unit.exhausted ? ', exhausted' : '';
    return `${bold(unit.name)} of ${plain(player(state, unit.controller).name)}: ${strength}${marked}${exhausted}${gear.length > 0 ? `, with ${gear.join(', ')}` : ''}`;
  });
  const rest = units.length > UNITS_SHOWN ? [`and ${units.length - UNITS_SHOWN} more`] : [];
  return `${title}:\n\n${bullets([...shown, ...rest])}`;
};

const UNITS_SHOWN = 8;
