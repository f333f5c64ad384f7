/** Requests that begin a session, begin it again, and end it. */

import { fields } from '../../analysis/text/fields.ts';
import { CAPABILITIES } from '../capabilities.ts';
import { dialectOf } from '../dialect.ts';
import { CannotDo } from '../errors.ts';
import { readLaunch } from '../launch.ts';
import { type AdapterState, load, output, type RequestHandlers, stopped, THREAD, walking } from '../stage.ts';
import type { Stepper } from '../stepper.ts';

export const sessionRequests = (stage: AdapterState, go: Stepper): RequestHandlers => ({
  initialize: args => {
    stage.dialect = dialectOf(stage.host, args);
    return { body: CAPABILITIES };
  },
  launch: args => {
    stage.launch = readLaunch(args, stage.dialect.firstLine);
    load(stage);
    return { afterwards: () => stage.send('initialized') };
  },
  attach: () => {
    throw new CannotDo('There is nothing to attach to: a scenario is run by the request "launch".');
  },
  restart: ({ arguments: again }) => {
    if (fields(again).program !== undefined) stage.launch = readLaunch(again, stage.dialect.firstLine);
    load(stage);
    return { afterwards: () => begin(stage, go) };
  },
  /** The text of a document that is not saved, as it is now: counts from the next restart on. */
  'riftbench/text': ({ text }) => {
    if (stage.launch !== undefined && typeof text === 'string') stage.launch = { ...stage.launch, text };
    return {};
  },
  configurationDone: () => {
    walking(stage);
    if (stage.isConfigured) return {};
    stage.isConfigured = true;
    return { afterwards: () => begin(stage, go) };
  },
  terminate: () => ({ afterwards: () => stage.send('terminated') }),
  disconnect: () => ({}),
});

const begin = (stage: AdapterState, go: Stepper): void => {
  const { launch, send } = stage;
  const { path, report, block, lines } = walking(stage);
  send('thread', { reason: 'started', threadId: THREAD });
  output(stage, `${path.name === '' ? 'A scenario without a name' : path.name}, core rules ${path.ruleset}`, 'console');
  for (const { span, message, severity } of report.diagnostics)
    if (severity === 'error') output(stage, message, 'stderr', lines.positionAt(block.offset + span.start).line);
  if (launch?.noDebug === true) return go.finish();
  if (launch?.stopOnEntry === false) return go.goFromBeginning();
  stopped(stage, 'entry', 'At the beginning');
};
