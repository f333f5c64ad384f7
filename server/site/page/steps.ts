/** The path below the board: a slider, buttons and the arrow keys go from step to step. */
import type { BoardResult } from '../../protocol.ts';
import { part } from './panes.ts';

/** `board`: the one that is shown; `show` shows it at a stop that there is. */
export const walkSteps = (board: () => BoardResult | null, show: (stop: number) => void): void => {
  const step = part<HTMLInputElement>('step');
  const goTo = (stop: number): void => {
    const { stops = [] } = board() ?? {};
    if (stop >= 0 && stop < stops.length) show(stop);
  };
  const goOn = (by: number): void => goTo((board()?.stop ?? 0) + by);
  step.addEventListener('input', () => goTo(Number(step.value)));
  part('step-back').addEventListener('click', () => goOn(-1));
  part('step-on').addEventListener('click', () => goOn(1));
  part('board').addEventListener('keydown', event => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    goOn(by);
  });
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
