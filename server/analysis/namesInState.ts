/** Names of a scenario, looked up in a state of its game. */

import type { Battlefield, Player, PlayerId, State, Unit } from '../../engine/game/state/state.ts';
import { claimIn, type Name, type ScenarioTree, type Statement } from '../../engine/language/syntax.ts';
import { actionOn } from '../../engine/scenario/lines/actions.ts';
import { declarationOf, sameName } from './declarations.ts';
import type { NameRole } from './mentions.ts';

/** Undefined, here and below, for a name that nothing in the state has. */
export const objectNamed = (tree: ScenarioTree, state: State, name: string): Unit | undefined =>
  find(tree, 'unit', state.objects, name);

export const playerNamed = (tree: ScenarioTree, state: State, name: string): Player | undefined =>
  find(tree, 'player', state.players, name);

export const battlefieldNamed = (tree: ScenarioTree, state: State, name: string): Battlefield | undefined =>
  find(tree, 'place', state.battlefields, name);

/** Whose base `base` means in a statement: that of the player who acts, else of those who control the units that it speaks of. */
export const ownersOf = (tree: ScenarioTree, state: State, statement: Statement): readonly PlayerId[] => {
  const asked = actionOn(statement);
  if (asked !== null) return [playerNamed(tree, state, asked.player.text)?.id].filter(id => id !== undefined);
  return [...new Set(unitsOf(statement).flatMap(({ text }) => objectNamed(tree, state, text)?.owner ?? []))];
};

const unitsOf = (statement: Statement): readonly Name[] => {
  if (statement.kind === 'effect') return 'units' in statement.effect ? statement.effect.units : [];
  if (statement.kind === 'ask' && statement.question.asks === 'where') return statement.question.units;
  const claim = claimIn(statement);
  return claim?.about === 'units' ? claim.units : [];
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
  return (
    named(name) ?? (made === undefined ? undefined : named(made)) ?? (role === 'unit' ? short(things, name) : undefined)
  );
};

/** What came to the game later has no declaration; it answers to the part before its comma all the same. */
const short = <T extends { readonly name: string }>(things: readonly T[], name: string): T | undefined => {
  const found = things.filter(thing => sameName(thing.name.split(',')[0] ?? '', name));
  return found.length === 1 ? found[0] : undefined;
};
