/**
 * The cards of a scenario's board that are off it: hands, decks, trashes, facedown cards, legends, champions, and
 * runes.
 */
import { BOUNDS } from '../../bounds.ts';
import { blankObject, plainPrint } from '../../game/play/tokens.ts';
import type { BattlefieldId, GameObject, ObjectId, PlayerId, Print, Zone } from '../../game/state/state.ts';
import type { LegendState, Name, SeveralRunes, Statement } from '../../language/syntax.ts';
import type { Cards } from '../names/cards.ts';
import type { Find } from '../names/find.ts';
import { sameName } from '../names/names.ts';
import { splitNames } from '../names/nameWithComma.ts';
import { type Fits, isChampion, isInDecks, isType, nearCard, unknownCard, wrongCard } from '../names/unknownCards.ts';
import { tooManyObjects } from '../report/excess.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { BoardUnit } from './boardUnits.ts';

export interface BoardCards {
  readonly objects: readonly BoardUnit[];
  /** The top card first. */
  readonly decks: ReadonlyMap<PlayerId, readonly ObjectId[]>;
  /** The top rune first. */
  readonly runeDecks: ReadonlyMap<PlayerId, readonly ObjectId[]>;
  /** Those chosen as the deck was built, wherever they are. */
  readonly chosenLegends: ReadonlyMap<PlayerId, readonly ObjectId[]>;
}

interface Reader {
  readonly find: Find<PlayerId>;
  readonly problems: Problem[];
  readonly cards: Cards;
}

const NOTHING: BoardCards = { objects: [], decks: new Map(), runeDecks: new Map(), chosenLegends: new Map() };

/** Cards in the order in which they are declared; their ids go on from `first`. */
export const readCards = (
  board: readonly Statement[],
  fields: readonly Statement[],
  first: number,
  reader: Reader,
): BoardCards => {
  if (!board.some(declaresCards)) return NOTHING;
  const objects: BoardUnit[] = [];
  const [decks, runeDecks, chosenLegends] = [new Map<PlayerId, ObjectId[]>(), new Map(), new Map()];
  let isFull = false;
  const add = (name: Name, print: Print, owner: PlayerId, zone: Zone, more: Partial<GameObject> = {}): ObjectId => {
    const id = (first + objects.length) as ObjectId;
    if (id === BOUNDS.objects && !isFull) {
      isFull = true;
      reader.problems.push(
        problem('flow/limit', name.span, `${tooManyObjects('With this card')} Those after it are left out.`),
      );
    }
    if (id < BOUNDS.objects) {
      const unit = blankObject(id, print, owner);
      objects.push({ at: name, unit: Object.assign(unit, { name: name.text, zone }, more) });
    }
    return id;
  };
  const printed = (name: Name, instead: Print['type'], fits: Fits = isInDecks, wanted?: string): Print => {
    // Nobody looks up what is left out.
    if (first + objects.length >= BOUNDS.objects) return plainPrint(name.text, instead);
    const print = reader.cards.print(name.text);
    if (print === null) return unknown(name, instead, fits, reader);
    if (wanted === undefined || print.type === instead) return print;
    // A bare name is that of a card without words where none of that name fits.
    if (name.quoted) reader.problems.push(wrongCard(name, print, wanted, reader.cards, fits));
    return plainPrint(name.text, instead);
  };
  for (const s of board) {
    for (const names of listsOf(s)) reader.problems.push(...splitNames(names, reader.cards));
    if (s.kind === 'trash') {
      const owner = reader.find(s.player);
      if (owner !== null) for (const c of s.cards) add(c, printed(c, 'unit'), owner, { kind: 'trash' });
    } else if (s.kind === 'battlefield') {
      const at = fields.indexOf(s);
      for (const a of s.attributes) {
        if (a.kind !== 'facedown' || at < 0) continue;
        const owner = reader.find(a.player);
        if (owner !== null) add(a.card, printed(a.card, 'spell'), owner, { kind: 'facedown', at: at as BattlefieldId });
      }
    } else if (s.kind === 'player') {
      const owner = reader.find(s.name);
      if (owner !== null) readPlayerCards(s, owner, { add, printed, decks, runeDecks, chosenLegends });
    }
  }
  const there = (id: ObjectId): boolean => id < first + objects.length;
  const only = (lists: ReadonlyMap<PlayerId, readonly ObjectId[]>) =>
    new Map([...lists].map(([owner, ids]) => [owner, ids.filter(there)]));
  return { objects, decks: only(decks), runeDecks: only(runeDecks), chosenLegends: only(chosenLegends) };
};

const declaresCards = (s: Statement): boolean =>
  s.kind === 'trash' ||
  (s.kind === 'battlefield' && s.attributes.some(a => a.kind === 'facedown')) ||
  (s.kind === 'player' && s.attributes.some(a => 'cards' in a || 'card' in a || a.kind === 'runes' || 'runes' in a));

/** The cards that it lists with commas between them. */
const listsOf = (s: Statement): readonly (readonly Name[])[] => {
  if (s.kind === 'trash') return [s.cards];
  return s.kind === 'player' ? s.attributes.flatMap(a => ('cards' in a ? [a.cards] : [])) : [];
};

interface Into {
  readonly add: (name: Name, print: Print, owner: PlayerId, zone: Zone, more?: Partial<GameObject>) => ObjectId;
  readonly printed: (name: Name, instead: Print['type'], fits?: Fits, wanted?: string) => Print;
  readonly decks: Map<PlayerId, ObjectId[]>;
  readonly runeDecks: Map<PlayerId, ObjectId[]>;
  readonly chosenLegends: Map<PlayerId, ObjectId[]>;
}

const readPlayerCards = (s: Extract<Statement, { kind: 'player' }>, owner: PlayerId, into: Into): void => {
  for (const a of s.attributes) {
    switch (a.kind) {
      case 'hand':
        for (const c of a.cards) into.add(c, into.printed(c, 'spell'), owner, { kind: 'hand' });
        break;
      case 'trash':
        for (const c of a.cards) into.add(c, into.printed(c, 'unit'), owner, { kind: 'trash' });
        break;
      case 'deck':
        into.decks.set(
          owner,
          a.cards.map(c => into.add(c, into.printed(c, 'unit'), owner, { kind: 'deck' })),
        );
        break;
      case 'legend': {
        const id = addLegend(a.card, owner, into, { kind: 'legend' }, a.states);
        if (a.by !== undefined) noteChosen(owner, [id], into);
        break;
      }
      case 'chosen': {
        const elsewhere = a.cards.filter(c => !isAdded(c, s));
        noteChosen(
          owner,
          elsewhere.map(c => addLegend(c, owner, into, { kind: 'outside' })),
          into,
        );
        break;
      }
      case 'champion':
        into.add(a.card, into.printed(a.card, 'unit', isChampion, 'a unit'), owner, { kind: 'champion' });
        break;
      case 'runes':
        addRunes(a, owner, into, { kind: 'base', player: owner }, { exhausted: a.exhausted });
        break;
      case 'rune deck':
        into.runeDecks.set(
          owner,
          a.runes.flatMap(each => addRunes(each, owner, into, { kind: 'rune deck' })),
        );
        break;
      default:
        break;
    }
  }
};

const addRunes = (
  { count, domain: { text: domain, span } }: SeveralRunes,
  owner: PlayerId,
  { add }: Into,
  zone: Zone,
  more: Partial<GameObject> = {},
): readonly ObjectId[] => {
  const name: Name = { text: `${domain} rune`, quoted: false, span };
  const print = plainPrint(name.text, 'rune');
  print.domains = [domain];
  print.marks = ['basic'];
  return Array.from({ length: count }, () => add(name, print, owner, zone, more));
};

const addLegend = (
  card: Name,
  owner: PlayerId,
  { add, printed }: Into,
  zone: Zone,
  states: readonly LegendState[] = [],
): ObjectId =>
  add(card, printed(card, 'legend', isType('legend'), 'a legend'), owner, zone, {
    exhausted: states.includes('exhausted'),
    timesEmpowered: states.includes('empowered') ? 1 : 0,
  });

const noteChosen = (owner: PlayerId, ids: readonly ObjectId[], { chosenLegends }: Into): void => {
  chosenLegends.set(owner, [...(chosenLegends.get(owner) ?? []), ...ids]);
};

/** Whether the line says of a legend that was chosen with the deck, too, that something has added it. */
const isAdded = (card: Name, s: Extract<Statement, { kind: 'player' }>): boolean =>
  s.attributes.some(a => a.kind === 'legend' && a.by !== undefined && sameName(a.card, card.text));

/** An unknown card is reported, and lies in its zone as a card without text. */
const unknown = (name: Name, instead: Print['type'], fits: Fits, { problems, cards }: Reader): Print => {
  const otherwise = 'describe it with a "card" block, or write the name without quotes for a card without words';
  if (name.quoted) problems.push(unknownCard(name, cards, fits, { otherwise, type: instead }));
  // `hand Vayne, Hunter`: two names that are the parts of one card's name are reported together.
  else if (!problems.some(({ span }) => span.start <= name.span.start && name.span.end <= span.end))
    problems.push(...nearCard(name, instead === 'legend' ? 'legend' : 'card', cards, fits));
  return plainPrint(name.text, instead);
};
