/** What comes after each line of a script: expectations leave open what the script goes on to decide. */
import type { Claim, Statement } from '../../language/syntax.ts';

/** What comes after a line. */
export interface Coming {
  /** The next line that is more than an expectation. */
  readonly next: Statement | null;
  /** Whether an expectation before that asks about the assignment that is open. */
  readonly asksAboutAssignment: boolean;
}

export const NOTHING_COMES: Coming = { next: null, asksAboutAssignment: false };

/** For each line. */
export const comingBehind = (lines: readonly Statement[]): readonly Coming[] => {
  let coming = NOTHING_COMES;
  const found: Coming[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const s = lines[at] as Statement;
    found.push(coming);
    if (s.kind !== 'expect') coming = { next: s, asksAboutAssignment: false };
    else if (isAboutAssignment(s.claim)) coming = { next: coming.next, asksAboutAssignment: true };
  }
  return found.reverse();
};

/** What is asked about an assignment is asked while that is open. */
export const isAboutAssignment = (claim: Claim): boolean => {
  if (claim.about === 'legality') return claim.action.kind === 'assign';
  if (claim.about === 'units') return claim.fact.kind === 'needs';
  return claim.about === 'players' && claim.fact.kind === 'damage to assign';
};
