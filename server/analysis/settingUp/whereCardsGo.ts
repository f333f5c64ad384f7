/** Where a card goes, by its type: what a field that cannot take it says and offers. */
import type { Print } from '../../../engine/game/state/state.ts';
import { quote } from '../../../engine/language/tokens/lexer.ts';
import { isChampion } from '../../../engine/scenario/names/unknownCards.ts';
import type { CardsOfPlayer, SetUp, SetUpOffer } from '../../protocol.ts';

/** Why something is not done, and what may have been meant. */
export interface Objection {
  readonly why: string;
  readonly offers: readonly SetUpOffer[];
}

/** What lies at places. */
export const isPiece = ({ type }: Print): boolean => type === 'unit' || type === 'gear';

/** Whether a card can be among those of a player. */
export const goesTo = (print: Print, to: CardsOfPlayer): boolean => {
  if (to === 'legend') return print.type === 'legend';
  if (to === 'champion') return isChampion(print);
  return isPiece(print) || print.type === 'spell';
};

interface Whose {
  /** By index, and by name. */
  readonly player: number;
  readonly name: string;
}

export const goesElsewhere = (print: Print, { player, name }: Whose): Objection => {
  const offer = (label: string, step: SetUp): SetUpOffer => ({ label: `${print.name}: ${label}`, step });
  const toCards = (to: CardsOfPlayer): SetUp => ({ do: 'addCard', player, to, card: print.name });
  const hand = offer(`hand of ${name}`, toCards('hand'));
  const why = `${quote(print.name)} is a ${print.type}, and does not go here: ${WHERE[print.type]}.`;
  switch (print.type) {
    case 'spell':
      return { why, offers: [hand, offer(`deck of ${name}`, toCards('deck'))] };
    case 'legend':
      return { why, offers: [offer(`legend of ${name}`, toCards('legend'))] };
    case 'battlefield':
      return { why, offers: [offer('battlefield', { do: 'battlefield', name: quote(print.name) })] };
    case 'unit':
    case 'gear':
      return { why, offers: [hand] };
    case 'rune':
      return { why, offers: [] };
  }
};

const WHERE: Readonly<Record<Print['type'], string>> = {
  spell: 'it goes into a hand, from which it is played, or into a deck',
  legend: 'it is the legend of a player',
  battlefield: 'it is a place of its own',
  unit: 'it goes to a battlefield or a base, into a hand or into a deck; a champion may be in its zone',
  gear: 'it goes to a battlefield or a base, into a hand or into a deck',
  rune: 'runes are counted among the resources of a player, by their domain',
};
