/** A question: answered as the game stands. No answer is wrong; it can only hang on a decision that waits. */
import { listed } from '../../game/play/query.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Name, Question, Span, StandingClaim, Statement } from '../../language/syntax.ts';
import { type LineOutcome, type Script, type ScriptLine, scopeOf } from '../acts/playing.ts';
import { cardNamedIn } from '../acts/unread.ts';
import { waitingProblem } from '../acts/waiting.ts';
import { numberFor } from '../citations/citing.ts';
import type { Scope } from '../names/resolve.ts';
import { mapFound, type Resolved } from '../names/resolved.ts';
import { problem } from '../report/problems.ts';
import type { ExpectationAnswer, ShortAnswer } from '../report/report.ts';
import { answerTo } from './answer.ts';
import { judgeClaim } from './claims.ts';
import { judgeInScript } from './claimsOfScript.ts';
import type { ClaimVerdict } from './claimVerdict.ts';
import { undecidedBy } from './hanging.ts';
import { answerOutlook } from './outlook.ts';
import { settled } from './settled.ts';

/** A name that refers to nothing is a problem in place of an answer. */
export const answerQuestion = (
  asItStands: Script,
  line: ScriptLine,
  ask: Extract<Statement, { kind: 'ask' }>,
): LineOutcome => {
  const { question, span, line: at } = ask;
  if (question.asks === 'outlook') return answerOutlook(asItStands, question.claim, ask);
  const { script, told } = settled(asItStands, line, question.asks === 'whether' ? question.claim : null);
  const found =
    question.asks === 'whether'
      ? mapFound(judgeInScript(script, line, question.claim), verdict => ({
          ...YES_OR_NO,
          claim: question.claim,
          verdict: told(verdict),
        }))
      : claimBehind(question, scopeOf(script));
  if (!found.ok) return { problems: found.problems };
  const { claim, verdict, reply, isOfMoment } = found.value;
  const asked = written(script, span);
  const card = claim.about === 'legality' ? cardNamedIn(script, claim.action) : null;
  const askedFor =
    reply === null ? {} : { askedFor: { question: asked.replace(/\?$/, ''), reply, isOfMoment: isOfMoment === true } };
  const answer = answerTo(script, line, { claim, verdict, notBecause: null, card, ...askedFor });
  const isUnspecified = verdict.unspecified === true;
  const isOpen =
    !isUnspecified && isOfMoment !== true && undecidedBy(scopeOf(script), claim, verdict.holds, line.coming) !== null;
  const open = `“${asked}” is not decided`;
  const unspecified = `“${asked}” cannot be answered: ${verdict.actual}.`;
  return {
    problems: [
      ...(isOpen ? [waitingProblem(script, span, { open })] : []),
      ...(isUnspecified ? [problem('flow/undecided', span, unspecified)] : []),
    ],
    refused: verdict.refusals ?? [],
    answered: {
      result: {
        line: at,
        span,
        asked,
        isDecided: !isOpen && !isUnspecified,
        answer,
        short: () => inShort(script, answer(), isUnspecified),
      },
      asked: card,
    },
  };
};

const written = ({ settings }: Script, { start, end }: Span): string =>
  settings.source
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/ *\?*$/, '?');

const inShort = (
  { settings }: Script,
  { waits, reply, yes, because }: ExpectationAnswer,
  isUnspecified: boolean,
): ShortAnswer => {
  if (isUnspecified) return { said: 'Not specified', rule: null };
  if (waits !== null) return { said: 'Not decided', rule: null };
  const rule = numberFor(settings.rules, because[0]?.rules ?? [], settings.edition);
  return { said: reply ?? (yes ? 'Yes' : 'No'), rule };
};

interface Found {
  /** That which is held against the game. */
  readonly claim: StandingClaim;
  readonly verdict: ClaimVerdict;
  /** Null where "yes" or "no" answers it. */
  readonly reply: string | null;
  readonly isOfMoment?: true;
}

const YES_OR_NO: Pick<Found, 'reply' | 'isOfMoment'> = { reply: null };

const claimBehind = (question: Exclude<Question, { asks: 'whether' | 'outlook' }>, scope: Scope): Resolved<Found> => {
  switch (question.asks) {
    case 'how much':
      return measured(question.measure, scope);
    case 'where': {
      const base = { kind: 'base', span: NOWHERE } as const;
      const claim = {
        about: 'units',
        units: question.units,
        fact: { kind: 'at', place: base },
        negated: false,
      } as const;
      return measured(claim, scope);
    }
    case 'who':
      return deedOf(question, scope);
  }
};

const NOWHERE: Span = { start: 0, end: 0 };

const judged = (
  claim: StandingClaim,
  scope: Scope,
  replyIn: (verdict: ClaimVerdict) => string | null,
): Resolved<Found> =>
  mapFound(judgeClaim(scope.state, claim, scope), verdict => ({ claim, verdict, reply: replyIn(verdict) }));

/** How much and where are asked of the moment: whatever it is, that is the answer. */
const measured = (claim: StandingClaim, scope: Scope): Resolved<Found> =>
  mapFound(judged(claim, scope, repliedTo), found => ({
    ...found,
    verdict: { ...found.verdict, holds: true },
    isOfMoment: true,
  }));

const repliedTo = ({ reply, actual }: ClaimVerdict): string => reply ?? actual;

/** The players of whom it is so; where there is none, what is so of all of them. */
const deedOf = ({ deed }: Extract<Question, { asks: 'who' }>, scope: Scope): Resolved<Found> => {
  const { state } = scope;
  const of = (players: readonly PlayerId[]): StandingClaim => ({
    about: 'players',
    players: players.map(id => nameOf(state, id)),
    fact: deed,
    negated: false,
  });
  const all = state.players.map((_, id) => id as PlayerId);
  const who = all.filter(id => {
    const said = judgeClaim(state, of([id]), scope);
    return said.ok && said.value.holds;
  });
  const names = who.map(id => nameOf(state, id).text);
  return judged(of(who.length === 0 ? all : who), scope, () => (who.length === 0 ? 'nobody' : listed(names)));
};

const nameOf = ({ players }: State, id: PlayerId): Name => ({
  text: players[id]?.name ?? '',
  quoted: true,
  span: NOWHERE,
});
