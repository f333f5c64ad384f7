/** Where a permanent that is played goes (`play.choices.location`). */

import { hasKeyword } from '../abilities/keywords.ts';
import { ask } from '../play/ask.ts';
import { itemCard } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import { baseOf, listed, placeName, sameLocation } from '../play/query.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, GameObject, Location, Ref } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import { isOthersCombat, placesToPlay, refuseForbiddenPlace, refusePlace } from './places.ts';

/** `play.choices.location`: where a permanent goes. Base where nothing else was said. */
export const placeFor = (play: Play, item: ChainItem): Location | null => {
  const card = itemCard(play.state, item);
  if (card === null) return null;
  if (card.type === 'spell') return refuseSpellTo(play, item);
  const { controller } = item;
  if (item.places !== null) return chosenPlace(play, item, card, item.places);
  const deploys = hasKeyword(play.state, card, 'deploy');
  if (card.type !== 'unit' && !deploys) return placeForGear(play, item, card);
  if (item.to !== null) {
    const refusals = refusePlace(play.state, item, card, item.to);
    const first = refusals[0];
    // What an effect sends to others' combat goes to base (`combat.two-players.played-to-base`); its permission is the effect's.
    if (item.placed)
      return first?.code === OTHERS_COMBAT || first?.rules.includes('ability.passive') === true
        ? baseUnlessForbidden(play, item, card)
        : item.to;
    if (first !== undefined) cannotBeFinalized(first);
    return item.to;
  }
  const places = placesToPlay(play.state, item, card);
  if (item.hiddenAt !== null) {
    const there: Location = { kind: 'battlefield', at: item.hiddenAt };
    const first = refusePlace(play.state, item, card, there)[0];
    if (first !== undefined) cannotBeFinalized(first);
    return there;
  }
  // With Deploy there is no place that goes without saying.
  if (item.from !== 'nowhere' && !item.byEffect && !deploys) {
    const base = baseOf(controller);
    const first = places.length === 0 ? refusePlace(play.state, item, card, base)[0] : undefined;
    if (first !== undefined) cannotBeFinalized(first);
    return places[0] ?? base;
  }
  if (places.length === 0) noPlaceFor(card);
  return askPlace(play, item, card, places);
};

/** Where it is played that cannot go where an effect sends it, unless it cannot go there either (`play.choices.restriction`). */
const baseUnlessForbidden = ({ state }: Play, item: ChainItem, card: GameObject): Location => {
  const base = baseOf(item.controller);
  const [forbidden] = refuseForbiddenPlace(state, item, card, base);
  if (forbidden !== undefined) cannotBeFinalized(forbidden);
  return base;
};

const noPlaceFor = (card: GameObject): never =>
  cannotBeFinalized({
    code: 'play/place',
    rules: ['play.choices.location'],
    message: `there is no place where ${card.name} could be played.`,
    units: [card.id],
  });

/**
 * Where the effect that has it played lets it go, or what was paid on top has it played, as far as that is still allowed
 * (`play.choices.location.granted`).
 */
const chosenPlace = (play: Play, item: ChainItem, card: GameObject, said: readonly Location[]): Location => {
  const { state } = play;
  const { to: wanted } = item;
  if (!item.byEffect && wanted !== null && !said.some(to => sameLocation(to, wanted)))
    return refuseUnpaidPlace(play, item, card, said);
  const barred = (to: Location): Refusal | undefined =>
    card.type === 'unit' || hasKeyword(state, card, 'deploy')
      ? refuseForbiddenPlace(state, item, card, to).find(r => r.code !== OTHERS_COMBAT)
      : undefined;
  const free = said.filter(to => barred(to) === undefined);
  const open = free.filter(to => !isOthersCombat(state, item.controller, to));
  const places = open.length === 0 ? free : open;
  const first = places.length === 0 ? said.map(barred).find(r => r !== undefined) : undefined;
  if (first !== undefined) cannotBeFinalized(first);
  if (places.length === 0) noPlaceFor(card);
  const place = askPlace(play, item, card, places);
  // What is sent to others' combat goes to base (`combat.two-players.played-to-base`).
  return isOthersCombat(state, item.controller, place) ? baseOf(item.controller) : place;
};

const OTHERS_COMBAT = 'play/combat-not-involved';

const refuseUnpaidPlace = ({ state }: Play, item: ChainItem, card: GameObject, paid: readonly Location[]): never =>
  cannotBeFinalized({
    code: 'play/place',
    rules: ['play.choices.location.granted', 'play.cost.additional.optional'],
    message: `What is paid on top for ${card.name} has it played to ${listed(paid.map(to => placeName(state, to)))}, and to no other place.`,
    units: [card.id],
    ...(item.to?.kind === 'battlefield' ? { place: item.to.at } : {}),
  });

const askPlace = (play: Play, item: ChainItem, card: GameObject, places: readonly Location[]): Location => {
  const { refs } = ask(play, 'refs', {
    player: item.controller,
    question: {
      ask: 'refs',
      what: 'place',
      options: places.map(
        (l): Ref => (l.kind === 'battlefield' ? { kind: 'battlefield', id: l.at } : { kind: 'location', location: l }),
      ),
      least: 1,
      most: 1,
    },
    about: card.name,
    rule: 'play.choices.location',
    prompt: `where ${card.name} is played`,
  });
  const r = refs[0];
  if (r?.kind === 'battlefield') return { kind: 'battlefield', at: r.id };
  return r?.kind === 'location' ? r.location : baseOf(item.controller);
};

/** A spell is nowhere: only the battlefield where it was hidden says anything of one. */
const refuseSpellTo = ({ state }: Play, { to, hiddenAt, name, source }: ChainItem): null => {
  if (to === null || (to.kind === 'battlefield' && to.at === hiddenAt)) return null;
  return cannotBeFinalized({
    code: 'play/place',
    rules: ['play.choices.location'],
    message: `${name} is a spell, and only units are played to a place, so it cannot be played to ${placeName(state, to)}. Write what it chooses after "choosing".`,
    units: source.kind === 'object' ? [source.id] : [],
  });
};

/** The base of its player and nowhere else, unless it was hidden; what an effect sends elsewhere goes there, too. */
const placeForGear = (play: Play, { controller, hiddenAt, to, placed }: ChainItem, card: GameObject): Location => {
  const place: Location = hiddenAt === null ? baseOf(controller) : { kind: 'battlefield', at: hiddenAt };
  if (to === null || placed || sameLocation(to, place)) return place;
  if (hiddenAt === null)
    return cannotBeFinalized({
      code: 'play/place',
      rules: ['gear.played-to', 'gear.on-board.played-to', 'play.choices.location'],
      message: `${card.name} is gear, and gear is played to its player's base; ${placeName(play.state, to)} is not that base.`,
      units: [card.id],
    });
  return cannotBeFinalized({
    code: 'play/hidden-place',
    rules: ['keyword.hidden.here.permanent', 'keyword.hidden.here.gear', 'keyword.hidden.here'],
    message: `${card.name} was hidden at ${placeName(play.state, place)}, so it can be played only there.`,
    units: [card.id],
  });
};
