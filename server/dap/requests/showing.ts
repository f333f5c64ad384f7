/** Requests about the current stop: the chain as a stack, the scene as variables, and what the console asks. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { printable } from '../../analysis/text/printable.ts';
import { answer, nameAround } from '../console.ts';
import { CannotDo } from '../errors.ts';
import { framesAt } from '../frames.ts';
import { indentOf } from '../lines.ts';
import { type AdapterState, type RequestHandlers, sourceOf, THREAD, toVariable, walking } from '../stage.ts';
import {
  changedGroup,
  groupsOf,
  itemVariable,
  questionsGroup,
  thingsIn,
  type Variable,
  variableCalled,
} from '../variables.ts';

export const showingRequests = (stage: AdapterState): RequestHandlers => ({
  threads: () => ({ body: { threads: [{ id: THREAD, name: printable(stage.walk?.path.name || 'Scenario') }] } }),
  stackTrace: ({ startFrame, levels }) => {
    const all = framesAt(walking(stage), stage.at);
    const from = typeof startFrame === 'number' ? startFrame : 0;
    const most = typeof levels === 'number' && levels > 0 ? levels : all.length;
    const stackFrames = all.map(
      ({ name, line, isScenario }, index): DebugProtocol.StackFrame => ({
        id: stage.shown.frame(index),
        name: printable(name),
        source: sourceOf(stage),
        line: stage.dialect.toLine(line),
        column: stage.dialect.toColumn(indentOf(walking(stage), line)),
        ...(isScenario === true ? { presentationHint: 'subtle' } : {}),
      }),
    );
    return { body: { stackFrames: stackFrames.slice(from, from + most), totalFrames: all.length } };
  },
  scopes: ({ frameId }) => {
    const index = stage.shown.indexOf(frameId);
    const frame = framesAt(walking(stage), stage.at)[index];
    const scene = walking(stage).scene(stage.at);
    const item = scene.chain.find(({ id }) => id === frame?.item);
    const own: readonly Variable[] = item === undefined ? [] : [itemVariable(scene, item)];
    const { run, block, point } = walking(stage);
    const questions = questionsGroup(run, point(stage.at).line - block.line);
    const asked = questions.inside?.length === 0 ? [] : [questions];
    const scopes = [changedGroup(scene), ...own, ...asked, ...groupsOf(scene)].map(
      ({ name, inside = [] }): DebugProtocol.Scope => ({
        name: printable(name),
        variablesReference: stage.shown.add(inside),
        namedVariables: inside.length,
        expensive: false,
      }),
    );
    return { body: { scopes } };
  },
  variables: ({ variablesReference, start, count }) => {
    const all = stage.shown.get(variablesReference);
    const from = typeof start === 'number' ? start : 0;
    const most = typeof count === 'number' && count > 0 ? count : all.length;
    return { body: { variables: all.slice(from, from + most).map(each => toVariable(stage, each)) } };
  },
  evaluate: ({ expression, context, line, column }) => {
    if (typeof expression !== 'string') throw new CannotDo('"expression" has to be a text.');
    const here = walking(stage);
    if (context !== 'hover') return { body: evaluated(stage, answer(here, stage.at, expression)) };
    const around =
      typeof line === 'number' && typeof column === 'number'
        ? nameAround(here, stage.at, stage.dialect.fromLine(line), stage.dialect.fromColumn(column))
        : undefined;
    const found = variableCalled(here.scene(stage.at), around ?? expression);
    if (found === undefined) throw new CannotDo(`Nothing is called "${expression}" here.`);
    return { body: evaluated(stage, found) };
  },
  completions: ({ text, column }) => {
    const upTo = `${text ?? ''}`.slice(0, typeof column === 'number' ? stage.dialect.fromColumn(column) : undefined);
    const word = (/[\p{L}\p{N}_-]*$/u.exec(upTo)?.[0] ?? '').toLowerCase();
    const targets = thingsIn(walking(stage).scene(stage.at))
      .filter(({ name }) => name.toLowerCase().startsWith(word))
      .map(({ name, expression = name }) => ({
        label: printable(name),
        text: expression,
        start: upTo.length - word.length,
        length: word.length,
      }));
    return { body: { targets } };
  },
});

const evaluated = (stage: AdapterState, variable: Variable) => {
  const { value, variablesReference, namedVariables } = toVariable(stage, variable);
  return { result: value, variablesReference, ...(namedVariables === undefined ? {} : { namedVariables }) };
};
