/** Explores what a script claims of all that can come. */
import { BOUNDS } from '../../bounds.ts';
import { beginsWith, firstActsOf, firstActsThatKeep } from '../../game/explore/firstActs.ts';
import { GoalSearch, type Ply } from '../../game/explore/force.ts';
import { metOnTheWay } from '../../game/explore/metOnTheWay.ts';
import { refutationFrom } from '../../game/explore/refutation.ts';
import { strategyOf } from '../../game/explore/strategy.ts';
import { UnknownsMet } from '../../game/explore/unknowns.ts';
import { withBudget } from '../../game/play/lookInto.ts';
import { outcomeOf } from '../../game/state/stopping.ts';
import type { Budget } from '../../game/state/work.ts';
import { linesOfActs } from '../lines/linesOfActs.ts';
import type { FirstTry, OutlookQuestion, ReachQuestion } from '../report/outlook.ts';
import { unknownIn } from '../report/unknown.ts';
import {
  budgetOfOne,
  NOT_DECIDED,
  type SearchLimits,
  type Sighting,
  type TellingMore,
  withinBudget,
} from './limits.ts';
import { LoopSearch } from './loopSearch.ts';
import { strategyLines } from './strategyLines.ts';

/** A search that can be paused: null where it was, to be called again. */
export interface Search {
  readonly goOn: () => Sighting | null;
}

/** What all claims of the scenario may still take, and how many of them wait for their turn. */
export interface SharedBudget {
  readonly budget: Budget;
  readonly waiting: number;
}

/** What it takes is taken from what all claims of the scenario may take together, if that is given. */
export const searchFor = (
  question: OutlookQuestion,
  limits: SearchLimits,
  shared?: SharedBudget,
  more?: TellingMore,
): Search => {
  if (shared === undefined) return begun(question, limits, more);
  const { budget, waiting } = shared;
  const isSpent = budget.left < BOUNDS.workOfClaims / 2;
  const own = budgetOfOne(budget, waiting);
  const search = begun({ ...question, state: withBudget(question.state, own) }, withinBudget(limits, own), more);
  return {
    goOn() {
      const before = own.left;
      const sighting = search.goOn();
      outcomeOf(['out of bounds'], () => budget.spend(before - own.left, 'happenings'));
      return sighting?.isFound === null ? { ...sighting, isSpent } : sighting;
    },
  };
};

const begun = (question: OutlookQuestion, limits: SearchLimits, more: TellingMore | undefined): Search =>
  question.of === 'loop' ? new LoopSearch(question, limits) : new OutlookSearch(question, limits, more);

/** A strategy of more plies is too long to be read. */
const MOST_PLIES_SHOWN = 100;

/** Where something that can come is more than the engine plays, nothing is decided. */
class OutlookSearch {
  readonly question: ReachQuestion;
  #search: GoalSearch | null = null;
  readonly #limits: SearchLimits;
  readonly #unknown = new UnknownsMet();
  readonly #isPaused: () => boolean;
  readonly #more: TellingMore | undefined;

  constructor(question: ReachQuestion, limits: SearchLimits, more: TellingMore | undefined) {
    this.question = question;
    this.#limits = limits;
    this.#more = more;
    this.#isPaused = limits.isPaused ?? (() => false);
  }

  /** Null where it was paused before all that is told was known: to be called again. */
  goOn(): Sighting | null {
    const came = outcomeOf(['out of bounds'], () => this.#lookOn(this.#begun()));
    if (came.kind === 'done') return came.value;
    const { positions = 0, depth = 0 } = this.#search ?? {};
    return { ...NOT_DECIDED, positions, depth, unknown: unknownIn(this.question.state, this.#unknown.met) };
  }

  #begun(): GoalSearch {
    const { state, exploration, goal } = this.question;
    const isEnough = (): boolean => this.#limits.isEnough(this.#search?.positions ?? 0);
    this.#search ??= new GoalSearch(state, { ...exploration, isEnough, unknown: this.#unknown }, goal, this.#isPaused);
    return this.#search;
  }

  #lookOn(search: GoalSearch): Sighting | null {
    const { helpers } = this.question;
    const plies = search.pliesTo(helpers);
    if (plies === undefined && this.#isPaused()) return null;
    const isForced = typeof plies === 'number';
    const helped = isForced || helpers === 'all' ? plies : search.pliesTo('all');
    const firstTries = isForced && this.question.of === 'goal' ? this.#firstTries(search) : null;
    const firstActs = isForced && this.question.of !== 'solution' ? firstActsThatKeep(search, helpers) : null;
    const way = this.#way(search, plies);
    if (this.#isPaused()) return null;
    return {
      ...(firstTries === null ? {} : { firstTries }),
      ...this.#strategy(search, plies),
      isFound: plies === undefined ? null : isForced,
      isPossible: helped === undefined ? null : helped !== null,
      plies: plies ?? null,
      firstActs,
      lines: [...linesOfActs(search.begun), ...way.flatMap(({ acts }) => linesOfActs(acts()))],
      positions: search.positions,
      depth: search.depth,
      unknown: unknownIn(this.question.state, metOnTheWay(search, helpers, plies, this.#unknown.met)),
      isSpent: false,
    };
  }

  #firstTries(search: GoalSearch): readonly FirstTry[] | null {
    const { helpers } = this.question;
    if (typeof helpers !== 'number' || !beginsWith(search, helpers)) return null;
    const begun = linesOfActs(search.begun);
    const tries = firstActsOf(search, helpers);
    return tries.map(({ ply, within }) => ({
      act: [...begun, ...linesOfActs(ply.acts().slice(0, 1))],
      lines: [...begun, ...linesOfActs(ply.acts())],
      keeps: within === undefined ? null : within !== null,
      refuted:
        within === null ? refutationFrom(search, helpers, ply.to).flatMap(({ acts }) => linesOfActs(acts())) : [],
    }));
  }

  #strategy(search: GoalSearch, plies: number | null | undefined): Pick<Sighting, 'strategy'> {
    const { helpers } = this.question;
    if (this.#more !== 'strategies' || typeof plies !== 'number' || typeof helpers !== 'number') return {};
    const steps = strategyOf(search, helpers, plies, MOST_PLIES_SHOWN);
    return { strategy: steps && strategyLines(linesOfActs(search.begun), steps) };
  }

  #way(search: GoalSearch, plies: number | null | undefined): readonly Ply[] {
    const { helpers } = this.question;
    if (typeof plies === 'number') return search.way(helpers, plies);
    return plies === null && typeof helpers === 'number' ? refutationFrom(search, helpers, search.root) : [];
  }
}
