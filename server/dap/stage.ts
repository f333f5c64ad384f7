/** The state of a session: the scenario under way, the current point in it, and what the client is sent about both. */

import type { DebugProtocol } from '@vscode/debugprotocol';
import type { RuleBook } from '../../rules-db/types.ts';
import { DEFAULT_TIMEOUT, timeLimit } from '../analysis/document/timeLimit.ts';
import { printable } from '../analysis/text/printable.ts';
import type { Breakpoint } from './breakpoints.ts';
import { type Dialect, standardDialect } from './dialect.ts';
import { CannotDo } from './errors.ts';
import type { DebugHost } from './host.ts';
import { type Launch, loadSubject } from './launch.ts';
import { references } from './references.ts';
import { makeSettings, type SetBreakpoint } from './settings.ts';
import type { Variable } from './variables.ts';
import { type ScenarioWalk, walkThrough } from './walk.ts';

export interface AdapterOptions {
  readonly host: DebugHost;
  readonly book: () => RuleBook;
  /** Sends an event. */
  readonly send: (event: string, body?: object) => void;
  /** Milliseconds from some moment. */
  readonly now: () => number;
}

/** The result of a request: the body of its answer, and what happens after that has been sent. */
export interface RequestResult {
  readonly body?: object;
  readonly afterwards?: () => void;
}

export type RequestHandlers = Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => RequestResult>>;

/** The only thread: a scenario is one story. */
export const THREAD = 1;

export interface AdapterState extends AdapterOptions {
  dialect: Dialect;
  launch: Launch | undefined;
  walk: ScenarioWalk | undefined;
  /** The current point. */
  at: number;
  isConfigured: boolean;
  readonly shown: ReturnType<typeof references>;
  readonly wanted: ReturnType<typeof makeSettings>;
}

export const makeStage = (options: AdapterOptions): AdapterState => ({
  ...options,
  dialect: standardDialect(options.host),
  launch: undefined,
  walk: undefined,
  at: 0,
  isConfigured: false,
  shown: references(),
  wanted: makeSettings(options.host),
});

/** Throws `CannotDo` before a scenario has been launched. */
export const walking = ({ walk }: AdapterState): ScenarioWalk => {
  if (walk === undefined) throw new CannotDo('No scenario is being stepped through yet: launch one first.');
  return walk;
};

/** Runs the scenario that has been launched, and stops at its beginning. */
export const load = (stage: AdapterState): void => {
  const { launch, host, book, now, shown, wanted, send } = stage;
  if (launch === undefined) throw new CannotDo('No scenario has been launched.');
  stage.walk = walkThrough(loadSubject(launch, { host, book: book() }, timeLimit(DEFAULT_TIMEOUT, now, host.heapUsed)));
  stage.at = 0;
  shown.forget();
  for (const breakpoint of wanted.resolve(stage.walk))
    send('breakpoint', { reason: 'changed', breakpoint: toClient(stage, breakpoint) });
};

export const sourceOf = (stage: AdapterState): DebugProtocol.Source => stage.dialect.source(walking(stage).program);

/** A breakpoint in the client's counting; one with a problem is not verified, and says why. */
export const toClient = ({ dialect }: AdapterState, set: SetBreakpoint): DebugProtocol.Breakpoint => ({
  id: set.id,
  verified: set.problem === undefined,
  ...(set.problem === undefined ? {} : { message: printable(set.problem) }),
  ...(set.line === undefined ? {} : { line: dialect.toLine(set.line) }),
});

export const toVariable = (
  { shown }: AdapterState,
  { name, value, expression, inside = [] }: Variable,
): DebugProtocol.Variable => ({
  // The names are those of the file's author, and a console acts upon control characters.
  name: printable(name),
  value: printable(value),
  variablesReference: inside.length === 0 ? 0 : shown.add(inside),
  ...(inside.length === 0 ? {} : { namedVariables: inside.length }),
  ...(expression === undefined ? {} : { evaluateName: expression }),
});

export const output = (
  stage: AdapterState,
  text: string,
  category: 'console' | 'stdout' | 'stderr',
  line?: number,
): void =>
  stage.send('output', {
    category,
    output: `${printable(text)}\n`,
    ...(line === undefined ? {} : { source: sourceOf(stage), line: stage.dialect.toLine(line) }),
  });

/** Tells the client that the session has stopped; frames and variables from before are no longer valid. */
export const stopped = (
  stage: AdapterState,
  reason: string,
  description: string,
  hits: readonly Breakpoint[] = [],
): void => {
  stage.shown.forget();
  const { program, path, point } = walking(stage);
  const { line, stop, failure } = point(stage.at);
  const ids = hits.filter(({ place }) => place.kind !== 'failure').map(({ id }) => id);
  stage.send('stopped', {
    reason,
    description: printable(description),
    threadId: THREAD,
    allThreadsStopped: true,
    ...(failure === undefined ? {} : { text: printable(failure.message) }),
    ...(ids.length === 0 ? {} : { hitBreakpointIds: ids }),
  });
  // For clients that show the board.
  stage.send('riftbench.stop', { program, line, stop, ruleset: path.ruleset });
};
