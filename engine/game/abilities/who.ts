/** The players that an ability's words mean. */

import { combatUnderWay, isInGame, opponents } from '../play/query.ts';
import type { Filter, Who } from '../state/cards/terms.ts';
import { slotNames } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { WHO_DID_SLOT } from '../state/slots.ts';
import type { GameObject, PlayerId, Ref } from '../state/state.ts';
import { asItWas, type Context, locationOf, objectOf } from './context.ts';

/**
 * The players that are meant, in turn order from "you". For `an opponent`, all opponents: the caller has one of them
 * chosen.
 */
export const playersMeant = (c: Context, who: Who): readonly PlayerId[] => {
  const { state, controller } = c;
  switch (who) {
    case 'you':
      return isNobodys(c) ? NOBODY : [controller];
    case 'an opponent':
    case 'opponents':
    case 'each player':
    case 'a player':
    case 'you or an ally':
    case 'you and each opponent':
    case 'each other player':
      return state.players
        .map((_, i) => ((controller + i) % state.players.length) as PlayerId)
        .filter(id => isInGame(state, id) && isInRound(c, who, id));
    case 'turn player':
      return [state.turnPlayer];
    case 'attacker':
    case 'defender': {
      const combat = combatUnderWay(state);
      return combat === null ? [] : [combat[who]];
    }
    case 'that player': {
      const chosen = c.antecedent?.find(r => r.kind === 'player');
      if (chosen?.kind === 'player') return [chosen.id];
      for (const slot of slotNames(c.slots))
        if (slot !== WHO_DID_SLOT) for (const r of c.slots[slot] ?? []) if (r.kind === 'player') return [r.id];
      // Of what is returned, it is the player whose hand it goes to.
      if (c.event?.on === 'return' && c.event.memo !== null) return [c.event.memo.owner];
      return c.event?.player === null || c.event === null ? [] : [c.event.player];
    }
    case 'its controller':
    case 'its owner': {
      const o =
        c.antecedent === null
          ? (c.event?.memo ?? null)
          : (c.antecedent.map(r => onBoardOrAsItLeft(c, r)).find(o => o !== null) ?? null);
      if (o !== null) return [who === 'its owner' ? o.owner : o.controller];
      const item = c.antecedent?.find(r => r.kind === 'item');
      const on = item?.kind === 'item' ? state.chain.find(i => i.id === item.id) : undefined;
      if (on !== undefined) return [on.controller];
      // Gone from the chain since a delayed ability was made.
      return flatMapped(c.slots['its controller'] ?? [], r => (r.kind === 'player' ? [r.id] : []));
    }
  }
};

/** `control.abilities.you`: on a battlefield that nobody controls, "you" is nobody. */
export const isNobodys = ({ source }: Pick<Context, 'source'>): boolean =>
  source.kind === 'battlefield' && source.uncontrolled === true;

const NOBODY: readonly never[] = [];

/** What an ability has moved off the board is its owner's by now: it looks back at whose it was (`play.information.look-back`). */
const onBoardOrAsItLeft = (c: Context, ref: Ref): GameObject | null => {
  const now = objectOf(c.state, ref);
  if (now === null || ref.kind !== 'object') return now;
  const isThere = now.incarnation === ref.incarnation && locationOf(c.state, now) !== null;
  return isThere ? now : (asItWas(c, ref) ?? now);
};

/**
 * For players described by their seats: whether one player is among them is asked far more often than for the whole
 * list.
 */
const isInRound = (
  { state, controller }: Context,
  who:
    | 'an opponent'
    | 'opponents'
    | 'each player'
    | 'a player'
    | 'you or an ally'
    | 'you and each opponent'
    | 'each other player',
  id: PlayerId,
): boolean => {
  switch (who) {
    case 'an opponent':
    case 'opponents':
      return opponents(state, id, controller);
    case 'each player':
    case 'a player':
      return true;
    case 'you or an ally':
      return !opponents(state, id, controller);
    case 'you and each opponent':
      return id === controller || opponents(state, id, controller);
    case 'each other player':
      return id !== controller;
  }
};

/** Whether `playersMeant` would name this player, mostly without making the list. */
export const isMeant = (c: Context, who: Who, id: PlayerId): boolean => {
  switch (who) {
    case 'you':
      return id === c.controller && !isNobodys(c);
    case 'an opponent':
    case 'opponents':
    case 'each player':
    case 'a player':
    case 'you or an ally':
    case 'you and each opponent':
    case 'each other player':
      return isInRound(c, who, id);
    default:
      return playersMeant(c, who).includes(id);
  }
};

/** Friendly to "you": you and your teammates (`term.friendly`); all others are enemies (`term.enemy`). */
export const isFriendly = (c: Context, id: PlayerId): boolean => !opponents(c.state, id, c.controller);

/**
 * Whether a permission about certain cards is given to this player: about friendly cards also to teammates, about all
 * others to you alone.
 */
export const isPermitted = (c: Context, { side }: Filter, id: PlayerId): boolean =>
  side === 'friendly' ? isFriendly(c, id) : id === c.controller;

/** "You" of an item even where another player acts for it: "each other player chooses a unit you don't control". */
const ownControllerOf = ({ state, item, controller }: Context): PlayerId =>
  state.chain.find(i => i.id === item)?.controller ?? controller;

/** Whether a player is on the side that a phrase asks for; every player where it asks for none. */
export const sideFits = (c: Context, who: PlayerId, f: Filter): boolean => {
  switch (f.side) {
    case undefined:
      return true;
    case 'friendly':
      return isFriendly(c, who);
    case 'enemy':
      return !isFriendly(c, who);
    case 'yours':
      return who === c.controller && !isNobodys(c);
    case 'not yours':
      return who !== ownControllerOf(c);
    default:
      return isMeant(c, f.side, who);
  }
};
