/**
 * What is left out of account where an expectation asks whether something can be done: costs of a player without
 * resources, hands that are not listed, and whether a teammate invites the player to act.
 */
import { inviterOf } from '../../game/chain/timing.ts';
import { player } from '../../game/play/query.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Action, StandingClaim } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { refCalled } from '../names/called.ts';
import { cardHeld, playerNamed, type Scope } from '../names/resolve.ts';
import type { Assumption } from '../report/report.ts';

/** As what a "yes" assumes. */
export const disregarded = (claim: StandingClaim, scope: Scope): readonly Assumption[] => {
  if (claim.about !== 'legality') return [];
  const { action } = claim;
  const who = playerNamed(scope, claim.player);
  if (!who.ok || (action.kind !== 'play' && action.kind !== 'activate' && action.kind !== 'hide')) return [];
  return [
    ...invitationAside(action, scope, who.value),
    ...costsAside(action, scope, who.value),
    ...handAside(action, scope, who.value),
  ];
};

/** "Ana invites Zoe"; null where Zoe needs no invitation to do it. */
export const invitationFor = ({ kind }: Action, state: State, who: PlayerId): string | null => {
  const inviter = kind === 'play' || kind === 'activate' ? inviterOf(state, who) : null;
  return inviter === null ? null : `${player(state, inviter).name} invites ${player(state, who).name}`;
};

const invitationAside = (action: Paid, { state }: Scope, who: PlayerId): readonly Assumption[] => {
  const says = invitationFor(action, state, who);
  const otherwise = "on a teammate's turn, a player plays and activates only when invited";
  return says === null ? [] : [{ span: action.span, says, otherwise }];
};

type Paid = Extract<Action, { kind: 'play' | 'activate' | 'hide' }>;

const costsAside = (action: Paid, scope: Scope, who: PlayerId): readonly Assumption[] => {
  const { name, pool } = player(scope.state, who);
  if (pool !== null || !costsResources(action, scope)) return [];
  return [
    {
      span: action.span,
      says: `${name} can pay for it`,
      otherwise: `costs are checked once the line “player ${quoteIfNeeded(name)}” has “energy”, “power” or “runes”`,
    },
  ];
};

const handAside = (action: Paid, scope: Scope, who: PlayerId): readonly Assumption[] => {
  if (action.kind === 'activate') return [];
  const { name, handKnown } = player(scope.state, who);
  const { card, span } = action;
  if (handKnown || cardHeld(scope.state, card.text, who) !== null) return [];
  const otherwise = `the line “player ${quoteIfNeeded(name)}” does not specify the hand`;
  return [{ span, says: `${name} has ${card.text} in hand`, otherwise }];
};

/** Energy or Power, as printed: what else it may cost is paid by what is on the board. */
const costsResources = (action: Paid, { names, state }: Scope): boolean => {
  if (action.kind === 'hide') return true;
  if (action.kind === 'play') {
    const print = names.cards.print(action.card.text);
    return !action.fromFacedown && print !== null && (print.energy > 0 || print.power.length > 0);
  }
  const ref = refCalled(names, state, action.source.text);
  const print = ref?.kind === 'object' ? state.objects[ref.id]?.print : undefined;
  return (
    print?.abilities.some(a => a.kind === 'activated' && (a.cost.energy !== 0 || a.cost.power.length > 0)) === true
  );
};
