/** The smallest scenario that tells two rulesets apart by some behaviours. */

import type { Behaviour } from '../../../engine/game/state/behaviours.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { claiming, judged, type Script, scriptOf } from './judging.ts';
import { type Rulesets, switched, type Variant } from './rulesets.ts';
import { shrunk } from './shrinking.ts';
import type { Telling } from './telling.ts';

/** With the claim as its last line, whatever that has become on the way. */
export const smallestTelling = (
  text: string,
  { claim, holdsIn }: Telling,
  { rulesets, context, behaviours, isEnough }: Shrink,
): string => {
  const whole = claiming(text, [claim]);
  const allowed = problemsIn(whole, rulesets, context);
  const tells = (candidate: string): boolean =>
    isTelling(candidate, holdsIn, { rulesets, context, behaviours, allowed });
  return tells(whole) ? shrunk(whole, tells, isEnough) : whole;
};

export interface Shrink {
  readonly rulesets: Rulesets;
  readonly context: RunContext;
  readonly behaviours: readonly Behaviour[];
  readonly isEnough?: (() => boolean) | undefined;
}

/** What there is already, but for boards that play does not leave, and lines that are not written. */
const problemsIn = (text: string, { from, to }: Rulesets, context: RunContext): ReadonlySet<string> => {
  const script = scriptOf(text);
  return new Set(
    [from, to].flatMap(ruleset =>
      (script === null ? [] : (judged(script, { ruleset }, context)?.problems ?? [])).flatMap(({ code }) =>
        code.startsWith('setup/') || code === 'flow/assumed' ? [] : [code],
      ),
    ),
  );
};

/** Whether its last line holds in that ruleset alone, and the behaviours, by themselves, turn that in both, without problems other than those. */
const isTelling = (
  text: string,
  holdsIn: keyof Rulesets,
  {
    rulesets: { from, to },
    context,
    behaviours,
    allowed,
  }: Omit<Shrink, 'isEnough'> & { readonly allowed: ReadonlySet<string> },
): boolean => {
  const script = scriptOf(text);
  if (script === null) return false;
  const last = lastLine(script);
  const comesTo = (variant: Variant, expected: boolean): boolean => {
    const found = judged(script, variant, context);
    return (
      found !== null &&
      found.held.get(last) === expected &&
      found.problems.every(({ code, severity }) => severity !== 'error' && allowed.has(code))
    );
  };
  const inOlder = holdsIn === 'from';
  return (
    comesTo({ ruleset: from }, inOlder) &&
    comesTo({ ruleset: to }, !inOlder) &&
    (behaviours.length === 0 ||
      (comesTo(switched(from, behaviours, to), !inOlder) && comesTo(switched(to, behaviours, from), inOlder)))
  );
};

const lastLine = ({ block }: Script): number => block.text.trimEnd().split('\n').length - 1;
