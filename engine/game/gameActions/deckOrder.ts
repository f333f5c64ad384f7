/**
 * The order of cards that lie beside each other in a deck: a player's choice as they are put back (`predict.several`), nobody's
 * where several are recycled at once (`recycle.order`). A scenario may leave it open as long as nothing depends on it.
 */
import { ask } from '../play/ask.ts';
import { changePlayer, type Play, step } from '../play/play.ts';
import { isOfType, listedNames, objectsById, player } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import { ordersWithout } from '../play/zones.ts';
import type { Concept } from '../state/concepts.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, ObjectId, PlayerId, UnspecifiedOrder } from '../state/state.ts';
import { numberSameNames } from '../triggers/placing.ts';

/** Who puts cards back on an end of a deck, by which rule, and what has them do so. */
interface PuttingBack {
  readonly chooser: PlayerId;
  readonly about: string;
  readonly rule: Concept;
  readonly end: 'top' | 'bottom';
}

/** Cards in the order of somebody's choice, the upper one first; `isSpecified`: whether anybody has chosen it. */
interface ChosenOrder {
  readonly ids: readonly ObjectId[];
  readonly isSpecified: boolean;
}

/** `predict.several`: asked for where the deck is listed and an order makes a difference. */
export const chooseDeckOrder = (
  play: Play,
  asked: readonly ObjectId[],
  { chooser, about, rule, end }: PuttingBack,
): ChosenOrder => {
  const cards = objectsById(play.state, asked);
  const [first] = cards;
  if (first === undefined || !isOrderOpen(play, cards)) return { ids: asked, isSpecified: true };
  const names = numberSameNames(cards.map(({ name }) => name));
  if (areAllAlike(cards)) {
    // A line may still put them in order.
    play.recorder?.settle({ player: chooser, about: listedNames(names), refs: [], order: names });
    return { ids: asked, isSpecified: true };
  }
  const { order, isUnspecified } = ask(play, 'order', {
    player: chooser,
    question: { ask: 'order', names, deckCards: cards.map(({ id }) => id) },
    about,
    rule,
    prompt: `the order in which they are ${end === 'top' ? 'on top of' : 'at the bottom of'} the deck, from top to bottom`,
  });
  const ordered = flatMapped(order, i => cards[i] ?? []);
  const ids = ordered.map(({ id }) => id);
  if (isUnspecified !== true) {
    const { name } = player(play.state, chooser);
    step(play)?.tell(rule, sentence`${name} puts ${ordered} back in this order.`, { players: [chooser], units: ids });
  }
  return { ids, isSpecified: isUnspecified !== true };
};

/** Several cards of one listed deck, each of which is put back there: no token, and no rune. */
const isOrderOpen = (play: Play, cards: readonly GameObject[]): boolean => {
  const owner = cards[0]?.owner;
  return (
    cards.length > 1 &&
    owner !== undefined &&
    player(play.state, owner).deck !== null &&
    cards.every(o => o.owner === owner && !o.token && !isOfType(o, 'rune'))
  );
};

const areAllAlike = (cards: readonly GameObject[]): boolean =>
  cards.every(({ name, print }) => name === cards[0]?.name && print === cards[0]?.print);

/** Puts cards of a deck in this order, in the places of the deck that they have between them. */
export const rearrange = (play: Play, who: PlayerId, ids: readonly ObjectId[]): void => {
  changePlayer(play, who, p => {
    let next = 0;
    p.unspecifiedOrders = ordersWithout(p.unspecifiedOrders, ids);
    p.deck = p.deck?.map(id => (ids.includes(id) ? (ids[next++] ?? id) : id)) ?? null;
  });
};

/** Notes that these, which have just come to lie beside each other, do so in an order that nobody has told. */
export const noteUnspecifiedOrder = (play: Play, ids: readonly ObjectId[], by: UnspecifiedOrder['by']): void => {
  const cards = objectsById(play.state, ids).filter(o => o.zone.kind === 'deck');
  if (cards.length < 2) return;
  for (const { id, deck } of play.state.players) {
    const own = cards.filter(o => o.owner === id);
    if (deck === null || own.length < 2 || areAllAlike(own)) continue;
    changePlayer(play, id, p => {
      p.unspecifiedOrders = [...p.unspecifiedOrders, { cards: own.map(o => o.id), by, isReliedOn: false }];
    });
  }
};

/**
 * What happens next depends on which of its owner's cards these are, the uppermost of the deck: an unspecified order of which they are a
 * part and not the whole is relied on from here. An order that is told anew comes to an end.
 */
export const relyOnOrder = (play: Play, who: PlayerId, top: readonly ObjectId[]): void => {
  noteUnspecifiedDeckUsed(play, who);
  const { unspecifiedOrders } = player(play.state, who);
  if (unspecifiedOrders.every(({ isReliedOn }) => isReliedOn)) return;
  const isPartOf = ({ cards, isReliedOn }: UnspecifiedOrder): boolean =>
    !isReliedOn && cards.some(id => top.includes(id)) && cards.some(id => !top.includes(id));
  if (!unspecifiedOrders.some(isPartOf)) return;
  changePlayer(play, who, p => {
    p.unspecifiedOrders = unspecifiedOrders.map(each => (isPartOf(each) ? { ...each, isReliedOn: true } : each));
  });
};

/** Notes that something was taken from a deck, or looked for in it, of which nobody knows the cards; nothing of one that is listed. */
export const noteUnspecifiedDeckUsed = (play: Play, who: PlayerId): void => {
  const { deck, unspecifiedDeckUsed } = player(play.state, who);
  if (deck !== null || unspecifiedDeckUsed) return;
  changePlayer(play, who, p => {
    p.unspecifiedDeckUsed = true;
  });
};

/** Notes that cards were discarded of which nobody knows what they are; nothing of a hand that is listed. */
export const noteUnspecifiedHandUsed = (play: Play, who: PlayerId): void => {
  const { handKnown, unspecifiedHandUsed } = player(play.state, who);
  if (handKnown || unspecifiedHandUsed) return;
  changePlayer(play, who, p => {
    p.unspecifiedHandUsed = true;
  });
};
