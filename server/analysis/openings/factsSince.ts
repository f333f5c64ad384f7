/** What has become so, as lines that expect it: what a scenario that ends here would want to prove. */
import { baseOf, isOnBoard, sameLocation } from '../../../engine/game/play/query.ts';
import type { GameObject, PlayerId, State } from '../../../engine/game/state/state.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { type Held, heldOf } from '../../../engine/scenario/expectations/holdings.ts';

/** Since the board as it was laid out; each holds in `state`. Of units whose damage waits to be assigned, nothing is said: that decides. */
export const factsSince = (opening: State, state: State): readonly string[] =>
  [
    ...state.objects.flatMap(o => (isInDoubt(state, o) ? [] : ofObject(state, opening.objects[o.id], o))),
    ...state.battlefields.flatMap(({ id, name, controller }) => {
      const was = opening.battlefields[id]?.controller ?? null;
      if (was === controller) return [];
      const place = quoteIfNeeded(name);
      return controller === null ? [`${place} is uncontrolled`] : [`${nameOf(state, controller)} controls ${place}`];
    }),
    ...state.players.flatMap(({ id, points, xp }) => [
      ...(points === opening.players[id]?.points
        ? []
        : [`${nameOf(state, id)} has ${points} ${points === 1 ? 'point' : 'points'}`]),
      ...(xp === opening.players[id]?.xp ? [] : [`${nameOf(state, id)} has ${xp} xp`]),
    ]),
    ...state.players.flatMap(({ id }) => leftOf(opening, state, id)),
    ...state.winners.map(id => `${nameOf(state, id)} wins the game`),
  ].map(fact => `expect ${fact}`);

const isInDoubt = ({ decision, combat }: State, { zone }: GameObject): boolean =>
  decision?.kind === 'assign' && zone.kind === 'battlefield' && zone.at === combat?.at;

/** What a player has spent or gained, as far as the scenario shows it. */
const leftOf = (opening: State, state: State, id: PlayerId): readonly string[] =>
  LEFT.flatMap(({ fact, text }) => {
    const [was, is] = [opening, state].map(each => heldOf(each, id, fact));
    return is === undefined || is === null || was === is ? [] : [`${nameOf(state, id)} has ${is} ${text(is)}`];
  });

const LEFT: readonly { readonly fact: Held; readonly text: (n: number) => string }[] = [
  { fact: { kind: 'energy' }, text: () => 'energy' },
  { fact: { kind: 'power' }, text: () => 'power' },
  { fact: { kind: 'runes', which: 'ready' }, text: n => (n === 1 ? 'ready rune' : 'ready runes') },
  { fact: { kind: 'cards', zone: 'hand' }, text: n => (n === 1 ? 'card in hand' : 'cards in hand') },
];

const nameOf = (state: State, player: number): string => quoteIfNeeded(state.players[player]?.name ?? '?');

/** Where something is, as a line says it: in somebody else's base it is nowhere that a line could name. */
const placeOf = (state: State, { zone, controller }: GameObject): string | null => {
  if (zone.kind === 'battlefield') return quoteIfNeeded(state.battlefields[zone.at]?.name ?? '?');
  return sameLocation(zone, baseOf(controller)) ? 'base' : null;
};

const ofObject = (state: State, was: GameObject | undefined, o: GameObject): readonly string[] => {
  if (o.type !== 'unit' && o.type !== 'gear') return [];
  const name = quoteIfNeeded(o.name);
  if (!isOnBoard(o)) {
    if (was === undefined || !isOnBoard(was)) return [];
    if (o.killed) return [`${name} is dead`];
    return o.zone.kind === 'hand' ? [`${name} is in hand of ${nameOf(state, o.owner)}`] : [];
  }
  const place = placeOf(state, o);
  const isElsewhere = was === undefined || !sameLocation(was.zone, o.zone);
  return [
    ...(isElsewhere && place !== null && o.attachedTo === null ? [`${name} is at ${place}`] : []),
    ...(o.damage > 0 && o.damage !== was?.damage ? [`${name} has ${o.damage} damage`] : []),
  ];
};
