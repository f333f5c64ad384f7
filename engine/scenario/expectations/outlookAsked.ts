/** An outlook that is claimed at a line, in the names of its scenario: from where, how far, and what is looked for. */
import type { Goal, Helpers } from '../../game/explore/force.ts';
import { endOf, type Horizon, pliesFromNow, turnsFrom } from '../../game/explore/horizon.ts';
import type { Exploration } from '../../game/explore/plies.ts';
import type { Way } from '../../game/legalActs/wholeActs.ts';
import { exploredFrom } from '../../game/play/lookInto.ts';
import type { State } from '../../game/state/state.ts';
import { claim as claimText } from '../../language/print/claims.ts';
import type {
  OutlookClaim,
  ReachClaim,
  RepeatClaim,
  Span,
  StandingClaim,
  WrittenHorizon,
} from '../../language/syntax.ts';
import { type Script, scopeOf } from '../acts/playing.ts';
import { type Cards, libraryOf, NO_CARDS } from '../names/cards.ts';
import { playerNamed, type Scope } from '../names/resolve.ts';
import { found, mapFound, notFound, type Resolved, resolveEach, resolveFields } from '../names/resolved.ts';
import type { OutlookQuestion, ReachQuestion, RepeatQuestion } from '../report/outlook.ts';
import { problem } from '../report/problems.ts';
import { judgeClaim } from './claims.ts';

export const outlookAsked = (script: Script, claim: OutlookClaim, span: Span): Resolved<OutlookQuestion> =>
  claim.modality === 'repeat' ? repeatAsked(script, claim, span) : reachAsked(script, claim, span);

export const reachAsked = (script: Script, claim: ReachClaim, span: Span): Resolved<ReachQuestion> => {
  const scope = scopeOf(script);
  const read = resolveFields({
    goal: mapFound(goalOf(claim.claims, scope, span), goal => lookedFor(claim, goal)),
    helpers: helpersOf(claim, scope),
    horizon: horizonAt(scope.state, claim.horizon),
  });
  return mapFound(read, ({ goal, helpers, horizon }) => ({
    ...askedAt(script, span, horizon),
    claim,
    goal,
    helpers,
  }));
};

/** Of the acts at a point, those that are nobody's choice are done at once, unless acts are counted. */
const askedAt = ({ settings, play }: Script, span: Span, horizon: Horizon): Asked => ({
  id: `${settings.ruleset} ${span.start}`,
  ruleset: settings.ruleset,
  span,
  state: exploredFrom(play.state),
  exploration: {
    horizon,
    ply: horizon.plies === undefined ? 'written' : 'each',
    way: wayOn(horizon.lastTurn, settings.names.cards),
  },
});
type Asked = Pick<OutlookQuestion, 'id' | 'ruleset' | 'span' | 'state' | 'exploration'>;

/** How many acts a loop takes at most where nothing is said. */
export const MOST_ACTS_OF_LOOP = 8;

/** Which of several objects that are alike something is done with makes no difference to a loop. */
export const loopsFrom = <How extends Pick<Exploration, 'ply' | 'way'>>(how: How): How => ({
  ...how,
  ply: 'choices',
  way: { ...how.way, alike: 'all objects' },
});

const repeatAsked = (script: Script, claim: RepeatClaim, span: Span): Resolved<RepeatQuestion> => {
  const scope = scopeOf(script);
  const { horizon: said, gain = null } = claim;
  const isCounted = said?.kind === 'acts';
  const read = resolveFields({
    who: playerNamed(scope, claim.player),
    mostActs: isCounted ? atLeastOne(said.count.value, said.span, 'act') : found(MOST_ACTS_OF_LOOP),
    horizon: said?.kind === 'turns' ? acrossTurns(said.span) : horizonAt(scope.state, isCounted ? undefined : said),
  });
  return mapFound(read, ({ who, mostActs, horizon }) => {
    const asked = askedAt(script, span, horizon);
    return { ...asked, of: 'loop', claim, loop: { who, gain, mostActs }, exploration: loopsFrom(asked.exploration) };
  });
};

const acrossTurns = (span: Span): Resolved<never> =>
  notFound(
    problem(
      'setup/value',
      span,
      'Loops are searched for within one turn, because everything becomes ready again in the next. Write “within this turn”, or leave the limit out.',
    ),
  );

/** What is played on with; runes that can change places are one to every player. */
export const wayOn = (lastTurn: number, cards: Cards = NO_CARDS): Way => ({
  library: libraryOf(cards),
  lastTurn,
  alike: 'those without names',
});

/**
 * All of these true together; each name has to mean something where it is asked, and what is counted has to be told: of what is not, one
 * claim would never come true, nor would its opposite. `span`: of the line.
 */
export const goalOf = (claims: readonly StandingClaim[], scope: Scope, span: Span = NO_LINE): Resolved<Goal> => {
  const { names, state } = scope;
  const unspecified = unspecifiedIn(claims, scope);
  if (unspecified !== null) return notFound(problem('expect/failed', span, unspecified));
  const isTrue = (at: State, claim: StandingClaim): boolean => {
    const judged = judgeClaim(at, claim, { names, state: at });
    return judged.ok && judged.value.holds && judged.value.unspecified !== true;
  };
  return mapFound(
    resolveEach(claims, claim => judgeClaim(state, claim, { names, state })),
    () => ({
      isReached: at => claims.every(claim => isTrue(at, claim)),
      isOfThePosition: claims.every(isOfThePosition),
    }),
  );
};

/** What keeps one of them from being told, as a sentence; null where nothing does. */
export const unspecifiedIn = (claims: readonly StandingClaim[], { names, state }: Scope): string | null => {
  for (const claim of claims) {
    const judged = judgeClaim(state, claim, { names, state });
    if (judged.ok && judged.value.unspecified === true)
      return `Whether "${claimText(claim)}" is true cannot be determined: ${judged.value.actual}.`;
  }
  return null;
};

const NO_LINE: Span = { start: 0, end: 0 };

/** Whether a claim asks for nothing that two ways to one position may differ in. */
const isOfThePosition = (claim: StandingClaim): boolean => {
  switch (claim.about) {
    case 'units':
      return claim.fact.kind !== 'was dealt';
    case 'players':
      return claim.fact.kind !== 'wins the combat' && claim.fact.kind !== 'loses the combat';
    case 'places':
    case 'presence':
    case 'state':
      return true;
    // What is legal is, but for what only a line can say.
    case 'chain':
    case 'combat':
    case 'legality':
    case 'triggered':
      return false;
  }
};

/** What has to be so whatever is done, is looked for where it is not. */
const lookedFor = ({ modality }: ReachClaim, goal: Goal): Goal =>
  modality === 'possible' || modality === 'force'
    ? goal
    : { ...goal, isReached: at => !goal.isReached(at), isOfTheEnd: modality === 'certain' };

const helpersOf = (claim: ReachClaim, scope: Scope): Resolved<Helpers> =>
  claim.modality === 'force' ? playerNamed(scope, claim.player) : found('all');

const horizonAt = (state: State, said: WrittenHorizon | undefined): Resolved<Horizon> => {
  if (said === undefined || said.kind === 'turn') return found(turnsFrom(state, 0));
  switch (said.kind) {
    case 'turns':
      return mapFound(atLeastOne(said.count.value, said.span, 'turn'), turns => turnsFrom(state, turns - 1));
    case 'acts':
      return mapFound(atLeastOne(said.count.value, said.span, 'act'), plies => pliesFromNow(state, plies));
    default: {
      const end = endOf(state, said.kind);
      return end === null
        ? notFound(
            problem(
              'flow/not-now',
              said.span,
              `No ${said.kind} is under way here. Put this line where one is, or write “within this turn”.`,
            ),
          )
        : found(end);
    }
  }
};

const atLeastOne = (count: number, span: Span, what: string): Resolved<number> =>
  count < 1
    ? notFound(problem('setup/value', span, `Nothing can happen within 0 ${what}s. Write at least 1.`))
    : found(count);
