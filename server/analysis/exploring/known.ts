/** What has been found out of what scenarios claim of all that can come, for as long as their trees live. */
import type { ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Outlook, Outlooks } from '../../../engine/scenario/report/outlook.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';

export interface KnownOutlooks {
  readonly of: (tree: ScenarioTree, context: RunContext) => Outlooks;
  readonly add: (tree: ScenarioTree, context: RunContext, id: string, outlook: Outlook) => void;
  /** Whether something is known by now that a report does not have yet. */
  readonly isAhead: (tree: ScenarioTree, context: RunContext, report: ScenarioReport) => boolean;
  /** To be called where claims are searched for longer or less long from now on: reports with what was known are none of now. */
  readonly forget: () => void;
  readonly timesForgotten: () => number;
}

type Known = WeakMap<ScenarioTree, { readonly context: RunContext; readonly found: Map<string, Outlook> }>;

export const knownOutlooks = (): KnownOutlooks => {
  let known: Known = new WeakMap();
  let timesForgotten = 0;
  const foundIn = (tree: ScenarioTree, context: RunContext): ReadonlyMap<string, Outlook> | undefined => {
    const kept = known.get(tree);
    return kept?.context === context ? kept.found : undefined;
  };
  return {
    of: (tree, context) => {
      const found = foundIn(tree, context);
      return ({ id }) => found?.get(id);
    },
    add(tree, context, id, outlook) {
      const found = new Map(foundIn(tree, context));
      found.set(id, outlook);
      known.set(tree, { context, found });
    },
    isAhead: (tree, context, { unexplored = [] }) => {
      const found = foundIn(tree, context);
      return found !== undefined && unexplored.some(({ id }) => found.has(id));
    },
    forget() {
      known = new WeakMap();
      timesForgotten += 1;
    },
    timesForgotten: () => timesForgotten,
  };
};
