/** Requests about where to stop, and why the adapter stopped. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { printable } from '../../analysis/text/printable.ts';
import { CannotDo } from '../errors.ts';
import { breakpointLocations } from '../lines.ts';
import type { FAILURES } from '../points.ts';
import { type AdapterState, type RequestHandlers, toClient, walking } from '../stage.ts';
import { variableCalled } from '../variables.ts';

export const breakpointRequests = (stage: AdapterState): RequestHandlers => ({
  setBreakpoints: args => ({
    body: { breakpoints: stage.wanted.lines(stage.walk, args, stage.dialect).map(each => toClient(stage, each)) },
  }),
  setFunctionBreakpoints: args => ({
    body: { breakpoints: stage.wanted.rules(stage.walk, args).map(each => toClient(stage, each)) },
  }),
  setDataBreakpoints: args => ({
    body: { breakpoints: stage.wanted.changes(stage.walk, args).map(each => toClient(stage, each)) },
  }),
  setExceptionBreakpoints: args => ({
    body: { breakpoints: stage.wanted.failures(stage.walk, args).map(each => toClient(stage, each)) },
  }),
  dataBreakpointInfo: ({ variablesReference, name }) => {
    const inside =
      typeof variablesReference === 'number' && variablesReference > 0 ? stage.shown.get(variablesReference) : [];
    const expression = inside.find(each => each.name === name)?.expression ?? `${name}`;
    const found = variableCalled(walking(stage).scene(stage.at), expression);
    const body: DebugProtocol.DataBreakpointInfoResponse['body'] =
      found === undefined
        ? { dataId: null, description: printable(`Nothing is called "${expression}" here.`) }
        : { dataId: expression, description: expression, accessTypes: ['write'], canPersist: true };
    return { body };
  },
  breakpointLocations: args => ({ body: { breakpoints: breakpointLocations(walking(stage), args, stage.dialect) } }),
  exceptionInfo: () => {
    const { failure } = walking(stage).point(stage.at);
    if (failure === undefined) throw new CannotDo('Nothing is wrong here.');
    const { kind, message, rule } = failure;
    const description = rule === undefined || message.includes(rule) ? message : `${message} (CR ${rule})`;
    return { body: { exceptionId: EXCEPTIONS[kind], description: printable(description), breakMode: 'always' } };
  },
});

const EXCEPTIONS: Readonly<Record<(typeof FAILURES)[number], string>> = {
  refused: 'The rules refuse this line',
  failed: 'This expectation does not hold',
  undecided: 'This is not decided',
};
