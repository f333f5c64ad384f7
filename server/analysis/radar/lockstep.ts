/** One random game under two kinds of rules at once, act by act: where they part, in what one refuses, asks or comes to, it is told. */
import { outcomeOfAct } from '../../../engine/game/actions.ts';
import { type Way, type WholeAct, wholeActs } from '../../../engine/game/legalActs/wholeActs.ts';
import { exploredFrom } from '../../../engine/game/play/lookInto.ts';
import type { Act, State } from '../../../engine/game/state/state.ts';
import { outcomeOf } from '../../../engine/game/state/stopping.ts';
import { wayOn } from '../../../engine/scenario/expectations/outlookAsked.ts';
import { isLineAct, legalityClaim } from '../../../engine/scenario/lines/lines.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { oneIn, pick, type Random } from '../random/chance.ts';
import { changesBetween } from '../story/changes.ts';
import { judged, scriptOf } from './judging.ts';
import type { Variant } from './rulesets.ts';

export interface Lockstep {
  readonly random: Random;
  readonly rules: readonly [Variant, Variant];
  readonly context: RunContext;
  /** At most so many. */
  readonly acts: number;
  readonly isEnough: () => boolean;
  readonly onParting: OnParting;
}

/**
 * Told of each script after which they have parted, with what may be claimed there besides what can be read from the states. The game
 * goes on if it says that nothing can be told of that.
 */
export type OnParting = (text: string, claims: readonly string[]) => 'go on' | 'told';

/** How many acts were done; null where the board is not one that play could have left, by what the runner says of it. */
export const playedTogether = (board: string, lockstep: Lockstep): number | null => {
  const { random, rules, context } = lockstep;
  const opened = `${board}\n  turn Ana${oneIn(random, 3) ? ' from start' : ''}\n`;
  const script = scriptOf(opened);
  if (script === null) return null;
  const openings = rules.map(variant => {
    const found = judged(script, variant, context);
    const isSound = found?.problems.every(({ severity, code }) => severity === 'hint' || code === 'flow/undecided');
    return isSound === true && found?.run.final !== undefined ? exploredFrom(found.run.final) : null;
  });
  const [first, second] = openings;
  if (first === undefined || second === undefined || first === null || second === null) return null;
  const came = outcomeOf(['out of bounds'], () => playedOn(opened, [first, second], lockstep));
  // More than the engine plays: nothing is known of that game.
  return came.kind === 'done' ? came.value : 0;
};

const playedOn = (
  opened: string,
  openings: readonly [State, State],
  { random, context, acts: most, isEnough, onParting }: Lockstep,
): number => {
  let states = openings;
  let text = opened;
  let apart = 0;
  for (let acts = 0; ; acts++) {
    if (isApart(...states)) {
      apart += 1;
      if (onParting(text, []) === 'told' || apart === MOST_APART) return acts;
    }
    if (acts === most || isEnough() || states[0].winners.length > 0) return acts;
    const isFirst = oneIn(random, 2);
    const [leader, other] = isFirst ? states : [states[1], states[0]];
    const way = wayOn(leader.turnNumber + 1, context.cards);
    const chosen = randomAct(random, leader, way);
    if (chosen === null) return acts;
    const followed = followedBy(other, chosen, way);
    if ('refused' in followed) {
      onParting(text + linesOf(followed.done), followed.refused);
      return acts;
    }
    text += linesOf(chosen);
    states = isFirst ? [chosen.state, followed.state] : [followed.state, chosen.state];
  }
};

/** They may be apart in what no line could expect as yet: then so many acts more are done. */
const MOST_APART = 5;

const isApart = (a: State, b: State): boolean =>
  asked(a) !== asked(b) || a.phase !== b.phase || (changesBetween(a, b) ?? []).length > 0;

/** Who has to decide what. */
const asked = ({ decision }: State): string => {
  if (decision === null) return '';
  const { kind, player } = decision;
  if (kind === 'choose') return JSON.stringify([player, decision.about, decision.prompt, decision.question]);
  return JSON.stringify(kind === 'begin' ? [player, kind, decision.places] : [player, kind]);
};

/** The same act under the other rules, with the same answers; or what of it was done before they refused one, as a claim. */
const followedBy = (
  state: State,
  whole: WholeAct,
  { library, lastTurn }: Way,
): { readonly state: State } | { readonly done: WholeAct | null; readonly refused: readonly string[] } => {
  const { before, who, act, answers } = whole;
  let reached = state;
  for (const [at, each] of [{ asked: before, act }, ...answers].entries()) {
    reached.budget.beginLine();
    const came = outcomeOfAct(reached, who, each.act, { library, lastTurn });
    if (came.kind === 'done') reached = came.state;
    else
      return {
        done: at === 0 ? null : { ...whole, answers: answers.slice(0, at - 1) },
        refused: isLineAct(each.act) ? [legalityClaim(each.asked, who, each.act, 'can')] : [],
      };
  }
  return { state: reached };
};

const linesOf = (done: WholeAct | null): string =>
  (done === null ? [] : linesOfActs([done])).map(line => `  ${line}\n`).join('');

/** First what kind of act, so that many ways to move do not keep everybody from passing; null where there is nothing to do. */
const randomAct = (random: Random, state: State, way: Way): WholeAct | null => {
  const byKind = new Map<Act['kind'], WholeAct[]>();
  let met = 0;
  for (const whole of wholeActs(state, way)) {
    const { kind } = whole.act;
    byKind.set(kind, [...(byKind.get(kind) ?? []), whole]);
    met += 1;
    if (met === MOST_ACTS) break;
  }
  return pick(random, pick(random, [...byKind.values()]) ?? []) ?? null;
};

/** Of what may be done, so much is looked at. */
const MOST_ACTS = 60;
