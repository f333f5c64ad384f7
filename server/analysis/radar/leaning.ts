/** Boards that lean towards a behaviour: half of the cards of each kind turn on its rules, where there are such cards. */

import { BEHAVIOURS, type Behaviour } from '../../../engine/game/state/behaviours.ts';
import { cardsOn, cardsWith } from '../../../rules-db/mechanisms/cardsOn.ts';
import { type Random, some } from '../random/chance.ts';
import type { CardPools } from '../random/library.ts';

export const poolsFavouring = (random: Random, behaviour: Behaviour, pools: CardPools): CardPools => {
  const names = new Set(BEHAVIOURS[behaviour].concepts.flatMap(cardsNear));
  const leaning = (all: readonly string[]): readonly string[] => {
    const meant = all.filter(name => names.has(name));
    const others = all.filter(name => !names.has(name));
    return meant.length === 0 ? all : [...meant, ...some(random, others, meant.length)];
  };
  return {
    units: leaning(pools.units),
    gear: leaning(pools.gear),
    equipment: leaning(pools.equipment),
    spells: leaning(pools.spells),
    legends: leaning(pools.legends),
    champions: leaning(pools.champions),
    battlefields: leaning(pools.battlefields),
    hidden: leaning(pools.hidden),
  };
};

/** Those that turn on the rule, or else on the nearest one above it that some do, as long as these are not very many. */
const cardsNear = (concept: string): readonly string[] => {
  const [, keyword] = /^keyword\.([^.]+)/.exec(concept) ?? [];
  if (keyword !== undefined) return cardsWith(keyword);
  for (let at = concept; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = cardsOn(at);
    if (found.length > 0) return found.length > MOST_CARDS ? [] : found;
  }
  return [];
};

const MOST_CARDS = 200;
