/** The offers for each kind of word that the parser wants: names, numbers, cards, rules. */

import { DOMAINS } from '../../../engine/domains.ts';
import { EDITIONS, type Edition, PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { LATER_RULESETS, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { MODES } from '../../../engine/game/state/state.ts';
import { KEYWORDS } from '../../../engine/keywords.ts';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { Kind } from '../../../engine/language/tokens/cursor.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import type { Analysis } from '../document/analysis.ts';
import { actionOnLine } from '../openings/readLine.ts';
import { appliedRules } from './applied.ts';
import { assignments } from './assignments.ts';
import { cardOffers } from './cards.ts';
import { legalAnswers, legalChoices } from './choices.ts';
import { type Offer, wordOffer } from './item.ts';
import { type CursorPlace, gearNames, placeNames, playerNames, unitNames } from './names.ts';
import { entryNames, type Fitting, refusingRules, rulesFor } from './rules.ts';

/** Where the cursor is, and what has been typed. */
export interface Wanting {
  readonly place: CursorPlace;
  readonly block: ScenarioBlock;
  /** The line in the block. */
  readonly at: number;
  readonly edition: Edition;
  /** Whether a rule's number may appear there: an edition is then that of the number. */
  readonly beforeRule: boolean;
  /** The beginning of the word at the cursor. */
  readonly typed: string;
}

/** What there is of a kind. */
export const offersOfKind = (analysis: Analysis, kind: Kind, wanting: Wanting): readonly Offer[] => {
  const { place, edition, typed } = wanting;
  const { book } = place;
  switch (kind) {
    case 'unit':
      return unitNames(place);
    case 'gear':
      return [...gearNames(place), ...cardsFor(analysis, kind, wanting)];
    case 'item':
    case 'source':
      return chosen(analysis, place);
    case 'card':
    case 'unit card':
    case 'gear card':
    case 'battlefield card':
    case 'legend card':
    case 'champion card':
    case 'hidden card':
    case 'new unit':
      return cardsFor(analysis, kind, wanting);
    case 'new gear':
    case 'new battlefield':
      return isOwnName(typed) ? [] : cardsFor(analysis, kind, wanting);
    case 'player':
      return playerNames(place);
    case 'place':
      return placeNames(place);
    case 'number':
      return place.sentence?.verb === 'assigns' && place.sentence.units.length === 0 ? wholeAssignments(place) : [];
    case 'signed':
      return CHANGES.map(wordOffer);
    case 'rule':
      return rulesFor(book, edition, typed, fittingScript(analysis, wanting));
    case 'faq':
    case 'ruling':
      return entryNames(book, kind);
    case 'edition':
      return (wanting.beforeRule ? EDITIONS : offeredEditions()).toReversed().map((each, order) => ({
        ...wordOffer(each, order),
        // In front of a rule's number it is distinguished from one.
        ...(wanting.beforeRule ? { insert: `${each}:`, rank: 'refused' as const } : {}),
      }));
    case 'mode':
      return MODES.map(wordOffer);
    case 'domain':
      return DOMAINS.map(wordOffer);
    case 'keyword':
      return keywordOffers(book, edition);
    default:
      return [];
  }
};

/** What a scenario can be run under: editions, and those that are played by the rules of the one before, by the names that say so. */
const offeredEditions = (): readonly Ruleset[] => [...PLAYED_EDITIONS, ...LATER_RULESETS];

const CHANGES: readonly string[] = ['+1 might', '+2 might', '-1 might', '-2 might'];

/** What can legally be chosen; if the game cannot tell, everything of that kind. */
const chosen = ({ context }: Analysis, place: CursorPlace): readonly Offer[] => {
  const { state, who, sentence, line } = place;
  if (state === undefined) return unitNames(place);
  const verb = sentence?.verb ?? '';
  if (verb !== 'chooses' && verb !== 'orders' && verb !== 'names')
    return [...legalChoices(state, line, context.cards), ...unitNames(place)];
  const isFurther = line.trimEnd().endsWith(',');
  const legal = who === undefined || isFurther ? [] : legalAnswers(state, who.id, verb);
  return [...legal, ...unitNames(place)];
};

const cardsFor = (analysis: Analysis, kind: Kind, { place, typed }: Wanting): readonly Offer[] => {
  const { state, who, sentence } = place;
  return cardOffers(analysis, { kind, typed, state, holder: HOLDS.has(sentence?.verb ?? '') ? who : undefined });
};

/** Verbs whose player has the card. */
const HOLDS: ReadonlySet<string> = new Set(['plays', 'hides']);

/** An unquoted word where a name is declared is the author's own: it never means a card. */
const isOwnName = (typed: string): boolean => typed !== '' && !typed.startsWith('"');

const wholeAssignments = ({ state, who }: CursorPlace): readonly Offer[] =>
  state === undefined || who === undefined ? [] : assignments(state, who);

/** The rules that refuse what the line says, and those that the script has applied before it. */
const fittingScript = (analysis: Analysis, { place, block, at, edition }: Wanting): Fitting => {
  const { state, book, line } = place;
  const action = state === undefined ? undefined : actionOnLine(state, line, analysis.context.cards);
  return {
    refusing: action === undefined ? [] : refusingRules(book, action.state, action.who, action.act),
    applied:
      place.sentence?.mood === '' ? appliedRules(analysis, block, edition) : appliedRules(analysis, block, edition, at),
  };
};

export const keywordOffers = (book: RuleBook, edition: Edition): readonly Offer[] =>
  KEYWORDS.map(({ name }, order) => {
    const detail = book.keywords.get(name)?.text;
    return {
      label: name,
      kind: 'property',
      rank: 'plain',
      order,
      ...(detail === undefined ? {} : { detail }),
      data: { keyword: name, edition },
    };
  });
