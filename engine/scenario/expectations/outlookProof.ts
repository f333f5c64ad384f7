/** What shows that a claim of all that can come holds, or does not: lines that the runner has played. */
import { claim as claimText } from '../../language/print/claims.ts';
import { forcer, type Outlook, type OutlookQuestion, type Proof } from '../report/outlook.ts';

/** Null where nothing was found to be shown: that something cannot come is shown by all positions alone. */
export const proofOf = (question: OutlookQuestion, outlook: Outlook | undefined): Proof | null => {
  const script = outlook?.script ?? null;
  if (outlook === undefined || script === null) return null;
  const { isFound, strategy, loop } = outlook;
  const claim = claimText({ ...question.claim, negated: false });
  if (question.of === 'loop') return { claim, kind: 'cycle', lines: script.lines, leading: loop?.leading ?? 0 };
  if (forcer(question) === null) {
    const kind = question.claim.modality === 'possible' ? 'witness' : 'counterexample';
    return { claim, kind, lines: script.lines };
  }
  if (isFound !== true) return { claim, kind: 'refutation', lines: script.lines };
  return strategy == null ? { claim, kind: 'line', lines: script.lines } : { claim, kind: 'strategy', lines: strategy };
};
