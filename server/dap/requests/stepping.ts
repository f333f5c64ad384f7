/** Requests that go somewhere: forward, back, and to a line. */
import { CannotDo } from '../errors.ts';
import { whatIs } from '../frames.ts';
import { gotoTargets } from '../lines.ts';
import { type AdapterState, type RequestHandlers, stopped, walking } from '../stage.ts';
import type { Stepper } from '../stepper.ts';

export const steppingRequests = (stage: AdapterState, go: Stepper): RequestHandlers => ({
  next: () => ({ afterwards: () => go.over() }),
  stepIn: () => ({ afterwards: () => go.into() }),
  stepOut: () => ({ afterwards: () => go.out() }),
  stepBack: ({ granularity }) => ({ afterwards: granularity === 'instruction' ? go.backAStep : go.back }),
  continue: () => ({ body: { allThreadsContinued: true }, afterwards: () => go.goOn(1) }),
  reverseContinue: () => ({ afterwards: () => go.goOn(-1) }),
  pause: () => ({ afterwards: () => stopped(stage, 'pause', whatIs(walking(stage), stage.at)) }),
  gotoTargets: args => ({ body: { targets: gotoTargets(walking(stage), args, stage.dialect) } }),
  goto: ({ targetId }) => {
    if (typeof targetId !== 'number' || walking(stage).points[targetId] === undefined)
      throw new CannotDo('There is no such place in this scenario.');
    return {
      afterwards: () => {
        stage.at = targetId;
        stopped(stage, 'goto', whatIs(walking(stage), stage.at));
      },
    };
  },
});
