/** Breakpoints of all kinds: each says at which points of a walk it stops, in whichever direction one comes by. */
import type { WrittenExpectation } from '../../engine/scenario/script/asking.ts';
import { numberOf } from './frames.ts';
import type { FAILURES } from './points.ts';
import { variableCalled } from './variables.ts';
import type { ScenarioWalk } from './walk.ts';

export type StoppingPlace =
  /** Before the line is played; from 0. */
  | { readonly kind: 'line'; readonly line: number }
  /** After each step that this rule, or one under it, orders. */
  | { readonly kind: 'rule'; readonly said: string }
  /** After each step that changes the value of an expression. */
  | { readonly kind: 'change'; readonly expression: string }
  | { readonly kind: 'failure'; readonly of: (typeof FAILURES)[number] };

export interface BreakpointRequest {
  readonly place: StoppingPlace;
  /** An expectation that has to hold there. */
  readonly condition?: string | undefined;
  /** `3`, `>= 3`, `% 2`: at which of the points that fit, counted from the scenario's beginning. */
  readonly hitCondition?: string | undefined;
  /** Instead of stopping: text to print, with expressions in braces. */
  readonly logMessage?: string | undefined;
}

export interface Breakpoint extends BreakpointRequest {
  readonly id: number;
  /** Why it stops nowhere. */
  readonly problem?: string;
  /** By points, in order. */
  readonly stopsAt: ReadonlySet<number>;
}

/** Where it stops is worked out once, because every state is known already. */
export const breakpointIn = (walk: ScenarioWalk, id: number, asked: BreakpointRequest): Breakpoint => {
  const nowhere = (problem: string): Breakpoint => ({ ...asked, id, problem, stopsAt: new Set() });
  const { condition, hitCondition } = asked;
  const wrong = placeProblem(walk, asked.place);
  if (wrong !== undefined) return nowhere(wrong);
  const question = condition === undefined || condition.trim() === '' ? undefined : walk.ask(condition);
  if (question?.problem !== undefined) return nowhere(`The condition is not understood. ${question.problem}`);
  const isCounted = hitsIn(hitCondition);
  if (isCounted === undefined)
    return nowhere(`The hit count "${hitCondition}" is not understood: it can be 3, >= 3, < 3 or % 3.`);
  let hits = 0;
  const stopsAt = walk.points.flatMap((_, at): readonly number[] => {
    if (!isPlace(walk, asked.place, at) || !holds(walk, question, at)) return [];
    hits += 1;
    return isCounted(hits) ? [at] : [];
  });
  return { ...asked, id, stopsAt: new Set(stopsAt) };
};

const holds = (walk: ScenarioWalk, question: WrittenExpectation | undefined, at: number): boolean => {
  if (question === undefined) return true;
  const judged = walk.judge(question, at);
  if (judged.kind === 'answered') return judged.result.isDecided && judged.result.answer().yes;
  return judged.kind === 'judged' && judged.holds;
};

const isPlace = (walk: ScenarioWalk, place: StoppingPlace, at: number): boolean => {
  const point = walk.point(at);
  switch (place.kind) {
    case 'line':
      return point.kind === 'line' && point.line === place.line;
    case 'rule':
      return point.kind === 'step' && isOfRule(walk, place.said, point.stop);
    case 'change':
      return point.kind === 'step' && valueAt(walk, place.expression, at) !== valueAt(walk, place.expression, at - 1);
    case 'failure':
      return point.failure?.kind === place.of;
  }
};

/** The value where nothing has that name, so that appearing and disappearing count as changes. */
const ABSENT = 'not on the board';

const valueAt = (walk: ScenarioWalk, expression: string, at: number): string =>
  variableCalled(walk.scene(Math.max(0, at)), expression)?.value ?? ABSENT;

/** By the number that the trace shows, or by the concept; a rule stands for those under it. */
const isOfRule = (walk: ScenarioWalk, said: string, stop: number): boolean => {
  const rule = walk.path.stops[stop]?.rule;
  if (rule === undefined) return false;
  const asked = numberOf(said);
  return [rule.number, rule.concept].some(each => each === asked || each?.startsWith(`${asked}.`) === true);
};

const placeProblem = (walk: ScenarioWalk, place: StoppingPlace): string | undefined => {
  switch (place.kind) {
    case 'line':
      return walk.points.some(({ kind, line }) => kind === 'line' && line === place.line)
        ? undefined
        : 'Nothing is played on this line.';
    case 'rule':
      return ruleProblem(walk, numberOf(place.said));
    case 'change':
      return walk.points.some((_, at) => variableCalled(walk.scene(at), place.expression) !== undefined)
        ? undefined
        : `Nothing is called "${place.expression}" at any point of this scenario. It can be a thing and a fact, such as Wall's damage.`;
    case 'failure':
      return undefined;
  }
};

const ruleProblem = ({ rules, run }: ScenarioWalk, said: string): string | undefined => {
  const { edition } = run;
  const isKnown = rules.conceptOf(said, edition) !== undefined || rules.numbersOf(said, edition).length > 0;
  return isKnown
    ? undefined
    : `Edition ${edition} has no rule "${said}". A rule goes by its number, such as 466.3, or by its concept, such as combat.deal.`;
};

/** Undefined where it is not understood. */
const hitsIn = (text: string | undefined): ((hits: number) => boolean) | undefined => {
  if (text === undefined || text.trim() === '') return () => true;
  const [, sign = '==', digits = ''] = /^\s*(>=|<=|>|<|={1,3}|%)?\s*(\d{1,6})\s*$/.exec(text) ?? [];
  const number = Number(digits);
  if (digits === '' || (sign === '%' && number === 0)) return undefined;
  switch (sign) {
    case '>=':
      return hits => hits >= number;
    case '<=':
      return hits => hits <= number;
    case '>':
      return hits => hits > number;
    case '<':
      return hits => hits < number;
    case '%':
      return hits => hits % number === 0;
    default:
      return hits => hits === number;
  }
};

/** Braces hold expressions and expectations. */
export const logText = (walk: ScenarioWalk, message: string, at: number): string =>
  message.replace(/\{([^{}]*)\}/g, (_, inside: string) => {
    const variable = variableCalled(walk.scene(at), inside);
    if (variable !== undefined) return variable.value;
    const judged = walk.judge(walk.ask(inside), at);
    if (judged.kind === 'answered') return judged.result.short().said;
    if (judged.kind !== 'judged') return `{${inside}}`;
    return judged.holds ? 'yes' : 'no';
  });

/** The first line at or after a line on which something is played; none after the scenario's last, nor for another branch's. */
export const playedLine = ({ points, block, elsewhere }: ScenarioWalk, line: number): number | undefined => {
  const lines = block.text.split('\n').length;
  if (line < block.line || line >= block.line + lines || elsewhere(line) !== undefined) return undefined;
  return points.find(point => point.kind === 'line' && point.line >= line)?.line;
};
