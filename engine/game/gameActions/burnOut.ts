/** Decks that run out: takes cards from the top, and has players burn out for missing ones (`burn-out`). */
import { ask } from '../play/ask.ts';
import { type Play, step } from '../play/play.ts';
import { isInGame, opponents, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { putInDeck } from '../play/zones.ts';
import type { ObjectId, PlayerId, Ref } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { ownCause } from './cause.ts';
import { noteUnspecifiedDeckUsed, noteUnspecifiedOrder, relyOnOrder } from './deckOrder.ts';
import { recycle } from './leavingBoard.ts';
import { gainPoints, winByPoints } from './scoring.ts';

/**
 * Takes cards from the top of the deck; a deck that the scenario lists can run out. What there is goes first, and the rest after burning
 * out (`burn-out`, `burn-out.as-much`, `burn-out.complete`).
 */
export const topCards = (
  play: Play,
  who: PlayerId,
  amount: number,
  take: (ids: readonly ObjectId[]) => void,
): readonly ObjectId[] => {
  const taken: ObjectId[] = [];
  for (let outs = 0; taken.length < amount && outs < MOST_BURN_OUTS; ) {
    const { deck } = player(play.state, who);
    if (deck === null) {
      noteUnspecifiedDeckUsed(play, who);
      break;
    }
    const next = deck.slice(0, amount - taken.length);
    relyOnOrder(play, who, next);
    take(next);
    taken.push(...next);
    if (taken.length >= amount) break;
    burnOut(play, who, outs === 0 ? 'first' : 'again');
    outs++;
    // From the second one on, in editions that win in cleanups, nobody waits for one (`burn-out.again.win`).
    if (outs > 1) winByPoints(play);
    if (play.state.winners.length > 0 || !isInGame(play.state, who)) break;
  }
  return taken;
};

/** `burn-out.looking`: a player who would look into an empty deck, in editions that have players burn out for that. */
export const fillToLook = (play: Play, who: PlayerId): void => {
  if (play.behaviours.burnOutFor === 'any move') return;
  for (let outs = 0; outs < MOST_BURN_OUTS && play.state.winners.length === 0; outs++) {
    if (!isInGame(play.state, who)) return;
    if (player(play.state, who).deck?.length !== 0) return;
    burnOut(play, who, outs === 0 ? 'first' : 'again');
  }
};

/** Far beyond every victory score: an empty deck and trash burn out until somebody wins (`burn-out.again`). */
const MOST_BURN_OUTS = 64;

/**
 * `burn-out`: the trash becomes the deck, and an opponent gains a point; with `again`, as the second in a row or later
 * (`burn-out.again.points`).
 */
export const burnOut = (play: Play, who: PlayerId, which: 'first' | 'again'): void => {
  const { state } = play;
  const trash = state.objects.filter(o => o.zone.kind === 'trash' && o.owner === who).map(o => o.id);
  step(play)?.tell('burn-out', `${player(state, who).name} burns out: the trash goes into the deck.`, {
    players: [who],
    units: trash,
  });
  // Recycling in the editions that call it so, for abilities that ask about it (`burn-out.recycle`).
  if (play.behaviours.burnOutTrash === 'is recycled') recycle(play, trash, ownCause(who));
  else {
    for (const id of trash) putInDeck(play, id, 'bottom');
    noteUnspecifiedOrder(play, trash, 'chance');
  }
  emitEvents(play, () => [newEvent('burn out', { player: who })]);
  const options = state.players
    .filter(p => !p.left && opponents(state, p.id, who))
    .map((p): Ref => ({ kind: 'player', id: p.id }));
  const [chosen] = ask(play, 'refs', {
    player: who,
    question: { ask: 'refs', what: 'player', options, least: 1, most: 1 },
    about: 'burning out',
    rule: 'burn-out',
    prompt: 'the opponent who gains a point',
  }).refs;
  if (chosen?.kind !== 'player') return;
  const surely = which === 'again' && play.behaviours.burnOutAgain === 'no' ? 'surely' : 'if nothing else happens';
  const how = `${player(state, who).name} burned out`;
  gainPoints(play, chosen.id, 1, { rule: 'burn-out.point', how }, surely);
};
