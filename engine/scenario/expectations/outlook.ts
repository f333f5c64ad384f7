/** Lines that claim or ask what can come: judged by what was found where all of it was explored. */

import { inFigures } from '../../bounds.ts';
import { claim as claimText } from '../../language/print/claims.ts';
import { question as questionText } from '../../language/print/questions.ts';
import type { OutlookClaim, Statement } from '../../language/syntax.ts';
import { capitalized } from '../../lists.ts';
import { notRunSoFar } from '../acts/notRun.ts';
import { type LineOutcome, type Script, type ScriptLine, scopeOf } from '../acts/playing.ts';
import { unreadInPlay } from '../acts/unread.ts';
import { allThatMatters } from '../report/howFar.ts';
import { holds, type Outlook, type OutlookQuestion } from '../report/outlook.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { ExpectationAnswer, ExpectationResult } from '../report/report.ts';
import { conditionsText } from './conditions.ts';
import { outlookAsked, unspecifiedIn } from './outlookAsked.ts';
import { assumedIn, conditionsIn } from './outlookAssumed.ts';
import { scriptFixes, withOpposite } from './outlookFixes.ts';
import { proofOf } from './outlookProof.ts';
import { counted, isSoAlready, nearerOnes, outlookAtAGlance, plyOf, reasonsFound } from './outlookWording.ts';

export const judgeOutlook = (
  script: Script,
  line: ScriptLine,
  claim: OutlookClaim,
  statement: Extract<Statement, { kind: 'expect' }>,
): LineOutcome => {
  const { span } = statement;
  const unspecified = unspecifiedBy(script, claim);
  if (unspecified !== null) return failedAsUnspecified(script, claim, statement, unspecified);
  const asked = outlookAsked(script, claim, span);
  if (!asked.ok) return { problems: asked.problems };
  const question = asked.value;
  const outlook = script.settings.outlookOf(question);
  const said = claimText(claim);
  const verdict = outlook === undefined ? null : holds(claim, outlook);
  const without = withoutWhat(script, question, outlook);
  const message = `${messageOf(question, outlook, said)}${without}`;
  // Before the answer, which repeats what is assumed.
  const given = assumedIn(script, question, outlook);
  const isEmpty = verdict === true && outlook !== undefined && isSoAlready(question, outlook);
  const glance = outlookAtAGlance(outlook);
  const proof = proofOf(question, outlook);
  const fixes = scriptFixes(script, line, question, outlook);
  const wrong: readonly Problem[] =
    verdict === false
      ? [
          problem('expect/failed', span, `Expected "${said}", but ${message}`, {
            fixes: [...withOpposite(claim), ...fixes],
          }),
        ]
      : [];
  const empty: readonly Problem[] = isEmpty
    ? [problem('flow/undecided', span, `"${said}" holds, but decides nothing: it is already true at this line.`)]
    : [];
  const result: ExpectationResult = {
    line: statement.line,
    span,
    holds: verdict === true,
    isDecided: verdict !== null && !isEmpty,
    message: verdict === false ? (wrong[0]?.message ?? '') : capitalized(message),
    ...(glance === null ? {} : { short: glance }),
    ...(fixes.length === 0 ? {} : { scripts: fixes }),
    outlook: question,
    ...(proof === null ? {} : { proof }),
    answer: answerOf(script, question, outlook),
  };
  return {
    problems: [...wrong, ...empty, ...undecided(question, outlook, said), ...given],
    judged: { result, isUndecided: verdict === null || isEmpty, asked: null },
  };
};

/** What keeps it from being told, as a sentence; null where nothing does. */
export const unspecifiedBy = (script: Script, claim: OutlookClaim): string | null =>
  claim.modality === 'repeat' ? null : unspecifiedIn(claim.claims, scopeOf(script));

export const failedAsUnspecified = (
  script: Script,
  claim: OutlookClaim,
  { line, span }: Pick<Statement, 'line' | 'span'>,
  unspecified: string,
): LineOutcome => ({
  problems: [problem('expect/failed', span, unspecified)],
  judged: {
    result: {
      line,
      span,
      holds: false,
      isDecided: true,
      message: unspecified,
      answer: answerOfUnspecified(script, claim, unspecified),
    },
    isUndecided: false,
    asked: null,
  },
});

const answerOfUnspecified = (script: Script, claim: OutlookClaim, unspecified: string): (() => ExpectationAnswer) => {
  const says = claimText(claim);
  return answerAbout(script, () => ({
    question: capitalized(says),
    yes: false,
    says,
    because: [],
    waits: unspecified,
  }));
};

/** The same, asked. */
export const answerOutlook = (
  script: Script,
  claim: OutlookClaim,
  { line, span }: Extract<Statement, { kind: 'ask' }>,
): LineOutcome => {
  const text = questionText({ asks: 'outlook', claim });
  const unspecified = unspecifiedBy(script, claim);
  if (unspecified !== null)
    return {
      problems: [problem('flow/undecided', span, unspecified)],
      answered: {
        result: {
          line,
          span,
          asked: text,
          isDecided: false,
          answer: answerOfUnspecified(script, claim, unspecified),
          short: () => ({ said: 'Not decided', rule: null }),
        },
        asked: null,
      },
    };
  const asked = outlookAsked(script, claim, span);
  if (!asked.ok) return { problems: asked.problems };
  const question = asked.value;
  const outlook = script.settings.outlookOf(question);
  const verdict = outlook === undefined ? null : holds(claim, outlook);
  const known = verdict === true ? 'Yes' : 'No';
  return {
    problems: [...undecided(question, outlook, text), ...assumedIn(script, question, outlook)],
    answered: {
      result: {
        line,
        span,
        asked: text,
        outlook: question,
        isDecided: verdict !== null,
        answer: answerOf(script, question, outlook),
        without: withoutWhat(script, question, outlook).trim(),
        short: () => ({ said: verdict === null ? notKnown(outlook) : known, rule: null }),
      },
      asked: null,
    },
  };
};

const notKnown = (outlook: Outlook | undefined): string => (outlook === undefined ? 'Not explored yet' : 'Not decided');

/** What an answer that is known is without, as sentences behind it; empty where it is without nothing. */
export const withoutWhat = (script: Script, question: OutlookQuestion, outlook: Outlook | undefined): string => {
  if (outlook === undefined || outlook.isFound === null) return '';
  const text = conditionsText(conditionsIn(script, question, outlook));
  return text === '' ? '' : ` ${text}`;
};

export const messageOf = (question: OutlookQuestion, outlook: Outlook | undefined, said: string): string => {
  if (outlook === undefined) return `whether "${said}" holds has not been explored yet.`;
  if (outlook.isFound === null) return notDecided(question, outlook, said);
  return `${reasonsFound(question, outlook)}.`;
};

export const undecided = (question: OutlookQuestion, outlook: Outlook | undefined, said: string): readonly Problem[] =>
  outlook?.isFound === null
    ? [problem('explore/undecided', question.span, capitalized(notDecided(question, outlook, said)))]
    : [];

const ABOVE =
  ' All claims of a scenario share one limit with its script, and all claims of a file share another: put this claim elsewhere.';

const notDecided = (question: OutlookQuestion, outlook: Outlook, said: string): string => {
  const { positions, depth, isSpent } = outlook;
  const all = allThatMatters(depth, plies => counted(plies, plyOf(question)));
  return `whether "${said}" holds was not decided: ${inFigures(positions)} positions were examined, ${all}.${nearerOnes(question, outlook)}${isSpent ? ABOVE : ''}`;
};

/** What is told with the script as it stands: worked out when it is needed. */
export const answerAbout = (
  script: Script,
  told: () => Pick<ExpectationAnswer, 'question' | 'yes' | 'says' | 'because' | 'waits'>,
): (() => ExpectationAnswer) => {
  const { play, settings, progress } = script;
  const { state } = play;
  const { assumed } = progress;
  const notRun = notRunSoFar(script, null);
  return () => ({
    asks: 'fact',
    ...told(),
    reply: null,
    before: null,
    open: null,
    turns: false,
    unread: unreadInPlay(state, settings.names.cards),
    notRun: notRun(),
    assumed,
  });
};

export const answerOf = (
  script: Script,
  question: OutlookQuestion,
  outlook: Outlook | undefined,
): (() => ExpectationAnswer) => {
  const { claim } = question;
  return answerAbout(script, () => {
    const isTrue = outlook === undefined ? null : holds({ ...claim, negated: false }, outlook);
    return {
      question: capitalized(claimText({ ...claim, negated: false })),
      yes: isTrue === true,
      says: claimText({ ...claim, negated: isTrue === false }),
      because:
        outlook === undefined || isTrue === null
          ? []
          : [{ text: `${capitalized(reasonsFound(question, outlook))}.`, rules: [] }],
      waits: isTrue === null ? messageOf(question, outlook, claimText(claim)) : null,
    };
  });
};
