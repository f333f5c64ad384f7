/** The library's cards by what random boards need them for. */
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import { cardNamed } from '../../../../rules-db/cards.ts';
import { poolsOf } from '../../../../server/analysis/random/library.ts';

export const CARDS = cardsOf([], name => cardNamed(name)?.tree);

export const {
  units: UNITS,
  gear: GEAR,
  equipment: EQUIPMENT,
  spells: SPELLS,
  legends: LEGENDS,
  champions: CHAMPIONS,
  battlefields: BATTLEFIELDS,
  hidden: HIDDEN,
} = poolsOf(CARDS);
