/**
 * The question behind an expectation, answered: `expect Pike is not dead` asks whether Pike is dead, `cannot` and `can` alike
 * whether something may be done. So "yes" and "no" mean the same whichever way round it was written.
 */
import type { Act } from '../../game/actions.ts';
import type { Concept } from '../../game/state/concepts.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Step } from '../../game/state/steps.ts';
import type { Action, StandingClaim } from '../../language/syntax.ts';
import { isAboutAssignment } from '../acts/coming.ts';
import { notRunSoFar } from '../acts/notRun.ts';
import { type Script, type ScriptLine, scopeOf } from '../acts/playing.ts';
import { unreadInPlay } from '../acts/unread.ts';
import { decisionText } from '../acts/waiting.ts';
import type { Scope } from '../names/resolve.ts';
import type { ExpectationAnswer, Reason } from '../report/report.ts';
import { causeOfFact } from './cause.ts';
import { judgeClaim } from './claims.ts';
import type { ClaimVerdict } from './claimVerdict.ts';
import { disregarded, invitationFor } from './disregarded.ts';
import { undecidedBy } from './hanging.ts';
import { claimsOfEach, isDeniedByWhatIs, type OfFact, spokenAction, spokenFact } from './spoken.ts';
import { damageSumOf, keptOf, savedBy, sumsOf } from './standing.ts';
import { isOfTheMoment, openText, unresolvedIn } from './unresolved.ts';

/** What an expectation asks, and how it is judged. */
interface JudgedClaim {
  readonly claim: StandingClaim;
  readonly verdict: ClaimVerdict;
  /** The rule that it names without being refused by it. */
  readonly notBecause: string | null;
  /** The name of the card that it asks about playing or activating. */
  readonly card: string | null;
  /** Of a question that "yes" and "no" do not answer. */
  readonly askedFor?: AskedFor;
}

/** Who, how much or where: as the question has it without its question mark, with its answer. */
export interface AskedFor {
  readonly question: string;
  readonly reply: string;
  /** Whether it is answered as things stand, whatever is still to be decided. */
  readonly isOfMoment: boolean;
}

/** Worked out when it is needed, on the game as the expectation found it. */
export const answerTo = (
  script: Script,
  { coming }: ScriptLine,
  { claim, verdict, notBecause, card, askedFor }: JudgedClaim,
): (() => ExpectationAnswer) => {
  const scope = scopeOf(script);
  const { state, names } = scope;
  const { steps } = script.play.recorder;
  const taken = steps.length;
  const { assumed } = script.progress;
  const notRun = notRunSoFar(script, card);
  const before = coming.next?.span ?? null;
  return () => {
    const isNow = askedFor?.isOfMoment === true;
    const ofMoment = isNow || isOfTheMoment(claim) || isAboutAssignment(claim);
    const said =
      claim.about === 'legality'
        ? ofAction(claim, verdict, state, notBecause)
        : ofFact(steps.slice(0, taken), scope, claim, verdict, askedFor);
    const { decision } = state;
    const asks = ofMoment || decision === null || before !== null ? null : decisionText(state, decision);
    const waits = isNow ? null : undecidedBy(scope, claim, verdict.holds, coming);
    return {
      ...said,
      before,
      waits: verdict.unspecified === true ? verdict.actual : waits,
      open: asks ?? (ofMoment ? null : openText(state)),
      turns: !verdict.holds && verdict.unspecified !== true && unresolvedIn(scope, claim)?.thenHolds === true,
      unread: unreadInPlay(state, names.cards),
      notRun: notRun(),
      assumed: said.yes ? [...assumed, ...disregarded(claim, scope)] : assumed,
    };
  };
};

type PlainAnswer = Pick<ExpectationAnswer, 'asks' | 'question' | 'yes' | 'reply' | 'says' | 'because'>;

const ofAction = (
  claim: Extract<StandingClaim, { about: 'legality' }>,
  { refusals = [], players = [] }: ClaimVerdict,
  state: State,
  notBecause: string | null,
): PlainAnswer => {
  const yes = refusals.length === 0;
  const reasons: readonly Reason[] = yes
    ? [{ text: '', rules: [...invitedBy(claim.action, state, players), allowedBy(claim.action, state)] }]
    : refusals.map(({ message, rules }) => ({ text: message, rules }));
  return {
    asks: 'legality',
    question: spokenAction(claim.player, claim.action, 'yes'),
    yes,
    reply: null,
    says: `${spokenAction(claim.player, claim.action, yes ? 'yes' : 'no')}${notBecause === null ? '' : `, though not because of ${notBecause}`}`,
    because: onceEach(reasons),
  };
};

/** The rule by which one does it on a teammate's turn, where that takes an invitation. */
const invitedBy = (action: Action, state: State, players: readonly PlayerId[]): readonly Concept[] =>
  players.some(who => invitationFor(action, state, who) !== null) ? ['mode.team.teammates-turn'] : [];

/** The rule by which players do it at all. */
const allowedBy = ({ kind }: Action, { chain, decision }: State): Concept => {
  if (kind === 'pass') return chain.length > 0 ? 'chain.execute.pass' : 'showdown.pass';
  if (decision?.kind === 'choose') return decision.rule;
  return ALLOWED[kind];
};

const ALLOWED: Readonly<Record<Exclude<Action['kind'], 'pass'>, Concept>> = {
  move: 'move.standard',
  assign: 'combat.assign',
  begin: 'combat.staged.choice',
  'end-turn': 'turn.end',
  concede: 'concede',
  play: 'play.legality',
  activate: 'ability.activate.begin',
  hide: 'hide',
  choose: 'play.choices',
  accept: 'play.choices',
  decline: 'play.choices',
  order: 'play.choices',
  name: 'naming.what',
} satisfies Record<
  Exclude<Act['kind'] | Action['kind'], 'pass' | 'answer' | 'turn' | 'effect' | 'activate-place'>,
  Concept
>;

const ofFact = (
  steps: readonly Step[],
  scope: Scope,
  claim: OfFact,
  verdict: ClaimVerdict,
  askedFor: AskedFor | undefined,
): PlainAnswer => {
  if (askedFor !== undefined) {
    const why = whyOf(steps, scope, claim, verdict, causeOfFact(steps, scope, claim, verdict));
    const because = [...sumsOf(scope.state, claim, verdict.units), ...why];
    const { question, reply } = askedFor;
    return { asks: 'fact', question, reply, yes: true, says: verdict.actual, because };
  }
  const parts = claimsOfEach(claim);
  const isTrue = (part: OfFact): boolean => {
    const judged = judgeClaim(scope.state, part, scope);
    return judged.ok && judged.value.holds;
  };
  const so = parts.filter(isTrue);
  const notSo = parts.filter(part => !so.includes(part));
  // Of a list, "yes" is said of all; where none of them was to be so, of any.
  const yes = claim.negated ? so.length > 0 : notSo.length === 0;
  const decisive = yes ? so : notSo;
  const about = yes === claim.negated ? decisive : parts;
  const says = !yes && isDeniedByWhatIs(claim) ? verdict.actual : spokenFact(about, yes ? 'yes' : 'no');
  // What is so became so with a step; what is not may have been otherwise before in other ways.
  const cause = yes
    ? causeOfFact(steps, scope, claim, verdict, then => then.holds === verdict.holds)
    : causeOfFact(steps, scope, claim, verdict);
  const withWhatIs = verdict.actual.startsWith(says) ? verdict.actual : `${says}; ${verdict.actual}`;
  return {
    asks: 'fact',
    question: spokenFact(parts, 'yes'),
    yes,
    reply: null,
    says: yes ? says : withWhatIs,
    because: [...sumsOf(scope.state, claim, verdict.units), ...whyOf(steps, scope, claim, verdict, cause)],
  };
};

/** A unit that something has saved is alive for that, wherever it went then. */
const whyOf = (
  steps: readonly Step[],
  scope: Scope,
  claim: OfFact,
  verdict: ClaimVerdict,
  cause: Step | undefined,
): readonly Reason[] => {
  const dealt = damageSumOf(scope, claim);
  if (dealt.length > 0) return dealt;
  const saved = savedBy(steps, scope, claim, verdict.units);
  if (saved.length > 0) return saved;
  return cause === undefined ? keptOf(scope, claim) : [{ text: cause.text, rules: [cause.rule] }];
};

const onceEach = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ text }, at) => reasons.findIndex(other => other.text === text) === at);
