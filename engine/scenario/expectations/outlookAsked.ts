/** An outlook that is claimed at a line, in the names of its scenario: from where, how far, and what is looked for. */
import type { Goal, Helpers } from '../../game/explore/force.ts';
import { endOf, type Horizon, pliesFromNow, turnsFrom } from '../../game/explore/horizon.ts';
import type { Way } from '../../game/legalActs/wholeActs.ts';
import { exploredFrom } from '../../game/play/lookInto.ts';
import type { State } from '../../game/state/state.ts';
import type { OutlookClaim, Span, StandingClaim, WrittenHorizon } from '../../language/syntax.ts';
import { type Script, scopeOf } from '../acts/playing.ts';
import { type Cards, libraryOf, NO_CARDS } from '../names/cards.ts';
import { playerNamed, type Scope } from '../names/resolve.ts';
import { found, mapFound, notFound, type Resolved, resolveEach, resolveFields } from '../names/resolved.ts';
import type { OutlookQuestion } from '../report/outlook.ts';
import { problem } from '../report/problems.ts';
import { judgeClaim } from './claims.ts';

export const outlookAsked = (script: Script, claim: OutlookClaim, span: Span): Resolved<OutlookQuestion> => {
  const { settings } = script;
  const scope = scopeOf(script);
  const read = resolveFields({
    goal: mapFound(goalOf(claim.claims, scope), goal => lookedFor(claim, goal)),
    helpers: helpersOf(claim, scope),
    horizon: horizonAt(scope.state, claim.horizon),
  });
  return mapFound(read, ({ goal, helpers, horizon }) => ({
    id: `${settings.ruleset} ${span.start}`,
    ruleset: settings.ruleset,
    span,
    claim,
    state: exploredFrom(scope.state),
    goal,
    helpers,
    exploration: {
      horizon,
      ply: horizon.plies === undefined ? 'written' : 'all',
      way: wayOn(horizon.lastTurn, settings.names.cards),
    },
  }));
};

/** What is played on with; runes that can change places are one to every player. */
export const wayOn = (lastTurn: number, cards: Cards = NO_CARDS): Way => ({
  library: libraryOf(cards),
  lastTurn,
  alike: 'runes',
});

/** All of these true together; each name has to mean something where it is asked. */
export const goalOf = (claims: readonly StandingClaim[], { names, state }: Scope): Resolved<Goal> => {
  const isSo = (at: State, claim: StandingClaim): boolean => {
    const judged = judgeClaim(at, claim, { names, state: at });
    return judged.ok && judged.value.holds && judged.value.untold !== true;
  };
  return mapFound(
    resolveEach(claims, claim => judgeClaim(state, claim, { names, state })),
    () => ({ isReached: at => claims.every(claim => isSo(at, claim)) }),
  );
};

/** What has to be so whatever is done, is looked for where it is not. */
const lookedFor = ({ modality }: OutlookClaim, { isReached }: Goal): Goal => {
  if (modality === 'possible' || modality === 'force') return { isReached };
  return { isReached: at => !isReached(at), isOfTheEnd: modality === 'certain' };
};

const helpersOf = (claim: OutlookClaim, scope: Scope): Resolved<Helpers> =>
  claim.modality === 'force' ? playerNamed(scope, claim.player) : found('all');

const horizonAt = (state: State, said: WrittenHorizon | undefined): Resolved<Horizon> => {
  if (said === undefined || said.kind === 'turn') return found(turnsFrom(state, 0));
  switch (said.kind) {
    case 'turns':
      return said.count.value < 1 ? tooFew(said.span, 'turn') : found(turnsFrom(state, said.count.value - 1));
    case 'acts':
      return said.count.value < 1 ? tooFew(said.span, 'act') : found(pliesFromNow(state, said.count.value));
    default: {
      const end = endOf(state, said.kind);
      return end === null
        ? notFound(
            problem(
              'flow/not-now',
              said.span,
              `No ${said.kind} is under way here, so that nothing can come of it. Put the line where one is, or write “within this turn”.`,
            ),
          )
        : found(end);
    }
  }
};

const tooFew = (span: Span, what: string): Resolved<never> =>
  notFound(problem('setup/value', span, `Nothing comes within 0 ${what}s. Write 1 or more.`));
