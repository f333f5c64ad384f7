/** Makes all the choices of an item, once for each time that it is carried out (`play.choices`, `keyword.repeat`). */

import { effectFrame } from '../abilities/effectFrame.ts';
import { repeatsOf } from '../costs/additionalCosts.ts';
import { declineRule, leaveChain, mayBeDeclined } from '../costs/declining.ts';
import { canPay } from '../costs/payWithAdded.ts';
import { ask } from '../play/ask.ts';
import { itemOf, updateItem } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import { player } from '../play/query.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf } from '../state/ref.ts';
import type { ChainItem, DeclaredChoice, DeclaredChoices, Slots } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import { choose } from './choices.ts';
import type { Declaration } from './declaredChoices.ts';
import { refusalOfLeftOver } from './leftOverChoices.ts';
import { choosesFirst } from './performed.ts';
import { placeFor } from './placeFor.ts';
import { refuseUnclaimedMoves, withModes } from './unclaimedMoves.ts';

/**
 * `play.choices`: all that has to be chosen, once for each time that it is done. Rules:
 * `control.permanent.while-played`, `ability.activate.choices`.
 */
export const makeChoices = (
  play: Play,
  id: number,
  declared: DeclaredChoices | null,
  paying: DeclaredChoices | null,
): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  const said: Declaration = {
    choosing: declared?.choosing ?? [],
    moves: declared?.moves ?? [],
    all: declared !== null && declared.asks === undefined,
    timesLeft: item.ability === null ? repeatsSaid(paying) : 0,
  };
  const mayDecline =
    play.behaviours.leadingMay !== 'on resolution' &&
    item.ability?.kind === 'triggered' &&
    mayBeDeclined(play, item.ability) &&
    item.ability.cost === undefined &&
    choosesFirst(item);
  const chosen = choose(play, item, said, mayDecline ? 'may be declined' : 'is made');
  if (chosen === 'declined') {
    leaveChain(
      play,
      item,
      declineRule(play),
      `${player(play.state, item.controller).name} declines ${item.name}'s ability.`,
    );
    return;
  }
  const again: Slots[] = [];
  const repeats = item.ability === null ? repeatsSaid(paying) : repeatsOfAbility(play, item, declared);
  for (let n = 0; n < repeats; n++) {
    said.timesLeft = repeats - n - 1;
    said.moves = movesLeft(said.moves, again.at(-1) ?? chosen.slots);
    const more = choose(play, { ...item, again: [chosen.slots, ...again] }, said, 'is made');
    if (more !== 'declined') again.push(more.slots);
  }
  if (declared !== null)
    refuseUnclaimedMoves(play, item, declared.moves, withModes(item.instructions), {
      made: [chosen.slots, ...again],
      toCome: [],
    });
  const left = said.choosing.find(w => !isMoved(w, declared?.moves ?? []));
  if (declared !== null && left !== undefined)
    cannotBeFinalized(refusalOfLeftOver(play, { ...item, slots: chosen.slots }, left));
  const to = placeFor(play, item);
  updateItem(play, id, i => {
    i.slots = chosen.slots;
    i.again = again;
    i.willing = chosen.willing;
    i.to = to;
  });
};

/** What is said to be moved is chosen by that already; to name it among the chosen, too, says nothing more. */
const isMoved = (w: DeclaredChoice, moves: DeclaredChoices['moves']): boolean => {
  const ref = w.kind === 'ref' && w.ref.kind === 'object' ? w.ref : null;
  return ref !== null && moves.some(m => m.what === ref.id);
};

/** Moves that were declared for one repetition do not count for the next (`keyword.repeat.choices.free`). */
const movesLeft = (moves: DeclaredChoices['moves'], taken: Slots): DeclaredChoices['moves'] => {
  const ids = flatMapped(Object.values(taken), idsOf);
  const used = ids.map(id => moves.findIndex(m => m.what === id));
  return moves.filter((_, n) => !used.includes(n));
};

const repeatsSaid = (declared: DeclaredChoices | null): number =>
  (declared?.paying ?? []).filter(p => p.kind === 'keyword' && p.keyword === 'repeat').length;

/** `keyword.repeat.cost`: of what triggered its player is asked, as long as it can be paid. */
const repeatsOfAbility = (play: Play, item: ChainItem, declared: DeclaredChoices | null): number => {
  const costs = repeatsOf(play, item);
  if (declared !== null) return Math.min(costs.length, repeatsSaid(declared));
  let repeats = 0;
  for (const cost of costs) {
    const frame = effectFrame(item.controller, item.source, item.name, { event: item.event, item: item.id });
    if (!canPay(play, frame, cost)) break;
    const { yes } = ask(play, 'may', {
      player: item.controller,
      question: { ask: 'may' },
      about: item.name,
      rule: 'play.cost.additional.optional',
      prompt: 'whether to pay for Repeat',
    });
    if (!yes) break;
    repeats++;
  }
  return repeats;
};
