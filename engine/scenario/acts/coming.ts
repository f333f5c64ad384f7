/** What comes after each line of a script: expectations leave open what the script goes on to decide. */
import { type Claim, claimIn, type Looking, onlyLooks, type Statement } from '../../language/syntax.ts';

/** What comes after a line. */
export interface Coming {
  /** The next line that is more than an expectation or a question. */
  readonly next: Statement | null;
  /** Whether an expectation or a question before that is about the assignment that is open. */
  readonly asksAboutAssignment: boolean;
  /** Whether branches open before that: what is open here is decided in them. */
  readonly branches: boolean;
}

export const NOTHING_COMES: Coming = { next: null, asksAboutAssignment: false, branches: false };

/** For each line; null is a branch that opens between two of them. */
export const comingBehind = (lines: readonly (Statement | null)[]): readonly Coming[] => {
  let coming = NOTHING_COMES;
  const found: Coming[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const s = lines[at] ?? null;
    if (s === null) {
      coming = { ...coming, branches: true };
      continue;
    }
    found.push(coming);
    if (!onlyLooks(s)) coming = { next: s, asksAboutAssignment: false, branches: false };
    else if (looksAtAssignment(s)) coming = { ...coming, asksAboutAssignment: true };
  }
  return found.reverse();
};

/** What is asked about an assignment is asked while that is open. */
export const isAboutAssignment = (claim: Claim): boolean => {
  if (claim.about === 'legality') return claim.action.kind === 'assign';
  if (claim.about === 'units') return claim.fact.kind === 'needs';
  return claim.about === 'players' && claim.fact.kind === 'damage to assign';
};

/** Whether it is such a claim that a line makes, or asks about. */
export const looksAtAssignment = (s: Looking): boolean => {
  const claim = claimIn(s);
  return claim !== null && isAboutAssignment(claim);
};
