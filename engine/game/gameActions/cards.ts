/**
 * Cards of the hand and the deck: draw, discard, burn, predict, look (`draw`, `discard`, `burn`, `predict`). Rules: `action.limited-kind.meaning`.
 */

import { unchangedObject } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { recordOutcome } from '../abilities/outcomes.ts';
import { forbids } from '../abilities/prohibited.ts';
import { ask, askWhich } from '../play/ask.ts';
import { changePlayer, type Play, step } from '../play/play.ts';
import { isInGame, listedNames, objectsById, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { sentence } from '../play/sentence.ts';
import { putOffBoard } from '../play/zones.ts';
import type { Filter } from '../state/cards/terms.ts';
import { ANY_CARD, IN_ANY_HAND, withWhere } from '../state/cards/withWhere.ts';
import type { Concept } from '../state/concepts.ts';
import { flatMapped } from '../state/lists.ts';
import { amongThese, idsOf, objectRef, type Ref } from '../state/ref.ts';
import type { GameEvent, GameObject, ObjectId, PlayerId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { ownTrashingTriggers } from '../triggers/triggering.ts';
import { topCards } from './burnOut.ts';
import { causeOf, ownCause } from './cause.ts';
import { chooseDeckOrder, noteUnspecifiedHandUsed, noteUnspecifiedOrder, rearrange, relyOnOrder } from './deckOrder.ts';
import { recycle } from './leavingBoard.ts';
import { eventFor, unreplaced } from './objectEvents.ts';
import { mayReplace } from './replacements.ts';
import { type PendingEvent, replaced, replacedAtOnce } from './replacing.ts';
import { putInTrash } from './trashing.ts';

const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);

/** One event for each card: drawing takes a single one (`draw.meaning`). None where nobody listens. */
const each = (play: Play, on: 'draw' | 'burn', who: PlayerId, amount: number): readonly GameEvent[] =>
  play.state.hasAbilities ? Array.from({ length: amount }, () => newEvent(on, { player: who })) : [];

/** Something else may happen instead of each card drawn (`ability.replacement.simultaneous`). */
const unreplacedDraws = (play: Play, who: PlayerId, amount: number): number => {
  if (amount <= 0 || !mayReplace(play.state)) return amount;
  const would = each(play, 'draw', who, amount).map((e): PendingEvent => ({ event: e, affected: who }));
  return amount - replacedAtOnce(play, would).size;
};

/** `draw`, `turn.draw-phase.task` */
export const draw = (play: Play, who: PlayerId, asked: number, rule: 'draw' | 'turn.draw' = 'draw'): void => {
  if (asked <= 0) return;
  const bar = forbids(play.state, 'draw', who, null);
  if (bar !== null) {
    step(play)?.tell('play.impossible.ignored', `${player(play.state, who).name} draws nothing: ${bar}.`, {
      players: [who],
    });
    return;
  }
  const unreplaced = unreplacedDraws(play, who, asked);
  if (unreplaced <= 0) return;
  const taken = topCards(play, who, unreplaced, ids => putOffBoard(play, ids, 'hand'));
  const amount = unlessOver(play, who, unreplaced, taken);
  if (amount <= 0) return;
  const { deck, handKnown } = player(play.state, who);
  if (deck === null && handKnown)
    changePlayer(play, who, p => {
      p.unseen += amount - taken.length;
    });
  if (rule === 'draw')
    changePlayer(play, who, p => {
      p.drew += amount;
    });
  step(play)?.tell(rule, sentence`${player(play.state, who).name} draws ${cards(amount)}.`, {
    players: [who],
    units: taken,
  });
  emitEvents(play, () => each(play, 'draw', who, amount));
};

/**
 * Of the cards asked for, those that were there, if the game was won by burning out for the rest (`burn-out.again.win`); none for
 * players who left it meanwhile (`concede.removed.no-influence`).
 */
const unlessOver = ({ state }: Play, who: PlayerId, asked: number, taken: readonly ObjectId[]): number => {
  if (!isInGame(state, who)) return 0;
  return state.winners.length > 0 ? taken.length : asked;
};

/** `burn`: from the top of the deck to the trash. What was burned, as far as the deck is known. */
export const burn = (play: Play, who: PlayerId, asked: number): readonly Ref[] => {
  if (asked <= 0) return [];
  const gone: GameObject[] = [];
  let kept = 0;
  const taken = topCards(play, who, asked, ids => {
    const open = unreplaced(play, ['burn'], ids, () => ownCause(who));
    kept += ids.length - open.length;
    for (const o of objectsById(play.state, open)) gone.push(o);
    putOffBoard(play, open, 'trash');
  });
  const amount = unlessOver(play, who, asked, taken) - kept;
  if (amount <= 0) return [];
  const burned = gone.map(({ id }) => id);
  if (player(play.state, who).deck === null)
    changePlayer(play, who, p => {
      p.unseenInTrash += amount - burned.length;
    });
  step(play)?.tell('burn', `${player(play.state, who).name} burns ${cards(amount)}.`, {
    players: [who],
    units: burned,
  });
  const events = (): readonly GameEvent[] => [
    ...gone.map(memo => newEvent('burn', { player: who, what: objectRef(play.state, memo.id), memo })),
    ...each(play, 'burn', who, amount - gone.length),
  ];
  emitEvents(play, events, 'turn order', ownTriggers(play, 'burn', burned));
  return burned.map(id => objectRef(play.state, id));
};

const ownTriggers = (play: Play, on: 'discard' | 'burn', ids: readonly ObjectId[]) =>
  flatMapped(objectsById(play.state, ids), o => ownTrashingTriggers(play.state, o, on));

/** How many cards are discarded: so many, or up to so many. */
interface ToDiscard {
  readonly amount: number;
  /** Such cards alone. */
  readonly what: Filter | undefined;
  readonly least: 'all of them' | 'any';
}

/** `discard`: the player's choice of what is in hand; a hand that the scenario does not list has what is asked for. */
export const discard = (
  play: Play,
  frame: EffectFrame,
  who: PlayerId,
  { amount, what, least }: ToDiscard,
  said: readonly ObjectId[] = [],
): readonly ObjectId[] => {
  const c = contextOf(play, frame);
  const known = c.evaluator
    .all(c, withWhere(what ?? ANY_CARD, IN_ANY_HAND))
    .filter(r => r.kind === 'object' && play.state.objects[r.id]?.owner === who);
  const p = player(play.state, who);
  // With an unspecified hand, only cards that the author named are known; the others are discarded unseen.
  if (!p.handKnown && said.length === 0)
    return discardThese(play, frame, who, [], least === 'any' ? howMany(play, frame, who, amount) : amount);
  const count = Math.min(amount, known.length);
  const ids =
    said.length > 0
      ? said
      : idsOf(
          askWhich(play, {
            player: who,
            question: { ask: 'refs', what: 'card', options: known, least: least === 'any' ? 0 : count, most: count },
            about: frame.name,
            rule: 'discard.choice',
            prompt: least === 'any' ? `up to ${cards(count)} to discard` : `${cards(count)} to discard`,
          }),
        );

  // What was drawn unseen goes once nothing else is left.
  const isLimited = said.length > 0 || what !== undefined || least === 'any';
  const more = p.handKnown && !isLimited ? Math.min(p.unseen, amount - ids.length) : 0;
  if (more > 0)
    changePlayer(play, who, each => {
      each.unseen -= more;
    });
  return discardThese(play, frame, who, ids, ids.length + more);
};

/** From a hand that the scenario does not list, only the number of discarded cards can be said. */
const howMany = (play: Play, frame: EffectFrame, who: PlayerId, most: number): number =>
  ask(play, 'number', {
    player: who,
    question: { ask: 'number', least: 0, most },
    about: frame.name,
    rule: 'discard.choice',
    prompt: 'how many cards to discard',
  }).amount;

const NOTHING: readonly never[] = [];

/** `discard.meaning`: straight to the trash. `discarded` also counts cards that the scenario does not name. */
export const discardThese = (
  play: Play,
  frame: EffectFrame,
  who: PlayerId,
  asked: readonly ObjectId[],
  discarded = asked.length,
): readonly ObjectId[] => {
  const ids = unreplaced(play, ['discard'], asked, () => ({ ...causeOf(frame), player: who }));
  const amount = discarded - (asked.length - ids.length);
  const all = objectsById(play.state, ids);
  const { hasAbilities } = play.state;
  const events = hasAbilities ? all.map(o => eventFor(play, 'discard', o, causeOf(frame), { player: who })) : NOTHING;
  putInTrash(play, ids);
  frame.lastAmount = amount;
  frame.done = amount > 0;
  const what = all.length > 0 ? listedNames(all.map(o => o.name)) : cards(amount);
  step(play)?.tell(
    'discard',
    amount === 0
      ? `${player(play.state, who).name} has nothing to discard.`
      : `${player(play.state, who).name} discards ${what}.`,
    {
      players: [who],
      units: ids,
    },
  );
  const unseen = amount - ids.length;
  if (unseen > 0) noteUnspecifiedHandUsed(play, who);
  const ofUnseen = unseen > 0 ? [newEvent('discard', { player: who, amount: unseen })] : NOTHING;
  emitEvents(play, () => [...events, ...ofUnseen], 'turn order', ownTriggers(play, 'discard', ids));
  return ids;
};

/**
 * `predict`, `predict.several`: looks at the top cards, recycles any of them, and puts the rest back. A deck that is not listed
 * stays as it is.
 */
export const predict = (play: Play, frame: EffectFrame, who: PlayerId, amount: number): void => {
  const { deck } = player(play.state, who);
  const top = (deck ?? []).slice(0, amount);
  relyOnOrder(play, who, top);
  step(play)?.tell('predict', `${player(play.state, who).name} predicts ${amount}.`, { players: [who], units: top });
  const seen = seeCards(play, who, top, 'look');
  if (seen.length > 0) {
    const recycled = askWhich(play, {
      player: who,
      question: {
        ask: 'refs',
        what: 'card',
        options: seen,
        least: 0,
        most: seen.length,
      },
      about: frame.name,
      rule: 'predict',
      prompt: 'cards to recycle, if any',
    });
    recycle(play, idsOf(recycled), { ...causeOf(frame), player: who });
    recordOutcome(frame, 'recycled', recycled);
    const isRecycled = amongThese(recycled);
    const rest = seen.filter(r => !isRecycled(r));
    putBack(play, idsOf(rest), who, frame.name);
  }
  emitEvents(play, () => [newEvent('predict', { player: who, amount })]);
};

/** `predict.several`: cards that have not left the top of a deck. */
const putBack = (play: Play, rest: readonly ObjectId[], who: PlayerId, about: string): void => {
  const owner = play.state.objects[rest[0] ?? -1]?.owner ?? who;
  const { ids, isSpecified } = chooseDeckOrder(play, rest, {
    chooser: who,
    about,
    rule: 'predict.several',
    end: 'top',
  });
  rearrange(play, owner, ids);
  if (!isSpecified) noteUnspecifiedOrder(play, ids, 'choice');
};

/**
 * What happens before somebody reveals cards of a deck, theirs or another's (`ability.replacement.before`): which cards those are
 * is known only after it.
 */
export const beforeRevealing = (play: Play, who: PlayerId, owner: PlayerId): void => {
  replaced(play, () => newEvent('reveal', { player: who, what: { kind: 'player', id: owner } }), who);
};

/** With too few cards, as many as there are (`burn-out.looking`). */
const lookingRule = (seen: number, amount: number): Concept =>
  seen < amount ? 'play.impossible.partly' : 'chain.resolve.newest';

/** Cards are looked at by one player, or revealed to all. */
type Seeing = 'look' | 'reveal';

/** The cards that are looked at or revealed: as many as there are (`reveal`, `burn-out.looking`). */
export const look = (play: Play, who: PlayerId, amount: number, how: Seeing): readonly Ref[] => {
  const seen = (player(play.state, who).deck ?? []).slice(0, amount);
  relyOnOrder(play, who, seen);
  const verb = how === 'reveal' ? 'reveals' : 'looks at';
  step(play)?.tell(
    how === 'reveal' ? 'reveal' : lookingRule(seen.length, amount),
    `${player(play.state, who).name} ${verb} the top ${amount === 1 ? 'card' : cards(amount)} of the deck.`,
    {
      players: [who],
      units: seen,
    },
  );
  const left = seeCards(play, who, seen, how);
  if (how === 'reveal')
    emitEvents(play, () =>
      flatMapped(seen, id => {
        const o = play.state.objects[id];
        return o === undefined ? [] : [newEvent('reveal', { player: who, what: objectRef(play.state, id), memo: o })];
      }),
    );
  return left;
};

/** What cards have done as they are seen on top of a deck. Gives those that are still there: without what has gone elsewhere. */
const seeCards = (play: Play, who: PlayerId, seen: readonly ObjectId[], how: Seeing): readonly Ref[] => {
  const refs = seen.map(id => objectRef(play.state, id));
  for (const id of seen) {
    const o = play.state.objects[id];
    if (o === undefined) continue;
    const fields = { player: who, what: objectRef(play.state, id), memo: o };
    replaced(play, () => newEvent('look', fields), who);
    if (how === 'reveal') replaced(play, () => newEvent('reveal', fields), who);
  }
  return refs.filter(r => unchangedObject(play.state, r) !== null);
};
