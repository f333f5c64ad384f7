/** A player or a place at a moment of the game, as a hover. */

import { mightOfUnit } from '../../../engine/game/abilities/might.ts';
import { type OpenAssignment, openAssignment } from '../../../engine/game/combat/damage.ts';
import { priceText } from '../../../engine/game/costs/resources.ts';
import { battlefield, player, unitsAt } from '../../../engine/game/play/query.ts';
import type { BattlefieldId, PlayerId, State, Unit } from '../../../engine/game/state/state.ts';
import { numberSameNames } from '../../../engine/game/triggers/placing.ts';
import { bold, bullets, dotted, joined, type MarkdownText, markdown, paragraphs, plain } from './markdown.ts';

export const describePlayer = (state: State, id: PlayerId): MarkdownText => {
  const { name, points, xp, conquered, held: heldHere } = player(state, id);
  const controls = state.battlefields.filter(each => each.controller === id).map(each => plain(each.name));
  const named = (ids: readonly BattlefieldId[]): MarkdownText =>
    joined(
      ids.map(at => plain(battlefield(state, at).name)),
      ', ',
    );
  return paragraphs(
    dotted(
      bold(name),
      markdown`${points} of ${state.victoryScore} points`,
      state.winners.includes(id) ? markdown`wins the game` : undefined,
    ),
    dotted(
      controls.length > 0 ? markdown`controls ${joined(controls, ', ')}` : markdown`controls no battlefield`,
      conquered.length > 0 ? markdown`conquered ${named(conquered)} this turn` : undefined,
      heldHere.length > 0 ? markdown`held ${named(heldHere)} this turn` : undefined,
    ),
    dotted(
      state.turnPlayer === id ? markdown`turn player` : undefined,
      state.showdown?.focus === id ? markdown`has focus` : undefined,
      state.priority === id ? markdown`has priority` : undefined,
      state.combat !== null && state.combat.stage !== 'over' ? roleOf(state, id) : undefined,
      state.decision?.player === id ? waiting(state, openAssignment(state)) : undefined,
    ),
    dotted(resources(state, id), xp > 0 ? markdown`${xp} XP` : undefined),
    held(state, id),
    chain(state),
    roll(state, inBase(state, id), 'In base'),
  );
};

const resources = (state: State, id: PlayerId): MarkdownText | undefined => {
  const { pool } = player(state, id);
  if (pool === null) return undefined;
  const runes = state.objects.filter(o => o.type === 'rune' && o.zone.kind === 'base' && o.controller === id);
  const ready = runes.filter(rune => !rune.exhausted).length;
  const parts = [
    markdown`${pool.energy} Energy`,
    ...pool.power.map(({ domain, amount }) => markdown`${amount} ${plain(domain)} Power`),
    ...pool.limited.map(part => markdown`${plain(priceText(part))} only to ${plain(part.only.words)}`),
    ...(runes.length > 0 ? [markdown`${runes.length} runes, ${ready} ready`] : []),
  ];
  return joined(parts, ', ');
};

/** The cards in hand, where the scenario lists them, and those that lie facedown. */
const held = (state: State, id: PlayerId): MarkdownText => {
  const { handKnown } = player(state, id);
  const cards = state.objects.filter(o => o.owner === id && o.zone.kind === 'hand').map(o => plain(o.name));
  const none = handKnown ? markdown`In hand: nothing` : '';
  const hand = cards.length > 0 ? markdown`In hand: ${joined(cards, ', ')}` : none;
  const facedown = state.battlefields.flatMap(({ id: at }) => facedownAt(state, at).filter(o => o.controller === id));
  const hidden = facedown.map(
    o =>
      markdown`${plain(o.name)} at ${o.zone.kind === 'facedown' ? plain(battlefield(state, o.zone.at).name) : markdown`?`}`,
  );
  return dotted(hand, hidden.length > 0 ? markdown`Facedown: ${joined(hidden, ', ')}` : undefined);
};

const facedownAt = (state: State, at: BattlefieldId): readonly Unit[] =>
  state.objects.filter(o => o.zone.kind === 'facedown' && o.zone.at === at);

/** Oldest first; what is written last resolves first. */
const chain = (state: State): MarkdownText => {
  if (state.chain.length === 0) return '';
  const names = numberSameNames(state.chain.map(({ name }) => name));
  const items = state.chain.map(
    (item, i) =>
      markdown`${bold(names[i] ?? item.name)} of ${plain(player(state, item.controller).name)}${item.status === 'pending' ? markdown` (pending)` : ''}`,
  );
  return markdown`Chain, oldest first:\n\n${bullets(items)}`;
};

export const describeBase = (state: State, id: PlayerId): MarkdownText => {
  const units = inBase(state, id);
  return paragraphs(
    bold(`${player(state, id).name}'s base`),
    units.length === 0 ? markdown`no units` : roll(state, units, 'There'),
  );
};

export const describePlace = (state: State, id: BattlefieldId): MarkdownText => {
  const { name, controller, contestedBy, stagedCombat, stagedShowdown } = battlefield(state, id);
  const who = (id: PlayerId): MarkdownText => plain(player(state, id).name);
  return paragraphs(
    bold(name),
    dotted(
      controller === null ? markdown`uncontrolled` : markdown`controlled by ${who(controller)}`,
      contestedBy === null ? undefined : markdown`contested by ${who(contestedBy)}`,
      stagedShowdown ? markdown`a showdown is staged` : undefined,
      stagedCombat ? markdown`a combat is staged` : undefined,
      ongoing(state, id),
    ),
    joined(
      facedownAt(state, id).map(o => markdown`${plain(o.name)} of ${who(o.controller)} lies facedown`),
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

const roleOf = (state: State, id: PlayerId): MarkdownText | undefined => {
  if (state.combat?.attacker === id) return markdown`attacker`;
  return state.combat?.defender === id ? markdown`defender` : undefined;
};

const waiting = ({ decision }: State, open: OpenAssignment | null): MarkdownText => {
  if (decision?.kind === 'choose')
    return markdown`has to decide for ${plain(decision.about)}: ${plain(decision.prompt)}`;
  if (open !== null) return markdown`has ${open.total} damage to assign`;
  return markdown`has to choose which ${plain(decision?.kind === 'begin' ? decision.what : 'one')} begins`;
};

const ongoing = (state: State, at: BattlefieldId): MarkdownText | undefined => {
  if (state.combat?.at === at && state.combat.stage !== 'over')
    return markdown`a combat is under way (${plain(state.combat.stage)})`;
  return state.showdown?.at === at ? markdown`a showdown is under way` : undefined;
};

const roll = (state: State, units: readonly Unit[], title: string): MarkdownText => {
  if (units.length === 0) return '';
  const shown = units.slice(0, UNITS_SHOWN).map(unit => {
    const strength = unit.type === 'unit' ? markdown`Might ${mightOfUnit(state, unit).value}` : plain(unit.type);
    const gear = state.objects.filter(each => each.attachedTo === unit.id).map(({ name }) => plain(name));
    const marked = unit.damage > 0 ? markdown`, ${unit.damage} damage` : '';
    const exhausted = unit.exhausted ? ', exhausted' : '';
    return markdown`${bold(unit.name)} of ${plain(player(state, unit.controller).name)}: ${strength}${marked}${plain(exhausted)}${gear.length > 0 ? markdown`, with ${joined(gear, ', ')}` : ''}`;
  });
  const rest = units.length > UNITS_SHOWN ? [markdown`and ${units.length - UNITS_SHOWN} more`] : [];
  return markdown`${plain(title)}:\n\n${bullets([...shown, ...rest])}`;
};

const UNITS_SHOWN = 8;
