/**
 * Card names: those that a player holds first, then those of the kind that fits; and how a card's own block can
 * continue.
 */
import { allForms } from '../../../engine/cards/reading.ts';
import type { Player, State } from '../../../engine/game/state/state.ts';
import type { CardTree } from '../../../engine/language/syntax.ts';
import type { Kind } from '../../../engine/language/tokens/cursor.ts';
import { quote, unquote } from '../../../engine/language/tokens/lexer.ts';
import { comparedName, nearestCards } from '../../../engine/scenario/names/nearest.ts';
import type { CardHeader } from '../../../rules-db/cards.ts';
import { cardsKnown } from '../cards.ts';
import type { Analysis } from '../document/analysis.ts';
import { nameOffer, type Offer } from './item.ts';

/** Which cards a place takes; undefined where none can appear there. */
const fitting = (kind: Kind): ((card: CardHeader) => boolean) | undefined => FITTING[kind];

const isUnit = ({ type }: CardHeader): boolean => type === 'unit';
const isGear = ({ type }: CardHeader): boolean => type === 'gear';
const isBattlefield = ({ type }: CardHeader): boolean => type === 'battlefield';
/** What decks are made of: neither tokens, nor what is set aside before the game. */
const isInDecks = ({ type, markers }: CardHeader): boolean =>
  (type === 'unit' || type === 'gear' || type === 'spell') && !markers.includes('token');

const FITTING: Partial<Record<Kind, (card: CardHeader) => boolean>> = {
  card: isInDecks,
  'hidden card': isInDecks,
  'unit card': isUnit,
  'new unit': isUnit,
  'gear card': isGear,
  'new gear': isGear,
  gear: isGear,
  'battlefield card': isBattlefield,
  'new battlefield': isBattlefield,
  'legend card': ({ type }) => type === 'legend',
  'champion card': ({ type, markers }) => type === 'unit' && markers.includes('champion'),
};

/** What is said of a card besides its type. */
const RUNS: Readonly<Record<CardHeader['runs'], string>> = {
  whole: '',
  'in part': ', runs in part',
  'facts only': ', facts only',
};

export interface CardPlace {
  readonly kind: Kind;
  /** What is there of the name already, with its opening quote where it has one. */
  readonly typed: string;
  readonly state: State | undefined;
  /** Whose cards come first. */
  readonly holder: Player | undefined;
}

/** Cards that fit and whose names match; if there are none, those with nearly matching names. */
export const cardOffers = (analysis: Analysis, { kind, typed, state, holder }: CardPlace): readonly Offer[] => {
  const fits = fitting(kind);
  if (fits === undefined) return [];
  const held = state === undefined || holder === undefined ? [] : heldBy(state, holder);
  const isHeld = new Set(held.map(([name]) => name));
  const cards = cardsKnown(analysis).filter(card => fits(card) && !isHeld.has(card.name));
  const called = calledSo(cards, typed);
  const found = called.length === 0 ? nearlyCalledSo(cards, typed) : called;
  return [
    ...held.map(([name, where], order) => nameOffer(name, 'class', order, { rank: 'legal', detail: where })),
    ...found.map(
      (card, order): Offer => ({
        label: card.name,
        kind: 'class',
        rank: kind === 'hidden card' && card.hasHidden ? 'legal' : 'plain',
        order: held.length + order,
        detail: [...card.markers, card.type].join(' ') + RUNS[card.runs],
        // In quotes, as a bare word seldom stands for a card.
        insert: quote(card.name),
        data: { card: card.name },
        // What is typed is not the beginning of it: `filterText` makes the client show it.
        ...(called.length === 0 ? { filter: typed } : {}),
      }),
    ),
  ];
};

/** Ordered by what matches: the beginning of the name, of a word in it, or a part of it. */
const calledSo = (cards: readonly CardHeader[], typed: string): readonly CardHeader[] => {
  const text = unquoted(typed);
  if (text === '') return cards.slice(0, MOST);
  const groups: CardHeader[][] = [[], [], []];
  for (const card of cards) {
    const name = card.name.toLowerCase();
    const at = name.indexOf(text);
    if (at === 0) groups[0]?.push(card);
    else if (name.includes(` ${text}`)) groups[1]?.push(card);
    else if (at > 0 && text.length >= PART) groups[2]?.push(card);
  }
  return groups.flat();
};

/** More than this no one reads before typing on, which brings the rest. */
const MOST = 250;

/** Shorter, it would be a part of too many names. */
const PART = 3;

const nearlyCalledSo = (cards: readonly CardHeader[], typed: string): readonly CardHeader[] => {
  const text = unquoted(typed);
  if (text.length < PART) return [];
  const byName = new Map(cards.map(card => [card.name, card]));
  return nearestCards(text, [...byName.keys()].map(comparedName), () => true).flatMap(name => byName.get(name) ?? []);
};

const unquoted = (typed: string): string =>
  (typed.startsWith('"') ? unquote(typed, 0, typed.length) : typed).toLowerCase();

const heldBy = (state: State, { id }: Player): readonly (readonly [string, string])[] => {
  const found = new Map<string, string>();
  for (const { owner, zone, name } of state.objects) {
    if (owner !== id || found.has(name)) continue;
    if (zone.kind === 'hand') found.set(name, 'in hand');
    else if (zone.kind === 'champion') found.set(name, 'in the Champion Zone');
    else if (zone.kind === 'facedown') found.set(name, 'facedown');
  }
  return [...found];
};

/** Sentences for a card of this type, where a line begins. */
export const sentenceOffers = ({ type }: CardTree): readonly Offer[] =>
  allForms()
    .filter(({ on }) => on === type?.text)
    .map(({ form, example, does }, order) => ({
      label: example,
      kind: 'snippet',
      rank: 'plain',
      order,
      detail: form,
      ...(does === '' ? {} : { documentation: does }),
    }));
