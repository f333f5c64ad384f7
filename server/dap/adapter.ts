/**
 * The debug adapter: what each request of the Debug Adapter Protocol is answered with, and what is told behind the answer. It
 * speaks in plain values, so that any wire can carry it. A scenario is run once, as it is launched; whatever comes then walks
 * through the states that it has left.
 */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { RuleBook } from '../../rules-db/types.ts';
import { printable } from '../cli/formats/printable.ts';
import { verdictLines } from '../shared/verdict/verdict.ts';
import { type Breakpoint, logText } from './breakpoints.ts';
import { CAPABILITIES } from './capabilities.ts';
import { answer, nameAround } from './console.ts';
import { dialectOf, STANDARD } from './dialect.ts';
import { CannotDo } from './errors.ts';
import { framesAt, whatIs } from './frames.ts';
import { fields, type Launch, loadSubject, readLaunch } from './launch.ts';
import { breakpointLocations, gotoTargets, indentOf } from './lines.ts';
import type { FAILURES } from './points.ts';
import { references } from './references.ts';
import { makeSettings, type Setting } from './settings.ts';
import { stepper } from './stepper.ts';
import { groupsOf, itemVariable, thingsIn, type Variable, variableCalled } from './variables.ts';
import { type Walk, walkThrough } from './walk.ts';

export interface AdapterOptions {
  readonly book: () => RuleBook;
  /** Sends an event. */
  readonly send: (event: string, body?: object) => void;
  /** Milliseconds from some moment. */
  readonly now: () => number;
}

/** What a request comes to: the body of its answer, and what is to happen once that has been sent. */
export interface Answer {
  readonly body?: object;
  readonly afterwards?: () => void;
}

type Handler = (args: Readonly<Record<string, unknown>>) => Answer;

/** The only thread: a scenario is one story. */
const THREAD = 1;

/** In milliseconds. */
const LONGEST_RUN = 10_000;

export const makeAdapter = ({ book, send, now }: AdapterOptions): ((command: string, args: unknown) => Answer) => {
  let dialect = STANDARD;
  let launch: Launch | undefined;
  let walk: Walk | undefined;
  let at = 0;
  let isConfigured = false;
  const shown = references();
  const wanted = makeSettings();

  const walking = (): Walk => {
    if (walk === undefined) throw new CannotDo('No scenario is being stepped through yet: launch one first.');
    return walk;
  };
  const load = (): void => {
    if (launch === undefined) throw new CannotDo('No scenario has been launched.');
    const end = now() + LONGEST_RUN;
    walk = walkThrough(loadSubject(launch, book(), () => now() >= end));
    at = 0;
    shown.forget();
    for (const breakpoint of wanted.resolve(walk))
      send('breakpoint', { reason: 'changed', breakpoint: toClient(breakpoint) });
  };

  const source = (): DebugProtocol.Source => dialect.source(walking().program);
  const toClient = (set: Setting): DebugProtocol.Breakpoint => ({
    id: set.id,
    verified: set.problem === undefined,
    ...(set.problem === undefined ? {} : { message: printable(set.problem) }),
    ...(set.line === undefined ? {} : { line: dialect.toLine(set.line) }),
  });

  const output = (text: string, category: 'console' | 'stdout' | 'stderr', line?: number): void =>
    send('output', {
      category,
      output: `${printable(text)}\n`,
      ...(line === undefined ? {} : { source: source(), line: dialect.toLine(line) }),
    });

  const stopped = (reason: string, description: string, hits: readonly Breakpoint[] = []): void => {
    shown.forget();
    const { line, stop, failure } = walking().point(at);
    const ids = hits.filter(({ place }) => place.kind !== 'failure').map(({ id }) => id);
    send('stopped', {
      reason,
      description: printable(description),
      threadId: THREAD,
      allThreadsStopped: true,
      ...(failure === undefined ? {} : { text: printable(failure.message) }),
      ...(ids.length === 0 ? {} : { hitBreakpointIds: ids }),
    });
    // For clients that show the board.
    const { program, path } = walking();
    send('riftbench.stop', { program, line, stop, ruleset: path.ruleset });
  };

  const go = stepper({
    walk: walking,
    breakpoints: () => wanted.all(),
    position: () => at,
    move: to => {
      at = to;
    },
    stopped,
    log: (message, point) => output(logText(walking(), message, point), 'console', walking().point(point).line),
    tellEnd: () => {
      for (const line of verdictLines(walking())) output(line, 'stdout');
    },
    end: () => {
      send('exited', { exitCode: walking().path.status === 'passed' ? 0 : 1 });
      send('terminated');
    },
  });

  const begin = (): void => {
    const { path, report, block, lines } = walking();
    send('thread', { reason: 'started', threadId: THREAD });
    output(`${path.name === '' ? 'A scenario without a name' : path.name}, core rules ${path.ruleset}`, 'console');
    for (const { span, message, severity } of report.diagnostics)
      if (severity === 'error') output(message, 'stderr', lines.positionAt(block.offset + span.start).line);
    if (launch?.noDebug === true) return go.finish();
    if (launch?.stopOnEntry === false) return go.goFromBeginning();
    stopped('entry', 'At the beginning');
  };

  const toVariable = ({ name, value, expression, inside = [] }: Variable): DebugProtocol.Variable => ({
    // The names are those of whoever wrote the file, and a console acts upon control characters.
    name: printable(name),
    value: printable(value),
    variablesReference: inside.length === 0 ? 0 : shown.add(inside),
    ...(inside.length === 0 ? {} : { namedVariables: inside.length }),
    ...(expression === undefined ? {} : { evaluateName: expression }),
  });

  const handlers: Readonly<Record<string, Handler>> = {
    initialize: args => {
      dialect = dialectOf(args);
      return { body: CAPABILITIES };
    },
    launch: args => {
      launch = readLaunch(args, dialect.firstLine);
      load();
      return { afterwards: () => send('initialized') };
    },
    attach: () => {
      throw new CannotDo('There is nothing to attach to: a scenario is run by the request "launch".');
    },
    restart: ({ arguments: again }) => {
      if (fields(again).program !== undefined) launch = readLaunch(again, dialect.firstLine);
      load();
      return { afterwards: begin };
    },
    /** The text of a document that is not saved, as it is now: counts from the next restart on. */
    'riftbench/text': ({ text }) => {
      if (launch !== undefined && typeof text === 'string') launch = { ...launch, text };
      return {};
    },
    configurationDone: () => {
      walking();
      if (isConfigured) return {};
      isConfigured = true;
      return { afterwards: begin };
    },
    setBreakpoints: args => ({ body: { breakpoints: wanted.lines(walk, args, dialect).map(toClient) } }),
    setFunctionBreakpoints: args => ({ body: { breakpoints: wanted.rules(walk, args).map(toClient) } }),
    setDataBreakpoints: args => ({ body: { breakpoints: wanted.changes(walk, args).map(toClient) } }),
    setExceptionBreakpoints: args => ({ body: { breakpoints: wanted.failures(walk, args).map(toClient) } }),
    dataBreakpointInfo: ({ variablesReference, name }) => {
      const inside =
        typeof variablesReference === 'number' && variablesReference > 0 ? shown.get(variablesReference) : [];
      const expression = inside.find(each => each.name === name)?.expression ?? `${name}`;
      const found = variableCalled(walking().scene(at), expression);
      const body: DebugProtocol.DataBreakpointInfoResponse['body'] =
        found === undefined
          ? { dataId: null, description: printable(`Nothing is called "${expression}" here.`) }
          : { dataId: expression, description: expression, accessTypes: ['write'], canPersist: true };
      return { body };
    },
    breakpointLocations: args => ({ body: { breakpoints: breakpointLocations(walking(), args, dialect) } }),
    threads: () => ({ body: { threads: [{ id: THREAD, name: printable(walk?.path.name || 'Scenario') }] } }),
    stackTrace: ({ startFrame, levels }) => {
      const all = framesAt(walking(), at);
      const from = typeof startFrame === 'number' ? startFrame : 0;
      const most = typeof levels === 'number' && levels > 0 ? levels : all.length;
      const stackFrames = all.map(
        ({ name, line, isScenario }, index): DebugProtocol.StackFrame => ({
          id: shown.frame(index),
          name: printable(name),
          source: source(),
          line: dialect.toLine(line),
          column: dialect.toColumn(indentOf(walking(), line)),
          ...(isScenario === true ? { presentationHint: 'subtle' } : {}),
        }),
      );
      return { body: { stackFrames: stackFrames.slice(from, from + most), totalFrames: all.length } };
    },
    scopes: ({ frameId }) => {
      const index = shown.indexOf(frameId);
      const frame = framesAt(walking(), at)[index];
      const scene = walking().scene(at);
      const item = scene.chain.find(({ id }) => id === frame?.item);
      const own: readonly Variable[] = item === undefined ? [] : [itemVariable(scene, item)];
      const scopes = [...own, ...groupsOf(scene)].map(
        ({ name, inside = [] }): DebugProtocol.Scope => ({
          name: printable(name),
          variablesReference: shown.add(inside),
          namedVariables: inside.length,
          expensive: false,
        }),
      );
      return { body: { scopes } };
    },
    variables: ({ variablesReference, start, count }) => {
      const all = shown.get(variablesReference);
      const from = typeof start === 'number' ? start : 0;
      const most = typeof count === 'number' && count > 0 ? count : all.length;
      return { body: { variables: all.slice(from, from + most).map(toVariable) } };
    },
    evaluate: ({ expression, context, line, column }) => {
      if (typeof expression !== 'string') throw new CannotDo('"expression" has to be a text.');
      const here = walking();
      if (context !== 'hover') return { body: evaluated(answer(here, at, expression)) };
      const around =
        typeof line === 'number' && typeof column === 'number'
          ? nameAround(here, at, dialect.fromLine(line), dialect.fromColumn(column))
          : undefined;
      const found = variableCalled(here.scene(at), around ?? expression);
      if (found === undefined) throw new CannotDo(`Nothing is called "${expression}" here.`);
      return { body: evaluated(found) };
    },
    completions: ({ text, column }) => {
      const upTo = `${text ?? ''}`.slice(0, typeof column === 'number' ? dialect.fromColumn(column) : undefined);
      const word = (/[\p{L}\p{N}_-]*$/u.exec(upTo)?.[0] ?? '').toLowerCase();
      const targets = thingsIn(walking().scene(at))
        .filter(({ name }) => name.toLowerCase().startsWith(word))
        .map(({ name, expression = name }) => ({
          label: printable(name),
          text: expression,
          start: upTo.length - word.length,
          length: word.length,
        }));
      return { body: { targets } };
    },
    exceptionInfo: () => {
      const { failure } = walking().point(at);
      if (failure === undefined) throw new CannotDo('Nothing is wrong here.');
      const { kind, message, rule } = failure;
      const description = rule === undefined || message.includes(rule) ? message : `${message} (CR ${rule})`;
      return { body: { exceptionId: EXCEPTIONS[kind], description: printable(description), breakMode: 'always' } };
    },
    next: () => ({ afterwards: () => go.over() }),
    stepIn: () => ({ afterwards: () => go.into() }),
    stepOut: () => ({ afterwards: () => go.out() }),
    stepBack: ({ granularity }) => ({ afterwards: granularity === 'instruction' ? go.backAStep : go.back }),
    continue: () => ({ body: { allThreadsContinued: true }, afterwards: () => go.goOn(1) }),
    reverseContinue: () => ({ afterwards: () => go.goOn(-1) }),
    pause: () => ({ afterwards: () => stopped('pause', whatIs(walking(), at)) }),
    gotoTargets: args => ({ body: { targets: gotoTargets(walking(), args, dialect) } }),
    goto: ({ targetId }) => {
      if (typeof targetId !== 'number' || walking().points[targetId] === undefined)
        throw new CannotDo('There is no such place in this scenario.');
      return {
        afterwards: () => {
          at = targetId;
          stopped('goto', whatIs(walking(), at));
        },
      };
    },
    terminate: () => ({ afterwards: () => send('terminated') }),
    disconnect: () => ({}),
  };

  const evaluated = (variable: Variable) => {
    const { value, variablesReference, namedVariables } = toVariable(variable);
    return { result: value, variablesReference, ...(namedVariables === undefined ? {} : { namedVariables }) };
  };

  return (command, args) => {
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined;
    if (handler === undefined) throw new CannotDo(`Riftbench has no request "${command}".`);
    const needsWalk = STEPS.has(command);
    if (needsWalk) walking();
    return handler(fields(args));
  };
};

const STEPS = new Set(['next', 'stepIn', 'stepOut', 'stepBack', 'continue', 'reverseContinue', 'pause']);

const EXCEPTIONS: Readonly<Record<(typeof FAILURES)[number], string>> = {
  refused: 'The rules refuse this line',
  failed: 'This expectation does not hold',
  undecided: 'This is not decided',
};
