/** Looks for acts that a player can go through again and again. */
import type { Point } from '../../game/explore/plies.ts';
import { type Loop, RepeatSearch } from '../../game/explore/repeat/search.ts';
import { actsCounted } from '../../game/explore/repeat/taken.ts';
import { UnknownsMet } from '../../game/explore/unknowns.ts';
import { outcomeOf } from '../../game/state/stopping.ts';
import { linesOfActs } from '../lines/linesOfActs.ts';
import type { RepeatQuestion } from '../report/outlook.ts';
import { unknownIn } from '../report/unknown.ts';
import { NOT_DECIDED, type SearchLimits, type Sighting } from './limits.ts';

export type LoopAsked = Pick<RepeatQuestion, 'state' | 'exploration' | 'loop'>;

export class LoopSearch {
  readonly question: LoopAsked;
  readonly #limits: SearchLimits;
  readonly #unknown: UnknownsMet;
  #search: RepeatSearch | null = null;

  constructor(question: LoopAsked, limits: SearchLimits) {
    this.question = question;
    this.#limits = limits;
    this.#unknown = question.exploration.unknown ?? new UnknownsMet();
  }

  /** Null where it was paused: to be called again. */
  goOn(): Sighting | null {
    const came = outcomeOf(['out of bounds'], () => this.#begun().goOn());
    const { positions = 0, depth = 0 } = this.#search ?? {};
    const looked = { ...NOT_DECIDED, positions, depth, unknown: unknownIn(this.question.state, this.#unknown.met) };
    if (came.kind !== 'done' || came.value === 'ended') return looked;
    if (came.value === null) return null;
    if (came.value === 'none') return { ...looked, isFound: false, isPossible: false };
    return { ...looked, isFound: true, isPossible: true, ...this.#told(came.value) };
  }

  #begun(): RepeatSearch {
    const { state, exploration, loop } = this.question;
    const { isEnough, isPaused } = this.#limits;
    const asked = { ...exploration, isEnough: () => isEnough(this.#search?.positions ?? 0), unknown: this.#unknown };
    this.#search ??= new RepeatSearch(state, asked, loop, isPaused);
    return this.#search;
  }

  #told({ lead, cycle, again, gained, isHelped }: Loop): Pick<Sighting, 'plies' | 'lines' | 'loop'> {
    const lines = (way: readonly Point[]): readonly string[] => way.flatMap(({ acts }) => linesOfActs(acts));
    const leading = [...linesOfActs(this.#begun().root.acts), ...lines(lead)];
    const round = lines(cycle);
    return {
      plies: cycle.reduce((sum, { acts }) => sum + actsCounted(acts, this.question.loop.who), 0),
      lines: [...leading, ...round, ...lines(again)],
      loop: { leading: leading.length, length: round.length, gained, isHelped },
    };
  }
}
