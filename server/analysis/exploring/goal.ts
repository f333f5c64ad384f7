/** Something that could come true, as an expectation says it: `Wall is dead and Ana controls Quarry`. */
import type { Goal } from '../../../engine/game/explore/force.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { type Claim, claimIn, type ScenarioTree } from '../../../engine/language/syntax.ts';
import { boardOf } from '../../../engine/scenario/board/board.ts';
import { judgeClaim } from '../../../engine/scenario/expectations/claims.ts';
import { type Cards, NO_CARDS } from '../../../engine/scenario/names/cards.ts';

export type ReadGoal = { readonly ok: true; readonly goal: Goal } | { readonly ok: false; readonly why: string };

/** In the names of that scenario. `state`: the one that is explored, where each name has to mean something. */
export const goalSaid = (text: string, tree: ScenarioTree, state: State, cards: Cards = NO_CARDS): ReadGoal => {
  const read = claimsIn(text);
  if (typeof read === 'string') return { ok: false, why: read };
  const { names } = boardOf(tree, cards);
  for (const claim of read) {
    const judged = judgeClaim(state, claim, { names, state });
    if (!judged.ok) return { ok: false, why: judged.problems[0]?.message ?? `"${text}" names nothing here.` };
  }
  const isSo = (at: State, claim: Claim): boolean => {
    const judged = judgeClaim(at, claim, { names, state: at });
    return judged.ok && judged.value.holds && judged.value.untold !== true;
  };
  return { ok: true, goal: { isReached: at => read.every(claim => isSo(at, claim)) } };
};

/** One claim, or several joined by `and`, which have to be true together; or what is wrong with it. */
const claimsIn = (text: string): readonly Claim[] | string => {
  const whole = claimOf(text);
  if (typeof whole !== 'string') return [whole];
  const parts = text.split(/\s+and\s+/i);
  const claims = parts.map(claimOf);
  const wrong = claims.find(each => typeof each === 'string');
  if (parts.length < 2 || typeof wrong === 'string') return wrong ?? whole;
  return claims.filter(each => typeof each !== 'string');
};

const claimOf = (text: string): Claim | string => {
  const tree = parseBlock(`scenario "goal"\n  expect ${text.trim()}\n`);
  const [line] = tree.kind === 'scenario' ? tree.statements : [];
  const claim = line === undefined ? null : claimIn(line);
  const [problem] = tree.problems;
  if (problem !== undefined) return problem.message;
  return claim ?? `"${text}" is nothing that can be expected.`;
};
