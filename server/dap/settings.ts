/** Breakpoints as clients set them: kept, so that they can be looked up again when the scenario starts anew. */

import { fields } from '../analysis/text/fields.ts';
import { type Breakpoint, type BreakpointRequest, breakpointIn, playedLine } from './breakpoints.ts';
import type { Dialect } from './dialect.ts';
import type { DebugHost } from './host.ts';
import { FAILURES } from './points.ts';
import { isSameFile } from './programs.ts';
import type { ScenarioWalk } from './walk.ts';

/** A breakpoint as the client sees it: `line` is where it stops, from 0. */
export interface SetBreakpoint extends Breakpoint {
  readonly line?: number;
}

type Args = Readonly<Record<string, unknown>>;

/** A client sends all breakpoints of a kind at once, and they replace the earlier ones of that kind; line breakpoints, those of the same file. */
export interface BreakpointSettings {
  lines(walk: ScenarioWalk | undefined, args: Args, dialect: Dialect): readonly SetBreakpoint[];
  rules(walk: ScenarioWalk | undefined, args: Args): readonly SetBreakpoint[];
  changes(walk: ScenarioWalk | undefined, args: Args): readonly SetBreakpoint[];
  failures(walk: ScenarioWalk | undefined, args: Args): readonly SetBreakpoint[];
  all(): readonly SetBreakpoint[];
  /** Looks all of them up again in a scenario that has just been run. Returns those that the client has to be notified of. */
  resolve(walk: ScenarioWalk): readonly SetBreakpoint[];
}

export const makeSettings = (host: DebugHost): BreakpointSettings => {
  const asked = new Map<string, readonly Kept[]>();
  const found = new Map<string, readonly SetBreakpoint[]>();
  let last = 0;
  const keep = (
    group: string,
    walk: ScenarioWalk | undefined,
    all: readonly Omit<Kept, 'id'>[],
  ): readonly SetBreakpoint[] => {
    const kept = all.map((each): Kept => {
      last += 1;
      return { ...each, id: last };
    });
    asked.set(group, kept);
    const settings = kept.map(each => settingIn(host, walk, each));
    found.set(group, settings);
    return settings;
  };
  return {
    lines: (walk, { source, breakpoints, lines }, dialect) => {
      const path = textIn(fields(source).path) ?? '';
      const given = listIn(breakpoints) ?? (listIn(lines) ?? []).map(line => ({ line }));
      return keep(
        `lines ${path}`,
        walk,
        given.map(each => {
          const { line } = fields(each);
          const at = typeof line === 'number' ? dialect.fromLine(line) : 0;
          return { ...conditionsIn(each), place: { kind: 'line', line: at }, path };
        }),
      );
    },
    rules: (walk, { breakpoints }) =>
      keep(
        'rules',
        walk,
        (listIn(breakpoints) ?? []).map(each => ({
          ...conditionsIn(each),
          place: { kind: 'rule', said: textIn(fields(each).name) ?? '' },
        })),
      ),
    changes: (walk, { breakpoints }) =>
      keep(
        'changes',
        walk,
        (listIn(breakpoints) ?? []).map(each => ({
          ...conditionsIn(each),
          place: { kind: 'change', expression: textIn(fields(each).dataId) ?? '' },
        })),
      ),
    failures: (walk, { filters, filterOptions }) => {
      const options = (listIn(filterOptions) ?? []).map(fields);
      const plain = (listIn(filters) ?? []).map(filterId => ({ filterId }));
      return keep('failures', walk, [...plain, ...options].map(failureSetting));
    },
    all: () => [...found.values()].flat(),
    resolve(walk) {
      for (const [group, kept] of asked)
        found.set(
          group,
          kept.map(each => settingIn(host, walk, each)),
        );
      return [...found.values()].flat().filter(({ place }) => place.kind !== 'failure');
    },
  };
};

const failureSetting = (option: Args): Omit<Kept, 'id'> => {
  const of = FAILURES.find(each => each === option.filterId);
  return of === undefined
    ? { place: { kind: 'failure', of: 'refused' }, unknown: `${option.filterId}` }
    : { ...conditionsIn(option), place: { kind: 'failure', of } };
};

interface Kept extends BreakpointRequest {
  readonly id: number;
  /** The file of a line breakpoint. */
  readonly path?: string;
  /** The name of a filter that does not exist. */
  readonly unknown?: string;
}

const settingIn = (
  host: DebugHost,
  walk: ScenarioWalk | undefined,
  { path, unknown, ...kept }: Kept,
): SetBreakpoint => {
  const nowhere = (problem: string): SetBreakpoint => ({ ...kept, problem, stopsAt: new Set() });
  if (unknown !== undefined) return nowhere(`There is no filter "${unknown}"; there are ${FAILURES.join(', ')}.`);
  if (walk === undefined) return nowhere('It is looked up when a scenario is launched.');
  const { place } = kept;
  if (place.kind !== 'line') return breakpointIn(walk, kept.id, kept);
  if (path === undefined || !isSameFile(host, path, walk.program)) return nowhere('Another file is stepped through.');
  const line = playedLine(walk, place.line);
  if (line === undefined) return nowhere(unplayed(walk, place.line));
  return { ...breakpointIn(walk, kept.id, { ...kept, place: { kind: 'line', line } }), line };
};

const unplayed = ({ path: { name }, block, elsewhere }: ScenarioWalk, line: number): string => {
  const other = line >= block.line ? elsewhere(line) : undefined;
  return other === undefined
    ? `Nothing is played at or below this line in the scenario "${name}", which is stepped through.`
    : `This line is one of "${other}", and "${name}" is stepped through.`;
};

const conditionsIn = (each: unknown): Pick<BreakpointRequest, 'condition' | 'hitCondition' | 'logMessage'> => {
  const { condition, hitCondition, logMessage } = fields(each);
  return {
    condition: textIn(condition),
    hitCondition: textIn(hitCondition),
    logMessage: textIn(logMessage),
  };
};

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listIn = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
