/**
 * What happens between two lines of a script without a line of its own. Expectations only look on: what the script goes
 * on to decide stays open for them, so that the lines after one come out as if it were not there.
 */
import type { State } from '../../game/state/state.ts';
import { onlyLooks, type Span, type Statement } from '../../language/syntax.ts';
import type { Problem } from '../report/problems.ts';
import { assumeAcceptance, type Between } from './assumedAcceptance.ts';
import { assumeOrdersOn, reliedOnOrders } from './assumedOrder.ts';
import { makeForcedFor, makeForcedOn } from './forced.ts';
import { advance, type LineOutcome, onCopy, type Script, type ScriptLine } from './playing.ts';

/** What the game goes on to at a line: the line itself, or what comes after an expectation. */
export const goesOnTo = ({ statement: s, coming }: ScriptLine): Statement | null => (onlyLooks(s) ? coming.next : s);

/** Plays a line on the game as it needs it. `play` is called once, with the state as it came to the line. */
export const playBetween = <T extends LineOutcome>(
  script: Script,
  line: ScriptLine,
  play: (reached: State) => T,
): T => {
  const { statement: s, coming, previous } = line;
  const between: Between = { next: goesOnTo(line), previous, coming: s.span };
  const assumed = assumeAcceptance(script, between);
  const reached = script.progress.beforeNeeded ?? script.play.state;
  if (onlyLooks(s) && coming.asksAboutAssignment) {
    const outcome = onCopy(script, () => {
      settle(script, between, line);
      return play(reached);
    });
    return { ...outcome, problems: [...assumed, ...outcome.problems] };
  }
  const settled = settle(script, between, line);
  const isDoneForIt = onlyLooks(s) && reached !== script.play.state;
  const beforeNeeded = isDoneForIt ? reached : null;
  if (beforeNeeded !== script.progress.beforeNeeded)
    advance(script, next => {
      next.beforeNeeded = beforeNeeded;
    });
  const { state: before } = script.play;
  const outcome = play(reached);
  const orders = reliedOnOrders(script, before, s.span);
  if (assumed.length + settled.length + orders.length === 0) return outcome;
  return { ...outcome, problems: [...assumed, ...settled, ...outcome.problems, ...orders] };
};

/** At the end of the script. */
export const settleAll = (script: Script, previous: Span | null): readonly Problem[] =>
  settle(script, { next: null, previous, coming: null }, null);

/** `line`: the one that is about to be played; null at the end of the script. */
const settle = (script: Script, between: Between, line: ScriptLine | null): readonly Problem[] => {
  let problems: readonly Problem[] = NOTHING;
  const { state: first } = script.play;
  for (let before = null; before !== script.play.state; ) {
    const assumed = assumeAcceptance(script, between);
    if (assumed.length > 0) problems = [...problems, ...assumed];
    before = script.play.state;
    assumeOrdersOn(script, between);
    if (line === null) makeForcedOn(script);
    else makeForcedFor(script, line);
  }
  const at = between.previous ?? between.coming;
  const orders = at === null ? NOTHING : reliedOnOrders(script, first, at);
  return orders.length === 0 ? problems : [...problems, ...orders];
};

const NOTHING: readonly never[] = [];
