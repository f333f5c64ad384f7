/** Something that could come true, as an expectation says it: `Wall is dead and Ana controls Quarry`. */
import type { Goal } from '../../../engine/game/explore/force.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { claimIn, type ScenarioTree, type StandingClaim } from '../../../engine/language/syntax.ts';
import { boardOf } from '../../../engine/scenario/board/board.ts';
import { goalOf } from '../../../engine/scenario/expectations/outlookAsked.ts';
import { type Cards, NO_CARDS } from '../../../engine/scenario/names/cards.ts';

export type ReadGoal = { readonly ok: true; readonly goal: Goal } | { readonly ok: false; readonly why: string };

/** In the names of that scenario. `state`: the one that is explored, where each name has to mean something. */
export const goalSaid = (text: string, tree: ScenarioTree, state: State, cards: Cards = NO_CARDS): ReadGoal => {
  const read = claimsIn(text);
  if (typeof read === 'string') return { ok: false, why: read };
  const { names } = boardOf(tree, cards);
  const goal = goalOf(read, { names, state });
  if (goal.ok) return { ok: true, goal: goal.value };
  return { ok: false, why: goal.problems[0]?.message ?? `"${text}" names nothing here.` };
};

/** One claim, or several joined by `and`, which have to be true together; or what is wrong with it. */
const claimsIn = (text: string): readonly StandingClaim[] | string => {
  const tree = parseBlock(`scenario "goal"\n  expect it is possible that ${text.trim()}\n`);
  const [line] = tree.kind === 'scenario' ? tree.statements : [];
  const claim = line === undefined ? null : claimIn(line);
  const [problem] = tree.problems;
  if (problem !== undefined) return problem.message;
  if (claim?.about !== 'outlook' || claim.modality === 'repeat') return `"${text}" is nothing that can be expected.`;
  return claim.horizon === undefined ? claim.claims : 'How far is looked is said with --within, and not in the claim.';
};
