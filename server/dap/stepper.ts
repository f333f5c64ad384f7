/** Goes from point to point, forward and back, and says why it stops. */
import type { Breakpoint } from './breakpoints.ts';
import { whatIs } from './frames.ts';
import { back, backAStep, type Depth, into, out, over } from './stepping.ts';
import type { ScenarioWalk } from './walk.ts';

export interface Stepping {
  readonly walk: () => ScenarioWalk;
  readonly breakpoints: () => readonly Breakpoint[];
  readonly position: () => number;
  readonly move: (to: number) => void;
  readonly stopped: (reason: string, description: string, hits?: readonly Breakpoint[]) => void;
  /** A log point that was passed. */
  readonly log: (message: string, at: number) => void;
  /** A point that is passed, or stopped at, on the way forward. */
  readonly passed: (at: number) => void;
  /** The scenario's end is reached. */
  readonly tellEnd: () => void;
  /** A further step was taken at the end. */
  readonly end: () => void;
}

export type Stepper = ReturnType<typeof stepper>;

export const stepper = ({ walk, breakpoints, position, move, stopped, log, passed, tellEnd, end }: Stepping) => {
  const last = (): number => walk().points.length - 1;

  /** To a point, or to what stops on the way. */
  const travel = (from: number, to: number, reason: string): void => {
    const way = to < from ? -1 : 1;
    for (let at = from + way; way * at <= way * to; at += way) {
      if (way > 0) passed(at);
      const met = breakpoints().filter(({ stopsAt }) => stopsAt.has(at));
      // Log points that are passed going back print nothing.
      if (way > 0) for (const { logMessage } of met) if (logMessage !== undefined) log(logMessage, at);
      const hits = met.filter(({ logMessage }) => logMessage === undefined);
      const [hit] = hits;
      if (hit === undefined) continue;
      move(at);
      return stopped(REASONS[hit.place.kind], whatIs(walk(), at), hits);
    }
    move(to);
    if (to === last()) tellEnd();
    const isBeginning = to === 0 && way < 0;
    stopped(isBeginning ? 'entry' : reason, isBeginning ? 'At the beginning' : whatIs(walk(), to));
  };

  /** A step to where `next` says; one from the end ends the session. */
  const step = (next: (at: number) => number): void => {
    const at = position();
    if (at === last()) return end();
    travel(at, next(at), 'step');
  };

  const stepBack = (next: (at: number) => number): void => {
    const at = position();
    if (at === 0) return stopped('entry', 'At the beginning');
    travel(at, next(at), 'step');
  };

  const depthAt = (at: number): Depth => {
    const { path, point, scene } = walk();
    const { kind, stop } = point(at);
    const concept = kind === 'step' ? path.stops[stop]?.rule?.concept : undefined;
    return { chain: scene(at).chain.map(({ id }) => id), ...(concept === undefined ? {} : { concept }) };
  };

  return {
    /** Until something stops it, or to the scenario's end or beginning. */
    goOn(way: 1 | -1): void {
      const at = position();
      if (way < 0) return at === 0 ? stopped('entry', 'At the beginning') : travel(at, 0, 'entry');
      if (at === last()) return end();
      travel(at, last(), 'pause');
    },
    /** From before the first line, so that it counts as well. */
    goFromBeginning: (): void => travel(-1, last(), 'pause'),
    over: (): void => step(at => over(walk().points, at)),
    into: (): void => step(at => into(walk().points, at)),
    out: (): void => step(at => out(walk().points, at, depthAt)),
    back: (): void => stepBack(at => back(walk().points, at)),
    backAStep: (): void => stepBack(backAStep),
    /** Without stopping anywhere. */
    finish(): void {
      move(last());
      tellEnd();
      end();
    },
  };
};

const REASONS = {
  line: 'breakpoint',
  rule: 'function breakpoint',
  change: 'data breakpoint',
  failure: 'exception',
} as const;
