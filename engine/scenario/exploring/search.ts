/** Explores what a script claims of all that can come. */

import { beginsWith, firstActsOf, firstActsThatKeep } from '../../game/explore/firstActs.ts';
import { GoalSearch, type Ply } from '../../game/explore/force.ts';
import { refutationFrom } from '../../game/explore/refutation.ts';
import { linesOfActs } from '../lines/linesOfActs.ts';
import type { FirstTry, Outlook, OutlookQuestion } from '../report/outlook.ts';

/** How long is looked. */
export interface SearchLimits {
  /** Asked at every act: what is not known then stays so. */
  readonly isEnough: (positions: number) => boolean;
  /** Asked before each ply: the search goes on from there later. */
  readonly isPaused?: () => boolean;
}

/** So many positions have to do for one claim where nothing else is said: a few seconds, and on any machine the same answer. */
export const MOST_POSITIONS = 20_000;

export const BY_POSITIONS: SearchLimits = { isEnough: positions => positions > MOST_POSITIONS };

/** What was found, without the proof. */
export type Sighting = Omit<Outlook, 'script'> & { readonly lines: readonly string[] };

export class OutlookSearch {
  readonly question: OutlookQuestion;
  readonly #search: GoalSearch;
  readonly #isPaused: () => boolean;

  constructor(question: OutlookQuestion, { isEnough, isPaused = () => false }: SearchLimits) {
    this.question = question;
    this.#isPaused = isPaused;
    const isOver = (): boolean => isEnough(this.#search?.positions ?? 0);
    const exploration = { ...question.exploration, isEnough: isOver };
    this.#search = new GoalSearch(question.state, exploration, question.goal, isPaused);
  }

  /** Null where it was paused before all that is told was known: to be called again. */
  goOn(): Sighting | null {
    const search = this.#search;
    const { helpers } = this.question;
    const plies = search.pliesTo(helpers);
    if (plies === undefined && this.#isPaused()) return null;
    const isForced = typeof plies === 'number';
    const helped = isForced || helpers === 'all' ? plies : search.pliesTo('all');
    const firstTries = isForced && this.question.of === 'goal' ? this.#firstTries() : null;
    const firstActs = isForced && this.question.of !== 'solution' ? firstActsThatKeep(search, helpers) : null;
    const way = this.#way(plies);
    if (this.#isPaused()) return null;
    return {
      ...(firstTries === null ? {} : { firstTries }),
      isFound: plies === undefined ? null : isForced,
      isPossible: helped === undefined ? null : helped !== null,
      plies: plies ?? null,
      firstActs,
      lines: [...linesOfActs(search.root.point.acts), ...way.flatMap(({ acts }) => linesOfActs(acts))],
      positions: search.positions,
      depth: search.depth,
      chance: this.#chance(),
    };
  }

  #firstTries(): readonly FirstTry[] | null {
    const { helpers } = this.question;
    const { root } = this.#search;
    if (typeof helpers !== 'number' || !beginsWith(this.#search, helpers)) return null;
    const begun = linesOfActs(root.point.acts);
    const tries = firstActsOf(this.#search, helpers);
    return tries.map(({ ply, within }) => ({
      act: [...begun, ...linesOfActs(ply.acts.slice(0, 1))],
      lines: [...begun, ...linesOfActs(ply.acts)],
      keeps: within === undefined ? null : within !== null,
      refuted:
        within === null ? refutationFrom(this.#search, helpers, ply.to).flatMap(({ acts }) => linesOfActs(acts)) : [],
    }));
  }

  #way(plies: number | null | undefined): readonly Ply[] {
    const { helpers } = this.question;
    if (typeof plies === 'number') return this.#search.way(helpers, plies);
    return plies === null && typeof helpers === 'number'
      ? refutationFrom(this.#search, helpers, this.#search.root)
      : [];
  }

  #chance(): readonly string[] {
    const { objects } = this.question.state;
    return [...new Set(this.#search.chance.flatMap(({ cards }) => cards.map(id => objects[id]?.name ?? '')))];
  }
}
