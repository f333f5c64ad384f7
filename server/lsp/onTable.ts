/** Names of a scenario, found in the state of its game. */

import type { Battlefield, Location, Player, PlayerId, State, Unit } from '../../engine/game/state.ts';
import type { Place, ScenarioTree } from '../../engine/language/syntax.ts';
import { declarationOf, sameName } from './declarations.ts';
import type { NameRole } from './mentions.ts';

export const unitNamed = (tree: ScenarioTree, state: State, name: string): Unit | undefined =>
  find(tree, 'unit', state.units, name);

export const playerNamed = (tree: ScenarioTree, state: State, name: string): Player | undefined =>
  find(tree, 'player', state.players, name);

export const battlefieldNamed = (tree: ScenarioTree, state: State, name: string): Battlefield | undefined =>
  find(tree, 'place', state.battlefields, name);

/** `base` without a player is that of `who`. */
export const locationOf = (tree: ScenarioTree, state: State, place: Place, who: PlayerId): Location | undefined => {
  if (place.kind === 'base') {
    const player = place.player === undefined ? who : playerNamed(tree, state, place.player.text)?.id;
    return player === undefined ? undefined : { kind: 'base', player };
  }
  const at = battlefieldNamed(tree, state, place.name.text)?.id;
  return at === undefined ? undefined : { kind: 'battlefield', at };
};

/** By the name as written, else by the one that its declaration gives it. */
const find = <T extends { readonly name: string }>(
  tree: ScenarioTree,
  role: NameRole,
  things: readonly T[],
  name: string,
): T | undefined => {
  const named = (text: string): T | undefined => things.find(thing => sameName(thing.name, text));
  const made = declarationOf(tree, role, name)?.makes[0];
  return named(name) ?? (made === undefined ? undefined : named(made));
};
