/** Names for a place in a sentence, with those first that fit what the sentence has said so far. */

import { isOnBoard, placeName, player } from '../../../engine/game/play/query.ts';
import type { Player, State } from '../../../engine/game/state/state.ts';
import type { ScenarioTree } from '../../../engine/language/syntax.ts';
import type { SentenceSoFar } from '../../../engine/language/tokens/cursor.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { declarationsOf } from '../declarations.ts';
import type { NameRole } from '../mentions.ts';
import { objectNamed, playerNamed } from '../namesInState.ts';
import type { CompletionKind } from '../values.ts';
import { lexemesOf } from '../words/wordAt.ts';
import { assignableUnits } from './assignments.ts';
import { type CompletionRank, nameOffer, type Offer } from './item.ts';
import { destinations, movableUnits } from './moves.ts';

/** Where the cursor is in the game and in the sentence. */
export interface CursorPlace {
  readonly tree: ScenarioTree;
  readonly book: RuleBook;
  readonly sentence: SentenceSoFar | null;
  /** Missing where no game could be set up: names are then those that the board declares. */
  readonly state: State | undefined;
  /** The cursor's line, up to the word at the cursor. */
  readonly line: string;
  /** Who acts. */
  readonly who: Player | undefined;
}

/**
 * Those that may legally move or be assigned damage, where the sentence is about that; without a state, the declared
 * ones.
 */
export const unitNames = (place: CursorPlace): readonly Offer[] => {
  const { state, who, sentence, tree } = place;
  if (state === undefined) return declared(tree, 'unit', 'class');
  if (who !== undefined && sentence?.verb === 'moves') {
    const taken = namedOnLine(place, state);
    return movableUnits(state, who, sentence.mood).filter(offer => !taken.includes(offer.label));
  }
  if (who !== undefined && sentence?.verb === 'assigns') {
    const open = assignableUnits(state, who, namedOnLine(place, state));
    if (open.length > 0) return open;
  }
  return state.objects.map((unit, order) =>
    nameOffer(unit.name, 'class', order, {
      detail: `${player(state, unit.controller).name}, ${placeName(state, unit.zone, unit.owner)}`,
    }),
  );
};

/** Gear on the board. */
export const gearNames = ({ state, tree }: CursorPlace): readonly Offer[] => {
  if (state === undefined) return declared(tree, 'unit', 'class');
  return state.objects
    .filter(object => object.print.type === 'gear' && isOnBoard(object))
    .map((gear, order) =>
      nameOffer(gear.name, 'class', order, {
        rank: 'legal',
        detail: player(state, gear.controller).name,
      }),
    );
};

/** Units that the line speaks of already: no one moves, or is assigned damage, twice. */
const namedOnLine = ({ line, tree }: CursorPlace, state: State): readonly string[] =>
  lexemesOf(line).flatMap(({ text }) => objectNamed(tree, state, text.replaceAll('"', ''))?.name ?? []);

/** Those that the board declares: players who were only made up to set it up have no name that a line could use. */
export const playerNames = ({ state, tree }: CursorPlace): readonly Offer[] =>
  declaredNames(tree, 'player').map((name, order) => {
    const found = state && playerNamed(tree, state, name);
    return nameOffer(name, 'variable', order, found && playerDetail(state, found));
  });

const playerDetail = (
  state: State,
  { id, points }: Player,
): { readonly rank: CompletionRank; readonly detail: string } => ({
  rank: acts(state, id) ? 'legal' : 'plain',
  detail: `${points} of ${state.victoryScore} points${state.turnPlayer === id ? ', turn player' : ''}`,
});

/** Legal destinations first, where the sentence moves units; without a state, the declared places. */
export const placeNames = (place: CursorPlace): readonly Offer[] => {
  const { state, who, sentence, tree, book } = place;
  if (state === undefined) return declared(tree, 'place', 'module');
  if (who !== undefined && sentence?.verb === 'moves' && sentence.units.length > 0) {
    const units = sentence.units.flatMap(name => objectNamed(tree, state, name.text) ?? []);
    if (units.length > 0) return destinations(book, state, who, units, sentence.mood);
  }
  return state.battlefields.map((each, order) => nameOffer(each.name, 'module', order));
};

/** Who has to decide something, else whose turn it is. */
const acts = (state: State, id: Player['id']): boolean => (state.decision?.player ?? state.turnPlayer) === id;

const declared = (tree: ScenarioTree, role: NameRole, kind: CompletionKind): readonly Offer[] =>
  declaredNames(tree, role).map((name, order) => nameOffer(name, kind, order));

/** All names that the board's lines make: `4x Recruit` makes Recruit1 to Recruit4. */
export const declaredNames = (tree: ScenarioTree, role: NameRole): readonly string[] =>
  declarationsOf(tree)
    .filter(declaration => declaration.role === role)
    .flatMap(declaration => declaration.makes);
