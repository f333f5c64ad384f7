/** Lines whose results two editions make different: which only one refuses, expects in vain, or answers so. */
import type { Diagnostic } from '../../../engine/scenario/report/report.ts';
import { answerLine } from '../verdict/reported.ts';
import type { ScenarioOutcome } from './outcome.ts';

export interface ChangedLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** In the order of the file. */
export const changedLines = (from: ScenarioOutcome, to: ScenarioOutcome): readonly ChangedLine[] => {
  const expectations = [...from.expectations].flatMap(([place, old]) => {
    const now = to.expectations.get(place);
    return now === undefined || now.holds === old.holds
      ? []
      : { line: old.line, from: heldOrNot(old), to: heldOrNot(now) };
  });
  const refusals = [...new Set([...from.refused.keys(), ...to.refused.keys()])].flatMap(line => {
    const [old, now] = [from.refused.get(line), to.refused.get(line)];
    return (old === undefined) === (now === undefined) ? [] : { line, from: allowedOrNot(old), to: allowedOrNot(now) };
  });
  const answers = [...from.answers].flatMap(([line, old]) => {
    const now = to.answers.get(line);
    return now === undefined || now.answer === old.answer ? [] : { line, from: answerLine(old), to: answerLine(now) };
  });
  return [...expectations, ...answers, ...refusals].sort((a, b) => a.line - b.line);
};

const heldOrNot = ({ holds, message }: { readonly holds: boolean; readonly message: string }): string =>
  `${holds ? 'holds' : 'does not hold'}: ${message}`;

const allowedOrNot = (refusal: Diagnostic | undefined): string =>
  refusal === undefined ? 'is allowed' : `is refused: ${withoutEditions(refusal.message)}`;

/** A problem of some editions begins with their names, which are beside it here. */
export const withoutEditions = (message: string): string => message.replace(/^In \d[\w., ]*: /, '');
