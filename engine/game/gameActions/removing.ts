/** What happens to the cards and objects of players who are removed from a game that continues (`concede.steps`). */
import { removeItem } from '../play/items.ts';
import { change, changeBattlefield, changeObjects, type Play, step } from '../play/play.ts';
import { battlefield, isOnBoard, listed, ongoingAt, player } from '../play/query.ts';
import { putOffBoard } from '../play/zones.ts';
import type { GameObject, PlayerId } from '../state/state.ts';
import { THE_GAME } from './cause.ts';
import { uncontest } from './control.ts';
import { banish } from './leavingBoard.ts';

/**
 * The steps in their order. A player who is removed has no influence on the game from then on (`concede.removed.no-influence`):
 * what they were about to do later is not done, and what they contested is theirs no more.
 */
export const removeThingsOf = (play: Play, leaving: readonly PlayerId[]): void => {
  banishPermanents(play, leaving);
  replaceBattlefields(play, leaving);
  removeCards(play, leaving);
  counterAll(play, leaving);
  endInfluence(play, leaving);
};

/** `concede.steps.banish`: permanents, runes and facedown cards that they control or own. */
const banishPermanents = (play: Play, leaving: readonly PlayerId[]): void => {
  const theirs = (o: GameObject): boolean => leaving.includes(o.controller) || leaving.includes(o.owner);
  const banished = play.state.objects.filter(o => theirs(o) && (isOnBoard(o) || o.zone.kind === 'facedown'));
  if (banished.length === 0) return;
  banish(
    play,
    banished.map(o => o.id),
    THE_GAME,
  );
};

const NOT_TOLD =
  'The scenario does not say whose the battlefields are ("owner Ana" in a "battlefield" line), so none of them is replaced.';

/**
 * `concede.steps.battlefield`: in its place comes a token battlefield without abilities (`concede.steps.battlefield.token`,
 * `concede.steps.battlefield.effects`); what is there stays (`concede.steps.battlefield.units`).
 */
const replaceBattlefields = (play: Play, leaving: readonly PlayerId[]): void => {
  const { battlefields } = play.state;
  const names = listed(leaving.map(id => player(play.state, id).name));
  const theirs = battlefields.filter(b => b.owner !== null && leaving.includes(b.owner));
  if (theirs.length === 0) {
    const note = battlefields.every(b => b.owner === null) ? { note: NOT_TOLD } : {};
    step(play)?.tell('concede.steps.battlefield', `No battlefield of ${names} is in use.`, {
      players: leaving,
      ...note,
    });
    return;
  }
  for (const { id } of theirs) {
    changeBattlefield(play, id, b => {
      b.print = null;
      b.replaced = null;
      b.owner = null;
    });
    const { name } = battlefield(play.state, id);
    step(play)?.tell('concede.steps.battlefield', `${name} is replaced by a token battlefield without abilities.`, {
      places: [id],
    });
  }
};

/** `concede.steps.cards`: the cards that they own are in no zone any more. */
const removeCards = (play: Play, leaving: readonly PlayerId[]): void => {
  const cards = play.state.objects.filter(o => leaving.includes(o.owner) && o.zone.kind !== 'gone').map(o => o.id);
  putOffBoard(play, cards, 'gone');
  const names = listed(leaving.map(id => player(play.state, id).name));
  step(play)?.tell('concede.steps.cards', `All cards of ${names} are removed from the game.`, {
    players: leaving,
    units: cards,
  });
};

/** `concede.steps.counter`: nothing keeps them from it, as nobody counters them. */
const counterAll = (play: Play, leaving: readonly PlayerId[]): void => {
  for (const item of play.state.chain.filter(i => leaving.includes(i.controller))) {
    removeItem(play, item.id);
    const card = item.kind === 'card' && item.source.kind === 'object' ? play.state.objects[item.source.id] : undefined;
    if (card?.zone.kind === 'chain') putOffBoard(play, [card.id], 'trash');
    step(play)?.tell('concede.steps.counter', `${item.name} is countered.`, { players: [item.controller] });
  }
};

const endInfluence = (play: Play, leaving: readonly PlayerId[]): void => {
  const { state } = play;
  change(play, s => {
    s.lastingAbilities = state.lastingAbilities.filter(a => !leaving.includes(a.controller));
    if (state.nextTurn !== null && leaving.includes(state.nextTurn.player)) s.nextTurn = null;
    s.extraTurns = state.extraTurns.filter(id => !leaving.includes(id));
    s.skips = state.skips.filter(skip => !leaving.includes(skip.player));
  });
  const returning = state.objects.filter(o => o.modifiers.some(m => m.kind === 'control' && leaving.includes(m.from)));
  changeObjects(
    play,
    returning.map(o => o.id),
    o => {
      o.modifiers = o.modifiers.map(m =>
        m.kind === 'control' && leaving.includes(m.from)
          ? { kind: m.kind, from: o.owner, until: m.until, source: m.source }
          : m,
      );
    },
  );
  // From 1.4 the cleanup does so, and looks who else is there without control.
  if (play.behaviours.uncontestInCleanup) return;
  for (const b of play.state.battlefields)
    if (b.contestedBy !== null && leaving.includes(b.contestedBy) && !ongoingAt(play.state, b.id))
      uncontest(play, b.id, 'concede.removed.no-influence');
};
