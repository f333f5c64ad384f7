/**
 * What happens between two lines of a script: what needs no line of its own. Expectations look on: they leave open what the
 * script goes on to decide, so that the lines behind one come out as if it did not stand there.
 */
import type { Statement } from '../../language/syntax.ts';
import { assumeAcceptance } from './assumedAcceptance.ts';
import { makeForcedFor, makeForcedOn } from './forced.ts';
import type { Script } from './playing.ts';

/** What the game goes on to at a line: the line itself, or what comes behind an expectation. */
export const goesOnTo = (script: Script, s: Statement): Statement | null =>
  s.kind === 'expect' ? script.coming.next : s;

/** Plays a line on the game as it needs it. `play` is called once, with the state as it came to the line. */
export const playBetween = (script: Script, s: Statement, play: (reached: Script['reached']) => void): void => {
  const comes = goesOnTo(script, s);
  while (assumeAcceptance(script, comes));
  const reached = script.beforeNeeded ?? script.play.state;
  if (s.kind === 'expect' && script.coming.asksAboutAssignment) {
    onCopy(
      script,
      () => settle(script, comes, s),
      () => play(reached),
    );
    return;
  }
  settle(script, comes, s);
  script.beforeNeeded = s.kind === 'expect' && reached !== script.play.state ? reached : null;
  play(reached);
};

/** At the end of the script. */
export const settleAll = (script: Script): void => settle(script, null, null);

const settle = (script: Script, comes: Statement | null, s: Statement | null): void => {
  for (let before = null; before !== script.play.state; ) {
    while (assumeAcceptance(script, comes));
    before = script.play.state;
    if (s === null) makeForcedOn(script);
    else makeForcedFor(script, s);
  }
};

/** What is done in between is taken back again, and what was told of it; not what `judge` tells. */
const onCopy = (script: Script, done: () => void, judge: () => void): void => {
  const { play, passing, problems } = script;
  const { state, settled } = play;
  const taken = play.steps.length;
  const before = problems.length;
  done();
  const mine = problems.length - before;
  judge();
  problems.splice(before, mine);
  script.passing = passing;
  play.state = state;
  play.settled = settled;
  play.steps.length = taken;
};
