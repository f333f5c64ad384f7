/** An `expect` line: judged, with what is actually so and the step that made it so. */

import { EDITIONS, type Edition } from '../../game/state/editions.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import { bookCitationText } from '../../language/print/bookCitation.ts';
import type { BookCitation, Citation, NamedRule, Span, StandingClaim, Statement } from '../../language/syntax.ts';
import { type LineOutcome, type Script, type ScriptLine, scopeOf } from '../acts/playing.ts';
import { cardNamedIn } from '../acts/unread.ts';
import { waitingProblem } from '../acts/waiting.ts';
import { type CitedConcept, isCited, lookUp, lookUpNamed, numberFor, unknownNumber } from '../citations/citing.ts';
import { addLineAbove } from '../report/lineEdits.ts';
import { likeliestFirst, type Problem, problem, replacementFix } from '../report/problems.ts';
import type { ExpectationResult, Fix, Related } from '../report/report.ts';
import { answerTo } from './answer.ts';
import { causeOfFact } from './cause.ts';
import { judgeInScript } from './claimsOfScript.ts';
import type { ClaimVerdict } from './claimVerdict.ts';
import { undecidedBy } from './hanging.ts';
import { type Missing, nothingBehind } from './nothingBehind.ts';
import { judgeOutlook } from './outlook.ts';
import { settled } from './settled.ts';
import { unresolved } from './unresolved.ts';

/**
 * Judges the claim on the state as the script has come to it. A name that refers to nothing is a problem in place of a
 * verdict.
 */
export const judgeExpectation = (asItStands: Script, line: ScriptLine, expectation: Expectation): LineOutcome => {
  const { claim, span, line: at } = expectation;
  if (claim.about === 'outlook') return judgeOutlook(asItStands, line, claim, expectation);
  const { script, told } = settled(asItStands, line, claim);
  const scope = scopeOf(script);
  const judged = judgeInScript(script, line, claim);
  if (!judged.ok) return { problems: judged.problems };
  const verdict = told(judged.value);
  const { wrong, further } = verdict.holds
    ? wrongReason(script, claim, verdict)
    : { wrong: failed(script, claim, span, verdict), further: [] };
  const notBecause = verdict.holds && wrong !== null ? reasonNamed(claim) : null;
  const asked = claim.about === 'legality' ? cardNamedIn(script, claim.action) : null;
  const hangs = verdict.unspecified !== true && undecidedBy(scope, claim, verdict.holds, line.coming) !== null;
  const missing = verdict.holds && wrong === null && !hangs ? nothingBehind(script, claim, verdict) : null;
  const isUndecided = hangs || missing !== null;
  const result: ExpectationResult = {
    line: at,
    span,
    holds: wrong === null,
    isDecided: !isUndecided,
    message: wrong === null ? sentence(verdict.actual) : wrong.message,
    answer: answerTo(script, line, { claim, verdict, notBecause, card: asked }),
  };
  const { refusals: refused = [] } = verdict;
  const waiting = hangs ? waitingProblem(script, span, { open: openText(script, span, verdict) }) : wrong;
  const reported = missing === null ? waiting : saysNothing(span, `"${claimText(script, span)}"`, missing);
  const problems = reported === null ? further : [...further, reported];
  return { problems, refused, judged: { result, isUndecided, asked } };
};

const openText = (script: Script, span: Span, { holds }: ClaimVerdict): string => {
  const said = `"${claimText(script, span)}"`;
  return holds ? `${said} holds as things stand, but is not decided` : `Whether ${said} holds is not decided`;
};

/** It holds whatever the rules say, so it has not passed. */
const saysNothing = (span: Span, said: string, { why, instead }: Missing): Problem =>
  problem('flow/undecided', span, `${said} holds, but decides nothing: ${why}. ${instead}`);

type Expectation = Extract<Statement, { kind: 'expect' }>;

/** What follows `because`. */
const reasonNamed = (claim: StandingClaim): string | null => {
  if (claim.about !== 'legality' || claim.because === undefined) return null;
  const { because } = claim;
  if (because.kind === 'named-rule') return because.text;
  if (because.kind === 'book') return bookCitationText(because);
  return because.edition === undefined ? because.number : `${because.number} (${because.edition.text})`;
};

const sentence = (text: string): string => {
  const first = text.charAt(0);
  const upper = first.toUpperCase();
  // Most begin with a name, which is as it is to be.
  const capital = first === upper ? text : upper + text.slice(1);
  return capital.endsWith('.') ? capital : `${capital}.`;
};

const failed = (script: Script, claim: StandingClaim, span: Span, verdict: ClaimVerdict): Problem => {
  const { settings } = script;
  const expected = claimText(script, span);
  if (claim.about === 'legality') {
    const concepts = (verdict.refusals ?? []).flatMap(r => r.rules);
    const number = numberFor(settings.rules, concepts, settings.edition) ?? undefined;
    const flipped = claim.legal ? 'cannot' : 'can';
    return problem(
      'expect/failed',
      span,
      `Expected "${expected}", but ${claim.legal ? `the rules refuse it: ${verdict.actual}` : `${verdict.actual}.`}`,
      {
        concepts,
        fixes: flipFixes(script, claim, span, flipped, number),
      },
    );
  }
  if (verdict.unspecified === true)
    return problem('expect/failed', span, `Whether "${expected}" is true cannot be determined: ${verdict.actual}.`);
  const cause = causeOfFact(script.play.recorder.steps, scopeOf(script), claim, verdict);
  const related: Related[] =
    cause === undefined || cause.line < 0 ? [] : [{ span: lineSpan(settings.source, cause.line), message: cause.text }];
  const because = cause === undefined ? '' : ` Last: ${cause.text}`;
  const waiting = unresolved(script, claim);
  const waits = waiting === null ? '' : ` ${waiting.says}`;
  return problem('expect/failed', span, `Expected "${expected}", but ${verdict.actual}.${because}${waits}`, {
    concepts: cause === undefined ? [] : [cause.rule],
    related,
    fixes: waiting?.thenHolds === true ? [addLineAbove(settings.source, span, 'all pass')] : [],
  });
};

/** The claim in the author's words, without `expect`. */
const claimText = (script: Script, span: Span): string =>
  script.settings.source
    .slice(span.start, span.end)
    .replace(/^expect\s+(?:in\s+[\d.,\s]+:\s*)?/i, '')
    .replace(/\s+/g, ' ')
    .trim();

const flipFixes = (
  script: Script,
  claim: Extract<StandingClaim, { about: 'legality' }>,
  span: Span,
  flipped: string,
  number: string | undefined,
) => {
  const text = script.settings.source.slice(span.start, span.end);
  const from = claim.player.span.end - span.start;
  const verb = /\b(cannot|can)\b/i.exec(text.slice(from));
  if (verb === null) return [];
  const start = span.start + from + verb.index;
  const word = replacementFix({ start, end: start + verb[0].length }, flipped, `Change to "${flipped}"`);
  const { because } = claim;
  if (claim.legal) {
    const reason =
      number === undefined ? [] : [{ span: { start: span.end, end: span.end }, text: ` because ${number}` }];
    return [
      {
        ...word,
        title: `Change to "cannot"${number === undefined ? '' : ` because ${number}`}`,
        edits: [...word.edits, ...reason],
        preferred: true,
      },
    ];
  }
  const tail = because === undefined ? [] : [{ span: { start: claim.action.span.end, end: span.end }, text: '' }];
  return [{ ...word, edits: [...word.edits, ...tail], preferred: true }];
};

const ANY_EDITION: readonly Edition[] = [...EDITIONS].reverse();

/** What is wrong with the reason that a claim names, and other reports about it. */
interface ReasonChecked {
  readonly wrong: Problem | null;
  readonly further: readonly Problem[];
}

/** `because`: one of the rules that refuse the action must be the cited one, or under it. */
const wrongReason = (script: Script, claim: StandingClaim, verdict: ClaimVerdict): ReasonChecked => {
  if (claim.about !== 'legality' || claim.because === undefined || claim.legal) return { wrong: null, further: [] };
  const { settings } = script;
  const { because } = claim;
  const refusals = verdict.refusals ?? [];
  if (because.kind === 'book') return { wrong: decidesNothing(script, because, refusals), further: [] };
  const { cited, unknown } =
    because.kind === 'rule' ? citedByNumber(script, because) : citedByName(script, because, refusals);
  if (cited === null) return { wrong: unknown, further: [] };
  const further = unknown === null ? [] : [unknown];
  if (refusals.some(r => r.rules.some(c => isCited(settings.rules, c, cited, settings.edition))))
    return { wrong: null, further: further };
  const from = because.kind === 'rule' && because.edition !== undefined ? cited.edition : null;
  const names = because.kind === 'named-rule' ? `${because.text} (${cited.number})` : because.number;
  const said =
    cited.edition === settings.edition || because.kind === 'named-rule' ? names : `${names} (${cited.edition})`;
  const message = `The rules do refuse this, but not because of ${said}: ${reasons(script, refusals)}`;
  const wrong = problem('expect/wrong-reason', because.span, message, {
    concepts: refusals.flatMap(r => r.rules),
    fixes: rightNumbers(script, because.span, refusals, from),
  });
  return { wrong, further: further };
};

/** Books beside the core rules are for judges; what a game allows, the core rules say. */
const decidesNothing = (
  script: Script,
  { prefix, number, span }: BookCitation,
  refusals: readonly Refusal[],
): Problem => {
  const what = script.settings.rules.otherBook?.(prefix)?.ofRule;
  return problem(
    'cite/other-book',
    span,
    `${prefix} ${number} is ${what === undefined ? 'no rule of the core rules' : `a ${what}`}, and decides nothing in a game. The core rules refuse this: ${reasons(script, refusals)}`,
    { concepts: refusals.flatMap(r => r.rules), fixes: rightNumbers(script, span, refusals, null) },
  );
};

/** The rule that is cited, if any edition has it, and a problem where it is not one of the scenario's editions. */
type CitedOrUnknown =
  | { readonly cited: CitedConcept; readonly unknown: Problem | null }
  | { readonly cited: null; readonly unknown: Problem };

const citedByNumber = ({ settings }: Script, because: Citation): CitedOrUnknown => {
  const inOwn = lookUp(settings.rules, because, settings.editions);
  if (inOwn !== null) return { cited: inOwn, unknown: null };
  // A number that no edition has cannot be the reason; one of another edition is reported, and may still be it.
  const cited = lookUp(settings.rules, because, ANY_EDITION);
  return { cited, unknown: unknownNumber(settings.rules, because, settings.editions[0] ?? settings.edition) };
};

const citedByName = (script: Script, { text, span }: NamedRule, refusals: readonly Refusal[]): CitedOrUnknown => {
  const { rules, editions } = script.settings;
  const cited = lookUpNamed(rules, text, editions) ?? lookUpNamed(rules, text, ANY_EDITION);
  if (cited !== null) return { cited, unknown: null };
  const message = `No keyword and no rule is called “${text}”; “because” takes a rule number. This is refused here: ${reasons(script, refusals)}`;
  const unknown = problem('cite/unknown', span, message, {
    concepts: refusals.flatMap(r => r.rules),
    fixes: rightNumbers(script, span, refusals, null),
  });
  return { cited: null, unknown };
};

/** Every reason in words, with its number. */
const reasons = ({ settings }: Script, refusals: readonly Refusal[]): string => {
  const byMessage = new Map(refusals.map(r => [r.message, numberFor(settings.rules, r.rules, settings.edition)]));
  return [...byMessage].map(([text, number]) => (number === null ? text : `${text} (${number})`)).join(' ');
};

/** The numbers that would be right: of the edition that was named, else as the scenario's newest edition has them. */
const rightNumbers = (
  { settings }: Script,
  span: Span,
  refusals: readonly Refusal[],
  from: Edition | null,
): readonly Fix[] => {
  const edition = from ?? settings.editions[0] ?? settings.edition;
  const right = refusals.flatMap(r => numberFor(settings.rules, r.rules, edition) ?? []);
  return likeliestFirst([...new Set(right)].map(number => replacementFix(span, number, `Change to ${number}`)));
};

const lineSpan = (source: string, line: number): Span => {
  let start = 0;
  for (let i = 0; i < line; i++) start = source.indexOf('\n', start) + 1;
  const end = source.indexOf('\n', start);
  const text = source.slice(start, end < 0 ? source.length : end);
  const indent = text.length - text.trimStart().length;
  return { start: start + indent, end: start + text.trimEnd().length };
};
