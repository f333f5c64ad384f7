/** What lines could expect of some states, as claims: those that only some of them are found to have tell them apart. */
import { mightValue } from '../../../engine/game/abilities/might.ts';
import { type ActGroup, legalActs } from '../../../engine/game/legalActs/legalActs.ts';
import { lookedOr } from '../../../engine/game/play/lookInto.ts';
import { baseOf, isOnBoard, sameLocation } from '../../../engine/game/play/query.ts';
import type { GameObject, Player, State } from '../../../engine/game/state/state.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { isLineAct, legalityClaim } from '../../../engine/scenario/lines/lines.ts';

/** Those that say most to a reader first: who is where or dead, then what may be done, then how things stand besides. */
export const claimsOf = (states: readonly State[]): readonly string[] => [
  ...new Set(KINDS.flatMap(claims => states.flatMap(claims))),
];

const ofThings =
  (claims: (state: State, o: GameObject) => readonly string[]) =>
  (state: State): readonly string[] =>
    state.objects.filter(({ type }) => type === 'unit' || type === 'gear').flatMap(o => claims(state, o));

const ofPlayers =
  (claims: (state: State, p: Player) => readonly string[]) =>
  (state: State): readonly string[] =>
    state.players.flatMap(p => claims(state, p));

/** Where something is, as far as a line can say it. */
const whereabouts = (state: State, o: GameObject): readonly string[] => {
  const name = quoteIfNeeded(o.name);
  if (isOnBoard(o)) {
    const { zone } = o;
    if (zone.kind === 'battlefield') return [`${name} is at ${placeName(state, zone.at)}`];
    return sameLocation(zone, baseOf(o.controller)) ? [`${name} is at base`] : [`${name} is alive`];
  }
  if (o.killed) return [`${name} is dead`];
  switch (o.zone.kind) {
    case 'hand':
    case 'trash':
    case 'deck':
      return [`${name} is in ${o.zone.kind} of ${playerName(state, o.owner)}`];
    case 'facedown':
      return [`${name} is facedown at ${placeName(state, o.zone.at)}`];
    case 'gone':
      return o.token ? [`${name} is gone`] : [];
    default:
      return [];
  }
};

const conditions = (state: State, o: GameObject): readonly string[] => {
  if (!isOnBoard(o)) return o.lastDealt > 0 ? [`${quoteIfNeeded(o.name)} was dealt ${o.lastDealt} damage`] : [];
  const name = quoteIfNeeded(o.name);
  const ofUnit =
    o.type === 'unit'
      ? [
          `${name} has ${o.damage} damage`,
          `${name} has ${mightValue(state, o)} might`,
          `${name} was dealt ${o.lastDealt} damage`,
          ...(o.stunned ? [`${name} is stunned`] : []),
          ...(o.buffs > 0 ? [`${name} is buffed`] : []),
          o.role === null ? `${name} is neither attacker nor defender` : `${name} is ${ROLES[o.role]}`,
        ]
      : [];
  return [
    ...ofUnit,
    `${name} is ${o.exhausted ? 'exhausted' : 'ready'}`,
    `${name} is controlled by ${playerName(state, o.controller)}`,
    ...(o.timesEmpowered > 0 ? [`${name} is empowered`] : []),
  ];
};

const ROLES = { attacker: 'an attacker', defender: 'a defender' } as const;

const scores = (state: State, { id, points }: Player): readonly string[] => {
  const name = playerName(state, id);
  return [
    ...(state.winners.includes(id) ? [`${name} wins the game`] : []),
    `${name} has ${points} ${points === 1 ? 'point' : 'points'}`,
    ...state.battlefields.flatMap(place =>
      place.controller === id ? [`${name} controls ${placeName(state, place.id)}`] : [],
    ),
  ];
};

const holdings = (state: State, p: Player): readonly string[] => {
  const name = playerName(state, p.id);
  const inHand = state.objects.filter(({ zone, owner }) => zone.kind === 'hand' && owner === p.id).length;
  return [
    `${name} drew ${p.drew}`,
    ...(p.handKnown ? [`${name} has ${inHand} cards in hand`] : []),
    ...(p.pool === null ? [] : [`${name} has ${p.pool.energy} energy`]),
    ...(p.runeDeck === null ? [] : [`${name} has ${p.runeDeck.length} runes in rune deck`]),
    ...(p.deck === null ? [] : [`${name} has ${p.deck.length} cards in deck`]),
    `${name} has ${p.xp} xp`,
    ...p.conquered.map(at => `${name} conquered ${placeName(state, at)}`),
    ...p.held.map(at => `${name} held ${placeName(state, at)}`),
    ...p.scored.map(at => `${name} has scored ${placeName(state, at)}`),
  ];
};

/** In every state, what may be done in any of them; few of many ways. */
const allowed =
  (groups: readonly ActGroup[]) =>
  (state: State): readonly string[] =>
    lookedOr(state, [], looked =>
      looked.players.flatMap(({ id }) =>
        groups.flatMap(group =>
          legalActs(looked, id, group, MOST_WAYS).acts.flatMap(act =>
            isLineAct(act) ? [legalityClaim(looked, id, act, 'can')] : [],
          ),
        ),
      ),
    );

const MOST_WAYS = 8;

const underWay = (state: State): readonly string[] => [
  ...state.battlefields.flatMap(({ id, name, controller, contestedBy, stagedCombat, stagedShowdown }) => {
    const place = quoteIfNeeded(name);
    return [
      ...(controller === null ? [`${place} is uncontrolled`] : []),
      ...(contestedBy === null ? [] : [`${place} is contested`]),
      ...(stagedCombat ? [`${place} has a staged combat`] : []),
      ...(stagedShowdown ? [`${place} has a staged showdown`] : []),
      ...(state.combat?.at === id && state.combat.stage !== 'over' ? [`${place} has a combat`] : []),
      ...(state.showdown?.at === id ? [`${place} has a showdown`] : []),
    ];
  }),
  ...(state.chain.length === 0 ? ['the chain is empty'] : []),
  'the combat is a tie',
  'the combat has no result',
];

const ofPlayersUnderWay = (state: State, { id }: Player): readonly string[] => {
  const name = playerName(state, id);
  return [`${name} has focus`, `${name} has priority`, `${name} wins the combat`];
};

const triggered = (state: State): readonly string[] =>
  [...state.objects, ...state.battlefields].flatMap(({ name, print }) =>
    (print?.abilities.length ?? 0) > 0
      ? [`${quoteIfNeeded(name)} triggered 0 times`, `${quoteIfNeeded(name)} triggered once`]
      : [],
  );

const KINDS: readonly ((state: State) => readonly string[])[] = [
  ofThings(whereabouts),
  ofPlayers(scores),
  allowed(['choices', 'assignments', 'moves', 'plays', 'abilities']),
  ofThings(conditions),
  underWay,
  ofPlayers(ofPlayersUnderWay),
  ofPlayers(holdings),
  triggered,
  allowed(['passes']),
];

const playerName = (state: State, id: number): string => quoteIfNeeded(state.players[id]?.name ?? '?');
const placeName = (state: State, id: number): string => quoteIfNeeded(state.battlefields[id]?.name ?? '?');
