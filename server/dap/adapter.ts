/**
 * The debug adapter: how each request of the Debug Adapter Protocol is answered, and the events that follow the answer. It
 * speaks in plain values, so that any wire can carry it. A scenario is run once, as it is launched; whatever comes then walks
 * through the states that it has left.
 */
import { isGood } from '../../engine/scenario/script/outcome.ts';
import { fields } from '../analysis/text/fields.ts';
import { verdictLines } from '../analysis/verdict/verdict.ts';
import { logText } from './breakpoints.ts';
import { CannotDo } from './errors.ts';
import { breakpointRequests } from './requests/breakpoints.ts';
import { sessionRequests } from './requests/session.ts';
import { showingRequests } from './requests/showing.ts';
import { steppingRequests } from './requests/stepping.ts';
import {
  type AdapterOptions,
  type AdapterState,
  makeStage,
  output,
  type RequestHandlers,
  type RequestResult,
  stopped,
  walking,
} from './stage.ts';
import { type Stepper, stepper } from './stepper.ts';
import { questionVariable } from './variables.ts';

/**
 * Answers the requests of one session. Throws `CannotDo` for a request that there is not, and for what cannot be done
 * now.
 */
export const makeAdapter = (options: AdapterOptions): ((command: string, args: unknown) => RequestResult) => {
  const stage = makeStage(options);
  const go = stepperOn(stage);
  const handlers: RequestHandlers = {
    ...sessionRequests(stage, go),
    ...breakpointRequests(stage),
    ...showingRequests(stage),
    ...steppingRequests(stage, go),
  };
  return (command, args) => {
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined;
    if (handler === undefined) throw new CannotDo(`Riftbench has no request "${command}".`);
    const needsWalk = STEPS.has(command);
    if (needsWalk) walking(stage);
    return handler(fields(args));
  };
};

const STEPS = new Set(['next', 'stepIn', 'stepOut', 'stepBack', 'continue', 'reverseContinue', 'pause']);

const stepperOn = (stage: AdapterState): Stepper =>
  stepper({
    walk: () => walking(stage),
    breakpoints: () => stage.wanted.all(),
    position: () => stage.at,
    move: to => {
      stage.at = to;
    },
    stopped: (reason, description, hits) => stopped(stage, reason, description, hits),
    log: (message, point) => {
      const walk = walking(stage);
      output(stage, logText(walk, message, point), 'console', walk.point(point).line);
    },
    // The answer of a question's line, as it is come to.
    passed: at => {
      const { run, block, point } = walking(stage);
      const { kind, line } = point(at);
      const asked = kind === 'line' ? run.questions.find(each => block.line + each.line === line) : undefined;
      if (asked === undefined) return;
      const { name, value } = questionVariable(asked);
      output(stage, `${name} ${value}`, 'console', line);
    },
    tellEnd: () => {
      for (const line of verdictLines(walking(stage))) output(stage, line, 'stdout');
    },
    end: () => {
      stage.send('exited', { exitCode: isGood(walking(stage).path.status) ? 0 : 1 });
      stage.send('terminated');
    },
  });
